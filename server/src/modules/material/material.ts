import { artPicture } from '@inkroute/contract/catalog/pictures'
import type { Language } from '@inkroute/contract/errors/errors'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { galleryArtworks } from '../catalog/catalog.ts'
import { selectArtworkFiles, selectArtworksBySlug } from './gallery/gallery.queries.ts'
import { type MaterialRow, selectByIds, selectByNames, selectPictures } from './library/library.queries.ts'
import { readMaterial } from './library/read-materials.ts'

export { type ForSale, materialHooks } from './gallery/gallery.hooks.ts'
export { firstArtworks } from './gallery/gallery.queries.ts'
export { boughtItems } from './gallery/purchase.queries.ts'

export interface MaterialPicture {
  readonly id: number
  readonly name: string
  /** The lossless picture, and a WebP preview of 1000 px. */
  readonly picture_key: string
  readonly preview_1000_key: string
  readonly width_px: number
  readonly height_px: number
  readonly has_alpha: boolean
}

/**
 * The door: pictures a document names by material id, by that id. One that is not this seller's is `not_found`; one the
 * seller has deleted from the library since is still there as long as anything holds it.
 */
export async function getPictures(
  db: Db,
  seller_id: number,
  ids: readonly number[],
): Promise<Map<number, MaterialPicture>> {
  const rows = await selectPictures(db, seller_id, ids)
  const found = new Map(
    rows.flatMap(({ id, name, picture_key, preview_1000_key, width_px, height_px, has_alpha }) =>
      picture_key && preview_1000_key && width_px && height_px
        ? [
            [
              id,
              { id, name, picture_key, preview_1000_key, width_px, height_px, has_alpha: has_alpha ?? false },
            ] as const,
          ]
        : [],
    ),
  )
  if (ids.some((id) => !found.has(id))) throw new AppError('not_found')
  return found
}

/** An artwork of the platform as painting needs it. */
export interface ArtworkFile {
  readonly width_px: number
  readonly height_px: number
  /** Storage keys; null for drawings that ship with the program. */
  readonly picture_key: string | null
  readonly vector_key: string | null
  /** Whether new designs may use it. */
  readonly is_offered: boolean
  readonly price_fen: number
}

/** Artworks by slug in any state. A drawing of the release that was never brought into the gallery counts as offered. */
export async function artworkFiles(db: Db, slugs: readonly string[]): Promise<Map<string, ArtworkFile>> {
  if (slugs.length === 0) return new Map()
  const rows = await selectArtworkFiles(db, [...new Set(slugs)])
  const found = new Map<string, ArtworkFile>(
    rows.map(({ slug, state, ...file }) => [slug, { ...file, is_offered: state === 'on_sale' }]),
  )
  const shipped = await galleryArtworks()
  for (const slug of slugs) {
    const drawing = found.has(slug) ? undefined : shipped.get(slug)
    if (!drawing) continue
    const { width_px, height_px } = drawing
    found.set(slug, { width_px, height_px, picture_key: null, vector_key: null, is_offered: true, price_fen: 0 })
  }
  return found
}

/** A picture of the seller or the platform, with the facts needed to place it automatically. */
export interface PlaceablePicture {
  readonly kind: 'material' | 'artwork'
  readonly key: string
  readonly name: string
  readonly width_px: number
  readonly height_px: number
  readonly has_alpha: boolean
  /** Main colours, the largest first; none until measured. */
  readonly colors: readonly string[]
  /** False for an artwork of pixels; see `isDrawing`. */
  readonly is_vector?: false
  /** Measured and found to be blank. */
  readonly is_empty?: boolean
  readonly preview_url: string
}

const withoutEnding = (name: string) => name.replace(/\.(png|jpe?g|bmp|gif|webp|psd|svg|tiff?)$/i, '')

function placeable(row: MaterialRow, storage: AppCtx['storage']): PlaceablePicture[] {
  const { id, name, status, width_px, height_px, has_alpha, colors, preview_469_key } = row
  if (status !== 'ready' || !width_px || !height_px || !preview_469_key) return []
  const is_empty = has_alpha === true && colors !== null && colors.length === 0
  const facts = {
    width_px,
    height_px,
    has_alpha: has_alpha ?? false,
    colors: colors ?? [],
    ...(is_empty && { is_empty }),
  }
  return [
    {
      kind: 'material',
      key: String(id),
      name: withoutEnding(name),
      ...facts,
      preview_url: storage.url(preview_469_key),
    },
  ]
}

type Reader = Pick<AppCtx, 'db' | 'storage'>

/** Pictures by `kind:key`; what does not exist, is not ready or belongs to another seller is left out. */
export async function placeablePictures(
  { db, storage }: Reader,
  seller_id: number,
  refs: readonly { readonly kind: 'material' | 'artwork'; readonly key: string }[],
  language: Language,
): Promise<Map<string, PlaceablePicture>> {
  const ids = refs
    .filter(({ kind, key }) => kind === 'material' && /^\d{1,15}$/.test(key))
    .map(({ key }) => Number(key))
  const slugs = refs.filter(({ kind }) => kind === 'artwork').map(({ key }) => key)
  const own = (ids.length > 0 ? await selectByIds(db, seller_id, ids) : []).flatMap((row) => placeable(row, storage))
  const platform = (slugs.length > 0 ? await selectArtworksBySlug(db, slugs) : []).map((row): PlaceablePicture => {
    const { slug, width_px, height_px, has_alpha, colors } = row
    const name = language === 'en' ? row.name_en : row.name_zh
    const is_drawing = row.picture_key === null || row.vector_key !== null
    return {
      kind: 'artwork',
      key: slug,
      name,
      width_px,
      height_px,
      has_alpha,
      colors,
      ...(is_drawing ? {} : { is_vector: false }),
      preview_url: artPicture(slug, 480),
    }
  })
  return new Map([...own, ...platform].map((one) => [`${one.kind}:${one.key}`, one]))
}

/** Pictures of the seller's library by name in lower case, with or without the ending of the file; the newest counts. */
export async function placeableByName(
  { db, storage }: Reader,
  seller_id: number,
  names: readonly string[],
): Promise<Map<string, PlaceablePicture>> {
  const wanted = [...new Set(names.map((name) => withoutEnding(name.trim()).toLowerCase()))].filter(
    (name) => name !== '',
  )
  const rows = wanted.length > 0 ? await selectByNames(db, seller_id, wanted) : []
  const found = new Map(
    rows.flatMap((row) => placeable(row, storage)).map((one) => [one.name.toLowerCase(), one] as const),
  )
  return new Map(
    names.flatMap((name) => {
      const picture = found.get(withoutEnding(name.trim()).toLowerCase())
      return picture ? [[name.trim().toLowerCase(), picture] as const] : []
    }),
  )
}
/** A picture of the library as the wire shows it; `not_found` when it is not this seller's. */
export const getMaterial = readMaterial
