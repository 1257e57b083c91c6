/** Every table of the hub: the ten of the specification, and those that a decision added (each names it). */
import type { AuthorRole, ProcessAnswers } from '@hub/core/reviews/process'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { createdAt, tsvector, updatedAt } from './columns.ts'
import { rankedScoreOf } from './rankedScore.ts'

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: varchar('email', { length: 255 }).unique(),
    firstName: varchar('first_name', { length: 255 }),
    lastName: varchar('last_name', { length: 255 }),
    profileImageUrl: varchar('profile_image_url', { length: 2048 }),
    stripeCustomerId: varchar('stripe_customer_id', { length: 255 }),
    stripeSubscriptionId: varchar('stripe_subscription_id', { length: 255 }),
    subscriptionStatus: varchar('subscription_status', { length: 50 }).notNull().default('none'),
    /** Who gave the access: 'stripe', 'demo' or 'grant'. */
    subscriptionSource: varchar('subscription_source', { length: 20 }),
    /** When the paid month ends; null where nothing is paid by the month. */
    subscriptionEndsAt: timestamp('subscription_ends_at', { withTimezone: true }),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('users_customer').on(table.stripeCustomerId)],
)

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Ways back into an account (design section 6): the public keys of its passkeys. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, base64url. */
    id: varchar('id', { length: 1400 }).primaryKey(),
    userId: owner(),
    /** COSE public key, base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    transports: text('transports').array().notNull().default(sql`'{}'::text[]`),
    createdAt: createdAt(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** Which account a sign-in service's subject belongs to. */
export const identities = pgTable(
  'identities',
  {
    issuer: varchar('issuer', { length: 500 }).notNull(),
    subject: varchar('subject', { length: 255 }).notNull(),
    userId: owner(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('identities_user').on(table.userId),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** A keyed hash of what the cookie holds (decision 0011). */
    sid: varchar('sid', { length: 255 }).primaryKey(),
    sess: json('sess').notNull(),
    expire: timestamp('expire', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sessions_expire').on(table.expire),
    index('sessions_user').on(sql`(${table.sess}->>'userId')`),
  ],
)

export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    /** The key of the encrypted original in the storage. */
    filename: text('filename').notNull(),
    /** Encrypted, as are `content` and `analysis` (decision 0010). */
    originalName: text('original_name').notNull(),
    size: integer('size').notNull(),
    mimeType: varchar('mime_type', { length: 255 }).notNull(),
    /** The extracted text with its pages; null until it was read. */
    content: text('content'),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull().defaultNow(),
    status: varchar('status', { length: 20 }).notNull().default('pending'),
    analysis: jsonb('analysis'),
    /** What the work is at while `processing`. */
    step: varchar('step', { length: 20 }),
    /** Why the text could not be read: a code of core/extract, not a text. */
    problem: varchar('problem', { length: 40 }),
    /** The document's own key, wrapped by ENCRYPTION_KEY. */
    wrappedKey: text('wrapped_key').notNull(),
  },
  (table) => [
    index('documents_user').on(table.userId, table.uploadedAt),
    index('documents_file').on(table.filename),
    check(
      'documents_status',
      sql`${table.status} in ('pending', 'processing', 'completed', 'failed')`,
    ),
  ],
)

/** One row: which hub this database is of, and a seal that its ENCRYPTION_KEY opens (decision 0010). */
export const hubIdentity = pgTable(
  'hub_identity',
  {
    one: boolean('one').primaryKey().default(true),
    id: uuid('id').notNull(),
    /** The id, sealed. */
    sealed: text('sealed').notNull(),
  },
  (table) => [check('hub_identity_one', sql`${table.one}`)],
)

export const resources = pgTable(
  'resources',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    title: varchar('title', { length: 255 }).notNull(),
    description: text('description').notNull(),
    url: varchar('url', { length: 2048 }),
    category: varchar('category', { length: 50 }).notNull(),
    subcategory: varchar('subcategory', { length: 50 }),
    phone: varchar('phone', { length: 100 }),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
    /** Names an entry of the first content, so that a new release can refresh it (decision 0003). */
    slug: varchar('slug', { length: 100 }).unique(),
    /** Words that people search with and that the entry's own text does not hold (decision 0003). */
    keywords: text('keywords').notNull().default(''),
  },
  (table) => [index('resources_category').on(table.category, table.id)],
)

