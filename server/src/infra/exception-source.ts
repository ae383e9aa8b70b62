import type { QuickFix } from '@inkroute/contract/exception/exception'
import type { AppCtx } from './context.ts'
import { hookPoint } from './hooks.ts'

interface Words {
  readonly zh: string
  readonly en: string
}

/** One thing the seller has to take care of. */
export interface ExceptionRow {
  /** Unique within its source. */
  readonly id: string
  /** What it is about: an order number, a shop, a file. Empty if the heading says enough. */
  readonly title: string
  /** What is wrong, in a sentence. */
  readonly problem: Words
  /** The screen where it is fixed, opened at the row. */
  readonly link: string
  readonly since: string
}

/**
 * One kind of exception. The module that owns the rows states it; the inbox on the dashboard lists all of them. Both
 * functions run on every view of the dashboard: one indexed query each.
 */
export interface ExceptionSource {
  /** `<capability>.<what>`. */
  readonly kind: string
  /** The heading of its group. */
  readonly name: Words
  /** The label of the button that opens `link`. */
  readonly fix: Words
  /** An action that fixes the row in place. */
  readonly quick?: QuickFix
  /** Urgent ones come first: they hold up money or an order. */
  readonly is_urgent: boolean
  /** The list of all of them. */
  readonly all_link: string
  /** The permission a sub-account needs to see it. */
  readonly permission: string
  count(ctx: AppCtx, seller_id: number): Promise<number>
  /** Oldest first. */
  rows(ctx: AppCtx, seller_id: number, limit: number): Promise<ExceptionRow[]>
}

export const exceptions = hookPoint<ExceptionSource>({
  name: 'exception.sources',
  may: ['answer'],
  about: 'What a seller has to take care of, listed on the dashboard.',
  key: ({ kind }) => kind,
})
