import { LoginMode, openLogin } from '../../../features/auth/login-store.ts'
import css from '../../../features/coupon/components/coupon.module.css'
import { CouponRules } from '../../../features/coupon/components/coupon-rules.tsx'
import { CouponWall } from '../../../features/coupon/components/coupon-wall.tsx'
import { couponText } from '../../../features/coupon/coupon.text.ts'
import { useSession } from '../../../shared/api/session-store.ts'
import { useText } from '../../../shared/text/language.tsx'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import type { Route } from './+types/home-coupon'

type Loaded = Pick<Route.ComponentProps, 'loaderData'>

/** Coupons to claim and their rules. */
export function HomeCouponView({ loaderData }: Loaded) {
  const text = useText(couponText)
  const token = useSession((state) => state.token)
  return (
    <div className={css.page}>
      <header className={`flex flex-wrap items-end justify-between gap-x-8 gap-y-4 ${css.head}`}>
        <div>
          <h1>{text.title}</h1>
          <p>{text.lead}</p>
        </div>
        {token ? <ButtonLink to="/setting/myCoupon">{text.mine}</ButtonLink> : null}
      </header>
      <CouponWall coupons={loaderData.coupons} onLogin={() => openLogin(LoginMode.login)} />
      <CouponRules />
    </div>
  )
}
