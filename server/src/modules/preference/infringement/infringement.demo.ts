import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { demoFile } from '../../../infra/module/demo.ts'
import { findDemoSeller } from '../../account/account.ts'
import { insertInfringementWords } from './infringement.queries.ts'

const demoWords = demoFile(
  'preference/infringement',
  z.array(z.strictObject({ note: z.string(), words: z.array(z.string()) })),
)

/** Words a careful seller has written down over time. */
export async function addDemoInfringementWords(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  if (!demo) return
  const created_at = ctx.clock.now().toISOString()
  for (const { words, note } of demoWords())
    await insertInfringementWords(ctx.db, demo.seller_id, words, { note, created_at })
}
