import { platformNames } from '@inkroute/contract/codes'
import type { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { job } from '../../infra/jobs/job.ts'
import { sendMessage } from '../message/message.ts'
import { privacyWishJob } from '../store/store.ts'
import { findShopAt } from './core/subject.queries.ts'
import { startRequest } from './start-request.ts'

/** No store has this number. */
const NO_SHOP = 0

type Wish = z.output<typeof privacyWishJob.schema>

async function tellSeller(ctx: AppCtx, seller_id: number, request_id: number, shop: string): Promise<void> {
  await sendMessage(ctx, {
    seller_id,
    type: 2,
    topic: 'shop',
    once_key: `privacy:${request_id}`,
    title: { zh: `店铺“${shop}”的买家索取其个人数据`, en: `A buyer of “${shop}” asked for their data` },
    body: {
      zh: '数据文件准备好后，可在“账号安全”中下载并转交买家，请在 30 天内完成。',
      en: 'Download the file under “Account security” once it is ready and pass it on to the buyer within 30 days.',
    },
    link: '/setting/accountSecurity',
  })
}

/** Records what a marketplace asked and starts it; a shop we never knew is recorded too, and nothing is found. */
async function takeWish(ctx: AppCtx, wish: Wish): Promise<void> {
  const { platform, external_shop_id, reference, kind, email, phone, order_ids, order_numbers } = wish
  const shop = await findShopAt(ctx.db, platform, external_shop_id)
  const isShop = kind === 'shop_erase'
  const row = await startRequest(ctx, {
    subject: isShop ? 'shop' : 'buyer',
    kind: kind === 'buyer_export' ? 'export' : 'erase',
    seller_id: shop?.seller_id ?? null,
    // Without a shop the buyer's mail must not be looked for in the orders of all sellers.
    store_id: shop ? shop.id : NO_SHOP,
    title: isShop ? external_shop_id : email || phone || (order_numbers[0] ?? order_ids[0] ?? external_shop_id),
    lookup: {
      emails: email === '' ? [] : [email],
      phones: phone === '' ? [] : [phone],
      numbers: order_numbers,
      market_orders: order_ids,
    },
    asked_by: 'marketplace',
    asked_name: external_shop_id,
    platform,
    reference,
    note: platformNames.find(({ id }) => id === platform)?.en ?? '',
  })
  if (row && kind === 'buyer_export' && shop) await tellSeller(ctx, shop.seller_id, row.id, shop.name)
}

export const marketRequestJob = job({ ...privacyWishJob, run: takeWish })
