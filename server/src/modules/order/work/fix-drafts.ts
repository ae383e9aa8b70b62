import type { Input, Reply } from '@inkroute/contract/endpoint'
import { errorText } from '@inkroute/contract/errors/errors'
import { addressProblems, type DraftProblem, MAX_BULK_ORDERS } from '@inkroute/contract/order/codes'
import { OrderAddress as AddressShape, type OrderAddress, type OrderFilter } from '@inkroute/contract/order/order'
import type * as contract from '@inkroute/contract/order/work'
import type { z } from 'zod'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { addressFaults } from '../../address/address.ts'
import { completeAddress, shapeFaults } from '../core/foreign.rules.ts'
import { orderStoreNames } from '../core/order.hooks.ts'
import { type OrderRecord, selectOrder, selectOrderPage } from '../core/order.queries.ts'
import { completeDraftsById } from '../foreign/complete-drafts.ts'
import { getFilters } from '../list/list-orders.ts'
import { changeOrderAddress } from './change-order.ts'
import { selectOpenCodes } from './work.queries.ts'

type Asked = Omit<z.output<typeof OrderFilter>, 'state'>

/** The newest drafts that match; the others follow when these are done. */
const getDrafts = (ctx: SellerCtx, asked: Asked): Promise<OrderRecord[]> =>
  selectOrderPage(
    ctx.db,
    ctx.seller.id,
    { ...getFilters(asked), state: 'draft' },
    { limit: MAX_BULK_ORDERS, offset: 0 },
  )

const lacksAddress = ({ problems }: OrderRecord): boolean =>
  addressProblems.some((kind) => (problems as DraftProblem[]).includes(kind))

function badAddress(ctx: SellerCtx, order: OrderRecord) {
  const address = completeAddress(order.address)
  const faults = [...shapeFaults(address, ctx.language), ...addressFaults(address, ctx.language)]
  const once = new Map(faults.toReversed().map((fault) => [fault.field, fault]))
  return {
    order_id: order.id,
    order_no: order.order_no,
    external_no: order.external_no,
    address,
    faults: [...once.values()],
    created_at: new Date(order.created_at).toISOString(),
  }
}

export async function listOrderFixes(
  ctx: SellerCtx,
  input: Input<typeof contract.listOrderFixes>,
): Promise<Reply<typeof contract.listOrderFixes>> {
  const drafts = await getDrafts(ctx, input)
  const unmatched = drafts.filter(({ problems }) => problems.includes('unmatched'))
  const codes = await selectOpenCodes(
    ctx.db,
    ctx.seller.id,
    unmatched.flatMap(({ foreign_id }) => foreign_id ?? []),
  )
  const store_ids = [...new Set(codes.map(({ store_id }) => store_id).filter((id) => id > 0))]
  const stores = await orderStoreNames(ctx, ctx.seller.id, store_ids)
  return {
    codes: codes.map(({ store_id, ...code }) => ({ ...code, store: stores.get(store_id)?.name ?? '' })),
    addresses: drafts.filter(lacksAddress).map((order) => badAddress(ctx, order)),
    others: drafts.filter((order) => !order.problems.includes('unmatched') && !lacksAddress(order)).length,
    is_capped: drafts.length >= MAX_BULK_ORDERS,
  }
}

type Failure = Reply<typeof contract.fixOrderAddresses>['failures'][number]

/** Corrects one address; what was not sent stays as it is. */
async function fixAddress(ctx: SellerCtx, order_id: number, given: Partial<OrderAddress>): Promise<Failure | null> {
  const order = await selectOrder(ctx.db, ctx.seller.id, order_id)
  // Paid orders change on their own page, which shows what the new address costs.
  if (order?.state !== 'draft')
    return { order_id, problems: [{ field: '', message: errorText('not_found', ctx.language) }] }
  const address = completeAddress({ ...order.address, ...given })
  const parsed = AddressShape.safeParse(address)
  if (!parsed.success) return { order_id, problems: shapeFaults(address, ctx.language) }
  try {
    await changeOrderAddress(ctx, { id: order_id, address: parsed.data })
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const message = errorText(error.code, ctx.language, error.details)
    return { order_id, problems: error.problems.length > 0 ? [...error.problems] : [{ field: '', message }] }
  }
}

/** Each in a transaction of its own: one that is still wrong does not hold up the others. */
export async function fixOrderAddresses(
  ctx: SellerCtx,
  { addresses }: Input<typeof contract.fixOrderAddresses>,
): Promise<Reply<typeof contract.fixOrderAddresses>> {
  const fixed: number[] = []
  const failures: Failure[] = []
  for (const { order_id, address } of addresses) {
    const failure = await fixAddress(ctx, order_id, address as Partial<OrderAddress>)
    if (failure) failures.push(failure)
    else fixed.push(order_id)
  }
  return { fixed, failures }
}

export async function recheckDrafts(
  ctx: SellerCtx,
  input: Input<typeof contract.recheckDrafts>,
): Promise<Reply<typeof contract.recheckDrafts>> {
  return inTransaction(ctx, async (tx) => {
    const ids = (await getDrafts(tx, input)).map(({ id }) => id)
    return { checked: ids.length, ready: ids.length > 0 ? await completeDraftsById(tx, tx.seller.id, ids) : [] }
  })
}
