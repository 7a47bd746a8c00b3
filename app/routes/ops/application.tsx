import { deleteApplication, markRead, readApplication, setOperatorNote } from "#app/.server/careers/review.ts";
import { withDatabase } from "#app/.server/db/index.ts";
import { positions } from "#app/content/careers.ts";
import { indiaTime } from "#app/lib/india-day.ts";
import { paragraphsOf } from "#app/schemas/plain-text.ts";
import { opsRoute, type OpsContext, idOf, redirectWithNotice, showMissing, textIn, UNSURE } from "./ops-route.tsx";
import { ConfirmButton, FactList, Field, Press, Send } from "./parts.tsx";

const SECTION = "/ops/applications";
const LONGEST_NOTE = 2_000;

type Said = { typed?: string; problem?: string; status?: number };

async function showApplication(desk: OpsContext, id: number, { typed, problem, status }: Said = {}): Promise<Response> {
  const application = await withDatabase(() => readApplication(desk.db, id));
  if (!application) return showMissing(desk, SECTION, "application of that number");
  const { fullName, positionId, note } = application;
  return desk.show({
    title: fullName,
    section: SECTION,
    status,
    problem,
    children: (
      <>
        <FactList
          facts={[
            ["Position", positions.find((position) => position.id === positionId)?.title ?? positionId],
            ["Applied (India)", indiaTime(application.createdAt)],
            ["E-mail", application.email],
            ["Phone", application.phone],
            ["CV", <SafeLink key="cv" address={application.resumeUrl} />],
            ["LinkedIn", application.linkedinUrl ? <SafeLink key="in" address={application.linkedinUrl} /> : null],
            ["Portfolio", application.portfolioUrl ? <SafeLink key="pf" address={application.portfolioUrl} /> : null],
          ]}
        />
        <h2>Cover letter</h2>
        <p className="max-w-176 whitespace-pre-line">{application.coverLetter}</p>
        {application.readAt ? null : <Press intent="read" label="Mark as read" />}
        <h2>Note</h2>
        <form method="post">
          <Field
            name="note"
            label="Note"
            hint="Whoever applied may ask for it: it is part of what is stored about them."
            rows={4}
            maxLength={LONGEST_NOTE}
            defaultValue={typed ?? note}
          />
          <input type="hidden" name="was-note" value={note} />
          <p className="buttons">
            <Send intent="note" label="Keep the note" look="main" />
          </p>
        </form>
        <h2>Delete</h2>
        <ConfirmButton label="Delete this application">
          <p>This deletes the application permanently. Other data about {application.email} is kept.</p>
          <Press intent="delete" label={`Delete the application of ${fullName}`} look="danger" sure />
        </ConfirmButton>
      </>
    ),
  });
}

/** `noreferrer`, since an applicant typed the link; addresses other than http(s) are shown as text. */
function SafeLink({ address }: { address: string }) {
  if (!/^https?:\/\//i.test(address)) return <span>{address}</span>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" referrerPolicy="no-referrer">
      {address}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

export const loader = opsRoute((desk) => {
  const id = idOf(desk.params.applicationId);
  return id === null ? showMissing(desk, SECTION, "such application") : showApplication(desk, id);
});

export const action = opsRoute(async (desk) => {
  const id = idOf(desk.params.applicationId);
  if (id === null) return showMissing(desk, SECTION, "such application");
  const { form } = desk;
  switch (textIn(form, "intent")) {
    case "delete":
      if (!form.has("sure")) return showApplication(desk, id, { problem: UNSURE, status: 400 });
      await withDatabase(() => deleteApplication(desk.db, id, desk.by));
      return redirectWithNotice(SECTION, "deleted");
    case "read":
      await withDatabase(() => markRead(desk.db, id, desk.now));
      return redirectWithNotice(`${SECTION}/${id}`, "read");
    case "note": {
      const text = paragraphsOf(textIn(form, "note")).slice(0, LONGEST_NOTE);
      const expected = paragraphsOf(textIn(form, "was-note"));
      const isKept = await withDatabase(() => setOperatorNote(desk.db, id, { text, expected }, desk.by));
      if (isKept) return redirectWithNotice(`${SECTION}/${id}`, "noted");
      const problem =
        "Somebody else changed the note meanwhile. Yours is still below and not kept yet; reload to see theirs.";
      return showApplication(desk, id, { typed: text, problem, status: 409 });
    }
    default:
      return showApplication(desk, id, { status: 400 });
  }
});
