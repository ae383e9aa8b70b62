import type { ReactNode } from 'react'
import css from './empty-state.module.css'
import { Icon, type IconName } from './icon.tsx'

interface EmptyStateProps {
  readonly icon: IconName
  readonly title: string
  readonly body?: string
  readonly action?: ReactNode
}

/** Placeholder for an empty list, with a hint about what to do. */
export function EmptyState({ icon, title, body, action }: EmptyStateProps) {
  return (
    <div className={`grid justify-items-center text-center gap-2 ${css.empty}`}>
      <span className="grid place-items-center w-12 h-12 text-action bg-action-soft rounded-full">
        <Icon name={icon} size_px={24} />
      </span>
      <h3>{title}</h3>
      {body ? <p>{body}</p> : null}
      {action}
    </div>
  )
}
