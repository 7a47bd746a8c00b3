import { Link } from "react-router";

const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/;

/** Text whose [text](/path) parts become in-site links. */
export function InlineLinks({ text }: { text: string }) {
  const parts = text.split(LINK);
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    // A text, a link's label and its path take turns.
    if (index % 3 === 0) return <span key={key}>{part}</span>;
    return index % 3 === 2 ? null : (
      <Link key={key} to={parts[index + 1] ?? "/"} prefetch="intent" className="text-link">
        {part}
      </Link>
    );
  });
}
