import { productPicture, shopPicture } from '@inkroute/contract/catalog/pictures'
import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { breadcrumbFacts, faqFacts, productFacts } from '../../../app/seo/json-ld.ts'
import { getTitle, type OwnSeo } from '../../../app/seo/seo.view.ts'
import { detailText } from '../../../features/catalog/detail/core/detail.text.ts'
import { questionText } from '../../../features/catalog/detail/sections/sections.text.ts'
import { getQuestions } from '../../../features/catalog/detail/sections/sections.view.ts'
import { siteBrand } from '../../../shared/brand/brand.ts'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { type Language, pickTexts } from '../../../shared/text/text.ts'

function getImages(product: BasicProduct): string[] {
  if (!product.has_picture) return []
  const artwork = product.artwork || undefined
  const views = product.views.flatMap(({ picture }) =>
    picture
      ? [
          productPicture(
            { code: picture.product, view: picture.view, colour: product.default_color_key, artwork },
            1200,
          ),
        ]
      : [],
  )
  return [...views, ...product.shots.map((shot) => shopPicture(product.code, shot, 1200))]
}

/** SEO data and structured data of a product page. */
export function productSeo(product: BasicProduct, language: Language): OwnSeo {
  const path = pathInLanguage(`/productDesignDetail/${product.id}`, language)
  const images = getImages(product)
  const crumbs = [
    { name: pickTexts(detailText, language).all_products, path: pathInLanguage('/products', language) },
    ...product.category_path.map(({ name, http_url }) => ({
      name,
      path: pathInLanguage(`/category/${http_url}`, language),
    })),
    { name: product.name, path },
  ]
  const facts = productFacts({
    name: product.name,
    description: product.description,
    code: product.code,
    images,
    path,
    price_from: product.price_from,
    price_to: product.price_to,
    offers: product.items.length,
    in_stock: product.items.some(({ stock }) => stock > 0),
    material: product.material,
    colours: product.colors.map(({ name }) => name),
  })
  const questions = faqFacts(getQuestions(product, pickTexts(questionText, language)))
  return {
    title: getTitle(product.name, siteBrand().full[language]),
    description: `${product.subtitle} ${product.selling_points.join(language === 'zh' ? '；' : '; ')}`,
    keywords: [product.name, ...product.category_path.map(({ name }) => name), product.code].join(','),
    type: 'product',
    ...(images[0] ? { image: images[0] } : {}),
    facts: [facts, breadcrumbFacts(crumbs), questions],
  }
}
