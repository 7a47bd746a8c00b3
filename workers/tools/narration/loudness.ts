/** Measures a recording's loudness by ITU-R BS.1770-4. */
import { type Samples, sumOf } from "./samples.ts";
import { OUTPUT_HZ } from "./settings.ts";

/** A filter's five coefficients, as ITU-R BS.1770 derives them for any sampling rate. */
function loudnessFilter(kind: "shelf" | "highpass"): readonly [number, number, number, number, number] {
  const [hertz, q] =
    kind === "shelf" ? [1681.974450955533, 0.7071752369554196] : [38.13547087602444, 0.5003270373238773];
  const k = Math.tan((Math.PI * hertz) / OUTPUT_HZ);
  const scale = 1 + k / q + k * k;
  const a1 = (2 * (k * k - 1)) / scale;
  const a2 = (1 - k / q + k * k) / scale;
  if (kind === "highpass") {
    return [1, -2, 1, a1, a2];
  }
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  return [
    (high + (band * k) / q + k * k) / scale,
    (2 * (k * k - high)) / scale,
    (high - (band * k) / q + k * k) / scale,
    a1,
    a2,
  ];
}

function applyFilter(
  samples: Samples,
  [b0, b1, b2, a1, a2]: readonly [number, number, number, number, number],
): Samples {
  const result = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let index = 0; index < samples.length; index += 1) {
    const x = samples[index] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    result[index] = y;
  }
  return result;
}

/** Integrated loudness of a mono recording at the output rate (ITU-R BS.1770-4, both gates). */
export function loudnessLufs(samples: Samples): number {
  const weighted = applyFilter(applyFilter(samples, loudnessFilter("shelf")), loudnessFilter("highpass"));
  const block = 0.4 * OUTPUT_HZ;
  const powers: number[] = [];
  for (let start = 0; start + block <= weighted.length; start += block / 4) {
    let sum = 0;
    for (let index = start; index < start + block; index += 1) {
      sum += (weighted[index] ?? 0) ** 2;
    }
    powers.push(sum / block);
  }
  const lufs = (power: number): number => -0.691 + 10 * Math.log10(power);
  const mean = (values: readonly number[]): number => sumOf(values) / values.length;
  const heard = powers.filter((power) => power > 0 && lufs(power) > -70);
  const gate = lufs(mean(heard)) - 10;
  return lufs(mean(heard.filter((power) => lufs(power) > gate)));
}
