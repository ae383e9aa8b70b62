import type { ReactNode } from 'react'
import css from './sections.module.css'

/** A table that may be wider than the screen: scrolled by finger, wheel or arrow keys. */
export function TableBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll the table
    <section className={css.scroll} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
