import * as z from 'zod/mini'

/**
 * Names and places as visitors write them, in any script, made safe to stand on a line of a letter,
 * a list or a file. What is invisible is taken out and nothing else is touched: people's names hold
 * apostrophes, marks, spaces and joiners.
 */

/**
 * Line breaks and other control characters, and half characters, neither of which a letter's line
 * or Postgres can hold.
 */
const breaks = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu

/**
 * Matches characters without a glyph: marks that turn the direction of all text after them
 * (Bidi_Control), fillers, and the other code points that Unicode says not to show
 * (Default_Ignorable_Code_Point). Kept are those that shape the letters beside them: ZWNJ and ZWJ
 * (Persian, Indic scripts), the Mongolian vowel separator, and variation selectors (Japanese,
 * Mongolian).
 */
const invisible =
  /(?![\p{Join_Control}\u180E\p{Variation_Selector}])[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu

/** Joiners, with what stands on both sides of them. */
const joiners = /([\p{L}\p{M}\p{S}]?)([\p{Join_Control}\u180E]+)(?=([\p{L}\p{M}\p{S}]?))/gu

/**
 * Characters that are named for their emptiness, though Unicode counts them as symbols: a blank
 * Braille cell, a null note.
 */
const blank = /[\u2800\u{1D159}]/gu

/** Returns a text on one line, without what cannot be seen. */
export const onOneLine = (text: string): string =>
  text
    .replace(breaks, ' ')
    .replace(invisible, '')
    .replace(blank, ' ')
    // A joiner shapes the letters beside it; without one of them it is only invisible.
    .replace(joiners, (_, before: string, run: string, after: string) =>
      before && after && run.length === 1 ? before + run : before,
    )
    .trim()

/** Matches a text with something visible: a letter, a digit, a sign. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * The contract between the site and its edge functions: one schema for each request and each reply.
 * The site infers its types from here and parses replies with it; the functions parse requests with
 * it. It is written with zod/mini because the browser loads it.
 */

export const agePerceptions = ['younger', 'same', 'older'] as const
export const skincareRoutines = ['none', 'basic', 'active'] as const
export const faceShapes = ['slim', 'balanced', 'heavy'] as const
export const ethnicities = ['caucasian', 'asian', 'indian', 'african', 'chinese', 'mixed'] as const
export const smokingStatuses = ['never', 'former', 'current', 'vape'] as const
export const sexes = ['male', 'female', 'other', ''] as const
export const concernIds = [
  'lines',
  'crowsFeet',
  'foreheadLines',
  'skinDullness',
  'acne',
  'volumeLoss',
  'nose',
  'sagging',
  'pigmentation',
  'pores',
] as const

export const skinRatings = ['skinTone', 'pores', 'texture', 'clarity', 'foundationUse'] as const
export const lineRatings = [
  'frown',
  'forehead',
  'crowsFeet',
  'chin',
  'smileLines',
  'marionette',
] as const
export const volumeRatings = ['underEyes', 'cheeks', 'jowls', 'lips'] as const

const rating = z.int().check(z.minimum(0), z.maximum(3))
export const ratingIds = [...skinRatings, ...lineRatings, ...volumeRatings] as const
export type RatingId = (typeof ratingIds)[number]
const ratings = Object.fromEntries(ratingIds.map((id) => [id, rating])) as Record<
  RatingId,
  typeof rating
>

/** Limits of the wizard's numbers, in years. */
export const analysisLimits = {
  age: { min: 18, max: 80 },
  retinolYears: { min: 0, max: 20 },
  sunscreenYears: { min: 0, max: 50 },
} as const

const years = ({ min, max }: { min: number; max: number }) =>
  z.number().check(z.minimum(min), z.maximum(max))

/**
 * The greatest length of a question and of its context, in UTF-16 units, as `maxlength` and
 * `length` count them: one unit for browser and server. Triage reads all of it.
 */
export const chatLimits = { question: 12_000, context: 12_000 } as const

/**
 * The bytes that such a request takes at most: a unit is three bytes in UTF-8, and a fourth leaves
 * room for what JSON escapes.
 */
export const chatBytes = 4 * (chatLimits.question + chatLimits.context) + 1024

/** Ends the first answer of a conversation; a page that says so beside all answers leaves it out. */
export const automatedAnswer = 'This is an automated answer, not from a doctor and not a diagnosis.'

export const chatRequest = z.object({
  question: z.string().check(z.trim(), z.minLength(1), z.maxLength(chatLimits.question)),
  context: z.string().check(z.maxLength(chatLimits.context)),
})

/**
 * Far more than anything the functions write. A longer text is not theirs, and would bring the
 * visitor's browser to a halt.
 */
const replyText = z.string().check(z.maxLength(20_000))

/**
 * Reply of ai-chat: the answer, paragraphs divided by blank lines. `urgent` stands only where
 * somebody may be in danger: the numbers to ring come first. `parts` is the same answer cut where
 * its language changes, each part with its BCP 47 tag; `folded` parts are the originals of
 * translated ones. Parts that cannot be read cost nobody the answer.
 */
export const chatReply = z.object({
  response: replyText.check(z.minLength(1)),
  urgent: z.optional(z.boolean()),
  parts: z.catch(
    z.optional(
      z.array(z.object({ text: replyText, language: z.string(), folded: z.optional(z.boolean()) })),
    ),
    undefined,
  ),
})

export const analysisRequest = z.object({
  age: years(analysisLimits.age),
  agePerception: z.enum(agePerceptions),
  skincareRoutine: z.enum(skincareRoutines),
  retinolYears: years(analysisLimits.retinolYears),
  sunscreenYears: years(analysisLimits.sunscreenYears),
  ...ratings,
  faceShape: z.enum(faceShapes),
  ethnicity: z.enum(ethnicities),
  tanEasily: z.boolean(),
  smokingStatus: z.enum(smokingStatuses),
  previousTreatments: z.boolean(),
})

/** Reply of aesthetic-analysis: the text of the analysis, paragraphs divided by blank lines. */
export const analysisReply = z.object({ analysis: replyText.check(z.minLength(1)) })

/** The greatest length of the texts of an enquiry, in UTF-16 units. */
export const offerLimits = { name: 120, email: 254, location: 120 } as const

/** Returns a name or a place: one line that can be read. */
const line = (most: number) =>
  z.string().check(z.overwrite<string>(onOneLine), z.regex(visible), z.maxLength(most))

/**
 * An address that letters can be sent to: what RFC 5322 calls a dot-atom, at a domain with a
 * top-level domain. Browsers judge `type="email"` by another rule, which takes name@example.
 */
const emailAddress =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i

/** An address without what cannot be seen, and with an input method's wide signs made plain. */
const plainAddress = (text: string) => onOneLine(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))

