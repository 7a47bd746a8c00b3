import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";

type Look = "primary" | "secondary" | "quiet";
type ButtonLinkProps = { to: string; look?: Look; children: ReactNode; className?: string };
type ExternalProps = Omit<ComponentProps<typeof NewTabLink>, "className"> & { look?: Look; className?: string };

export function ButtonLink({ to, look = "primary", children, className = "" }: ButtonLinkProps) {
  return (
    <Link to={to} prefetch="intent" className={`button button-${look} ${className}`}>
      {children}
    </Link>
  );
}

/** Id of the frame's note "opens in a new tab", which describes links to other sites. */
export const NEW_TAB_NOTE = "new-tab-note";

/** A link that leaves the site in a new tab, and announces that. */
export function NewTabLink(props: ComponentProps<"a">) {
  return <a {...props} target="_blank" rel="noopener noreferrer" aria-describedby={NEW_TAB_NOTE} />;
}

export function ExternalButtonLink({ look = "secondary", children, className = "", ...link }: ExternalProps) {
  return (
    <NewTabLink {...link} className={`button button-${look} ${className}`}>
      {children}
      <Icon name="external-link" className="size-4" />
    </NewTabLink>
  );
}
