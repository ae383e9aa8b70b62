import { type RefObject, useEffect, useState } from 'react'
import { Approx } from '../../../../shared/currency/approx.tsx'
import { formatMoney } from '../../../../shared/format/money.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { detailText } from '../core/detail.text.ts'
import css from './start-bar.module.css'

/** True once the main button has scrolled out of view. */
export function useScrolledAway(ref: RefObject<HTMLElement | null>): boolean {
  const [is_away, setAway] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const look = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false), {
      rootMargin: '-72px 0px 0px 0px',
    })
    look.observe(element)
    return () => look.disconnect()
  }, [ref])
  return is_away
}

interface StartProps {
  readonly price: string
  readonly onStart: () => void
}

/** On wide screens, at the end of the tab bar. */
export function StartInBar({ price, onStart, is_shown }: StartProps & { is_shown: boolean }) {
  const text = useText(detailText)
  return (
    <div
      className={`flex items-center flex-none opacity-0 gap-4 ${css.in_bar}`}
      data-shown={is_shown}
      inert={!is_shown}
    >
      <strong className="text-lg text-seal">{formatMoney(price)}</strong>
      <Button kind="primary" onClick={onStart}>
        {text.start}
      </Button>
    </div>
  )
}

/** On phones, fixed at the bottom. */
export function StartAtFoot({ price, onStart }: StartProps) {
  const text = useText(detailText)
  return (
    <div className={`hidden items-center justify-between fixed left-0 bg-surface border-t gap-4 ${css.foot}`}>
      <p className="grid text-xs leading-1.3 text-quiet">
        <strong className="text-lg text-seal">{formatMoney(price)}</strong>
        <span>{text.per_piece}</span>
        <Approx amount={price} />
      </p>
      <Button kind="primary" large onClick={onStart}>
        {text.start}
      </Button>
    </div>
  )
}
