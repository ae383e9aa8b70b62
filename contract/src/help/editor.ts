import { z } from 'zod'
import { bilingual, contentEndpoints, OwnAddress } from '../content.ts'

/** What staff write in the help centre. */
export const HelpArticleContent = z.object({
  category_id: z.int().positive(),
  title: bilingual(80),
  summary: bilingual(200),
  /** HTML; sanitised before it is stored. */
  body: bilingual(60_000),
  /** Search words that do not occur in the text. */
  keywords: z.string().trim().max(300),
  is_common: z.boolean(),
  is_tutorial: z.boolean(),
  /** Screens this article explains: the redirect map. */
  explains: z.array(OwnAddress).max(20),
})
export type HelpArticleContent = z.infer<typeof HelpArticleContent>

export const helpIcons = ['compass', 'user', 'pen', 'mail', 'book', 'box', 'truck', 'wallet', 'link', 'order'] as const
export const HelpCategoryContent = z.object({ name: bilingual(30), icon: z.enum(helpIcons) })
export type HelpCategoryContent = z.infer<typeof HelpCategoryContent>

export const helpArticles = contentEndpoints('help_article', HelpArticleContent, 'ops.content')
export const helpCategories = contentEndpoints('help_category', HelpCategoryContent, 'ops.content')
