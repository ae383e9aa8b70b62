import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'

class TrialOver extends Error {}

/**
 * Runs a change in a transaction. As a trial everything is worked out as it would be and then left as it was, so that
 * the preview cannot differ from the change.
 */
export async function inTrial<C extends AppCtx, T>(ctx: C, is_trial: boolean, work: (tx: C) => Promise<T>): Promise<T> {
  if (!is_trial) return inTransaction(ctx, work)
  let result: { readonly value: T } | null = null
  try {
    await inTransaction(ctx, async (tx) => {
      result = { value: await work(tx) }
      throw new TrialOver()
    })
  } catch (error) {
    if (!(error instanceof TrialOver)) throw error
  }
  return (result as unknown as { readonly value: T }).value
}