export const offerRequest = z.object({
  name: line(offerLimits.name),
  email: z
    .string()
    .check(
      z.overwrite<string>(plainAddress),
      z.regex(emailAddress),
      z.maxLength(offerLimits.email),
    ),
  age: z.nullable(z.int().check(z.minimum(0), z.maximum(120))),
  sex: z.enum(sexes),
  location: line(offerLimits.location),
  concerns: z.array(z.enum(concernIds)).check(z.minLength(1), z.maxLength(10)),
  marketing: z.optional(z.boolean()),
  /** Asks for concerns, age and sex to be stored: without it they make the offer and are not. */
  keep: z.optional(z.boolean()),
  /** A field that visitors do not see. It refuses nobody, whatever was put there. */
  trap: z.optional(z.string()),
})

export const offer = z.object({
  title: replyText,
  description: replyText,
  personalizedMessage: z.optional(replyText),
  value: replyText,
  requiresVisit: z.boolean(),
  location: replyText,
})

/** Reply of raffle-offer. `{}` (neither success nor error) is legal and shows nothing. */
export const offerReply = z.object({ success: z.optional(z.boolean()), offer: z.optional(offer) })

/**
 * Header that makes a repeated offer request harmless: the same request with the same key gets the
 * same answer and is stored once.
 */
export const idempotencyHeader = 'idempotency-key'

const videoTypes = ['video/mp4', 'video/quicktime', 'video/webm'] as const

const secret = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** video-upload-url: a one-time token for a new upload, or the renewal of one that was begun. */
export const uploadRequest = z
  .object({
    token: z.optional(secret),
    renewal: z.optional(secret),
    size: z.int().check(z.minimum(1)),
    type: z.enum(videoTypes),
  })
  .check(
    z.refine((r) => (r.token === undefined) !== (r.renewal === undefined), { path: ['token'] }),
  )

/** Reply of video-upload-url: where tus-js-client sends the file, and with what. */
export const uploadReply = z.object({
  endpoint: z.string(),
  headers: z.record(z.string(), z.string()),
  metadata: z.record(z.string(), z.string()),
  path: z.string(),
  renewal: secret,
  maxBytes: z.number(),
})

/**
 * Work that lets one more request through when an address has used up its limit (`work.ts`); the
 * limits keep it bearable.
 */
export const puzzle = z.object({
  challenge: z.string().check(z.maxLength(200)),
  iterations: z.int().check(z.minimum(1), z.maximum(10_000)),
  bits: z.int().check(z.minimum(1), z.maximum(12)),
  /** The count of numbers to be found. */
  count: z.int().check(z.minimum(1), z.maximum(20)),
})

/** The reply of every function to a request it refuses; `fields` names what is wrong in it. */
export const refusal = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.optional(z.array(z.string())),
  requestId: z.optional(z.string()),
  work: z.optional(puzzle),
})

export type ChatRequest = z.infer<typeof chatRequest>
export type ChatReply = z.infer<typeof chatReply>
export type AnalysisForm = z.infer<typeof analysisRequest>
export type AnalysisReply = z.infer<typeof analysisReply>
export type OfferRequest = z.infer<typeof offerRequest>
export type Offer = z.infer<typeof offer>
export type OfferReply = z.infer<typeof offerReply>
export type ConcernId = (typeof concernIds)[number]
export type UploadRequest = z.infer<typeof uploadRequest>
export type Puzzle = z.infer<typeof puzzle>
export type UploadReply = z.infer<typeof uploadReply>
