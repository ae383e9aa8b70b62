import type { ExceptionSource } from '../../infra/exception-source.ts'
import { countWork, selectWork } from './core/after-sale.queries.ts'
import { cutShort } from './core/work.rules.ts'
import { getPermission, getScreen } from './core/work-thread.ts'

/** Requests that wait for the seller's answer, of one form. */
const waitingSource = (form: 'work' | 'return'): ExceptionSource => ({
  kind: `after-sale.${form}`,
  name:
    form === 'work'
      ? { zh: '工单等您回复', en: 'Support requests waiting' }
      : { zh: '退货等您处理', en: 'Returns waiting' },
  fix: { zh: '去回复', en: 'Answer' },
  is_urgent: true,
  all_link: `${getScreen(form)}?state=waiting_seller`,
  permission: getPermission(form),
  count: (ctx, seller_id) => countWork(ctx.db, { seller_id, form, state: 'waiting_seller' }),
  async rows(ctx, seller_id, limit) {
    const rows = await selectWork(ctx.db, { seller_id, form, state: 'waiting_seller' }, { limit, offset: 0 })
    return rows.map((row) => {
      const words = cutShort(row.last_words)
      return {
        id: String(row.id),
        title: row.work_no,
        problem: { zh: words, en: words },
        link: `${getScreen(form)}?id=${row.id}`,
        since: new Date(row.updated_at).toISOString(),
      }
    })
  },
})

export const waitingSources = [waitingSource('work'), waitingSource('return')]
