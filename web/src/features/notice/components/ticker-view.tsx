import type { NoticeRow } from '@inkroute/contract/notice/notice'
import { useEffect, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { noticeText } from '../notice.text.ts'
import { step, TICK_MS } from '../notice.view.ts'
import css from './notice.module.css'

interface TickerProps {
  readonly notices: readonly NoticeRow[]
  readonly onOpen: (index: number) => void
  readonly children?: React.ReactNode
}

const wantsNoMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** One line that shows the next notice every three seconds, and pauses on hover. */
export function TickerView({ notices, onOpen, children }: TickerProps) {
  const text = useText(noticeText)
  const [index, setIndex] = useState(0)
  const [is_held, setHeld] = useState(false)
  const total = notices.length
  useEffect(() => {
    if (is_held || total < 2 || wantsNoMotion()) return
    const timer = setInterval(() => setIndex((current) => step(current, 1, total)), TICK_MS)
    return () => clearInterval(timer)
  }, [is_held, total])
  const current = notices[index % Math.max(1, total)]
  if (!current) return null
  return (
    <section
      className={`flex items-center min-w-0 text-sm text-quiet gap-2.5 ${css.ticker}`}
      aria-label={text.ticker_label}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name="megaphone" size_px={18} />
      <button key={current.id} type="button" className={css.ticker_line} onClick={() => onOpen(index % total)}>
        {current.title}
      </button>
      {total > 1 ? (
        <span className={`flex flex-none opacity-0 ${css.ticker_steps}`}>
          <button type="button" aria-label={text.previous} onClick={() => setIndex(step(index, -1, total))}>
            <Icon name="chevron_left" size_px={18} />
          </button>
          <button type="button" aria-label={text.next} onClick={() => setIndex(step(index, 1, total))}>
            <Icon name="chevron_right" size_px={18} />
          </button>
        </span>
      ) : null}
      {children}
    </section>
  )
}
