import { useText } from '../text/language.tsx'
import css from './approx.module.css'
import { approxText } from './approx.text.ts'
import { useApprox } from './currency.ts'

interface ApproxProps {
  /** Yuan, as a decimal string. */
  readonly amount: string
  /** Says in words that yuan are charged: where something is about to be paid. */
  readonly with_note?: boolean
}

/** The amount in the visitor's currency, for orientation only, with the space that sets it apart. */
export function Approx({ amount, with_note = false }: ApproxProps) {
  const text = useText(approxText)
  const approx = useApprox(amount)
  if (!approx) return null
  return (
    <>
      {' '}
      <small className={css.approx} title={text.note}>
        {approx}
        {with_note ? ` · ${text.note}` : null}
      </small>
    </>
  )
}
