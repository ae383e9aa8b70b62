import { getFamilies } from '@inkroute/engine/look/colours'
import type { PictureLook } from '@inkroute/engine/look/look'
import { getAspect, getKind, getStyles, isTileable } from '@inkroute/engine/look/style'
import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { jsonText } from '../../../infra/db/json-column.ts'

interface Measured {
  readonly width_px: number
  readonly height_px: number
  readonly look: PictureLook
}

const bits = (hex: string) => BigInt(`0x${hex}`).toString(2).padStart(64, '0')

function getColumns({ width_px, height_px, look }: Measured) {
  const { measures, colours, print } = look
  return {
    shape_hash: bits(print.shape_hash),
    histogram: Buffer.from(print.histogram),
    measures: jsonText(measures),
    colors: [...colours],
    color_families: getFamilies(colours),
    aspect: getAspect(width_px, height_px),
    kind: getKind(measures),
    style: getStyles(measures)[0]?.style ?? null,
    tileable: isTileable(measures),
  }
}

export const insertMaterial = (db: Db, seller_id: number, id: number, measured: Measured) =>
  db
    .insertInto('material')
    .values({ seller_id, id, ...getColumns(measured) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Bumps `seq` so that incremental readers pick up the new measures. */
export const saveMeasures = (db: Db, seller_id: number, id: number, measured: Measured) =>
  db
    .updateTable('material')
    .set({ ...getColumns(measured), seq: sql<number>`default` })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .execute()

export const setOrigin = (
  db: Db,
  seller_id: number,
  id: number,
  change: { readonly origin?: string; readonly artwork_slug?: string; readonly category_id?: number | null },
) => db.updateTable('material').set(change).where('seller_id', '=', seller_id).where('id', '=', id).execute()

/** The measures travel with the picture; folder and tags do not. */
export async function copyMaterialRow(
  db: Db,
  seller_id: number,
  id: number,
  to: { readonly seller_id: number; readonly id: number; readonly category_id: number | null; readonly origin: string },
): Promise<void> {
  await sql`insert into material (seller_id, id, category_id, origin, shape_hash, histogram, measures, colors,
      color_families, aspect, kind, style, tileable, artwork_slug)
    select ${to.seller_id}, ${to.id}, ${to.category_id}, ${to.origin}, shape_hash, histogram, measures, colors,
      color_families, aspect, kind, style, tileable, artwork_slug
    from material where seller_id = ${seller_id} and id = ${id}
    on conflict do nothing`.execute(db)
}

export const selectUnmeasured = (db: Db, limit: number) =>
  db
    .selectFrom('material')
    .innerJoin('upload', (join) =>
      join.onRef('upload.seller_id', '=', 'material.seller_id').onRef('upload.id', '=', 'material.id'),
    )
    .select(['material.seller_id', 'material.id', 'upload.preview_1000_key', 'upload.width_px', 'upload.height_px'])
    .where('material.measures', 'is', null)
    .orderBy('material.seq')
    .limit(limit)
    .execute()

export const findByArtwork = (db: Db, seller_id: number, slugs: readonly string[]) =>
  db
    .selectFrom('material')
    .innerJoin('upload', (join) =>
      join.onRef('upload.seller_id', '=', 'material.seller_id').onRef('upload.id', '=', 'material.id'),
    )
    .select(['material.id', 'material.artwork_slug'])
    .where('material.seller_id', '=', seller_id)
    .where('material.artwork_slug', 'in', slugs)
    .where('upload.deleted_at', 'is', null)
    .execute()
