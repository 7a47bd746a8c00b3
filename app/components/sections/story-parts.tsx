import type { ReactNode } from "react";
import type { Room } from "#app/schemas/content.ts";
import { FeatureBadge } from "#app/components/ui/badge.tsx";

export type FeatureTag = { id: number; name: string; room: Room };

/** A story's features as badges. */
export function FeatureTags({ features }: { features: readonly FeatureTag[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {features.map((feature) => (
        <li key={feature.id}>
          <FeatureBadge name={feature.name} room={feature.room} />
        </li>
      ))}
    </ul>
  );
}

/** The founder's initial in a cut circle, with name and brand beside it. */
export function Teller({ founderName, children }: { founderName: string; children: ReactNode }) {
  return (
    <p className="flex items-center gap-3">
      <span
        className="cut grid size-12 place-items-center bg-room-tint font-bold font-display text-room-text text-xl"
        aria-hidden="true"
      >
        {founderName.charAt(0)}
      </span>
      <span>{children}</span>
    </p>
  );
}

/** A story's text, where there is no recording to follow. */
export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="prose-measure space-y-5 text-lg">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
