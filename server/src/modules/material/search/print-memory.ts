import type { PrintTable } from '@inkroute/engine/look/similarity'
import type { Config } from '../../../config/config.ts'
import type { AppCtx } from '../../../infra/context.ts'
import type { Db } from '../../../infra/db/database.ts'
import { openTransactions, type PrintRow, selectPrints } from '../library/search.queries.ts'

/** The prints of one seller's library in rows that a search runs over without touching the database. */
export interface PrintMemory extends PrintTable {
  readonly ids: Float64Array
}

interface Growing {
  /** Every row up to here has been read: no open transaction can still commit a smaller `seq`. */
  settled_seq: number
  /** The highest number that was in when `next` had not begun; settled once all before it are over. */
  seen: { seq: number; next: number } | null
  /** Index of each picture, because unsettled rows are re-read and may have changed. */
  rows: Map<number, number>
  count: number
  hashes: Int32Array
  histograms: Uint8Array
  ids: Float64Array
  read_at: number
}

const BATCH = 20_000
/** Rows cached in total, about 90 bytes each; the least recently used libraries are evicted first. */
const MAX_ROWS = 1_000_000
const MAX_AGE_MS = 3_600_000

/** Keyed by app rather than process, because each app has its own database. */
const libraries = new WeakMap<Config, Map<number, Growing>>()

const fresh = (now: number): Growing => ({
  settled_seq: 0,
  seen: null,
  rows: new Map<number, number>(),
  count: 0,
  read_at: now,
  hashes: new Int32Array(0),
  histograms: new Uint8Array(0),
  ids: new Float64Array(0),
})

function grow(memory: Growing, rows: number): void {
  const wanted = memory.count + rows
  if (memory.ids.length >= wanted) return
  const size = Math.max(wanted, Math.ceil(memory.ids.length * 1.5))
  const [hashes, histograms, ids] = [new Int32Array(size * 4), new Uint8Array(size * 64), new Float64Array(size)]
  hashes.set(memory.hashes)
  histograms.set(memory.histograms)
  ids.set(memory.ids)
  Object.assign(memory, { hashes, histograms, ids })
}

function add(memory: Growing, rows: readonly PrintRow[]): void {
  grow(memory, rows.length)
  for (const row of rows) {
    const at = memory.rows.get(row.id) ?? memory.count++
    memory.rows.set(row.id, at)
    memory.hashes.set([row.light_0, row.light_1, row.shape_0, row.shape_1], at * 4)
    memory.histograms.set(row.histogram, at * 64)
    memory.ids[at] = row.id
  }
}

/**
 * Reads what came behind the settled rows; what is not settled is read again at the next call. Transactions are looked at
 * on both sides of the reading: those over before it have shown all their rows in it, and those that could hold a smaller
 * number than it saw have begun before its end.
 */
async function readOn(db: Db, seller_id: number, memory: Growing): Promise<void> {
  const before = await openTransactions(db)
  let seq = memory.settled_seq
  for (let is_over = false; !is_over; ) {
    const rows = await selectPrints(db, seller_id, seq, BATCH)
    add(memory, rows)
    seq = rows.at(-1)?.seq ?? seq
    is_over = rows.length < BATCH
  }
  if (memory.seen && before.oldest >= memory.seen.next) {
    memory.settled_seq = Math.max(memory.settled_seq, memory.seen.seq)
    memory.seen = null
  }
  memory.seen ??= { seq, next: (await openTransactions(db)).next }
}

function makeRoom(all: Map<number, Growing>, keep: number): void {
  let rows = [...all.values()].reduce((sum, { count }) => sum + count, 0)
  const oldest = [...all].sort(([, a], [, b]) => a.read_at - b.read_at)
  for (const [seller_id, { count }] of oldest) {
    if (rows <= MAX_ROWS) return
    if (seller_id === keep) continue
    all.delete(seller_id)
    rows -= count
  }
}

/**
 * The library's prints as they are now: the first call reads them all, later ones only what came since. Deleted
 * pictures stay until the cache is an hour old; results are read from the database anyway.
 */
export async function getPrints(ctx: AppCtx, seller_id: number): Promise<PrintMemory> {
  const all = libraries.get(ctx.config) ?? new Map<number, Growing>()
  libraries.set(ctx.config, all)
  const now = ctx.clock.now().getTime()
  const known = all.get(seller_id)
  const memory = known && now - known.read_at < MAX_AGE_MS ? known : fresh(now)
  await readOn(ctx.db, seller_id, memory)
  all.set(seller_id, memory)
  makeRoom(all, seller_id)
  return memory
}
