import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { demoFile } from '../../infra/demo.ts'
import { findDemoSeller } from '../account/account.ts'
import { insertPreferences, insertRule } from './rule.queries.ts'
import { listChannelIds } from './shipping.queries.ts'

const demoShipping = demoFile(
  'shipping',
  z.strictObject({
    preferences: z.array(z.strictObject({ country: z.string(), channels: z.array(z.string()) })),
    rules: z.array(
      z.strictObject({
        name: z.string(),
        countries: z.array(z.string()),
        channel: z.string(),
        weight_min_g: z.int().exactOptional(),
        weight_max_g: z.int().exactOptional(),
        amount_min_fen: z.int().exactOptional(),
        amount_max_fen: z.int().exactOptional(),
        is_enabled: z.boolean().exactOptional(),
      }),
    ),
  }),
)

/** Channels and rules of a seller who ships from all three regions. */
export async function addDemoShipping(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  if (!demo) return
  const ids = new Map((await listChannelIds(ctx.db)).map(({ code, id }) => [code, id]))
  const idOf = (code: string): number => {
    const id = ids.get(code)
    if (id === undefined) throw new Error(`the demo names an unknown channel ${code}`)
    return id
  }
  const { preferences, rules } = demoShipping()
  for (const { country, channels } of preferences)
    await insertPreferences(ctx.db, demo.seller_id, country, channels.map(idOf))
  for (const [index, { channel, ...rule }] of rules.entries())
    await insertRule(ctx.db, demo.seller_id, { ...rule, channel_id: idOf(channel), sort: index + 1 })
}
