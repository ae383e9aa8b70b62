import type { Material } from '@inkroute/contract/material/item'
import type { Storage } from '../../../infra/storage/storage.ts'
import { getMissingFonts } from '../../upload/upload.ts'
import type { MaterialRow } from './library.queries.ts'

type Tags = ReadonlyMap<number, Material['tags']>

/** A row as the wire shows it, with its tags. */
export function viewMaterial(row: MaterialRow, tags: Tags, storage: Pick<Storage, 'url'>): Material {
  const address = (key: string | null) => (key ? storage.url(key) : null)
  const { id, name, bytes, width_px, height_px, dpi, has_alpha, dominant_color, created_at, deleted_at } = row
  return {
    id,
    name,
    bytes,
    width_px,
    height_px,
    dpi,
    has_alpha,
    dominant_color,
    created_at,
    deleted_at,
    status: row.status as Material['status'],
    type: row.type as Material['type'],
    missing_fonts: getMissingFonts(row),
    url: address(row.picture_key),
    preview_469_url: address(row.preview_469_key),
    preview_1000_url: address(row.preview_1000_key),
    category_id: row.category_id,
    tags: tags.get(id) ?? [],
    colors: row.colors ?? [],
    color_families: (row.color_families ?? []) as Material['color_families'],
    aspect: row.aspect as Material['aspect'],
    kind: row.kind as Material['kind'],
    style: row.style as Material['style'],
    tileable: row.tileable ?? false,
    origin: row.origin,
  }
}
