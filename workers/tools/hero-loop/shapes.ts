/**
 * The paper-cut vocabulary of the site's drawings: the paints, a few stamped motifs, and the things and people that the
 * hero loop moves about. Everything is SVG text with presentation attributes only, so that a frame is also a valid poster.
 */

export const paint = {
  white: "#fff",
  paper: "#fff8ea",
  paperDeep: "#fbeed3",
  earth: "#e6d8bb",
  ink: "#211c4a",
  inkSoft: "#48436e",
  marigold: "#f7a823",
  brass: "#d98705",
  pale: "#fdeccb",
  red: "#c8553d",
  redTint: "#fbe4dc",
  redDeep: "#7d2a18",
  blue: "#3d5ac8",
  blueTint: "#e2e7fa",
  blueDeep: "#263a8a",
  green: "#3f8f4f",
  greenTint: "#dff2e1",
  greenDeep: "#1d5429",
  pink: "#c93c78",
  pinkTint: "#fbe0eb",
  pinkDeep: "#851b49",
  teal: "#1c8c92",
  skinDeep: "#7d4b30",
  skin: "#9a6240",
  skinFair: "#b97e54",
} as const;

/** A place: x, then y. */
export type Point = readonly [number, number];

/** One decimal is finer than any eye at this size, and keeps the poster small. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** A filled shape; ink needs no mention, since it is the colour of the whole drawing. */
export function cut(fill: string, d: string, extra = ""): string {
  return `<path${fill === paint.ink ? "" : ` fill="${fill}"`} d="${d}"${extra}/>`;
}

/** Strokes of one straight segment each: they enclose nothing, so they need not say that they have no filling. */
const straight = /^(M-?[\d.]+[ -][\d.-]+(L-?[\d.]+[ -][\d.-]+|[HVh]-?[\d.]+))+$/;

/** A drawn line; the document gives it round ends. */
export function line(stroke: string, width: number, d: string, extra = ""): string {
  const hollow = straight.test(d) ? "" : ' fill="none"';
  return `<path${hollow} stroke="${stroke}" stroke-width="${width}" d="${d}"${extra}/>`;
}

type Placement = { scale?: number; scaleX?: number; scaleY?: number; turn?: number; opacity?: number };

/** Puts a drawing, whose own origin is its foot or its middle, somewhere. What cannot be seen is left out. */
export function place(x: number, y: number, drawing: string, placement: Placement = {}): string {
  const { scale = 1, scaleX = 1, scaleY = 1, turn = 0, opacity = 1 } = placement;
  const wide = Math.round(scale * scaleX * 1000) / 1000;
  const high = Math.round(scale * scaleY * 1000) / 1000;
  if (opacity <= 0.01 || wide === 0 || high === 0) return "";
  const rotate = round(turn) ? `rotate(${round(turn)})` : "";
  const size = wide === 1 && high === 1 ? "" : `scale(${wide === high ? wide : `${wide} ${high}`})`;
  const fade = opacity < 0.99 ? ` opacity="${Math.round(opacity * 100) / 100}"` : "";
  return `<g transform="translate(${round(x)} ${round(y)})${rotate}${size}"${fade}>${drawing}</g>`;
}

/** The same motif at each place: it ends with `z` and is drawn from where it is put. */
export function stamp(motif: string, ...places: readonly Point[]): string {
  return places.map(([x, y]) => `M${round(x)} ${round(y)}${motif}`).join("");
}

/** A row of places, `step` apart. */
export function row(x: number, y: number, step: number, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => [x + index * step, y] as const);
}

/** A round thing, `radius` to each side of the place. */
export function dot(radius: number): string {
  return `m-${radius} 0a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0z`;
}

/** The small bent drop of block-printed cloth. */
export const buta = "q-12-6-4-18 6-8 8-4-6 6 2 10 2 8-6 12z";

/** Jars of pickle, each 44 wide and 55 high, on their feet. */
export function jars(...places: readonly Point[]): string {
  return (
    cut(paint.red, stamp("m-20 0q-5-37 2-44h34q7 7 3 44z", ...places)) +
    cut(paint.ink, stamp("m-20-41h40v-12l-38-2z", ...places)) +
    cut(paint.white, stamp("m-13-10h26v-21l-26 2z", ...places)) +
    cut(paint.marigold, stamp("m0-14q-8-6 0-13 8 7 0 13z", ...places))
  );
}

/** One jar, on its foot. */
export const jar = jars([0, 0]);

/** A packed box on its foot. */
export function box(fill: string, tape: string, width: number, height: number): string {
  const half = width / 2;
  return (
    cut(fill, `M${1 - half} ${-height}L${half} ${1 - height} ${half - 1} 0 ${-half} 0z`) +
    cut(tape, `M-7 ${-height}h14v${Math.round(height * 0.45)}h-14z`)
  );
}

