import { useEffect, useRef, useState } from "react";
import { useHref } from "react-router";
import { NewTabLink } from "#app/components/ui/button-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PLAIN_SUMMARY } from "#app/components/ui/phone-fold.tsx";
import { Tooltip } from "#app/components/ui/tooltip.tsx";
import { fill } from "#app/lib/fill.ts";
import { grouped } from "#app/lib/indian-numbers.ts";
import { whatsappShareLink } from "#app/lib/whatsapp.ts";
import { showToast } from "#app/toast/toast-store.ts";
import { countReferrals } from "./calls.ts";
import type { MailText, PanelText, ToastText } from "./texts.ts";
import type { Stats } from "./use-stats.ts";

type ShareText = { whatsapp: string; mailSubject: string; mailBody: string };

type ReferralPanelProps = {
  text: PanelText;
  toasts: ToastText;
  shareText: ShareText;
  referralCode: string;
  /** The public origin plus /waitlist?ref=CODE. */
  link: string;
  stats: Stats | null;
  /** Brands that joined by this code, and those that have confirmed where mail is on; null while unknown. */
  counts: Counts | null;
  /** The texts about confirmed brands; null while mail is off. */
  mailText: MailText["progress"] | null;
  /** True beside the ticket, which shows the code. */
  isOnTicket?: boolean;
};

type Counts = { referralCount: number; confirmedCount?: number | undefined };

/** One's own link, the ways to share it, the progress, and the code to print. */
export function ReferralPanel({
  text,
  toasts,
  shareText,
  referralCode,
  link,
  stats,
  counts,
  mailText,
  isOnTicket = false,
}: ReferralPanelProps) {
  const sheet = useHref(`/waitlist/${referralCode}/qr`);
  return (
    <div className="grid gap-6">
      <ShareLink
        text={text}
        toasts={toasts}
        link={link}
        referralCode={isOnTicket ? null : referralCode}
        shareText={shareText}
      />
      <Progress text={text.progress} mailText={mailText} referralCode={referralCode} counts={counts} />
      <details className="cut border-2 border-line bg-white px-4">
        <summary className={`${PLAIN_SUMMARY} justify-between font-semibold`}>
          {text.more}
          <Icon name="chevron-down" className="fold-arrow" />
        </summary>
        <ul className="grid gap-3 xs:grid-cols-2">
          <li>
            <a
              href={`mailto:?subject=${encodeURIComponent(shareText.mailSubject)}&body=${encodeURIComponent(fill(shareText.mailBody, { link }))}`}
              className="button button-secondary w-full"
            >
              <Icon name="mail" />
              {text.mail}
            </a>
          </li>
          <li>
            <NewTabLink href="https://www.instagram.com/" className="button button-secondary w-full">
              <Icon name="instagram" />
              {text.instagram}
            </NewTabLink>
          </li>
        </ul>
        <p className="mt-3 text-ink-soft text-sm">{text.instagramHint}</p>
        <div className="my-5 flex flex-wrap items-center gap-5">
          <img
            src={`${sheet}.svg`}
            alt={text.qr.alt}
            width={144}
            height={144}
            loading="lazy"
            className="cut border-2 border-line bg-white p-2"
          />
          <div className="min-w-48 flex-1">
            <h3 className="text-xl">{text.qr.heading}</h3>
            <p className="mt-1 text-ink-soft">{text.qr.body}</p>
            <a href={sheet} target="_blank" rel="noopener" className="button button-secondary mt-3">
              <Icon name="printer" />
              {text.qr.print}
            </a>
          </div>
        </div>
      </details>
      {stats ? (
        <div className="border-line border-t-2 pt-4">
          <h3 className="font-sans font-semibold text-ink-soft text-sm">{text.statsHeading}</h3>
          <dl className="mt-2 flex flex-wrap gap-x-4 gap-y-2 sm:gap-x-8">
            <Figure
              label={stats.spotsLeft === 1 ? text.stats.spotsLeft.one : text.stats.spotsLeft.other}
              value={stats.spotsLeft}
            />
            <Figure label={text.stats.totalSignups} value={stats.totalSignups} />
            <Figure label={text.stats.referralSignups} value={stats.referralSignups} />
          </dl>
        </div>
      ) : null}
    </div>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-ink-soft text-sm leading-snug">{label}</dt>
      <dd className="font-bold font-display text-xl">{grouped(value)}</dd>
    </div>
  );
}

