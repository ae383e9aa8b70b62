import type { ReactNode } from 'react'
import css from './wide.module.css'

interface WideProps {
  /** What is in it, for those who come to it by key. */
  readonly label: string
  readonly children: ReactNode
}

/**
 * A table that may be wider than the screen and is then moved sideways, by hand or by arrow keys. The table library's
 * own way keeps a hidden copy of its tick boxes, which the tab key would find.
 */
export function Wide({ label, children }: WideProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <section className={css.wide} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
