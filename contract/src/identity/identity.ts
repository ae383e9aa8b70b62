import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, Instant, PageInput, WireId } from '../wire.ts'
import { isCreditCode, isIdentityNumber } from './numbers.ts'

export const identityKinds = ['person', 'company'] as const
export type IdentityKind = (typeof identityKinds)[number]
/** `replaced`: approved once, until a newer one was. */
export const identityStates = ['pending', 'approved', 'refused', 'withdrawn', 'replaced'] as const
export type IdentityState = (typeof identityStates)[number]

/** Both sides of the ID card; for companies the licence and the legal representative's card. */
const PICTURES_NEEDED = 2

const Form = z
  .object({
    kind: z.enum(identityKinds),
    /** Name of the person, or of the company as on its licence. */
    name: z.string().trim().min(2, '请填写证件上的名称|Enter the name on the document').max(100),
    number: z
      .string()
      .trim()
      .transform((text) => text.replace(/\s/g, '').toUpperCase()),
    /** Of companies. */
    legal_person: z.string().trim().max(60).default(''),
    upload_ids: z.array(WireId).length(PICTURES_NEEDED, '请上传两张证件照片|Upload both pictures'),
  })
  .superRefine(({ kind, number, legal_person, upload_ids }, check) => {
    const wrong = (path: string, message: string) => check.addIssue({ code: 'custom', path: [path], message })
    if (kind === 'person' && !isIdentityNumber(number))
      wrong('number', '身份证号码不正确，请核对 18 位|The ID number is not valid; check all 18 characters')
    if (kind === 'company' && !isCreditCode(number))
      wrong('number', '统一社会信用代码不正确，请核对 18 位|The credit code is not valid; check all 18 characters')
    if (kind === 'company' && legal_person.length < 2)
      wrong('legal_person', '请填写法定代表人|Enter the legal representative')
    if (new Set(upload_ids).size !== upload_ids.length)
      wrong('upload_ids', '两张照片不能相同|The two pictures must be different')
  })

const Picture = z.object({ upload_id: z.int(), name: z.string(), preview_url: z.string(), url: z.string() })

/** The number is masked for sellers; only reviewers see it in full. */
export const Identity = z.object({
  id: z.int(),
  kind: z.enum(identityKinds),
  name: z.string(),
  number: z.string(),
  legal_person: z.string(),
  pictures: z.array(Picture),
  state: z.enum(identityStates),
  reason: z.string(),
  created_at: Instant,
  reviewed_at: Instant.nullable(),
})
export type Identity = z.infer<typeof Identity>

export const getIdentity = endpoint({
  method: 'GET',
  path: '/distribution/authentication',
  access: 'seller',
  permission: 'account.authentication',
  hidden_from_view: true,
  summary: 'Who the seller is by their documents: what holds, and what was handed in last',
  input: Empty,
  reply: z.object({ verified: Identity.nullable(), latest: Identity.nullable() }),
})

export const submitIdentity = endpoint({
  method: 'POST',
  path: '/distribution/authentication',
  access: 'seller',
  permission: 'account.authentication:submit',
  summary: 'Hand in documents; what held before holds until these are approved',
  input: Form,
  reply: z.object({ id: z.int() }),
})

export const withdrawIdentity = endpoint({
  method: 'POST',
  path: '/distribution/authentication/withdraw',
  access: 'seller',
  permission: 'account.authentication:submit',
  summary: 'Take back what waits for review',
  input: Empty,
  reply: Empty,
})

export const IdentityForStaff = Identity.extend({
  seller_id: z.int(),
  seller_name: z.string(),
  reviewed_by: z.string(),
})
export type IdentityForStaff = z.infer<typeof IdentityForStaff>

export const listIdentities = endpoint({
  method: 'GET',
  path: '/ops/authentication',
  shows_contacts: true,
  access: 'staff',
  permission: 'ops.finance',
  rate: 'search',
  summary: 'What sellers handed in, what waits longest first',
  input: PageInput.extend({
    state: z.enum(identityStates).optional(),
    keyword: z.string().trim().max(100).optional(),
  }),
  reply: getPage(IdentityForStaff).extend({ pending: z.int() }),
})

export const reviewIdentity = endpoint({
  method: 'POST',
  path: '/ops/authentication/{seller_id}/{id}/review',
  access: 'staff',
  permission: 'ops.finance',
  summary: 'Approve or refuse; the seller gets a message',
  input: z
    .object({
      seller_id: WireId,
      id: WireId,
      is_approved: z.boolean(),
      reason: z.string().trim().max(300, '最多 300 个字|At most 300 characters').default(''),
    })
    .refine((input) => input.is_approved || input.reason !== '', {
      path: ['reason'],
      message: '请填写原因，卖家会看到|Please give a reason; it is shown to the seller',
    }),
  reply: Empty,
})
