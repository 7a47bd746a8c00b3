import { Fragment, type MouseEvent } from "react";
import { Link } from "react-router";
import { NEW_TAB_NOTE } from "#app/components/ui/button-link.tsx";
import { opensElsewhere } from "#app/components/ui/use-link-as-button.ts";
import { type Inline, parseMessage } from "./message-markup.ts";

type MessageTextProps = {
  text: string;
  contactUrl: string;
  /** A link within the site was followed here, in this window. */
  onLeave: () => void;
};

/** True for a plain press, which navigates here; held keys open another tab, and the chat stays. */
export const staysInTab = (event: MouseEvent) => event.button === 0 && !opensElsewhere(event);

/** An answer, drawn from its parts; there is no way from its text to markup. */
export function MessageText({ text, contactUrl, onLeave }: MessageTextProps) {
  return parseMessage(text, contactUrl).map((block, index) => {
    const key = `${block.kind}-${index}`;
    if (block.kind === "list") {
      return (
        <ul key={key} className="list-disc space-y-1 pl-5">
          {block.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order or identity than its own.
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order or identity than its own.
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
    // In an element of its own, as every text that changes: a browser that translates takes text nodes away.
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
      <a
        key={key}
        href={part.href}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={NEW_TAB_NOTE}
        className="text-link"
      >
        {part.label}
      </a>
    );
  });
}
