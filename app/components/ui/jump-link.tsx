import type { ReactNode } from "react";
import { useLinkClickHandler, useLocation } from "react-router";
import { unfold } from "./phone-fold.tsx";
import { useLinkAsButton } from "./use-link-as-button.ts";

type JumpLinkProps = { to: `#${string}`; className?: string; children: ReactNode } & ReturnType<typeof useLinkAsButton>;

/**
 * A link to an element of the same page: `to` is "#" and its id. The router does the jump, where it can: it would take
 * the browser's own for a step back to a place it knows, and hold the page there. What is folded away is unfolded first.
 */
export function JumpLink({ to, ...rest }: JumpLinkProps) {
  const { search } = useLocation();
  const jump = useLinkClickHandler<HTMLAnchorElement>({ search, hash: to });
  const unfoldAndJump: typeof jump = (event) => {
    unfold(document.getElementById(to.slice(1)));
    jump(event);
  };
  return <a {...rest} href={to} onClick={unfoldAndJump} />;
}

/** The same where the page calls for it by a button. */
export const JumpButton = (props: JumpLinkProps) => <JumpLink {...props} {...useLinkAsButton()} />;
