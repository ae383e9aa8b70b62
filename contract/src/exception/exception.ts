import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, Instant } from '../wire.ts'

/** Rows shown per kind; the rest is behind the “all” link. */
export const EXCEPTION_ROWS = 5

/** Inline action that resolves a row. `release_order`: its id is the order to release. */
const quickFixes = ['release_order'] as const
export type QuickFix = (typeof quickFixes)[number]

const ExceptionRow = z.object({
  id: z.string(),
  title: z.string(),
  problem: z.string(),
  link: z.string(),
  since: Instant,
})

export const ExceptionGroup = z.object({
  kind: z.string(),
  name: z.string(),
  /** Label of each row's button. */
  fix: z.string(),
  quick: z.enum(quickFixes).nullable(),
  is_urgent: z.boolean(),
  count: z.int(),
  all_link: z.string(),
  rows: z.array(ExceptionRow),
})
export type ExceptionGroup = z.infer<typeof ExceptionGroup>

export const listExceptions = endpoint({
  method: 'GET',
  path: '/distribution/exception',
  access: 'seller',
  summary: 'What stands still and waits for the seller, by kind, each with the way to put it right',
  input: Empty,
  reply: z.object({ total: z.int(), groups: z.array(ExceptionGroup) }),
})
