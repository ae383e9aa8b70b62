import { MyCoupons } from '../../features/coupon/components/my-coupons.tsx'
import { couponText } from '../../features/coupon/coupon.text.ts'
import { useText } from '../../shared/text/language.tsx'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'

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
