import type { ReactNode } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import css from '../components/auth.module.css'
import { staffText } from './staff.text.ts'

interface StaffFrameProps {
  readonly title: string
  readonly lead: string
  /** False where a seller opens a link of ours. */
  readonly is_staff?: boolean
  readonly children: ReactNode
}

/** The page around each step of a staff login. */
export function StaffFrame({ title, lead, is_staff = true, children }: StaffFrameProps) {
  const text = useText(staffText)
  return (
    <div className={`${css.page} ${css.pageNarrow}`}>
      <title>{is_staff ? text.pageTitle : title}</title>
      <div className={css.forms}>
        <header className={css.heading}>
          {is_staff ? <p className={css.badge}>{text.badge}</p> : null}
          <h1 className={css.title}>{title}</h1>
          <p className={css.lead}>{lead}</p>
        </header>
        {children}
      </div>
    </div>
  )
}
