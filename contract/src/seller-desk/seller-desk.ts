import { z } from 'zod'
import { Login, NewUsername, Phone } from '../auth/fields.ts'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, IdInput, Instant, Money, PageInput, WireId, WireInt } from '../wire.ts'

/** What a search matched, in the order in which matches count. */
export const sellerMatches = [
  'seller_no',
  'phone',
  'username',
  'email',
  'order_no',
  'external_no',
  'tracking_no',
  'store',
  'company',
  'name',
  'ip',
] as const
export type SellerMatch = (typeof sellerMatches)[number]

export const sellerStates = ['active', 'frozen'] as const
export const sellerSorts = ['newest', 'login', 'balance', 'orders'] as const

export const SellerFilter = z.object({
  keyword: z.string().trim().max(80, '最多 80 个字|At most 80 characters').optional(),
  level: WireInt.min(0).max(99).optional(),
  state: z.enum(sellerStates).optional(),
  /** With a running plan, or without. */
  plan: z.enum(['with', 'without']).optional(),
})

const PlanHeld = z.object({ level: z.int(), ends_at: Instant })

export const SellerRow = z.object({
  id: z.int(),
  name: z.string(),
  username: z.string(),
  company: z.string(),
  phone: z.string(),
  email: z.string(),
  level: z.int(),
  level_name: z.string(),
  plan: PlanHeld.nullable(),
  balance: Money,
  last_login_at: Instant.nullable(),
  orders_30d: z.int(),
  state: z.enum(sellerStates),
  created_at: Instant,
  /** What the keyword matched and the text it found; null without a keyword. */
  matched: z.object({ kind: z.enum(sellerMatches), value: z.string() }).nullable(),
})
export type SellerRow = z.infer<typeof SellerRow>

/** A search shows at most this many sellers; a narrower keyword finds the rest. */
export const MAX_FOUND_SELLERS = 200

export const listSellers = endpoint({
  method: 'GET',
  path: '/ops/seller',
  shows_contacts: true,
  access: 'staff',
  permission: 'ops.seller',
  rate: 'search',
  summary: 'Sellers by anything: name, phone, mail, company, order, parcel, shop, number or address',
  input: PageInput.extend(SellerFilter.shape).extend({ sort: z.enum(sellerSorts).default('newest') }),
  reply: getPage(SellerRow),
})

export const exportSellers = endpoint({
  method: 'GET',
  path: '/ops/seller/export',
  shows_contacts: true,
  access: 'staff',
  permission: 'ops.seller',
  rate: 'search',
  summary: 'The list of sellers with its filters as xlsx, base64',
  input: SellerFilter.extend({ sort: z.enum(sellerSorts).default('newest') }),
  reply: z.object({ name: z.string(), file_base64: z.string(), rows: z.int(), is_cut: z.boolean() }),
})

/** Use and limit of something a level grants; a limit of null is unlimited. */
export const QuotaUse = z.object({
  key: z.enum(['designs', 'stores', 'sub_accounts', 'batch_size', 'storage']),
  used: z.number(),
  limit: z.number().nullable(),
})

export const SellerDetail = SellerRow.omit({ matched: true, orders_30d: true }).extend({
  frozen: z.object({ at: Instant, reason: z.string(), by: z.string() }).nullable(),
  frozen_money: Money,
  verified: z.object({ kind: z.string(), name: z.string() }).nullable(),
  language: z.string(),
  time_zone: z.string(),
  last_login_ip: z.string(),
  spent_30d: Money,
  spend_in_window: Money,
  window_days: z.int(),
  discount_bp: z.int(),
  counts: z.object({
    orders: z.int(),
    orders_30d: z.int(),
    open_orders: z.int(),
    unpaid_orders: z.int(),
    stores: z.int(),
    broken_stores: z.int(),
    goods: z.int(),
    designs: z.int(),
    pictures: z.int(),
    team: z.int(),
    sessions: z.int(),
    notes: z.int(),
    open_tickets: z.int(),
    pending_adjustments: z.int(),
  }),
  quotas: z.array(QuotaUse),
})
export type SellerDetail = z.infer<typeof SellerDetail>

export const getSeller = endpoint({
  method: 'GET',
  path: '/ops/seller/{id}',
  shows_contacts: true,
  access: 'staff',
  permission: 'ops.seller',
  summary: 'One seller: state, level, plan, money, contact, quotas and counts',
  input: IdInput,
  reply: SellerDetail,
})

/** Shown once; the seller who opens it chooses the password. */
const OneTimeLink = z.object({
  id: z.int(),
  /** Empty when it was mailed to the seller. */
  link: z.string(),
  /** The seller's own address it was sent to, partly hidden; empty when staff pass the link on. */
  sent_to: z.string(),
  expires_at: Instant,
})

export const inviteSeller = endpoint({
  method: 'POST',
  path: '/ops/seller',
  access: 'staff',
  permission: 'ops.seller',
  summary: 'Open an account for a seller, who chooses a password with a one-time link; needs no text message',
  input: z.object({ username: NewUsername, phone: z.union([z.literal(''), Phone]).default('') }),
  reply: OneTimeLink,
})

export const renewSellerLink = endpoint({
  method: 'POST',
  path: '/ops/seller/{id}/link',
  access: 'staff',
  permission: 'ops.seller',
  summary:
    'A one-time link with which the seller chooses a new password; of an account in use it is mailed to the seller',
  input: IdInput,
  reply: OneTimeLink,
})

