import type { ReactNode } from 'react'
import css from './card-grid.module.css'

/** Product cards in rows of four, provided by the page. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={`grid grid-cols-4 gap-x-5 gap-y-8 ${css.grid}`}>{children}</div>
}
