/** Cloudflare's check that a visitor is a person, on the join form if an operator has set its key. */
import { useEffect, useRef } from "react";

/** The object that api.js puts on the window. */
type Widgets = {
  render: (box: HTMLElement, options: { sitekey: string }) => string | null | undefined;
  remove: (id: string) => void;
};

declare global {
  interface Window {
    turnstile?: Widgets;
  }
}

const SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

let loading: Promise<void> | undefined;

/** Loads api.js once per document. A failed load is forgotten, so that the next check tries again. */
function loadScript(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      loading = undefined;
      reject(new Error("Turnstile did not load"));
    };
    document.head.appendChild(script);
  });
  return loading;
}

/** One check, which puts its token into the form around it. A token is valid for one call: a new `key` makes a new check. */
export function Turnstile({ siteKey }: { siteKey: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    let id: string | null | undefined;
    loadScript()
      .then(() => {
        if (!isGone && box.current) id = window.turnstile?.render(box.current, { sitekey: siteKey });
      })
      // Without a token the server refuses the join and says why.
      .catch(() => {});
    return () => {
      isGone = true;
      if (id) window.turnstile?.remove(id);
    };
  }, [siteKey]);
  return <div ref={box} className="min-h-16 sm:col-span-2" />;
}
