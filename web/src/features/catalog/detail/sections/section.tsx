import type { ReactNode } from 'react'
import css from './sections.module.css'

/** A scroll container for wide tables, focusable so that arrow keys scroll it. */
export function TableBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll the table
    <section className="overflow-x-auto bg-surface rounded-card" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One section below the gallery; tabs link to its id. */
export function Section({ id, title, aside, children }: SectionProps) {
  return (
    <section id={id} className={`border-b py-12 ${css.section}`} aria-labelledby={`${id}-title`}>
      <div className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 mb-6 ${css.head}`}>
        <h2 id={`${id}-title`}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
