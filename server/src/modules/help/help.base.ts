import { withheldKeys } from '../../infra/content/content.queries.ts'
import type { AppCtx } from '../../infra/context.ts'
import { accountHelp } from './articles/account.ts'
import type { SeedArticle } from './articles/article.ts'
import { gettingStarted } from './articles/getting-started.ts'
import { messageHelp } from './articles/messages.ts'
import { pictureHelp } from './articles/pictures.ts'
import { shoppingHelp } from './articles/shopping.ts'
import { addHelpContent } from './help.queries.ts'

const categories = [
  { id: 1, name_zh: '新手入门', name_en: 'Getting started', icon: 'compass', sort: 1 },
  { id: 2, name_zh: '账户与权限', name_en: 'Account and access', icon: 'user', sort: 2 },
  { id: 3, name_zh: '图片与设计', name_en: 'Pictures and design', icon: 'pen', sort: 3 },
  { id: 4, name_zh: '消息与导出', name_en: 'Messages and exports', icon: 'mail', sort: 4 },
  { id: 5, name_zh: '选品与价格', name_en: 'Products and prices', icon: 'compass', sort: 5 },
]

const words = [
  { id: 1, word_zh: '注册', word_en: 'Register', sort: 1 },
  { id: 2, word_zh: '验证码', word_en: 'Code', sort: 2 },
  { id: 3, word_zh: '子账号', word_en: 'Sub-account', sort: 3 },
  { id: 4, word_zh: '上传图片', word_en: 'Upload', sort: 4 },
  { id: 5, word_zh: '快捷键', word_en: 'Hot keys', sort: 5 },
]

const articles: readonly SeedArticle[] = [
  ...gettingStarted,
  ...accountHelp,
  ...pictureHelp,
  ...messageHelp,
  ...shoppingHelp,
]

const toRow = (article: SeedArticle, sort: number) => ({
  id: article.id,
  category_id: article.category_id,
  title_zh: article.zh.title,
  title_en: article.en.title,
  summary_zh: article.zh.summary,
  summary_en: article.en.summary,
  body_zh: article.zh.body,
  body_en: article.en.body,
  keywords: article.keywords ?? '',
  is_common: article.is_common === true,
  is_tutorial: article.is_tutorial === true,
  sort,
})

const redirects = articles.flatMap((article) =>
  (article.explains ?? []).map((path) => ({ path, article_id: article.id })),
)

/** The help every installation starts with; what staff have edited is left alone. */
export async function addHelp(ctx: AppCtx): Promise<void> {
  const [no_categories, no_articles] = await Promise.all([
    withheldKeys(ctx.db, 'help_category'),
    withheldKeys(ctx.db, 'help_article'),
  ])
  const shown = articles
    .map(toRow)
    .filter((row) => !no_articles.has(String(row.id)) && !no_categories.has(String(row.category_id)))
  const ids = new Set(shown.map((row) => row.id))
  await addHelpContent(ctx.db, {
    categories: categories.filter((row) => !no_categories.has(String(row.id))),
    articles: shown,
    words,
    redirects: redirects.filter((row) => ids.has(row.article_id)),
  })
}
