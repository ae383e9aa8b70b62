import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { siteBrand } from '../../../shared/brand/brand.ts'
import { Logo } from '../../../shared/brand/logo.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { part } from '../../../shared/ui/part.tsx'
import header from './header.module.css'
import css from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { publicText } from './public.text.ts'
import { headerLinks, type ProductMenu } from './public-links.ts'

const Sheet = lazy(() => import('./mobile-sheet.tsx').then((module) => ({ default: module.MobileSheet })))

/** On phones the menus move into a side sheet, which closes on navigation. */
function MobileMenu({ menu }: { menu: ProductMenu }) {
  const text = useText(publicText)
  const { key } = useLocation()
  const [opened_at, setOpenedAt] = useState<string | null>(null)
  const is_open = opened_at === key
  return (
    <>
      <button
        type="button"
        className={header.burger}
        aria-expanded={is_open}
        aria-label={text.open_menu}
        onClick={() => setOpenedAt(key)}
      >
        <Icon name="menu" size_px={24} />
      </button>
      {is_open ? (
        <Suspense fallback={null}>
          <Sheet menu={menu} onClose={() => setOpenedAt(null)} />
        </Suspense>
      ) : null}
    </>
  )
}

const CurrencyPicker = part(async () => (await import('../../../shared/currency/currency-picker.tsx')).CurrencyPicker)
const AccountEntry = part(async () => (await import('./account-entry.part.tsx')).AccountEntry)

interface HeaderProps {
  readonly menu: ProductMenu
  /** The search box with popular searches. */
  readonly search: ReactNode
}

export function PublicHeader({ menu, search }: HeaderProps) {
  const text = useText(publicText)
  const { language } = useLanguage()
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Link to={pathInLanguage('/', language)} className={`flex flex-none ${css.brand}`} aria-label={text.home}>
          <Logo />
        </Link>
        <nav className={`flex items-center gap-0.5 ${css.nav}`} aria-label={text.main_nav}>
          <MegaMenu menu={menu} />
          {headerLinks(text, { ...menu, language }).map((link) => (
            <Link key={link.to} to={link.to} className={css.link}>
              {link.label}
            </Link>
          ))}
        </nav>
        <div className={`flex items-center justify-end flex-1 min-w-0 gap-2 ${css.tools}`}>
          {search}
          <Link to={pathInLanguage('/vipService', language)} className={css.vip}>
            <Icon name="medal" size_px={18} />
            {text.vip}
          </Link>
          <span className={`contents ${css.wide}`}>
            {siteBrand().currencies.length > 0 ? <CurrencyPicker /> : null}
            <LanguageSwitch />
          </span>
          <AccountEntry />
          <MobileMenu menu={menu} />
        </div>
      </div>
    </header>
  )
}
