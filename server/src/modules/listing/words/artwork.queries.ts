import type { Db } from '../../../infra/db/database.ts'

export interface ArtworkWords {
  readonly name_en: string
  readonly name_zh: string
  readonly tags_en: readonly string[]
  readonly tags_zh: readonly string[]
}

/** Names and tags of the gallery's artworks that designs show, by design. */
export async function selectArtworkWords(
  db: Db,
  seller_id: number,
  design_ids: readonly number[],
): Promise<Map<number, ArtworkWords[]>> {
  const rows = await db
    .selectFrom('gallery_use')
    .innerJoin('gallery_artwork', 'gallery_artwork.slug', 'gallery_use.item')
    .select([
      'gallery_use.design_id',
      'gallery_artwork.name_en',
      'gallery_artwork.name_zh',
      'gallery_artwork.tags_en',
      'gallery_artwork.tags_zh',
    ])
    .where('gallery_use.seller_id', '=', seller_id)
    .where('gallery_use.kind', '=', 'artwork')
    .where('gallery_use.design_id', 'in', [...design_ids, 0])
    .orderBy('gallery_artwork.slug')
    .execute()
  return Map.groupBy(rows, ({ design_id }) => design_id)
}

/** Tags a seller gave the pictures of their own that a design shows. */
export async function selectOwnTags(
  db: Db,
  seller_id: number,
  design_ids: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('design')
    .innerJoin('design_version', (join) =>
      join
        .onRef('design_version.seller_id', '=', 'design.seller_id')
        .onRef('design_version.design_id', '=', 'design.id')
        .onRef('design_version.version', '=', 'design.current_version'),
    )
    .select(['design.id as design_id', 'design_version.pictures'])
    .where('design.seller_id', '=', seller_id)
    .where('design.id', 'in', [...design_ids, 0])
    .execute()
  const materials = rows.flatMap(({ design_id, pictures }) =>
    pictures
      .filter(({ kind, key }) => kind === 'material' && /^\d+$/.test(key))
      .map(({ key }) => ({ design_id, material_id: Number(key) })),
  )
  if (materials.length === 0) return new Map()
  const tags = await db
    .selectFrom('material_tagging')
    .innerJoin('material_tag', (join) =>
      join
        .onRef('material_tag.seller_id', '=', 'material_tagging.seller_id')
        .onRef('material_tag.id', '=', 'material_tagging.tag_id'),
    )
    .select(['material_tagging.material_id', 'material_tag.name'])
    .where('material_tagging.seller_id', '=', seller_id)
    .where('material_tagging.material_id', 'in', [...new Set(materials.map(({ material_id }) => material_id))])
    .orderBy('material_tag.name')
    .execute()
  const named = Map.groupBy(tags, ({ material_id }) => material_id)
  const found = new Map<number, string[]>()
  for (const { design_id, material_id } of materials) {
    const names = (named.get(material_id) ?? []).map(({ name }) => name)
    found.set(design_id, [...(found.get(design_id) ?? []), ...names])
  }
  return found
}
