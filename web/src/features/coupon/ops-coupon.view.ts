import type { Campaign, CouponKind, CouponScope, createCampaign } from '@inkroute/contract/coupon/coupon'
import type { CallInput } from '@inkroute/contract/endpoint'
import dayjs, { type Dayjs } from 'dayjs'

/** Form values: percent instead of basis points, dates instead of strings. */
export interface CampaignForm {
  readonly name_zh: string
  readonly name_en: string
  readonly note_zh: string
  readonly note_en: string
  readonly kind: CouponKind
  readonly amount: number | null
  readonly percent: number | null
  readonly max_discount: number | null
  readonly threshold: number
  readonly scope_kind: CouponScope['kind']
  readonly scope_refs: string[]
  readonly min_level: number
  readonly window: [Dayjs, Dayjs]
  readonly valid_days: number | null
  readonly total_limit: number | null
  readonly per_seller_limit: number
}

const DEFAULT_DAYS = 30

export const emptyCampaign = (now: Dayjs): CampaignForm => ({
  name_zh: '',
  name_en: '',
  note_zh: '',
  note_en: '',
  kind: 'reduction',
  amount: 20,
  percent: 10,
  max_discount: null,
  threshold: 100,
  scope_kind: 'all',
  scope_refs: [],
  min_level: 0,
  window: [now, now.add(DEFAULT_DAYS, 'day')],
  valid_days: null,
  total_limit: null,
  per_seller_limit: 1,
})

const findNumber = (decimal: string | null) => (decimal === null ? null : Number(decimal))

export const toForm = (campaign: Campaign): CampaignForm => ({
  ...campaign,
  amount: findNumber(campaign.amount),
  percent: campaign.percent_bp === null ? null : campaign.percent_bp / 100,
  max_discount: findNumber(campaign.max_discount),
  threshold: Number(campaign.threshold),
  scope_kind: campaign.scope.kind,
  scope_refs: campaign.scope.refs,
  window: [dayjs(campaign.starts_at), dayjs(campaign.ends_at)],
})

const findDecimal = (value: number | null | undefined) =>
  value === null || value === undefined ? null : value.toFixed(2)

export function toInput(form: CampaignForm): CallInput<typeof createCampaign> {
  const is_percent = form.kind === 'percent'
  return {
    name_zh: form.name_zh,
    name_en: form.name_en,
    note_zh: form.note_zh ?? '',
    note_en: form.note_en ?? '',
    kind: form.kind,
    amount: is_percent ? null : findDecimal(form.amount),
    percent_bp: is_percent ? Math.round((form.percent ?? 0) * 100) : null,
    max_discount: is_percent ? findDecimal(form.max_discount) : null,
    threshold: findDecimal(form.threshold) ?? '0.00',
    scope: { kind: form.scope_kind, refs: form.scope_kind === 'all' ? [] : form.scope_refs },
    min_level: form.min_level,
    starts_at: form.window[0].toISOString(),
    ends_at: form.window[1].toISOString(),
    valid_days: form.valid_days ?? null,
    total_limit: form.total_limit ?? null,
    per_seller_limit: form.per_seller_limit,
  }
}

/** A published campaign past its end date counts as ended. */
export const shownState = (
  campaign: Pick<Campaign, 'state' | 'ends_at'>,
  now_ms: number,
): Campaign['state'] | 'ended' =>
  campaign.state === 'published' && Date.parse(campaign.ends_at) <= now_ms ? 'ended' : campaign.state
