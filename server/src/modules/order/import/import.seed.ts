import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { findUserByLogin } from '../../account/account.ts'
import { searchGoods, skusOfGoods } from '../../goods/goods.ts'
import { changeImport, countOrders } from './import.queries.ts'
import { adoptOrders } from './import-row.queries.ts'
import { keepImport } from './upload-import.ts'

const DAY_MS = 86_400_000
const headers = ['订单号', 'SKU', '商品名称', '数量', '收件人', '电话', '国家', '州', '城市', '地址', '邮编']

const emily = ['Emily Carter', '+1 213 555 0142', 'US', 'CA', 'Los Angeles', '742 Maple Avenue', '90001']
const lukas = ['Lukas Brandt', '+49 30 901820', 'DE', 'Berlin', 'Berlin', 'Torstraße 112', '1011']
const nora = ['Nora Fischer', '+49 40 428280', 'DE', 'Hamburg', 'Hamburg', 'Mönckebergstraße 7', '20095']
const jack = ['Jack Turner', '+44 20 7946 0018', 'GB', '', 'Leeds', '18 Park Row', 'LS1 5HD']
const claire = ['Claire Dubois', '+33 1 42 68 53 00', 'FR', '', 'Lyon', '12 Rue de la République', '69001']

/** What was made of it stands in the list of orders, waiting for a match and a postcode. */
const madeRows = (sku: string): string[][] => [
  ['ETSY-2988104417', 'SUNSET-TEE-BLK-L', 'Sunset Harbour T-Shirt, Black, L', '2', ...emily],
  ['ETSY-2988104417', sku, 'Gift for him', '1', ...emily],
  ['ETSY-2988104652', sku, 'Geschenk', '1', ...lukas],
]

/** Still to be confirmed, with one slip of the pen. */
const waitingRows = (sku: string): string[][] => [
  ['SHOP-10418', sku, '', '1', ...nora],
  ['SHOP-10419', sku, '', '2', ...jack],
  ['SHOP-10420', sku, '', '一件', ...claire],
  ['SHOP-10421', sku, '', '1', ...emily],
]

const tableOf = (rows: readonly string[][]) => ({
  ...{ format: 'csv' as const, sheets: [], sheet: '' },
  rows: [headers, ...rows].map((cells, at) => ({ at: at + 1, cells })),
})

async function keep(ctx: SellerCtx, name: string, rows: readonly string[][]): Promise<number> {
  const body = [headers, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n')
  const file = new TextEncoder().encode(`\uFEFF${body}`)
  return (await keepImport(ctx, { kind: 'order', name }, file, tableOf(rows))).id
}

/** Two files of the demo seller: one that became orders, and one that waits for a last look. */
export async function seedImports(ctx: AppCtx): Promise<void> {
  const demo = await findUserByLogin(ctx.db, 'demo')
  if (!demo?.seller_id) return
  const seller_id = demo.seller_id
  const at = (days_ago: number): SellerCtx => {
    const then = new Date(ctx.clock.now().getTime() - days_ago * DAY_MS)
    return {
      ...ctx,
      clock: { now: () => then },
      ...{ language: 'zh', ip: '127.0.0.1', user_agent: 'demo', request_id: 'demo', seller: { id: seller_id } },
      identity: { user_id: demo.id, username: 'demo', kind: 'seller', seller_id, permissions: null, session_id: 0 },
    }
  }
  const goods = await searchGoods(ctx.db, seller_id, '')
  const skus = await skusOfGoods(
    ctx.db,
    seller_id,
    goods.map(({ id }) => id),
  )
  const sku = skus.find(({ is_orderable }) => is_orderable)?.sku_code ?? ''
  const made = await keep(at(0.04), 'Etsy 订单.csv', madeRows(sku))
  await adoptOrders(ctx.db, seller_id, made)
  const counts = await countOrders(ctx.db, seller_id, made)
  const total = counts.made ?? 0
  const finished_at = at(0.04).clock.now().toISOString()
  await changeImport(ctx.db, seller_id, made, {
    ...{ state: 'done', counts: JSON.stringify(counts), total, progress: total },
    ...{ started_at: finished_at, finished_at },
  })
  await keep(at(0.02), '独立站订单.csv', waitingRows(sku))
}
