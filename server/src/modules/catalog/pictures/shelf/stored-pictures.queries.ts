import type { Db } from '../../../../infra/db/database.ts'
import type { ShelfColour, ShelfData } from './picture-shelf.ts'

export const findFolder = (db: Db, name: string) =>
  db.selectFrom('picture_folder').select(['views', 'files']).where('name', '=', name).executeTakeFirst()

export const findStoredArtwork = (db: Db, slugs: readonly string[]) =>
  db
    .selectFrom('gallery_artwork')
    .select(['slug', 'width_px', 'height_px', 'tileable', 'has_alpha', 'picture_key'])
    .where('slug', 'in', slugs)
    .where('picture_key', 'is not', null)
    .executeTakeFirst()

const getColour = ({ key, hex, part_ids }: ShelfColour): ShelfColour => ({ key, hex, part_ids })

/** Colours of the products that use a folder, and the style of the first of them. */
export async function folderColours(db: Db, name: string): Promise<{ colours: ShelfColour[]; design_style: string }> {
  const rows = await db
    .selectFrom('product_view as v')
    .innerJoin('product as p', 'p.id', 'v.product_id')
    .innerJoin('product_color as c', 'c.product_id', 'p.id')
    .select(['c.key', 'c.hex', 'c.part_ids', 'p.design_style'])
    .distinctOn('c.key')
    .where('v.picture_product', '=', name)
    .orderBy('c.key')
    .orderBy('p.id')
    .limit(500)
    .execute()
  return { colours: rows.map(getColour), design_style: rows[0]?.design_style ?? '' }
}

/** A product as its pictures and templates need it. */
export interface OwnProduct extends ShelfData {
  /** Picture folder of its first view. */
  readonly folder: string | null
  readonly artwork: string
  readonly views: (ShelfData['views'][number] & {
    readonly picture: { readonly product: string; readonly view: string; readonly area: string } | null
  })[]
}

const viewRows = (db: Db, product_id: number) =>
  db
    .selectFrom('product_view')
    .selectAll()
    .where('product_id', '=', product_id)
    .orderBy('sort')
    .orderBy('view_id')
    .execute()

const colourRows = (db: Db, product_id: number) =>
  db
    .selectFrom('product_color')
    .select(['key', 'hex', 'part_ids'])
    .where('product_id', '=', product_id)
    .orderBy('id')
    .execute()

const sizeRows = (db: Db, product_id: number) =>
  db.selectFrom('product_size').select(['id', 'name']).where('product_id', '=', product_id).orderBy('id').execute()

const widthRows = (db: Db, product_id: number) =>
  db
    .selectFrom('product_actual_size')
    .select(['size_id', 'view_id', 'actual_width'])
    .where('product_id', '=', product_id)
    .execute()

const findPicture = (row: Awaited<ReturnType<typeof viewRows>>[number]) =>
  row.picture_product && row.picture_view && row.picture_area
    ? { product: row.picture_product, view: row.picture_view, area: row.picture_area }
    : null

export async function ownProduct(db: Db, code: string): Promise<OwnProduct | null> {
  const product = await db
    .selectFrom('product')
    .select(['id', 'code', 'name_zh', 'name_en', 'design_style', 'dpi', 'artwork'])
    .where('code', '=', code)
    .executeTakeFirst()
  if (!product) return null
  const views = (await viewRows(db, product.id)).map((row) => ({
    view_id: row.view_id,
    key: row.key,
    name: { zh: row.name_zh, en: row.name_en },
    picture: findPicture(row),
  }))
  return {
    code: product.code,
    name: { zh: product.name_zh, en: product.name_en },
    design_style: product.design_style,
    dpi: product.dpi,
    artwork: product.artwork,
    folder: views.find(({ picture }) => picture)?.picture?.product ?? null,
    views,
    colours: (await colourRows(db, product.id)).map(getColour),
    sizes: await sizeRows(db, product.id),
    actual_sizes: await widthRows(db, product.id),
  }
}
