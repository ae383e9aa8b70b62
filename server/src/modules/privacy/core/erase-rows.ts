import type { AppCtx } from '../../../infra/context.ts'
import type { Blank } from '../../../infra/privacy/personal-data.ts'
import { forgetStaffPictures } from '../../upload/upload.ts'
import { blankRows, deleteRows, describeTable, stillHeld } from './rows.queries.ts'

const BATCH = 1_000

export interface Counts {
  exported?: number
  deleted?: number
  blanked?: number
  kept?: number
}
/** Rows by table. */
export type Result = Record<string, Counts>

export function add(result: Result, table: string, counts: Counts): void {
  const sum = result[table] ?? {}
  for (const [key, count] of Object.entries(counts) as [keyof Counts, number][]) sum[key] = (sum[key] ?? 0) + count
  result[table] = sum
}

interface Rows {
  readonly table: string
  readonly where: Parameters<typeof deleteRows>[2]
  readonly objects?: readonly string[]
}

/** Removes stored files, unless another row has the very same bytes. */
async function removeObjects(
  ctx: AppCtx,
  { table, objects = [] }: Rows,
  types: ReadonlyMap<string, string>,
  keys: readonly string[],
): Promise<void> {
  const own = keys.filter((key) => /^(private|public|incoming)\//.test(key))
  if (own.length === 0) return
  const held = new Set<string>()
  for (const column of objects) for (const key of await stillHeld(ctx.db, { table, column }, types, own)) held.add(key)
  const gone = own.filter((key) => !held.has(key))
  if (gone.length === 0) return
  for (const key of gone) await ctx.storage.remove(key)
  await forgetStaffPictures(ctx.db, gone)
}

/** In blocks, each committed for itself: a job that is cut off continues where it was. */
export async function eraseInBlocks(
  ctx: AppCtx,
  rows: Rows,
  {
    blank,
    whole = false,
    beat,
  }: {
    /** Null removes the rows. */
    readonly blank: Readonly<Record<string, Blank>> | null
    /** Rows that refer to each other go in one statement. */
    readonly whole?: boolean
    readonly beat?: () => Promise<void>
  },
): Promise<number> {
  const { table, where, objects = [] } = rows
  const { types } = await describeTable(ctx.db, table)
  let count = 0
  for (;;) {
    const touched = blank
      ? await blankRows(ctx.db, table, where, blank, { objects, limit: BATCH, types })
      : await deleteRows(ctx.db, table, where, { objects, limit: whole ? null : BATCH, types })
    await removeObjects(ctx, rows, types, touched.keys)
    count += touched.rows
    await beat?.()
    if (touched.rows < BATCH || whole) return count
  }
}
