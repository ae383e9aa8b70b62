import { artPicture, type ShopShot, shopPicture } from '@inkroute/contract/catalog/pictures'
import type * as contract from '@inkroute/contract/content'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { reencodePicture } from '../../../infra/pictures/reencode-picture.ts'
import { contentKey } from '../../../infra/storage/storage.ts'
import { insertPicture, listOfferedArtworks, listPicturedProducts, listPictures } from './picture.queries.ts'

const SIDE_PX = 1200

interface Page {
  readonly limit: number
  readonly offset: number
}

/** Pages add the version of a picture to its address; staff store the address without it. */
const bare = (address: string) => address.split('?')[0] ?? address

async function productPictures(ctx: StaffCtx, keyword: string): Promise<contract.ContentPicture[]> {
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

async function artPictures(ctx: StaffCtx, keyword: string, page: Page) {
  const { rows, total } = await listOfferedArtworks(ctx.db, keyword, page.limit, page.offset)
  const data = rows.map((art) => ({
    src: bare(artPicture(art.slug, SIDE_PX)),
    name: art[`name_${ctx.language}`],
    width: SIDE_PX,
    height: Math.round((SIDE_PX * art.height_px) / art.width_px),
  }))
  return { data, total }
}

export async function listContentPictures(
  ctx: StaffCtx,
  input: Input<typeof contract.listContentPictures>,
): Promise<Reply<typeof contract.listContentPictures>> {
  const { page, page_size, source, keyword = '' } = input
  const offset = (page - 1) * page_size
  if (source === 'upload') {
    const { rows, total } = await listPictures(ctx.db, keyword, page_size, offset)
    const data = rows.map((row) => ({
      src: ctx.storage.url(row.key),
      name: row.name,
      width: row.width_px,
      height: row.height_px,
    }))
    return { data, total, page, page_size }
  }
  if (source === 'art') {
    return { ...(await artPictures(ctx, keyword, { limit: page_size, offset })), page, page_size }
  }
  const all = await productPictures(ctx, keyword)
  return { data: all.slice(offset, offset + page_size), total: all.length, page, page_size }
}

export async function addContentPicture(
  ctx: StaffCtx,
  input: Input<typeof contract.addContentPicture>,
): Promise<Reply<typeof contract.addContentPicture>> {
  const made = await reencodePicture(Buffer.from(input.data_base64, 'base64'))
  if (!made) throw new AppError('picture_unreadable')
  const key = contentKey('public', made.data, 'webp')
  await ctx.storage.put(key, made.data)
  const { width, height } = made.info
  await insertPicture(ctx.db, {
    key,
    name: input.name,
    width_px: width,
    height_px: height,
    created_by: ctx.identity.username,
  })
  return { src: ctx.storage.url(key), width, height, name: input.name }
}
