// What there is to show: read once from the committed assets. Requests are looked up here and never become paths.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ProductViewMeta } from '@inkroute/engine/mockup/product-view'
import { z } from 'zod'
import { projectRoot } from '../../../../config/config.ts'
import { productsFolder } from '../../../../infra/pictures/asset-folders.ts'

const assets = join(projectRoot, 'assets')

const ShelfColour = z.object({ key: z.string(), hex: z.string(), part_ids: z.array(z.int()) })
export type ShelfColour = z.infer<typeof ShelfColour>

const ShelfData = z.object({
  code: z.string(),
  name: z.object({ zh: z.string(), en: z.string() }),
  design_style: z.string(),
  dpi: z.int(),
  colours: z.array(ShelfColour),
  views: z.array(
    z.object({
      view_id: z.int(),
      key: z.string(),
      name: z.object({ zh: z.string(), en: z.string() }),
      picture: z.object({ view: z.string(), area: z.string() }).nullable(),
    }),
  ),
  sizes: z.array(z.object({ id: z.int(), name: z.string() })),
  actual_sizes: z.array(z.object({ size_id: z.int(), view_id: z.int(), actual_width: z.number() })),
})

/** Left, top, width, height as fractions of a print area. */
const Box = z.tuple([z.number(), z.number(), z.number(), z.number()])
export type Box = z.infer<typeof Box>

/** Position of an artwork on a product when the shop shows one. */
const Placement = z.object({
  /** True: a pattern or a full picture runs over the whole area; only a motif keeps to its box. */
  full: z.boolean(),
  /** Width of one repeat of a pattern. */
  repeat_m: z.number().positive(),
  /** A motif is drawn as large as its box allows, on its upper edge or in its middle. */
  align: z.enum(['top', 'middle']),
  box: Box,
  /** Other boxes for single views: what faces the camera differs round a mug. */
  views: z.record(z.string(), Box).default({}),
})
export type Placement = z.infer<typeof Placement>

const Artwork = z.object({
  slug: z.string(),
  width_px: z.int().positive(),
  height_px: z.int().positive(),
  tileable: z.boolean(),
  has_transparency: z.boolean(),
  name_zh: z.string().optional(),
  name_en: z.string().optional(),
})
export type Artwork = z.infer<typeof Artwork> & {
  /** File of an uploaded artwork; drawings that ship with the program have none. */
  readonly path?: string
}

export type ShelfData = z.infer<typeof ShelfData>

export const MODEL_FILE = 'model.glb.br'

export interface ShelfProduct {
  /** Path of the folder with its maps. */
  readonly folder: string
  /** Begins the names of kept pictures: '' where `?v=` says it all, otherwise what else they depend on. */
  readonly edition: string
  readonly data: z.infer<typeof ShelfData>
  readonly views: ReadonlyMap<string, ProductViewMeta>
  readonly colours: ReadonlyMap<string, ShelfColour>
  /** True: `hex-rrggbb` is understood as a colour too. */
  readonly takesAnyColour: boolean
  /** Names of the files in the product's folder. */
  readonly files: ReadonlySet<string>
  readonly placement: Placement
}

export interface PictureShelf {
  readonly products: ReadonlyMap<string, ShelfProduct>
  readonly artworks: ReadonlyMap<string, Artwork>
  /** Where artworks are placed on products of a style. */
  readonly styles: Readonly<Record<string, Placement>>
}

const Placements = z.object({ styles: z.record(z.string(), Placement), products: z.record(z.string(), Placement) })

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'))

async function readProduct(code: string, placements: z.infer<typeof Placements>): Promise<ShelfProduct | null> {
  const folder = join(productsFolder, code)
  const files = new Set(await readdir(folder))
  if (!files.has('product.json')) return null
  const data = ShelfData.parse(await readJson(join(folder, 'product.json')))
  const names = [...files].flatMap((file) => /^([a-z]+)\.shade\.webp$/.exec(file)?.[1] ?? [])
  const metas = await Promise.all(names.map((name) => readJson(join(folder, `${name}.json`))))
  const placement = placements.products[code] ?? placements.styles[data.design_style]
  if (!placement) throw new Error(`no placement for products of style ${data.design_style}`)
  return {
    folder,
    edition: '',
    takesAnyColour: false,
    data,
    files,
    placement,
    views: new Map(metas.map((meta, index) => [names[index] as string, ProductViewMeta.parse(meta)])),
    colours: new Map(data.colours.map((colour) => [colour.key, colour])),
  }
}

async function readShelf(): Promise<PictureShelf> {
  const placements = Placements.parse(await readJson(join(assets, 'catalogue', 'placements.json')))
  const artworks = z.array(Artwork).parse(await readJson(join(assets, 'gallery', 'gallery.json')))
  const folders = (await readdir(productsFolder, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const products = await Promise.all(folders.map(({ name }) => readProduct(name, placements)))
  return {
    products: new Map(products.flatMap((product) => (product ? [[product.data.code, product]] : []))),
    artworks: new Map(artworks.map((artwork) => [artwork.slug, artwork])),
    styles: placements.styles,
  }
}

let shelf: Promise<PictureShelf> | null = null

export function pictureShelf(): Promise<PictureShelf> {
  shelf ??= readShelf()
  return shelf
}

const ShopArtworks = z.object({ also: z.record(z.string(), z.array(z.string())) })
let shop_artworks: Promise<z.infer<typeof ShopArtworks>> | null = null

/** Artworks that suit every product of a style, each as different from its neighbours as can be. */
export async function shopArtworks(design_style: string): Promise<readonly string[]> {
  shop_artworks ??= readJson(join(assets, 'catalogue', 'artworks.json')).then((json) => ShopArtworks.parse(json))
  return (await shop_artworks).also[design_style] ?? []
}

/** Artworks of the platform's library by slug. */
export const galleryArtworks = async (): Promise<PictureShelf['artworks']> => (await pictureShelf()).artworks
