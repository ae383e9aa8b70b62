import { useText } from '../../../shared/text/language.tsx'
import { couponText } from '../coupon.text.ts'
import css from './coupon.module.css'

export function CouponRules() {
  const text = useText(couponText)
  return (
    <section className={`border-t mt-12 ${css.rules}`} aria-labelledby="coupon-rules">
      <h2 id="coupon-rules">{text.rules}</h2>
      <ul>
        {(['one', 'threshold', 'percent', 'return', 'sub'] as const).map((rule) => (
          <li key={rule}>{text[`rule_${rule}`]}</li>
        ))}
      </ul>
    </section>
  )
}
