import type { SitePage } from '@inkroute/contract/site/page/page'
import type { Language } from '../../../shared/text/text.ts'

interface Hub {
  readonly path: string
  readonly name: 'hub_platform' | 'hub_seasonal'
}

const hubs: Partial<Record<SitePage['template'], Hub>> = {
  platform: { path: '/aggregation', name: 'hub_platform' },
  seasonal: { path: '/home/specialSubject', name: 'hub_seasonal' },
}

/** The overview page of a kind, if there is one. */
export const findHub = (page: Pick<SitePage, 'template'>): Hub | undefined => hubs[page.template]

const DAY_MS = 86_400_000
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const weekdays = {
  zh: ['日', '一', '二', '三', '四', '五', '六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
}

const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`)

/** `12 月 4 日 周五` or `Fri 4 Dec`, with the year in the long form. Identical on server and in the browser. */
export function dayName(day: string, language: Language): string {
  const date = atMidnight(day)
  const weekday = weekdays[language][date.getUTCDay()]
  const [year, month, of_month] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
  return language === 'zh'
    ? `${year} 年 ${month + 1} 月 ${of_month} 日 周${weekday}`
    : `${weekday} ${of_month} ${months[month]} ${year}`
}

export const daysUntil = (day: string, today: string): number =>
  Math.round((atMidnight(day).getTime() - atMidnight(today).getTime()) / DAY_MS)

/** Part of a paragraph: plain text, bold text, or an internal link. */
export type InlinePart =
  | { readonly is: 'words'; readonly words: string }
  | { readonly is: 'bold'; readonly words: string }
  | { readonly is: 'link'; readonly words: string; readonly to: string }

const MARK = /\*\*([^*]+)\*\*|\[([^\]]+)\]\((\/(?![/\\])[^\s)\\]*)\)/g

/** `**bold**` and `[words](/path)`. Anything else, including external links and HTML, stays plain text. */
export function inlineParts(text: string): InlinePart[] {
  const parts: InlinePart[] = []
  let at = 0
  for (const match of text.matchAll(MARK)) {
    if (match.index > at) parts.push({ is: 'words', words: text.slice(at, match.index) })
    const [whole, bold, label, to] = match
    if (bold) parts.push({ is: 'bold', words: bold })
    else if (label && to) parts.push({ is: 'link', words: label, to })
    at = match.index + whole.length
  }
  if (at < text.length) parts.push({ is: 'words', words: text.slice(at) })
  return parts
}

/** The plain text, for search engines. */
export const plainWords = (text: string): string =>
  inlineParts(text)
    .map((part) => part.words)
    .join('')
