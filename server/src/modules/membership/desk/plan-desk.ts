import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/membership/desk'
import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import { AppError, invalidField } from '../../../infra/app-error.ts'
import { recordChange } from '../../../infra/audit/audit.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { contentChanged } from '../../../infra/events/content-version.ts'
import { levelIn, levelTable } from '../../account/account.ts'
import { changePack, type DeskPlanRow, savePlan, selectDeskPacks, selectDeskPlans } from './desk.queries.ts'
import { planWarnings } from './desk.rules.ts'

type Wanted = Input<typeof contract.savePlans>

export async function listDeskPlans(ctx: StaffCtx): Promise<Reply<typeof contract.listDeskPlans>> {
  const [rows, table] = await Promise.all([selectDeskPlans(ctx.db, ctx.clock.now()), levelTable(ctx.db)])
  return {
    plans: rows.map(({ price_fen, revenue_90d_fen, ...row }) => ({
      ...row,
      level_name: levelIn(table, row.level)[ctx.language],
      price: fenToDecimal(price_fen),
      revenue_90d: fenToDecimal(revenue_90d_fen),
    })),
  }
}

const aboveZero = { zh: '价格要大于 0', en: 'The price must be above 0' } as const

/** The plans as they would be, each with the one it changes. */
function getChanges(ctx: StaffCtx, { plans }: Wanted, rows: readonly DeskPlanRow[]) {
  return plans.map(({ id, price, is_sold }, place) => {
    const before = rows.find((row) => row.id === id)
    if (!before) throw new AppError('not_found')
    const price_fen = decimalToFen(price)
    if (price_fen <= 0) throw invalidField(`plans.${place}.price`, aboveZero[ctx.language])
    return { before, after: { ...before, price_fen, is_sold } }
  })
}

/** Nobody who runs on a plan pays again before it ends; only renewals meet the new price. */
export async function previewPlans(ctx: StaffCtx, input: Wanted): Promise<Reply<typeof contract.previewPlans>> {
  const rows = await selectDeskPlans(ctx.db, ctx.clock.now())
  const changes = getChanges(ctx, input, rows)
  const all = rows.map((row) => changes.find(({ after }) => after.id === row.id)?.after ?? row)
  const getEffect = ({ before, after }: (typeof changes)[number]) =>
    ((after.is_sold ? after.price_fen : 0) - (before.is_sold ? before.price_fen : 0)) * before.ends_30d
  return {
    plans: changes.map((change) => ({
      id: change.after.id,
      before: fenToDecimal(change.before.price_fen),
      after: fenToDecimal(change.after.price_fen),
      running: change.before.running,
      ends_30d: change.before.ends_30d,
      is_withdrawn: change.before.is_sold && !change.after.is_sold,
      revenue_30d: fenToDecimal(getEffect(change)),
      warnings: planWarnings(change.after, all),
    })),
    revenue_30d: fenToDecimal(changes.reduce((sum, change) => sum + getEffect(change), 0)),
  }
}

export async function savePlans(ctx: StaffCtx, input: Wanted): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const rows = await selectDeskPlans(tx.db, tx.clock.now())
    const { levels } = await levelTable(tx.db)
    for (const { before, after } of getChanges(ctx, input, rows)) {
      const { price_fen, is_sold } = after
      if (price_fen === before.price_fen && is_sold === before.is_sold) continue
      await savePlan(tx.db, before.id, { price_fen, is_sold })
      const name = levels.find(({ level }) => level === before.level)
      await recordChange(tx, {
        subject: 'plan',
        subject_id: String(before.id),
        title: `${name?.zh ?? before.level} ${before.period}`,
        before: { price: fenToDecimal(before.price_fen), is_sold: before.is_sold },
        after: { price: fenToDecimal(price_fen), is_sold },
      })
    }
    await contentChanged(tx)
    return {}
  })
}

export async function listDeskPacks(ctx: StaffCtx): Promise<Reply<typeof contract.listDeskPacks>> {
  const rows = await selectDeskPacks(ctx.db, ctx.clock.now())
  return { packs: rows.map(({ price_fen, ...row }) => ({ ...row, price: fenToDecimal(price_fen) })) }
}

export async function savePack(
  ctx: StaffCtx,
  { id, price, valid_days, is_sold }: Input<typeof contract.savePack>,
): Promise<Record<string, never>> {
  const price_fen = decimalToFen(price)
  if (price_fen <= 0) throw invalidField('price', aboveZero[ctx.language])
  return inTransaction(ctx, async (tx) => {
    const before = (await selectDeskPacks(tx.db, tx.clock.now())).find((row) => row.id === id)
    if (!before) throw new AppError('not_found')
    await changePack(tx.db, id, { price_fen, valid_days, is_sold })
    await recordChange(tx, {
      subject: 'design_pack',
      subject_id: String(id),
      title: String(before.quantity),
      before: { price: fenToDecimal(before.price_fen), valid_days: before.valid_days, is_sold: before.is_sold },
      after: { price: fenToDecimal(price_fen), valid_days, is_sold },
    })
    return {}
  })
}
