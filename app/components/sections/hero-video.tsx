import { useEffect, useRef, useState } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { useFrameWords } from "#app/components/ui/use-frame-words.ts";
import { savesData } from "#app/lib/saves-data.ts";

/** A silent loop that starts in view, or at a press for visitors who asked for less motion or save data. */
export function HeroVideo({ alt }: { alt: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const words = useFrameWords().animation;
  useEffect(() => {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (savesData() || calm) return;
    const loop = video.current;
    if (!loop) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void loop.play().catch(() => {});
      },
      { threshold: 0.4 },
    );
    observer.observe(loop);
    return () => observer.disconnect();
  }, []);
  const toggle = () => {
    if (playing) video.current?.pause();
    else void video.current?.play().catch(() => {});
  };
  return (
    <div className="cut-lg relative overflow-hidden border-2 border-ink bg-marigold-tint [box-shadow:8px_10px_0_var(--color-marigold)]">
      {/* Not the video's poster, which is fetched first. The loop lies inside it, to be no larger paint. */}
      <img src="/video/hero.svg" alt="" width={960} height={600} loading="lazy" className="w-full" />
      <video
        ref={video}
        className="scripting-only absolute inset-px size-[calc(100%-2px)]"
        width={960}
        height={600}
        preload="none"
        muted
        loop
        playsInline
        disablePictureInPicture
        aria-label={alt}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source src="/video/hero.webm" type="video/webm" />
        <source src="/video/hero.mp4" type="video/mp4" />
      </video>
      <button
        type="button"
        onClick={toggle}
        aria-label={playing ? words.pause : words.play}
        className="absolute bottom-3 left-3 grid size-11 place-items-center rounded-full border-2 border-ink bg-white scripting-only"
      >
        <Icon name={playing ? "pause" : "play"} />
      </button>
    </div>
  );
}
