import { optionalBilingual } from '@inkroute/contract/content'
import { SeoContent } from '@inkroute/contract/site/editor'
import { z } from 'zod'
import { withheldKeys } from '../../infra/content/content.queries.ts'
import { jsonFile } from '../../infra/content/content-files.ts'
import type { AppCtx } from '../../infra/context.ts'
import { addSeoPages, type SeoPageRow } from './core/site.queries.ts'
import { SITE_NAME } from './core/site.rules.ts'

const nothing = { zh: '', en: '' }

/** What search engines read about pages that are not content pages: home, help, login, blog, joining … */
const seoPages = jsonFile(
  'seo.json',
  z.array(
    z.strictObject({
      path: SeoContent.shape.http_url,
      title: SeoContent.shape.title,
      /** The title is used as it is, without the name of the site after it. */
      title_is_complete: z.boolean().default(false),
      description: optionalBilingual(400).default(nothing),
      keywords: optionalBilingual(300).default(nothing),
    }),
  ),
)

type SeoPage = ReturnType<typeof seoPages>[number]

function toRow({ path, title, title_is_complete, description, keywords }: SeoPage): SeoPageRow {
  const ending = title_is_complete ? '' : ` - ${SITE_NAME}`
  return {
    http_url: path,
    title_zh: title.zh + ending,
    title_en: title.en + ending,
    keywords_zh: keywords.zh,
    keywords_en: keywords.en,
    description_zh: description.zh,
    description_en: description.en,
  }
}

/** Every installation has these; what staff have edited is left alone. */
export async function addSitePages(ctx: AppCtx): Promise<void> {
  const withheld = await withheldKeys(ctx.db, 'seo')
  const rows = seoPages().map(toRow)
  await addSeoPages(
    ctx.db,
    rows.filter((row) => !withheld.has(row.http_url)),
  )
}
