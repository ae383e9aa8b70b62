import type { Input, Reply } from '@inkroute/contract/endpoint'
import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import { MAX_RULES } from '@inkroute/contract/shipping/limits'
import type * as contract from '@inkroute/contract/shipping/rule'
import type {
  createShippingRule as createContract,
  updateShippingRule as updateContract,
} from '@inkroute/contract/shipping/rule'
import { packed } from '@inkroute/engine/freight/parcel'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { getOrigins } from './origins.ts'
import { NO_SIDE_MM } from './parcel-of.ts'
import { pickChannel, quoteShipment } from './quote-shipment.ts'
import { changeRule, insertRule, listRuleRows, lockRules, removeRule } from './rule.queries.ts'
import { listEnabledChannels, listSendingWarehouses } from './shipping.queries.ts'
import { viewChannel, viewQuote } from './shipping.view.ts'

const amount = (fen: number | null) => (fen === null ? null : fenToDecimal(fen))

export async function listShippingRules(ctx: SellerCtx): Promise<Reply<typeof contract.listShippingRules>> {
  const [rows, channels] = await Promise.all([listRuleRows(ctx.db, ctx.seller.id), listEnabledChannels(ctx.db)])
  const byId = new Map(channels.map((row) => [row.id, viewChannel(row, ctx.language)]))
  const data = rows.flatMap(({ channel_id, amount_min_fen, amount_max_fen, ...row }) => {
    const channel = byId.get(channel_id)
    return channel ? [{ ...row, channel, amount_min: amount(amount_min_fen), amount_max: amount(amount_max_fen) }] : []
  })
  return { data }
}

const findFen = (decimal: string | undefined) => (decimal === undefined ? null : decimalToFen(decimal))

function getColumns(ctx: SellerCtx, input: Input<typeof createContract>) {
  return {
    name: input.name,
    countries: [...new Set(input.countries)],
    weight_min_g: input.weight_min_g ?? null,
    weight_max_g: input.weight_max_g ?? null,
    amount_min_fen: findFen(input.amount_min),
    amount_max_fen: findFen(input.amount_max),
    channel_id: input.channel_id,
    is_enabled: input.is_enabled,
    updated_at: ctx.clock.now().toISOString(),
  }
}

async function assertChannel(ctx: SellerCtx, channel_id: number): Promise<void> {
  const channels = await listEnabledChannels(ctx.db)
  if (!channels.some(({ id }) => id === channel_id)) throw new AppError('channel_unknown')
}

export async function createShippingRule(
  ctx: SellerCtx,
  input: Input<typeof createContract>,
): Promise<Reply<typeof createContract>> {
  return inTransaction(ctx, async (tx) => {
    await lockRules(tx.db, tx.seller.id)
    await assertChannel(tx, input.channel_id)
    const present = await listRuleRows(tx.db, tx.seller.id)
    if (present.length >= MAX_RULES) throw new AppError('shipping_rule_limit', { limit: MAX_RULES })
    const sort = (present.at(-1)?.sort ?? 0) + 1
    return { id: await insertRule(tx.db, tx.seller.id, { ...getColumns(tx, input), sort }) }
  })
}

export async function updateShippingRule(
  ctx: SellerCtx,
  { id, ...input }: Input<typeof updateContract>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    await assertChannel(tx, input.channel_id)
    if (!(await changeRule(tx.db, tx.seller.id, id, getColumns(tx, input)))) throw new AppError('not_found')
    return {}
  })
}

export async function deleteShippingRule(
  ctx: SellerCtx,
  { id }: Input<typeof contract.deleteShippingRule>,
): Promise<Record<string, never>> {
  if (!(await removeRule(ctx.db, ctx.seller.id, id))) throw new AppError('not_found')
  return {}
}

export async function enableShippingRule(
  ctx: SellerCtx,
  { id, is_enabled }: Input<typeof contract.enableShippingRule>,
): Promise<Record<string, never>> {
  const updated_at = ctx.clock.now().toISOString()
  if (!(await changeRule(ctx.db, ctx.seller.id, id, { is_enabled, updated_at }))) throw new AppError('not_found')
  return {}
}

/** The new order names every rule once: a list that someone else has changed meanwhile is refused. */
export async function sortShippingRules(
  ctx: SellerCtx,
  { ids }: Input<typeof contract.sortShippingRules>,
): Promise<Reply<typeof contract.sortShippingRules>> {
  return inTransaction(ctx, async (tx) => {
    await lockRules(tx.db, tx.seller.id)
    const present = new Set((await listRuleRows(tx.db, tx.seller.id)).map(({ id }) => id))
    const isSame =
      new Set(ids).size === present.size && ids.length === present.size && ids.every((id) => present.has(id))
    if (!isSame) throw new AppError('conflict')
    for (const [index, id] of ids.entries()) await changeRule(tx.db, tx.seller.id, id, { sort: index + 1 })
    return listShippingRules(tx)
  })
}

export async function tryShippingRules(
  ctx: SellerCtx,
  { country, postcode = '', weight_g, amount = '0', region }: Input<typeof contract.tryShippingRules>,
): Promise<Reply<typeof contract.tryShippingRules>> {
  const all = await listSendingWarehouses(ctx.db)
  const sides = { length_mm: NO_SIDE_MM, width_mm: NO_SIDE_MM, height_mm: NO_SIDE_MM }
  const shipment = {
    country,
    postcode,
    goods_fen: decimalToFen(amount),
    has_tax_number: false,
    hs_codes: [],
    warehouses: all.flatMap((one) => (one.region === region ? [one.code] : [])),
    parcels: [packed({ weight_g, ...sides })],
  }
  const quotes = await quoteShipment(ctx, shipment)
  const [choice, originOf] = await Promise.all([pickChannel(ctx, ctx.seller.id, shipment, quotes), getOrigins(ctx)])
  const quote = quotes.find(({ rate }) => rate.channel_id === choice?.channel_id)
  return {
    option: quote ? viewQuote(quote, originOf, ctx.language) : null,
    by: choice?.by ?? null,
    rule_id: choice?.rule_id ?? null,
  }
}
