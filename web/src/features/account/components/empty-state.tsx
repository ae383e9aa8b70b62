import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import css from './team.module.css'

interface EmptyStateProps {
  readonly icon: IconName
  readonly title: string
  readonly body?: string
  readonly action?: ReactNode
}

export function EmptyState({ icon, title, body, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <span className={css.empty_icon}>
        <Icon name={icon} size_px={28} />
      </span>
      <h3>{title}</h3>
      {body ? <p>{body}</p> : null}
      {action}
    </div>
  )
}
