import { getTitle } from '@inkroute/contract/account/permission-screen'
import { screens } from '@inkroute/contract/account/permission-tree'
import type { Language } from '@inkroute/contract/errors/errors'
import type { Seo } from '@inkroute/contract/site/site'
import type { SeoPageRow } from './site.queries.ts'

/** Replaced by the name of the site when a title is read. */
export const SITE_NAME = '{{site}}'

/** `/en/helpCenter/` and `/helpCenter?id=1` are the page `/helpCenter`. */
export function canonicalPath(http_url: string): string {
  const path = (http_url.split(/[?#]/)[0] ?? '/').replace(/^\/en(?=\/|$)/, '').replace(/\/+$/, '')
  return path === '' ? '/' : path
}

const getPattern = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)

/** The edited record, else the name of the screen at that address, else the name of the site. */
export function findSeo(row: SeoPageRow | undefined, path: string, language: Language): Seo {
  if (row) {
    return language === 'zh'
      ? { title: row.title_zh, keywords: row.keywords_zh, description: row.description_zh }
      : { title: row.title_en, keywords: row.keywords_en, description: row.description_en }
  }
  const screen = screens.find((candidate) => getPattern(candidate.path).test(path))
  return { title: screen ? `${getTitle(screen)[language]} - ${SITE_NAME}` : SITE_NAME, keywords: '', description: '' }
}
