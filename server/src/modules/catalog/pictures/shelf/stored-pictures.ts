// Pictures that are not in the sources: folders made on the bench, products that operators publish, and uploaded artworks.
import { createHash } from 'node:crypto'
import { ProductViewMeta } from '@inkroute/engine/mockup/product-view'
import { z } from 'zod'
import type { AppCtx } from '../../../../infra/context.ts'
import { isStoredFolder, isUploadedArtwork, pictureFolder } from '../../../../infra/pictures/picture-folders.ts'
import { getSlugs } from './picture-address.rules.ts'
import { type PictureShelf, pictureShelf, type ShelfColour, type ShelfProduct } from './picture-shelf.ts'
import { findFolder, findStoredArtwork, folderColours, type OwnProduct, ownProduct } from './stored-pictures.queries.ts'

type Ctx = Pick<AppCtx, 'db' | 'storage'>

const Metas = z.record(z.string(), ProductViewMeta)

/** Kept pictures of other colours must not be shown under a name that means a new one. */
const getEdition = (colours: readonly ShelfColour[]): string =>
  `${createHash('sha256').update(JSON.stringify(colours)).digest('hex').slice(0, 8)}-`

type Known = Pick<ShelfProduct, 'folder' | 'views' | 'files'>

async function getFolder(ctx: Ctx, shelf: PictureShelf, name: string): Promise<Known | null> {
  const known = shelf.products.get(name)
  if (known) return known
  const row = isStoredFolder(name) ? await findFolder(ctx.db, name) : null
  if (!row) return null
  return {
    folder: await pictureFolder(ctx.storage, name),
    views: new Map(Object.entries(Metas.parse(row.views))),
    files: new Set(row.files),
  }
}

type Data = ShelfProduct['data']

function shelved(shelf: PictureShelf, known: Known, data: Data, colours: readonly ShelfColour[]): ShelfProduct | null {
  const placement = shelf.styles[data.design_style] ?? Object.values(shelf.styles)[0]
  if (!placement) return null
  return {
    ...known,
    data,
    placement,
    edition: getEdition(colours),
    colours: new Map(colours.map((colour) => [colour.key, colour])),
    takesAnyColour: true,
  }
}

const noData = (code: string, design_style: string): Data => ({
  code,
  design_style,
  name: { zh: code, en: code },
  dpi: 300,
  colours: [],
  views: [],
  sizes: [],
  actual_sizes: [],
})

async function storedFolder(ctx: Ctx, shelf: PictureShelf, name: string): Promise<ShelfProduct | null> {
  const known = await getFolder(ctx, shelf, name)
  if (!known) return null
  const { colours, design_style } = await folderColours(ctx.db, name)
  return shelved(shelf, known, noData(name, design_style), colours)
}

/** A product of this installation; its pictures are those of the folder its first view names. */
async function publishedProduct(ctx: Ctx, shelf: PictureShelf, product: OwnProduct): Promise<ShelfProduct | null> {
  const { folder, colours, ...data } = product
  const known = folder === null ? null : await getFolder(ctx, shelf, folder)
  return known && shelved(shelf, known, { ...data, colours: [...colours] }, colours)
}

/** The shelf, with the folder or product an address names although the sources do not hold it. */
export async function shelfFor(ctx: Ctx, code: string): Promise<PictureShelf> {
  const shelf = await pictureShelf()
  if (shelf.products.has(code) || !/^[a-z0-9-]{1,60}$/.test(code)) return shelf
  const own = isStoredFolder(code) ? null : await ownProduct(ctx.db, code)
  const found = own ? await publishedProduct(ctx, shelf, own) : await storedFolder(ctx, shelf, code)
  return found ? { ...shelf, products: new Map([[code, found]]) } : shelf
}

/** The views of a product's pictures in its order: for shop pictures of products that have no photographs for them. */
export async function picturedViews(ctx: Ctx, code: string) {
  const own = await ownProduct(ctx.db, code)
  if (!own) return null
  const views = own.views.flatMap(({ picture }) => (picture ? [picture] : []))
  return { views, colour: own.colours[0]?.key ?? null, artwork: own.artwork }
}

/** The shelf, with the uploaded artwork a file name asks for. Its files never change under one slug. */
export async function withArtwork(ctx: Ctx, shelf: PictureShelf, file: string): Promise<PictureShelf> {
  const slugs = getSlugs(file).filter(isUploadedArtwork)
  const row = slugs.length > 0 ? await findStoredArtwork(ctx.db, slugs) : null
  if (!row?.picture_key) return shelf
  const { slug, width_px, height_px, tileable, has_alpha, picture_key } = row
  const path = await ctx.storage.localFile(picture_key)
  const artwork = { slug, width_px, height_px, tileable, has_transparency: has_alpha, path }
  return { ...shelf, artworks: new Map([[slug, artwork]]) }
}
