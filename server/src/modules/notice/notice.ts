import type { AppCtx } from '../../infra/context.ts'
import { sanitiseHtml } from '../../infra/html/sanitise-html.ts'
import { insertNotice } from './notice.queries.ts'

type Bilingual = { readonly zh: string; readonly en: string }

export interface NewNotice {
  /** Permanent id in Latin letters. */
  readonly slug: string
  readonly title: Bilingual
  readonly summary: Bilingual
  /** HTML; sanitised before it is stored. */
  readonly desc: Bilingual
  readonly audience?: 'all' | 'seller'
  /** Shown after login until then. */
  readonly alert_until?: Date
  readonly created_at?: Date
}

/** Publishes a notice to everyone, or to sellers only. */
export async function publishNotice(ctx: AppCtx, notice: NewNotice): Promise<number> {
  const { slug, title, summary, desc, audience = 'all', alert_until, created_at = ctx.clock.now() } = notice
  return insertNotice(ctx.db, {
    slug,
    audience,
    title_zh: title.zh,
    title_en: title.en,
    summary_zh: summary.zh,
    summary_en: summary.en,
    desc_zh: sanitiseHtml(desc.zh),
    desc_en: sanitiseHtml(desc.en),
    alert_until: alert_until?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  })
}
