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
    <nav ref={row} className="flex min-w-0 overflow-x-auto scrollbar-none gap-6" aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.key}
          to={item.to}
          className={`flex-none relative text-sm text-ink ${css.tab}`}
          preventScrollReset
          {...(item.key === active ? { 'aria-current': 'page' as const } : {})}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  )
}