export const chatConversations = pgTable(
  'chat_conversations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    /** Sealed, as are the messages (decision 0010): it starts as the first words of one. */
    title: text('title').notNull(),
    /** The document that it is about. */
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('chat_conversations_user').on(table.userId, table.updatedAt),
    // What is deleted with a document is looked for by it.
    index('chat_conversations_document').on(table.documentId),
  ],
)

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => chatConversations.id, { onDelete: 'cascade' }),
    /** From 0, without a gap: two messages may be of one moment. */
    position: integer('position').notNull(),
    role: varchar('role', { length: 20 }).notNull(),
    /** Sealed: the text, and of an answer its citations, its kind and who wrote it. */
    content: text('content').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('chat_messages_conversation').on(table.conversationId, table.position),
    check('chat_messages_role', sql`${table.role} in ('user', 'assistant')`),
  ],
)

/** Paragraphs of official text that an operator imported, shown beside the guide's words (design section 6). */
export const officialTexts = pgTable('official_texts', {
  cite: varchar('cite', { length: 100 }).primaryKey(),
  text: text('text').notNull(),
  /** Where it came from, as the importer said. */
  source: varchar('source', { length: 255 }).notNull(),
  importedAt: timestamp('imported_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Which messages of the payment provider were worked off, so that none counts twice. */
export const paymentEvents = pgTable('payment_events', {
  id: varchar('id', { length: 255 }).primaryKey(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
})

export const activities = pgTable(
  'activities',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    type: varchar('type', { length: 50 }).notNull(),
    title: text('title').notNull(),
    description: text('description'),
    status: varchar('status', { length: 50 }),
    createdAt: createdAt(),
  },
  (table) => [index('activities_user').on(table.userId, table.createdAt)],
)

/** Counts additions and reviews, so that lists can show the latest first without keeping a time of day. */
export const schoolActivity = pgSequence('school_activity')

export const schools = pgTable(
  'schools',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: varchar('name', { length: 255 }).notNull(),
    type: varchar('type', { length: 50 }).notNull(),
    location: varchar('location', { length: 255 }),
    website: varchar('website', { length: 255 }),
    averageRating: doublePrecision('average_rating').notNull().default(0),
    totalReviews: integer('total_reviews').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Folded name and place: what makes two entries the same school (core's normalizeName). */
    nameKey: text('name_key').notNull(),
    locationKey: text('location_key').notNull().default(''),
    /** Place in the order "latest first"; 0 for the first directory (decision 0005). */
    activity: bigint('activity', { mode: 'number' }).notNull().default(0),
    /** Taken down by an administrator (decision 0038). */
    isHidden: boolean('is_hidden').notNull().default(false),
  },
  (table) => [
    uniqueIndex('schools_name_location').on(table.nameKey, table.locationKey),
    index('schools_recent').on(table.activity.desc(), table.name, table.id),
    index('schools_type_recent').on(table.type, table.activity.desc(), table.name, table.id),
    index('schools_by_name').on(table.name, table.id),
    index('schools_by_reviews').on(table.totalReviews.desc(), table.name, table.id),
    index('schools_by_score').on(
      sql`${rankedScoreOf(table)} desc nulls last`,
      table.name,
      table.id,
    ),
    check(
      'schools_totals',
      sql`${table.totalReviews} >= 0 and ${table.averageRating} between 0 and 5`,
    ),
  ],
)

export const administrators = pgTable(
  'administrators',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    schoolId: integer('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    name: varchar('name', { length: 255 }).notNull(),
    title: varchar('title', { length: 255 }),
    department: varchar('department', { length: 255 }),
    email: varchar('email', { length: 255 }),
    averageRating: doublePrecision('average_rating').notNull().default(0),
    totalReviews: integer('total_reviews').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('administrators_school').on(table.schoolId)],
)

export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    schoolId: integer('school_id').references(() => schools.id),
    administratorId: integer('administrator_id').references(() => administrators.id),
    schoolName: varchar('school_name', { length: 255 }),
    rating: integer('rating').notNull(),
    title: varchar('title', { length: 255 }).notNull(),
    content: text('content').notNull(),
    isAnonymous: boolean('is_anonymous').notNull().default(true),
    reviewType: varchar('review_type', { length: 50 }).notNull().default('school'),
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    isVerified: boolean('is_verified').notNull().default(false),
    /** Taken down by an administrator (decision 0038). */
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Counted by role and shown only so (decision 0041): neither leaves the server with the review. */
    authorRole: varchar('author_role', { length: 20 })
      .$type<AuthorRole>()
      .notNull()
      .default('unsaid'),
    processFacts: jsonb('process_facts').$type<ProcessAnswers>().notNull().default({}),
    /** Whether these answers are in the counts yet: they come in five at a time. */
    processCounted: boolean('process_counted').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** A keyed hash of the code with which its author changes it (decision 0037); null: nobody has one. */
    receipt: varchar('receipt', { length: 43 }).unique(),
    /** What its author added later. */
    followUp: text('follow_up'),
    search: tsvector('search').generatedAlwaysAs(
      sql`setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', content), 'B') || setweight(to_tsvector('simple', coalesce(school_name, '')), 'C')`,
    ),
  },
  (table) => [
    index('reviews_newest').on(table.createdAt.desc(), table.id.desc()),
    index('reviews_school').on(
      table.schoolId,
      table.createdAt.desc(),
      table.id.desc(),
      table.rating,
    ),
    index('reviews_search').using('gin', table.search),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    check('reviews_one_school', sql`(${table.schoolId} is null) <> (${table.schoolName} is null)`),
  ],
)

/** The receipts of reviews that their authors removed, so that each is told so (decision 0037). */
export const removedReviews = pgTable('removed_reviews', {
  receipt: varchar('receipt', { length: 43 }).primaryKey(),
})

/**
 * The receipts of reviews that were not published, since their proof was spent by another one meanwhile, so that each
 * author is told so (decision 0042).
 */
export const refusedReviews = pgTable('refused_reviews', {
  receipt: varchar('receipt', { length: 43 }).primaryKey(),
})

/** Batches of reviews that were published and whose file a server has yet to destroy (decision 0037). */
export const reviewBatches = pgTable('review_batches', { id: uuid('id').primaryKey() })

/** The keys that sign for a school in a quarter, such as "2026Q4" (decision 0042). */
export const schoolKeys = pgTable(
  'school_keys',
  {
    schoolId: integer('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    quarter: varchar('quarter', { length: 6 }).notNull(),
    publicKey: text('public_key').notNull(),
    /** Sealed; null when its quarter is over. */
    privateKey: text('private_key'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.quarter] })],
)

