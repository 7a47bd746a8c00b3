import { useEffect, useRef, useState } from "react";
import { useHref } from "react-router";
import { createFormSender, withScripts } from "#app/api-client/form-sender.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLinkAsButton } from "#app/components/ui/use-link-as-button.ts";
import { useStore } from "#app/lib/store.ts";
import { type Message, say } from "#app/schemas/api-error.ts";
import { lineOf } from "#app/schemas/plain-text.ts";
import type { MailedLinkAnswer } from "#app/schemas/waitlist.ts";
import { showToast, type ToastWords } from "#app/toast/toast-store.ts";
import type { Route } from "../routes/waitlist/+types/page";
import { AgainLink } from "./again-link.tsx";
import { lookUpCode, mailOwnLink } from "./calls.ts";
import type { FormNotice, LookupAnswer } from "./form-answer.ts";
import { storeOwnLink } from "./own-link.ts";
import { Turnstile } from "./turnstile.tsx";

const lookup = createFormSender<{ referralCode: string }>();
const linkMail = createFormSender<MailedLinkAnswer>();

/** `answer`: that of the page's action, unless it is a code. */
type FormProps = { page: Route.ComponentProps["loaderData"]; answer: LookupAnswer | undefined };
type CodeLookupProps = FormProps & {
  /** The code found in this tab or by the page's action. */
  code: string | undefined;
  onAgain: () => void;
  children: (referralCode: string) => React.ReactNode;
};

