import type { Scene } from "#app/content/scenes.ts";
import { BillText, OrderScreen, PaymentScreen, StockScreen } from "./order-screens.tsx";
import { CrewScreen, CustomerScreen, EventScreen, RunScreen } from "./room-screens.tsx";

/** A room's scene, described in words. */
const altOf = (scene: Scene): string =>
  Object.values(scene)
    .flatMap((part) => (typeof part === "string" ? [] : part.alt))
    .join(" ");

function Picture({ scene }: { scene: Scene }) {
  switch (scene.kind) {
    case "desk":
      return (
        <div className="items-end justify-center sm:flex sm:*:first:mx-0 sm:*:first:shrink-0">
          <OrderScreen order={scene.order} />
          {/* The invoice slides out from behind the phone. */}
          <div className="mx-auto mt-6 flex w-[min(18.5rem,100%)] flex-col gap-3 border-2 border-line bg-white p-5 text-sm/[1.4] sm:-z-1 sm:m-0 sm:-ml-10 sm:pl-13 sm:[rotate:1.5deg]">
            <BillText bill={scene.bill} />
          </div>
        </div>
      );
    case "till":
      return <PaymentScreen payment={scene.payment} isTill />;
    case "stock":
      return <StockScreen stock={scene.stock} />;
    case "customer":
      return <CustomerScreen customer={scene.customer} />;
    case "event":
      return <EventScreen event={scene.event} />;
    case "crew":
      return <CrewScreen crew={scene.crew} />;
    case "run":
      return <RunScreen run={scene.run} />;
  }
}

/** The app at work in one room. */
export function RoomScene({ scene, className = "" }: { scene: Scene; className?: string }) {
  return (
    <figure className={className}>
      <div role="img" aria-label={altOf(scene)} className="scene-stage">
        <Picture scene={scene} />
      </div>
      <figcaption className="mt-3 text-center text-ink-soft text-sm">{scene.caption}</figcaption>
    </figure>
  );
}
