import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/personal/personal'
import type { Answers } from '@inkroute/engine/personal/personal-field'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { lockOrdersOfForeign, type OrderRecord, resumeWithOwnDesigns } from '../../order/order.ts'
import {
  changePersonalLines,
  findLine,
  findOwnerId,
  lockLines,
  selectLinePage,
  selectLines,
} from '../core/personal.queries.ts'
import { goesOnAt } from '../core/personal.rules.ts'
import { type MadeLine, makeLine, prepareLine } from './fill-line.ts'
import { viewLines } from './list-lines.ts'
import { claimReference } from './references.ts'

/** Marks lines as what is printed; orders without another waiting line go on. Orders are locked before. */
async function approve(
  tx: AppCtx,
  seller_id: number,
  orders: readonly OrderRecord[],
  { lines, user_id }: { readonly lines: readonly { id: number; line_id: number }[]; readonly user_id: number },
): Promise<void> {
  const now = tx.clock.now().toISOString()
  const ids = lines.map(({ id }) => id)
  const approval = { state: 'approved', approved_by: user_id, approved_at: now, updated_at: now }
  await changePersonalLines(tx.db, seller_id, ids, approval)
  const line_ids = [...new Set(lines.map(({ line_id }) => line_id))]
  await resumeWithOwnDesigns(tx, seller_id, orders, { line_ids, user_id })
}

interface Correction {
  readonly answers: Answers
  /** A buyer approves what they saw: throws where this is something else, and decides instead of the form's doubts. */
  readonly accept?: (tx: AppCtx, made: MadeLine) => Promise<void>
}

/**
 * Makes the design of a line and either approves it, leaves it for the seller's look, or holds it with the reason.
 * Orders are locked before the line, as everywhere. Nothing is changed where the order is already being made.
 */
export async function fillLine(ctx: AppCtx, seller_id: number, id: number, correction?: Correction): Promise<boolean> {
  const seen = await findLine(ctx.db, seller_id, id)
  if (!seen || (seen.state !== 'queued' && !correction)) return false
  const prepared = await prepareLine(ctx, seen, correction?.answers)
  if (!prepared) return false
  return inTransaction(ctx, async (tx) => {
    const orders = await lockOrdersOfForeign(tx, seller_id, seen.foreign_id)
    await lockLines(tx.db, seller_id, [id])
    const line = await findLine(tx.db, seller_id, id)
    // The buyer wrote something else meanwhile: its own job takes it.
    const is_same = line && JSON.stringify(line.personalisation) === JSON.stringify(seen.personalisation)
    if (!line || !is_same || (line.state !== 'queued' && !correction)) return false
    if (!orders) {
      // Cancelled, or printed meanwhile: there is nothing left to make.
      const state = line.design_id === null ? 'held' : 'approved'
      if (line.state === 'queued') await changePersonalLines(tx.db, seller_id, [id], { state })
      return false
    }
    const made = await makeLine(tx, line, prepared)
    const { reference } = prepared
    const refused = reference === null ? [] : await claimReference(tx, line, reference, made)
    const problems = [...made.problems, ...refused]
    const is_good = made.design !== null && problems.length === 0
    await correction?.accept?.(tx, made)
    // What was guessed, or corrected by the seller, is always looked at; what the buyer approved is not guessed.
    const is_plain = is_good && made.is_sure && (!correction || correction.accept !== undefined)
    await changePersonalLines(tx.db, seller_id, [id], {
      state: is_good ? 'look' : 'held',
      answers: jsonText(made.answers),
      problems: jsonText(problems),
      is_corrected: line.is_corrected || correction !== undefined,
      form_revision: made.form.revision,
      goes_on_at: is_plain ? goesOnAt(tx.clock.now(), made.form) : null,
      approved_at: null,
      approved_by: null,
      updated_at: tx.clock.now().toISOString(),
      ...(made.design ?? { hash: null }),
    })
    if (is_plain && made.form.approval === 'auto')
      await approve(tx, seller_id, orders, { lines: [line], user_id: prepared.user_id })
    return true
  })
}

/** Approves a line whose time to be looked at is over. Nothing happens where the seller was faster. */
export async function approveOverdueLine(ctx: AppCtx, seller_id: number, id: number): Promise<void> {
  const seen = await findLine(ctx.db, seller_id, id)
  if (!seen) return
  const user_id = await findOwnerId(ctx.db, seller_id)
  await inTransaction(ctx, async (tx) => {
    const orders = await lockOrdersOfForeign(tx, seller_id, seen.foreign_id)
    const [line] = await lockLines(tx.db, seller_id, [id])
    if (!orders || line?.state !== 'look' || line.hash === null || line.goes_on_at === null) return
    if (new Date(line.goes_on_at) > tx.clock.now()) return
    await approve(tx, seller_id, orders, { lines: [line], user_id })
  })
}

export async function approvePersonalLines(
  ctx: SellerCtx,
  input: Input<typeof contract.approvePersonalLines>,
): Promise<Reply<typeof contract.approvePersonalLines>> {
  const seller_id = ctx.seller.id
  const shown = new Map(input.lines.map(({ id, hash }) => [id, hash]))
  const found = await selectLines(ctx.db, seller_id, [...shown.keys()])
  if (found.length !== shown.size) throw new AppError('not_found')
  const approved: number[] = []
  for (const [foreign_id, rows] of Map.groupBy(found, (row) => row.foreign_id)) {
    await inTransaction(ctx, async (tx) => {
      const orders = await lockOrdersOfForeign(tx, seller_id, foreign_id)
      const ids = rows.map(({ id }) => id)
      const locked = await lockLines(tx.db, seller_id, ids)
      // Only what the seller saw: another version may have been made since.
      const lines = locked.filter(({ id, state, hash }) => state === 'look' && hash !== null && hash === shown.get(id))
      if (!orders || lines.length === 0) return
      await approve(tx, seller_id, orders, { lines, user_id: ctx.identity.user_id })
      approved.push(...lines.map(({ id }) => id))
    })
  }
  return { approved }
}

export async function correctPersonalLine(
  ctx: SellerCtx,
  { id, answers }: Input<typeof contract.correctPersonalLine>,
): Promise<Reply<typeof contract.correctPersonalLine>> {
  const seller_id = ctx.seller.id
  if (!(await findLine(ctx.db, seller_id, id))) throw new AppError('not_found')
  if (!(await fillLine(ctx, seller_id, id, { answers }))) throw new AppError('order_line_not_open')
  const [line] = await viewLines(ctx, await selectLinePage(ctx.db, seller_id, { ids: [id] }, { limit: 1, offset: 0 }))
  if (!line) throw new AppError('not_found')
  return line
}
