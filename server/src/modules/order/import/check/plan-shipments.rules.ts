import { counted } from '@inkroute/contract/fill'
import type { DraftProblem } from '@inkroute/contract/order/codes'
import type { Refusal } from '../../../shipping/shipping.ts'
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
  readonly boxes: number
  readonly weight_g: number
  /** Of the channel that comes nearest to taking it; null where none goes there at all. */
  readonly refusal: Refusal | null
  /** A channel was chosen for the whole file. */
  readonly is_asked: boolean
  /** Those that would take it, a carrier of the seller included. */
  readonly open: readonly Pick<ImportChannel, 'zh' | 'en'>[]
}

const G_PER_KG = 1000
const MM_PER_CM = 10

/** The channel that accepts the most cartons; ties go to the one whose limit is exceeded least. */
export function nearestRefusal(refusals: readonly Refusal[]): Refusal | null {
  const [nearest] = [...refusals].sort(
    (a, b) => a.parcels_at.length - b.parcels_at.length || a.most / a.limit - b.most / b.limit,
  )
  return nearest ?? null
}

/** Which carton exceeds which limit, and by how much. */
function inTheWay({ rate, reason, limit, most, parcels_at }: Refusal): { zh: string; en: string } {
  if (reason === 'too_light') {
    const [has, takes] = [most / G_PER_KG, limit / G_PER_KG].map((value) => Number(value.toFixed(1)))
    return {
      zh: `${rate.name_zh}：共 ${has} 公斤，${takes} 公斤起运`,
      en: `${rate.name_en}: ${has} kg in total, minimum ${takes} kg`,
    }
  }
  if (reason !== 'too_heavy' && reason !== 'too_long') {
    return { zh: `${rate.name_zh}：不接收这批货`, en: `${rate.name_en}: does not accept this shipment` }
  }
  const boxes = parcels_at.map((at) => at + 1)
  const of = reason === 'too_heavy' ? G_PER_KG : MM_PER_CM
  const [has, takes] = [most / of, limit / of].map((value) => Number(value.toFixed(1)))
  const zh =
    reason === 'too_heavy' ? `计费重 ${has} 公斤，每箱最多 ${takes} 公斤` : `边长 ${has} 厘米，每边最长 ${takes} 厘米`
  const en =
    reason === 'too_heavy'
      ? `is charged as ${has} kg, at most ${takes} kg a carton`
      : `is ${has} cm long, at most ${takes} cm`
  const [first] = boxes
  return {
    zh: `${rate.name_zh}：第 ${first} 箱${boxes.length > 1 ? `等 ${boxes.length} 箱` : ''}${zh}`,
    en: `${rate.name_en}: carton ${first}${boxes.length > 1 ? ` (and ${boxes.length - 1} more)` : ''} ${en}`,
  }
}

function channelProblem({ pieces, boxes, weight_g, refusal, is_asked, open }: Shipment): RowProblem {
  const kg = (weight_g / G_PER_KG).toFixed(1)
  const what = is_asked
    ? { zh: '所选渠道不能寄送这个订单', en: 'The chosen channel does not accept this order' }
    : { zh: '没有能寄送这个订单的物流渠道', en: 'No shipping channel accepts this order' }
  const size = {
    zh: `${pieces} 件，${boxes} 箱，约 ${kg} 公斤`,
    en: `${counted(pieces, 'piece')} in ${counted(boxes, 'carton')}, about ${kg} kg`,
  }
  const why = refusal && inTheWay(refusal)
  const way =
    open.length > 0
      ? {
          zh: `可改用：${open.map(({ zh }) => zh).join('、')}`,
          en: `these do: ${open.map(({ en }) => en).join(', ')}`,
        }
      : { zh: '请换一个仓库有货的 SKU 或减少数量', en: 'order less, or use a SKU that another warehouse stocks' }
  return {
    field: null,
    level: 'warning',
    zh: `${what.zh}（${size.zh}）；${why ? `${why.zh}；` : ''}${way.zh}`,
    en: `${what.en} (${size.en}); ${why ? `${why.en}; ` : ''}${way.en}`,
  }
}

const goodsWords: Partial<Record<DraftProblem, { readonly zh: string; readonly en: string }>> = {
  withdrawn: { zh: '产品已下架，请换一个 SKU', en: 'The product is no longer available; use another SKU' },
  minimum: {
    zh: '这个订单没有达到产品的起订量，请增加数量',
    en: 'Below the product’s minimum quantity; order more',
  },
  goods: {
    zh: '商品已删除，或没有仓库有这么多底版；请减少数量或换一个 SKU',
    en: 'The goods were deleted, or no warehouse has enough blanks; order less or use another SKU',
  },
}

/** Problems found while planning, as text. Addresses and codes were checked before. */
export function planProblems(problems: readonly DraftProblem[], shipment: Shipment): RowProblem[] {
  return problems.flatMap((problem): RowProblem[] => {
    if (problem === 'channel') return [channelProblem(shipment)]
    const words = goodsWords[problem]
    return words ? [{ field: 'sku', level: 'warning', ...words }] : []
  })
}

/** Reported at the first row of each order; all its rows get the same outcome. */
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
