/**
 * English words that lie a letter or two from a word of this site and mean something else: "cancer" is no slip for
 * "cancel". Without them the speller would turn a question about anything into one about the product. One form of each
 * word is enough, since endings are cut off.
 */
export const realWords = `
  abide abode accent acceptance accidental accosted accursed aced acre actin actresses admirals admirer afflicted aide
  alloy alter ambience analysts ankle anointed appalled apparent apprised archives ardent arena arise arraignment
  arrivals arts atone attaches attacker attracts auction audition auditory authorize autopsy avail avenge avert awaits
  awake backwoods backyard baked bale ballroom balls banger banging banish banjo banker banned banter barbed barge
  barter bashed basin bass bathrobe batter battle beach bead beak beamed bean beast beat beater beaut beavers bedside
  beings believer belly bending bequeath biased bidding billions birth bitch bitter blabbing blade bland blankets
  blaring blasting blaze bleach bleak blind blink bloke blond blooming blow boar boarder bolder bona bones boobs
  booing boost booty bowed bowls boxer bragging braid brake bran branches brandy bras brats braver brawling bread
  breakers breath breather breech breezy bribe bridge brig brink britches broker brooding brook broth brothel bruising
  budge bugger bulls bullying burger burned businessmen butchered butter cackling cages cakes calculation caller camel
  canaries cancer cannon canst carbon carbs careless carpeting carriages carrier cart cartoon carve cast caterers
  caves cease cellar cells centers chafing challenger chanting chap chaplain charades charger charitable charred
  chaste cheater checkers cheek cheer cherries chess chick chili chill chimps chin chirping choir choke choosy chops
  chord chucked chuckling circulated clam clan clanging clanking clash class classic cleaner cleanest cleansed
  clinging clink clips cloak clone closer closest closet clot cloudy clout clover cloves clowning cluck clutches
  coarse coast coats cock cocker coed coils coincidence collaborate collaboration collection collective collector
  colonies combing comet commandos commence commend commendation commit commodity commoner communion communism
  communists commuter compadre compassion compelled competent competition compiled complement composer composite
  compute concealed conceited conception concepts concerts conclusion concocted concussion conducted conference
  confession confide confident confined conformed cons conservation construct consulted consumed contempt contend
  contention contest context continent continuum contractor contradict contrary contrast convened convent convention
  conversational converse conversion converted convicted conviction convince cooler cooped copier coping cords core
  corned coroner correctional correlation corrupted corruption cots couch counties coupe courtesy coven covert covet
  coworker cows cracker crackhead cramming cranked crass crate crawling creaking crease creative creature cremated
  crest crock crops crown crud crush crystal cults cultural cunt cured curry curse customary dairy dancer dangling
  daring darlings dawn deader deadline dealer dealt debt decade decay deceived deception decisive decks declared
  decode decoration decryption dedication deduce defeated defend defining delegate deli delusion demented demon
  demonstrating dense depleted depth deputies derail derive descends deserted desertion destination destined detained
  detect detector detention developed devise devote dictator differ difficulty digestion dilation diner directive
  director directory disagreed disapproval disclosure disco disguised disgusted disks dismissed dismount dispatcher
  disposed disrupted dissection distinct dive dividends divine division doable donation donor donut dopes dose dots
  doves downside dozed draft drain drank dread dreamt dreamy drips drivel driven driver drought drove drown drunk
  dunes eater editions education efficiency elect electric electrician elements emotions empire employer enchanted
  endorsement enduring energies enforce engage engine entrails entrees envoy eraser escorted ether evacuation evermore
  evolution exceeded excessive executed exhibit expelled experimental expert exploded exploited exploring explosion
  explosive exposing expulsion extensive extinction extort extract extradition fainting fairy faker fame famished
  farce farms farther fasten fatter faulty faxed feat feather feces feeding fella fellow fest festering fiction
  fiddling fiend filet filler filly filth finder finer fired fishy fixer fixtures flair flakes flare flaws fleeting
  flesh flies fling float floss flowery flown flunking followers font fore foreigner foremost foresight forgave forged
  forger forgiven forks forte forth forthright forum foxes fracture freezing fright fringe fruity fuels functional
  fund funky furnished furthest gallon games gases gavel generator gentlemen gentry girly giver gland glaze glide
  gloss goner goodbyes goodness gooks goons governess governmental governor gown grand grandeur grandfather grass
  grate grave greed greet grieving grilling grin groan groin groupies growl grownups grunting guaranteed guile guise
  hacker hairy hallway handler hardcore hardened harpy hast hater hatred haunt haven hazing headline healer healing
  healthy hearse hearth hearty heat heater heaving heirs hell helpless herbs herd herring hijacked hind hippy hisself
  historian historic hither hoarding hoist homestead homey homie honesty hoods hooker hooky hoops hooter horde hors
  horsey hose hounding howling humanity humid humility hunting huts identify imitations impact importance imposter
  impotent improper improvise inclined indebted indecent indications infected infections infer infested influence
  informative infraction ingested inherent initiate injected injections injure innocence innovative inserted insider
  insolent instruct instructors intention intentional interact interactive intercept interfere interior internal
  interpret intersection interview intro intruding intrusive inventor inverted invested itchy jacked jewel joker
  journals joust karate karma kings kinks kneel knobs knocking knots lads lakes lambs lances lands landslide larger
  laser lass latex lather latte latter launcher lawns layer leaky leaping leapt learner lease leash ledge lengthy lens
  lest lever libel licked lied lifelike lifeline lifer likable limbs limey limos liner linger listeners liter litter
  littlest liven liver loaves lobes locker locket lockup logic loins loner looker looming loon loops loosen looting
  loser louse lover lumps machinery maker males mangy manly mano manor marathon marginal mariachi marry martinis
  massage master mater maternal math mattress maxed meal meddle medic melon melting menacing menus merge merit micro
  mighty mikes mileage millionth mince miner mints misled mistaken mite moaning mobilize modem modesty modified moist
  moles momento momentum monkey monument moody mooning moose mopey moping mosey motel moth mounting mourning mousse
  mousy mouth movement mower mowing munch muse muster naked neath needy negligee negligent nerds neutered newer nicer
  niece nigh noisy noose nose nous novel novice nuns object objective oddest odor offed offender offense offspring
  olden omens opener opera operational operatives operators opposition ounce outdo outrage outsider ovens overboard
  overcoat overhead overhear overkill overlook overpaid overseeing oversight overweight pager pail painter palace
  palate panicked pants panty papal pardner parental parka parsley passages pasta pastures pasty patching pate patio
  patriots pavement pawing pawn peach peaks pecker pecking pedal peddling peeing peeper peeping penal pence percussion
  perky peroxide persona personnel pester petition petting petty phoney phonograph phony photographer photographic
  photography photon physical physicist picker picket pickin picky pies piety pillar pills pint pipes pissed pitchers
  pitching plaid plank planner plant players pleading pleasure plotting plugs plump plums plush poaching pods poets
  pointers pointy poise poker poles police ponder pooch poof porch portable ports poses positive postal potion
  pounding practise prancing praying precinct premises prepping presence presiding presumed pretender pretense pricey
  prick pride prime princes princess principals pristine prize proactive procession prod producer productive
  professors profiler program progress project projection promo promoter prompted prone proposed prose prosecuted
  prosecution prospect prosperity protective protector protest proven province prowess prune prying pubic pucker
  puddle punch puncture purge purse pushy quack quart quartet quest quickest quote rabid races racket rage raid rainy
  rally ranks ransom rapes rapid rational raves react reactions reactive realm reassure rebel recalled receding
  reception receptive reciting recon recorder recovered recruiter recurring reefer reeks reference reformed refuge
  refugees refute regain regal regeneration region registrar registry regulate regulations regulator rehearse reindeer
  reins rejected rejection relaxing relay remainder remanded renal rendered repaid repay repel repent replay reporter
  reprieve repulsed reputable rerouted rescinded researcher resented reset resisted resolved resort respectable
  responsive restrain retainer retarded retreated retrieve retriever revealed revel reversal reversed revolver
  revolves rewind rewriting rhythmic rider ridges righty rigs rinse risen rites roach roars robes rocker rocks rods
  root roster rotating rouse route ruined sable sacred safer sakes salty saluting salve sanction sand saran satin
  sauna saver savin savior scalp scams scanner scent schooner scold scoot score scorn scout screaming screwing scrip
  seaman sedation seduction seeds seeks seize selection selfless selves semen sentries sequence serenity sessions
  settlers seventh sever severity sexes shack shadowed shady shaft shagging shake shalt shaman shard shark shatter
  shawl shears sheep sheer shelters shifty shillings shiner shingle shiny shirt shit shocker shone shooter shores
  shorten shortest shove shower shred shrine shtick shunt sick sicker sidewalk sift sighs simplify sing sinister
  sinker sinner sins sipping sitter sixpence sixteenth skate sketchy skull slacking slain slapping slate slave slaying
  sleek sleepy sleet slick slicker slinging slit slums slurping smack smartest smite smoke smoother snack snake snaps
  snare snarling snatch sneak sneakers sneezing snide snitch snooping snore snort snout snows snuck soaring sociable
  socialist sock sole solid soothing sorta spanking spark sparkle speakeasy spear speciality specialize specialty
  specified speck spectral sped speed speeding spicy spill spilt spinning spinster spit splat splint spook sports
  spout sprang spraying spreader sprint sprung spying squeaking squealed stabbing stake stale stalking stallion stank
  staple star starch starters startled starving stateroom statistical statue status statutes steak stealing steam
  steering stems stickler sticky stiff sting stinger stink stinker stockroom stoked stomp stool stoop storm stormy
  stout stowed straighten straighter strain stranded strangest strangled strap strategic stray streaking strengthen
  strep stricken strides strokes stroller stronger struck structural strung stud stump stunk stunning sturdy stutter
  suave succeeds successor suction sued suing sundae sung superstitious supervisor supporters surge surpassed survival
  survivor suspense suspicion swamp swans swarming swaying sweat sweaters sweetest sweety swell swept swerve swill
  swimmers swine swing swingers swirling swoon sword swore synch tack takers tale talker tall tampered tane tarp tasty
  taunting taupe taxis teach tear technician techno teenage teeny teeth telethon tellin tempo temporal tent terminal
  testifying testy thee thick thickens thin thingy thirsty thirteenth thong thready threat threaten thriving throbbing
  throes thrown thru thrust thump tiara ticker ticket tickled tide tiger tiles timbers timid ting tipper toasting toes
  token tolling tones toons tooth totem touchy toughest towers trace tracer tract trader trail trainers traipsing
  traits tramp transform transition translating translator transporter trashing traveler treachery tread treaty triad
  tribal tribes trick trickery troll tropics trough truce truck trucker trusty tucked tuned turds tweaking twins
  twisting tying tyres unavoidable unbeatable unbreakable uncertainty undermine undertaken unfold unlisted unload
  unsaid unsolved untie untold upped usher vagrancy vague valve vegan vent vice viewer wager wailing waist waitress
  waived waiver waking waltzing wanderer wanting ward warrant warts washer watchdog watery weakened weakling weary
  weave weeds welding whacking whale whatsoever wheat whine whipping whirling whiter wholesome whomever whore
  whorehouse whosoever widen wider widow width wiggling wiles wines winner wiper wired wiser witch withdrawn withdrew
  wits wives woken woods wore worms worthy wouldst wound woven wretched wring writer yearn youse`;
