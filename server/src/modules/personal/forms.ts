import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { Approval } from '@inkroute/contract/personal/codes'
import type * as contract from '@inkroute/contract/personal/personal'
import { PersonalFields, wordsIn } from '@inkroute/engine/personal/personal-field'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { getDocument } from '../design/design.ts'
import { titlesIn } from '../goods/goods.ts'
import { holdForAnswers } from '../order/order.ts'
import {
  findForm,
  findGoodsDesign,
  lockGoodsDesign,
  mergeMapping,
  queueLines,
  requeueLines,
  saveForm,
  selectOpenForeign,
  selectUnpaidWith,
} from './core/personal.queries.ts'
import { misplacedField } from './core/personal.rules.ts'
import { fillLinesJob } from './lines/fill-lines.job.ts'

export async function getPersonalForm(
  ctx: SellerCtx,
  { id }: Input<typeof contract.getPersonalForm>,
): Promise<Reply<typeof contract.getPersonalForm>> {
  const seller_id = ctx.seller.id
  const goods = await findGoodsDesign(ctx.db, seller_id, id)
  if (!goods) throw new AppError('not_found')
  const { product_id, design_id, design_version } = goods
  const named = { goods_id: id, title: goods.title }
  const [titleOf, document, form] = await Promise.all([
    titlesIn(ctx.db, seller_id, [named], ctx.language),
    getDocument(ctx.db, seller_id, { design_id, version: design_version }),
    findForm(ctx.db, seller_id, id),
  ])
  return {
    title: titleOf(named),
    basic_product_id: product_id,
    document,
    revision: form?.revision ?? 0,
    form: form
      ? {
          is_on: form.is_on,
          fields: PersonalFields.parse(form.fields),
          approval: form.approval as Approval,
          wait_hours: form.wait_hours,
          forbidden: form.forbidden,
          buyer_may_change: form.buyer_may_change,
          photo_days: form.photo_days,
        }
      : null,
  }
}

/** Queues lines and their jobs; called in the transaction of what changed. */
export async function queueForeignLines(tx: AppCtx, seller_id: number, foreign_ids: readonly number[]): Promise<void> {
  if (foreign_ids.length === 0) return
  await sendJobs(tx, seller_id, await queueLines(tx.db, seller_id, foreign_ids, tx.clock.now().toISOString()))
}

const sendJobs = (tx: AppCtx, seller_id: number, ids: readonly number[]): Promise<void> =>
  ids.length === 0
    ? Promise.resolve()
    : tx.jobs.sendMany(
        fillLinesJob,
        ids.map((id) => ({ seller_id, id })),
      )

/** Unpaid orders of the goods wait for their answers. Returns how many. */
export async function startAsking(tx: AppCtx, seller_id: number, goods_id: number): Promise<number> {
  const order_ids = await selectUnpaidWith(tx.db, seller_id, goods_id)
  await holdForAnswers(tx, seller_id, order_ids)
  await queueForeignLines(tx, seller_id, await selectOpenForeign(tx.db, seller_id, goods_id))
  return order_ids.length
}

/** From now on no order of a buyer is paid with the sample, also those that could be paid a moment ago. */
export async function savePersonalForm(
  ctx: SellerCtx,
  { id, revision, fields, ...form }: Input<typeof contract.savePersonalForm>,
): Promise<Reply<typeof contract.savePersonalForm>> {
  const seller_id = ctx.seller.id
  return inTransaction(ctx, async (tx) => {
    const goods = await lockGoodsDesign(tx.db, seller_id, id)
    if (!goods) throw new AppError('not_found')
    const sample = await getDocument(tx.db, seller_id, { design_id: goods.design_id, version: goods.design_version })
    const misplaced = misplacedField(fields, sample)
    if (misplaced) throw new AppError('personal_layer', { field: wordsIn(misplaced.label, ctx.language) })
    const row = {
      seller_id,
      goods_id: id,
      ...form,
      fields: JSON.stringify(fields),
      updated_by: ctx.identity.user_id,
      updated_at: tx.clock.now().toISOString(),
    }
    if (!(await saveForm(tx.db, row, revision))) throw new AppError('personal_outdated')
    if (!form.is_on) return { revision: revision + 1, held_orders: 0 }
    return { revision: revision + 1, held_orders: await startAsking(tx, seller_id, id) }
  })
}

export async function savePersonalMapping(
  ctx: SellerCtx,
  { goods_id, store_id, mapping }: Input<typeof contract.savePersonalMapping>,
): Promise<Reply<typeof contract.savePersonalMapping>> {
  const seller_id = ctx.seller.id
  return inTransaction(ctx, async (tx) => {
    const form = await findForm(tx.db, seller_id, goods_id)
    if (!form) throw new AppError('not_found')
    const known = new Set(PersonalFields.parse(form.fields).map(({ id }) => id))
    const wanted = Object.values(mapping).filter((field_id) => field_id !== null)
    if (!wanted.every((field_id) => known.has(field_id))) throw new AppError('not_found')
    const now = tx.clock.now().toISOString()
    await mergeMapping(tx.db, seller_id, { goods_id, store_id }, mapping, now)
    const ids = await requeueLines(tx.db, seller_id, { goods_id, store_id }, now)
    await sendJobs(tx, seller_id, ids)
    return { queued: ids.length }
  })
}
