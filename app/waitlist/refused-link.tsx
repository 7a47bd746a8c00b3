import { useHref } from "react-router";
import { NoticeScreen } from "./notice-screen.tsx";

type RefusedText = { heading: string; body: string; again: string };

export function RefusedLink({ text }: { text: RefusedText }) {
  const lookup = useHref("/waitlist#lookup");
  return (
    <NoticeScreen heading={text.heading} body={text.body}>
      <p className="mt-8">
        <a href={lookup} className="button button-secondary">
          {text.again}
        </a>
      </p>
    </NoticeScreen>
  );
}
