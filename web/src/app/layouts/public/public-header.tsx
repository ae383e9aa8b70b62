import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Logo } from '../../../shared/brand/logo.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { part } from '../../../shared/ui/part.tsx'
import css from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import type { ProductMenu } from './product-menu.ts'
import { publicText } from './public.text.ts'
import { headerLinks } from './public-links.ts'

const AccountEntry = part(async () => (await import('./account-entry.part.tsx')).AccountEntry)

interface HeaderProps {
  readonly menu: ProductMenu
  /** The search box with its hot words. */
  readonly search: ReactNode
}

export function PublicHeader({ menu, search }: HeaderProps) {
  const text = useText(publicText)
  const { language } = useLanguage()
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Link to={pathInLanguage('/', language)} className={css.brand} aria-label={text.home}>
          <Logo />
        </Link>
        <nav className={css.nav} aria-label={text.main_nav}>
          <MegaMenu menu={menu} />
          {headerLinks(text, language).map((link) => (
            <Link key={link.to} to={link.to} className={css.link}>
              {link.label}
            </Link>
          ))}
        </nav>
        <div className={css.tools}>
          {search}
          <Link to={pathInLanguage('/vipService', language)} className={css.vip}>
            <Icon name="medal" size_px={18} />
            {text.vip}
          </Link>
          <span className={css.wide}>
            <LanguageSwitch />
          </span>
          <AccountEntry />
          <MobileMenu menu={menu} />
        </div>
      </div>
    </header>
  )
}
