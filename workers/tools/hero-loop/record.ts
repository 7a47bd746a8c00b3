/**
 * Records the hero loop: every frame is drawn in Chromium and encoded with ffmpeg into `public/video/hero.mp4` and
 * `hero.webm`; the first frame is written as `hero.svg`, the poster. Frames depend on nothing but their number.
 *
 *   npm run hero            draws and encodes everything
 *   npm run hero -- --still writes the poster alone
 */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright";
import { requireBrowser } from "#workers/tools/browser.ts";
import { seconds, size, svgDocument } from "./scene.ts";

const run = promisify(execFile);
const framesPerSecond = 25;
const folder = path.resolve(import.meta.dirname, "../../../public/video");

/** The encoders are told the colours' meaning, so that the video's marigold is the poster's marigold. */
const colours = [
  ["-vf", "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p"],
  ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"],
].flat();

const encodings = [
  {
    file: "hero.mp4",
    most: 500_000,
    options: ["-c:v", "libx264", "-preset", "veryslow", "-tune", "animation", "-crf", "28", "-movflags", "+faststart"],
  },
  {
    file: "hero.webm",
    most: 400_000,
    options: ["-c:v", "libvpx-vp9", "-crf", "43", "-b:v", "0", "-g", "250", "-deadline", "good", "-cpu-used", "2"],
  },
] as const;

/** Draws every frame as a PNG into `target`. */
async function drawFrames(target: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: requireBrowser().path, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ viewport: size });
    await page.setContent('<body style="margin:0;overflow:hidden"></body>');
    for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
      await page.evaluate(
        (svg) => {
          document.body.innerHTML = svg;
        },
        svgDocument(frame / framesPerSecond),
      );
      await page.screenshot({ path: path.join(target, `${String(frame).padStart(4, "0")}.png`) });
    }
  } finally {
    await browser.close();
  }
}

await mkdir(folder, { recursive: true });
await writeFile(path.join(folder, "hero.svg"), svgDocument(0));
if (!process.argv.includes("--still")) {
  const frames = await mkdtemp(path.join(tmpdir(), "hero-"));
  try {
    await drawFrames(frames);
    const input = [
      "-y",
      "-loglevel",
      "error",
      "-framerate",
      String(framesPerSecond),
      "-i",
      path.join(frames, "%04d.png"),
    ];
    for (const { file, most, options } of encodings) {
      const target = path.join(folder, file);
      await run("ffmpeg", [...input, ...colours, ...options, "-an", target]);
      const { size: bytes } = await stat(target);
      console.log(`${file}: ${Math.round(bytes / 1000)} kB`);
      if (bytes > most) throw new Error(`${file} is larger than ${most / 1000} kB; raise its crf.`);
    }
  } finally {
    await rm(frames, { recursive: true, force: true });
  }
}
