import { Dropdown } from 'antd'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { Logo } from '../../../shared/brand/logo.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { consoleText } from './console.text.ts'
import { activeGroup, activeKey, type MenuItem, type MenuSection } from './console-menu.ts'
import { openGroup, useNav } from './nav-store.ts'
import css from './side-nav.module.css'

const shortCount = (count: number): string => (count > 99 ? '99+' : String(count))

function NavLink({ item, is_active }: { item: MenuItem; is_active: boolean }) {
  const text = useText(consoleText)
  const setDrawer = useNav((state) => state.setDrawer)
  return (
    <li>
      <Link
        to={item.path}
        className={`flex items-center min-h-9 text-sm text-ink rounded-control gap-1.5 ${css.item}`}
        aria-current={is_active ? 'page' : undefined}
        onClick={() => setDrawer(false)}
      >
        <span className="wrap-anywhere">{item.label}</span>
        {item.is_new ? <span className={`text-seal leading-4.5 rounded-sm ${css.fresh}`}>{text.fresh}</span> : null}
        {item.count > 0 ? <span className={css.count}>{shortCount(item.count)}</span> : null}
      </Link>
    </li>
  )
}

interface SectionProps {
  readonly section: MenuSection
  readonly active: string | undefined
}

/** One group is open at a time; a closed one says how much waits inside. */
function Section({ section, active }: SectionProps) {
  const id = useId()
  const here = activeGroup(useLocation().pathname)
  const { choice, choose } = useNav()
  const is_open = openGroup(choice, here) === section.group
  const waiting = section.items.reduce((sum, item) => sum + item.count, 0)
  return (
    <div className={`pb-1 ${css.section}`} data-active={here === section.group} data-guide={`nav-${section.group}`}>
      <button
        type="button"
        id={`${id}-name`}
        className={css.group}
        aria-expanded={is_open}
        aria-controls={`${id}-items`}
        onClick={() => choose({ group: is_open ? null : section.group, at: here ?? '' })}
      >
        <Icon name={section.icon} />
        <span className="wrap-anywhere">{section.label}</span>
        {waiting > 0 && !is_open ? <span className={css.count}>{shortCount(waiting)}</span> : null}
        <span className={`grid ml-auto ${css.arrow}`}>
          <Icon name="chevron_down" size_px={14} />
        </span>
      </button>
      <ul id={`${id}-items`} className="bare-list pb-2" aria-labelledby={`${id}-name`} hidden={!is_open}>
        {section.items.map((item) => (
          <NavLink key={item.key} item={item} is_active={item.key === active} />
        ))}
      </ul>
    </div>
  )
}

/** A folded group shows only its icon and opens its screens in a flyout. */
function FoldedSection({ section, active }: SectionProps) {
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
      <button
        type="button"
        className={`bare-button grid place-items-center w-12 h-11 text-quiet rounded-control mb-1 ${css.folded}`}
        data-active={is_here}
        aria-label={section.label}
      >
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
    if (!nav.current || !item || item.closest('[hidden]')) return
    const [frame, place] = [nav.current.getBoundingClientRect(), item.getBoundingClientRect()]
    if (place.top >= frame.top && place.bottom <= frame.bottom) return
    nav.current.scrollTop += place.top - frame.top - frame.height / 3
  }, [active])
  return nav
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Arrow keys move between the groups and the screens of the open one. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (!step) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a')].filter(
    (stop) => !stop.closest('[hidden]'),
  )
  const at = stops.indexOf(event.target as HTMLElement)
  if (at === -1) return
  event.preventDefault()
  stops[step(at, stops.length)]?.focus()
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
    <div className={`flex flex-col h-full bg-surface ${css.side}`} data-folded={is_folded} data-drawer={in_drawer}>
      <Link to="/" className={`flex items-center px-4 py-0 ${css.brand}`} aria-label={text.public_site}>
        <Logo compact={is_folded} />
      </Link>
      <nav ref={nav} className={css.scroll} aria-label={text.side_nav} onKeyDown={is_folded ? undefined : moveFocus}>
        {menu.map((section) => (
          <Part key={section.group} section={section} active={active} />
        ))}
      </nav>
      {in_drawer ? null : (
        <button
          type="button"
          className={`bare-button flex items-center h-12 text-sm text-quiet border-t gap-2.5 px-4 py-0 ${css.fold}`}
          onClick={toggle}
          aria-expanded={!is_collapsed}
        >
          <Icon name={is_collapsed ? 'expand' : 'collapse'} />
          <span className={is_folded ? 'visually-hidden' : ''}>{is_collapsed ? text.expand : text.collapse}</span>
        </button>
      )}
    </div>
  )
}
