import { data, useOutletContext } from "react-router";
import { admitApplication } from "#app/.server/careers/admission.ts";
import { OpenApplicationSchema } from "#app/.server/careers/index.ts";
import { catchOutage, openDatabase } from "#app/.server/db/index.ts";
import { unavailable } from "#app/.server/limits/index.ts";
import { positionHead } from "#app/.server/head/index.ts";
import type { Returned } from "#app/careers/application-form.tsx";
import { ApplicationWindow } from "#app/careers/application-window.tsx";
import { readApplicationForm } from "#app/careers/fields.ts";
import { platform } from "#app/cloudflare.ts";
import type { Texts } from "#app/content/texts.ts";
import { fill } from "#app/lib/fill.ts";
import type { JobPosition } from "#app/schemas/content.ts";
import { say, sayFields } from "#app/schemas/api-error.ts";
import { applicationMessages, fieldMessages } from "#app/schemas/messages.ts";
import type { Route } from "./+types/position";

function requirePosition({ careers }: Texts, positionId: string): JobPosition {
  const position = careers.positions.find(({ id }) => id === positionId);
  if (!position) throw data(null, { status: 404 });
  return position;
}

/** The careers page has loaded all positions; this adds the position's head for search engines. */
export function loader({ params, context }: Route.LoaderArgs) {
  const here = platform(context);
  return { head: positionHead(here, requirePosition(here.texts, params.positionId)) };
}

/** Asks the server for nothing, so that the window opens at once on any network. */
export function clientLoader() {
  return { head: null };
}

type ActionResult = { stored: true } | { stored: false; returned: Returned };

/** The form without scripts: the same domain and schema as the API, with the page as the answer. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { positionId } = params;
  const { env, requestId, mail, texts, waitUntil } = platform(context);
  requirePosition(texts, positionId);
  const typed = readApplicationForm(await request.formData());
  const answer = (result: ActionResult, status: number, headers: HeadersInit = {}) => data(result, { status, headers });
  const parsed = OpenApplicationSchema.safeParse({ ...typed, positionId });
  if (!parsed.success) {
    const returned = { typed, fields: fieldMessages(parsed.error), message: texts.applicationForm.mend };
    return answer({ stored: false, returned }, 400);
  }
  const outcome = await catchOutage(
    { request, requestId },
    () =>
      admitApplication(parsed.data, {
        db: openDatabase(env.DB),
        limiter: env.LIMIT_APPLY,
        request,
        mail,
        waitUntil,
      }),
    (status) => unavailable("applicationFailed", status),
  );
  if (outcome.ok) return answer({ stored: true }, outcome.status);
  const fields = sayFields(outcome.fields ?? {}, applicationMessages);
  const returned = { typed, fields, message: say(outcome, applicationMessages) };
  return answer({ stored: false, returned }, outcome.status, outcome.headers);
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ params, matches, loaderData }) => {
  const [, careers] = matches;
  const position = careers.loaderData?.positions.find(({ id }) => id === params.positionId);
  if (!position) return [];
  return loaderData?.head ?? [{ title: fill(careers.loaderData.positionTitle, { title: position.title }) }];
};

/** Rendered over the careers page, which tells it the position that the visitor came straight to. */
export default function Position({ params, matches, actionData }: Route.ComponentProps) {
  const landedOn = useOutletContext<string | undefined>();
  const careers = matches[1].loaderData;
  const position = careers.positions.find(({ id }) => id === params.positionId);
  if (!position) return null;
  return (
    <ApplicationWindow
      key={position.id}
      careers={careers}
      position={position}
      landed={landedOn === position.id}
      stored={actionData?.stored === true}
      returned={actionData?.stored === false ? actionData.returned : null}
    />
  );
}
