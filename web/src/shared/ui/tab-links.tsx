import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useScrollToSelected } from '../hooks/use-scroll-to-selected.ts'
import css from './tab-links.module.css'

interface TabLinksProps {
  readonly label: string
  readonly active: string
  readonly items: readonly { readonly key: string; readonly to: string; readonly label: ReactNode }[]
}

/** Tabs stored in the URL: links that scroll sideways on narrow screens. */
export function TabLinks({ label, active, items }: TabLinksProps) {
  const row = useScrollToSelected<HTMLElement>(active)
  return (
    <nav ref={row} className={css.tabs} aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.key}
          to={item.to}
          className={css.tab}
          preventScrollReset
          {...(item.key === active ? { 'aria-current': 'page' as const } : {})}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  )
}
