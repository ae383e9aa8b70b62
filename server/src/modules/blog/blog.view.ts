import type { BlogPost, BlogRow } from '@inkroute/contract/blog/blog'
import type { Language } from '@inkroute/contract/errors/errors'
import { readingMinutes, renderMarkdown } from '@inkroute/contract/markdown'

export interface StoredPost {
  readonly id: number
  readonly type: number
  readonly cover: string
  readonly title_zh: string
  readonly title_en: string
  readonly summary_zh: string
  readonly summary_en: string
  readonly body_zh: string
  readonly body_en: string
  readonly views: number
  readonly comments: number
  readonly published_at: string
  readonly updated_at: string
}

export const rowIn = (language: Language, post: StoredPost): BlogRow => ({
  id: post.id,
  type: post.type,
  cover: post.cover,
  title: post[`title_${language}`],
  summary: post[`summary_${language}`],
  views: post.views,
  comments: post.comments,
  minutes: readingMinutes(post[`body_${language}`]),
  published_at: new Date(post.published_at).toISOString(),
})

export const postIn = (language: Language, post: StoredPost): BlogPost => ({
  ...rowIn(language, post),
  body: renderMarkdown(post[`body_${language}`]),
  updated_at: post.updated_at,
})
