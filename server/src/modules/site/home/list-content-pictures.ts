import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { artPicture, type ShopShot, shopPicture } from '@inkroute/contract/catalog/pictures'
import type { ContentPicture, listContentPictures as contract } from '@inkroute/contract/content'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { projectRoot } from '../../../config.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { listPicturedProducts, listPictures } from './picture.queries.ts'

const SIDE_PX = 1200

interface Artwork {
  readonly slug: string
  readonly name_zh: string
  readonly name_en: string
  readonly aspect: number
}

let gallery: readonly Artwork[] | undefined
/** The gallery is part of the release; it is read once, when somebody first looks for an artwork. */
function artworks(): readonly Artwork[] {
  gallery ??= JSON.parse(readFileSync(join(projectRoot, 'assets', 'gallery', 'gallery.json'), 'utf8')) as Artwork[]
  return gallery
}

/** The version in an address belongs to the page that shows it, not to what staff keep. */
const bare = (address: string) => address.split('?')[0] ?? address

async function productPictures(ctx: StaffCtx, keyword: string): Promise<ContentPicture[]> {
  const products = await listPicturedProducts(ctx.db, keyword)
  return products.flatMap((product) =>
    product.shots.map((shot) => ({
      src: bare(shopPicture(product.code, shot as ShopShot, SIDE_PX)),
      name: product[`name_${ctx.language}`],
      width: SIDE_PX,
      height: SIDE_PX,
    })),
  )
}

const artPictures = (ctx: StaffCtx, keyword: string): ContentPicture[] =>
  artworks()
    .filter((art) => `${art.slug} ${art.name_zh} ${art.name_en}`.toLowerCase().includes(keyword.toLowerCase()))
    .map((art) => ({
      src: bare(artPicture(art.slug, SIDE_PX)),
      name: art[`name_${ctx.language}`],
      width: SIDE_PX,
      height: Math.round(SIDE_PX / art.aspect),
    }))

export async function listContentPictures(
  ctx: StaffCtx,
  input: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { page, page_size, source, keyword = '' } = input
  const offset = (page - 1) * page_size
  if (source === 'upload') {
    const { rows, total } = await listPictures(ctx.db, keyword, page_size, offset)
    const data = rows.map((row) => ({
      ...{ src: ctx.storage.url(row.key), name: row.name, width: row.width_px, height: row.height_px },
    }))
    return { data, total, page, page_size }
  }
  const all = source === 'art' ? artPictures(ctx, keyword) : await productPictures(ctx, keyword)
  return { data: all.slice(offset, offset + page_size), total: all.length, page, page_size }
}
