import { useText } from '../text/language.tsx'
import { fill } from '../text/text.ts'
import css from './approx.module.css'
import { approxText } from './approx.text.ts'
import { useApprox, useShownRate } from './currency.ts'

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
  const rate = useShownRate()
  if (!approx || !rate) return null
  const note = `${fill(text.rate, rate)} · ${text.note}`
  return (
    <>
      {' '}
      <small className={css.approx} title={note} data-noted={with_note}>
        {approx}
        {with_note ? ` · ${note}` : null}
      </small>
    </>
  )
}
