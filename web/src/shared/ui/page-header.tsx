import { screens } from '@inkroute/contract/account/permission-tree'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../text/language.tsx'
import css from './page-header.module.css'

interface PageHeaderProps {
  /** Taken from the permission tree by the address unless given. */
  readonly title?: string
  readonly description?: ReactNode
  /** The primary action, on the right. */
  readonly actions?: ReactNode
}

const isPathOf = (pattern: string, pathname: string) =>
  new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname.replace(/\/$/, ''))

/** The head of every console screen: what it is, in one line what it is for, and the one thing to do. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  const { language } = useLanguage()
  const { pathname } = useLocation()
  const own = screens.find((screen) => isPathOf(screen.path, pathname))
  return (
    <header className={css.header}>
      <div>
        <h1 className={css.title}>{title ?? own?.[language] ?? ''}</h1>
        {description ? <p className={css.description}>{description}</p> : null}
      </div>
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </header>
  )
}
