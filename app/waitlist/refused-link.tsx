import { useHref } from "react-router";

type RefusedText = { heading: string; body: string; again: string };

export function RefusedLink({ text }: { text: RefusedText }) {
  const lookup = useHref("/waitlist#lookup");
  return (
    <section className="shell max-w-3xl py-16">
      <h1 className="text-3xl">{text.heading}</h1>
      <p className="mt-4 text-lg">{text.body}</p>
      <p className="mt-8">
        <a href={lookup} className="button button-secondary">
          {text.again}
        </a>
      </p>
    </section>
  );
}
