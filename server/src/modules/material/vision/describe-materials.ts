import type { Input, Reply } from '@inkroute/contract/endpoint'
import { materialLimits } from '@inkroute/contract/material/item'
import type * as contract from '@inkroute/contract/material/vision'
import { PictureMeasures, type PictureVision } from '@inkroute/contract/material/vision'
import { type Aspect, type ColourFamily, designStyles, type PictureKind } from '@inkroute/engine/look/names'
import { getStyles } from '@inkroute/engine/look/style'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTurn } from '../../../infra/db/seller-turn.queries.ts'
import { addTaggings, countTags, ensureTags } from '../folders/tag.queries.ts'
import { saveMeasures } from '../library/material-row.queries.ts'
import { measurePreview } from './measure.job.ts'
import { countStyles, selectMeasured } from './vision.queries.ts'
import { proposedTags, styleWords } from './words.ts'

type Row = Awaited<ReturnType<typeof selectMeasured>>[number]

function findVision(row: Row, ctx: SellerCtx): PictureVision | null {
  if (!row.measures || !row.aspect || !row.kind) return null
  const measures = row.measures
  const styles = getStyles(measures)
  const seen = {
    color_families: row.color_families as ColourFamily[],
    aspect: row.aspect as Aspect,
    kind: row.kind as PictureKind,
    tileable: row.tileable,
    has_alpha: row.has_alpha ?? false,
  }
  return {
    ...seen,
    id: row.id,
    colors: row.colors,
    styles,
    measures: PictureMeasures.parse(measures),
    tags: proposedTags({ ...seen, style: styles[0]?.style ?? null }, ctx.language),
  }
}

async function measureMissing(ctx: SellerCtx, rows: readonly Row[]): Promise<void> {
  for (const { id, measures, preview_1000_key, width_px, height_px } of rows) {
    if (measures || !preview_1000_key) continue
    const look = await measurePreview(ctx, preview_1000_key)
    await saveMeasures(ctx.db, ctx.seller.id, id, { width_px: width_px ?? 1, height_px: height_px ?? 1, look })
  }
}

/** Adds the proposed tags, one group of pictures per tag. */
async function applyTags(ctx: SellerCtx, seen: readonly PictureVision[]): Promise<number> {
  const by_tag = new Map<string, number[]>()
  for (const { id, tags } of seen) for (const tag of tags) by_tag.set(tag, [...(by_tag.get(tag) ?? []), id])
  return inTurn(ctx, { seller_id: ctx.seller.id, matter: 'material_tag' }, async (tx) => {
    for (const [name, ids] of by_tag) {
      await addTaggings(tx.db, ctx.seller.id, ids, await ensureTags(tx.db, ctx.seller.id, [name]))
    }
    const limit = materialLimits.max_tags
    if ((await countTags(tx.db, ctx.seller.id)) > limit) throw new AppError('material_tag_many', { limit })
    return by_tag.size
  })
}

export async function lookAtMaterials(
  ctx: SellerCtx,
  input: Input<typeof contract.lookAtMaterials>,
): Promise<Reply<typeof contract.lookAtMaterials>> {
  const { ids, apply } = input
  if (apply && ctx.identity.permissions?.has('design.material:edit') === false) throw new AppError('forbidden')
  let rows = await selectMeasured(ctx.db, ctx.seller.id, ids)
  if (rows.length === 0) throw new AppError('not_found')
  if (rows.some(({ measures }) => !measures)) {
    await measureMissing(ctx, rows)
    rows = await selectMeasured(ctx.db, ctx.seller.id, ids)
  }
  const data = rows.flatMap((row) => findVision(row, ctx) ?? [])
  return { data, added: apply ? await applyTags(ctx, data) : 0 }
}

export async function listDesignStyles(ctx: SellerCtx): Promise<Reply<typeof contract.listDesignStyles>> {
  const counts = await countStyles(ctx.db, ctx.seller.id)
  return {
    data: designStyles.map((key) => ({ key, ...styleWords(key, ctx.language), count: counts.get(key) ?? 0 })),
  }
}
