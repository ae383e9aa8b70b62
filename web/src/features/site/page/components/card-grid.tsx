import type { ReactNode } from 'react'
import css from './card-grid.module.css'

/** Product cards in rows of four; the page puts the cards in. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={css.grid}>{children}</div>
}
