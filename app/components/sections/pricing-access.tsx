import { memo } from "react";
import { AccessMark } from "#app/components/ui/access-mark.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PhoneFold, PLAIN_SUMMARY } from "#app/components/ui/phone-fold.tsx";
import type { AccessLevel } from "#app/schemas/content.ts";
import type { Route } from "../../routes/marketing/+types/pricing";
import { RoleTitle } from "./pricing-roles.tsx";

type Loaded = Route.ComponentProps["loaderData"];
type AccessProps = Pick<Loaded, "matrix" | "rooms" | "roles">;

/** The rooms that each role may enter: a table, or on a phone a list a role. Memoised, since it is large. */
export const AccessMatrix = memo(function AccessMatrix({ matrix: text, rooms, roles }: AccessProps) {
  const roomOf = new Map(rooms.map((item) => [item.room, item]));
  return (
    <section
      aria-labelledby="access"
      className="below mt-section bg-paper-deep py-5 [--tall:5.5rem] md:py-band md:[--tall:60rem]"
    >
      <div className="shell">
        <PhoneFold
          name="access"
          summaryClassName={`${PLAIN_SUMMARY} justify-between`}
          summary={
            <>
              <h2 id="access" className="text-3xl">
                {text.heading}
              </h2>
              <Icon name="chevron-down" className="fold-arrow" />
            </>
          }
        >
          <p className="mt-3 max-w-2xl text-ink-soft sm:text-lg">{text.note}</p>
          <ul className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
            {Object.entries(text.levels).map(([level, { label, description }]) => (
              <li key={level} className="flex gap-3">
                <AccessMark level={level as AccessLevel} className="mx-1 mt-0.5" />
                <div>
                  <p className="font-semibold">{label}</p>
                  <p className="text-ink-soft text-sm">{description}</p>
                </div>
              </li>
            ))}
          </ul>

          <table className="cut-lg mt-8 hidden w-full table-fixed border-separate border-2 border-line bg-white [border-spacing:0] md:table print:table">
            <caption className="sr-only">{text.caption}</caption>
            <thead>
              <tr>
                <th
                  scope="col"
                  className="w-[18%] border-line border-b-2 p-3 text-left align-bottom font-semibold lg:p-4"
                >
                  {text.roleColumn}
                </th>
                {rooms.map(({ room, name, gist }) => (
                  <th
                    key={room}
                    scope="col"
                    data-room={room}
                    className="border-room border-b-4 px-1 py-3 align-bottom font-semibold text-room-text text-sm leading-tight"
                  >
                    {name} <small className="block font-normal tracking-tight">{gist}</small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {roles.map((role) => (
                <tr key={role.id} className="group">
                  <th
                    scope="row"
                    className="border-line border-b-2 p-3 text-left font-semibold leading-tight group-last:border-b-0 lg:p-4"
                  >
                    <RoleTitle title={role.title} />
                  </th>
                  {role.access.map(({ room, level, note }) => (
                    <td
                      key={room}
                      data-room={room}
                      className="border-line border-b-2 px-1 py-3 text-center group-last:border-b-0"
                    >
                      <AccessMark level={level} className="mx-auto" />
                      <span
                        className={`mt-1 block text-sm leading-tight ${level === "none" ? "text-ink-soft" : "font-semibold"}`}
                      >
                        {text.levels[level].label}{" "}
                        {note ? <small className="block font-normal text-ink-soft">{note}</small> : null}
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>

          <div className="mt-5 border-ink border-t-2 md:hidden print:hidden">
            {roles.map((role) => (
              <details key={role.id} className="border-line border-b-2">
                <summary className="flex min-h-14 list-none items-center justify-between gap-3 py-1.5 [&::-webkit-details-marker]:hidden">
                  <span className="min-w-0 font-semibold text-lg leading-tight">{role.title}</span>
                  <Icon name="chevron-down" className="fold-arrow" />
                </summary>
                <ul className="pb-4">
                  {role.access.map(({ room, level, note }) => (
                    <li key={room} data-room={room} className="flex items-center gap-3 py-1.5">
                      <AccessMark level={level} className="mx-1" />
                      <span className="min-w-0 flex-1">
                        {roomOf.get(room)?.name}
                        <span className="sr-only">:</span>{" "}
                        <small className="block text-ink-soft text-sm">{note ?? roomOf.get(room)?.gist}</small>
                      </span>{" "}
                      <span className={level === "none" ? "text-ink-soft" : "font-semibold"}>
                        {text.levels[level].label}
                      </span>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </div>
        </PhoneFold>
      </div>
    </section>
  );
});
