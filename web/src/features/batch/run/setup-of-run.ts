import type { getBatchRun } from '@inkroute/contract/design-batch'
import { findBatchPictures } from '@inkroute/contract/design-batch'
import type { Reply } from '@inkroute/contract/endpoint'
import { call } from '../../../shared/api/client.ts'
import { type BatchSetup, newSetup } from '../batch-state.ts'
import { cardsOf } from '../choose/product-chooser.tsx'

/** A run's settings to work on again. Products and artworks that are gone since are counted and left out. */
export async function setupOf(run: Reply<typeof getBatchRun>): Promise<{ setup: BatchSetup; gone: number }> {
  const { plan, artwork_list } = run
  const products = await cardsOf(plan.products.map(({ basic_product_id }) => basic_product_id))
  const names = plan.pictures.map(({ name }) => name)
  const pictures = names.length > 0 ? (await call(findBatchPictures, { names })).data : []
  const setup: BatchSetup = {
    ...newSetup(),
    ...{ products, artworks: artwork_list, placement: plan.placement, colours: plan.colours, mode: plan.mode },
    // Whoever changes a run and makes it again wants it made, though the same artworks stand on the same products.
    ...{ run_name: run.name, name_rule: plan.name_rule, price: plan.price, duplicates: 'make' },
    ...{ skip_low_resolution: plan.skip_low_resolution, notify_when_done: plan.notify_when_done },
    listing: plan.listing,
    by_product: Object.fromEntries(plan.products.map(({ basic_product_id, ...rules }) => [basic_product_id, rules])),
    by_pair: Object.fromEntries(plan.overrides.map(({ pair, ...rules }) => [pair, rules])),
    sheet: plan.rows.length > 0 ? { file_name: run.name, columns: plan.columns, rows: plan.rows, pictures } : null,
  }
  const gone = plan.products.length - products.length + (plan.artworks.length - artwork_list.length)
  return { setup, gone }
}
