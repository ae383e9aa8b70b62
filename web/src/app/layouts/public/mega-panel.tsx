import type { MenuCategory } from '@inkroute/contract/site/home'
import { Link } from 'react-router'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import css from './mega-menu.module.css'
import { publicText } from './public.text.ts'
import type { ProductMenu } from './public-links.ts'
import { SpecialList } from './special-list.tsx'

function CategoryColumn({ category }: { category: MenuCategory }) {
  const { language } = useLanguage()
  const to = (http_url: string) => pathInLanguage(`/category/${http_url}`, language)
  return (
    <div className={css.branch}>
      <Link to={to(category.http_url)} className={css.branch_name}>
        {category.name}
      </Link>
      <ul className={`bare-list ${css.list}`}>
        {category.sub_categorys.map((sub) => (
          <li key={sub.id}>
            <Link to={to(sub.http_url)}>{sub.name}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Data of the product menu. */
export function MegaPanel({ menu }: { menu: ProductMenu }) {
  const text = useText(publicText)
  const { language } = useLanguage()
  const specials = [...menu.top_ad_specials, ...menu.area_specials, ...menu.ad_specials]
  return (
    <div className={css.inner}>
      {specials.length > 0 ? (
        <div className={css.specials}>
          <SpecialList title={<h2 className={css.heading}>{text.menu_specials}</h2>} specials={specials} />
          <Link to={pathInLanguage('/home/adSpecial', language)} className={css.all}>
            {text.every_special}
            <Icon name="arrow_right" size_px={16} />
          </Link>
        </div>
      ) : null}
      <div>
        {menu.categorys.length > 0 ? <h2 className={css.heading}>{text.menu_categories}</h2> : null}
        <div className={css.tree}>
          {menu.categorys.map((category) => (
            <CategoryColumn key={category.id} category={category} />
          ))}
        </div>
        <Link to={pathInLanguage('/products', language)} className={css.all}>
          {text.every_product}
          <Icon name="arrow_right" size_px={16} />
        </Link>
      </div>
    </div>
  )
}
