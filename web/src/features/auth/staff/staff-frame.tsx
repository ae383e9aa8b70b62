import type { ReactNode } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import css from '../components/auth.module.css'
import { staffText } from './staff.text.ts'

interface StaffFrameProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** The page around each step of a staff login. */
export function StaffFrame({ title, lead, children }: StaffFrameProps) {
  const text = useText(staffText)
  return (
    <div className={`${css.page} ${css.pageNarrow}`}>
      <title>{text.pageTitle}</title>
      <div className={css.forms}>
        <header className={css.heading}>
          <p className={css.badge}>{text.badge}</p>
          <h1 className={css.title}>{title}</h1>
          <p className={css.lead}>{lead}</p>
        </header>
        {children}
      </div>
    </div>
  )
}
