import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { demoFile, hoursAgo } from '../../../infra/module/demo.ts'
import { findDemoSeller } from '../../account/account.ts'
import { searchGoods } from '../goods.ts'
import { changeRow, insertImport, insertRows } from './template-import.queries.ts'
import type { RowValues } from './template-row.rules.ts'

/** The first row of a sheet holds its headings. */
const FIRST_ROW = 2

const demoImport = demoFile(
  'goods/template-import',
  z.strictObject({
    file: z.string(),
    hours_ago: z.number(),
    /** Rows that became goods, taken from the demo's library. */
    goods: z.int(),
    placement: z.string(),
    failed_row: z.strictObject({
      values: z.record(z.string(), z.string()),
      problems: z.array(z.strictObject({ column: z.string(), message: z.string() })),
    }),
  }),
)

/** One sheet from yesterday: three rows became goods, one named a picture that does not exist. */
export async function addDemoTemplateImport(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  if (!demo) return
  const { seller_id } = demo
  const { file, hours_ago, goods: count, placement, failed_row } = demoImport()
  const goods = await searchGoods(ctx.db, seller_id, '', count)
  if (goods.length < count) return
  const then = hoursAgo(ctx, hours_ago).toISOString()
  const id = await insertImport(ctx.db, {
    seller_id,
    name: file,
    state: 'done',
    language: 'zh',
    row_count: goods.length + 1,
    created_by: demo.user_id,
    created_at: then,
    finished_at: then,
  })
  const made = goods.map(({ title }, place) => ({
    row_at: FIRST_ROW + place,
    values: { title, placement } as RowValues,
    status: 'ready' as const,
    problems: [],
  }))
  const failed = { row_at: FIRST_ROW + count, ...failed_row, values: failed_row.values as RowValues }
  await insertRows(ctx.db, seller_id, id, [...made, { ...failed, status: 'error' }])
  for (const [place, { id: goods_id, title }] of goods.entries())
    await changeRow(ctx.db, seller_id, id, FIRST_ROW + place, { status: 'made', goods_id, title })
}
