export interface ArticleText {
  readonly title: string
  readonly summary: string
  /** HTML with headings from h2, paragraphs, lists, tables, kbd and links inside the product. */
  readonly body: string
}

export interface SeedArticle {
  readonly id: number
  readonly category_id: number
  readonly is_common?: true
  readonly is_tutorial?: true
  readonly keywords?: string
  /** Screens this article explains. */
  readonly explains?: readonly string[]
  readonly zh: ArticleText
  readonly en: ArticleText
}
