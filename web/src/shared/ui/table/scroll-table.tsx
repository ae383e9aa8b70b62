import type { ReactNode } from 'react'
import css from './scroll-table.module.css'

interface ScrollTableProps {
  /** Label of the scrollable region for screen readers. */
  readonly label: string
  readonly children: ReactNode
}

/**
 * A table that scrolls sideways when it is wider than the screen, also with the arrow keys. Ant Design's own scrolling
 * keeps a hidden copy of the checkboxes that the Tab key would reach.
 */
export function ScrollTable({ label, children }: ScrollTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard
    <section className={`min-w-0 overflow-x-auto ${css.wide}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
