import type { AppCtx, SellerCtx } from '../../infra/context.ts'
import type { Move } from './move-order.ts'
import type { OrderRecord } from './order.queries.ts'

/** Called for every transition in its transaction; usually enqueues a job. `order` is the state before. */
export type OrderWatcher = (tx: AppCtx, order: OrderRecord, move: Move) => Promise<void>

export interface StoreName {
  readonly name: string
  readonly platform: number | null
}
export type StoreNamer = (ctx: AppCtx, seller_id: number, ids: readonly number[]) => Promise<Map<number, StoreName>>

/** Filled by modules further up the ladder, which are unknown here. */
const watchers: OrderWatcher[] = []
let namer: StoreNamer = async () => new Map()

export function addWatcher(watcher: OrderWatcher): void {
  watchers.push(watcher)
}

export async function notifyWatchers(tx: AppCtx, order: OrderRecord, move: Move): Promise<void> {
  for (const watcher of watchers) await watcher(tx, order, move)
}

/** Asked before an order is printed. False while somebody outside has to be asked first. */
export type PrintGate = (ctx: AppCtx, order: OrderRecord) => Promise<boolean>
const gates: PrintGate[] = []

export function addPrintGate(gate: PrintGate): void {
  gates.push(gate)
}

export const mayPrint: PrintGate = async (ctx, order) => {
  for (const gate of gates) if (!(await gate(ctx, order))) return false
  return true
}

/** An order at a marketplace that could not be asked whether it still counts. */
export interface SilentOrder {
  readonly store_name: string
  readonly external_number: string
}

/** By a rule, while nobody looks at the order. */
export type PaidBy = 'person' | 'rule'

/** Called before orders are paid, outside the transaction: what changed elsewhere is taken over first. */
export type PayCheck = (
  ctx: SellerCtx,
  order_ids: readonly number[],
  paid_by: PaidBy,
) => Promise<readonly SilentOrder[]>
const pay_checks: PayCheck[] = []

export function addPayCheck(check: PayCheck): void {
  pay_checks.push(check)
}

export const beforePaying: PayCheck = async (ctx, order_ids, paid_by) => {
  const silent: SilentOrder[] = []
  for (const check of pay_checks) silent.push(...(await check(ctx, order_ids, paid_by)))
  return silent
}

/** Called when an order's lines are rewritten, with the mapping of old to new. Throws if a line it needs is gone. */
export type LineKeeper = (
  tx: AppCtx,
  order: { readonly seller_id: number; readonly id: number },
  moved: ReadonlyMap<number, number>,
) => Promise<void>
const keepers: LineKeeper[] = []

export function addLineKeeper(keeper: LineKeeper): void {
  keepers.push(keeper)
}

export const notifyLineKeepers: LineKeeper = async (tx, order, moved) => {
  for (const keeper of keepers) await keeper(tx, order, moved)
}

/** Called when lines of orders from elsewhere are new, mean other goods or have other answers, in their transaction. */
export type ForeignLineWatcher = (tx: AppCtx, seller_id: number, foreign_ids: readonly number[]) => Promise<void>
const line_watchers: ForeignLineWatcher[] = []

export function addForeignLineWatcher(watcher: ForeignLineWatcher): void {
  line_watchers.push(watcher)
}

export const notifyLineWatchers: ForeignLineWatcher = async (tx, seller_id, foreign_ids) => {
  if (foreign_ids.length === 0) return
  for (const watcher of line_watchers) await watcher(tx, seller_id, foreign_ids)
}

/** Returns the namer that was set before. */
export function setStoreNamer(fn: StoreNamer): StoreNamer {
  const before = namer
  namer = fn
  return before
}

export const storeNames: StoreNamer = (ctx, seller_id, ids) =>
  ids.length === 0 ? Promise.resolve(new Map()) : namer(ctx, seller_id, ids)

export interface ParcelNote {
  readonly tracking_no: string
  readonly carrier: string
  readonly state: string
  readonly sent_at: string | Date
}
export type ParcelFinder = (
  ctx: AppCtx,
  seller_id: number,
  order_ids: readonly number[],
) => Promise<Map<number, ParcelNote[]>>

let finder: ParcelFinder = async () => new Map()
export function setParcelFinder(fn: ParcelFinder): void {
  finder = fn
}

export const parcelsOf: ParcelFinder = (ctx, seller_id, order_ids) => finder(ctx, seller_id, order_ids)
