import type { ReactNode } from "react";
import { useHref } from "react-router";

type NoticeScreenProps = { heading: string; body: string; children?: ReactNode };

export function NoticeScreen({ heading, body, children }: NoticeScreenProps) {
  return (
    <section className="shell max-w-3xl py-16">
      <h1 className="text-3xl">{heading}</h1>
      <p className="mt-4 break-words text-lg">{body}</p>
      {children}
    </section>
  );
}

export function RefusedLink({ text: { again, ...said } }: { text: { heading: string; body: string; again: string } }) {
  return (
    <NoticeScreen {...said}>
      <a href={useHref("/waitlist#lookup")} className="button button-secondary mt-8">
        {again}
      </a>
    </NoticeScreen>
  );
}
