/** Reads an MP3's length from all of its frames, or from its beginning alone. */

const BITRATES_KBPS: Readonly<Record<"mpeg1" | "mpeg2", readonly number[]>> = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const MPEG1_SAMPLE_RATES = [44_100, 48_000, 32_000];

/** Bits 3 and 4 of the second header byte; 1 is reserved. */
const RATE_DIVISOR: Readonly<Record<number, number>> = { 3: 1, 2: 2, 0: 4 };

type Mp3Frame = { offset: number; bytes: number; samples: number; sampleRate: number; bitrateKbps: number };

function frameAt(data: Uint8Array, offset: number): Mp3Frame | null {
  const [sync = 0, version = 0, rates = 0] = data.subarray(offset, offset + 3);
  const isLayer3 = (version & 0x06) === 0x02;
  const divisor = RATE_DIVISOR[(version >> 3) & 3];
  if (sync !== 0xff || (version & 0xe0) !== 0xe0 || !isLayer3 || divisor === undefined) return null;
  const bitrateKbps = BITRATES_KBPS[divisor === 1 ? "mpeg1" : "mpeg2"][rates >> 4] ?? 0;
  const baseRate = MPEG1_SAMPLE_RATES[(rates >> 2) & 3];
  if (bitrateKbps === 0 || baseRate === undefined) return null;
  const sampleRate = baseRate / divisor;
  const samples = divisor === 1 ? 1152 : 576;
  const bytes = Math.floor(((samples / 8) * 1000 * bitrateKbps) / sampleRate) + ((rates >> 1) & 1);
  return { offset, bytes, samples, sampleRate, bitrateKbps };
}

/** The end of an ID3v2 tag, whose pictures may hold bytes that look like a frame. */
export function soundStart(data: Uint8Array): number {
  const isId3 = data[0] === 0x49 && data[1] === 0x44 && data[2] === 0x33;
  if (!isId3) return 0;
  const [a = 0, b = 0, c = 0, d = 0] = data.subarray(6, 10);
  return 10 + ((a << 21) | (b << 14) | (c << 7) | d);
}

export const mp3Frames = (data: Uint8Array): Mp3Frame[] => [...eachMp3Frame(data)];

/** The whole layer III frames, one at a time: a long recording has a hundred thousand. */
export function* eachMp3Frame(data: Uint8Array): Generator<Mp3Frame> {
  let offset = soundStart(data);
  while (offset + 4 <= data.length) {
    const frame = frameAt(data, offset);
    if (frame === null) {
      offset += 1;
    } else if (offset + frame.bytes > data.length) {
      break;
    } else {
      yield frame;
      offset += frame.bytes;
    }
  }
}

export function mp3DurationSeconds(data: Uint8Array): number {
  let seconds = 0;
  for (const { samples, sampleRate } of eachMp3Frame(data)) seconds += samples / sampleRate;
  return seconds;
}

/** The Xing or Info header begins after the first frame's side information, at most this far into it. */
const XING_WITHIN = 36;

/**
 * The length by a file's first frames: their Xing header tells how many there are, or all have one bit rate. Null
 * otherwise.
 * @param head a few kilobytes from the first frame on
 * @param bytes the size from there to the end
 */
export function secondsByHead(head: Uint8Array, bytes: number): number | null {
  const [first, second, ...others] = mp3Frames(head);
  if (first?.offset !== 0 || second?.offset !== first.bytes) return null;
  const xing = /Xing|Info/.exec(String.fromCharCode(...head.subarray(0, XING_WITHIN + 4)))?.index;
  if (xing !== undefined) {
    const fields = new DataView(head.buffer, head.byteOffset + xing + 4);
    const hasFrames = (fields.getUint32(0) & 1) === 1;
    if (hasFrames) return (fields.getUint32(4) * first.samples) / first.sampleRate;
  }
  const isConstant = others.every(({ bitrateKbps }) => bitrateKbps === second.bitrateKbps);
  return isConstant ? bytes / (second.bitrateKbps * 125) : null;
}
