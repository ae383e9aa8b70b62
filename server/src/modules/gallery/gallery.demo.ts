import { galleryStates } from '@inkroute/contract/gallery/gallery'
import { licences } from '@inkroute/contract/material/item'
import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { daysAgo, demoFile } from '../../infra/module/demo.ts'
import { creditArtworks, insertCollection, markArtwork, replaceItems } from '../artwork/artwork.ts'
import { demoTemplatesJob } from './template/demo-templates.job.ts'

const demoGallery = demoFile(
  'gallery',
  z.strictObject({
    authors: z.array(
      z.strictObject({
        author: z.string(),
        licence: z.enum(licences),
        note: z.string(),
        categories: z.array(z.string()),
      }),
    ),
    collections: z.array(
      z.strictObject({
        name_zh: z.string(),
        name_en: z.string(),
        is_shown: z.boolean(),
        slugs: z.array(z.string()),
      }),
    ),
    prices: z.record(z.string(), z.int()),
    states: z.record(z.string(), z.enum(galleryStates)),
    by: z.string(),
  }),
)

/** The gallery as an operator keeps it: authors, licences, collections, a few prices, drafts and a withdrawn artwork. */
export async function addDemoGallery(ctx: AppCtx): Promise<void> {
  const { authors, collections, prices, states, by } = demoGallery()
  for (const { author, licence, note, categories } of authors) {
    await creditArtworks(ctx.db, categories, { author, licence, licence_note: note })
  }
  const mark = { updated_at: daysAgo(ctx, 2).toISOString(), updated_by: by }
  for (const [slug, price_fen] of Object.entries(prices)) await markArtwork(ctx.db, slug, { price_fen, ...mark })
  for (const [slug, state] of Object.entries(states)) await markArtwork(ctx.db, slug, { state, ...mark })
  await ctx.jobs.send(demoTemplatesJob, {})
  for (const { slugs, ...collection } of collections) {
    const id = await insertCollection(ctx.db, { ...collection, ...mark })
    if (id !== null) await replaceItems(ctx.db, id, slugs)
  }
}
