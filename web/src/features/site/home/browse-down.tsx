import { useEffect, useState } from 'react'
import { Icon } from '../../../shared/ui/icon.tsx'
import css from './browse-down.module.css'

interface BrowseDownProps {
  readonly text: string
  /** A URL with a fragment, such as `/#floors`. */
  readonly jump_url: string
}

const LEFT_TOP_PX = 80

/** A hint to scroll below the first screen; disappears after scrolling. */
export function BrowseDown({ text, jump_url }: BrowseDownProps) {
  const [is_at_top, setAtTop] = useState(true)
  useEffect(() => {
    const look = () => setAtTop(window.scrollY < LEFT_TOP_PX)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  const fragment = jump_url.split('#')[1]
  if (!is_at_top || !fragment) return null
  return (
    <a className={css.hint} href={`#${fragment}`}>
      {text}
      <Icon name="chevron_down" size_px={16} />
    </a>
  )
}
