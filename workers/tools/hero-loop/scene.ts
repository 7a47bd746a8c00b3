/**
 * The hero loop: one order goes through the shop-house. It is a pure function from a moment to a picture, so the poster
 * (`drawScene(0)`) is the video's first frame, and the last frame runs into the first.
 *
 * 0 s  the order is being spoken at the Sales Desk, and writes itself down as a slip
 * 1 s  the slip takes the lift to the Storeroom, where a jar leaves the shelf for it
 * 4 s  both come up to the Cash Register; a UPI payment arrives, and the slip is ticked
 * 6 s  the jar is packed, the slip goes on as its invoice, and the parcel slides out to the scooter
 * 9 s  the next scooter pulls up, and the next order is spoken
 */
import {
  box,
  buta,
  cut,
  dot,
  folded,
  jar,
  jars,
  line,
  type Point,
  paint,
  person,
  place,
  round,
  row,
  slip,
  stamp,
  tick,
} from "./shapes.ts";

export const size = { width: 960, height: 600 } as const;

/** The loop's length. */
export const seconds = 10;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** From standstill to standstill. */
const smooth = (share: number): number => share * share * share * (share * (share * 6 - 15) + 10);
/** Arrives, goes a little too far, and comes back: paper that is put down. */
const spring = (share: number): number => 1 + 2.4 * (share - 1) ** 3 + 1.4 * (share - 1) ** 2;
/** Draws back before it goes. */
const hesitate = (share: number): number => share * share * (2.6 * share - 1.6);
/** Leans back a little, and is off. */
const pull = (share: number): number => share * share * (1.6 * share - 0.6);
/** Comes in fast and rolls to a stop. */
const brake = (share: number): number => 1 - (1 - share) ** 3;
/** Faster and faster, as things fall. */
const fall = (share: number): number => share * share;
const plain = (share: number): number => share;

/** How much of the time from `start` to `end` has gone, eased. */
function span(t: number, start: number, end: number, ease: (share: number) => number = smooth): number {
  return ease(clamp((t - start) / (end - start)));
}

/** Up at `start`, down again at `end`, each over `edge` seconds; an `end` past the loop's end goes on at its beginning. */
function during(t: number, start: number, end: number, edge = 0.35): number {
  const at = (moment: number) => span(moment, start, start + edge) * (1 - span(moment, end - edge, end));
  return Math.max(at(t), at(t + seconds));
}

/** Where something is on its way through `stops`: each is when it gets there, where, and how the way there is eased. */
type Stop = readonly [time: number, value: number, ease?: (share: number) => number];
function through(t: number, stops: readonly Stop[]): number {
  let value = stops[0]?.[1] ?? 0;
  for (const [index, [time, to, ease]] of stops.entries()) {
    const before = stops[index - 1];
    if (before && t > before[0]) value = between(before[1], to, span(t, before[0], time, ease));
  }
  return value;
}

/** A throw from one place to another that rises `height` above the straight way. */
function thrown([fromX, fromY]: Point, [toX, toY]: Point, height: number, share: number): Point {
  return [between(fromX, toX, share), between(fromY, toY, share) - height * 4 * share * (1 - share)];
}

/** A short squash at `moment`, for things that land: the factor by which the height shrinks. */
function landing(t: number, moment: number, depth = 0.14): number {
  const since = t - moment;
  if (since < 0 || since > 0.5) return 1;
  return 1 - depth * Math.sin((since / 0.5) * Math.PI * 2) * (1 - since / 0.5);
}

/** A thing on its foot, squashed by a landing without changing its mass. */
function set([x, y]: Point, drawing: string, squash: number): string {
  return place(x, y, drawing, { scaleX: 2 - squash, scaleY: squash });
}

const counter = 246;
const street = 322;
const floor = 574;
const lift = 385;
const shelf = 446;

/** Light on a room's wall: the lamp, its cone, and after the things are drawn, the dark that covers the rest. */
function lamp(x: number, y: number, foot: number, deep: string, lit: number): string {
  const spread = Math.round((foot - y) * 0.45);
  return (
    place(0, 0, cut(paint.pale, `M${x - 20} ${y + 36}h40L${x + spread} ${foot}H${x - spread}z`), { opacity: lit }) +
    place(0, 0, cut(paint.marigold, `M${x - 14} ${y + 36}h28q-14 20-28 0z`), { opacity: lit }) +
    cut(deep, `M${x - 2} ${y}h4v18l20 20h-44l20-20z`)
  );
}

