import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { jsonText } from '../../infra/db/json-column.ts'
import { daysAgo, demoFile } from '../../infra/module/demo.ts'
import { contentKey } from '../../infra/storage/storage.ts'
import { findDemoSeller, findUserByLogin } from '../account/account.ts'
import { insertIdentity } from './identity.queries.ts'
import { sealNumber } from './sealed-number.ts'

const Holder = z.strictObject({ name: z.string(), number: z.string(), submitted_days_ago: z.number() })

const demoIdentity = demoFile(
  'identity',
  z.strictObject({
    person: Holder.extend({ approved_days_ago: z.number() }),
    company: Holder.extend({ legal_person: z.string() }),
  }),
)

const line = (y: number, width: number) => `<rect x="60" y="${y}" width="${width}" height="22" rx="11" fill="#c3cad6"/>`
const face = '<circle cx="560" cy="170" r="62" fill="#aeb8c8"/><path d="M450 350a110 95 0 0 1 220 0z" fill="#aeb8c8"/>'
const stamp = '<circle cx="560" cy="300" r="70" fill="none" stroke="#d9705c" stroke-width="9"/>'
/** Cards without any text on them, so that they are nobody's documents. */
const cards = [
  [90, 150, 210, 330].map((y, at) => line(y, 200 + ((at * 70) % 160))).join('') + face,
  [80, 140, 200, 260, 320].map((y, at) => line(y, 420 - ((at * 90) % 200))).join('') + stamp,
]

async function keptCard(ctx: AppCtx, body: string, upload_id: number) {
  const { default: sharp } = await import('sharp')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="760" height="460"><rect width="760" height="460" rx="28" fill="#eef1f6"/>${body}</svg>`
  const picture = await sharp(Buffer.from(svg)).webp().toBuffer()
  const key = contentKey('private', picture, 'webp')
  await ctx.storage.put(key, picture)
  return { upload_id, name: `${upload_id}.webp`, preview_469_key: key, preview_1000_key: key }
}

/** A person who was approved, and the company that now applies. The numbers are invented and have valid checksums. */
export async function addDemoIdentity(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  const staff = await findUserByLogin(ctx.db, 'ops')
  if (!demo) return
  const { person, company } = demoIdentity()
  const pictures = jsonText(await Promise.all(cards.map((body, index) => keptCard(ctx, body, index + 1))))
  await insertIdentity(ctx.db, demo.seller_id, {
    user_id: demo.user_id,
    pictures,
    kind: 'person',
    name: person.name,
    number_sealed: sealNumber(ctx, person.number),
    state: 'approved',
    reviewed_by: staff?.id ?? null,
    reviewed_at: daysAgo(ctx, person.approved_days_ago).toISOString(),
    created_at: daysAgo(ctx, person.submitted_days_ago).toISOString(),
  })
  await insertIdentity(ctx.db, demo.seller_id, {
    user_id: demo.user_id,
    pictures,
    kind: 'company',
    name: company.name,
    legal_person: company.legal_person,
    number_sealed: sealNumber(ctx, company.number),
    state: 'pending',
    created_at: daysAgo(ctx, company.submitted_days_ago).toISOString(),
  })
}
