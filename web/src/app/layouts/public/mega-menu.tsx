import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import header from './header.module.css'
import css from './mega-menu.module.css'
import { MegaPanel } from './mega-panel.tsx'
import { publicText } from './public.text.ts'
import type { ProductMenu } from './public-links.ts'
import { useMegaMenu } from './use-mega-menu.ts'

/** Specials on the left, the category tree on the right. Links are rendered even while closed, for search engines. */
export function MegaMenu({ menu }: { menu: ProductMenu }) {
  const text = useText(publicText)
  const { is_open, button, toggle, frame } = useMegaMenu()
  return (
    <div {...frame}>
      <button
        ref={button}
        type="button"
        className={`${header.link} font-medium`}
        aria-expanded={is_open}
        aria-controls="product-menu"
        onClick={toggle}
      >
        {text.all_products}
        <Icon name="chevron_down" size_px={16} />
      </button>
      <div id="product-menu" className={css.panel} hidden={!is_open}>
        <MegaPanel menu={menu} />
      </div>
    </div>
  )
}
