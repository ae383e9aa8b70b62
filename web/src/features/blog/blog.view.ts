import type { executeBlog } from '@inkroute/contract/blog/blog'
import {
  artPictureSource,
  type PictureSource,
  type ShopShot,
  shopPictureSource,
} from '@inkroute/contract/catalog/pictures'
import { blogTypes } from '@inkroute/contract/codes'
import type { Reply } from '@inkroute/contract/endpoint'
import { pathInLanguage } from '../../shared/text/stored-language.ts'
import type { Language } from '../../shared/text/text.ts'
import { isPublicPath } from '../../shared/text/zones.ts'

type Answer = Reply<typeof executeBlog>

/** Which view of the blog the query asks for. */
export function narrowAnswer<M extends Answer['method']>(method: M, answer: Answer): Extract<Answer, { method: M }> {
  if (answer.method !== method) throw new Error(`asked ${method}, answered ${answer.method}`)
  return answer as Extract<Answer, { method: M }>
}

export interface BlogQuery {
  readonly type: number | undefined
  readonly query: string
  readonly page: number
}

/** `?type=` a type, `?q=` a search, `?page=`; invalid values are ignored. */
export function readBlogQuery(params: URLSearchParams): BlogQuery {
  const type = Number(params.get('type'))
  const page = params.get('page') ?? ''
  return {
    type: blogTypes.some((known) => known.id === type) ? type : undefined,
    query: (params.get('q') ?? '').trim().slice(0, 60),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

export function blogPath(language: Language, query: Partial<BlogQuery> = {}): string {
  const params = new URLSearchParams()
  if (query.type) params.set('type', String(query.type))
  if (query.query) params.set('q', query.query)
  if (query.page && query.page > 1) params.set('page', String(query.page))
  const text = params.toString()
  return pathInLanguage('/home/blog', language) + (text ? `?${text}` : '')
}

export const postPath = (language: Language, id: number): string =>
  `${pathInLanguage('/home/blogDetail', language)}?id=${id}`

export const readPostId = (params: URLSearchParams): number | null => {
  const id = params.get('id') ?? ''
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
}

export const typeName = (type: number, language: Language): string =>
  blogTypes.find((known) => known.id === type)?.[language] ?? ''

interface Cover extends PictureSource {
  /** Artworks are shown whole on tinted paper; patterns and photographs fill the frame. */
  readonly is_whole: boolean
}

/** Parses `art:<slug>` and `shop:<code>/<shot>`. */
export function getCover(cover: string, src_px: 480 | 1200 = 480): Cover {
  const [kind = '', name = ''] = cover.split(':')
  if (kind === 'shop') {
    const [code = '', shot = 'hero'] = name.split('/')
    return { ...shopPictureSource(code, shot as ShopShot, src_px), is_whole: false }
  }
  return { ...artPictureSource(name, 1, src_px), is_whole: !name.startsWith('pattern-') }
}

/** Links in a post use the Chinese path; English readers get the English one. */
export const bodyIn = (language: Language, html: string): string =>
  language === 'en'
    ? html.replace(/href="(\/[^"]*)"/g, (whole, path: string) =>
        isPublicPath(path.split(/[?#]/)[0] ?? '/') ? `href="${pathInLanguage(path, 'en')}"` : whole,
      )
    : html

/** Page numbers of a pager: first, last and neighbours of the current page; 0 is a gap. */
export function pageNumbers(current: number, last: number): number[] {
  const shown = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const sorted = [...new Set(shown)].sort((a, b) => a - b)
  return sorted.flatMap((page, place) => {
    const before = sorted[place - 1]
    return before !== undefined && page - before > 1 ? [0, page] : [page]
  })
}
