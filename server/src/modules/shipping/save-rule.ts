import type { Input, Reply } from '@inkroute/contract/endpoint'
import { decimalToFen } from '@inkroute/contract/money'
import { MAX_RULES } from '@inkroute/contract/shipping/limits'
import type {
  createShippingRule as createContract,
  updateShippingRule as updateContract,
} from '@inkroute/contract/shipping/rule'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { changeRule, insertRule, listRuleRows, lockRules } from './rule.queries.ts'
import { listEnabledChannels } from './shipping.queries.ts'

const fenOf = (decimal: string | undefined) => (decimal === undefined ? null : decimalToFen(decimal))

function columnsOf(ctx: SellerCtx, input: Input<typeof createContract>) {
  return {
    name: input.name,
    countries: [...new Set(input.countries)],
    weight_min_g: input.weight_min_g ?? null,
    weight_max_g: input.weight_max_g ?? null,
    amount_min_fen: fenOf(input.amount_min),
    amount_max_fen: fenOf(input.amount_max),
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
    return { id: await insertRule(tx.db, tx.seller.id, { ...columnsOf(tx, input), sort }) }
  })
}

export async function updateShippingRule(
  ctx: SellerCtx,
  { id, ...input }: Input<typeof updateContract>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    await assertChannel(tx, input.channel_id)
    if (!(await changeRule(tx.db, tx.seller.id, id, columnsOf(tx, input)))) throw new AppError('not_found')
    return {}
  })
}
