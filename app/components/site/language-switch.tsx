import type { MouseEvent } from "react";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { useEdition } from "#app/components/ui/use-edition.ts";
import { withoutCampaign } from "#app/lib/campaign.ts";
import { type Edition, editions, inEdition } from "#app/lib/edition.ts";

const other: Record<Edition, Edition> = { en: "hi", hi: "en" };

/** Leads to the same page in the other language. The page is cached, so a press adds the campaign's parameters. */
export function LanguageSwitch({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  const error = useRouteError();
  const isNowhere = isRouteErrorResponse(error) && error.status === 404;
  const edition = other[useEdition()];
  const keepAddress = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.search = window.location.search;
    currentTarget.hash = window.location.hash;
  };
  return (
    <a
      href={isNowhere ? inEdition(edition, "/") : inEdition(edition, pathname) + withoutCampaign(search)}
      lang={editions[edition].language}
      hrefLang={editions[edition].language}
      className={className}
      onClick={keepAddress}
    >
      {editions[edition].name}
    </a>
  );
}