const dark = (d: string, lit: number): string => place(0, 0, cut(paint.ink, d), { opacity: 0.15 * (1 - lit) });

/** The street, what lies under it, and whoever is at the kerb; the house is drawn over its left edge. */
function outside(t: number): string {
  const away = through(t, [
    [8.55, 0],
    [9.2, 330, pull],
  ]);
  const back = between(-300, 0, span(t, 9.15, 9.95, brake));
  const x = 862 + (t > 9.15 ? back : away);
  const rolling = (t > 8.55 && t < 9.15) || (t > 9.15 && t < 9.9);
  const dip = 5 * (1 - landing(t, 8.37, 0.9));
  const wheel = `M-46-22${dot(22)}M50-22${dot(22)}`;
  const hub = `M-46-22${dot(8)}M50-22${dot(8)}`;
  const lean = t > 8.5 && t < 9.2 ? -5 * Math.sin(clamp((t - 8.5) / 0.7) * Math.PI) : 0;
  const rider = person({
    skin: paint.skinDeep,
    hair: "helmet",
    hairFill: paint.teal,
    top: paint.teal,
    hands: [
      [14, -38],
      [24, -40],
    ],
    look: between(1.4, -1.2, during(t, 7.4, 8.5, 0.3)),
  });
  const scooter =
    cut(paint.ink, wheel) +
    cut(paint.white, hub) +
    place(
      0,
      dip,
      line(paint.ink, 5, "M-30-66H-96") +
        cut(paint.marigold, "M-78-28Q-76-62-30-62L-8-60 4-30H26L36-98 50-99 58-46Q36-46 32-18H-14Q-22-46-78-28z") +
        cut(paint.ink, "M-38-72h52v10h-54zM28-104l32-5 1 9-24 3z") +
        place(-10, -34, rider, { scale: 1.75 }) +
        line(paint.ink, 15, "M-8-66L22-60 16-26h10") +
        cut(paint.pale, "M56-92a6 8 0 1 1 0 15z"),
    );
  const dust = rolling && t < 9.15 ? clamp((t - 8.7) / 0.45) : 0;
  const puff = place(790, 312, cut(paint.earth, `M0 0${dot(9)}M-20 3${dot(6)}M-8-14${dot(5)}`), {
    scale: 0.5 + dust,
    opacity: dust > 0 ? 1 - dust : 0,
  });
  return (
    cut(paint.marigold, `M878 84${dot(40)}`) +
    cut(paint.paperDeep, "M730 322V196l44-3v-30l58-2 2 58 30-1V178l52-4 1 70 50-2v80z") +
    cut(paint.paper, stamp("h12v16h-12z", [786, 180], [786, 212], [900, 194])) +
    line(paint.inkSoft, 2, "M730 58Q850 96 970 44") +
    cut(paint.pink, stamp("l10 24 12-22z", [760, 68], [860, 77])) +
    cut(paint.teal, stamp("l12 22 10-24z", [810, 75], [912, 66])) +
    cut(paint.earth, "M700 326H970V610H700z") +
    cut(paint.paper, "M776 402l34-8 18 16-22 20z", ' opacity=".6"') +
    cut(paint.redDeep, "M846 500q-30-30 12-44l-4-12h46l-4 12q42 14 12 44-30 14-62 0z") +
    cut(paint.brass, stamp(dot(8), [866, 438], [886, 439], [876, 426])) +
    cut(paint.inkSoft, "M700 322L970 320V334L700 336z") +
    puff +
    place(x, street, scooter, { turn: lean })
  );
}

/** The visible part of the upper floor: two people's feet, and a sofa's. */
const upstairs =
  cut(paint.pinkTint, "M30-4H720V30H30z") +
  cut(paint.pinkDeep, "M120-4h220v18h-6l-4 16h-10l-2-16H144l-2 16h-10l-3-16h-9z") +
  cut(paint.ink, "M180-4h18l-2 34h-24l1-8 8-2zM236-4h18l6 24 9 3v7h-26z") +
  cut(paint.red, "M560-4h52l-8 34h-36z") +
  cut(paint.pink, "M400 24h108v6H400z");

