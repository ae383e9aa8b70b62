import { counted } from '@inkroute/contract/fill'
import type { ExceptionSource } from '../../../infra/exception-source.ts'
import { countWaiting, selectWaiting } from './import.queries.ts'

const getScreen = (kind: string) => (kind === 'fba' ? '/myOrder/importFbaOrder' : '/myOrder/importOrder')

/** Files that were read and then left alone: their buyers wait. */
export const waitingImports: ExceptionSource = {
  kind: 'order.import',
  name: { zh: '待确认的订单文件', en: 'Order files to confirm' },
  fix: { zh: '继续导入', en: 'Continue' },
  is_urgent: false,
  all_link: '/myOrder/importOrder',
  permission: 'order.import',
  count: (ctx, seller_id) => countWaiting(ctx.db, seller_id),
  async rows(ctx, seller_id, limit) {
    const imports = await selectWaiting(ctx.db, seller_id, limit)
    return imports.map(({ id, kind, name, row_count, created_at }) => ({
      id: String(id),
      title: name,
      link: `${getScreen(kind)}?id=${id}`,
      since: new Date(created_at).toISOString(),
      problem: { zh: `${row_count} 行还没有生成订单`, en: `${counted(row_count, 'row')} not imported yet` },
    }))
  },
}
