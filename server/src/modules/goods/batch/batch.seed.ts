import { BatchDesignMode } from '@inkroute/contract/codes'
import { BatchPlan } from '@inkroute/contract/goods/batch/plan'
import { newColourRule } from '@inkroute/engine/batch/colour-rule'
import { newPlacement } from '@inkroute/engine/batch/placement'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { findUserByLogin } from '../../account/account.ts'
import { productAddresses } from '../../catalog/catalog.ts'
import { searchGoods, skusOfGoods } from '../goods.ts'
import { changeRun } from './batch.queries.ts'
import { setDone, setMade } from './cell.queries.ts'
import { checkPlan } from './check-plan.ts'
import { insertPlan } from './create-batch-run.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

interface DemoRun {
  readonly name: string
  readonly days_ago: number
  readonly products: readonly string[]
  readonly artworks: readonly string[]
  /** Titles of the goods it made, artwork by artwork; a run without them still waits. */
  readonly made: readonly string[]
}

const demoRuns: readonly DemoRun[] = [
  {
    ...{ name: '秋冬上新 · 第一批', days_ago: 17 },
    products: ['sweatshirt', 'kids-tee', 'poster'],
    artworks: ['christmas-tree', 'bamboo-panda', 'misty-mountains'],
    made: ['圣诞树圆领卫衣', '竹林熊猫儿童 T 恤', '山间晨雾装饰画'],
  },
  {
    ...{ name: '露营与家居 · 周更', days_ago: 1 },
    products: ['cap', 'coaster', 'blanket'],
    artworks: ['one-line-peaks', 'mandala-azure', 'milky-way-camp'],
    made: ['一笔山峰棒球帽', '青花曼陀罗杯垫', '银河露营法兰绒毯'],
  },
  {
    ...{ name: '锦鲤与青花 · 礼品组', days_ago: 0.2 },
    products: ['mug', 'tote', 'pillow', 'notebook'],
    artworks: ['koi-pond', 'line-bouquet'],
    made: [],
  },
]

type Owner = { readonly seller_id: number; readonly user_id: number; readonly language: 'zh' }

function planOf(run: DemoRun, products: ReadonlyMap<string, number>): BatchPlan {
  return BatchPlan.parse({
    mode: run.made.length > 0 ? BatchDesignMode.pair : BatchDesignMode.cross,
    products: run.products.flatMap((code) => {
      const basic_product_id = products.get(code)
      return basic_product_id ? [{ basic_product_id }] : []
    }),
    artworks: run.artworks.map((key) => ({ kind: 'artwork', key })),
    placement: newPlacement('fit'),
    colours: { ...newColourRule('contrast'), most: 5 },
    duplicates: 'make',
  })
}

/** Marks the cells of a finished run as made, with the goods of the demo's library. */
async function fillCells(tx: AppCtx, { seller_id }: Owner, run_id: number, titles: readonly string[]): Promise<void> {
  const updated_at = tx.clock.now().toISOString()
  for (const [n, title] of titles.entries()) {
    const [goods] = await searchGoods(tx.db, seller_id, title, 1)
    const skus = goods ? await skusOfGoods(tx.db, seller_id, [goods.id]) : []
    const design_id = skus[0]?.design_id
    if (!goods || design_id === undefined) continue
    const made = { goods_id: goods.id, design_id, sku_count: skus.length, title: goods.title, updated_at }
    await setMade(tx.db, seller_id, run_id, n + 1, made)
    await setDone(tx.db, seller_id, run_id, n + 1, { error: null, updated_at })
  }
}

async function seedRun(ctx: AppCtx, owner: Owner, run: DemoRun, products: ReadonlyMap<string, number>): Promise<void> {
  const then = new Date(ctx.clock.now().getTime() - run.days_ago * DAY_MS)
  await inTransaction({ ...ctx, clock: { now: () => then } }, async (tx) => {
    const checked = await checkPlan(tx, owner.seller_id, planOf(run, products), owner.language)
    const run_id = await insertPlan(tx, owner, checked, run.name)
    await fillCells(tx, owner, run_id, run.made)
    const finished_at = new Date(then.getTime() + 2 * MINUTE_MS).toISOString()
    const is_finished = run.made.length > 0
    await changeRun(tx.db, owner.seller_id, run_id, {
      ...(is_finished ? { state: 'finished', finished_at } : { state: 'paused' }),
    })
  })
}

/** Two runs that are done and one that is held, made of the goods the demo seller has. */
export async function seedBatches(ctx: AppCtx): Promise<void> {
  const demo = await findUserByLogin(ctx.db, 'demo')
  if (!demo?.seller_id) return
  const owner: Owner = { seller_id: demo.seller_id, user_id: demo.id, language: 'zh' }
  const products = new Map((await productAddresses(ctx.db)).map(({ code, id }) => [code, id]))
  for (const run of demoRuns) await seedRun(ctx, owner, run, products)
}
