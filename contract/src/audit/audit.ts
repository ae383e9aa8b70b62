import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, Instant, PageInput, WireId } from '../wire.ts'

export const auditResults = ['ok', 'refused', 'failed'] as const
export type AuditResult = (typeof auditResults)[number]

const Day = z.iso.date('日期格式为 2026-11-01|Enter the date as 2026-11-01')

export const AuditFilter = z.object({
  staff_id: WireId.optional(),
  /** Kind of subject: product, order, seller … */
  subject: z.string().trim().max(60).optional(),
  subject_id: z.string().trim().max(100).optional(),
  /** Part of method and path. */
  endpoint: z.string().trim().max(100).optional(),
  result: z.enum(auditResults).optional(),
  /** Days in Shanghai, both included. */
  date_from: Day.optional(),
  date_to: Day.optional(),
  /** In the title, the input, or what was there before or after. */
  keyword: z.string().trim().max(100).optional(),
})
export type AuditFilter = z.output<typeof AuditFilter>

export const AuditRecord = z.object({
  id: z.int(),
  at: Instant,
  staff_id: z.int().nullable(),
  staff_name: z.string(),
  ip: z.string(),
  user_agent: z.string(),
  request_id: z.string(),
  endpoint: z.string(),
  permission: z.string().nullable(),
  subject: z.string().nullable(),
  subject_id: z.string().nullable(),
  title: z.string(),
  input: z.unknown(),
  before: z.unknown(),
  after: z.unknown(),
  result: z.enum(auditResults),
  error: z.string().nullable(),
})
export type AuditRecord = z.infer<typeof AuditRecord>

export const listAudit = endpoint({
  method: 'GET',
  path: '/ops/audit',
  access: 'staff',
  permission: 'ops.audit',
  summary: 'What staff changed and were refused, newest first',
  input: PageInput.extend(AuditFilter.shape),
  reply: getPage(AuditRecord),
})

export const getAuditFacets = endpoint({
  method: 'GET',
  path: '/ops/audit/facets',
  access: 'staff',
  permission: 'ops.audit',
  summary: 'People and kinds of subjects that occur in the records',
  input: Empty,
  reply: z.object({
    people: z.array(z.object({ id: z.int(), name: z.string() })),
    subjects: z.array(z.string()),
  }),
})

export const getAuditIntegrity = endpoint({
  method: 'GET',
  path: '/ops/audit/integrity',
  access: 'staff',
  permission: 'ops.audit',
  summary: 'Whether the chain of records is unbroken, and up to where it is sealed',
  input: Empty,
  reply: z.object({
    is_intact: z.boolean(),
    /** The first record that is missing or was changed. */
    broken_at: z.int().nullable(),
    last_id: z.int(),
    sealed_id: z.int(),
    sealed_at: Instant.nullable(),
  }),
})
