import * as coupon from '@inkroute/contract/coupon'
import { serverCall } from '../../app/server-call.ts'
import { LoginMode, openLogin } from '../../features/auth/login-store.ts'
import css from '../../features/coupon/components/coupon.module.css'
import { CouponRules } from '../../features/coupon/components/coupon-rules.tsx'
import { CouponWall } from '../../features/coupon/components/coupon-wall.tsx'
import { couponText } from '../../features/coupon/coupon.text.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { useText } from '../../shared/text/language.tsx'
import { languageOfPath } from '../../shared/text/stored-language.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import type { Route } from './+types/home-coupon'

export async function loader({ context, request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname)
  const { data } = await serverCall(context, language, coupon.listPublicCoupons, {})
  return { coupons: data }
}

export default function HomeCouponPage({ loaderData }: Route.ComponentProps) {
  const text = useText(couponText)
  const token = useSession((state) => state.token)
  return (
    <div className={css.page}>
      <header className={css.head}>
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
