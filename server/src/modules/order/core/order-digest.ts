import type { Digest } from '../../message/message.ts'

type DigestState = 'paid' | 'shipped' | 'delivered'

const titles: Record<DigestState, Digest['title']> = {
  paid: { zh: '{count} 个订单已付款', en: '{count} orders are paid' },
  shipped: { zh: '{count} 个订单已发货', en: '{count} orders have shipped' },
  delivered: { zh: '{count} 个订单已签收', en: '{count} orders have been delivered' },
}

/** What a seller with hundreds of orders reads instead of a message for each. */
export const orderDigest = (state: DigestState): Digest => ({
  key: `orders-${state}`,
  title: titles[state],
  body: { zh: '在订单列表中查看。', en: 'See them in your orders.' },
  link: `/myOrder/orderAdmin?state=${state}`,
})
