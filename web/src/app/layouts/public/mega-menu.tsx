import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '../../../shared/ui/icon.tsx'
import header from './header.module.css'
import css from './mega-menu.module.css'
import type { MenuBranch, MenuLink } from './public-links.ts'

interface MegaMenuProps {
  readonly label: string
  readonly specials_title: string
  /** Left: what deserves attention now. */
  readonly specials: readonly MenuLink[]
  /** Right: the tree of categories with what stands in each. */
  readonly branches: readonly MenuBranch[]
}

/** Open on the page it was opened on: a navigation, a click elsewhere or Escape closes it. */
function useDisclosure() {
  const { key } = useLocation()
  const box = useRef<HTMLDivElement>(null)
  const [opened_at, setOpenedAt] = useState<string | null>(null)
  const is_open = opened_at === key
  useEffect(() => {
    if (!is_open) return
    const onPointer = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpenedAt(null)
    }
    document.addEventListener('pointerdown', onPointer)
    return () => document.removeEventListener('pointerdown', onPointer)
  }, [is_open])
  return { box, is_open, toggle: () => setOpenedAt(is_open ? null : key), close: () => setOpenedAt(null) }
}

/** The frame of the product menu: specials on the left, the category tree on the right. */
export function MegaMenu({ label, specials_title, specials, branches }: MegaMenuProps) {
  const { box, is_open, toggle, close } = useDisclosure()
  const button = useRef<HTMLButtonElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !is_open) return
    close()
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside
    <div ref={box} className={css.menu} onKeyDown={onKeyDown}>
      <button ref={button} type="button" className={header.link} aria-expanded={is_open} onClick={toggle}>
        {label}
        <Icon name="chevron_down" size_px={16} />
      </button>
      {is_open ? (
        <div className={css.panel}>
          <div className={css.inner}>
            <div className={css.specials}>
              <p className={css.heading}>{specials_title}</p>
              {specials.map((link) => (
                <Link key={link.to} to={link.to}>
                  {link.label}
                </Link>
              ))}
            </div>
            <div className={css.tree}>
              {branches.map((branch) => (
                <div key={branch.id}>
                  <Link to={branch.to} className={css.heading}>
                    {branch.name}
                  </Link>
                  {branch.links.map((link) => (
                    <Link key={link.to} to={link.to}>
                      {link.label}
                    </Link>
                  ))}
                </div>
              ))}
            </div>
          </div>
        </div>
      ) : null}
    </div>
  )
}
