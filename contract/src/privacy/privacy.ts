import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, IdInput, Instant, Money, PageInput, WireId } from '../wire.ts'

/** Days in which a seller can take back the deletion of the account. */
export const COOLING_DAYS = 14
/** Days in which a request has to be answered. */
export const DUE_DAYS = 30
/** Days for which an export can be downloaded. */
export const FILE_DAYS = 7

export const privacySubjects = ['seller', 'buyer', 'shop'] as const
export const privacyKinds = ['export', 'erase'] as const
export const privacyAskers = ['seller', 'staff', 'marketplace'] as const
export const privacyStatuses = ['scheduled', 'queued', 'running', 'waiting', 'done', 'cancelled', 'failed'] as const
export const blockerKinds = [
  'balance',
  'orders',
  'withdrawals',
  'recharges',
  'payments',
  'disputes',
  'tickets',
] as const

/** What has to end before an erasure can run. */
export const Blocker = z.object({ kind: z.enum(blockerKinds), count: z.int(), amount: Money })
export type Blocker = z.infer<typeof Blocker>

export const PrivacyRequest = z.object({
  id: z.int(),
  subject: z.enum(privacySubjects),
  kind: z.enum(privacyKinds),
  seller_id: z.int().nullable(),
  /** The seller's name, the buyer's mail or number, the shop; masked once erased. */
  title: z.string(),
  asked_by: z.enum(privacyAskers),
  asked_name: z.string(),
  platform: z.int().nullable(),
  status: z.enum(privacyStatuses),
  requested_at: Instant,
  due_at: Instant,
  /** When a scheduled or waiting request runs. */
  run_at: Instant,
  done_at: Instant.nullable(),
  is_overdue: z.boolean(),
  blockers: z.array(Blocker),
  bytes: z.int().nullable(),
  download_url: z.string().nullable(),
  expires_at: Instant.nullable(),
})
export type PrivacyRequest = z.infer<typeof PrivacyRequest>

/** What was done to the rows of one table. */
export const PrivacyResult = z.object({
  table: z.string(),
  exported: z.int(),
  deleted: z.int(),
  blanked: z.int(),
  kept: z.int(),
  /** Why rows were kept or only blanked, in the caller's language. */
  why: z.string(),
})

/** A person's consent to optional mail, as it was given or withdrawn. */
export const MailConsent = z.object({
  username: z.string(),
  channel: z.string(),
  topic: z.string(),
  mode: z.string(),
  source: z.string(),
  address: z.string(),
  created_at: Instant,
})

export const PrivacyFilter = z.object({
  status: z.enum(privacyStatuses).optional(),
  subject: z.enum(privacySubjects).optional(),
  kind: z.enum(privacyKinds).optional(),
  asked_by: z.enum(privacyAskers).optional(),
  seller_id: WireId.optional(),
  /** Number of the request, or part of its title. */
  keyword: z.string().trim().max(100).optional(),
})
export type PrivacyFilter = z.infer<typeof PrivacyFilter>

export const listPrivacyRequests = endpoint({
  method: 'GET',
  path: '/ops/privacy',
  shows_contacts: true,
  access: 'staff',
  permission: 'ops.privacy',
  summary: 'What people and marketplaces asked us to export or erase, newest first',
  input: PageInput.extend(PrivacyFilter.shape),
  reply: getPage(PrivacyRequest).extend({ open: z.int(), overdue: z.int() }),
})

export const getPrivacyRequest = endpoint({
  method: 'GET',
  path: '/ops/privacy/request/{id}',
  shows_contacts: true,
  access: 'staff',
  permission: 'ops.privacy',
  summary: 'One request: what was done to which data, what stayed and why, and consents to mail',
  input: IdInput,
  reply: PrivacyRequest.extend({
    note: z.string(),
    error: z.string(),
    results: z.array(PrivacyResult),
    consents: z.array(MailConsent),
  }),
})

export const PrivacySubject = z.object({
  seller_id: z.int().nullable(),
  name: z.string(),
  detail: z.string(),
  /** Orders found, and how many of them are not finished. */
  orders: z.int(),
  open_orders: z.int(),
  blockers: z.array(Blocker),
})
export type PrivacySubject = z.infer<typeof PrivacySubject>