/** Folded cloth in a pile, the first colour at the bottom. */
export function folded(...fills: readonly string[]): string {
  return fills.map((fill, index) => cut(fill, `M-30 ${-13 * index}q-7-7 0-13h60q7 3 2 13z`)).join("");
}

/** A white tick on a green disc, drawn from its middle. */
export const tick = cut(paint.green, `M0 0${dot(12)}`) + line(paint.white, 4, "M-6 0l5 5 8-10");

/** The order as a slip of paper, drawn from its middle: what was ordered, for whom, and whether it is paid. */
export function slip(paid: number): string {
  return (
    cut(paint.white, "M-22-29L21-30 23 27Q15 33 8 28 0 33-8 28-16 33-22 28z") +
    cut(paint.red, "M-7-4q-2-14 1-17h12q3 3 1 17z") +
    cut(paint.ink, "M-7-20h14v-4h-14z") +
    cut(paint.blue, "M-14 2h28v4h-28zm0 8h20v4h-20z") +
    place(11, 17, tick, { scale: 0.9 * paid, turn: -40 * (1 - paid) })
  );
}

const hairs = {
  bun: "M-10-78Q-12-92 0-91 11-91 10-77 5-83-2-84-8-83-10-78zM-15-87a6 6 0 1 1 12-1 6 6 0 1 1-12 1z",
  short: "M-10-78Q-13-92 1-92 12-91 10-77L8-82Q0-82-5-86-8-84-10-78z",
  plait: "M-10-78Q-12-92 0-91 11-91 10-77 4-81 0-86-6-80-10-78zM7-86q8 6 5 18t2 20l-5 2q-4-12-2-20t-3-16z",
  helmet: "M-11-78Q-13-94 1-94 13-93 11-77L13-75 9-76Q8-82 0-82-8-82-9-76z",
} as const;

type PersonProps = {
  skin: string;
  hair: keyof typeof hairs;
  hairFill?: string;
  top: string;
  skirt?: string;
  drape?: string;
  /** Where the two hands are, in the person's own measure; the elbows follow. */
  hands: readonly [Point, Point];
  /** How far the face is turned, from -2 (left) to 2 (right). */
  look?: number;
  /** How far the head leans, in degrees. */
  nod?: number;
  /** How wide the mouth is open, from 0 to 1. */
  mouth?: number;
};

/** The elbow between a shoulder and a hand: the arm bends a little, outwards and down, the more the nearer the hand is. */
function elbow([sx, sy]: Point, [hx, hy]: Point, side: number): Point {
  const reach = Math.hypot(hx - sx, hy - sy) || 1;
  const bend = Math.min(9, Math.max(2, (40 - reach) / 2.2));
  const [acrossX, acrossY] = [((sy - hy) / reach) * bend, ((hx - sx) / reach) * bend];
  const sign = acrossX * side + acrossY / 2 > 0 ? 1 : -1;
  return [(sx + hx) / 2 + acrossX * sign, (sy + hy) / 2 + acrossY * sign];
}

/** A person, 92 high, on their own feet: a kurta, two arms that end in a round hand, a face of three marks. */
export function person(props: PersonProps): string {
  const { skin, hair, hairFill = paint.ink, top, skirt, drape, hands, look = 0, nod = 0, mouth = 0 } = props;
  const [left, right] = hands;
  const [le, re] = [elbow([-10, -57], left, -1), elbow([10, -57], right, 1)];
  const p = ([x, y]: Point) => `${round(x)} ${round(y)}`;
  const open = round(mouth);
  const face = `M${round(look - 4)}-79h2v3h-2zm7 0h2v3h-2zM${round(look - 3)}-73q3 ${round(2 - 3 * open)} 6 0-3 ${round(5 + 5 * open)}-6 0z`;
  const head = cut(skin, "M-9-78Q-9-89 0-89 9-89 9-78 9-70 4-68V-63L0-60-3-63V-68Q-9-70-9-78z");
  return (
    (skirt ? cut(skirt, "M-13-26L-13 0 12-1 14-26z") : "") +
    cut(top, "M-12-60Q-6-65-3-65 0-60 4-65 8-65 12-60L15-20Q0-16-15-20z") +
    (drape ? cut(drape, "M-13-60L-3-65Q8-48 16-28L14-18 8-20Q-2-44-13-60z") : "") +
    line(skin, 5, `M${p(le)}L${p(left)}M${p(re)}L${p(right)}`) +
    line(top, 7, `M-10-57L${p(le)}M10-57L${p(re)}`) +
    `<g${round(nod) ? ` transform="rotate(${round(nod)} 0 -63)"` : ""}>${head}${cut(hairFill, hairs[hair])}${cut(paint.ink, face)}</g>`
  );
}
