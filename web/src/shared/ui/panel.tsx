import type { ReactNode } from 'react'
import { useId } from 'react'
import css from './panel.module.css'

interface PanelProps {
  readonly title: string
  /** Shown to the right of the title: a link, a small button. */
  readonly extra?: ReactNode
  readonly children: ReactNode
}

/** A white card with a title, the building block of console pages. */
export function Panel({ title, extra, children }: PanelProps) {
  const id = useId()
  return (
    <section className={`card flex flex-col min-w-0 p-6 ${css.panel}`} aria-labelledby={id}>
      <header className="flex flex-wrap items-center justify-between min-h-7 gap-x-3 gap-y-2 mb-4">
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {extra}
      </header>
      {children}
    </section>
  )
}
