import { Icon } from "#app/components/ui/icon.tsx";
import { NoBreak } from "#app/components/ui/no-break.tsx";
import { Receipt } from "#app/components/ui/receipt.tsx";
import { RoomScene } from "#app/components/scenes/room-scene.tsx";
import type { Scene } from "#app/content/scenes.ts";
import type { FeaturePageContent } from "#app/schemas/content.ts";

type KeyBenefitsProps = { heading: string; benefits: readonly string[]; scene?: Scene | undefined };

/** A desk scene is wide (a phone and a sheet), others are narrow; without a scene the heading stands beside the list. */
function columnsBeside(scene: Scene | undefined): string {
  if (!scene) return "lg:grid-cols-[1fr_2fr]";
  return scene.kind === "desk" ? "lg:grid-cols-[1fr_1.2fr]" : "lg:grid-cols-[1.4fr_1fr]";
}

/** The benefits, beside the app at work or, on a page without a scene, beside their heading. */
export function KeyBenefits({ heading, benefits, scene }: KeyBenefitsProps) {
  return (
    <section
      aria-labelledby="benefits"
      className={`below shell mt-section [--tall:70rem] lg:[--tall:36rem] grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 ${scene ? "lg:grid-rows-[auto_1fr]" : ""} ${columnsBeside(scene)}`}
    >
      <h2 id="benefits" className="text-3xl">
        {heading}
      </h2>
      {scene ? <RoomScene scene={scene} className="lg:col-start-2 lg:row-span-2 lg:row-start-1" /> : null}
      <ul className="ticks border-ink border-t-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="border-line border-b-2 py-3.5 text-lg">
            <span>
              <NoBreak text={benefit} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Content at the section's end: a link to a related page. */
type Following = { children?: React.ReactNode };
type UseCasesProps = { heading: string; useCases: FeaturePageContent["useCases"] } & Following;

/** Situations in which the feature is used. */
export function FeatureUseCases({ heading, useCases, children }: UseCasesProps) {
  const isThree = useCases.length === 3;
  return (
    <section aria-labelledby="use-cases" className="below shell mt-section [--tall:74rem] lg:[--tall:30rem]">
      <h2 id="use-cases" className="text-3xl">
        {heading}
      </h2>
      {/* Three stand in one row, four in two. */}
      <ul className={`mt-8 grid gap-x-12 gap-y-10 ${isThree ? "lg:grid-cols-3" : "md:grid-cols-2"}`}>
        {useCases.map((useCase) => (
          <li
            key={useCase.title}
            className={`flex flex-col gap-x-5 gap-y-3 sm:flex-row ${isThree ? "lg:flex-col" : ""}`}
          >
            <span className="cut grid size-12 shrink-0 place-items-center bg-room-tint text-room-text">
              <Icon name={useCase.iconName} className="size-6" />
            </span>
            <div className="min-w-0">
              <h3 className="text-xl">
                <NoBreak text={useCase.title} />
              </h3>
              <p className="mt-2 text-ink-soft">
                <NoBreak text={useCase.description} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

type PaymentDetailsProps = {
  text: { heading: string; provider: string; fees: string; notes: string };
  details: NonNullable<FeaturePageContent["paymentDetails"]>;
} & Following;

/** The payment processor and the fees, styled as a till receipt. */
export function PaymentDetails({ text, details, children }: PaymentDetailsProps) {
  return (
    <section aria-labelledby="payment-details" className="below mt-section bg-room-tint py-band">
      <div className="shell">
        <h2 id="payment-details" className="text-3xl">
          {text.heading}
        </h2>
        <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-2">
          <Receipt>
            <h3 className="text-xl">{text.fees}</h3>
            <ul className="mt-2">
              {details.feeStructure.map((line) => {
                const [label = "", fee = ""] = line.split(": ");
                return (
                  <li
                    key={line}
                    className="flex flex-col gap-x-6 border-line sm:flex-row sm:items-baseline sm:justify-between border-b-2 border-dashed py-4"
                  >
                    <span>
                      {label}
                      <span className="sr-only">:</span>{" "}
                    </span>
                    <span className="font-bold font-display text-2xl">{fee}</span>
                  </li>
                );
              })}
            </ul>
            <h3 className="mt-6 text-xl">{text.provider}</h3>
            <p className="mt-1 text-ink-soft">{details.provider}</p>
          </Receipt>
          <div>
            <h3 className="text-xl">{text.notes}</h3>
            <ul className="mt-3 list-[square] space-y-2 pl-5 marker:text-room">
              {details.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
