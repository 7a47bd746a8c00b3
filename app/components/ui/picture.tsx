import { useState } from "react";

type PictureProps = {
  src: string;
  alt: string;
  width?: number;
  height?: number;
  className?: string;
  priority?: boolean;
};

const PLACEHOLDER = "/images/placeholder.svg";

/** A picture that reserves its place, by default a story's, and shows a closed shutter when it fails to load. */
export function Picture({ src, alt, width = 480, height = 320, className = "", priority = false }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const failed = failedSrc === src || src === "";
  return (
    <img
      // A picture that failed before hydration fired its error unheard, so its state is checked here.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && !failed) setFailedSrc(src);
      }}
      src={failed ? PLACEHOLDER : src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? "eager" : "lazy"}
      decoding="async"
      // Low, so that it does not slow the text beside it.
      fetchPriority="low"
      onError={() => setFailedSrc(src)}
      className={className}
    />
  );
}