/** 'Already signed up?': finds one's link by e-mail address, in a section that a link opens until hydration. */
export function CodeLookup({ page, answer, code, onAgain, children }: CodeLookupProps) {
  const text = page.lookup;
  const hasAnswer = code !== undefined || answer !== undefined;
  const [isAsked, ask] = useState(false);
  const asButton = useLinkAsButton();
  const isShown = hasAnswer || isAsked;
  // An answer stays visible after the next request.
  useEffect(() => {
    if (hasAnswer) ask(true);
  }, [hasAnswer]);

  const section = useRef<HTMLElement>(null);
  const hasChanged = useRef(false);
  const change = () => {
    hasChanged.current = true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code replaces the form, or the form the code.
  useEffect(() => {
    // A link restored from the tab takes no focus.
    if (!hasChanged.current) return;
    hasChanged.current = false;
    // The element that had the focus is gone. A result is scrolled to.
    const heading = section.current?.querySelector("h3");
    (heading ?? section.current?.querySelector<HTMLElement>("[name=email]"))?.focus({ preventScroll: !!heading });
    heading?.scrollIntoView();
  }, [code]);
  return (
    <section
      ref={section}
      id="lookup"
      aria-labelledby="lookup-heading"
      data-open={isShown}
      className="lookup mt-2 sm:mt-8"
    >
      <div className={`cut border-2 ${isShown ? "border-line bg-white" : "border-transparent bg-paper-deep"}`}>
        <h2 id="lookup-heading" className="font-sans text-base">
          {/* biome-ignore lint/a11y/useValidAnchor: with scripts it is a button, without them a link. */}
          <a
            {...asButton}
            href="#lookup"
            aria-expanded={asButton.role && isShown}
            aria-controls={asButton.role && "lookup-fold"}
            onClick={(event) => {
              event.preventDefault();
              ask(!isShown);
            }}
            className="flex min-h-11 items-center gap-3 px-4 py-2 font-semibold sm:px-5"
          >
            <Icon name="search" />
            <span className="flex-1">{text.heading}</span>
            <Icon
              name="chevron-down"
              className={`scripting-only transition-transform ${isShown ? "rotate-180" : ""}`}
            />
          </a>
        </h2>
        <div id="lookup-fold" className="lookup-fold px-4 pb-4 sm:px-5 sm:pb-5">
          {hasAnswer ? null : <p className="mb-3 text-ink-soft text-sm">{text.body}</p>}
          {code === undefined ? (
            <LookupForm page={page} answer={answer} onFound={change} />
          ) : (
            <div className="mt-1">
              <h3 tabIndex={-1} className="scroll-mt-[calc(var(--clear-above)+10rem)] text-xl sm:scroll-mt-32">
                {text.found}
              </h3>
              <div className="mt-4">{children(code)}</div>
              <AgainLink
                label={text.again}
                onPress={() => {
                  change();
                  onAgain();
                }}
              />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

/** Without scripts a plain form that posts to its page. */
function LookupForm({ page, answer, onFound }: FormProps & { onFound: () => void }) {
  const { lookup: text, toasts, turnstileSiteKey } = page;
  // Null while mail is off.
  const mailText = page.mail?.lookup;
  const { isSending } = useStore(lookup);
  const { isSending: isMailing } = useStore(linkMail);
  const input = useRef<HTMLInputElement>(null);
  const returned = answer && "title" in answer ? answer : null;
  // Stays beside the field when the toast is gone.
  const [refused, setRefused] = useState<FormNotice | null>(returned);
  // Of the check that the visitor is a person, which is there once the form is used; a token is valid for one call.
  const [check, setCheck] = useState(0);

  const fail = (words: FormNotice): ToastWords => {
    setRefused(words);
    input.current?.focus();
    return { ...words, tone: "destructive" };
  };
  const failWith = (problem: Message | null) => {
    const { title, fallback } = toasts.error;
    return fail({ title, description: problem ? say(problem, toasts.messages) : fallback });
  };
  const typedEmail = (form: HTMLFormElement): string => {
    const email = lineOf(String(new FormData(form).get("email") ?? "")).toLowerCase();
    if (email === "") showToast(fail(toasts.emailRequired));
    return email;
  };

  const submit = withScripts((form) => {
    const email = typedEmail(form);
    if (email === "") return;
    setRefused(null);
    const token = new FormData(form).get("cf-turnstile-response");
    const call = () => lookUpCode(email, typeof token === "string" ? token : undefined);
    void lookup.send(call, (found) => {
      setCheck((count) => count + 1);
      if (!found.ok) return found.status === 404 ? fail(toasts.emailNotFound) : failWith(found.problem);
      onFound();
      storeOwnLink({ referralCode: found.data.referralCode });
      // On this page the focused heading announces it; elsewhere only the toast does.
      return { ...toasts.codeFound, tone: "good", isSilent: input.current !== null };
    });
  });

  const sendLink = (event: React.MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    if (!form || !mailText) return;
    event.preventDefault();
    const email = typedEmail(form);
    if (email === "") return;
    void linkMail.send(
      () => mailOwnLink(email),
      (sent) =>
        sent.ok
          ? { ...mailText.sent, description: say(sent.data, toasts.messages), tone: "good" }
          : failWith(sent.problem),
    );
  };

  return (
    <form
      method="post"
      action={`${useHref("/waitlist")}#lookup`}
      noValidate
      onSubmit={submit}
      onFocus={() => setCheck((count) => count || 1)}
    >
      <input type="hidden" name="intent" value="lookup" />
      <label htmlFor="lookup-email" className="font-semibold text-sm">
        {text.label}
      </label>
      <div className="mt-1 flex max-w-2xl flex-wrap gap-3">
        <input
          ref={input}
          id="lookup-email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={returned?.email}
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? "lookup-error" : undefined}
          className="field min-w-0 flex-1 basis-56"
        />
        <button type="submit" disabled={isSending} className="button button-secondary">
          {isSending ? text.searching : text.submit}
        </button>
      </div>
      {turnstileSiteKey && check > 0 ? <Turnstile key={check} siteKey={turnstileSiteKey} /> : null}
      {mailText ? (
        <div className="mt-4">
          <p id="lookup-mail-about" className="text-ink-soft text-sm">
            {mailText.about}
          </p>
          <button
            type="submit"
            name="mail"
            value="link"
            disabled={isMailing}
            aria-describedby="lookup-mail-about"
            onClick={sendLink}
            className="button button-quiet mt-2"
          >
            {mailText.button}
          </button>
        </div>
      ) : null}
      {answer && "mailed" in answer ? (
        <p role="status" className="mt-2 font-semibold text-sm">
          {answer.mailed}
        </p>
      ) : null}
      {refused ? (
        <p
          id="lookup-error"
          // The toast has announced it, unless the page came with it.
          role={refused === returned ? "alert" : undefined}
          className="mt-2 font-semibold text-alert text-sm"
        >
          <strong>{refused.title}</strong>: <span>{refused.description}</span>
        </p>
      ) : null}
    </form>
  );
}
