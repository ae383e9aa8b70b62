import type { PageContent } from '@inkroute/contract/site-page'
import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { SITE_NAME } from '../site.rules.ts'

const columns = [
  'path',
  'template',
  'published',
  'version',
  'published_at',
  'draft',
  'draft_at',
  'revision',
] as const satisfies string[]

export const findPage = (db: Db, path: string) =>
  db.selectFrom('site_page').select(columns).where('path', '=', path).executeTakeFirst()

const escaped = (word: string) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

export interface PageSearch {
  readonly query?: string | undefined
  readonly template?: string | undefined
  readonly state?: 'published' | 'changed' | undefined
}

export function selectPages(db: Db, search: PageSearch) {
  let query = db.selectFrom('site_page').select(columns).orderBy('template').orderBy('path')
  if (search.template) query = query.where('template', '=', search.template)
  if (search.state) query = query.where('draft', search.state === 'changed' ? 'is not' : 'is', null)
  if (search.query) {
    const text = sql`path || ' ' || coalesce(draft, published)::text`
    query = query.where(sql<boolean>`${text} ilike ${escaped(search.query)}`)
  }
  return query.execute()
}

/** Writes only over the revision the editor has seen; no row back means somebody was quicker. */
export const updateDraft = (
  db: Db,
  path: string,
  revision: number,
  draft: { readonly content: PageContent | null; readonly at: string | null },
) =>
  db
    .updateTable('site_page')
    .set({
      draft: draft.content && JSON.stringify(draft.content),
      draft_at: draft.at,
      revision: revision + 1,
    })
    .where('path', '=', path)
    .where('revision', '=', revision)
    .returning(columns)
    .executeTakeFirst()

export const publishDraft = (db: Db, path: string, revision: number, at: string) =>
  db
    .updateTable('site_page')
    .set((eb) => ({
      published: eb.ref('draft').$notNull(),
      version: eb('version', '+', 1),
      published_at: at,
      draft: null,
      draft_at: null,
      revision: revision + 1,
      is_edited: true,
    }))
    .where('path', '=', path)
    .where('revision', '=', revision)
    .where('draft', 'is not', null)
    .returning(columns)
    .executeTakeFirst()

export const insertVersion = (
  db: Db,
  row: { path: string; version: number; content: unknown; published_at: string; published_by: number; note: string },
) =>
  db
    .insertInto('site_page_version')
    .values({ ...row, content: JSON.stringify(row.content) })
    .execute()

export const selectVersions = (db: Db, path: string) =>
  db
    .selectFrom('site_page_version as version')
    .leftJoin('app_user as person', 'person.id', 'version.published_by')
    .select(['version.version', 'version.published_at', 'version.note'])
    .select(sql<string | null>`coalesce(nullif(person.display_name, ''), person.username)`.as('published_by'))
    .where('version.path', '=', path)
    .orderBy('version.version', 'desc')
    .execute()

export const findVersion = (db: Db, path: string, version: number) =>
  db
    .selectFrom('site_page_version')
    .select('content')
    .where('path', '=', path)
    .where('version', '=', version)
    .executeTakeFirst()

/** Browser tab and search engines read `seo_page`; a published page writes its own line there. */
export const putSeo = (db: Db, path: string, { seo }: PageContent, replace: boolean) => {
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

export const selectBaseHashes = (db: Db) =>
  db.selectFrom('site_page').select(['path', 'base_hash', 'is_edited', 'version']).execute()

interface BasePage {
  readonly path: string
  readonly template: string
  readonly content: PageContent
  readonly base_hash: string
  readonly version: number
  readonly at: string
}

/** A page as it came with the release, with its line in the history. */
export async function putBasePage(db: Db, page: BasePage): Promise<void> {
  const content = JSON.stringify(page.content)
  const shown = { published: content, version: page.version, published_at: page.at, base_hash: page.base_hash }
  await db
    .insertInto('site_page')
    .values({ path: page.path, template: page.template, ...shown })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ template: page.template, ...shown }))
    .execute()
  await db
    .insertInto('site_page_version')
    .values({ path: page.path, version: page.version, content, published_at: page.at })
    .execute()
}
