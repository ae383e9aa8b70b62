import type { BlogDraft } from '@inkroute/contract/blog/blog'

export const emptyDraft: BlogDraft = {
  type: 1,
  cover: 'art:koi-pond',
  title_zh: '',
  title_en: '',
  summary_zh: '',
  summary_en: '',
  body_zh: '',
  body_en: '',
}

export const coverPattern = /^(art:[a-z0-9-]{2,60}|shop:[a-z0-9-]{2,40}\/(hero|detail|scene))$/

/** The language whose fields prevent saving; Chinese first. */
export function unfinishedLanguage(draft: BlogDraft): 'zh' | 'en' | null {
  for (const language of ['zh', 'en'] as const) {
    const getLength = (field: 'title' | 'summary' | 'body') => draft[`${field}_${language}`].trim().length
    if (getLength('title') < 2 || getLength('summary') < 2 || getLength('body') < 20) return language
  }
  return null
}
