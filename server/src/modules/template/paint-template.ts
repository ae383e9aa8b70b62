import { join } from 'node:path'
import { readDocument } from '@inkroute/engine/document/read-document'
import type { AppCtx } from '../../infra/context.ts'
import { paintPool } from '../../infra/paint/paint-pool.ts'
import type { PaintSource } from '../../infra/paint/paint-task.ts'
import { designedProduct } from '../catalog/catalog.ts'
import { picturesOf } from '../material/material.ts'

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
  const product = await designedProduct(ctx.db, read.document.basic_product_id)
  const area = product?.print_areas.find(({ view_id }) => view_id === view?.view_id)
  if (!view || !area) return null
  const used = view.layers.flatMap((layer) => ('source' in layer ? [layer.source] : []))
  const ids = used.filter(({ kind }) => kind === 'material').map(({ key }) => Number(key))
  const own = ids.length > 0 ? await picturesOf(ctx.db, seller_id, [...new Set(ids)]) : new Map()
  const sources = used.map((source): PaintSource => {
    const picture = source.kind === 'material' ? own.get(Number(source.key)) : undefined
    return { ...source, path: picture ? ctx.storage.path(picture.picture_key) : null }
  })
  const cache_dir = join(ctx.config.data_dir, 'artworks')
  const face = { view, area, sources, cache_dir }
  const answer = await paintPool.run({ kind: 'flat', face, sides_px: [SIDE_PX], is_card: true })
  return answer.kind === 'pictures' ? (answer.pictures[0] ?? null) : null
}
