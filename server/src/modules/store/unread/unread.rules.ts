import type { UnreadProblem } from '../../../connectors/core/market-order.ts'

interface Words {
  readonly zh: string
  readonly en: string
}

/** What a field is about, by its name; platforms spell them differently. */
const kinds: readonly (readonly [RegExp, Words])[] = [
  [/quantity|qty|count(?!ry)/i, { zh: '数量', en: 'The quantity' }],
  [/currency/i, { zh: '币种', en: 'The currency' }],
  [/price|amount|total|money|divisor/i, { zh: '金额', en: 'An amount' }],
  [/time|date|created|updated|modified|gmt/i, { zh: '时间', en: 'A date' }],
  [
    /country|address|street|city|province|state_or|zip|post_?code|receiver|receipt/i,
    { zh: '收件地址', en: 'The address' },
  ],
  [/status|state$/i, { zh: '订单状态', en: 'The order status' }],
  [
    /line_?items|item_?list|orderItems|product_list|orderLine|transactions|products|nodes$|orderList|lines$/i,
    { zh: '商品明细', en: 'The list of items' },
  ],
  [/(^|[._])(id|sn|no|number)$|Id$|Sn$|No$/, { zh: '编号', en: 'A number' }],
  [/name|title/i, { zh: '名称', en: 'A name' }],
]

const findLine = (place: string): number | null => {
  const [, index] = /\.(\d+)(\.|$)/.exec(place) ?? []
  return index === undefined ? null : Number(index) + 1
}

/** The last part decides: `line_items.0.quantity` is a quantity. */
function fieldWords(place: string): Words {
  const parts = place.split('.').filter((part) => !/^\d+$/.test(part))
  for (const part of parts.toReversed()) {
    const known = kinds.find(([pattern]) => pattern.test(part))
    if (known) return known[1]
  }
  return { zh: '一个字段', en: 'A field' }
}

const ends: Record<Exclude<UnreadProblem, 'refused' | 'not_saved'>, (found: string) => Words> = {
  missing: () => ({ zh: '缺失', en: 'is missing' }),
  not_whole: (found) => ({
    zh: `为“${found}”，不是整数，无法按件生产`,
    en: `is “${found}”; only whole pieces can be made`,
  }),
  not_a_number: (found) => ({ zh: `“${found}”不是有效数字`, en: `is “${found}”, which is not a number` }),
  not_a_time: () => ({ zh: '不是有效时间', en: 'is not a valid date' }),
  unexpected: (found) => ({
    zh: found ? `“${found}”不符合平台文档` : '不符合平台文档',
    en: found ? `is “${found}”, which the platform does not document` : 'is not as the platform documents it',
  }),
}

/** What is wrong with an order, as a sentence for the seller. */
export function unreadWords(problem: string, place: string, found: string): Words {
  if (problem === 'refused')
    return { zh: `平台拒绝给出该订单的详情：${found}`, en: `The platform refused the details of this order: ${found}` }
  if (problem === 'not_saved')
    return { zh: '订单内容无法保存，请联系客服', en: 'The order could not be saved. Please contact support' }
  const end = (ends[problem as keyof typeof ends] ?? ends.unexpected)(found)
  const about =
    problem === 'not_a_time' && place === ''
      ? { zh: '时间', en: 'A date' }
      : problem === 'not_a_number' && place === ''
        ? { zh: '金额', en: 'An amount' }
        : fieldWords(place)
  const line = findLine(place)
  return line === null
    ? { zh: `${about.zh}${end.zh}`, en: `${about.en} ${end.en}` }
    : { zh: `第 ${line} 行的${about.zh}${end.zh}`, en: `Line ${line}: ${about.en.toLowerCase()} ${end.en}` }
}
