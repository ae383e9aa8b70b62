import sharp from 'sharp'
import type { AppCtx } from '../../infra/context.ts'
import { contentKey } from '../../infra/storage/storage.ts'
import { findUserByLogin } from '../account/account.ts'
import { insertAuthentication } from './identity.queries.ts'
import { sealNumber } from './sealed-number.ts'

const DAY_MS = 86_400_000

const line = (y: number, width: number) => `<rect x="60" y="${y}" width="${width}" height="22" rx="11" fill="#c3cad6"/>`
const face = '<circle cx="560" cy="170" r="62" fill="#aeb8c8"/><path d="M450 350a110 95 0 0 1 220 0z" fill="#aeb8c8"/>'
const stamp = '<circle cx="560" cy="300" r="70" fill="none" stroke="#d9705c" stroke-width="9"/>'
/** Cards without a word on them: no document of anybody. */
const cards = [
  [90, 150, 210, 330].map((y, at) => line(y, 200 + ((at * 70) % 160))).join('') + face,
  [80, 140, 200, 260, 320].map((y, at) => line(y, 420 - ((at * 90) % 200))).join('') + stamp,
]

async function keptCard(ctx: AppCtx, body: string, upload_id: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="760" height="460"><rect width="760" height="460" rx="28" fill="#eef1f6"/>${body}</svg>`
  const picture = await sharp(Buffer.from(svg)).webp().toBuffer()
  const key = contentKey('private', picture, 'webp')
  await ctx.storage.put(key, picture)
  return { upload_id, name: `${upload_id}.webp`, preview_469_key: key, preview_1000_key: key }
}

/** The demo seller began as a person and hands in the papers of the company now. Numbers are made up, with true checks. */
export async function seedAuthentication(ctx: AppCtx): Promise<void> {
  const demo = await findUserByLogin(ctx.db, 'demo')
  const staff = await findUserByLogin(ctx.db, 'ops')
  if (!demo?.seller_id) return
  const daysAgo = (days: number) => new Date(ctx.clock.now().getTime() - days * DAY_MS).toISOString()
  const pictures = JSON.stringify(await Promise.all(cards.map((body, at) => keptCard(ctx, body, at + 1))))
  const common = { user_id: demo.id, pictures }
  await insertAuthentication(ctx.db, demo.seller_id, {
    ...{ ...common, kind: 'person', name: '林晓', number_sealed: sealNumber(ctx, '11010519491231002X') },
    ...{ state: 'approved', reviewed_by: staff?.id ?? null, reviewed_at: daysAgo(61), created_at: daysAgo(62) },
  })
  await insertAuthentication(ctx.db, demo.seller_id, {
    ...{ ...common, kind: 'company', name: '杭州墨舟文化创意有限公司', legal_person: '林晓' },
    ...{ number_sealed: sealNumber(ctx, '91350100M000100Y43'), state: 'pending', created_at: daysAgo(1) },
  })
}
