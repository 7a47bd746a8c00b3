import { Fragment, type MouseEvent } from "react";
import { Link } from "react-router";
import { NewTabLink } from "#app/components/ui/button-link.tsx";
import { opensElsewhere } from "#app/components/ui/use-link-as-button.ts";
import { type Inline, parseMessage } from "./message-markup.ts";

type MessageTextProps = {
  text: string;
  contactUrl: string;
  onLeave: () => void;
};

/** True for a plain click, which navigates here; with a modifier key the link opens elsewhere and the chat stays. */
export const staysInTab = (event: MouseEvent) => event.button === 0 && !opensElsewhere(event);

/** Renders an answer from its parsed parts, never from HTML. */
export function MessageText({ text, contactUrl, onLeave }: MessageTextProps) {
  return parseMessage(text, contactUrl).map((block, index) => {
    const key = `${block.kind}-${index}`;
    if (block.kind === "list") {
      return (
        <ul key={key} className="list-disc space-y-1 pl-5">
          {block.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their order.
            <li key={at}>
              <Parts parts={item} onLeave={onLeave} />
            </li>
          ))}
        </ul>
      );
    }
    return (
      <p key={key}>
        {block.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their order.
          <Fragment key={at}>
            {at > 0 ? <br /> : null}
            <Parts parts={line} onLeave={onLeave} />
          </Fragment>
        ))}
      </p>
    );
  });
}

type PartsProps = Pick<MessageTextProps, "onLeave"> & { parts: readonly Inline[] };

function Parts({ parts, onLeave }: PartsProps) {
  return parts.map((part, index) => {
    const key = `${part.kind}-${index}`;
    // In its own element, like every text that changes: browser translation replaces text nodes.
    if (part.kind === "text") return <span key={key}>{part.text}</span>;
    if (part.kind === "bold") {
      return (
        <strong key={key} className="font-semibold">
          <Parts parts={part.parts} onLeave={onLeave} />
        </strong>
      );
    }
    if (part.isInSite) {
      return (
        <Link key={key} to={part.href} onClick={(event) => staysInTab(event) && onLeave()} className="text-link">
          {part.label}
        </Link>
      );
    }
    return (
      <NewTabLink key={key} href={part.href} className="text-link">
        {part.label}
      </NewTabLink>
    );
  });
}
