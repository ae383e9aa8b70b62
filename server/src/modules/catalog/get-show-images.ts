import type { getShowImages as contract } from '@inkroute/contract/catalog/catalog'
import { SHOW_IMAGE_GROUP } from '@inkroute/contract/catalog/codes'
import type { ShowImage } from '@inkroute/contract/catalog/product'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { AnyCtx } from './caller.ts'
import { ownShowImages } from './own-show-images.ts'
import { showImagesIn } from './product.view.ts'
import { productFacts } from './product-facts.ts'

const inGroups = (images: readonly ShowImage[]): ShowImage[][] =>
  Array.from({ length: Math.ceil(images.length / SHOW_IMAGE_GROUP) }, (_, i) =>
    images.slice(i * SHOW_IMAGE_GROUP, (i + 1) * SHOW_IMAGE_GROUP),
  )

export async function getShowImages(ctx: AnyCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { facts } = await productFacts(ctx, input.id)
  const fits = (image: ShowImage) => !input.color_id || image.color_id === 0 || image.color_id === input.color_id
  const own = await ownShowImages(ctx, facts.id)
  return {
    groups: inGroups(showImagesIn(ctx.language, facts).filter(fits)),
    own_groups: inGroups(own.filter(fits)),
  }
}
