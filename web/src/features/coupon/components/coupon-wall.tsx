import * as contract from '@inkroute/contract/coupon/coupon'
import { useCall, useSend } from '../../../shared/api/light-hooks.ts'
import { useSession } from '../../../shared/api/session-store.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { fill } from '../../../shared/text/text.ts'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { couponText } from '../coupon.text.ts'
import { collectAction, getDay, goodsPath } from '../coupon.view.ts'
import css from './coupon.module.css'
import { CouponTicket } from './coupon-ticket.tsx'

interface CouponWallProps {
  readonly coupons: readonly contract.PublicCoupon[]
  readonly onLogin: () => void
}

/** The coupons come with the page; those this seller has claimed load in the browser. */
export function CouponWall({ coupons, onLogin }: CouponWallProps) {
  const text = useText(couponText)
  const token = useSession((state) => state.token)
  const own = useCall(contract.listPublicCoupons, {}, { enabled: Boolean(token), quiet: true })
  const shown = (token && own.data?.data) || coupons
  if (shown.length === 0) {
    return (
      <div className={`text-quiet text-center rounded-card ${css.none}`}>
        <h2 className="text-lg text-ink mb-2">{text.none}</h2>
        <p>{text.none_hint}</p>
      </div>
    )
  }
  return (
    <div className={`grid gap-5 ${css.wall}`}>
      {shown.map((coupon) => (
        <CouponTicket
          key={coupon.id}
          terms={coupon}
          name={coupon.name}
          note={coupon.note}
          is_dim={coupon.refusal === 'gone'}
          facts={<Facts coupon={coupon} />}
          action={<CollectButton coupon={coupon} is_logged_in={Boolean(token)} onLogin={onLogin} />}
        />
      ))}
    </div>
  )
}

function Facts({ coupon }: { coupon: contract.PublicCoupon }) {
  const text = useText(couponText)
  const is_ahead = coupon.refusal === 'not_started'
  return (
    <>
      <span>
        {is_ahead
          ? fill(text.starts, { day: getDay(coupon.starts_at) })
          : fill(text.ends, { day: getDay(coupon.ends_at) })}
      </span>
      {coupon.valid_days === null ? null : <span>{fill(text.valid_days, { days: coupon.valid_days })}</span>}
      {coupon.per_seller_limit > 1 && coupon.own_collected > 0 ? (
        <span>{fill(text.held, { own: coupon.own_collected, limit: coupon.per_seller_limit })}</span>
      ) : null}
      {coupon.remaining === null ? null : <span>{fill(text.remaining, { count: coupon.remaining })}</span>}
    </>
  )
}

function useCollect() {
  const text = useText(couponText)
  return useSend(contract.collectCoupon, {
    refetch: [contract.listPublicCoupons],
    onSuccess: ({ is_new, expires_at }) =>
      is_new ? showToast('success', fill(text.success, { day: getDay(expires_at) })) : showToast('info', text.already),
  })
}

interface CollectButtonProps {
  readonly coupon: contract.PublicCoupon
  readonly is_logged_in: boolean
  readonly onLogin: () => void
}

function CollectButton({ coupon, is_logged_in, onLogin }: CollectButtonProps) {
  const text = useText(couponText)
  const { language } = useLanguage()
  const collect = useCollect()
  const action = collectAction(coupon, is_logged_in)
  if (action === 'use') {
    return (
      <>
        <span className="text-sm text-quiet">{text.collected}</span>
        <ButtonLink to={goodsPath(coupon.scope, language)}>{text.go_use}</ButtonLink>
      </>
    )
  }
  if (action === 'upgrade') {
    return (
      <>
        <span className="text-sm text-quiet">{text.refused_level}</span>
        <ButtonLink to={pathInLanguage('/vipService', language)}>{text.upgrade}</ButtonLink>
      </>
    )
  }
  if (action === 'closed') {
    const why = { gone: text.gone, ended: text.refused_ended, not_started: text.refused_not_started }
    return <span className="text-sm text-quiet">{why[coupon.refusal as keyof typeof why]}</span>
  }
  if (action === 'login') {
    return (
      <Button kind="primary" onClick={onLogin} aria-label={`${text.login_first}: ${coupon.name}`}>
        {text.login_first}
      </Button>
    )
  }
  return (
    <Button
      kind="primary"
      busy={collect.isPending}
      onClick={() => collect.mutate({ id: coupon.id })}
      aria-label={`${text[action]}: ${coupon.name}`}
    >
      {text[action]}
    </Button>
  )
}
