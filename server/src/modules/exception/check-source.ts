import type { ExceptionSource } from '../../infra/exception-source.ts'
import { countUnchecked, selectUnchecked } from './exception.queries.ts'

/** Payment is refused until what the print check found is accepted or mended. */
export const checkSource: ExceptionSource = {
  kind: 'order.check',
  name: { zh: '印前检查未通过', en: 'Failed the print check' },
  fix: { zh: '查看并确认', en: 'Look and accept' },
  is_urgent: true,
  all_link: '/myOrder/orderAdmin?state=awaiting_payment',
  permission: 'order.admin',
  count: (ctx, seller_id) => countUnchecked(ctx.db, seller_id),
  async rows(ctx, seller_id, limit) {
    const rows = await selectUnchecked(ctx.db, seller_id, limit)
    return rows.map((row) => ({
      id: String(row.id),
      title: row.order_no,
      link: `/myOrder/orderPay?ids=${row.id}`,
      problem: {
        zh: '印刷效果可能不佳，确认后才能付款',
        en: 'It may not print well; it can be paid once you accept that',
      },
      since: new Date(row.created_at).toISOString(),
    }))
  },
}
