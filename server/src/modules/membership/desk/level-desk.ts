import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/membership/desk'
import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import { z } from 'zod'
import { AppError } from '../../../infra/app-error.ts'
import { recordChange } from '../../../infra/audit/audit.ts'
import type { AppCtx, StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { contentChanged } from '../../../infra/events/content-version.ts'
import { job } from '../../../infra/jobs/job.ts'
import {
  isWorse,
  keepTerms,
  type Level,
  levelsChanged,
  levelTable,
  saveLevel,
  saveLevelRule,
} from '../../account/account.ts'
import { windowStart } from '../core/plan.rules.ts'
import { refreshLevel } from '../core/refresh-level.ts'
import {
  countByLevel,
  countMoves,
  countPlans,
  discountEffect,
  lockRule,
  type Measure,
  selectMoving,
  selectMovingIds,
  selectRunningPlans,
} from './desk.queries.ts'

type Rules = Input<typeof contract.saveLevelRules>

const EXAMPLES = 20
const BATCH = 500
const EFFECT_DAYS = 30
const DAY_MS = 86_400_000

const toForm = (level: Level) => ({
  level: level.level,
  name_zh: level.zh,
  name_en: level.en,
  text_zh: level.text.zh,
  text_en: level.text.en,
  discount_bp: level.discount_bp,
  design_quota: level.design_quota,
  sub_accounts: level.sub_accounts,
  stores: level.stores,
  batch_size: level.batch_size,
  storage_gb: level.storage_gb,
  accumulated: fenToDecimal(level.accumulated_fen),
})

export async function getLevelRules(ctx: StaffCtx): Promise<Reply<typeof contract.getLevelRules>> {
  const [{ levels, ...rules }, counts] = await Promise.all([levelTable(ctx.db), countByLevel(ctx.db, ctx.clock.now())])
  const findCount = (number: number) => counts.find(({ level }) => level === number)
  return {
    ...rules,
    levels: levels.map((level) => ({
      ...toForm(level),
      sellers: findCount(level.level)?.sellers ?? 0,
      plans: findCount(level.level)?.plans ?? 0,
    })),
  }
}

const measureBy = ({ levels, window_days }: Pick<Rules, 'levels' | 'window_days'>, now: Date): Measure => ({
  levels: levels.map(({ level, discount_bp, accumulated }) => ({
    level,
    discount_bp,
    accumulated_fen: decimalToFen(accumulated),
  })),
  since: windowStart(now, window_days),
  now,
})

/** Levels whose terms would take something away. */
function worsened(rules: Rules, before: readonly Level[]): number[] {
  return before.flatMap((level) => {
    const next = rules.levels.find((one) => one.level === level.level)
    return next && isWorse(next, level) ? [level.level] : []
  })
}

/** Levels are changed, not added or removed: products, coupons and plans name them by number. */
function assertSameLevels(rules: Rules, before: readonly Level[]): void {
  const same =
    rules.levels.length === before.length && rules.levels.every(({ level }, at) => before[at]?.level === level)
  if (!same) throw new AppError('level_rules_changed')
}

export async function previewLevelRules(
  ctx: StaffCtx,
  rules: Rules,
): Promise<Reply<typeof contract.previewLevelRules>> {
  const now = ctx.clock.now()
  const { levels } = await levelTable(ctx.db)
  assertSameLevels(rules, levels)
  const measure = measureBy(rules, now)
  const [moves, examples, effect_fen, kept_plans] = await Promise.all([
    countMoves(ctx.db, measure),
    selectMoving(ctx.db, measure, EXAMPLES),
    discountEffect(ctx.db, measure, new Date(now.getTime() - EFFECT_DAYS * DAY_MS)),
    countPlans(ctx.db, worsened(rules, levels), now),
  ])
  const total = (is_up: boolean) =>
    moves.filter(({ from, to }) => to > from === is_up).reduce((sum, { sellers }) => sum + sellers, 0)
  return {
    moves,
    up: total(true),
    down: total(false),
    examples: examples.map(({ spend_fen, ...seller }) => ({ ...seller, spend: fenToDecimal(spend_fen) })),
    revenue_30d: fenToDecimal(effect_fen),
    kept_plans,
  }
}

/** Moves every seller the rules now place elsewhere; those who fall wait for the check the rules name. */
export const followLevelRules = job({
  name: 'membership.follow-level-rules',
  schema: z.object({ version: z.int() }),
  async run(ctx: AppCtx) {
    const { levels, window_days } = await levelTable(ctx.db)
    const now = ctx.clock.now()
    const measure = { levels, since: windowStart(now, window_days), now }
    let after_id = 0
    for (;;) {
      const ids = await selectMovingIds(ctx.db, measure, after_id, BATCH)
      for (const id of ids) {
        await inTransaction(ctx, async (tx) => {
          await refreshLevel(tx, id)
        })
      }
      if (ids.length < BATCH) return
      after_id = ids.at(-1) ?? after_id
    }
  },
})

export async function saveLevelRules(ctx: StaffCtx, rules: Rules): Promise<Reply<typeof contract.saveLevelRules>> {
  return inTransaction(ctx, async (tx) => {
    const rule = await lockRule(tx.db)
    if (rule.version !== rules.version) throw new AppError('level_rules_changed')
    const before = await levelTable(tx.db)
    assertSameLevels(rules, before.levels)
    const now = tx.clock.now()
    const worse = worsened(rules, before.levels)
    if (worse.length > 0) await keepTerms(tx.db, await selectRunningPlans(tx.db, worse, now))
    for (const { level, accumulated, ...change } of rules.levels) {
      await saveLevel(tx.db, level, { ...change, accumulated_fen: decimalToFen(accumulated) })
    }
    const { window_days, recheck } = rules
    const version = rule.version + 1
    await saveLevelRule(tx.db, { window_days, recheck, version, updated_at: now.toISOString() })
    levelsChanged(tx.db)
    await contentChanged(tx)
    await tx.jobs.send(followLevelRules, { version })
    await recordChange(tx, {
      subject: 'level',
      subject_id: 'rules',
      title: '会员等级',
      before: { levels: before.levels.map(toForm), window_days: before.window_days, recheck: before.recheck },
      after: { levels: rules.levels, window_days, recheck },
    })
    return { version }
  })
}
