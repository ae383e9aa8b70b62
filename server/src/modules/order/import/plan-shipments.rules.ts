import type { DraftProblem } from '@inkroute/contract/order-codes'
import type { CheckedRow, RowProblem } from './check-import.rules.ts'

/** A way of sending, and how many orders of the file it would take. */
export interface ImportChannel {
  readonly id: number
  readonly zh: string
  readonly en: string
  readonly orders: number
}

interface Shipment {
  readonly pieces: number
  readonly weight_g: number
  /** A channel was chosen for the whole file. */
  readonly is_asked: boolean
  /** Those that would take it, a carrier of the seller included. */
  readonly open: readonly Pick<ImportChannel, 'zh' | 'en'>[]
}

const G_PER_KG = 1000

function channelProblem({ pieces, weight_g, is_asked, open }: Shipment): RowProblem {
  const kg = (weight_g / G_PER_KG).toFixed(1)
  const what = is_asked
    ? { zh: '所选渠道不能寄送这个订单', en: 'The chosen channel does not take this order' }
    : { zh: '没有能寄送这个订单的物流渠道', en: 'No shipping channel takes this order' }
  const size = { zh: `${pieces} 件，约 ${kg} 公斤`, en: `${pieces} pieces, about ${kg} kg` }
  const way =
    open.length > 0
      ? {
          zh: `可改用：${open.map(({ zh }) => zh).join('、')}`,
          en: `these do: ${open.map(({ en }) => en).join(', ')}`,
        }
      : { zh: '请减少数量或分成几个货件', en: 'order less or make several shipments of it' }
  return {
    ...{ field: null, level: 'warning' },
    zh: `${what.zh}（${size.zh}）；${way.zh}`,
    en: `${what.en} (${size.en}); ${way.en}`,
  }
}

/** What planning an order found, in words. Addresses and codes were looked at before. */
export function planProblems(problems: readonly DraftProblem[], shipment: Shipment): RowProblem[] {
  return problems.flatMap((problem): RowProblem[] => {
    if (problem === 'channel') return [channelProblem(shipment)]
    if (problem !== 'goods') return []
    const zh = '商品已下架，或没有仓库有这么多底版；请减少数量或换一个 SKU'
    return [
      {
        field: 'sku',
        level: 'warning',
        zh,
        en: 'No longer sold, or no warehouse has so many blanks; order less or use another SKU',
      },
    ]
  })
}

/** Told at the first row of each order; all its rows share its fate. */
export function withOrderProblems(
  checks: readonly CheckedRow[],
  found: ReadonlyMap<string, readonly RowProblem[]>,
): CheckedRow[] {
  const told = new Set<string>()
  return checks.map((check) => {
    const problems = check.status === 'ready' ? (found.get(check.order_key) ?? []) : []
    if (problems.length === 0) return check
    const own = told.has(check.order_key) ? [] : problems
    told.add(check.order_key)
    return { ...check, status: 'draft', problems: [...check.problems, ...own] }
  })
}
