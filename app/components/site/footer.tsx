import { Link } from "react-router";
import { NewTabLink } from "#app/components/ui/button-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PLAIN_SUMMARY } from "#app/components/ui/phone-fold.tsx";
import { useLinkLanguage } from "#app/components/ui/use-edition.ts";
import { fill } from "#app/lib/fill.ts";
import type { Route } from "../../+types/root";
import type { NavLink } from "./header.tsx";
import { Logo } from "./logo.tsx";

type Frame = Route.ComponentProps["loaderData"];
type FooterProps = Pick<Frame, "contact" | "year"> & {
  productName: string;
  tagline: string;
  text: Frame["footer"];
  features: readonly FooterLink[];
  appNote: string | undefined;
  privacyChoices?: React.ReactNode;
};

export function Footer({ productName, tagline, text, features, contact, year, appNote, privacyChoices }: FooterProps) {
  const [user, host] = contact.email.split("@");
  return (
    <footer className="below mt-auto [--tall:51rem] md:[--tall:62rem] lg:[--tall:42rem] bg-ink-deep pt-band pb-6 text-paper">
      <div className="shell grid grid-cols-[1.2fr_1fr] gap-x-4 gap-y-7 sm:gap-y-10 md:grid-cols-[1.6fr_1fr_1.1fr] lg:grid-cols-[1.6fr_1fr_1fr_1.1fr]">
        <div className="col-span-full lg:col-span-1">
          <Logo name={productName} place="footer" />
          <p className="mt-3 font-display font-semibold text-xl">{tagline}</p>
          <p className="mt-3 max-w-sm text-sm text-line max-md:hidden">{text.blurb}</p>
          <ul className="mt-4 flex flex-wrap gap-x-6">
            <li>
              <SocialLink href={contact.instagramUrl} label={text.instagram} name="Instagram" icon="instagram" />
            </li>
            <li>
              <SocialLink href={contact.whatsappUrl} label={text.whatsapp} name="WhatsApp" icon="message-circle" />
            </li>
          </ul>
        </div>
        {/* Folded on a phone, whose menu has the same links. */}
        <nav aria-label={text.featuresHeading} className="max-md:col-span-2">
          <details className="phone-fold">
            <summary className={`${PLAIN_SUMMARY} justify-between md:min-h-0`}>
              <h2 className="font-semibold text-lg">{text.featuresHeading}</h2>
              <Icon name="chevron-down" className="fold-arrow" />
            </summary>
            <FooterLinks links={features} className="max-md:columns-2" />
          </details>
        </nav>
        <nav aria-label={text.companyHeading}>
          <h2 className="font-semibold text-lg">{text.companyHeading}</h2>
          <FooterLinks links={text.companyLinks}>{privacyChoices}</FooterLinks>
        </nav>
        <div>
          <h2 className="font-semibold text-lg">{text.contactHeading}</h2>
          <ul className="mt-2">
            <li>
              <a href={`tel:${contact.phone.replace(/[^+\d]/g, "")}`} className="footer-link">
                <span className="sr-only">{text.phoneLabel}: </span>
                {contact.phone}
              </a>
            </li>
            <li>
              <a href={`mailto:${contact.email}`} className="footer-link">
                <span className="sr-only">{text.emailLabel}: </span>
                <span>
                  {user}@<wbr />
                  {host}
                </span>
              </a>
            </li>
          </ul>
        </div>
      </div>
      <div className="shell mt-7 sm:mt-10">
        {contact.company.length === 0 ? null : (
          <ul className="mb-6 text-line text-sm">
            {contact.company.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <div className="gap-x-6 border-ink-soft border-t pt-6 pr-14 text-line text-sm lg:flex lg:justify-between">
          <p className="shrink-0">{fill(text.copyright, { year })}</p>
          <p>
            {text.almostReal} {appNote}
          </p>
        </div>
      </div>
    </footer>
  );
}

type FooterLink = NavLink & { description?: string };
type FooterLinksProps = { links: readonly FooterLink[]; className?: string; children?: React.ReactNode };

function FooterLinks({ links, className = "", children }: FooterLinksProps) {
  const languageOf = useLinkLanguage();
  return (
    <ul className={`mt-2 ${className}`}>
      {links.map((link) => (
        <li key={link.path}>
          <Link to={link.path} prefetch="intent" hrefLang={languageOf(link.path)} className="footer-link">
            <span>
              {link.label}{" "}
              {link.description ? <small className="block text-sm opacity-80">{link.description}</small> : null}
            </span>
          </Link>
        </li>
      ))}
      {children ? <li>{children}</li> : null}
    </ul>
  );
}

type SocialLinkProps = { href: string; label: string; name: string; icon: "instagram" | "message-circle" };

function SocialLink({ href, label, name, icon }: SocialLinkProps) {
  return (
    <NewTabLink href={href} aria-label={label} className="footer-link items-center gap-2">
      <Icon name={icon} className="size-6" />
      {name}
    </NewTabLink>
  );
}
