import { useHref } from "react-router";
import { useLinkAsButton } from "#app/components/ui/use-link-as-button.ts";

type AgainLinkProps = { label: string; onPress: () => void };

/** Brings the page's forms back. Without scripts it reloads the page; a link to a hash alone would keep the answer. */
export function AgainLink({ label, onPress }: AgainLinkProps) {
  const press = (event: React.MouseEvent) => {
    event.preventDefault();
    onPress();
  };
  return (
    <a {...useLinkAsButton()} href={useHref("/waitlist")} onClick={press} className="button button-quiet mt-6">
      {label}
    </a>
  );
}