type ShareLinkProps = Pick<ReferralPanelProps, "text" | "toasts" | "link" | "shareText"> & {
  referralCode: string | null;
};

/** The two usual ways to share the link, and the whole link. */
function ShareLink({ text, toasts, link, referralCode, shareText }: ShareLinkProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Without the permission the field is selected, and the older way still works nearly everywhere.
      field.current?.focus();
      field.current?.select();
      if (!document.execCommand("copy")) {
        showToast(toasts.linkMarked);
        return;
      }
    }
    showToast({ ...toasts.linkCopied, tone: "good" });
  };
  return (
    <div>
      <ul className="grid gap-3 xs:grid-cols-2">
        <li>
          <NewTabLink
            href={whatsappShareLink(fill(shareText.whatsapp, { link }))}
            className="button button-primary w-full"
          >
            <Icon name="message-circle" />
            {text.whatsapp}
          </NewTabLink>
        </li>
        <li className="scripting-only">
          <Tooltip label={text.copy}>
            <button type="button" onClick={() => void copy()} className="button button-secondary w-full">
              <Icon name="copy" />
              {text.copy}
            </button>
          </Tooltip>
        </li>
      </ul>
      <p className="mt-4">
        {referralCode === null ? null : (
          <>
            {text.codeLabel}:{" "}
            <strong className="whitespace-nowrap font-semibold tracking-widest">{referralCode}</strong>
            <br />
          </>
        )}
        {text.shareBody}
      </p>
      <label htmlFor="referral-link" className="mt-4 block font-semibold">
        {text.linkLabel}
      </label>
      {/* As tall as the link is long, in browsers that can; else two lines, which are enough on a phone. The code has no place
      to break in. */}
      <textarea
        ref={field}
        id="referral-link"
        readOnly
        rows={2}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
        className="field mt-1 block resize-none leading-snug [field-sizing:content]"
      />
    </div>
  );
}

/** Brands that joined by the link, and the free months for them: one each, once confirmed where mail is on. */
function Progress({
  text,
  mailText,
  referralCode,
  counts,
}: {
  text: PanelText["progress"];
  mailText: MailText["progress"] | null;
  referralCode: string;
  counts: Counts | null;
}) {
  const [known, setKnown] = useState<Counts | "awaited" | null>(counts ?? "awaited");
  useEffect(() => {
    if (counts !== null) return;
    void countReferrals(referralCode).then((answer) => {
      setKnown(answer.ok ? answer.data : null);
    });
  }, [counts, referralCode]);
  if (known === null) return null;
  // The awaited count has its room already, so that nothing below it moves when it comes.
  const isAwaited = known === "awaited";
  return (
    <div className={isAwaited ? "invisible" : undefined}>
      <h3 className="text-xl">{text.heading}</h3>
      <p className="mt-1">{isAwaited ? text.none : progressLine(text, mailText, known)}</p>
      {mailText ? <p className="mt-1 text-ink-soft text-sm">{mailText.note}</p> : null}
    </div>
  );
}

function progressLine(
  text: PanelText["progress"],
  mailText: MailText["progress"] | null,
  { referralCount, confirmedCount }: Counts,
): string {
  if (referralCount === 0) return text.none;
  if (mailText && confirmedCount !== undefined) {
    const { one, other } = mailText.months;
    const months = confirmedCount === 1 ? one : fill(other, { count: grouped(confirmedCount) });
    return fill(mailText.line, { joined: grouped(referralCount), counted: grouped(confirmedCount), months });
  }
  return referralCount === 1 ? text.one : fill(text.other, { count: grouped(referralCount) });
}
