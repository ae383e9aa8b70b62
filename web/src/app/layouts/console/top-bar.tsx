import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { CurrencyPicker } from '../../../shared/currency/currency-picker.tsx'
import { useSwitchLanguage } from '../../../shared/session/profile-language.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { consoleText } from './console.text.ts'
import { activeGroup, getLanding, type MenuSection } from './console-menu.ts'
import { useNav } from './nav-store.ts'
import css from './top-bar.module.css'
import { UserMenu } from './user-menu.tsx'

function TopMenu({ menu }: { menu: readonly MenuSection[] }) {
  const text = useText(consoleText)
  const group = activeGroup(useLocation().pathname)
  return (
    <nav className={`flex min-w-0 overflow-hidden gap-1 ${css.menu}`} aria-label={text.top_nav}>
      {menu.map((section) => (
        <Link
          key={section.group}
          to={getLanding(section)}
          className={`flex-none relative text-sm text-quiet px-3 py-0 ${css.tab}`}
          data-active={section.group === group}
          aria-current={section.group === group ? 'true' : undefined}
        >
          {section.label}
        </Link>
      ))}
    </nav>
  )
}

function LanguageTool() {
  const text = useText(consoleText)
  return (
    <button type="button" className={css.tool} title={text.language} onClick={useSwitchLanguage()}>
      <Icon name="globe" />
      <span className={css.wide}>{text.other_language}</span>
    </button>
  )
}

interface TopBarProps {
  readonly menu: readonly MenuSection[]
  readonly onSearch: () => void
  readonly onTutorial: () => void
  readonly onGuide: () => void
  /** The message bell and other controls that pages add to the bar. */
  readonly children?: ReactNode
}

export function TopBar({ menu, onSearch, onTutorial, onGuide, children }: TopBarProps) {
  const text = useText(consoleText)
  const setDrawer = useNav((state) => state.setDrawer)
  return (
    <header className={`flex items-center sticky top-0 bg-surface border-b gap-4 ${css.bar}`}>
      <button type="button" className={css.burger} aria-label={text.open_nav} onClick={() => setDrawer(true)}>
        <Icon name="menu" size_px={22} />
      </button>
      <TopMenu menu={menu} />
      <div className="flex items-center gap-1 ml-auto">
        <button
          type="button"
          className={css.search}
          onClick={onSearch}
          aria-label={text.search_label}
          data-guide="search"
        >
          <Icon name="search" size_px={18} />
          <span className={css.wide}>{text.search}</span>
          <kbd className={`leading-4.5 whitespace-nowrap bg-surface border rounded-sm ml-auto ${css.key}`}>Ctrl K</kbd>
        </button>
        <button
          type="button"
          className={css.tool}
          onClick={onTutorial}
          aria-label={text.tutorial}
          title={text.tutorial}
          data-guide="tutorial"
        >
          <Icon name="book" />
        </button>
        <button
          type="button"
          className={`${css.tool} ${css.optional}`}
          onClick={onGuide}
          aria-label={text.guide}
          title={text.guide}
        >
          <Icon name="compass" />
        </button>
        {children}
        <span className={css.optional}>
          <CurrencyPicker />
        </span>
        <LanguageTool />
        <UserMenu />
      </div>
    </header>
  )
}