export const resetSellerTwoStep = endpoint({
  method: 'POST',
  path: '/ops/seller/{id}/resetTwoStep',
  access: 'staff',
  permission: 'ops.seller',
  summary: 'Turn off the two-step login of a person of this seller who lost phone and recovery codes; they are told',
  input: IdInput.extend({ username: Login }),
  reply: Empty,
})

export const updateSellerContact = endpoint({
  method: 'PUT',
  path: '/ops/seller/{id}/contact',
  access: 'staff',
  permission: 'ops.seller',
  summary: 'Company and mail of a seller, for staff',
  input: IdInput.extend({
    company: z.string().trim().max(120, '公司名称最多 120 个字|A company has at most 120 characters'),
    email: z
      .string()
      .trim()
      .max(120, '邮箱最多 120 个字符|An email address has at most 120 characters')
      .refine(
        (text) => text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
        '邮箱写作 name@example.com|Enter an email address such as name@example.com',
      ),
  }),
  reply: Empty,
})

const Reason = z
  .string()
  .trim()
  .min(4, '请写明原因，至少 4 个字|Give a reason of at least 4 characters')
  .max(300, '原因最多 300 个字|A reason has at most 300 characters')

/**
 * Freezing ends every session of the seller's people and refuses logins; synchronisation, automatic payment and
 * automatic rules pause. Orders that are paid are still made, shipped and reported to their marketplaces.
 */
export const freezeSeller = endpoint({
  method: 'POST',
  path: '/ops/seller/{id}/freeze',
  access: 'staff',
  permission: 'ops.seller',
  summary: 'Freeze a seller: no logins, no synchronisation, no automatic payment',
  input: IdInput.extend({ reason: Reason }),
  reply: z.object({ ended_sessions: z.int() }),
})

export const unfreezeSeller = endpoint({
  method: 'POST',
  path: '/ops/seller/{id}/unfreeze',
  access: 'staff',
  permission: 'ops.seller',
  summary: 'Let a frozen seller log in again',
  input: IdInput.extend({ reason: Reason }),
  reply: Empty,
})

export const SellerSession = z.object({
  id: z.int(),
  user_id: z.int(),
  username: z.string(),
  ip: z.string(),
  user_agent: z.string(),
  created_at: Instant,
  last_seen_at: Instant,
  expires_at: Instant,
})

export const listSellerSessions = endpoint({
  method: 'GET',
  path: '/ops/seller/{id}/session',
  access: 'staff',
  permission: 'ops.seller',
  summary: 'Where the seller’s people are logged in',
  input: IdInput.extend(PageInput.shape),
  reply: getPage(SellerSession),
})

export const endSellerSessions = endpoint({
  method: 'POST',
  path: '/ops/seller/{id}/session/end',
  access: 'staff',
  permission: 'ops.seller',
  summary: 'End one session of a seller, or all of them',
  input: IdInput.extend({ session_id: WireId.optional() }),
  reply: z.object({ ended: z.int() }),
})

export const TeamMember = z.object({
  id: z.int(),
  kind: z.enum(['seller', 'sub']),
  username: z.string(),
  name: z.string(),
  phone: z.string(),
  roles: z.array(z.string()),
  is_enabled: z.boolean(),
  last_login_at: Instant.nullable(),
  created_at: Instant,
})

export const listSellerTeam = endpoint({
  method: 'GET',
  path: '/ops/seller/{id}/team',
  shows_contacts: true,
  access: 'staff',
  permission: 'ops.seller',
  summary: 'The main account and the sub-accounts of a seller with their roles',
  input: IdInput.extend(PageInput.shape),
  reply: getPage(TeamMember),
})

export const SellerNote = z.object({
  id: z.int(),
  body: z.string(),
  is_pinned: z.boolean(),
  author: z.string(),
  is_own: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
})
export type SellerNote = z.infer<typeof SellerNote>

const NoteBody = z
  .string()
  .trim()
  .min(1, '请填写备注|Write a note')
  .max(2000, '备注最多 2000 个字|At most 2,000 characters')

export const listSellerNotes = endpoint({
  method: 'GET',
  path: '/ops/seller/{id}/note',
  access: 'staff',
  permission: 'ops.seller',
  summary: 'Notes of staff on a seller, pinned ones first',
  input: IdInput.extend(PageInput.shape),
  reply: getPage(SellerNote),
})

export const addSellerNote = endpoint({
  method: 'POST',
  path: '/ops/seller/{id}/note',
  access: 'staff',
  permission: 'ops.seller',
  summary: 'Write a note on a seller',
  input: IdInput.extend({ body: NoteBody, is_pinned: z.boolean().default(false) }),
  reply: z.object({ id: z.int() }),
})

export const changeSellerNote = endpoint({
  method: 'PUT',
  path: '/ops/seller/{id}/note/{note_id}',
  access: 'staff',
  permission: 'ops.seller',
  summary: 'Change the text of one’s own note, or pin and unpin any note',
  input: IdInput.extend({ note_id: WireId, body: NoteBody.optional(), is_pinned: z.boolean().optional() }),
  reply: Empty,
})

export const deleteSellerNote = endpoint({
  method: 'DELETE',
  path: '/ops/seller/{id}/note/{note_id}',
  access: 'staff',
  permission: 'ops.seller',
  summary: 'Delete one’s own note',
  input: IdInput.extend({ note_id: WireId }),
  reply: Empty,
})
