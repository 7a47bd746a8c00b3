/**
 * English words that lie a letter or two from a word of this site and mean something else: "cancer" is no slip for
 * "cancel". Without them the speller would turn a question about anything into one about the product. One form of each
 * word is enough, since endings are cut off.
 */
export const realWords = `
  abide abode accent acceptance accidental accosted accountable accursed aced acid acre actin actresses addition
  administrator admirals admirer adviser affair afflicted affliction aftershave agenda agents agreeable aide
  airfield airline airlock airplane airstrip airway allies alloy alongside alter ambience ammonia analysts ankle
  annulled anointed ant appalled apparent applaud applause apprised archives ardent arena arise armour arraignment
  arrival arts ascend assert assess atone attaches attacker attain attracts auction audition auditory author
  authorize automobile autopsy avail avenge avert awaits awake backpack backside backwoods backyard badass bait
  baked bale ballad ballet ballot ballroom balls bam bandage bandit bandstand banger banging banish banjo banker
  bankroll banned banter barbed barefoot barge barn barracks barrel barren barrier bartender barter baseball bashed
  basin basketball bass bat bathrobe bathtub batter battery battle beach bead beak beamed bean beast beat beater
  beaut beavers bedroom bedside beeper beeping beer beetle beggar beings believer believeth bellboy belly belt
  bending bequeath bestowed biased bid bidder bidding bien bikers billboard billions birth bitchy bitter blabbing
  blackboard blackout blade bland blankets blaring blasting blaze blazer bleach bleak blind blink bloke blond
  blooming blow blueprints blurry boa boar boarder boat bog bolder bolt bona bondage bones bonnet bono booing
  bookcase bookstore boom boost bootleg booty borderline bottomless bounty bout bowed bowels bowls boxer braces
  bragging braid brake bran branch brandy bras brats braver brawling bread breakers breakthrough breath breather
  bred breech breed breeder breezy brewing bribe bricks bridal bridge brig brink britches brittle broker brooch
  brooding brook broth bruising brush bubbling bucket budge buffer bug bugging buggy bulkhead bull bullet bully bun
  bungalow bunk bunnies burger burned busboy businessman businessmen butchered butt butter buzzer cabins cackling
  cadets cages cakes calculation caller camel cameraman camper campfire camping canaries cancer candid candlelight
  cannon canst canteen capability carbon carbs carefree careless caress carpeting carriages carrier carrot cart
  cartoon carve cashmere cast castle catalog caterers cavern caves cease cell cellar cellular center cents chafing
  challenger champs chanting chap chapel chaplain chapter charades charger charitable charred charter chaste chatter
  chatty cheater checkbook checkers cheek cheer cheery cheese cheesy cherries chess chic chick chili chill chimes
  chimps chin chipper chirping chisel choir choke choosy chopper chops chord chorus chucked chuckling circulate
  circulated circulation cite clam clan clanging clanking clapping clash class classic clause cleaner cleanest
  cleansed clerical cling clinical clink clips cloak clobbered clockwork clogged clone closer closest closet clot
  cloudy clout clover cloves clowning cluck clutch coarse coast coats cocker coed coil coincidence collaborate
  collaboration collection collective collector college collision colonies coma combing comet commandment commandos
  commence commend commendation commie commit commodity commoner commonplace commotion commune communion communism
  communists commute commuter compadre compass compassion compelled competent competition compiled complement
  components composer composite composition compute con conceal conceited conception concepts concerts conclusion
  concocted concussion conditioner condos conducted confer conference confession confide confident confined
  conformed confounded conservation consolation conspired constellation construct consulted consumed contempt
  contend contention contest context continent continuum contractor contradict contrary contrast convened convent
  convention conversational converse conversion converted convicted conviction convince cooler cooped cop copier
  copper copycat cord cordon core corned corns coroner corpse correctional correlation corrupted corruption corset
  cot cotton couch counselling countdown countermeasures counties countless countryside coupe courtesy courthouse
  courtroom courtship coven coverage covert covet coworker cows cracker crackpot crammed cramming cranked crass
  crate crater crawling crazed creaking creamed crease creation creative creator creature cremated crest crimes
  crisis critters crock crops crossroads crown crud crush crystal cuddling cult cultural cupboard cured curry curse
  cuss customary cutbacks cutthroat cylinder dairy damper dancer danger dangle dangling daring darker darkroom
  darling dart dawn daybreak daydream deader deadline dealer dealt deathbed debate debt decade decadent decay
  deceived deception decisive deck declared decode decoration decryption dedication deduce deed deer defeated defend
  defining delegate deli delight deluded delusion demented demise demon demonstrating den dense dent dependable
  depleted deploy depot depth deputies derail derive descends deserted desertion destination destined detain detect
  detector detention detest developed devise devised devote devour dew dial dicks dictator differ difficulty
  digestion dilated dilation diner dinnertime directive director directory dirt disagreeable disagreed disapproval
  disclosure disco discretion diseased disgrace disguised disgusted disk dismissed dismount dispatcher displaced
  disposed disrupted disruption dissect dissection distinct distortion ditty dive dividends divine division doable
  docks doghouse doll dome donation donor donut doorman doorstep dopes dose doth dots doves downfall downright
  downside dozed draft drain drank drapes dread dreamt dreamy drips drivel driven driver driveway drooling dropout
  drought drove drown drunk dual ducks dud duly dune dung duress dusk dust dye dyed eater edgy editions education
  efficiency elect electric electrician elements emotions empire employer enchanted endorsement enduring energies
  enforce engage engine enjoyable entrails entree envoy eraser escorted ether evacuation evermore evolution exceeded
  excessive executed exhibit exits expelled expense experimental expert exploded exploited exploring explosion
  explosive exposing expulsion extensive extinction extort extract extradition eyeball eyelids eyesight eyewitnesses
  factor faculty fainting fairy faker fallout fame famished fanfare faraway farce farewell farm farther fashionable
  fastball fasten fatality fatter faulty fax feat feather feces feeding feisty feline fella feller fellow femme fend
  fender fest festering fetish fiction fiddle fiddling fiend filet filler filly filth finder finer fired firsthand
  fishy fixer fixtures flair flakes flare flatten flavor flaws fleas fleet flesh flier flies fling float floss
  flowery flown flung flunking flyer foe foil followers font footage footprints footsteps footwear footwork fore
  foreigner foremost foresight forest forgave forged forger forgiven fork forsake forte forth forthright forum
  fossil foxes fracture frail freeway freezing freshman fret friendship fright frigid fringe fruity fuel functional
  fund funky funnel fur furnished furthest fusion gagged gal galley gallon gambled games gander gang gaping garment
  gases gavel gazing gender generator gentlemen gentry getaway gin girly git giveaway giver gland glaze glee glide
  glory gloss gloves goatee goats gobble goddess gon goner goo goodbyes goodness goofing gooks goons governess
  governmental governor gown grader grades grand granddad grandeur grandfather grass grate grave greed greenhouse
  greet grieving grilling grin grip grit groan groggy groin groupies groves growl grownups grunting guaranteed
  guidelines guile guise gum gunman gunpoint gunshot guru guts hacker haircut hairline hairy halftime hallowed
  hallway halo ham handbag handbook handgun handler handmade handout hangman hangover happiness harassing hardball
  hardcore hardened hardship hardworking harpy hast hater hatred haul haunt haven hay hazard hazing headless
  headline headphones headset headstrong healer healing healthy hearsay hearse heartbreak heartbroken heartfelt
  hearth hearty heat heater heaving heck heed heir hell helpless hen herbs herd hereafter hero herring hick hideaway
  hideout highway hijacked hill hind hinges hippy hips hisself hissing historian historic hither hitter hive
  hoarding hock hog hoist homecoming homemade homeowner homestead homework homey homie hon honesty honey hoods hooky
  hoops hooter hooves horde horror hors horseback horsepower horsey hose hostage hostess hotline hounding hounds
  household housekeeping housework hovering howling huddle hull humanity humid humility humour hunting hut hymn hype
  identify illness imitation impact importance imposter impotent improper improvise incest inclined indebted
  indecent indications indict infected infections infer infested influence informal informative informer infraction
  ingested inherent initiate initiation injected injections injure innocence innovative insect inserted insider
  insolent instruct instructors integrate intention intentional interact interactive intercept interfere interior
  internal interpret intersection interview intro intruding intrusive invasion inventor inverted invested invoke
  itchy jacked jackpot jeans jelly jest jewel jeweler jewelry joker journals joust juggle juice karate karma
  keyboard keyhole kickoff kiddie kidney kindred kings kinks kitten kneel knitting knives knobs knocking knots
  knowledgeable labor lad ladder ladylike lag lagoon lake lambs lances lands landslide larger laser lashes lass
  latex lather latte latter launcher lava lawman lawns lawsuit lawyer layer layman leader leaky leaping leapt
  learner lease leash ledge legend lengthy lens lesser lesson lest lever libel lice licked lied lifeless lifelike
  lifeline lifelong lifer lightweight likable likeness lilies limbs limey limo lineage liner linger lint lions lips
  listeners liter litter littlest liven liver livestock loaves lobes locker locket lockup loft logic loins loner
  looker lookout looming loon loops loosen loot loser lotion louse lovable lovebirds lover lowdown lowly lug lumps
  lunchtime lung lust machinery madman mailbox mailman mainframe makeover maker males malice malt mammal manger
  mangy mankind manly mano manor manpower mansion mapped marathon mare marginal mariachi marriage marry martinis
  massage masses masseuse mast master mater maternal math matinee mattress maxed mayhem meal meantime medal meddle
  medic melon melting mem memento memos men menacing mentor menus merge merit meters metres micro midday middleman
  midterm mighty mikes mileage miles milk millionth mime mince mindless minefield miner mingling minions mint misled
  mist mistaken mistook mistress mistrial mite moaning moat mobilize modem moderate modesty modified moist moisture
  mole molten momento momentum mon monkey montage monument mooch moody mooning moons moors moose moot mopey moping
  mosey motel moth mounting mourning mousse mousy mouth movement movers mower mowing mud mule mumbo munch muse mush
  mustache muster muzzle mystic nagging naked nameless napping neath needy negligee negligent neighbors neon nerds
  neutered newborn newer newfound newspaper newsstand nicer nickel niece nigh nightfall nighttime noisy noose nose
  nosy notches noticeable nous novel novice nun nuts object objective oddest odor offed offender offense offhand
  offspring olden olives omens oneself opener opera operational operatives operators opposition organ ounce outback
  outbreak outdo outdone outfit outgoing outlaw outlive outnumbered outpost output outrage outrun outsider ovens
  overboard overcoat overdoing overdue overgrown overhead overhear overkill overlook overpaid overrated overrun
  oversee oversight overthrow overtime overturned overweight overworked pact pad pager pail painter palace palate
  panicked panties pants panty pap papal paperwork parakeet parched pardner parental parka parsley particle
  partnership pas passage passive pasta pasture pasty patching pate patented patio patriots patrol pavement pawing
  pawn payback paycheck payday payoff peach peak pears peas pebble pecker pecking pedal peddling peeing peeper
  peeping peers penal pence penises peoples pep perch percussion perky peroxide persona personnel perversion pest
  pester pet petition petting petty phoney phonograph phony photographer photographic photography photon phrases
  physical physicist picker picket pickin pickups picky pies piety pigs pillar pills pilots pimp pinball pinhead
  pinpoint pint pipes pirate pissed pit pitchers pitching plaid plank planner plant plaster platter players pleading
  pleasure plotting plucked plugs plump plums plunge plush poachers poaching pocketbook pod poets pointers pointy
  poise poised poker pole police pollen polluted pollution pond ponder pooch poodle poof poorer porch pork port
  portable porters poses posh positive postage postal postcard postman posture potent potion potty pounding pout
  practise prancing praying precedes precinct premises prepping presence presentable presiding presumed pretender
  pretense pricey pride prime princes principals prison prisoner pristine privy prize proactive procession proclaim
  prod producer productive professors profiler program programmer progress project projection promo promoter
  prompted prone pronto proportion proposed proposition pros prose prosecuted prosecution prospect prosperity
  prostate protective protector protest proven province provision prowess prune prying pubic pucker pudding puddle
  puffed puking pulses punch puncture punk puny pup purest purge purity purse pushover pushups pushy putt putter
  puzzle quack quarry quart quarterback quartet quest questionable quickest quid quota quote rabbit rabble rabid
  raccoon races racket rage raid railroad rainy raisin rally ranks ransom rapes rapid rash rational rations raves
  rays react reactions reactive reader readiness realm reaper reassure rebel recalled receding reception receptive
  recess reciting recon recorder recovered recreate recruiter recurring redemption redhead redneck redo reefer reeks
  reference refined reflexes reform refuel refuge refute regain regal regeneration region registrar registry
  regulate regulations regulator rehearse reindeer reins rejected rejection relapse relaxing relay relive remainder
  remanded remedy removal renal rendered renowned repaid repairman repay repel repent rephrase replay replica
  reporter reprieve repulsed reputable rerouted reruns rescinded researcher resented reset reside resignation
  resisted resolved resort respectable respective responsive restrain restroom resurrection retainer retarded
  retirement retraction retreated retrieve retriever retro reunited revealed revel revered reversal reversed
  revolution revolver revolves rewind rewriting rhythmic riddance rider ridges rifles righty rigs ringer ringside
  rinse ripple risen rites roach roadblock roadside roars robes rocker rocks rods roller rooftop roommate roost
  rooster root roster rotating rotation rouse route rubber rubble ruckus rudder ruined rum runner runt runway ruse
  rustling rut sable sacred saddle safekeeping safer safest saints sakes salami salesman saline salmon saloon salty
  saluting salvation salve sample sanction sand sandwich sank sappy saran satin saucer saucy sauna saver savin
  savior sax scalp scam scandal scanner scenes scent schemes schooner scold scoops scoot score scorn scout screaming
  screwing scrip scurry scuttle seaboard seafood seaman seaweed secondhand secretive sedate sedation seduction seeds
  seeks seize selection selfless selves semen seminary senile senseless sensor sentries sequence serenity sesame
  sessions setback settlers seventh sever severity sewage sewers sewn sexes shabby shack shadow shady shaft shagging
  shake shalt shaman shameless shard shark shatter shawl shears sheep sheer shelters shield shifty shillings shimmy
  shiner shingle shiny shirt shit shiver shocker shone shooter shores shortage shortcut shorten shortest shorthand
  shortstop shotgun shots shove shovel showdown shower shred shrewd shrine shroud shtick shudder shunt shutdown
  shuttle sick sicker sickness sidekick sidelines sideshow sidewalk sift sighs silo simmer simplify sin sincerity
  sing sinister sinker sinner sipping sitter sixpence sixteenth sizzling skate sketchy ski skim skull skylight
  slacking slain slant slapping slate slave slaying sleek sleepless sleepy sleet slew slick slicker sling slipper
  slit slop slums slurping smack smartest smite smoke smoother smug smuggler smuggling snack snag snake snaps snare
  snarling snatch sneak sneakers sneezing snide snitch snooping snore snort snout snows snuck soaring soccer
  sociable socialist sock socket softball soil sole solid sonar soothing sordid sorrow sorta soundproof soundtrack
  soup southbound sow soy spacious span spanking spark sparkle spat spatter speakeasy spear speciality specialize
  specialty specified specify speck specs spectral sped speechless speed sphere spicy spikes spill spilt spine
  spinning spinster spit splat splint spook sports spotless spotlight spout sprang spraying spreader spree
  springtime sprint spruce sprung spun spurs spying squeaking squealed squirrel stabbing stake stale stalking
  stallion stance standpoint stank staple star starch starters startled starving stateroom statistical statue status
  statutes stead steak stealing steam steering stellar stems stepmother stereo stickler sticky stiff sting stinger
  stink stinker stockade stockroom stoked stomp stool stoop storm stormy stout stowed straighten straighter strain
  stranded strangest strangled strap strategic stray streaking streetcar strengthen strep stricken strides strife
  stripper strive stroke stroller stronger struck structural strung strut stud studio stump stunk stunning stunt
  sturdy stutter suave subjective subs succeeds successes successor sucker suction sued suing summit sundae sundown
  sung sunglasses sunlight sunrise sunset superstitious supervisor supper supporters surf surge surpassed survey
  survival survivor suspense suspicion suture swamp swans swarm swaying sweat sweaters sweepstakes sweetest
  sweetheart sweety swell swept swerve swill swimmers swine swing swingers swiped swirling switchboard swoon swoop
  sword swore swung syllable symmetry synch taboo tack tacos tact tails takeoff takeout takeover takers tale talker
  tall tampered tane tanning tar tarp tasteless tasty taunting taupe taxis teach teahouse teamwork teapot tear
  technician techno tee teenage teeny teeth telethon tellin tempo temporal tent terminal terrain testifying testy
  textbook theatre thee thereafter thesis thick thickens thigh thin thingy thirst thirsty thirteenth thong thorns
  thoughtless thready threat threaten threesome thrill thriller thriving throbbing throes throne thrown thru thrust
  thud thump thunder tiara ticker ticket tickled tidal tide tiger tile tilt timbers timeless timetable timid ting
  tipper toasted toasting toe toil token toll tones tonic tons toons tooth topless totem touchy toughest tours
  towers trace tracer tract trader trail trailer trainers traipsing traits tramp trample transform transition
  translating translator transport transporter trashing traveler treachery tread treaty triad tribal tribes trick
  trickery triplets tripod trite troll troop tropics trot troublesome trough trout truce truck trucker trustee
  trusty tucked tug tumble tumors tuned turds turnout turret turtles tweaking twins twisting tying typist tyres
  ulcers unavoidable unbeatable unbreakable uncertainty underdog undermine undersea understatement understudy
  undertaken underwear underworld undress unfold unlisted unload unsaid unsolved untie untold upped upstate usher
  vacant vagrancy vague valleys valve varmint vary vegan vent vest vice viewer viewpoint volume wad waffle wager
  wailing waist waitress waive waived waiver waking wallpaper waltzing wand wanderer wanting ward warmth warped
  warrant warts washer watchdog watchman waterfall waterfront waterproof watery weakened weakling weary weatherman
  weave wedlock weed welding whacking whale whatsoever wheat whim whine whipping whirling whirring whiter wholesome
  whomever whooping whoosh whorehouse whosoever widen wider widow width wiggling wiles willpower windbag windmill
  wines winner wiper wire wired wiser wit witch withdrawn withdrew wither withheld wives woken woods wore workload
  workman workout workplace workshop worm worthy wouldst wound woven wretched wring wrists writer yearbook yearn
  youse`;
