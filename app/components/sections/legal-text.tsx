import { InlineLinks } from "#app/components/ui/inline-links.tsx";
import type { LegalDocument } from "#app/schemas/content.ts";

type Contact = { email: string; phone: string };

type Section = LegalDocument["sections"][number];
type Block = Section["blocks"][number];

/** A legal document's text with links as [text](/path) and the operator's `{email}` and `{phone}` filled in. */
export function LegalCopy({ text, contact }: { text: string; contact: Contact }) {
  return text.split(/(\{email\}|\{phone\})/).map((part, index) => {
    const key = `${index}-${part}`;
    if (part === "{email}") return <ContactLink key={key} href={`mailto:${contact.email}`} label={contact.email} />;
    if (part === "{phone}") {
      return <ContactLink key={key} href={`tel:${contact.phone.replace(/[^\d+]/g, "")}`} label={contact.phone} />;
    }
    return <InlineLinks key={key} text={part} />;
  });
}

function ContactLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className={`text-link ${href.startsWith("tel:") ? "whitespace-nowrap" : ""}`}>
      {label}
    </a>
  );
}

/** The numbered sections, each with its own anchor. */
export function LegalSections({ sections, contact }: { sections: readonly Section[]; contact: Contact }) {
  return sections.map((section, index) => (
    <section
      key={section.id}
      id={section.id}
      aria-labelledby={`${section.id}-heading`}
      className="below mt-12 [--tall:43rem] first:mt-0"
    >
      <h2 id={`${section.id}-heading`} className="text-2xl">
        {`${index + 1}. ${section.title}`}
      </h2>
      <div className="mt-4 space-y-4">
        {section.blocks.map((block) => (
          <LegalBlock key={blockKey(block)} block={block} contact={contact} />
        ))}
      </div>
    </section>
  ));
}

function blockKey(block: Block): string {
  if (block.kind === "text") return block.text;
  return block.kind === "list" ? block.items.join() : block.caption;
}

function LegalBlock({ block, contact }: { block: Block; contact: Contact }) {
  if (block.kind === "text") {
    return (
      <p className="prose-measure">
        <LegalCopy text={block.text} contact={contact} />
      </p>
    );
  }
  if (block.kind === "list") {
    return (
      <ul className="prose-measure list-disc space-y-2 pl-6 marker:text-marigold-deep">
        {block.items.map((item) => (
          <li key={item}>
            <LegalCopy text={item} contact={contact} />
          </li>
        ))}
      </ul>
    );
  }
  return <WordsTable block={block} contact={contact} />;
}

/** The roles repeat what the elements are: browsers drop those where CSS shows a row as a block. */
function WordsTable({ block, contact }: { block: Extract<Block, { kind: "table" }>; contact: Contact }) {
  const [rowHead, ...columns] = block.head;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above.
    <table role="table" className={`words-table my-6 max-w-4xl ${columns.length > 1 ? "words-blocks" : ""}`}>
      <caption className="mb-3 text-left font-semibold">{block.caption}</caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
        <tr role="row">
          {[rowHead, ...columns].map((head) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above.
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <tbody role="rowgroup">
        {block.rows.map(([name = "", ...cells]) => (
          // biome-ignore lint/a11y/noRedundantRoles: see above.
          <tr key={name} role="row">
            {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
            <th role="rowheader" scope="row" className="font-semibold">
              <LegalCopy text={name} contact={contact} />
            </th>
            {cells.map((cell, index) => (
              // biome-ignore lint/a11y/noRedundantRoles: see above.
              <td key={columns[index]} role="cell" data-column={columns[index]}>
                <LegalCopy text={cell} contact={contact} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
