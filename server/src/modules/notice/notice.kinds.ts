import * as contract from '@inkroute/contract/notice/editor'
import { contentKind } from '../../infra/content/content-kind.ts'
import { sanitiseHtml } from '../../infra/html/sanitise-html.ts'
import {
  findLooseHolidays,
  findLooseNotices,
  putHoliday,
  putNotice,
  removeHoliday,
  withdrawNotice,
} from './notice.queries.ts'

/** Readers take notices from `system_notice`; the editor writes there when a notice is published. */
export const noticeKind = contentKind({
  endpoints: contract.notices,
  previewUrl: () => '/',
  newKey: (tx) => `notice-${tx.clock.now().getTime().toString(36)}`,
  clean: (notice) => ({ ...notice, desc: { zh: sanitiseHtml(notice.desc.zh), en: sanitiseHtml(notice.desc.en) } }),
  async apply(tx, { key, payload }) {
    const now = tx.clock.now().toISOString()
    if (!payload) return withdrawNotice(tx.db, key, now)
    const { title, summary, desc, audience, alert_until, show_from } = payload
    await putNotice(
      tx.db,
      {
        slug: key,
        audience,
        alert_until,
        title_zh: title.zh,
        title_en: title.en,
        summary_zh: summary.zh,
        summary_en: summary.en,
        desc_zh: desc.zh,
        desc_en: desc.en,
      },
      show_from,
      now,
    )
  },
  async adopt(tx) {
    const rows = await findLooseNotices(tx.db)
    return rows.map((row) => ({
      key: row.slug,
      payload: {
        title: { zh: row.title_zh, en: row.title_en },
        summary: { zh: row.summary_zh, en: row.summary_en },
        desc: { zh: row.desc_zh, en: row.desc_en },
        audience: row.audience as 'all' | 'seller',
        alert_until: row.alert_until,
        show_from: row.created_at,
      },
    }))
  },
})

/** The window is required: a promotion without an end would be shown forever. */
const FOREVER = '9999-12-31T00:00:00.000Z'

export const holidayKind = contentKind({
  endpoints: contract.holidays,
  previewUrl: () => '/',
  newKey: (tx) => `dialog-${tx.clock.now().getTime().toString(36)}`,
  async apply(tx, { key, payload }) {
    if (!payload) return removeHoliday(tx.db, key)
    const { image, alt, url, show_from, show_until } = payload
    await putHoliday(tx.db, {
      slug: key,
      url,
      image_zh: image.zh,
      image_en: image.en,
      alt_zh: alt.zh,
      alt_en: alt.en,
      starts_at: show_from ?? tx.clock.now().toISOString(),
      ends_at: show_until ?? FOREVER,
    })
  },
  async adopt(tx) {
    const rows = await findLooseHolidays(tx.db)
    return rows.map((row) => ({
      key: row.slug,
      payload: {
        image: { zh: row.image_zh, en: row.image_en },
        alt: { zh: row.alt_zh, en: row.alt_en },
        url: row.url,
        show_from: row.starts_at,
        show_until: row.ends_at,
      },
    }))
  },
})