function salesDesk(t: number): string {
  const lit = during(t, 8.95, 12.0);
  const speaking = during(t, 9.35, 11.15, 0.25);
  const up = during(t, 9.0, 11.75, 0.45);
  const hand: Point = [between(30, 13, up), between(-43, -71, up)];
  const [px, py] = [152 + hand[0] * 2.3, 350 + hand[1] * 2.3];
  const voice = (delay: number) => speaking * (0.4 + 0.6 * Math.max(0, Math.cos((t / 0.5 - delay) * 2 * Math.PI)));
  const ring = 7 * Math.sin((t - 1.5) * 40) * during(t, 1.5, 2.1, 0.15);
  const steam = Math.sin((t / 2.5) * 2 * Math.PI);
  const body =
    cut(paint.blueTint, "M30 44L336 43V322L30 323z") +
    lamp(152, 44, counter, paint.blueDeep, lit) +
    line(paint.blueDeep, 2, "M28 76Q150 106 338 70") +
    cut(paint.white, "M44 84l28 5-3 38-28-4z") +
    cut(paint.marigold, "M84 92l28 2-1 38-29-2zM54 78h7v13h-7zm40 9h7v12h-7z") +
    cut(paint.blue, "M48 98l18 2v5l-18-3zm-1 10l14 2v4l-14-2zm43-3h16v5h-16zm0 11h11v4h-11z") +
    place(
      152,
      350,
      person({
        skin: paint.skin,
        hair: "short",
        top: paint.blue,
        hands: [[-8, -35], hand],
        look: between(0.8, -0.2, up),
        nod: between(0, 4, up) + speaking * 2 * Math.sin((t / 1) * 2 * Math.PI),
        mouth: speaking * (0.5 + 0.5 * Math.sin((t / 0.4) * 2 * Math.PI)),
      }),
      { scale: 2.3 },
    ) +
    place(px, py, cut(paint.ink, "M-9-20L9-22 13 14-5 16z"), { turn: between(74, 8, up) }) +
    cut(paint.skin, `M${round(px - 1)} ${round(py + 4)}${dot(7)}`) +
    // Chai, and the bell that says the order is in.
    cut(paint.white, "M56 214h26l-4 32H60z") +
    cut(paint.brass, "M58 222h22l-3 22H61z") +
    line(paint.white, 3, `M65 206q${round(4 * steam)}-6 0-12M74 206q${round(-4 * steam)}-6 0-12`) +
    place(292, 246, cut(paint.marigold, "M-18-4q0-20 18-20t18 20zM-4-31h8v8h-8zM-24-4h48v5h-48z"), { turn: ring }) +
    cut(paint.blue, "M40 256L327 255 329 324 42 324z") +
    cut(paint.blueTint, stamp("l11-14 11 14-11 14z", ...row(58, 290, 42, 6)), ' opacity=".5"') +
    cut(paint.blueDeep, "M33 246L335 245 334 259 32 258z");
  const waves =
    place(202, 190, line(paint.blue, 4, "M0-7q7 7 1 16"), { opacity: voice(0) }) +
    place(214, 190, line(paint.blue, 4, "M0-14q12 14 2 30"), { opacity: voice(0.3) });
  return body + dark("M30 44L336 43V322L30 323z", lit) + waves;
}

const shareOfWay = (from: Point, to: Point, share: number): Point => [
  between(from[0], to[0], share),
  between(from[1], to[1], share),
];

/** The storekeeper's hands: the left takes the jar from the shelf, the right one puts it on the lift. */
function keeperAt(t: number): { left: Point; right: Point; jar: Point; hand: Point; sway: number; nod: number } {
  const reach = span(t, 2.1, 2.65);
  const carry = span(t, 2.75, 3.15);
  const give = span(t, 3.15, 3.5);
  const home = span(t, 3.6, 4.1);
  const restLeft: Point = [286, 500];
  const restRight: Point = [312, 506];
  const held: Point = [300, 490];
  const reached = shareOfWay(shareOfWay(restLeft, [238, shelf - 22], reach), held, carry);
  const left = shareOfWay(reached, restLeft, span(t, 3.2, 3.7));
  const given = shareOfWay(shareOfWay(restRight, [316, 490], carry), [372, 478], give);
  const right = shareOfWay(given, restRight, home);
  return {
    left,
    right,
    jar: shareOfWay(shareOfWay([236, shelf], [308, 512], carry), [lift, 500], give),
    hand: carry < 1 ? left : right,
    sway: -7 * reach + 7 * carry + 9 * give - 9 * home,
    nod: -3 * reach + 3 * carry + 4 * give - 4 * home,
  };
}

