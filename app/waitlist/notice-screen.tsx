import type { ReactNode } from "react";

export function NoticeScreen({ heading, body, children }: { heading: string; body: string; children?: ReactNode }) {
  return (
    <section className="shell max-w-3xl py-16">
      <h1 className="text-3xl">{heading}</h1>
      <p className="mt-4 break-words text-lg">{body}</p>
      {children}
    </section>
  );
}
