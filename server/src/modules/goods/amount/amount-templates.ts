import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/goods/amount'
import type { AmountTemplate } from '@inkroute/contract/goods/amount'
import { MAX_AMOUNT_TEMPLATES } from '@inkroute/contract/goods/amount'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTurn } from '../../../infra/db/seller-turn.queries.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { deleteAmountRow, insertAmountTemplate, selectAmountTemplates, updateAmountRow } from './amount.queries.ts'

export async function listAmountTemplates(ctx: SellerCtx): Promise<Reply<typeof contract.listAmountTemplates>> {
  const rows = await selectAmountTemplates(ctx.db, ctx.seller.id)
  return {
    templates: rows.map(({ rule, ending, updated_at, ...row }) => ({
      ...row,
      rule,
      ending: ending as AmountTemplate['ending'],
      updated_at: new Date(updated_at).toISOString(),
    })),
  }
}

const isTaken = (rows: readonly { readonly id: number; readonly name: string }[], name: string, id = 0) =>
  rows.some((row) => row.id !== id && row.name.toLowerCase() === name.toLowerCase())

export async function createAmountTemplate(
  ctx: SellerCtx,
  input: Input<typeof contract.createAmountTemplate>,
): Promise<Reply<typeof contract.createAmountTemplate>> {
  return inTurn(ctx, { seller_id: ctx.seller.id, matter: 'amount_template' }, async (tx) => {
    const rows = await selectAmountTemplates(tx.db, tx.seller.id)
    if (rows.length >= MAX_AMOUNT_TEMPLATES)
      throw new AppError('amount_template_limit', { limit: MAX_AMOUNT_TEMPLATES })
    const updated_at = tx.clock.now().toISOString()
    const id = await insertAmountTemplate(tx.db, tx.seller.id, { ...input, updated_at })
    if (id === null) throw new AppError('amount_template_taken', { name: input.name })
    return { id }
  })
}

export async function updateAmountTemplate(
  ctx: SellerCtx,
  { id, ...state }: Input<typeof contract.updateAmountTemplate>,
): Promise<Reply<typeof contract.updateAmountTemplate>> {
  return inTransaction(ctx, async (tx) => {
    if (isTaken(await selectAmountTemplates(tx.db, tx.seller.id), state.name, id))
      throw new AppError('amount_template_taken', { name: state.name })
    const updated_at = tx.clock.now().toISOString()
    if (!(await updateAmountRow(tx.db, tx.seller.id, id, { ...state, updated_at }))) throw new AppError('not_found')
    return {}
  })
}

export async function deleteAmountTemplate(
  ctx: SellerCtx,
  { id }: Input<typeof contract.deleteAmountTemplate>,
): Promise<Reply<typeof contract.deleteAmountTemplate>> {
  if (!(await deleteAmountRow(ctx.db, ctx.seller.id, id))) throw new AppError('not_found')
  return {}
}