function storeroom(t: number): string {
  const lit = during(t, 1.55, 4.3);
  // Every jar moves up one place, and the last comes from behind the wall.
  const along = 52 * span(t, 3.0, 3.6, spring);
  const shelved = [28, 80, 132, 184].map((x): Point => [x + along, shelf]);
  const onShelf = jars(...shelved, ...(t < 2.7 ? [[236, shelf] as const] : []));
  const { left, right, sway, nod } = keeperAt(t);
  const own = ([x, y]: Point): Point => [(x - 298 - sway) / 2, (y - floor) / 2];
  const keeper = person({
    skin: paint.skinDeep,
    hair: "bun",
    hairFill: paint.inkSoft,
    top: paint.white,
    skirt: paint.white,
    drape: paint.marigold,
    hands: [own(left), own(right)],
    look: through(t, [
      [1.7, 0],
      [2.0, 1.6],
      [2.15, 1.6],
      [2.4, -1.6],
      [2.8, -1.6],
      [3.2, 1.6],
      [4.2, 1.6],
      [4.6, 0],
    ]),
    nod,
  });
  const tail = 5 * Math.sin((t / 2.5) * 2 * Math.PI);
  return (
    cut(paint.redTint, "M28 352L720 351V576L28 577z") +
    place(0, 0, line(paint.red, 8, "M62 372h26m28 0h26M474 390h26m120-20h26"), {
      opacity: 0.2,
    }) +
    lamp(300, 352, floor, paint.redDeep, lit) +
    cut(paint.redDeep, "M28 446L266 445V454L28 455zM28 520H266V526H28zM252 366L260 365 261 574H252z") +
    cut(paint.redDeep, "M440 452L712 451V459L440 460zM448 370h8v204h-8zm248 0h8v204h-8z") +
    place(80, 520, folded(paint.blue, paint.white, paint.red)) +
    place(150, 520, folded(paint.marigold, paint.pink)) +
    place(216, 520, folded(paint.green, paint.white)) +
    place(88, floor, box(paint.marigold, paint.pale, 76, 42)) +
    place(190, floor, box(paint.red, paint.redTint, 66, 38)) +
    place(500, 452, box(paint.brass, paint.pale, 62, 46)) +
    place(572, 452, folded(paint.red, paint.marigold, paint.blue)) +
    place(648, 452, box(paint.red, paint.redTint, 54, 54)) +
    cut(
      paint.red,
      "M474 574Q458 530 484 520L520 522Q548 534 530 574zM632 574Q614 536 636 524L668 522Q694 540 676 574z",
    ) +
    cut(paint.marigold, "M484 522Q502 500 522 524zM634 526Q652 504 672 524z") +
    cut(paint.ink, "M560 574Q548 546 568 538L566 520 579 530 590 519 594 536Q618 542 616 566 624 570 620 574z") +
    line(paint.ink, 6, `M612 571q22 3 20-14 ${round(-tail / 2)}-8 ${round(tail)}-14`) +
    cut(paint.marigold, "M573 533h4v5h-4zm11-1h4v5h-4z") +
    line(paint.redDeep, 3, "M354 352V570M416 352V570") +
    onShelf +
    place(298 + sway, floor, keeper, { scale: 2 }) +
    cut(paint.redDeep, "M26 570L722 569V580L26 581z") +
    dark("M28 352L720 351V580L28 581z", lit)
  );
}

/** The card that announces the payment. */
const paidCard =
  cut(paint.white, "M-62-27L61-28 63 26-61 28z") +
  line(paint.ink, 5, "M-47-12h15M-47-5h15M-45-12q9 0 9 7t-9 7h-2l11 11") +
  line(paint.ink, 5, "M-20-7q1-6 7-6 9 1 6 9-2 4-13 16h15M14-12L3 4h16M14-3v15M34-12q-8 0-8 12t8 12 8-12-8-12z") +
  place(62, -24, tick, { scale: 1.5 });

