import type { Language } from '@inkroute/contract/errors/errors'
import type { ShownBlock } from '@inkroute/contract/site/page/blocks'
import type { PageContent, SitePage } from '@inkroute/contract/site/page/page'

const isText = (value: object): value is Record<Language, string> =>
  'zh' in value && 'en' in value && Object.keys(value).length === 2

/** Picks one language of every text, at any depth. */
export function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((entry) => inLanguage(entry, language))
  if (value === null || typeof value !== 'object') return value
  if (isText(value)) return value[language]
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, inLanguage(entry, language)]))
}

type Extras = Pick<SitePage, 'product_ids' | 'updated_at' | 'lane_days'>

export function shownPage(content: PageContent, extras: Extras, language: Language, now: Date): SitePage {
  const { path, template, theme, name, blocks } = content
  return {
    path,
    template,
    theme,
    name: name[language],
    blocks: inLanguage(blocks, language) as ShownBlock[],
    ...extras,
    today: now.toISOString().slice(0, 10),
  }
}
