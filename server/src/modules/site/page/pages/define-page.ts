import type { PageBlock, PageText } from '@inkroute/contract/site/page/blocks'
import type { PageContent } from '@inkroute/contract/site/page/page'
import { artworkNames, productNames } from './names.ts'

/** A text in both languages on one line: t`中文 | English`. */
export function t(parts: TemplateStringsArray): PageText {
  const [zh = '', en = '', ...rest] = parts.join('').split(' | ')
  if (!zh.trim() || !en.trim() || rest.length > 0)
    throw new Error(`not one Chinese and one English text: ${parts.join('')}`)
  return { zh: zh.trim(), en: en.trim() }
}

/** Words that read the same in both, such as a number or a name. */
export const same = (words: string): PageText => ({ zh: words, en: words })

interface Definition {
  readonly name: PageText
  readonly theme: PageContent['theme']
  readonly title: PageText
  readonly description: PageText
  readonly keywords: PageText
  readonly blocks: PageBlock[]
}

const definer =
  (template: PageContent['template']) =>
  (path: string, { title, description, keywords, ...rest }: Definition): PageContent => ({
    path,
    template,
    seo: { title, description, keywords },
    ...rest,
  })

export const infoPage = definer('info')
export const marketingPage = definer('marketing')
export const platformPage = definer('platform')
export const seasonalPage = definer('seasonal')

type Picture = Extract<PageBlock, { kind: 'picture_text' }>['picture']

/** A product in a colour, printed with an artwork of the gallery. */
export function mockup(product: string, view: string, colour: string, artwork: string): Picture {
  const goods = productNames(product)
  const print = artworkNames(artwork)
  const alt = { zh: `印有“${print.zh}”的${goods.zh}`, en: `${goods.en} printed with “${print.en}”` }
  return { of: 'mockup', alt, product, view, colour, artwork }
}

/** A photograph-like picture from the product's own folder. */
export function shop(product: string, shot: 'hero' | 'detail' | 'scene'): Picture {
  const goods = productNames(product)
  const words = {
    hero: goods,
    detail: { zh: `${goods.zh}的细节`, en: `${goods.en}, close up` },
    scene: { zh: `使用中的${goods.zh}`, en: `${goods.en} in use` },
  }
  return { of: 'shop', alt: words[shot], product, shot }
}

export const item = (title: PageText, body: PageText) => ({ title, body })
export const qa = (question: PageText, answer: PageText) => ({ question, answer })
export const fact = (value: PageText, label: PageText) => ({ value, label })
export const step = (when: PageText, title: PageText, body: PageText) => ({ when, title, body })
export const link = (label: PageText, to: string) => ({ label, to })
export const card = (title: PageText, body: PageText, to: string) => ({ title, body, to })
export const dos = (...items: PageText[]) => ({ name: t`这样做 | Do`, tone: 'do' as const, items })
export const avoids = (...items: PageText[]) => ({ name: t`别这样 | Avoid`, tone: 'avoid' as const, items })
