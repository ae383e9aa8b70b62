import type { BlogDraft, BlogPostState, CommentState } from '@inkroute/contract/blog/blog'

const pageOf = (params: URLSearchParams) => Math.max(1, Math.trunc(Number(params.get('page'))) || 1)

export interface PostListQuery {
  readonly page: number
  readonly query: string
  readonly type: number | undefined
  readonly state: BlogPostState | undefined
}

export function readPostList(params: URLSearchParams): PostListQuery {
  const type = Number(params.get('type'))
  const state = params.get('state')
  return {
    page: pageOf(params),
    query: (params.get('q') ?? '').slice(0, 60),
    type: type >= 1 && type <= 6 ? type : undefined,
    state: state === 'draft' || state === 'published' ? state : undefined,
  }
}

export function readCommentList(params: URLSearchParams): { page: number; state: CommentState } {
  const state = params.get('state')
  return { page: pageOf(params), state: state === 'approved' || state === 'refused' ? state : 'pending' }
}

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
    const lengthOf = (field: 'title' | 'summary' | 'body') => draft[`${field}_${language}`].trim().length
    if (lengthOf('title') < 2 || lengthOf('summary') < 2 || lengthOf('body') < 20) return language
  }
  return null
}
