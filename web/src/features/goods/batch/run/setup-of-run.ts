import type { Reply } from '@inkroute/contract/endpoint'
import type { getBatchRun } from '@inkroute/contract/goods/batch/batch'
import { getCards } from '../choose/product-chooser.tsx'
import { picturesNamed } from '../sources/sheet-pictures.tsx'
import { type BatchSetup, newSetup } from '../state/batch-state.ts'

type Plan = Reply<typeof getBatchRun>['plan']

/** Pictures that rows ask for, those too that were missing then and may be there now. */
function namesIn({ placement, products, overrides, columns, rows }: Plan): string[] {
  const placements = [placement, ...[...products, ...overrides].flatMap((one) => one.placement ?? [])]
  const fills = placements.flatMap(({ template }) => Object.values(template?.fills ?? {}))
  const places = new Set(fills.flatMap((fill) => (fill.kind === 'picture' ? [columns.indexOf(fill.column)] : [])))
  const names = rows.flatMap((row) => [...places].map((at) => (row[at] ?? '').trim()))
  return [...new Set(names.filter((name) => name !== ''))]
}

/** Restores a run's settings. Missing products and artworks are counted and left out. */
export async function getSetup(run: Reply<typeof getBatchRun>): Promise<{ setup: BatchSetup; gone: number }> {
  const { plan, artwork_list } = run
  const products = await getCards(plan.products.map(({ basic_product_id }) => basic_product_id))
  const found = await picturesNamed(namesIn(plan))
  const setup: BatchSetup = {
    ...newSetup(),
    products,
    artworks: artwork_list,
    placement: plan.placement,
    colours: plan.colours,
    mode: plan.mode,
    // Rerunning an edited run is intentional, so duplicates are allowed.
    run_name: run.name,
    name_rule: plan.name_rule,
    price: plan.price,
    duplicates: 'make',
    skip_low_resolution: plan.skip_low_resolution,
    notify_when_done: plan.notify_when_done,
    listing: plan.listing,
    by_product: Object.fromEntries(plan.products.map(({ basic_product_id, ...rules }) => [basic_product_id, rules])),
    by_pair: Object.fromEntries(plan.overrides.map(({ pair, ...rules }) => [pair, rules])),
    sheet: plan.rows.length > 0 ? { file_name: run.name, columns: plan.columns, rows: plan.rows, ...found } : null,
  }
  const gone = plan.products.length - products.length + (plan.artworks.length - artwork_list.length)
  return { setup, gone }
}
