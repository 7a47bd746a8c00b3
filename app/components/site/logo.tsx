import { LadooMark } from "#app/components/art/logo.tsx";

type LogoProps = { name: string; size?: "small" | "medium" | "large"; place: "header" | "footer" };

const heights = { small: "h-8", medium: "h-10", large: "h-12" } as const;
const words = { small: "text-2xl", medium: "text-[1.75rem]", large: "text-[2.125rem]" } as const;

/** The ladoo and its name. It rolls on hover, and by itself every 12 s (header) or 15 s (footer), for 2 s. */
export function Logo({ name, size = "medium", place }: LogoProps) {
  return (
    <span className={`logo logo-${place} flex w-fit items-center gap-2 ${heights[size]}`}>
      <LadooMark className={`${heights[size]} w-auto`} />
      <span className={`font-display font-bold leading-none tracking-tight ${words[size]}`}>{name}</span>
    </span>
  );
}
