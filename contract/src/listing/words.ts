/** How titles, descriptions and tags are written. Read by the form in the browser and by the server; no zod here. */

export const listingLanguages = ['en', 'zh'] as const
export type ListingLanguage = (typeof listingLanguages)[number]

/** Words a rule may hold in braces. They are filled for each product in the language of the shop. */
export const listingWords = [
  'title',
  'title_en',
  'design',
  'product',
  'tags',
  'material',
  'care',
  'colors',
  'sizes',
  'size_chart',
  'brand',
] as const
export type ListingWord = (typeof listingWords)[number]

export interface ListingRulesText {
  readonly title: string
  readonly description: string
  readonly tags: string
}

export const TAG_RULE = '{tags}'

/** What a shop starts with. A line whose words are all empty is left out. */
export const startRules: Readonly<Record<ListingLanguage, ListingRulesText>> = {
  en: {
    title: '{title} {product}',
    description: [
      '{title}',
      '',
      'Printed to order on our {product}.',
      '',
      'Material: {material}',
      'Colors: {colors}',
      'Sizes: {sizes}',
      '{size_chart}',
      '',
      'Care: {care}',
    ].join('\n'),
    tags: TAG_RULE,
  },
  zh: {
    title: '{title} {product}',
    description: [
      '{title}',
      '',
      '{product}，下单后印制。',
      '',
      '材质：{material}',
      '颜色：{colors}',
      '尺码：{sizes}',
      '{size_chart}',
      '',
      '洗护：{care}',
    ].join('\n'),
    tags: TAG_RULE,
  },
}

const CHINESE_MONEY = new Set(['CNY', 'TWD'])

/** The language buyers of a shop read: Chinese only where the platform takes it and the money is Chinese. */
export const languageOfShop = (currency: string, takes_chinese: boolean): ListingLanguage =>
  takes_chinese && CHINESE_MONEY.has(currency) ? 'zh' : 'en'
