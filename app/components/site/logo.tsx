import { LadooMark } from "#app/components/art/logo.tsx";

type LogoProps = { name: string; place: "header" | "footer" };

const heights = { header: "h-[min(2.5rem,44px)]", footer: "h-12" } as const;
const words = { header: "text-[min(1.75rem,44px)]", footer: "text-[2.125rem]" } as const;

/** The ladoo and its name. It rolls on hover, and by itself every 12 s (header) or 15 s (footer), for 2 s. */
export function Logo({ name, place }: LogoProps) {
  return (
    <span className={`logo logo-${place} flex w-fit flex-wrap items-center gap-2 ${heights[place]}`}>
      <LadooMark className={`${heights[place]} w-auto shrink-0`} />
      <span className={`whitespace-nowrap font-bold font-display leading-none tracking-tight ${words[place]}`}>
        {name}
      </span>
    </span>
  );
}
