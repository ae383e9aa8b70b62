import type { AppCtx } from '../../infra/context.ts'
import type { Hooked } from '../../infra/hooks.ts'
import type { BuyerTable } from '../../infra/privacy/personal-data.ts'
import { forgetStore } from '../store/store.ts'
import { theseVersions } from './buyer/designs.queries.ts'
import { eraseDesignTexts, getDesignVersions } from './buyer/designs.ts'
import { add, eraseInBlocks, type Result } from './core/erase-rows.ts'
import { inDeletionOrder, usableNames, withoutNames } from './core/privacy.rules.ts'
import { personalData } from './core/registry.ts'
import { countRows, describeTable, ofShop, ownedBy, selectReferences } from './core/rows.queries.ts'
import {
  type BuyerScope,
  buyerFilesWhere,
  buyerWhere,
  type FoundOrder,
  findOrdersOfBuyer,
  selectOrdersOfShop,
  selectTaskIds,
} from './core/subject.queries.ts'
import { eraseNames } from './erase-names.ts'
import type { ExportedTable } from './export-data.ts'
import { selectTextsNaming, writeTexts } from './names.queries.ts'

/** A person with more orders than this is a keyword that fits too many people. */
export const MAX_ORDERS = 5_000
const SHOP_BATCH = 500

const getNames = (orders: readonly FoundOrder[], scope: Pick<BuyerScope, 'emails' | 'phones'>) => ({
  names: orders.map(({ name }) => name),
  contacts: [...scope.emails, ...scope.phones, ...orders.flatMap(({ email, phone }) => [email, phone])],
})

async function eraseTexts(
  ctx: AppCtx,
  { table, texts }: BuyerTable,
  where: ReturnType<typeof buyerWhere>,
  names: readonly string[],
) {
  if (texts.length === 0 || names.length === 0) return 0
  const found = await selectTextsNaming(ctx.db, table, texts, where, names)
  for (const { place, texts: old } of found) {
    const next = Object.entries(old).map(([column, text]) => [column, text && withoutNames(text, names)])
    await writeTexts(ctx.db, table, { place, texts: Object.fromEntries(next) })
  }
  return found.length
}

const declaredAs = (ctx: Hooked, name: string) => personalData(ctx).tables.find(({ table }) => table === name)
const getObjects = (ctx: Hooked, { table }: BuyerTable): readonly string[] => declaredAs(ctx, table)?.objects ?? []

/** Blanks a buyer in these orders and in everything that belongs to them. */
async function eraseOrders(
  ctx: AppCtx,
  request_id: number,
  scope: BuyerScope,
  orders: readonly FoundOrder[],
  result: Result,
): Promise<void> {
  const { names, contacts } = getNames(orders, scope)
  const all = usableNames([...names, ...contacts])
  // First, while the answers of the buyer are still there.
  await eraseDesignTexts(ctx, orders, all, result)
  for (const one of personalData(ctx).buyers) {
    const where = buyerWhere(one.by, orders, scope)
    const written = await eraseTexts(ctx, one, where, all)
    // Files go with their rows, such as the label of a parcel, or with the column that names them.
    const objects = getObjects(ctx, one).filter((column) => !one.blank || column in one.blank)
    const count = await eraseInBlocks(ctx, { table: one.table, where, objects }, { blank: one.blank })
    if (count + written > 0) add(result, one.table, one.blank ? { blanked: count + written } : { deleted: count })
  }
  const others = await eraseNames(ctx, {
    request_id,
    seller_id: null,
    // A name alone may be somebody else's; outside of these orders only mail and phone count.
    names: usableNames(contacts),
    subjects: [
      { subject: 'order', ids: orders.flatMap(({ id, order_no }) => [String(id), order_no]) },
      { subject: 'production', ids: (await selectTaskIds(ctx.db, orders)).map(String) },
    ],
    own_names: usableNames(names),
  })
  for (const [table, counts] of Object.entries(others)) add(result, table, counts)
}

