import { counted } from '@inkroute/contract/fill'
import type { ExceptionSource } from '../../../infra/exception-source.ts'
import { refusalText } from '../../design/design.ts'
import { countFailedRuns, selectFailedRuns } from './run-record.queries.ts'

const failedWords = (count: number) => ({
  zh: `${count} 个商品生成失败，可重试`,
  en: `${counted(count, 'item')} could not be created. You can retry`,
})

/** Runs that hold for a reason of ours, or left cells behind in the last days. */
export const failedBatchRuns: ExceptionSource = {
  kind: 'goods.batch',
  name: { zh: '批量设计', en: 'Batch runs' },
  fix: { zh: '查看任务', en: 'Review run' },
  is_urgent: false,
  all_link: '/design/groupDesign?tab=records',
  permission: 'design.group',
  count: (ctx, seller_id) => countFailedRuns(ctx.db, seller_id),
  async rows(ctx, seller_id, limit) {
    const runs = await selectFailedRuns(ctx.db, seller_id, limit)
    return runs.map(({ id, name, reason, failed, since }) => ({
      id: String(id),
      title: name,
      since,
      link: `/design/groupDesign?tab=records&run=${id}`,
      problem: reason
        ? { zh: refusalText(reason, 'zh') ?? '', en: refusalText(reason, 'en') ?? '' }
        : failedWords(failed),
    }))
  },
}
