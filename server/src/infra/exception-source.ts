import type { QuickFix } from '@inkroute/contract/exception/exception'
import type { AppCtx } from './context.ts'

interface Words {
  readonly zh: string
  readonly en: string
}

/** One thing that waits for the seller. */
export interface ExceptionRow {
  /** Sets rows of one source apart. */
  readonly id: string
  /** What it is about: an order number, a shop, a file. Empty where the group says it all. */
  readonly title: string
  /** What is wrong, in a sentence. */
  readonly problem: Words
  /** The screen where it is put right, with the row at hand. */
  readonly link: string
  /** Since when it waits. */
  readonly since: string
}

/**
 * One kind of trouble. Whoever owns the rows declares it in its module file; the inbox on the dashboard asks all of
 * them. Both questions are asked on every look at the dashboard: one indexed query each.
 */
export interface ExceptionSource {
  /** `<capability>.<what>`. */
  readonly kind: string
  /** The heading of its group. */
  readonly name: Words
  /** What the button says that leads to `link`. */
  readonly fix: Words
  /** What settles a row on the spot, without going anywhere; the row's id says which. */
  readonly quick?: QuickFix
  /** Urgent ones stand first: money or an order stands still because of them. */
  readonly is_urgent: boolean
  /** The list where all of them are found. */
  readonly all_link: string
  /** What a sub-account needs to see it. */
  readonly permission: string
  count(ctx: AppCtx, seller_id: number): Promise<number>
  /** Those that have waited longest first. */
  rows(ctx: AppCtx, seller_id: number, limit: number): Promise<ExceptionRow[]>
}

const sources = new Map<string, ExceptionSource>()

export function registerExceptionSource(source: ExceptionSource): void {
  sources.set(source.kind, source)
}

export const exceptionSources = (): ExceptionSource[] => [...sources.values()]
