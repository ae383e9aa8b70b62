import { getTitle } from '@inkroute/contract/account/permission-screen'
import { screens } from '@inkroute/contract/account/permission-tree'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../text/language.tsx'
import css from './page-header.module.css'

interface PageHeaderProps {
  /** Defaults to the title of the current path in the permission tree. */
  readonly title?: string
  readonly description?: ReactNode
  /** The primary action, on the right. */
  readonly actions?: ReactNode
}

const isPath = (pattern: string, pathname: string) =>
  new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname.replace(/\/$/, ''))

/** Header of every console screen: title, one-line description and primary action. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  const { language } = useLanguage()
  const { pathname } = useLocation()
  const own = screens.find((screen) => isPath(screen.path, pathname))
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 mb-6">
      <div className={css.words}>
        <h1 className={css.title}>{title ?? (own ? getTitle(own)[language] : '')}</h1>
        {description ? <p className={`text-sm text-quiet mt-1 ${css.description}`}>{description}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
    </header>
  )
}
