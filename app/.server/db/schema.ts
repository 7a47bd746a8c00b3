/** The D1 schema. `npm run db:generate` writes migrations from it; triggers are written into them by hand. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { DEFAULT_AUDIO_SECONDS } from "#app/lib/default-duration.ts";

/** One brand on the waitlist. Triggers alone keep the totals and referral_count. */
export const waitlistEntries = sqliteTable(
  "waitlist_entries",
  {
    /** AUTOINCREMENT would cost each join rows. An erased entry's id may be reused, so refer to entries by code. */
    id: integer("id").primaryKey(),
    /** Trimmed, NFC, lowercased. */
    email: text("email").notNull(),
    /** The mailbox behind the address (`mailboxOf`): a second address of one mailbox joins without a referrer. */
    emailIdentity: text("email_identity").notNull(),
    brandName: text("brand_name").notNull(),
    founderName: text("founder_name").notNull(),
    phoneNumber: text("phone_number").notNull(),
    businessType: text("business_type"),
    igHandle: text("ig_handle"),
    referralCode: text("referral_code").notNull(),
    referrerId: integer("referrer_id"),
    acceptedTerms: integer("accepted_terms", { mode: "boolean" }).notNull(),
    acceptedMarketing: integer("accepted_marketing", { mode: "boolean" }).notNull(),
    /** Counts from 1. Reused only after a fake entry or an unconfirmed early place. */
    position: integer("position").notNull().default(0),
    referralCount: integer("referral_count").notNull().default(0),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    /** The deadline for confirming the address; null when mail was off at the join. */
    confirmBy: integer("confirm_by", { mode: "timestamp_ms" }),
    confirmedAt: integer("confirmed_at", { mode: "timestamp_ms" }),
    /** When the mail to confirm, and the link to the entry's page, were last requested. */
    welcomeAskedAt: integer("welcome_asked_at", { mode: "timestamp_ms" }),
    ownLinkAskedAt: integer("own_link_asked_at", { mode: "timestamp_ms" }),
    /** When this brand was last mailed about brands that joined by its link. */
    referralsToldAt: integer("referrals_told_at", { mode: "timestamp_ms" }),
    /** Since this moment the entry gets only mails strictly about itself. */
    messagesStoppedAt: integer("messages_stopped_at", { mode: "timestamp_ms" }),
    utmSource: text("utm_source"),
    /** Null for English. */
    language: text("language"),
    /** The text that the back office searches; null while it is still to be written. */
    searchText: text("search_text"),
  },
  (table) => [
    uniqueIndex("waitlist_entries_email").on(table.email),
    uniqueIndex("waitlist_entries_referral_code").on(table.referralCode),
    index("waitlist_entries_referrer").on(table.referrerId),
    index("waitlist_entries_mailbox").on(table.emailIdentity),
    index("waitlist_entries_unsearched").on(table.id).where(sql`search_text IS NULL`),
  ],
);

/** A single row, so that reading it costs one row however long the list is. */
export const waitlistTotals = sqliteTable("waitlist_totals", {
  id: integer("id").primaryKey(),
  /** Places taken: the positions given, without those that are free again. */
  totalSignups: integer("total_signups").notNull().default(0),
  referralSignups: integer("referral_signups").notNull().default(0),
  positionsGiven: integer("positions_given").notNull().default(0),
  askedSignups: integer("asked_signups").notNull().default(0),
  confirmedSignups: integer("confirmed_signups").notNull().default(0),
});

/** Positions that may be given again; the next join takes the lowest. */
export const waitlistFreePositions = sqliteTable("waitlist_free_positions", {
  position: integer("position").primaryKey(),
});

