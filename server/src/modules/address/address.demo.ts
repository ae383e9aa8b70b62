import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { demoFile } from '../../infra/module/demo.ts'
import { findDemoSeller } from '../account/account.ts'
import { insertAddress, insertBlock } from './address.queries.ts'
import { comparable, normaliseAddress } from './address.rules.ts'

const Receiver = z.strictObject({
  name: z.string(),
  phone: z.string(),
  country: z.string(),
  state: z.string().default(''),
  city: z.string(),
  street1: z.string(),
  street2: z.string().default(''),
  postcode: z.string(),
  company: z.string().default(''),
  email: z.string().default(''),
  tax_no: z.string().default(''),
})

const demoAddresses = demoFile(
  'address',
  z.strictObject({
    receivers: z.array(Receiver),
    blocked: z.strictObject({ kind: z.enum(['email']), value: z.string(), reason: z.string() }),
  }),
)

/** Receivers the demo seller often ships to, and one that is blocked. */
export async function addDemoAddresses(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  if (!demo) return
  const now = ctx.clock.now().toISOString()
  const { receivers, blocked } = demoAddresses()
  for (const [index, address] of receivers.entries()) {
    const row = { ...normaliseAddress(address), created_at: now, updated_at: now, is_default: index === 0 }
    await insertAddress(ctx.db, demo.seller_id, row)
  }
  const compared = comparable(blocked.kind, blocked.value)
  await insertBlock(ctx.db, demo.seller_id, { ...blocked, country: '', compared, created_at: now })
}
