import { MAX_PICTURE_BYTES, MAX_RECORDING_BYTES, megabytes } from "#app/.server/stories/files.ts";
import { features } from "#app/content/features.ts";
import { DEFAULT_AUDIO_SECONDS } from "#app/lib/default-duration.ts";
import { editions } from "#app/lib/edition.ts";
import { StoryCategorySchema } from "#app/schemas/content.ts";
import { textIn } from "./ops-route.tsx";
import { Faults, Field, type FieldProps, Fields, Send, Tick } from "./parts.tsx";

const texts = {
  title: { label: "Title", hint: "At most 90 characters", wide: true },
  founderName: { label: "Founder" },
  brandName: { label: "Brand" },
  category: { label: "Category", choices: StoryCategorySchema.options.map((name) => [name, name] as const) },
  language: {
    label: "Language",
    choices: Object.values(editions).map(({ language, name }) => [language, name] as const),
  },
  excerpt: { label: "Excerpt", hint: "60 to 220 characters", rows: 3 },
  content: { label: "Story", hint: "Paragraphs are split by a blank line", rows: 16 },
  keyResult: { label: "Primary outcome", hint: "What came of it, in a line", wide: true },
  keyMetric: { label: "Additional metric", wide: true },
  imageAlt: { label: "What the picture shows", hint: "For those who do not see it" },
} as const satisfies Record<string, Omit<FieldProps, "name">>;

const files = {
  imageUrl: {
    name: "picture",
    label: "Picture",
    rules: `JPEG, PNG or WebP, at most ${megabytes(MAX_PICTURE_BYTES)}; a larger photo is made small before it is sent`,
    accept: "image/jpeg,image/png,image/webp",
  },
  audioUrl: {
    name: "recording",
    label: "Recording",
    rules: `MP3, at most ${megabytes(MAX_RECORDING_BYTES)}; its length is measured`,
    accept: "audio/mpeg",
  },
} as const;

type TextName = keyof typeof texts;
type FileName = keyof typeof files;
const textNames = Object.keys(texts) as TextName[];
const fileNames = Object.keys(files) as FileName[];

export type StoryDraft = Record<TextName | FileName, string> & {
  audioDuration: number;
  featureIds: number[];
  featured: boolean;
};

export const emptyDraft: StoryDraft = { ...readStoryForm(new FormData()), language: editions.en.language };

/** A picture or recording to be taken away leaves its path empty. */
export function readStoryForm(form: FormData): StoryDraft {
  const read = [...textNames, ...fileNames].map((name) => [name, textIn(form, name)]);
  return {
    ...(Object.fromEntries(read) as Record<TextName | FileName, string>),
    ...(form.has("without-picture") && { imageUrl: "" }),
    ...(form.has("without-recording") && { audioUrl: "" }),
    audioDuration: Number(textIn(form, "audioDuration")) || DEFAULT_AUDIO_SECONDS,
    featureIds: form.getAll("featureIds").map(Number),
    featured: form.has("featured"),
  };
}

const labels = Object.fromEntries(
  Object.entries({ ...texts, ...files, featureIds: { label: "Features" } }).map(([name, { label }]) => [name, label]),
);

type StoryFormProps = {
  action: string;
  draft: StoryDraft;
  faults: Readonly<Record<string, string>>;
  /** The version token of the stored story; empty for a new one. */
  version: string;
};

export function StoryForm({ action, draft, faults, version }: StoryFormProps) {
  const { imageUrl, audioUrl, audioDuration } = draft;
  return (
    <form method="post" action={action} encType="multipart/form-data" noValidate>
      <Faults fields={faults} labels={labels} />
      {Object.entries({ version, imageUrl, audioUrl, audioDuration }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Fields>
        {textNames.map((name) => (
          <Field key={name} name={name} {...texts[name]} error={faults[name]} defaultValue={draft[name]} />
        ))}
        <fieldset
          className="col-span-full"
          id="featureIds"
          aria-describedby={faults.featureIds ? "featureIds-error" : undefined}
        >
          <legend className="font-semibold">Features, one to four</legend>
          <Fields>
            {features.map(({ id, name }) => (
              <Tick key={id} name="featureIds" value={id} label={name} defaultChecked={draft.featureIds.includes(id)} />
            ))}
          </Fields>
          {faults.featureIds ? <p id="featureIds-error">{faults.featureIds}</p> : null}
        </fieldset>
        <Tick name="featured" label="Show it among the featured ones" defaultChecked={draft.featured} />
        {fileNames.map((path) => {
          const { name, label, rules, accept } = files[path];
          const hint = draft[path] ? `Now ${draft[path]}. Another one: ${rules}` : rules;
          return (
            <div key={path}>
              <Field name={name} label={label} hint={hint} error={faults[path]} type="file" accept={accept} />
              <p id={`${name}-said`} role="status" className="text-ink-soft text-sm" />
              {draft[path] ? <Tick name={`without-${name}`} label={`Take the ${name} away`} /> : null}
            </div>
          );
        })}
      </Fields>
      <p className="buttons">
        <Send intent="publish" label="Publish" look="main" />
        <Send intent="draft" label="Save the draft" />
        <button type="submit" name="intent" value="preview" formTarget="_blank" className="button">
          Preview the page<span className="sr-only"> (opens in a new tab)</span>
        </button>
      </p>
    </form>
  );
}
