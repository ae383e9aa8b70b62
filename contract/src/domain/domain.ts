import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, IdInput, Instant } from '../wire.ts'

export const MAX_DOMAINS = 5
/** Name of the TXT record below the host. */
export const DOMAIN_RECORD = '_inkroute'
/** Path below which our hosts answer with the proof for a token. */
export const DOMAIN_PROOF_PATH = '/.well-known/inkroute-domain'

const domainStates = ['waiting', 'active', 'failing'] as const
/** Problem found by the last check. */
const domainProblems = ['record_missing', 'record_wrong', 'unreachable', 'elsewhere'] as const
export type DomainProblem = (typeof domainProblems)[number]

const Host = z
  .string()
  .trim()
  .toLowerCase()
  .transform((text) => text.replace(/^https?:\/\//, '').replace(/[/.]+$/, ''))
  .pipe(
    z
      .string()
      .max(120, '域名太长|The name is too long')
      .regex(
        /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/,
        '请填写完整域名，例如 img.example.com|Enter a full domain name such as img.example.com',
      ),
  )

export const Domain = z.object({
  id: z.int(),
  host: z.string(),
  state: z.enum(domainStates),
  /** Pictures of listings begin with it. */
  is_used: z.boolean(),
  problem: z.enum(domainProblems).nullable(),
  /** Required values of the two DNS records. */
  record_name: z.string(),
  record_value: z.string(),
  checked_at: Instant.nullable(),
  created_at: Instant,
})
export type Domain = z.infer<typeof Domain>

export const listDomains = endpoint({
  method: 'GET',
  path: '/distribution/domain',
  access: 'seller',
  permission: 'setting.domain',
  summary: 'The seller’s own names for pictures, and where they have to point',
  input: Empty,
  reply: z.object({ target: z.string(), data: z.array(Domain).max(MAX_DOMAINS) }),
})

export const addDomain = endpoint({
  method: 'POST',
  path: '/distribution/domain',
  access: 'seller',
  permission: 'setting.domain:edit',
  summary: 'Name a domain; it works once its records are found',
  input: z.object({ host: Host }),
  reply: Domain,
})

export const checkDomain = endpoint({
  method: 'POST',
  path: '/distribution/domain/{id}/check',
  access: 'seller',
  permission: 'setting.domain:edit',
  rate: 'upload',
  summary: 'Look for the records now',
  input: IdInput,
  reply: Domain,
})

export const useDomain = endpoint({
  method: 'POST',
  path: '/distribution/domain/{id}/use',
  access: 'seller',
  permission: 'setting.domain:edit',
  summary: 'Let pictures of new listings begin with this name, or no longer',
  input: IdInput.extend({ is_used: z.boolean() }),
  reply: Empty,
})

export const deleteDomain = endpoint({
  method: 'DELETE',
  path: '/distribution/domain/{id}',
  access: 'seller',
  permission: 'setting.domain:edit',
  summary: 'Forget a domain',
  input: IdInput,
  reply: Empty,
})