function cashRegister(t: number): string {
  const lit = during(t, 3.95, 8.5);
  const arrival = 5.45;
  const jolt = landing(t, arrival, 0.1);
  const drawer = 26 * span(t, 5.5, 5.75, spring) * (1 - span(t, 6.5, 6.85));
  // Her left hand takes the slip from the lift, holds it, puts it on the box and pushes.
  const boxX = parcelAt(t)[0];
  const [slipX, slipY] = slipAt(t);
  const holding = span(t, 4.35, 4.75) * (1 - span(t, 7.75, 8.1));
  const rest: Point = [516, 240];
  const left: Point = [between(rest[0], slipX + 10, holding), between(rest[1], slipY + 20, holding)];
  const pushing = span(t, 7.35, 7.5) * (1 - span(t, 7.72, 8.0));
  const hand: Point = [between(left[0], Math.min(boxX, 560), pushing), between(left[1], 214, pushing)];
  const tap = during(t, 5.0, 5.4, 0.18);
  const right: Point = [between(596, 600, tap), between(214, 194, tap)];
  const own = ([x, y]: Point): Point => [(x - 548) / 2.2, (y - 348) / 2.2];
  const register =
    cut(paint.brass, "M-70 0L-64-46-40-74 42-76 58-48 66 0z") +
    cut(paint.marigold, "M-48-106Q-2-122 46-108L46-72-46-70z") +
    cut(paint.ink, "M-36-100L36-102V-82L-36-80z") +
    line(paint.pale, 5, "M-26-91h12m8 0h12m8 0h12") +
    line(paint.white, 8, "M-40-56h.1m18 0h.1m18 0h.1m18 0h.1m18 0h.1M-48-36h.1m22 0h.1m22 0h.1m22 0h.1m22 0h.1") +
    cut(paint.ink, `M-62-16L56-18V${round(-8 + drawer / 3)}L-62 ${round(-6 + drawer / 3)}z`) +
    (drawer > 1 ? cut(paint.marigold, `M-60 ${round(-16 + drawer / 3)}H56v${round(drawer / 2)}h-116z`) : "") +
    line(paint.ink, 5, "M64-26q18-8 14-34");
  const pulse = during(t, arrival, 6.1, 0.25);
  const wall = "M432 44L720 43V246H432z";
  return (
    cut(paint.greenTint, "M432 44L720 43V322L432 323z") +
    lamp(548, 44, counter, paint.greenDeep, lit) +
    cut(paint.green, stamp("l10 24 10-24z", [448, 48], [490, 54], [588, 54], [630, 52], [672, 47])) +
    cut(paint.marigold, stamp(dot(9), [440, 48], [479, 54], [521, 58], [577, 57], [619, 54], [661, 50], [703, 46])) +
    place(
      548,
      348,
      person({
        skin: paint.skinFair,
        hair: "plait",
        top: paint.green,
        drape: paint.pale,
        hands: [own(hand), own(right)],
        look: through(t, [
          [4.2, 0],
          [4.5, -1.6],
          [4.8, -1.6],
          [5.1, 1.6],
          [6.0, 1.6],
          [6.3, -1.6],
          [7.4, -1.6],
          [8.0, 1.8],
          [8.8, 1.8],
          [9.2, 0],
        ]),
        nod: -4 * during(t, 6.2, 7.5, 0.4),
      }),
      { scale: 2.2 },
    ) +
    place(646, counter, register, { scaleX: 0.9 * (2 - jolt), scaleY: 0.9 * jolt }) +
    dark(wall, lit) +
    packing(t) +
    cut(paint.green, "M431 256H730L728 324H431z") +
    cut(paint.greenTint, stamp(buta, ...row(462, 298, 40, 3), [704, 298]), ' opacity=".6"') +
    // A made-up pattern: it looks like a code, and no phone will read it.
    place(
      636,
      290,
      cut(paint.white, "M-24-27L25-28 24 27-25 26z") +
        cut(
          paint.ink,
          "M-18-20h13v13h-13zm23 0h13v13H5zM-18 6h13v13h-13zm15-24h5v10h-5zm2 16h8v6h-8zm10-2h8v5H9zm-6 14h6v6H3zm10-4h6v11h-6z",
        ),
      { scale: 1 + 0.1 * pulse },
    ) +
    dark("M431 256H730L728 324H431z", lit)
  );
}

