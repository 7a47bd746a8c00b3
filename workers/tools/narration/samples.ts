/** Sound as samples between -1 and 1. */

export type Samples = Float32Array<ArrayBuffer>;

export const peakOf = (samples: Samples): number =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);

export function fromPcm(bytes: Buffer): Samples {
  const samples = new Float32Array(Math.floor(bytes.length / 2));
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = bytes.readInt16LE(index * 2) / 32_768;
  }
  return samples;
}

export function toPcm(samples: Samples): Buffer {
  const bytes = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, index) => {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), index * 2);
  });
  return bytes;
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** 16-bit samples of one channel, with the header that names their rate. */
export function wav(pcm: Buffer, hertz: number): Buffer {
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + pcm.length, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(hertz, 24);
  header.writeUInt32LE(hertz * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(pcm.length, 40);
  return Buffer.concat([header, pcm]);
}
