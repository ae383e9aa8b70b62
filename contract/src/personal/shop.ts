import { Answers, PersonalFields } from '@inkroute/engine/personal/personal-field'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { IdInput, Instant } from '../wire.ts'
import { BuyerProblem, buyerLimits } from './buyer.ts'
import { ANSWERS_BODY } from './codes.ts'

export const shopLimits = {
  /** Of one visit. */
  photos: 10,
  approvals: 20,
  /** From one network address in an hour, for one key. */
  visits_an_hour: 60,
  /** Visits of one key that led to no order. */
  open_visits: 5000,
  /** Photos of one seller that belong to no order, as they are stored. */
  open_photo_bytes: 2048 * 1024 * 1024,
  /** Of these, from one network address. */
  address_photo_bytes: 400 * 1024 * 1024,
} as const

const ShopToken = z.string().max(120)
const Sku = z.string().trim().max(60).optional()

export const openShopForm = endpoint({
  method: 'GET',
  path: '/frontend/personal/shop/{key}',
  access: 'public',
  summary: 'What a visitor of a shop can personalise about goods, by the public key of their seller',
  input: z.object({ key: ShopToken, language: z.enum(['en', 'zh']).optional(), sku: Sku }),
  reply: z.object({ title: z.string(), fields: PersonalFields, picture_url: z.string() }),
})
export type ShopForm = z.infer<typeof openShopForm.reply>

export const previewShopAnswers = endpoint({
  method: 'POST',
  path: '/frontend/personal/shop/{key}/preview',
  access: 'public',
  rate: 'preview',
  summary: 'The product painted with a visitor’s answers, and what is wrong with them',
  body_max: ANSWERS_BODY,
  input: z.object({ key: ShopToken, draft: ShopToken.optional(), sku: Sku, answers: Answers }),
  reply: z.object({
    problems: z.array(BuyerProblem),
    /** Data addresses, one for each side with a field. */
    pictures: z.array(z.string()),
    /** Of the design and the answers, to be sent back with the approval. */
    hash: z.string().nullable(),
  }),
})
export type ShopPreview = z.infer<typeof previewShopAnswers.reply>

export const startShopDraft = endpoint({
  method: 'POST',
  path: '/frontend/personal/shop/{key}/draft',
  access: 'public',
  rate: 'search',
  summary: 'Begin a visit, to which photos and approvals belong',
  input: z.object({ key: ShopToken }),
  reply: z.object({ draft: z.string() }),
})

export const sendShopPhoto = endpoint({
  method: 'POST',
  path: '/frontend/personal/shop/{key}/photo',
  access: 'public',
  rate: 'upload',
  file_max_bytes: buyerLimits.photo_bytes,
  summary: 'Send a photo before the purchase: JPEG, PNG or WebP',
  input: z.object({ key: ShopToken, draft: ShopToken }),
  reply: z.object({ upload_id: z.int(), width_px: z.int(), height_px: z.int() }),
})

export const approveShopAnswers = endpoint({
  method: 'POST',
  path: '/frontend/personal/shop/{key}/approve',
  access: 'public',
  rate: 'search',
  summary: 'Approve what was painted; the order carries the reference that is returned',
  body_max: ANSWERS_BODY,
  input: z.object({
    key: ShopToken,
    draft: ShopToken,
    sku: Sku,
    answers: Answers,
    hash: z.string().max(64),
    /** In which the visitor read the form. */
    language: z.string().regex(/^[a-z]{2}$/),
  }),
  reply: z.object({ reference: z.string(), hash: z.string(), approved_at: Instant }),
})

const ShopKey = z.object({
  key: z.string(),
  created_at: Instant,
  page_url: z.string(),
  script_url: z.string(),
  picture_url: z.string(),
  /** Approvals so far, and how many of them came with an order. */
  approved: z.int(),
  used: z.int(),
})
export type ShopKey = z.infer<typeof ShopKey>

export const getShopKey = endpoint({
  method: 'GET',
  path: '/distribution/goods/{id}/personalForm/shop',
  access: 'seller',
  permission: 'goods.library',
  summary: 'The public key by which visitors of a shop personalise goods; null before it is made',
  input: IdInput,
  reply: z.object({ shop: ShopKey.nullable() }),
})

export const makeShopKey = endpoint({
  method: 'POST',
  path: '/distribution/goods/{id}/personalForm/shop',
  access: 'seller',
  permission: 'goods.library:edit',
  summary: 'Make the public key of goods, or return the one that works',
  input: IdInput,
  reply: z.object({ shop: ShopKey }),
})

export const revokeShopKey = endpoint({
  method: 'DELETE',
  path: '/distribution/goods/{id}/personalForm/shop',
  access: 'seller',
  permission: 'goods.library:edit',
  summary: 'Withdraw the public key: orders with its references are held from now on',
  input: IdInput,
  reply: z.object({}),
})
