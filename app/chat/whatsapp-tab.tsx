import { ExternalButtonLink } from "#app/components/ui/button-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ChatTexts } from "./texts.ts";

export function WhatsAppTab({ text, whatsappUrl }: { text: ChatTexts["whatsapp"]; whatsappUrl: string }) {
  return (
    <div className="flex flex-1 flex-col justify-center px-6 py-8 text-center">
      <span className="mx-auto grid size-16 shrink-0 place-items-center rounded-full bg-good-tint text-good">
        <Icon name="message-circle" className="size-8" />
      </span>
      <h3 className="mt-4 text-2xl">{text.heading}</h3>
      <p className="mx-auto mt-2 max-w-sm">{text.body}</p>
      <ExternalButtonLink href={whatsappUrl} look="primary" className="mx-auto mt-6">
        {text.button}
      </ExternalButtonLink>
      <p className="mx-auto mt-5 flex max-w-sm items-start gap-2 text-left text-ink-soft text-sm">
        <Icon name="clock" className="mt-0.5 size-4" />
        {text.note}
      </p>
    </div>
  );
}
