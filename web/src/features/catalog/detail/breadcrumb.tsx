import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { Link } from 'react-router'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { detailText } from './detail.text.ts'
import { ALL_PRODUCTS, categoryPath } from './paths.ts'
import css from './product-page.module.css'

/** From all products down to this one. */
export function Breadcrumb({ product }: { product: BasicProduct }) {
  const text = useText(detailText)
  const { language } = useLanguage()
  const crumbs = [
    { name: text.all_products, path: ALL_PRODUCTS },
    ...product.category_path.map(({ name, http_url }) => ({ name, path: categoryPath(http_url) })),
  ]
  return (
    <nav aria-label={text.breadcrumb}>
      <ol className={css.crumbs}>
        {crumbs.map(({ name, path }) => (
          <li key={path}>
            <Link to={pathInLanguage(path, language)}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{product.name}</li>
      </ol>
    </nav>
  )
}