/** Erases what is finished; the number of orders that still need the address. */
export async function eraseBuyer(
  ctx: AppCtx,
  request_id: number,
  scope: BuyerScope,
): Promise<{ readonly result: Result; readonly open: number }> {
  const orders = await findOrdersOfBuyer(ctx.db, scope, MAX_ORDERS)
  const finished = orders.filter(({ is_open }) => !is_open)
  const open = orders.length - finished.length
  const result: Result = {}
  // While a parcel is on its way, mail and phone stay: they belong to that order too.
  const now = open > 0 ? { ...scope, emails: [], phones: [], numbers: [], market_orders: [] } : scope
  if (finished.length > 0 || open === 0) await eraseOrders(ctx, request_id, now, finished, result)
  return { result, open }
}

/** A shop that removed our app: its buyers, its copies of orders, its listings and its keys. */
export async function eraseShop(
  ctx: AppCtx,
  request_id: number,
  { seller_id, store_id }: { readonly seller_id: number; readonly store_id: number },
): Promise<{ readonly result: Result; readonly open: number }> {
  const result: Result = {}
  const scope = { seller_id, store_id, emails: [], phones: [], numbers: [], market_orders: [] }
  let open = 0
  let after = 0
  for (;;) {
    const orders = await selectOrdersOfShop(ctx.db, seller_id, store_id, after, SHOP_BATCH)
    const last = orders.at(-1)
    if (!last) break
    after = last.id
    const finished = orders.filter(({ is_open }) => !is_open)
    open += orders.length - finished.length
    if (finished.length > 0) await eraseOrders(ctx, request_id, scope, finished, result)
  }
  if (open > 0) return { result, open }
  const references = await selectReferences(ctx.db)
  const doomed = personalData(ctx).tables.filter(({ erase }) => erase === 'delete')
  for (const { table, objects } of inDeletionOrder(doomed, references)) {
    if (!(await describeTable(ctx.db, table)).types.has('store_id')) continue
    const rows = { table, where: ofShop(seller_id, store_id), objects }
    const deleted = await eraseInBlocks(ctx, rows, { blank: null })
    if (deleted > 0) add(result, table, { deleted })
  }
  await forgetStore(ctx.db, seller_id, store_id, ctx.clock.now().toISOString())
  return { result, open: 0 }
}

/** The rows an export of a buyer contains, table by table. */
export async function getBuyerTables(ctx: AppCtx, scope: BuyerScope): Promise<ExportedTable[]> {
  const orders = await findOrdersOfBuyer(ctx.db, scope, MAX_ORDERS)
  const { names, contacts } = getNames(orders, scope)
  const designs = await getDesignVersions(ctx, orders, usableNames([...names, ...contacts]))
  const tables = personalData(ctx).buyers.map((one): ExportedTable => {
    const { table, by, hidden } = one
    const only = declaredAs(ctx, table)?.has_files ? buyerFilesWhere(by, orders, scope) : null
    const files = only && { columns: getObjects(ctx, one), where: only }
    return { table, capability: 'buyer', hidden, where: buyerWhere(by, orders, scope), files }
  })
  const design = { table: 'design_version', capability: 'buyer', hidden: ['pictures', 'hash'], files: null }
  return designs.length === 0 ? tables : [...tables, { ...design, where: theseVersions(designs) }]
}

/** The same for a seller. */
export const getSellerTables = (ctx: Hooked, seller_id: number, contacts: readonly string[]): ExportedTable[] =>
  personalData(ctx).tables.map((one) => {
    const where = ownedBy(one, seller_id, contacts)
    const files = one.has_files ? { columns: one.objects, where } : null
    return { table: one.table, capability: one.capability, hidden: one.hidden, where, files }
  })

/** Whether anything of ours names this person, with or without an order. */
export async function isKnownBuyer(ctx: Pick<AppCtx, 'db' | 'hooks'>, scope: BuyerScope): Promise<boolean> {
  const orders = await findOrdersOfBuyer(ctx.db, scope, 1)
  if (orders.length > 0) return true
  for (const { table, by } of personalData(ctx).buyers)
    if ((await countRows(ctx.db, table, buyerWhere(by, [], scope))) > 0) return true
  return false
}
