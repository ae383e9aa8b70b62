import * as contract from '@inkroute/contract/site/editor'
import { contentKind } from '../../../infra/content/content-kind.ts'
import { sanitiseHtml } from '../../../infra/html/sanitise-html.ts'
import { findSeoPages, putSeoPage, removeSeoPage } from '../core/site.queries.ts'
import { canonicalPath } from '../core/site.rules.ts'
import { refuseUnknownProducts, setProducts } from './special-products.ts'

const onHome = () => '/'

export const bannerKind = contentKind({ endpoints: contract.banners, previewUrl: onHome })

export const specialKind = contentKind({
  endpoints: contract.specials,
  previewUrl: ({ id }) => `/adSpecial/${id}`,
  clean: (special) => ({
    ...special,
    body: { zh: sanitiseHtml(special.body.zh), en: sanitiseHtml(special.body.en) },
    product_codes: [...new Set(special.product_codes)],
  }),
  check: (tx, special) => refuseUnknownProducts(tx, special.product_codes),
  apply: (tx, { id, payload }) => setProducts(tx, id, payload?.product_codes ?? []),
})

export const floorKind = contentKind({
  endpoints: contract.floors,
  previewUrl: onHome,
  clean: (floor) => ({ ...floor, product_codes: [...new Set(floor.product_codes)] }),
  check: (tx, floor) => refuseUnknownProducts(tx, floor.product_codes),
})

export const hotWordKind = contentKind({ endpoints: contract.hotWords, previewUrl: onHome })

export const hintKind = contentKind({ endpoints: contract.hints, previewUrl: onHome })

/** The record of an address. Its row in `seo_page` is what pages read. */
export const seoKind = contentKind({
  endpoints: contract.seoPages,
  previewUrl: ({ payload }) => payload.http_url,
  newKey: (_, { http_url }) => canonicalPath(http_url),
  clean: (seo) => ({ ...seo, http_url: canonicalPath(seo.http_url) }),
  async apply(tx, { key, payload }) {
    if (!payload) return removeSeoPage(tx.db, key)
    const { title, keywords, description } = payload
    await putSeoPage(tx.db, {
      http_url: key,
      title_zh: title.zh,
      title_en: title.en,
      keywords_zh: keywords.zh,
      keywords_en: keywords.en,
      description_zh: description.zh,
      description_en: description.en,
    })
  },
  async adopt(tx) {
    const rows = await findSeoPages(tx.db)
    return rows.map((row) => ({
      key: row.http_url,
      payload: {
        http_url: row.http_url,
        title: { zh: row.title_zh, en: row.title_en },
        keywords: { zh: row.keywords_zh, en: row.keywords_en },
        description: { zh: row.description_zh, en: row.description_en },
      },
    }))
  },
})
