import { shopPicture } from '@inkroute/contract/catalog/pictures'
import type { AppCtx } from '../../../infra/context.ts'
import { findUserByLogin } from '../../account/account.ts'
import { insertThirdParty } from './third-party.queries.ts'

const DAY_MS = 86_400_000

/** `shot` is the code of a product whose picture stands in. */
const demoProducts = [
  {
    ...{ name: '竹盖玻璃罐杯 16oz', sku_code: 'GJ-16-BMB', supplier: '义乌晨光玻璃', cost_fen: 1180, price_fen: 6890 },
    ...{ shot: 'tumbler', remark: '夏季款，配吸管；想改成可热转印的版本', days_ago: 26 },
  },
  {
    ...{ name: '木质相框 6 寸', sku_code: 'WF-06-OAK', supplier: '曹县木艺坊', cost_fen: 950, price_fen: 5900 },
    ...{ shot: 'canvas', remark: '和画布一起卖，自己发货', days_ago: 12 },
  },
  {
    ...{ name: '香薰蜡烛 200g', sku_code: 'CD-200-LAV', supplier: '', cost_fen: 1420, price_fen: null },
    ...{ shot: 'mug', remark: '在看样，罐贴能否定制', days_ago: 3 },
  },
]

export async function seedThirdParty(ctx: AppCtx): Promise<void> {
  const demo = await findUserByLogin(ctx.db, 'demo')
  if (!demo?.seller_id) return
  for (const [at, { shot, days_ago, ...row }] of demoProducts.entries()) {
    const created_at = new Date(ctx.clock.now().getTime() - days_ago * DAY_MS).toISOString()
    const picture = {
      ...{ upload_id: at + 1, name: `${shot}.webp` },
      ...{ preview_469_key: shopPicture(shot, 'hero', 480), preview_1000_key: shopPicture(shot, 'hero', 1200) },
    }
    const pictures = JSON.stringify([picture])
    await insertThirdParty(ctx.db, demo.seller_id, { ...row, pictures, created_at, updated_at: created_at })
  }
}
