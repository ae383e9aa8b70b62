import type { ListingLanguage } from '@inkroute/contract/listing/words'
import type { AppCtx } from '../../../infra/context.ts'
import { cachedProduct } from '../../catalog/catalog.ts'
import type { ListableGoods } from '../../goods/goods.ts'
import { selectArtworkWords, selectOwnTags } from './artwork.queries.ts'
import { type GoodsWords, spokenName } from './words.rules.ts'

type Product = NonNullable<Awaited<ReturnType<typeof cachedProduct>>>

/** One line for each size that is offered: `M: Chest width 52 cm, Body length 71 cm`. */
function sizeChart(product: Product, offered: ReadonlySet<string>, language: ListingLanguage): string {
  const colon = language === 'zh' ? '：' : ': '
  const comma = language === 'zh' ? '，' : ', '
  return product.sizes
    .filter(({ name }) => offered.has(name))
    .flatMap(({ id, name }) => {
      const measures = product.attributes.flatMap((attribute) => {
        const value = product.size_values.find((one) => one.size_id === id && one.attr_id === attribute.id)
        return value ? [`${attribute[`name_${language}`]} ${Number(value.attr_value)} ${attribute.unit}`] : []
      })
      return measures.length > 0 ? [`${spokenName(name, language)}${colon}${measures.join(comma)}`] : []
    })
    .join('\n')
}

/** Everything texts are written from, and where the product comes from. */
export interface Gathered {
  readonly words: GoodsWords
  readonly origin: string
}

export async function gatherWords(
  ctx: AppCtx,
  seller_id: number,
  found: readonly ListableGoods[],
  { language = 'en', brand }: { readonly language?: ListingLanguage | undefined; readonly brand: string },
): Promise<(goods: ListableGoods) => Gathered> {
  const designs = [...new Set(found.map(({ design_id }) => design_id))]
  const ids = [...new Set(found.map(({ product_id }) => product_id))]
  const [artworks, own_tags] = await Promise.all([
    selectArtworkWords(ctx.db, seller_id, designs),
    selectOwnTags(ctx.db, seller_id, designs),
  ])
  const products = new Map<number, Product>()
  for (const id of ids) {
    const product = await cachedProduct(ctx, id)
    if (product) products.set(id, product)
  }
  return (goods) => {
    const product = products.get(goods.product_id)
    const shown = artworks.get(goods.design_id) ?? []
    const sizes = goods.skus.map(({ size_name }) => size_name)
    const words = {
      title: goods.title,
      title_en: goods.title_en,
      product: goods.product_name,
      designs: shown.map((artwork) => artwork[`name_${language}`]),
      tags: [...shown.flatMap((artwork) => artwork[`tags_${language}`]), ...(own_tags.get(goods.design_id) ?? [])],
      material: product?.[`material_${language}`] ?? '',
      care: product?.[`care_${language}`] ?? '',
      colors: goods.skus.map(({ color_name }) => spokenName(color_name, language)),
      sizes: sizes.map((name) => spokenName(name, language)),
      size_chart: product ? sizeChart(product, new Set(sizes), language) : '',
      brand,
    }
    return { words, origin: product?.origin_country ?? '' }
  }
}
