import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { getPage, IdInput, Instant, PageInput, WireId } from '../../wire.ts'
import { capabilityProblem, type JoinForm, joinKinds, joinProblems, normalPhone } from './fields.ts'

const JoinKindName = z.enum(joinKinds)

/** A field judged by the same sentence the form shows. */
const judged = (field: keyof JoinForm, fallback?: string) => {
  const text = z.string(joinProblems[field]('') ?? '').max(5000)
  return (fallback === undefined ? text : text.default(fallback)).superRefine((value, check) => {
    const message = joinProblems[field](value)
    if (message) check.addIssue({ code: 'custom', message })
  })
}

export const sendJoin = endpoint({
  method: 'POST',
  path: '/frontend/join',
  access: 'public',
  summary: 'Apply to join as factory, service provider or reseller',
  input: z
    .object({
      kind: JoinKindName,
      company: judged('company'),
      contact: judged('contact'),
      phone: judged('phone').transform(normalPhone),
      email: judged('email'),
      region: judged('region'),
      volume: judged('volume'),
      capabilities: z.array(z.string().max(30)).max(20).default([]),
      text: judged('text'),
      /** Left empty by people; programs that fill every field are dropped. */
      website: z.string().max(200).default(''),
    })
    .superRefine((input, check) => {
      const message = capabilityProblem(input.kind, input.capabilities)
      if (message) check.addIssue({ code: 'custom', path: ['capabilities'], message })
    }),
  /** The number under which we answer. */
  reply: z.object({ reference: z.string() }),
})

const joinStates = ['new', 'contacted', 'accepted', 'refused'] as const
export type JoinState = (typeof joinStates)[number]

export const JoinRow = z.object({
  id: z.int(),
  reference: z.string(),
  kind: JoinKindName,
  state: z.enum(joinStates),
  company: z.string(),
  contact: z.string(),
  phone: z.string(),
  email: z.string(),
  region: z.string(),
  volume: z.string(),
  capabilities: z.array(z.string()),
  text: z.string(),
  language: z.enum(['zh', 'en']),
  note: z.string(),
  created_at: Instant,
  updated_at: Instant,
  /** Who last changed the state. */
  handled_by: z.string().nullable(),
})
export type JoinRow = z.infer<typeof JoinRow>

const JoinFilter = z.object({
  kind: JoinKindName.optional(),
  state: z.enum(joinStates).optional(),
  query: z.string().trim().max(60).optional(),
})

export const listJoins = endpoint({
  method: 'GET',
  path: '/ops/join',
  shows_contacts: true,
  access: 'staff',
  permission: 'ops.content',
  summary: 'Applications to join, the newest first',
  input: PageInput.extend(JoinFilter.shape),
  reply: getPage(JoinRow).extend({ counts: z.record(z.enum(joinStates), z.int()) }),
})

export const getJoin = endpoint({
  method: 'GET',
  path: '/ops/join/{id}',
  shows_contacts: true,
  access: 'staff',
  permission: 'ops.content',
  summary: 'One application',
  input: IdInput,
  reply: JoinRow,
})

export const handleJoin = endpoint({
  method: 'PUT',
  path: '/ops/join/{id}',
  access: 'staff',
  permission: 'ops.content',
  summary: 'Note what became of an application',
  input: z.object({ id: WireId, state: z.enum(joinStates), note: z.string().trim().max(1000).default('') }),
  reply: JoinRow,
})

export const exportJoins = endpoint({
  method: 'GET',
  path: '/ops/join/export',
  shows_contacts: true,
  access: 'staff',
  permission: 'ops.content',
  summary: 'Applications as a spreadsheet text',
  input: JoinFilter,
  reply: z.object({ file_name: z.string(), csv: z.string(), rows: z.int() }),
})

export const countWaiting = endpoint({
  method: 'GET',
  path: '/ops/waiting',
  access: 'staff',
  summary: 'What waits for staff, by the address of its screen',
  input: z.object({}),
  reply: z.object({ data: z.record(z.string(), z.int()) }),
})
