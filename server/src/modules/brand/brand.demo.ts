import { BrandColour, NamedStyle } from '@inkroute/contract/brand/kit'
import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { daysAgo, demoFile } from '../../infra/module/demo.ts'
import { findDemoSeller } from '../account/account.ts'
import { artworkFiles } from '../material/material.ts'
import { writeKit } from './kit/kit.queries.ts'

const demoBrand = demoFile(
  'brand',
  z.strictObject({
    colours: z.array(BrandColour),
    fonts: z.array(z.string()),
    /** Slugs of artworks in the gallery. */
    logos: z.array(z.string()),
    styles: z.array(NamedStyle),
  }),
)

/** The brand of the demo seller, as the studio offers it. */
export async function addDemoBrand(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  if (!demo) return
  const { logos, ...kit } = demoBrand()
  const artworks = await artworkFiles(ctx.db, logos)
  const sources = [...artworks].map(([key, { width_px, height_px }]) => ({
    name: '',
    source: { kind: 'artwork' as const, key, width_px, height_px },
  }))
  const change = { updated_by: demo.user_id, updated_at: daysAgo(ctx, 12).toISOString() }
  await writeKit(ctx.db, demo.seller_id, { ...kit, logos: sources, revision: 0 }, change)
}
