import { drawIcon } from "#app/components/ui/draw-icon.ts";

export function SmoothieGlass({ className = "" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={className}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a symbol of our own file.
      dangerouslySetInnerHTML={drawIcon("smoothie")}
      suppressHydrationWarning
    />
  );
}
