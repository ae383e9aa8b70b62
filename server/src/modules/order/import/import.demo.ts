import { z } from 'zod'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { asDemoSeller, demoFile } from '../../../infra/module/demo.ts'
import { findDemoSeller } from '../../account/account.ts'
import { searchGoods, skusOfGoods } from '../../goods/goods.ts'
import { adoptOrders } from './check/import-row.queries.ts'
import { changeImport, countOrders } from './import.queries.ts'
import { keepImport } from './upload-import.ts'

const DemoFile = z.strictObject({ name: z.string(), rows: z.array(z.array(z.string())) })

const demoImports = demoFile(
  'order/import',
  z.strictObject({
    headers: z.array(z.string()),
    /** Became orders that wait for a match and a postcode. */
    made: DemoFile,
    /** Still to be confirmed; one quantity is not a number. */
    waiting: DemoFile,
  }),
)

/** `{sku}` in a cell is a SKU the demo seller can order. */
const filled = (rows: readonly string[][], sku: string) =>
  rows.map((cells) => cells.map((cell) => (cell === '{sku}' ? sku : cell)))

async function keep(ctx: SellerCtx, { name, rows }: z.infer<typeof DemoFile>, sku: string): Promise<number> {
  const lines = [demoImports().headers, ...filled(rows, sku)]
  const body = lines.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n')
  const file = new TextEncoder().encode(`\uFEFF${body}`)
  const table = {
    format: 'csv' as const,
    sheets: [],
    sheet: '',
    rows: lines.map((cells, place) => ({ at: place + 1, cells })),
  }
  return (await keepImport(ctx, { kind: 'order', name }, file, table)).id
}

/** Two files of the demo seller: one that became orders, and one that waits for confirmation. */
export async function addDemoImports(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  if (!demo) return
  const { seller_id } = demo
  const goods = await searchGoods(ctx.db, seller_id, '')
  const skus = await skusOfGoods(
    ctx.db,
    seller_id,
    goods.map(({ id }) => id),
  )
  const sku = skus.find(({ is_orderable }) => is_orderable)?.sku_code ?? ''
  const { made, waiting } = demoImports()
  const then = asDemoSeller(ctx, demo, 0.04)
  const id = await keep(then, made, sku)
  await adoptOrders(ctx.db, seller_id, id)
  const counts = await countOrders(ctx.db, seller_id, id)
  const total = counts.made ?? 0
  const finished_at = then.clock.now().toISOString()
  await changeImport(ctx.db, seller_id, id, {
    state: 'done',
    counts: jsonText(counts),
    total,
    progress: total,
    started_at: finished_at,
    finished_at,
  })
  await keep(asDemoSeller(ctx, demo, 0.02), waiting, sku)
}
