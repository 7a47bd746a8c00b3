import { type ComponentType, useEffect, useState } from "react";

type Loaded<Props> = ComponentType<Props> | "loading" | "failed";

/**
 * A component that loads when `wanted`. Unlike React's `lazy`, a chunk that can't be had (offline, or gone after a deploy)
 * is an answer to act on and not an error that takes the page away; it is asked for again whenever `wanted` changes.
 */
export function useLazyComponent<Props>(
  wanted: unknown,
  load: () => Promise<{ default: ComponentType<Props> }>,
): Loaded<Props> {
  const [loaded, setLoaded] = useState<Loaded<Props>>("loading");
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` names a constant import; once is enough.
  useEffect(() => {
    if (!wanted || typeof loaded !== "string") return;
    let current = true;
    load().then(
      (module) => current && setLoaded(() => module.default),
      () => current && setLoaded("failed"),
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  return loaded;
}
