import { type PictureSource, productPictureSource } from '@inkroute/contract/catalog/pictures'
import type { ProductCard } from '@inkroute/contract/catalog/product'
import type { Reply } from '@inkroute/contract/endpoint'
import { LATE_BP_PER_DAY, LATE_MAX_DAYS } from '@inkroute/contract/production/codes'
import type { getPage } from '@inkroute/contract/site/page/page'
import { viewsInOrder } from '../../../features/catalog/card/card.view.ts'
import type { homeText } from '../../../features/site/home/home.text.ts'
import type { Guarantee } from '../../../features/site/home/home-proof.tsx'
import { fill, type Texts } from '../../../shared/text/text.ts'

export const REFUND_RULES = '/refund'
const SHOWN_RULES = 2

export interface Rules {
  /** Day from which the wording holds. */
  readonly version: string
  readonly sections: readonly { readonly title: string; readonly terms: string }[]
}

/** The first rules of the operator's refund page, in its own words; null for a page without any. */
export function findRules(page: Reply<typeof getPage>): Rules | null {
  const found = page.blocks.find((block) => block.kind === 'clauses')
  if (!found) return null
  const sections = found.sections.slice(0, SHOWN_RULES)
  return {
    version: found.version,
    sections: sections.map(({ title, paragraphs }) => ({ title, terms: paragraphs[0] ?? '' })),
  }
}

interface GuaranteeFacts {
  readonly empty_pages: readonly string[]
  readonly rules: Rules | null
  readonly has_products: boolean
}

const ON_TIME_ZONE = '/zone/time'
const per_day = LATE_BP_PER_DAY / 100
const ruleIcons = ['shield', 'refresh'] as const

/** Only what holds here: a zone with products, a published refund page, products to pay for. */
export function getGuarantees(facts: GuaranteeFacts, text: Texts<typeof homeText>): readonly Guarantee[] {
  const isThere = (path: string) => !facts.empty_pages.includes(path)
  const version = facts.rules?.version ?? ''
  const rules = isThere(REFUND_RULES) ? (facts.rules?.sections ?? []) : []
  const list: Guarantee[] = []
  if (isThere(ON_TIME_ZONE)) {
    const terms = fill(text.late_terms, { per_day, most: per_day * LATE_MAX_DAYS })
    const to = isThere('/home/timeliness') ? '/home/timeliness' : ON_TIME_ZONE
    list.push({ icon: 'clock', title: text.late_title, terms, to, link: text.late_link })
  }
  rules.forEach(({ title, terms }, place) => {
    const link = fill(text.clause_link, { version })
    list.push({ icon: ruleIcons[place] ?? 'shield', title, terms, to: REFUND_RULES, link })
  })
  if (facts.has_products && isThere('/logisticsRelated')) {
    const words = { title: text.price_title, terms: text.price_terms, link: text.price_link }
    list.push({ icon: 'wallet', to: '/logisticsRelated', ...words })
  }
  return list
}

const MAX_FRAMES = 6

/** A product with one artwork after another, each from two sides. */
export function heroFrames(product: ProductCard, artworks: readonly string[]): readonly PictureSource[] {
  if (!product.has_picture) return []
  const views = viewsInOrder(product).slice(0, 2)
  const printed = artworks.length > 0 ? artworks : [product.artwork]
  const frames = printed.flatMap((artwork) =>
    views.flatMap(({ picture }) =>
      picture
        ? [
            productPictureSource(
              {
                code: picture.product,
                view: picture.view,
                colour: product.default_color_key,
                artwork: artwork || undefined,
              },
              720,
            ),
          ]
        : [],
    ),
  )
  return frames.slice(0, MAX_FRAMES)
}
