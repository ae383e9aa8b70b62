import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { demoFile } from '../../infra/module/demo.ts'
import { findDemoSeller } from '../account/account.ts'
import { announceChange } from './base/catalogue-change.ts'
import { writeAgreedPrices, writeSales } from './base/write-catalogue.queries.ts'
import { addDemoOwnCatalogue } from './own/own.demo.ts'

const demoCatalogue = demoFile(
  'catalog/catalog',
  z.strictObject({
    /** Pieces sold on the whole platform, by product. */
    sales: z.record(z.string(), z.int()),
    /** Prices agreed with the demo seller, in hundredths of the list price. */
    agreed_percent: z.record(z.string(), z.int()),
  }),
)

export async function addDemoSales(ctx: AppCtx): Promise<void> {
  const sales = Object.entries(demoCatalogue().sales).map(([code, pieces]) => ({ code, sales: pieces }))
  await writeSales(ctx.db, sales)
  await announceChange(ctx)
}

/** The demo's sales, and what its seller has made of the catalogue. */
export async function addDemoCatalogue(ctx: AppCtx): Promise<void> {
  await addDemoSales(ctx)
  await addDemoOwnCatalogue(ctx)
  const demo = await findDemoSeller(ctx.db)
  if (!demo) return
  const percents = Object.entries(demoCatalogue().agreed_percent).map(([code, percent]) => ({ code, percent }))
  await writeAgreedPrices(ctx.db, demo.seller_id, percents)
}
