import { join } from 'node:path'
import { readDocument } from '@inkroute/engine/document/read-document'
import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { job } from '../../infra/jobs/job.ts'
import { paintPool } from '../../infra/paint/paint-pool.ts'
import type { PaintSource } from '../../infra/paint/paint-task.ts'
import { ownFontsFor } from '../brand/brand.ts'
import { selectProductFacts } from '../catalog/catalog.ts'
import { artworkFiles, getPictures } from '../material/material.ts'
import { composeTemplates } from './compose-templates.ts'
import { prepareTemplates } from './prepare-templates.ts'
import { changeUserTemplate, findUserTemplate } from './user-template.queries.ts'

const SIDE_PX = 480

/** The first printed view of a template as a picture, see-through where nothing is printed; null when it cannot be painted. */
export async function paintTemplate(
  ctx: AppCtx,
  seller_id: number,
  stored: unknown,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const read = readDocument(stored)
  if (!read.ok) return null
  const view = read.document.views.find(({ layers, background }) => layers.length > 0 || background)
  const product = await selectProductFacts(ctx.db, read.document.basic_product_id)
  const area = product?.print_areas.find(({ view_id }) => view_id === view?.view_id)
  if (!view || !area) return null
  const used = view.layers.flatMap((layer) => ('source' in layer ? [layer.source] : []))
  const ids = used.filter(({ kind }) => kind === 'material').map(({ key }) => Number(key))
  const own = ids.length > 0 ? await getPictures(ctx.db, seller_id, [...new Set(ids)]) : new Map()
  const slugs = used.filter(({ kind }) => kind === 'artwork').map(({ key }) => key)
  const artworks = await artworkFiles(ctx.db, slugs)
  const found = used.map(async (source): Promise<PaintSource> => {
    const picture = source.kind === 'material' ? own.get(Number(source.key)) : artworks.get(source.key)
    return { ...source, path: picture?.picture_key ? await ctx.storage.localFile(picture.picture_key) : null }
  })
  const sources = await Promise.all(found)
  const cache_dir = join(ctx.config.data_dir, 'artworks')
  const fonts = await ownFontsFor(ctx, seller_id, view.layers)
  const face = { view, area, sources, fonts, cache_dir }
  const answer = await paintPool.run({ kind: 'flat', face, sides_px: [SIDE_PX], is_card: true })
  return answer.kind === 'pictures' ? (answer.pictures[0] ?? null) : null
}

/**
 * Brings in the templates of the release: the few made by hand, which the demo uses, and then the many that are composed.
 * A job, so that it does not delay the start. Their pictures are painted when they are asked for.
 */
export const prepareTemplatesJob = job({
  name: 'template.prepare',
  schema: z.object({}),
  expire_seconds: 900,
  async run(ctx, _payload, isStopping = () => false) {
    await prepareTemplates(ctx)
    await composeTemplates(ctx, isStopping)
  },
})

export const paintUserTemplateJob = job({
  name: 'template.paint',
  schema: z.object({ seller_id: z.int(), id: z.int() }),
  async run(ctx, { seller_id, id }) {
    const row = await findUserTemplate(ctx.db, seller_id, id)
    const picture = row ? await paintTemplate(ctx, seller_id, row.document) : null
    if (!picture) return
    const key = `private/template/${seller_id}/${id}.webp`
    await ctx.storage.put(key, picture)
    await changeUserTemplate(ctx.db, seller_id, id, { picture_key: key })
  },
})
