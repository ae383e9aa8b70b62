import * as contract from '@inkroute/contract/coupon/coupon'
import { Pagination, Spin } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { fill } from '../../../shared/text/text.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { TabLinks } from '../../../shared/ui/tab-links.tsx'
import { couponText } from '../coupon.text.ts'
import { getDay, goodsPath } from '../coupon.view.ts'
import css from './coupon.module.css'
import { CouponTicket } from './coupon-ticket.tsx'

const PAGE_SIZE = 12
const SOON_MS = 3 * 86_400_000
const states = ['usable', 'used', 'expired'] as const

function readQuery(params: URLSearchParams): { state: contract.OwnCouponState; page: number } {
  const state = states.find((one) => one === params.get('state')) ?? 'usable'
  return { state, page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1) }
}

function OwnFacts({ coupon }: { coupon: contract.OwnCoupon }) {
  const text = useText(couponText)
  const is_soon = coupon.state === 'usable' && Date.parse(coupon.expires_at) - Date.now() < SOON_MS
  return (
    <>
      <span>{fill(text.valid_until, { day: getDay(coupon.expires_at) })}</span>
      {is_soon ? <span className="text-seal">{text.ends_soon}</span> : null}
      {coupon.order_no ? <span>{fill(text.used_for, { order: coupon.order_no })}</span> : null}
    </>
  )
}

function OwnList({ coupons, state }: { coupons: readonly contract.OwnCoupon[]; state: contract.OwnCouponState }) {
  const text = useText(couponText)
  const { language } = useLanguage()
  if (coupons.length === 0) {
    return (
      <div className={`text-quiet text-center rounded-card ${css.none}`}>
        <h2 className="text-lg text-ink mb-2">{text[`none_${state}`]}</h2>
        {state === 'usable' ? <Link to={pathInLanguage('/homeCoupon', language)}>{text.collect_more}</Link> : null}
      </div>
    )
  }
  return (
    <div className={`grid gap-5 ${css.wall}`}>
      {coupons.map((coupon) => (
        <CouponTicket
          key={coupon.id}
          terms={coupon}
          name={coupon.name}
          note={coupon.note}
          is_dim={state !== 'usable'}
          facts={<OwnFacts coupon={coupon} />}
          action={state === 'usable' ? <Link to={goodsPath(coupon.scope, language)}>{text.go_use}</Link> : undefined}
        />
      ))}
    </div>
  )
}

/** The seller's coupons by state; the tab is in the URL. */
function MyCoupons() {
  const text = useText(couponText)
  const [params, setParams] = useSearchParams()
  const { state, page } = readQuery(params)
  const own = useCall(contract.listOwnCoupons, { state, page, page_size: PAGE_SIZE }, { quiet: true })
  const items = states.map((one) => ({
    key: one,
    to: one === 'usable' ? '?' : `?state=${one}`,
    label: `${text[one]} ${own.data?.counts[one] ?? ''}`,
  }))
  return (
    <>
      <div className="mb-4">
        <TabLinks label={text.tabs} active={state} items={items} />
      </div>
      {own.isError ? (
        <LoadFailed onRetry={() => void own.refetch()} />
      ) : own.data ? (
        <OwnList coupons={own.data.data} state={state} />
      ) : (
        <Spin />
      )}
      <Pagination
        style={{ marginTop: 24 }}
        align="end"
        current={page}
        pageSize={PAGE_SIZE}
        total={own.data?.total ?? 0}
        hideOnSinglePage
        showSizeChanger={false}
        onChange={(next) => setParams({ ...(state === 'usable' ? {} : { state }), page: String(next) })}
      />
    </>
  )
}

export default function MyCouponPage() {
  const text = useText(couponText)
  const more = (
    <ButtonLink kind="primary" to="/homeCoupon">
      {text.collect_more}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader description={text.my_description} actions={more} />
      <MyCoupons />
    </>
  )
}