/** Which addresses asked for a code in a quarter, by a keyed hash, until the quarter ends (decision 0042). */
export const schoolAddresses = pgTable(
  'school_addresses',
  {
    quarter: varchar('quarter', { length: 6 }).notNull(),
    digest: varchar('digest', { length: 43 }).notNull(),
    /** A keyed hash of the code that was sent; null when the address has had its token. */
    code: varchar('code', { length: 43 }),
    codeEnds: timestamp('code_ends', { withTimezone: true }),
    guesses: integer('guesses').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.quarter, table.digest] })],
)

/** Tokens that verified a review, by their digest, until their quarter is not taken any more (decision 0042). */
export const spentTokens = pgTable('spent_tokens', {
  digest: varchar('digest', { length: 43 }).primaryKey(),
  quarter: varchar('quarter', { length: 6 }).notNull(),
})

/**
 * What schools answered to reviews (decision 0048): of each review at most one that is shown and one that waits to take
 * its place. No address and no account.
 */
export const schoolAnswers = pgTable(
  'school_answers',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** The school's domain, as it was when the answer was sent. */
    domain: varchar('domain', { length: 255 }).notNull(),
    /** Noon UTC of the day on which it was sent, then of the day on which it was published. */
    day: timestamp('day', { withTimezone: true }).notNull(),
    isPublished: boolean('is_published').notNull().default(false),
    /** Taken down by an administrator (decision 0038). */
    isHidden: boolean('is_hidden').notNull().default(false),
  },
  (table) => [
    uniqueIndex('school_answers_review').on(table.reviewId, table.isPublished),
    check('school_answers_hidden', sql`${table.isPublished} or not ${table.isHidden}`),
  ],
)

/** Codes that were sent to a school's addresses to answer a review, until each is used or too old (decision 0048). */
export const answerCodes = pgTable('answer_codes', {
  /** A keyed hash of the address and the review. */
  digest: varchar('digest', { length: 43 }).primaryKey(),
  /** A keyed hash of the code. */
  code: varchar('code', { length: 43 }).notNull(),
  codeEnds: timestamp('code_ends', { withTimezone: true }).notNull(),
  guesses: integer('guesses').notNull().default(0),
})
