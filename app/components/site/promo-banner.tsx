import { useState } from "react";
import { Link, useLocation } from "react-router";
import { JumpLink } from "#app/components/ui/jump-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { orNull } from "#app/lib/or-null.ts";

type PromoText = { text: string; after: string; cta: string; dismiss: string; label: string };

const DISMISSED_KEY = "ladoo:promo-dismissed";

/** A script for the document's head: hides the banner before the first paint if it was dismissed in this tab. */
export const hideDismissedPromo = `try { if (sessionStorage.getItem("${DISMISSED_KEY}")) document.documentElement.dataset.promo = "dismissed"; } catch {}`;

export function dismissPromo(): void {
  document.documentElement.dataset.promo = "dismissed";
  orNull(() => sessionStorage.setItem(DISMISSED_KEY, "1"));
}

/** The launch offer, under the header until it is dismissed. A dismissal lasts for the visit. */
export function PromoBanner({ text }: { text: PromoText }) {
  const [dismissed, setDismissed] = useState(false);
  const { pathname } = useLocation();
  const look = "card-link text-link ml-1 whitespace-nowrap text-marigold";
  if (dismissed) return null;
  const dismiss = () => {
    setDismissed(true);
    // The button is gone, so the focus moves to the page.
    document.getElementById("content")?.focus({ preventScroll: true });
    dismissPromo();
  };
  return (
    <section aria-label={text.label} className="promo bg-ink text-paper">
      <div className="shell relative flex min-h-11 items-center gap-3 py-1">
        <p className="min-w-0 flex-1 text-[min(0.9375rem,5vw)] leading-snug">
          {text.text}
          <span className="max-lg:hidden">{text.after}</span>{" "}
          {pathname === "/waitlist" ? (
            // The address is not written into the page, which is cached for others too, and stays as it is.
            <JumpLink to="#reserve" className={look}>
              {text.cta}
            </JumpLink>
          ) : (
            <Link to="/waitlist" prefetch="intent" className={look}>
              {text.cta}
            </Link>
          )}
        </p>
        <button
          type="button"
          onClick={dismiss}
          aria-label={text.dismiss}
          className="-mr-3 relative z-1 grid size-11 shrink-0 place-items-center rounded-full hover:bg-ink-soft noscript:hidden"
        >
          <Icon name="x" />
        </button>
      </div>
    </section>
  );
}
