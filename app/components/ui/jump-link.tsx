import type { ReactNode } from "react";
import { useLinkClickHandler, useLocation } from "react-router";
import { unfold } from "./phone-fold.tsx";
import { useLinkAsButton } from "./use-link-as-button.ts";

type JumpLinkProps = { to: `#${string}`; className?: string; children: ReactNode } & ReturnType<typeof useLinkAsButton>;

/** A link to an element of the page by the router, which would take the browser's own jump for Back. */
export function JumpLink({ to, ...rest }: JumpLinkProps) {
  const { search } = useLocation();
  const jump = useLinkClickHandler<HTMLAnchorElement>({ search, hash: to });
  const unfoldAndJump: typeof jump = (event) => {
    unfold(document.getElementById(to.slice(1)));
    jump(event);
  };
  return <a {...rest} href={to} onClick={unfoldAndJump} />;
}

export const JumpButton = (props: JumpLinkProps) => <JumpLink {...props} {...useLinkAsButton()} />;
