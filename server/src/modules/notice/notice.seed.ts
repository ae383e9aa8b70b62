import type { AppCtx } from '../../infra/context.ts'
import { demoNotices } from './notice.demo.ts'
import { insertHolidayDialog } from './notice.queries.ts'
import { publishNotice } from './notice.ts'

const DAY_MS = 86_400_000

/** Notices of the last weeks, and the promotion that runs now. */
export async function seedNotices(ctx: AppCtx): Promise<void> {
  const now_ms = ctx.clock.now().getTime()
  const at = (days: number) => new Date(now_ms + days * DAY_MS)
  const ids = new Map<string, number>()
  for (const { days_ago, alert_days, ...notice } of demoNotices) {
    const alert = alert_days === undefined ? {} : { alert_until: at(alert_days) }
    ids.set(notice.slug, await publishNotice(ctx, { ...notice, ...alert, created_at: at(-days_ago) }))
  }
  await insertHolidayDialog(ctx.db, {
    slug: 'year-end',
    image_zh: '/holiday/year-end-zh.webp',
    image_en: '/holiday/year-end-en.webp',
    alt_zh: '年末备货季：圣诞订单请在截止时间前下单，查看各地区发货截止表',
    alt_en: 'Year-end season: order before the cut-off to arrive by Christmas; see the table by region',
    url: `/main/bulletinDetail/${ids.get('year-end-cut-off')}`,
    starts_at: at(-1).toISOString(),
    ends_at: at(30).toISOString(),
  })
}
