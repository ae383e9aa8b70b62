import type { Reply } from '@inkroute/contract/endpoint'
import type { listHelpCategories } from '@inkroute/contract/help'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Logo } from '../../../shared/brand/logo.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { AccountEntry } from './account-entry.tsx'
import css from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { publicText } from './public.text.ts'
import { branchesOf, publicLinks } from './public-links.ts'

type Topics = Reply<typeof listHelpCategories>['data']

export function PublicHeader({ topics }: { topics: Topics }) {
  const text = useText(publicText)
  const { language } = useLanguage()
  const { key } = useLocation()
  // The menu belongs to the page it was opened on: after a navigation it is closed again.
  const [opened_at, setOpenedAt] = useState<string | null>(null)
  const is_open = opened_at === key
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Link to={pathInLanguage('/', language)} className={css.brand} aria-label={text.home}>
          <Logo />
        </Link>
        <nav
          id="public-nav"
          className={`${css.nav} ${is_open ? css.nav_open : ''}`}
          aria-label={text.main_nav}
          data-open={is_open}
        >
          <MegaMenu
            label={text.explore}
            specials_title={text.start_here}
            specials={publicLinks(text, language)}
            branches={branchesOf(topics, language)}
          />
          {publicLinks(text, language).map((link) => (
            <Link key={link.to} to={link.to} className={css.link}>
              {link.label}
            </Link>
          ))}
        </nav>
        <div className={css.tools}>
          <LanguageSwitch />
          <AccountEntry />
          <button
            type="button"
            className={css.burger}
            aria-expanded={is_open}
            aria-controls="public-nav"
            aria-label={is_open ? text.close_menu : text.open_menu}
            onClick={() => setOpenedAt(is_open ? null : key)}
          >
            <Icon name={is_open ? 'close' : 'menu'} size_px={24} />
          </button>
        </div>
      </div>
    </header>
  )
}
