import type { AppCtx } from '../../infra/context.ts'
import { findUserByLogin } from '../account/account.ts'
import { insertAddress, insertBlock } from './address.queries.ts'
import { comparable, normaliseAddress } from './address.rules.ts'

const blank = { company: '', email: '', state: '', street2: '', tax_no: '' }
const addresses = [
  {
    ...blank,
    name: 'Emily Carter',
    phone: '+1 512-555-0147',
    country: 'US',
    state: 'TX',
    city: 'Austin',
    street1: '2204 Bluebonnet Lane',
    postcode: '78704',
  },
  {
    ...blank,
    name: 'Jonas Weber',
    phone: '+49 30 5550 1420',
    country: 'DE',
    city: 'Berlin',
    street1: 'Kastanienallee 42',
    postcode: '10119',
    email: 'jonas.weber@example.com',
  },
  {
    ...blank,
    name: 'Amelia Hughes',
    phone: '+44 20 7946 0321',
    country: 'GB',
    city: 'London',
    street1: '18 Arlington Road',
    street2: 'Flat 3',
    postcode: 'NW1 7HU',
  },
  {
    ...blank,
    name: '佐藤 美咲',
    phone: '+81 90-5550-1188',
    country: 'JP',
    state: '東京都',
    city: '渋谷区',
    street1: '神宮前 4-12-10',
    postcode: '150-0001',
  },
] as const

/** Receivers the demo seller sends to again and again, and one it no longer does. */
export async function seedAddresses(ctx: AppCtx): Promise<void> {
  const demo = await findUserByLogin(ctx.db, 'demo')
  if (!demo?.seller_id) return
  const now = ctx.clock.now().toISOString()
  for (const [index, address] of addresses.entries()) {
    const row = { ...normaliseAddress(address), created_at: now, updated_at: now, is_default: index === 0 }
    await insertAddress(ctx.db, demo.seller_id, row)
  }
  const blocked = { kind: 'email', value: 'refund.again@example.com', country: '', reason: '多次恶意拒付' }
  const compared = comparable(blocked.kind, blocked.value)
  await insertBlock(ctx.db, demo.seller_id, { ...blocked, compared, created_at: now })
}
