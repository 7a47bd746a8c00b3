/**
 * Draws a QR code of one size, for texts of up to 106 bytes: version 5, error correction L, mask 0. A tenth of the
 * size of `uqr`, which draws the site's other codes; the test compares the two.
 */

const MODULES = 37;
const [DATA_BYTES, CHECK_BYTES, MAX_BYTES] = [108, 26, 106];
/** Error correction L and mask 0, with their own check bits. */
const FORMAT = 0x77c4;

/** The product in the field of 256 elements in which the check bytes are calculated. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}

/** The remainder of the data's polynomial, by which a reader repairs what it misread. */
function checkBytes(data: readonly number[]): number[] {
  const divisor = new Array<number>(CHECK_BYTES).fill(0);
  divisor[CHECK_BYTES - 1] = 1;
  for (let power = 0, root = 1; power < CHECK_BYTES; power += 1, root = times(root, 2))
    for (let at = 0; at < CHECK_BYTES; at += 1) divisor[at] = times(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
  const rest = new Array<number>(CHECK_BYTES).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [at, each] of divisor.entries()) rest[at] = (rest[at] ?? 0) ^ times(each, factor);
  }
  return rest;
}

function codeBytes(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)];
  if (bytes.length > MAX_BYTES) throw new RangeError(`A QR code of ${bytes.length} bytes, where ${MAX_BYTES} fit`);
  // The data in half bytes: 4 (the mode "bytes"), the length, the text's bytes, 0 (the end).
  const data: number[] = [];
  let half = 4;
  for (const byte of [bytes.length, ...bytes, 0]) {
    data.push((half << 4) | (byte >> 4));
    half = byte & 15;
  }
  for (let filler = 0xec; data.length < DATA_BYTES; filler ^= 0xfd) data.push(filler);
  return [...data, ...checkBytes(data)];
}

/** The rows of a text's code, dark modules true, without the white border of four modules that it needs around it. */
export function qrRows(text: string): boolean[][] {
  const rows = Array.from({ length: MODULES }, () => new Array<boolean | undefined>(MODULES).fill(undefined));
  const set = (x: number, y: number, isDark: boolean): void => {
    const row = rows[y];
    if (row && x in row) row[x] = isDark;
  };
  const last = MODULES - 1;
  const square = (centreX: number, centreY: number, radius: number): void => {
    for (let y = -radius; y <= radius; y += 1)
      for (let x = -radius; x <= radius; x += 1) {
        const distance = Math.max(Math.abs(x), Math.abs(y));
        set(centreX + x, centreY + y, radius === 2 ? distance !== 1 : distance !== 2 && distance !== 4);
      }
  };
  for (let at = 0; at < MODULES; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  square(3, 3, 4);
  square(last - 3, 3, 4);
  square(3, last - 3, 4);
  square(last - 6, last - 6, 2);
  // The format, twice: beside the upper left square, and beside the two others.
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = ((FORMAT >> bit) & 1) === 1;
    const near = bit < 6 ? bit : bit < 8 ? bit + 1 : 14 - bit;
    if (bit < 8) set(8, near, isDark);
    else set(bit === 8 ? 7 : near, 8, isDark);
    if (bit < 8) set(last - bit, 8, isDark);
    else set(8, last - 14 + bit, isDark);
  }
  set(8, last - 7, true);

  // The bytes go up and down in pairs of columns from the right, skipping modules already set.
  const bytes = codeBytes(text);
  let bit = 0;
  for (let right = last; right > 0; right -= right === 8 ? 3 : 2)
    for (let step = 0; step < MODULES; step += 1)
      for (const x of [right, right - 1]) {
        const y = ((right + (right < 6 ? 1 : 0)) & 2) === 0 ? last - step : step;
        if (rows[y]?.[x] !== undefined) continue;
        const isSet = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        set(x, y, isSet !== ((x + y) % 2 === 0));
        bit += 1;
      }
  return rows.map((row) => row.map(Boolean));
}
