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
    <div className={`w-full overflow-hidden bg-surface border rounded-hero m-auto ${css.page} ${css.pageNarrow}`}>
      <title>{is_staff ? text.pageTitle : title}</title>
      <div className={`flex flex-col justify-center min-w-0 relative gap-6 ${css.forms}`}>
        <header className="flex flex-col gap-1">
          {is_staff ? (
            <p className="self-start text-xs text-on-dark bg-ink rounded-sm px-2 py-0.5 mb-2">{text.badge}</p>
          ) : null}
          <h1 className={css.title}>{title}</h1>
          <p className="text-sm text-quiet">{lead}</p>
        </header>
        {children}
      </div>
    </div>
  )
}
