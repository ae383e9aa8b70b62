import type { PageContent } from '@inkroute/contract/site/page/page'
import type { Db } from '../../../infra/db/database.ts'
import { SITE_NAME } from '../core/site.rules.ts'

const KIND = 'page'

export const findPage = (db: Db, path: string) =>
  db
    .selectFrom('content_item')
    .select(['id', 'published', 'draft', 'published_at', 'updated_at'])
    .where('kind', '=', KIND)
    .where('key', '=', path)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

/** Browser tab and search engines read `seo_page`; a published page writes its own line there. */
export function putSeo(db: Db, { path, seo }: PageContent, replace: boolean) {
  const row = {
    http_url: path,
    title_zh: `${seo.title.zh} - ${SITE_NAME}`,
    title_en: `${seo.title.en} - ${SITE_NAME}`,
    keywords_zh: seo.keywords.zh,
    keywords_en: seo.keywords.en,
    description_zh: seo.description.zh,
    description_en: seo.description.en,
  }
  return db
    .insertInto('seo_page')
    .values(row)
    .onConflict((conflict) => (replace ? conflict.column('http_url').doUpdateSet(row) : conflict.doNothing()))
    .execute()
}
