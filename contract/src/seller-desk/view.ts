import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, IdInput, Instant, PageInput } from '../wire.ts'

/** Minutes after which a view of the console as a seller ends. */
export const VIEW_MINUTES = 30

export const startSellerView = endpoint({
  method: 'POST',
  path: '/ops/seller/{id}/view',
  access: 'staff',
  permission: 'ops.seller_view',
  summary: 'See the console as this seller, read only, for 30 minutes; recorded',
  input: IdInput.extend({
    reason: z
      .string()
      .trim()
      .min(4, '请写明查看原因，至少 4 个字|Give a reason of at least 4 characters')
      .max(300, '原因最多 300 个字|A reason has at most 300 characters'),
  }),
  reply: z.object({
    view_id: z.int(),
    token: z.string(),
    started_at: Instant,
    expires_at: Instant,
    seller_name: z.string(),
    staff_name: z.string(),
  }),
})

export const endSellerView = endpoint({
  method: 'POST',
  path: '/ops/sellerView/{id}/end',
  access: 'staff',
  permission: 'ops.seller_view',
  summary: 'End one’s own view',
  input: IdInput,
  reply: Empty,
})

export const SellerView = z.object({
  id: z.int(),
  staff: z.string(),
  reason: z.string(),
  started_at: Instant,
  expires_at: Instant,
  ended_at: Instant.nullable(),
})

export const listSellerViews = endpoint({
  method: 'GET',
  path: '/ops/seller/{id}/view',
  access: 'staff',
  permission: 'ops.seller',
  summary: 'Who saw the console as this seller, when and why',
  input: IdInput.extend(PageInput.shape),
  reply: getPage(SellerView),
})
