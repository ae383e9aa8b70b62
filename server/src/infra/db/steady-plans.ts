import { CompiledQuery } from 'kysely'
import type { AppCtx } from '../context.ts'
import { writeLater } from './batch.ts'

/**
 * For transactions that are run all day with few rows each: their statements are planned once for each connection,
 * instead of anew for each set of values. Goes with the next statement and ends with the transaction.
 */
export const steadyPlans = (tx: Pick<AppCtx, 'db'>): Promise<void> => writeLater(tx.db, STEADY)
const STEADY = CompiledQuery.raw('set local plan_cache_mode = force_generic_plan')