export const findPrivacySubject = endpoint({
  method: 'GET',
  path: '/ops/privacy/subject',
  shows_contacts: true,
  access: 'staff',
  permission: 'ops.privacy',
  rate: 'search',
  summary: 'Sellers by anything, or a buyer by mail, phone or order number',
  input: z.object({ subject: z.enum(['seller', 'buyer']), keyword: z.string().trim().min(2).max(100) }),
  reply: z.object({ data: z.array(PrivacySubject) }),
})

export const createPrivacyRequest = endpoint({
  method: 'POST',
  path: '/ops/privacy',
  access: 'staff',
  permission: 'ops.privacy',
  summary: 'Record a request somebody made and start it',
  input: z.object({
    subject: z.enum(['seller', 'buyer']),
    kind: z.enum(privacyKinds),
    /** The seller; for a buyer, only this seller's orders. */
    seller_id: WireId.optional(),
    /** Mail, phone or order number of a buyer. */
    keyword: z.string().trim().max(100).default(''),
    note: z
      .string()
      .trim()
      .min(2, '请写明谁在何时提出|Enter who asked, and when')
      .max(500, '说明最多 500 个字|At most 500 characters'),
  }),
  reply: z.object({ id: z.int(), status: z.enum(privacyStatuses) }),
})

export const cancelPrivacyRequest = endpoint({
  method: 'POST',
  path: '/ops/privacy/request/{id}/cancel',
  access: 'staff',
  permission: 'ops.privacy',
  summary: 'Cancel a request that has not run yet',
  input: IdInput,
  reply: Empty,
})

export const retryPrivacyRequest = endpoint({
  method: 'POST',
  path: '/ops/privacy/request/{id}/retry',
  access: 'staff',
  permission: 'ops.privacy',
  summary: 'Run a failed or waiting request, or an expired export, again',
  input: IdInput,
  reply: Empty,
})

export const Retention = z.object({
  kind: z.string(),
  name: z.string(),
  note: z.string(),
  /** Null keeps it for good. */
  days: z.int().nullable(),
  default_days: z.int().nullable(),
  min_days: z.int(),
  updated_at: Instant.nullable(),
  updated_by: z.string(),
  last_run_at: Instant.nullable(),
  removed_total: z.int(),
  runs: z.array(z.object({ ran_at: Instant, removed: z.int() })),
})
export type Retention = z.infer<typeof Retention>

export const listRetention = endpoint({
  method: 'GET',
  path: '/ops/privacy/retention',
  access: 'staff',
  permission: 'ops.privacy',
  summary: 'How long each kind of data is kept, and what was removed when',
  input: Empty,
  reply: z.object({ data: z.array(Retention) }),
})

export const setRetention = endpoint({
  method: 'PUT',
  path: '/ops/privacy/retention/{kind}',
  access: 'staff',
  permission: 'ops.privacy',
  summary: 'Set the days after which a kind of data is removed',
  input: z.object({
    kind: z.string().max(40),
    days: z.int().min(1).max(36_500, '最多 36500 天|At most 36,500 days').nullable(),
  }),
  reply: Empty,
})

export const getOwnPrivacy = endpoint({
  method: 'GET',
  path: '/distribution/privacy',
  access: 'seller',
  summary: 'Own requests, those about own buyers, and what keeps the account from being deleted',
  hidden_from_view: true,
  input: Empty,
  reply: z.object({ is_main: z.boolean(), requests: z.array(PrivacyRequest), blockers: z.array(Blocker) }),
})

export const exportOwnData = endpoint({
  method: 'POST',
  path: '/distribution/privacy/export',
  access: 'seller',
  summary: 'Ask for a file with everything we hold about the seller',
  input: Empty,
  reply: z.object({ id: z.int() }),
})

export const eraseOwnAccount = endpoint({
  method: 'POST',
  path: '/distribution/privacy/erase',
  access: 'seller',
  summary: 'Delete the account after a period in which it can be taken back',
  input: z.object({ password: z.string().min(1, '请输入登录密码|Enter your password').max(200) }),
  reply: z.object({ id: z.int(), run_at: Instant }),
})

export const keepOwnAccount = endpoint({
  method: 'POST',
  path: '/distribution/privacy/keep',
  access: 'seller',
  summary: 'Take back the deletion of the account',
  input: Empty,
  reply: Empty,
})