/** The place of the box: on the counter, on its way out, on the scooter, and away with it. */
function parcelAt(t: number): Point {
  if (t < 7.4) return [472, counter];
  if (t < 7.98) return [between(472, 752, span(t, 7.4, 7.98)), counter];
  if (t < 8.37) return thrown([752, counter], [796, street - 68], 46, span(t, 7.98, 8.37, plain));
  const ride = through(t, [
    [8.55, 0],
    [9.2, 330, pull],
  ]);
  return [796 + ride, street - 68 + 5 * (1 - landing(t, 8.37, 0.9))];
}

/** The place of the slip's middle. */
function slipAt(t: number): Point {
  const tray = trayAt(t) - 31;
  if (t < 1.15) return [270, 118];
  if (t < 1.65) return thrown([270, 118], [lift, 215], 46, span(t, 1.15, 1.65, plain));
  if (t < 4.35) return [lift, tray];
  if (t < 4.75) return thrown([lift, 215], [493, 172], 40, span(t, 4.35, 4.75));
  const raised: Point = [493, between(172, 112, span(t, 5.95, 6.3))];
  if (t < 6.95) return raised;
  const onBox: Point = [parcelAt(t)[0] + 12, parcelAt(t)[1] - 26];
  return t < 7.25 ? thrown([493, 112], onBox, 16, span(t, 6.95, 7.25, hesitate)) : onBox;
}

/** The height of the lift's tray. */
function trayAt(t: number): number {
  return through(t, [
    [1.7, counter],
    [2.4, 500],
    [3.6, 500],
    [4.3, counter],
  ]);
}

/** The jar on its way from the shelf to the box, with the hand that holds it. */
function jarAt(t: number): string {
  if (t < 2.7 || t > 6.8) return "";
  if (t < 3.5) {
    const keeper = keeperAt(t);
    const [x, y] = keeper.hand;
    return place(...keeper.jar, jar) + cut(paint.skinDeep, `M${round(x)} ${round(y)}${dot(6)}`);
  }
  if (t < 4.3) return place(lift, trayAt(t), jar);
  if (t < 4.7) return place(...thrown([lift, counter], [472, counter], 44, span(t, 4.3, 4.7, plain)), jar);
  const lifted = 66 * span(t, 6.2, 6.5, hesitate) * (1 - span(t, 6.55, 6.8, fall));
  return set([472, counter - lifted], jar, landing(t, 4.7));
}

/** From here on the jar is between the back of its box and the front. */
const boxed = 6.15;

/** The box that rises from under the counter, the jar that drops into it, the lid and the tape. */
function packing(t: number): string {
  if (t < boxed || t > 9.3) return "";
  const rise = 66 * (1 - span(t, boxed, 6.5, spring));
  const [x, y] = parcelAt(t);
  const close = span(t, 6.85, 7.1, spring);
  const lid = between(30, 0, close);
  const back = cut(paint.redDeep, `M-37-52L${round(-37 - lid / 4)} ${round(-57 - lid)}H${round(37 + lid / 4)}L37-52z`);
  const front = cut(paint.red, "M-38-58L38-57 37 0-38 0z");
  const tape = close > 0.5 ? cut(paint.pale, "M-8-61h16v29h-16z") : "";
  const squash = landing(t, 6.8, 0.12) * landing(t, 7.25, 0.06) * landing(t, 8.37, 0.16);
  return (close < 1 ? place(x, y + rise, back) : "") + jarAt(t) + set([x, y + rise], front + tape, squash);
}

