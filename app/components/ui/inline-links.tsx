import { Link } from "react-router";

const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** Text whose [text](/path) parts become in-site links. */
export function InlineLinks({ text }: { text: string }) {
  const parts: React.ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, label, path = "/"] = match;
    parts.push(<span key={end}>{text.slice(end, match.index)}</span>);
    parts.push(
      <Link key={`to-${match.index}`} to={path} prefetch="intent" className="text-link">
        {label}
      </Link>,
    );
    end = match.index + whole.length;
  }
  parts.push(<span key={end}>{text.slice(end)}</span>);
  return <>{parts}</>;
}
