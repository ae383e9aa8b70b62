import { siteBrand } from '../../shared/brand/brand.ts'
/** A schema.org statement. URLs may be paths; they are made absolute when rendered. */
export interface JsonLd {
  readonly '@type': string
  readonly [property: string]: unknown
}

interface Crumb {
  readonly name: string
  readonly path: string
}

export const breadcrumbFacts = (crumbs: readonly Crumb[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: crumb.name,
    item: crumb.path,
  })),
})

interface ProductFacts {
  readonly name: string
  readonly description: string
  readonly code: string
  readonly images: readonly string[]
  readonly path: string
  readonly price_from: string
  readonly price_to?: string
  readonly offers: number
  readonly in_stock: boolean
  readonly material?: string
  readonly colours?: readonly string[]
}

export const productFacts = (product: ProductFacts): JsonLd => ({
  '@type': 'Product',
  name: product.name,
  description: product.description,
  sku: product.code,
  image: product.images,
  brand: { '@type': 'Brand', name: siteBrand().full.zh },
  ...(product.material ? { material: product.material } : {}),
  ...(product.colours ? { color: product.colours.join(', ') } : {}),
  offers: {
    '@type': 'AggregateOffer',
    priceCurrency: 'CNY',
    lowPrice: product.price_from,
    ...(product.price_to ? { highPrice: product.price_to } : {}),
    offerCount: product.offers,
    availability: `https://schema.org/${product.in_stock ? 'InStock' : 'OutOfStock'}`,
    url: product.path,
  },
})

interface ArticleFacts {
  readonly title: string
  readonly description: string
  readonly path: string
  readonly image?: string
  readonly published_at: string
  readonly updated_at?: string
}

export const articleFacts = (article: ArticleFacts): JsonLd => ({
  '@type': 'Article',
  headline: article.title,
  description: article.description,
  mainEntityOfPage: article.path,
  ...(article.image ? { image: article.image } : {}),
  datePublished: article.published_at,
  dateModified: article.updated_at ?? article.published_at,
  publisher: { '@type': 'Organization', name: siteBrand().full.zh },
})

export const faqFacts = (questions: readonly { question: string; answer: string }[]): JsonLd => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

export const listFacts = (items: readonly Crumb[]): JsonLd => ({
  '@type': 'ItemList',
  itemListElement: items.map((item, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: item.name,
    url: item.path,
  })),
})

const completed = (value: unknown, origin: string): unknown => {
  if (typeof value === 'string') return /^\/(?!\/)/.test(value) ? origin + value : value
  if (Array.isArray(value)) return value.map((one) => completed(one, origin))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, completed(one, origin)]))
}

/** Escapes JSON for a script block, so content cannot end the block early. */
export function jsonLdText(facts: readonly JsonLd[], origin: string): string {
  const graph = { '@context': 'https://schema.org', '@graph': facts.map((fact) => completed(fact, origin)) }
  return JSON.stringify(graph).replace(/</g, '\\u003c')
}
