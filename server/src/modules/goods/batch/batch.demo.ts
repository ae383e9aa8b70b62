import { BatchDesignMode } from '@inkroute/contract/codes'
import { BatchPlan } from '@inkroute/contract/goods/batch/plan'
import { newColourRule } from '@inkroute/engine/batch/colour-rule'
import { newPlacement } from '@inkroute/engine/batch/placement'
import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { at, daysAgo, demoFile } from '../../../infra/module/demo.ts'
import { findDemoSeller } from '../../account/account.ts'
import { productAddresses } from '../../catalog/catalog.ts'
import { searchGoods, skusOfGoods } from '../goods.ts'
import { setDone, setMade } from './cell.queries.ts'
import { insertPlan } from './create-batch-run.ts'
import { changeRun } from './plan/batch.queries.ts'
import { evaluatePlan } from './plan/evaluate-plan.ts'

const MINUTE_MS = 60_000

const DemoRun = z.strictObject({
  name: z.string(),
  days_ago: z.number(),
  products: z.array(z.string()),
  artworks: z.array(z.string()),
  /** Titles of the goods it made, artwork by artwork; a run without them is paused. */
  made: z.array(z.string()),
})
type DemoRun = z.infer<typeof DemoRun>

const demoRuns = demoFile('goods/batch', z.array(DemoRun))

type Owner = { readonly seller_id: number; readonly user_id: number; readonly language: 'zh' }

function getPlan(run: DemoRun, products: ReadonlyMap<string, number>): BatchPlan {
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

async function addRun(ctx: AppCtx, owner: Owner, run: DemoRun, products: ReadonlyMap<string, number>): Promise<void> {
  const then = daysAgo(ctx, run.days_ago)
  await inTransaction(at(ctx, then), async (tx) => {
    const checked = await evaluatePlan(tx, owner.seller_id, getPlan(run, products), owner.language)
    const run_id = await insertPlan(tx, owner, checked, run.name)
    await fillCells(tx, owner, run_id, run.made)
    const finished_at = new Date(then.getTime() + 2 * MINUTE_MS).toISOString()
    const is_finished = run.made.length > 0
    const outcome = is_finished ? { state: 'finished' as const, finished_at } : { state: 'paused' as const }
    await changeRun(tx.db, owner.seller_id, run_id, outcome)
  })
}

/** Two runs that are done and one that is paused, made of the goods the demo seller has. */
export async function addDemoBatchRuns(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  if (!demo) return
  const products = new Map((await productAddresses(ctx.db)).map(({ code, id }) => [code, id]))
  for (const run of demoRuns()) await addRun(ctx, { ...demo, language: 'zh' }, run, products)
}