/** The outbox. A row names the recipient's record, so that a correction or an erasure also holds for waiting mails. */
export const mails = sqliteTable(
  "mails",
  {
    id: integer("id").primaryKey(),
    kind: text("kind", { enum: ["welcome", "own-link", "referral", "application", "summary"] }).notNull(),
    entryId: integer("entry_id"),
    applicationId: integer("application_id"),
    /** The recipient's mailbox (`mailboxOf`); null for the operator's mails. */
    mailbox: text("mailbox"),
    /** A key for mails that may exist only once, such as the summary of a day. */
    onceKey: text("once_key"),
    /** "sending" while the binding has it. A mail that stays so may have gone out, so it is never sent again. */
    state: text("state", { enum: ["due", "sending", "sent", "skipped", "failed"] })
      .notNull()
      .default("due"),
    attempts: integer("attempts").notNull().default(0),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    dueAt: integer("due_at", { mode: "timestamp_ms" }).notNull(),
    claimedAt: integer("claimed_at", { mode: "timestamp_ms" }),
    sentAt: integer("sent_at", { mode: "timestamp_ms" }),
    fault: text("fault"),
  },
  (table) => [
    uniqueIndex("mails_once").on(table.onceKey),
    index("mails_due").on(table.state, table.dueAt),
    index("mails_entry").on(table.entryId),
    index("mails_application").on(table.applicationId),
    index("mails_mailbox").on(table.mailbox, table.kind, table.createdAt),
  ],
);

/** Keyed hashes of mailboxes whose owner pressed "This was not me". */
export const mailRefusals = sqliteTable("mail_refusals", {
  hash: text("hash").primaryKey(),
  refusedAt: integer("refused_at", { mode: "timestamp_ms" }).notNull(),
});

/** One consent: which version of each text, in which language, on which form. */
export const consentReceipts = sqliteTable(
  "consent_receipts",
  {
    id: integer("id").primaryKey(),
    entryId: integer("entry_id").notNull(),
    form: text("form", { enum: ["waitlist", "own-page", "operator"] }).notNull(),
    language: text("language").notNull(),
    termsVersion: text("terms_version"),
    marketingVersion: text("marketing_version"),
    givenAt: integer("given_at", { mode: "timestamp_ms" }).notNull(),
    /** Only the consent to messages can be withdrawn; a brand that rejects the terms has to leave the list. */
    marketingWithdrawnAt: integer("marketing_withdrawn_at", { mode: "timestamp_ms" }),
  },
  (table) => [index("consent_receipts_entry").on(table.entryId)],
);

/** The decisions about free months. A granted one outlives the referred brand's erasure, without a trace of it. */
export const freeMonths = sqliteTable(
  "free_months",
  {
    id: integer("id").primaryKey(),
    referrerId: integer("referrer_id").notNull(),
    refereeId: integer("referee_id"),
    state: text("state", { enum: ["granted", "refused"] }).notNull(),
    reason: text("reason"),
    decidedAt: integer("decided_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    uniqueIndex("free_months_referee").on(table.refereeId),
    index("free_months_referrer").on(table.referrerId),
  ],
);

export const jobApplications = sqliteTable(
  "job_applications",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** The browser makes it when the form opens, so that a form sent twice is stored once. */
    submissionId: text("submission_id").notNull(),
    positionId: text("position_id").notNull(),
    fullName: text("full_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    resumeUrl: text("resume_url").notNull(),
    linkedinUrl: text("linkedin_url"),
    portfolioUrl: text("portfolio_url"),
    coverLetter: text("cover_letter").notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    note: text("note").notNull().default(""),
    readAt: integer("read_at", { mode: "timestamp_ms" }),
  },
  (table) => [
    uniqueIndex("job_applications_submission").on(table.submissionId),
    index("job_applications_position").on(table.positionId, table.createdAt),
  ],
);

/** A story an operator published; it wins over a built-in one of the same id. */
export const publishedStories = sqliteTable("published_stories", {
  id: integer("id").primaryKey(),
  title: text("title").notNull(),
  excerpt: text("excerpt").notNull(),
  content: text("content").notNull(),
  founderName: text("founder_name").notNull(),
  brandName: text("brand_name").notNull(),
  category: text("category").notNull(),
  imageUrl: text("image_url").notNull().default(""),
  imageAlt: text("image_alt").notNull().default(""),
  audioUrl: text("audio_url").notNull().default(""),
  audioDuration: integer("audio_duration").notNull().default(DEFAULT_AUDIO_SECONDS),
  keyResult: text("key_result").notNull(),
  keyMetric: text("key_metric").notNull(),
  featured: integer("featured").notNull().default(0),
  publishedAt: integer("published_at", { mode: "timestamp_ms" }).notNull(),
  language: text("language", { enum: ["en-IN", "hi-IN"] })
    .notNull()
    .default("en-IN"),
});

/** A story that is being written or was taken down, as its form holds it. */
export const storyDrafts = sqliteTable("story_drafts", {
  id: integer("id").primaryKey(),
  draft: text("draft").notNull(),
  savedAt: integer("saved_at", { mode: "timestamp_ms" }).notNull(),
});

export const publishedStoryFeatures = sqliteTable(
  "published_story_features",
  {
    storyId: integer("story_id")
      .notNull()
      .references(() => publishedStories.id, { onDelete: "cascade" }),
    featureId: integer("feature_id").notNull(),
    ordinal: integer("ordinal").notNull(),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.featureId] })],
);

