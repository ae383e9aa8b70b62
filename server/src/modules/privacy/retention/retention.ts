import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/privacy/privacy'
import { z } from 'zod'
import { AppError } from '../../../infra/app-error.ts'
import { recordChange } from '../../../infra/audit/audit.ts'
import type { AppCtx, StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { job } from '../../../infra/jobs/job.ts'
import type { RetentionKind } from '../../../infra/privacy/personal-data.ts'
import { eraseInBlocks } from '../core/erase-rows.ts'
import { personalData } from '../core/registry.ts'
import { agedWhere } from '../core/rows.queries.ts'
import { deleteEmptyRuns, insertRun, saveRule, selectRules, selectRuns } from './retention.queries.ts'

const DAY_MS = 86_400_000

export async function listRetention(ctx: StaffCtx): Promise<Reply<typeof contract.listRetention>> {
  const [rules, runs] = await Promise.all([selectRules(ctx.db), selectRuns(ctx.db)])
  return {
    data: personalData(ctx).retention.map(({ key, name, note, default_days, min_days }) => {
      const rule = rules.find(({ kind }) => kind === key)
      const run = runs.find(({ kind }) => kind === key)
      return {
        kind: key,
        name: name[ctx.language],
        note: note[ctx.language],
        days: rule ? rule.days : default_days,
        default_days,
        min_days,
        updated_at: rule?.updated_at ?? null,
        updated_by: rule?.updated_by ?? '',
        last_run_at: run?.last_run_at ?? null,
        removed_total: run?.removed_total ?? 0,
        runs: [...(run?.runs ?? [])],
      }
    }),
  }
}

export async function setRetention(
  ctx: StaffCtx,
  { kind, days }: Input<typeof contract.setRetention>,
): Promise<Record<string, never>> {
  const found = personalData(ctx).retention.find(({ key }) => key === kind)
  if (!found) throw new AppError('not_found')
  if (days !== null && days < found.min_days) throw new AppError('retention_too_short', { days: found.min_days })
  const rule = (await selectRules(ctx.db)).find((one) => one.kind === kind)
  return inTransaction(ctx, async (tx) => {
    await saveRule(tx.db, kind, days, { at: tx.clock.now().toISOString(), user_id: tx.identity.user_id })
    const before = { days: rule ? rule.days : found.default_days }
    await recordChange(tx, {
      subject: 'retention',
      subject_id: kind,
      title: found.name[ctx.language],
      before,
      after: { days },
    })
    return {}
  })
}

async function applyKind(ctx: AppCtx, { key, rows }: RetentionKind, days: number): Promise<void> {
  const now = ctx.clock.now()
  const before = new Date(now.getTime() - days * DAY_MS).toISOString()
  let removed = 0
  for (const { table, objects, blank, ...when } of rows) {
    const where = agedWhere({ table, objects, blank, ...when }, before)
    removed += await eraseInBlocks(ctx, { table, where, objects }, { blank })
  }
  await insertRun(ctx.db, { kind: key, before, removed, ran_at: now.toISOString() })
}

/** Every night: what is older than it may be goes, in blocks. */
export const retentionJob = job({
  name: 'privacy.retention',
  schema: z.object({}),
  cron: '50 19 * * *',
  expire_seconds: 3 * 3600,
  async run(ctx) {
    const rules = new Map((await selectRules(ctx.db)).map(({ kind, days }) => [kind, days]))
    for (const kind of personalData(ctx).retention) {
      const days = rules.has(kind.key) ? (rules.get(kind.key) ?? null) : kind.default_days
      if (days !== null) await applyKind(ctx, kind, days)
    }
    await deleteEmptyRuns(ctx.db, new Date(ctx.clock.now().getTime() - 2 * DAY_MS).toISOString())
  },
})
