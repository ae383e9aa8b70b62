import { useEffect, useState } from 'react'
import { useText } from '../../shared/text/language.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import css from './hosts.module.css'
import { hostsText } from './hosts.text.ts'

const SHOW_BELOW_PX = 600

/** Appears after scrolling down; the ring shows the progress. */
export function ScrollTop() {
  const text = useText(hostsText)
  const [share, setShare] = useState(0)
  useEffect(() => {
    const measure = () => {
      const { scrollHeight, clientHeight } = document.documentElement
      const share_now = window.scrollY / Math.max(1, scrollHeight - clientHeight)
      setShare(window.scrollY > SHOW_BELOW_PX ? Math.round(share_now * 100) / 100 : 0)
    }
    measure()
    window.addEventListener('scroll', measure, { passive: true })
    return () => window.removeEventListener('scroll', measure)
  }, [])
  if (share === 0) return null
  return (
    <button
      type="button"
      className={css.to_top}
      style={{ '--share': share } as React.CSSProperties}
      aria-label={text.to_top}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <Icon name="arrow_up" />
    </button>
  )
}