/** The things that travel between the rooms, drawn over them. */
function travellers(t: number): string {
  const tray = trayAt(t);
  const written = span(t + (t < 5 ? seconds : 0), 9.4, 10.55, plain);
  const shown = t < 5 ? 1 - span(t, 0.95, 1.15, hesitate) : span(t, 9.2, 9.6, spring);
  const bubble =
    cut(paint.marigold, "M-58-44Q0-48 57-43 63 0 57 42 20 45-16 43L-44 62-40 43Q-58 42-59 0z") +
    place(-26, 30, jar) +
    line(paint.ink, 6, `M10-18h${round(34 * clamp(written * 3))}`) +
    (written > 0.36 ? line(paint.ink, 6, `M10 0h${round(26 * clamp(written * 3 - 1))}`) : "") +
    (written > 0.7 ? line(paint.white, 6, `M10 18h${round(32 * clamp(written * 3 - 2))}`) : "");
  const paid = span(t, 5.85, 6.15, spring);
  const born = 1.2 * span(t, 0.98, 1.2, spring);
  const [sx, sy] = slipAt(t);
  const turn = through(t, [
    [1.15, -6],
    [1.65, 0],
    [4.4, 0],
    [4.75, 8],
    [6.95, 8],
    [7.25, -4],
  ]);
  const [coinX, coinY] = thrown([1010, 40], [646, 134], 40, span(t, 4.75, 5.45, plain));
  const coin =
    cut(paint.brass, `M2 3${dot(21)}`) +
    cut(paint.marigold, `M0 0${dot(21)}`) +
    line(paint.white, 4, "M-8-10H8M-8-3H8M-6-10q10 0 10 7t-10 7h-2L4 14");
  const card = span(t, 5.5, 5.85, spring) * (1 - span(t, 7.2, 7.45, hesitate));
  return (
    line(paint.ink, 3, `M${lift} 62V${round(tray - 66)}`) +
    line(
      paint.brass,
      4,
      `M${lift - 32} ${round(tray + 3)}L${lift} ${round(tray - 68)}L${lift + 32} ${round(tray + 3)}`,
    ) +
    cut(paint.marigold, `M${lift - 37} ${round(tray)}h74v9h-74z`) +
    (t > 0.98 && t < 9.3
      ? place(sx, sy, slip(paid), { scale: born * (t > 6.95 ? between(1, 0.86, span(t, 6.95, 7.25)) : 1), turn })
      : "") +
    (t < boxed ? jarAt(t) : "") +
    place(270, 120, bubble, { scale: shown }) +
    (t > 4.75 && t < 5.47 ? place(coinX, coinY, coin, { turn: -40 * (5.45 - t) }) : "") +
    place(636, 96, paidCard, { scale: card, turn: -3 })
  );
}

/** The camera: the whole house, then nearer to the active room, never past the paper's edge. */
function camera(t: number): { x: number; y: number; zoom: number } {
  const near = 1.2;
  return {
    zoom: through(t, [
      [0.2, 1],
      [1.1, near],
      [8.3, near],
      [9.3, 1],
    ]),
    x: through(t, [
      [1.6, 0],
      [2.4, 0.12],
      [3.5, 0.12],
      [4.4, 0.75],
      [7.5, 0.75],
      [8.2, 1],
    ]),
    y: through(t, [
      [1.6, 0],
      [2.4, 1],
      [3.5, 1],
      [4.4, 0],
      [8.0, 0],
    ]),
  };
}

/** The picture at a moment of the loop, as the inside of an SVG of `size`. */
function drawScene(moment: number): string {
  const t = ((moment % seconds) + seconds) % seconds;
  const { x, y, zoom } = camera(t);
  // `x` and `y` say how much of the room to move is used: 0 is the left or upper edge, 1 the right or lower one.
  const exact = (value: number) => Math.round(value * 1000) / 1000;
  const view = `translate(${exact(-x * (zoom - 1) * size.width)} ${exact(-y * (zoom - 1) * size.height)})scale(${exact(zoom)})`;
  const picture =
    cut(paint.paper, "M-20-20H980V620H-20z") +
    outside(t) +
    cut(paint.ink, "M-20-20H738L736 92H720V244L736 246 738 620H-20z") +
    upstairs +
    cut(paint.inkSoft, "M350 44L422 43 420 574H351z") +
    line(paint.ink, 3, "M358 44V570M412 44V570") +
    salesDesk(t) +
    storeroom(t) +
    cut(paint.ink, "M-20 340H26L28 600H-20z") +
    cashRegister(t) +
    // The hatch: the counter goes on outside, under an awning of its own.
    cut(paint.greenDeep, "M425 246L762 244 763 257 424 259z") +
    cut(paint.green, "M736 82L796 92 816 120Q806 134 796 121 786 134 776 121 766 134 756 121 746 134 736 121z") +
    cut(paint.marigold, "M751 84l15 3 10 34Q766 134 756 121zM781 89l15 3 20 28Q806 134 796 121z") +
    travellers(t);
  return zoom === 1 ? picture : `<g transform="${view}">${picture}</g>`;
}

/** The picture as a document of its own. */
export function svgDocument(moment: number): string {
  const { width, height } = size;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="${paint.ink}" stroke-linecap="round" stroke-linejoin="round">${drawScene(moment)}</svg>\n`;
}
