import type { AppCtx } from '../../infra/context.ts'
import { findUserByLogin } from '../account/account.ts'
import { insertPreferences } from './preference.queries.ts'
import { insertRule } from './rule.queries.ts'
import { listChannelIds } from './shipping.queries.ts'

const preferences = [
  { country: 'US', channels: ['US-ECONOMY', 'CN-LINE-ECO', 'CN-LINE-STD'] },
  { country: 'DE', channels: ['EU-STANDARD', 'CN-LINE-ECO'] },
  { country: 'FR', channels: ['EU-STANDARD', 'CN-LINE-ECO'] },
  { country: 'GB', channels: ['CN-LINE-STD'] },
  { country: 'JP', channels: ['CN-LINE-ECO', 'CN-EXPRESS'] },
] as const

interface DemoRule {
  readonly name: string
  readonly countries: string[]
  readonly channel: string
  readonly weight_min_g?: number
  readonly weight_max_g?: number
  readonly amount_min_fen?: number
  readonly amount_max_fen?: number
  readonly is_enabled?: false
}

const rules: readonly DemoRule[] = [
  { name: '高货值走商业快递', countries: [], amount_min_fen: 80_000, channel: 'CN-EXPRESS' },
  { name: '美国 2 公斤以内走本土经济', countries: ['US'], weight_max_g: 2000, channel: 'US-ECONOMY' },
  { name: '美国大件走本土标准', countries: ['US'], weight_min_g: 2001, channel: 'US-STANDARD' },
  { name: '德法荷走欧洲仓', countries: ['DE', 'FR', 'NL'], channel: 'EU-STANDARD' },
  {
    name: '欧洲低货值轻小件',
    countries: ['ES', 'IT', 'PT', 'BE'],
    weight_max_g: 300,
    amount_max_fen: 8000,
    channel: 'CN-POST-REG',
  },
  { name: '旺季备用：日本走快递', countries: ['JP'], channel: 'CN-EXPRESS', is_enabled: false },
]

/** Channels and rules of a seller who ships from all three regions. */
export async function seedShipping(ctx: AppCtx): Promise<void> {
  const seller_id = (await findUserByLogin(ctx.db, 'demo'))?.seller_id
  if (!seller_id) return
  const ids = new Map((await listChannelIds(ctx.db)).map(({ code, id }) => [code, id]))
  const idOf = (code: string): number => {
    const id = ids.get(code)
    if (id === undefined) throw new Error(`the demo names an unknown channel ${code}`)
    return id
  }
  for (const { country, channels } of preferences) {
    await insertPreferences(ctx.db, seller_id, country, channels.map(idOf))
  }
  for (const [index, { channel, ...rule }] of rules.entries()) {
    await insertRule(ctx.db, seller_id, { ...rule, channel_id: idOf(channel), sort: index + 1 })
  }
}
