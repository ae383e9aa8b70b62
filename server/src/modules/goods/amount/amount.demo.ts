import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { demoFile } from '../../../infra/module/demo.ts'
import { findDemoSeller } from '../../account/account.ts'
import { insertAmountTemplate } from './amount.queries.ts'

const demoTemplates = demoFile(
  'goods/amount',
  z.array(
    z.strictObject({
      name: z.string(),
      rule: z.strictObject({ kind: z.enum(['cost', 'percent']), percent: z.number() }),
      ending: z.enum(['99', '90', 'none']),
    }),
  ),
)

export async function addDemoAmountTemplates(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  if (!demo) return
  const updated_at = ctx.clock.now().toISOString()
  for (const template of demoTemplates())
    await insertAmountTemplate(ctx.db, demo.seller_id, { ...template, updated_at })
}
