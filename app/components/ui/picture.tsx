import { useState } from "react";

type PictureProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  className?: string;
  /** Loads with the page, as its largest picture does; all others once the page is at rest, or when they come near. */
  priority?: boolean;
};

const PLACEHOLDER = "/images/placeholder.svg";

/** A picture that keeps its place while it loads, and shows a closed shutter when it can't be had. */
export function Picture({ src, alt, width, height, className = "", priority = false }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const failed = failedSrc === src || src === "";
  return (
    <img
      // A picture that failed before hydration has fired its error unheard; it is asked again here.
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
