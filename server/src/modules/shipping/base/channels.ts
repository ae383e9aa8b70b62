import type { ChannelKind } from '@inkroute/contract/shipping/limits'

export interface BaseChannel {
  readonly code: string
  readonly name_zh: string
  readonly name_en: string
  readonly note_zh: string
  readonly note_en: string
  readonly kind: ChannelKind
  readonly is_tracked: boolean
  readonly volumetric_divisor: number
  /** Of the whole shipment. */
  readonly min_weight_g: number
  readonly max_weight_g: number
  readonly max_side_mm: number
}

type Pair = readonly [zh: string, en: string]
type Limits = { divisor: number; from_kg?: number; kg: number; side_cm: number; tracked?: false }

const channel = (code: string, kind: ChannelKind, name: Pair, note: Pair, limits: Limits): BaseChannel => ({
  code,
  kind,
  name_zh: name[0],
  name_en: name[1],
  note_zh: note[0],
  note_en: note[1],
  is_tracked: limits.tracked !== false,
  volumetric_divisor: limits.divisor,
  min_weight_g: (limits.from_kg ?? 0) * 1000,
  max_weight_g: limits.kg * 1000,
  max_side_mm: limits.side_cm * 10,
})

/** In the order lists show them. Codes stay; names and notes may change. */
export const baseChannels: readonly BaseChannel[] = [
  channel(
    'CN-LINE-ECO',
    'line',
    ['专线小包（经济）', 'Direct line, economy'],
    [
      '空运到目的国后由当地邮政派送，全程可查，适合 2 公斤以内的轻货',
      'By air, then local post; tracked all the way, best below 2 kg',
    ],
    { divisor: 8000, kg: 5, side_cm: 60 },
  ),
  channel(
    'CN-LINE-STD',
    'line',
    ['专线标快', 'Direct line, fast'],
    [
      '固定航班与快递尾程，时效稳定，适合平台时效考核严格的店铺',
      'Fixed flights and courier delivery; steady times for strict marketplaces',
    ],
    { divisor: 8000, kg: 20, side_cm: 100 },
  ),
  channel(
    'CN-POST',
    'postal',
    ['邮政平邮小包', 'Postal packet, untracked'],
    ['无轨迹，只按实重收费，适合低货值小件', 'No tracking, charged by weight only; for small, low-value goods'],
    { divisor: 0, kg: 2, side_cm: 60, tracked: false },
  ),
  channel(
    'CN-POST-REG',
    'postal',
    ['邮政挂号小包', 'Postal packet, registered'],
    ['覆盖最广，只按实重收费，旺季可能延迟', 'Reaches most places, charged by weight only; may be late in peak season'],
    { divisor: 0, kg: 2, side_cm: 60 },
  ),
  channel(
    'CN-EXPRESS',
    'express',
    ['国际商业快递', 'International courier'],
    ['最快，按 5000 计泡，偏远地区另收附加费', 'The fastest; volumetric at 5000, extra charge for remote areas'],
    { divisor: 5000, kg: 70, side_cm: 120 },
  ),
  channel(
    'CN-SEA',
    'bulk',
    ['海运卡派', 'Sea and truck'],
    ['适合大批备货到海外仓或 FBA', 'For stock going to an overseas or FBA warehouse'],
    { divisor: 6000, from_kg: 12, kg: 70, side_cm: 120 },
  ),
  channel(
    'CN-DOMESTIC',
    'domestic',
    ['国内快递', 'Courier within China'],
    ['样品与国内中转', 'For samples and transfers within China'],
    { divisor: 8000, kg: 50, side_cm: 150 },
  ),
  channel(
    'US-ECONOMY',
    'domestic',
    ['美国本土经济', 'US economy'],
    ['美国仓发出，邮政派送到信箱', 'From the US warehouse by post to the mailbox'],
    { divisor: 0, kg: 2, side_cm: 68 },
  ),
  channel(
    'US-STANDARD',
    'domestic',
    ['美国本土标准', 'US ground'],
    ['美国仓发出，快递地面派送', 'From the US warehouse by ground courier'],
    { divisor: 8000, kg: 30, side_cm: 120 },
  ),
  channel(
    'US-2DAY',
    'express',
    ['美国本土两日达', 'US two-day'],
    ['美国仓截单前付款，两个工作日送达本土 48 州', 'Paid before cut-off, two working days within the lower 48 states'],
    { divisor: 5000, kg: 30, side_cm: 120 },
  ),
  channel(
    'US-CROSS',
    'line',
    ['美加墨跨境', 'US to Canada and Mexico'],
    ['美国仓发往加拿大、墨西哥，含清关', 'From the US warehouse to Canada and Mexico, customs included'],
    { divisor: 6000, kg: 20, side_cm: 100 },
  ),
  channel(
    'EU-ECONOMY',
    'domestic',
    ['欧洲本土经济', 'EU economy'],
    ['欧洲仓发出，厚度 3 厘米、2 公斤以内走信箱件', 'From the EU warehouse to the letter box; up to 2 kg'],
    { divisor: 0, kg: 2, side_cm: 60 },
  ),
  channel(
    'EU-STANDARD',
    'domestic',
    ['欧洲本土标准', 'EU parcel'],
    ['欧洲仓发出，免清关，签收派送', 'From the EU warehouse, no customs, delivered to the door'],
    { divisor: 6000, kg: 30, side_cm: 120 },
  ),
  channel(
    'EU-EXPRESS',
    'express',
    ['欧洲次日达', 'EU express'],
    [
      '欧洲仓当日发出，主要城市一到两个工作日',
      'Leaves the EU warehouse the same day; one or two working days to main cities',
    ],
    { divisor: 5000, kg: 30, side_cm: 120 },
  ),
]
