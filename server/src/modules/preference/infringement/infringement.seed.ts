import type { AppCtx } from '../../../infra/context.ts'
import { findUserByLogin } from '../../account/account.ts'
import { insertTortWords } from './infringement.queries.ts'

const demoWords = [
  { note: '2025 年 Etsy 投诉下架', words: ['taylor swift', 'swiftie', 'eras tour'] },
  { note: '世界杯与奥运会标志', words: ['world cup', 'olympics', '奥运', '世界杯'] },
  { note: '客户自己的商标', words: ['mountain bear co'] },
] as const

/** What a careful seller has written down over time. */
export async function seedTortWords(ctx: AppCtx): Promise<void> {
  const demo = await findUserByLogin(ctx.db, 'demo')
  if (!demo?.seller_id) return
  const created_at = ctx.clock.now().toISOString()
  for (const { words, note } of demoWords) await insertTortWords(ctx.db, demo.seller_id, words, { note, created_at })
}
