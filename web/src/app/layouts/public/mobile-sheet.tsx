import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { CurrencyPicker } from '../../../shared/currency/currency-picker.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import css from './mobile-menu.module.css'
import { publicText } from './public.text.ts'
import { headerLinks, type ProductMenu } from './public-links.ts'
import { SpecialList } from './special-list.tsx'

function Categories({ menu }: { menu: ProductMenu }) {
  const { language } = useLanguage()
  const to = (http_url: string) => pathInLanguage(`/category/${http_url}`, language)
  return menu.categorys.map((category) => (
    <details key={category.id} name="menu-category" className={`border-b ${css.branch}`}>
      <summary>
        {category.name}
        <Icon name="chevron_down" size_px={18} />
      </summary>
      <ul>
        <li>
          <Link to={to(category.http_url)}>{category.name}</Link>
        </li>
        {category.sub_categorys.map((sub) => (
          <li key={sub.id}>
            <Link to={to(sub.http_url)}>{sub.name}</Link>
          </li>
        ))}
      </ul>
    </details>
  ))
}

/** The menus in a side sheet, for phones. */
export function MobileSheet({ menu, onClose }: { menu: ProductMenu; onClose: () => void }) {
  const text = useText(publicText)
  const { language } = useLanguage()
  const specials = [...menu.top_ad_specials, ...menu.area_specials]
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click on the backdrop repeats what Escape does
    <dialog
      ref={dialog}
      className={css.sheet}
      aria-label={text.menu}
      onCancel={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={css.head}>
        <LanguageSwitch />
        <CurrencyPicker />
        <button
          type="button"
          className="bare-button grid place-items-center w-11 h-11 text-ink"
          aria-label={text.close_menu}
          onClick={onClose}
        >
          <Icon name="close" size_px={24} />
        </button>
      </div>
      <nav className={css.body} aria-label={text.main_nav}>
        <Link to={pathInLanguage('/products', language)} className={css.first}>
          {text.every_product}
        </Link>
        <Categories menu={menu} />
        <SpecialList
          title={<h2 className="text-sm font-medium text-quiet mt-6 mb-1">{text.menu_specials}</h2>}
          specials={specials}
        />
        <ul className={css.links}>
          {headerLinks(text, { ...menu, language }).map((link) => (
            <li key={link.to}>
              <Link to={link.to}>{link.label}</Link>
            </li>
          ))}
          <li>
            <Link to={pathInLanguage('/vipService', language)}>{text.vip}</Link>
          </li>
        </ul>
      </nav>
    </dialog>
  )
}
