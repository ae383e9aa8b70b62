import { platformNames } from '@inkroute/contract/codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { Language } from '@inkroute/contract/errors/errors'
import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import type * as contract from '@inkroute/contract/order/profit'
import { type FeeRate, NO_PLATFORM } from '@inkroute/contract/order/profit'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { storeRows } from '../core/order.hooks.ts'
import { deleteFee, selectOwnFees, selectPlatforms, selectUsualFees, upsertFee } from './profit.queries.ts'

const without_shop = { zh: '文件与接口订单', en: 'Imported files and API' }
const platforms = [...platformNames, { id: NO_PLATFORM, ...without_shop }]
const getName = (platform: number, language: Language) => platforms.find(({ id }) => id === platform)?.[language] ?? ''

/** A file or a program of the seller's own takes none unless the seller says so. */
const noFee = { platform: NO_PLATFORM, currency: 'CNY', commission_bp: 0, payment_bp: 0, fixed_fee_minor: 0 }

type Row = Awaited<ReturnType<typeof selectOwnFees>>[number]
const findRate = (row: Row | undefined): FeeRate['rate'] =>
  row
    ? { commission_bp: row.commission_bp, payment_bp: row.payment_bp, fixed_fee: fenToDecimal(row.fixed_fee_minor) }
    : null

/** Marketplaces the seller has a shop on first, then orders without a shop, then the others. */
const getPlace = ({ has_store, platform }: FeeRate): number => (has_store ? 0 : platform === NO_PLATFORM ? 1 : 2)

export async function listFeeRates(ctx: SellerCtx): Promise<Reply<typeof contract.listFeeRates>> {
  const [usual, own, with_store] = await Promise.all([
    selectUsualFees(ctx.db),
    selectOwnFees(ctx.db, ctx.seller.id),
    selectPlatforms(ctx.db, ctx.seller.id, storeRows(ctx)),
  ])
  const data = platforms.map(({ id }): FeeRate => {
    const mine = own.find(({ platform }) => platform === id)
    const theirs = usual.find(({ platform }) => platform === id) ?? (id === NO_PLATFORM ? noFee : undefined)
    return {
      platform: id,
      name: getName(id, ctx.language),
      currency: theirs?.currency ?? 'CNY',
      rate: findRate(mine ?? theirs),
      usual: findRate(theirs),
      is_own: mine !== undefined,
      has_store: with_store.has(id),
    }
  })
  return { data: data.toSorted((a, b) => getPlace(a) - getPlace(b)) }
}

export async function saveFeeRate(
  ctx: SellerCtx,
  { platform, commission_bp, payment_bp, fixed_fee }: Input<typeof contract.saveFeeRate>,
): Promise<Record<string, never>> {
  if (!platforms.some(({ id }) => id === platform)) throw new AppError('not_found')
  const fee = { platform, commission_bp, payment_bp, fixed_fee_minor: decimalToFen(fixed_fee) }
  await upsertFee(ctx.db, ctx.seller.id, fee, ctx.clock.now().toISOString())
  return {}
}

export async function resetFeeRate(
  ctx: SellerCtx,
  { platform }: Input<typeof contract.resetFeeRate>,
): Promise<Record<string, never>> {
  await deleteFee(ctx.db, ctx.seller.id, platform)
  return {}
}
