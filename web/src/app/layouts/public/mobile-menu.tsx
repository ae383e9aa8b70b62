import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import header from './header.module.css'
import type { ProductMenu } from './product-menu.ts'
import { publicText } from './public.text.ts'

const Sheet = lazy(() => import('./mobile-sheet.tsx').then((module) => ({ default: module.MobileSheet })))

/** On phones the menus move into a sheet from the edge. It belongs to the page it was opened on. */
export function MobileMenu({ menu }: { menu: ProductMenu }) {
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
