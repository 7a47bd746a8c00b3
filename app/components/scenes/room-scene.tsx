import type { Bill, Order, Payment, Stock } from "./order-screens.tsx";
import { BillText, OrderScreen, PaymentScreen, StockScreen } from "./order-screens.tsx";
import type { Customer, Doors, MarketDay, SizeRun } from "./room-screens.tsx";
import { CrewScreen, CustomerScreen, EventScreen, RunScreen } from "./room-screens.tsx";

export type RoomSceneData = { caption: string } & (
  | { kind: "desk"; order: Order; bill: Bill }
  | { kind: "till"; payment: Payment }
  | { kind: "stock"; stock: Stock }
  | { kind: "customer"; customer: Customer }
  | { kind: "event"; event: MarketDay }
  | { kind: "crew"; crew: Doors }
  | { kind: "run"; run: SizeRun }
);

/** A room's scene, described in words. */
function altOf(scene: RoomSceneData): string {
  switch (scene.kind) {
    case "desk":
      return `${scene.order.alt} ${scene.bill.alt}`;
    case "till":
      return scene.payment.alt;
    case "stock":
      return scene.stock.alt;
    case "customer":
      return scene.customer.alt;
    case "event":
      return scene.event.alt;
    case "crew":
      return scene.crew.alt;
    case "run":
      return scene.run.alt;
  }
}

function Picture({ scene }: { scene: RoomSceneData }) {
  switch (scene.kind) {
    case "desk":
      return (
        <div className="desk-scene">
          <OrderScreen order={scene.order} />
          <div className="bill-paper">
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
export function RoomScene({ scene, className = "" }: { scene: RoomSceneData; className?: string }) {
  return (
    <figure className={className}>
      <div role="img" aria-label={altOf(scene)} className="scene-stage">
        <Picture scene={scene} />
      </div>
      <figcaption className="mt-3 text-center text-ink-soft text-sm">{scene.caption}</figcaption>
    </figure>
  );
}