export const popularQuestions = sqliteTable("popular_questions", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  question: text("question").notNull().unique(),
  rank: integer("rank").notNull().default(0),
});

/** A running job holds the lock; the lock of a run that was cut off expires. */
export const jobs = sqliteTable("jobs", {
  name: text("name").primaryKey(),
  lockId: text("lock_id"),
  lockedUntil: integer("locked_until", { mode: "timestamp_ms" }),
  lastRunAt: integer("last_run_at", { mode: "timestamp_ms" }).notNull(),
  lastSuccessAt: integer("last_success_at", { mode: "timestamp_ms" }),
  lastError: text("last_error"),
  /** The number of failed runs in a row. */
  failures: integer("failures").notNull().default(0),
});

/** Erased addresses as keyed hashes, for 30 days: after a restore they are erased again. */
export const erasures = sqliteTable("erasures", {
  hash: text("hash").primaryKey(),
  /** Identifies the secret that made the hash. */
  keyId: text("key_id").notNull(),
  erasedAt: integer("erased_at", { mode: "timestamp_ms" }).notNull(),
  /** True for a fake entry, whose place was free again. */
  isFake: integer("is_fake", { mode: "boolean" }).notNull().default(false),
});

/** The log of changes, which names records by id and holds no personal data. */
export const opsAudit = sqliteTable("ops_audit", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  at: integer("at", { mode: "timestamp_ms" }).notNull(),
  who: text("who").notNull(),
  action: text("action").notNull(),
  subject: text("subject").notNull(),
  before: text("before"),
  after: text("after"),
});

/** The number of questions Smoothie declined, by day and kind. */
export const declinedDays = sqliteTable(
  "declined_days",
  {
    day: integer("day").notNull(),
    kind: text("kind").notNull(),
    questions: integer("questions").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind] })],
);

/** Pairs of visitor and declined question, as keyed hashes; written with KEEP_QUESTIONS alone. */
export const declinedAskers = sqliteTable(
  "declined_askers",
  { question: text("question").notNull(), asker: text("asker").notNull(), day: integer("day").notNull() },
  (table) => [primaryKey({ columns: [table.question, table.asker] }), index("declined_askers_day").on(table.day)],
);

/** The wording of a declined question that at least three visitors asked. */
export const declinedQuestions = sqliteTable("declined_questions", {
  question: text("question").primaryKey(),
  wording: text("wording").notNull(),
  kind: text("kind").notNull(),
  day: integer("day").notNull(),
});

/** How often each recording was begun, half heard and heard to the end on a day of India. */
export const listeningDays = sqliteTable(
  "listening_days",
  {
    recording: text("recording").notNull(),
    day: integer("day").notNull(),
    begun: integer("begun").notNull().default(0),
    half: integer("half").notNull().default(0),
    ended: integer("ended").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.recording, table.day] })],
);

/** The number of questions that the language model got on a day (UTC, as Cloudflare bills them). */
export const modelDays = sqliteTable("model_days", {
  day: integer("day").primaryKey(),
  questions: integer("questions").notNull(),
});
