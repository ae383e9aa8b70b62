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
    <section className={css.panel} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {extra}
      </header>
      {children}
    </section>
  )
}
