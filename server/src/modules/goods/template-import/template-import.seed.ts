import type { AppCtx } from '../../../infra/context.ts'
import { findUserByLogin } from '../../account/account.ts'
import { searchGoods } from '../goods.ts'
import { changeRow, insertImport, insertRows } from './template-import.queries.ts'
import type { RowValues } from './template-row.rules.ts'

const HOUR_MS = 3_600_000
const HOURS_AGO = 30
const WRONG_ROW = 5

/** One sheet of the demo seller from yesterday: three rows became goods, one named a picture that is not there. */
export async function seedTemplateImport(ctx: AppCtx): Promise<void> {
  const demo = await findUserByLogin(ctx.db, 'demo')
  if (!demo?.seller_id) return
  const { seller_id } = demo
  const goods = await searchGoods(ctx.db, seller_id, '', 3)
  if (goods.length < 3) return
  const then = new Date(ctx.clock.now().getTime() - HOURS_AGO * HOUR_MS).toISOString()
  const id = await insertImport(ctx.db, {
    ...{ seller_id, name: '秋冬新品.xlsx', state: 'done', language: 'zh', row_count: goods.length + 1 },
    ...{ created_by: demo.id, created_at: then, finished_at: then },
  })
  const made = goods.map(({ title }, at): { row_at: number; values: RowValues } => ({
    row_at: at + 2,
    values: { title, placement: '适应' },
  }))
  const values = { product: 'mug', artwork: '雪夜小镇.png', title: '雪夜小镇马克杯', price: '49.90' }
  const problems = [{ column: 'artwork', message: '图库里没有“雪夜小镇.png”' }]
  await insertRows(ctx.db, seller_id, id, [
    ...made.map((row) => ({ ...row, status: 'ready' as const, problems: [] })),
    { row_at: WRONG_ROW, values, status: 'error', problems },
  ])
  for (const [at, { id: goods_id, title }] of goods.entries()) {
    await changeRow(ctx.db, seller_id, id, at + 2, { status: 'made', goods_id, title })
  }
}
