import { Answers, PersonalFields } from '@inkroute/engine/personal/personal-field'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { IdInput, Instant } from '../wire.ts'
import { ANSWERS_BODY, lineProblemKinds } from './codes.ts'
import { PHOTO_BYTES } from './shop-names.ts'

/** The page of a link, with the token behind it. English unless the browser prefers Chinese. */
export const BUYER_PAGE = '/en/personalise/'

/** The same as plain HTML, for browsers without scripts. */
export const PLAIN_BUYER_PAGE = '/buyer-form/'

export const buyerLimits = { photo_bytes: PHOTO_BYTES, photos: 20 } as const

/** `open` can be answered, `answered` was used, `closed` is in production or cancelled. */
export const buyerStatuses = ['open', 'answered', 'closed'] as const
export type BuyerStatus = (typeof buyerStatuses)[number]

const BuyerToken = z.string().max(200)

/** The page has its own words for each kind; the detail is a limit, letters or a refusal. */
export const BuyerProblem = z.object({
  field_id: z.string().nullable(),
  kind: z.enum(lineProblemKinds),
  detail: z.string(),
  detail_en: z.string(),
})
export type BuyerProblem = z.infer<typeof BuyerProblem>

const BuyerApproval = z.object({ hash: z.string(), approved_at: Instant })

export const openBuyerPage = endpoint({
  method: 'GET',
  path: '/frontend/personal/buyer/{token}',
  access: 'public',
  hidden_from_view: true,
  summary: 'What a buyer is asked about one line of an order, by a signed link',
  /** Names are in this language, or in that of the request. */
  input: z.object({ token: BuyerToken, language: z.enum(['en', 'zh']).optional() }),
  reply: z.object({
    status: z.enum(buyerStatuses),
    title: z.string(),
    variant: z.string(),
    quantity: z.int(),
    shop: z.string(),
    external_no: z.string(),
    fields: PersonalFields,
    answers: Answers,
    may_change: z.boolean(),
    expires_at: Instant,
    approved: BuyerApproval.nullable(),
    /** The product as it is sold, or as it was approved. */
    picture_urls: z.array(z.string()),
  }),
})
export type BuyerPage = z.infer<typeof openBuyerPage.reply>

export const previewBuyerAnswers = endpoint({
  method: 'POST',
  path: '/frontend/personal/buyer/{token}/preview',
  access: 'public',
  rate: 'preview',
  summary: 'The product painted with a buyer’s answers, and what is wrong with them',
  body_max: ANSWERS_BODY,
  input: z.object({ token: BuyerToken, answers: Answers }),
  reply: z.object({
    problems: z.array(BuyerProblem),
    /** Data addresses, one for each side with a field; none while an answer cannot be printed. */
    pictures: z.array(z.string()),
    /** Of the design and the answers, to be sent back with the approval. */
    hash: z.string().nullable(),
  }),
})

export const approveBuyerAnswers = endpoint({
  method: 'POST',
  path: '/frontend/personal/buyer/{token}/approve',
  access: 'public',
  summary: 'Approve what was painted; the line of the order is filled with it',
  body_max: ANSWERS_BODY,
  input: z.object({ token: BuyerToken, answers: Answers, hash: z.string().max(64) }),
  reply: BuyerApproval,
})

export const sendBuyerPhoto = endpoint({
  method: 'POST',
  path: '/frontend/personal/buyer/{token}/photo',
  access: 'public',
  rate: 'upload',
  file_max_bytes: buyerLimits.photo_bytes,
  summary: 'Send a photo for one line of an order: JPEG, PNG or WebP',
  input: z.object({ token: BuyerToken }),
  reply: z.object({ upload_id: z.int(), width_px: z.int(), height_px: z.int() }),
})

/** How far a question to the buyer is, beside the line, or what they approved in the shop. */
export const BuyerAsk = z.object({
  /** Null where the buyer was not asked but approved it in the shop. */
  created_at: Instant.nullable(),
  expires_at: Instant.nullable(),
  opened_at: Instant.nullable(),
  answered_at: Instant.nullable(),
  /** What the buyer approved last. */
  approved: BuyerApproval.extend({
    /** Whether it is still what the line prints. */
    is_current: z.boolean(),
    picture_url: z.string().nullable(),
    /** By which the shop's order named it; null where it was approved by a link. */
    reference: z.string().nullable(),
  }).nullable(),
})
export type BuyerAsk = z.infer<typeof BuyerAsk>

export const askBuyer = endpoint({
  method: 'POST',
  path: '/distribution/personal/lines/{id}/ask',
  access: 'seller',
  permission: 'order.personal:edit',
  summary: 'A link by which the buyer answers for a line; the one that still works, or a new one',
  input: IdInput,
  reply: z.object({ url: z.string(), ask: BuyerAsk }),
})
