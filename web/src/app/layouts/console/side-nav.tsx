import { Dropdown } from 'antd'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { Logo } from '../../../shared/brand/logo.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { consoleText } from './console.text.ts'
import { activeGroup, activeKey, type MenuItem, type MenuSection } from './console-menu.ts'
import { useNav } from './nav-store.ts'
import css from './side-nav.module.css'

function NavLink({ item, is_active }: { item: MenuItem; is_active: boolean }) {
  const text = useText(consoleText)
  const setDrawer = useNav((state) => state.setDrawer)
  return (
    <li>
      <Link
        to={item.path}
        className={css.item}
        aria-current={is_active ? 'page' : undefined}
        onClick={() => setDrawer(false)}
      >
        <span className={css.label}>{item.label}</span>
        {item.is_new ? <span className={css.fresh}>{text.fresh}</span> : null}
        {item.count > 0 ? <span className={css.count}>{item.count > 99 ? '99+' : item.count}</span> : null}
      </Link>
    </li>
  )
}

function Section({ section, active }: { section: MenuSection; active: string | undefined }) {
  const is_here = activeGroup(useLocation().pathname) === section.group
  return (
    <div className={css.section} data-active={is_here} data-guide={`nav-${section.group}`}>
      <p className={css.group} id={`nav-${section.group}`}>
        <Icon name={section.icon} />
        {section.label}
      </p>
      <ul className={css.items} aria-labelledby={`nav-${section.group}`}>
        {section.items.map((item) => (
          <NavLink key={item.key} item={item} is_active={item.key === active} />
        ))}
      </ul>
    </div>
  )
}

/** A folded group shows only its icon and opens its screens in a flyout. */
function FoldedSection({ section, active }: { section: MenuSection; active: string | undefined }) {
  const navigate = useNavigate()
  const is_here = activeGroup(useLocation().pathname) === section.group
  return (
    <Dropdown
      placement="bottomLeft"
      trigger={['hover', 'click']}
      menu={{
        items: section.items.map((item) => ({ key: item.path, label: item.label })),
        selectedKeys: section.items.filter((item) => item.key === active).map((item) => item.path),
        onClick: ({ key }) => void navigate(key),
      }}
    >
      <button type="button" className={css.folded} data-active={is_here} aria-label={section.label}>
        <Icon name={section.icon} />
      </button>
    </Dropdown>
  )
}

/** The menu may be taller than the screen: scroll the menu, not the page, to the current entry. */
function useActiveInView(active: string | undefined) {
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll again when the current entry changes
  useEffect(() => {
    const item = nav.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (!nav.current || !item) return
    const [frame, place] = [nav.current.getBoundingClientRect(), item.getBoundingClientRect()]
    if (place.top >= frame.top && place.bottom <= frame.bottom) return
    nav.current.scrollTop += place.top - frame.top - frame.height / 3
  }, [active])
  return nav
}

export function SideNav({ menu, in_drawer = false }: { menu: readonly MenuSection[]; in_drawer?: boolean }) {
  const text = useText(consoleText)
  const { pathname } = useLocation()
  const { is_collapsed, toggle } = useNav()
  const is_folded = is_collapsed && !in_drawer
  const active = activeKey(pathname, menu)
  const Part = is_folded ? FoldedSection : Section
  const nav = useActiveInView(active)
  return (
    <div className={css.side} data-folded={is_folded}>
      <Link to="/" className={css.brand} aria-label={text.public_site}>
        <Logo compact={is_folded} />
      </Link>
      <nav ref={nav} className={css.scroll} aria-label={text.side_nav}>
        {menu.map((section) => (
          <Part key={section.group} section={section} active={active} />
        ))}
      </nav>
      {in_drawer ? null : (
        <button type="button" className={css.fold} onClick={toggle} aria-expanded={!is_collapsed}>
          <Icon name={is_collapsed ? 'expand' : 'collapse'} />
          <span className={is_folded ? 'visually-hidden' : ''}>{is_collapsed ? text.expand : text.collapse}</span>
        </button>
      )}
    </div>
  )
}
