import { type ReactNode, useEffect } from "react";
import { isRouteErrorResponse, Link, useLocation, useNavigate, useRouteError } from "react-router";
import house from "#app/components/art/house.svg?url";
import { Icon } from "#app/components/ui/icon.tsx";
import { useFrameWords } from "#app/components/ui/use-frame-words.ts";
import { opensOffline } from "#app/lib/offline-pages.ts";
import { reload } from "./lost-script.tsx";

type NotFoundText = {
  title: string;
  heading: string;
  hint: string;
  waysBackHeading?: string;
  waysBack?: readonly { label: string; path: string }[];
  back?: { label: string; path: string };
};

function Message({ heading, body, children }: { heading: string; body: string; children: ReactNode }) {
  return (
    <section className="shell grid place-items-center py-20 text-center sm:py-28">
      <Icon name="alert-circle" className="size-16 text-alert" />
      <h1 className="mt-4 text-3xl">{heading}</h1>
      <p className="mt-3 max-w-prose text-balance text-ink-soft text-lg">{body}</p>
      {children}
    </section>
  );
}

export function NotFoundScreen({ text }: { text: NotFoundText }) {
  return (
    <Message heading={text.heading} body={text.hint}>
      <title>{text.title}</title>
      <meta name="description" content={text.hint} />
      <meta name="robots" content="noindex" />
      {text.waysBack ? (
        <>
          <p className="mt-8">{text.waysBackHeading}</p>
          <ul className="mt-4 flex flex-wrap justify-center gap-3">
            {text.waysBack.map((link) => (
              <li key={link.path}>
                <Link to={link.path} className="button button-secondary">
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
          <img
            src={`${house}#night`}
            alt=""
            width={640}
            height={720}
            loading="lazy"
            className="mt-12 w-full max-w-xs"
          />
        </>
      ) : null}
      {text.back ? (
        <Link to={text.back.path} className="button button-primary mt-8">
          {text.back.label}
        </Link>
      ) : null}
    </Message>
  );
}

/** The messages of Chromium and Firefox, and then of Safari, for a request without an answer. */
const NO_ANSWER = /to fetch|Load failed/;

/** The screen for a failure. After one of the network the app is intact, so retrying navigates within it. */
export function ErrorScreen() {
  const { errorScreen: text } = useFrameWords();
  const here = useLocation();
  const navigate = useNavigate();
  const error = useRouteError();
  const isUnreachable = NO_ANSWER.test(String(error));
  const answered = isRouteErrorResponse(error) && error.status === 429 ? text.tooMany : text.body;
  useEffect(() => {
    if (isUnreachable && opensOffline()) window.location.replace(window.location.href);
  }, [isUnreachable]);
  return (
    <Message heading={text.heading} body={isUnreachable ? text.unreachable : answered}>
      <title>{text.heading}</title>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {/* An empty address is that of the page without its hash, so browsers fetch it again, without scripts too. */}
        {/* biome-ignore lint/a11y/useValidAnchor: it leads to this page. */}
        <a
          href=""
          className="button button-primary"
          onClick={(event) => {
            event.preventDefault();
            if (isUnreachable) navigate(here, { replace: true, state: here.state });
            else reload();
          }}
        >
          {text.retry}
        </a>
        <Link to="/" reloadDocument={!isUnreachable} className="button button-secondary">
          {text.home}
        </Link>
      </div>
    </Message>
  );
}
