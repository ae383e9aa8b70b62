import { renderMarkdown } from '@inkroute/contract/markdown'
import { z } from 'zod'
import { once, readArticles } from '../../infra/content/content-files.ts'
import type { AppCtx } from '../../infra/context.ts'
import { daysAgo, demoFile } from '../../infra/module/demo.ts'
import { insertHolidayDialog } from './notice.queries.ts'
import { publishNotice } from './notice.ts'

const Text = z.strictObject({ zh: z.string(), en: z.string() })

/** Oldest first. */
export const demoNotices = once(() =>
  readArticles('demo/notice', {
    days_ago: z.coerce.number(),
    /** Days from now during which it is shown after login. */
    alert_days: z.coerce.number().optional(),
    audience: z.enum(['all', 'seller']).default('all'),
  }).sort((a, b) => b.days_ago - a.days_ago),
)

const demoDialog = demoFile(
  'notice/holiday-dialog',
  z.strictObject({
    slug: z.string(),
    image: Text,
    alt: Text,
    /** The notice it leads to. */
    notice: z.string(),
    from_days: z.number(),
    until_days: z.number(),
  }),
)

/** Notices of the last weeks, and the promotion that runs now. */
export async function addDemoNotices(ctx: AppCtx): Promise<void> {
  const ids = new Map<string, number>()
  for (const { slug, days_ago, alert_days, audience, zh, en } of demoNotices()) {
    const id = await publishNotice(ctx, {
      slug,
      audience,
      title: { zh: zh.title, en: en.title },
      summary: { zh: zh.summary, en: en.summary },
      desc: { zh: renderMarkdown(zh.body), en: renderMarkdown(en.body) },
      ...(alert_days === undefined ? {} : { alert_until: daysAgo(ctx, -alert_days) }),
      created_at: daysAgo(ctx, days_ago),
    })
    ids.set(slug, id)
  }
  const { slug, image, alt, notice, from_days, until_days } = demoDialog()
  await insertHolidayDialog(ctx.db, {
    slug,
    image_zh: image.zh,
    image_en: image.en,
    alt_zh: alt.zh,
    alt_en: alt.en,
    url: `/main/bulletinDetail/${ids.get(notice)}`,
    starts_at: daysAgo(ctx, -from_days).toISOString(),
    ends_at: daysAgo(ctx, -until_days).toISOString(),
  })
}
