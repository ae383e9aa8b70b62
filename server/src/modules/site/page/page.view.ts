import { createHash } from 'node:crypto'
import type { Language } from '@inkroute/contract/errors'
import type { ShownBlock } from '@inkroute/contract/page-blocks'
import type { PageContent, PageDraft, PageRow, SitePage } from '@inkroute/contract/site-page'

/** A row of `site_page`. */
export interface StoredPage {
  readonly path: string
  readonly template: string
  readonly published: unknown
  readonly version: number
  readonly published_at: string
  readonly draft: unknown
  readonly draft_at: string | null
  readonly revision: number
}

const isText = (value: object): value is Record<Language, string> =>
  'zh' in value && 'en' in value && Object.keys(value).length === 2

/** Picks one language of every text, however deep it stands. */
export function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((entry) => inLanguage(entry, language))
  if (value === null || typeof value !== 'object') return value
  if (isText(value)) return value[language]
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, inLanguage(entry, language)]))
}

/** What is stored has passed the schema on its way in, so it is not parsed again. */
const contentOf = (value: unknown) => value as PageContent
const templateOf = (row: StoredPage) => row.template as SitePage['template']
const dayOf = (now: Date) => now.toISOString().slice(0, 10)

export function shownPage(row: StoredPage, language: Language, now: Date): SitePage {
  const content = contentOf(row.published)
  return {
    path: row.path,
    template: templateOf(row),
    theme: content.theme,
    name: content.name[language],
    blocks: inLanguage(content.blocks, language) as ShownBlock[],
    updated_at: row.published_at,
    today: dayOf(now),
  }
}

const stateOf = (row: StoredPage): PageRow['state'] => (row.draft ? 'changed' : 'published')

export const listedPage = (row: StoredPage): PageRow => ({
  path: row.path,
  template: templateOf(row),
  name: contentOf(row.draft ?? row.published).name,
  state: stateOf(row),
  version: row.version,
  published_at: row.published_at,
  draft_at: row.draft_at,
})

export const draftOf = (row: StoredPage, now: Date): PageDraft => ({
  path: row.path,
  template: templateOf(row),
  content: contentOf(row.draft ?? row.published),
  state: stateOf(row),
  version: row.version,
  revision: row.revision,
  published_at: row.published_at,
  draft_at: row.draft_at,
  today: dayOf(now),
})

export const fingerprint = (content: PageContent): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
