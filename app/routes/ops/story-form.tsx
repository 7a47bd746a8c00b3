import { MAX_PICTURE_BYTES, MAX_RECORDING_BYTES, megabytes } from "#app/.server/stories/files.ts";
import { DEFAULT_AUDIO_SECONDS } from "#app/lib/default-duration.ts";
import { editions } from "#app/lib/edition.ts";
import { type FeatureRef, StoryCategorySchema } from "#app/schemas/content.ts";
import { textIn } from "./ops-route.tsx";
import { Faults, Field, Fields, Select, Send, TextField, Tick } from "./parts.tsx";

const labels = {
  title: "Title",
  excerpt: "Excerpt",
  content: "Story",
  founderName: "Founder",
  brandName: "Brand",
  category: "Category",
  featureIds: "Features",
  keyResult: "Primary outcome",
  keyMetric: "Additional metric",
  imageUrl: "Picture",
  imageAlt: "What the picture shows",
  audioUrl: "Recording",
  audioDuration: "Length of the recording",
  language: "Language",
} as const;

const textNames = [
  "title",
  "excerpt",
  "content",
  "founderName",
  "brandName",
  "category",
  "keyResult",
  "keyMetric",
  "imageUrl",
  "imageAlt",
  "audioUrl",
  "language",
] as const;

export type StoryDraft = Record<(typeof textNames)[number], string> & {
  audioDuration: number;
  featureIds: number[];
  featured: boolean;
};

type Texts = Record<(typeof textNames)[number], string>;
const textsBy = (read: (name: string) => string) =>
  Object.fromEntries(textNames.map((name) => [name, read(name)])) as Texts;

export const emptyDraft: StoryDraft = {
  ...textsBy(() => ""),
  language: editions.en.language,
  audioDuration: DEFAULT_AUDIO_SECONDS,
  featureIds: [],
  featured: false,
};

/** A picture or recording to be taken away leaves its path empty. */
export function readStoryForm(form: FormData): StoryDraft {
  return {
    ...textsBy((name) => textIn(form, name)),
    ...(form.has("without-picture") ? { imageUrl: "" } : {}),
    ...(form.has("without-recording") ? { audioUrl: "" } : {}),
    audioDuration: Number(textIn(form, "audioDuration")) || DEFAULT_AUDIO_SECONDS,
    featureIds: form.getAll("featureIds").map(Number),
    featured: form.has("featured"),
  };
}

type StoryFormProps = {
  action: string;
  draft: StoryDraft;
  faults: Readonly<Record<string, string>>;
  features: readonly FeatureRef[];
  /** The version token of the stored story; empty for a new one. */
  version: string;
};

export function StoryForm({ action, draft, faults, features, version }: StoryFormProps) {
  const textOf = (name: (typeof textNames)[number]) => ({
    name,
    label: labels[name],
    error: faults[name],
    defaultValue: draft[name],
  });
  return (
    <form method="post" action={action} encType="multipart/form-data" noValidate>
      <Faults fields={faults} labels={labels} />
      <input type="hidden" name="version" value={version} />
      {(["imageUrl", "audioUrl", "audioDuration"] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={draft[name]} />
      ))}
      <Fields>
        <Field {...textOf("title")} hint="At most 90 characters" wide />
        <Field {...textOf("founderName")} />
        <Field {...textOf("brandName")} />
        <Select
          {...textOf("category")}
          choices={StoryCategorySchema.options.map((value) => ({ value, label: value }))}
        />
        <Select
          {...textOf("language")}
          choices={Object.values(editions).map(({ language, name }) => ({ value: language, label: name }))}
        />
        <TextField {...textOf("excerpt")} hint="60 to 220 characters" rows={3} />
        <TextField {...textOf("content")} hint="Paragraphs are split by a blank line" rows={16} />
        <Field {...textOf("keyResult")} hint="What came of it, in a line" wide />
        <Field {...textOf("keyMetric")} wide />
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
        <Field {...textOf("imageAlt")} hint="For those who do not see it" />
        {/* The files come last, so that the texts of a form that is too large can still be read. */}
        <FileField
          name="picture"
          label={labels.imageUrl}
          rules={`JPEG, PNG or WebP, at most ${megabytes(MAX_PICTURE_BYTES)}; a larger photo is made small before it is sent`}
          accept="image/jpeg,image/png,image/webp"
          error={faults.imageUrl}
          path={draft.imageUrl}
        />
        <FileField
          name="recording"
          label={labels.audioUrl}
          rules={`MP3, at most ${megabytes(MAX_RECORDING_BYTES)}; its length is measured`}
          accept="audio/mpeg"
          error={faults.audioUrl}
          path={draft.audioUrl}
        />
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

type FileFieldProps = {
  name: "picture" | "recording";
  label: string;
  rules: string;
  accept: string;
  error: string | undefined;
  path: string;
};

/** A file to upload in place of the present one, and a box that takes the present one away. */
function FileField({ name, label, rules, accept, error, path }: FileFieldProps) {
  return (
    <div>
      <Field
        name={name}
        label={label}
        hint={path ? `Now ${path}. Another one: ${rules}` : rules}
        error={error}
        type="file"
        accept={accept}
      />
      <p id={`${name}-said`} role="status" className="text-ink-soft text-sm" />
      {path ? <Tick name={`without-${name}`} label={`Take the ${name} away`} /> : null}
    </div>
  );
}
