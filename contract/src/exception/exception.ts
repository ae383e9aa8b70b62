import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, Instant } from '../wire.ts'

/** So many rows of each kind are shown at once; the rest stands behind the link to all. */
export const EXCEPTION_ROWS = 5

/** What settles a row of the inbox on the spot. `release_order`: its id is an order that is let go on. */
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
  /** What the button of each row says. */
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
