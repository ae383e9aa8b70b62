import type { BasicProduct } from '@inkroute/contract/catalog/product'
import type { ReactNode } from 'react'
import { copyText } from '../../../../shared/format/copy-text.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { cardText } from '../../card/card.text.ts'
import { detailText } from './detail.text.ts'
import css from './heading.module.css'

/** Copies to the clipboard and shows a toast. */
export function useCopy() {
  const text = useText(detailText)
  return async (value: string, done: string) => {
    try {
      await copyText(value)
      showToast('success', done)
    } catch {
      showToast('error', text.copy_failed)
    }
  }
}

function CodeLine({ product }: { product: BasicProduct }) {
  const text = useText(detailText)
  const copy = useCopy()
  return (
    <p className="flex flex-wrap items-center text-sm text-quiet gap-x-5">
      <span className="inline-flex items-center">
        {text.code} <code className={`text-ink ml-1.5 ${css.code}`}>{product.code}</code>
        <button
          type="button"
          className={`bare-button grid place-items-center w-7 h-7 text-quiet rounded-control p-0 ${css.copy}`}
          aria-label={text.copy_code}
          title={text.copy_code}
          onClick={() => copy(product.code, text.code_copied)}
        >
          <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
            <path d="M9 9h10.500v10.500H9zM5.500 15H4.500V4.500H15v1" />
          </svg>
        </button>
      </span>
      <span className="inline-flex items-center">{product.category_path.at(-1)?.name}</span>
      {product.sales > 0 ? (
        <span className="inline-flex items-center">
          {fill(text.sold, { count: product.sales.toLocaleString('en') })}
        </span>
      ) : null}
    </p>
  )
}

/** Name, tagline and product code. */
export function Heading({ product, tools }: { product: BasicProduct; tools: ReactNode }) {
  const text = useText(detailText)
  const badge = useText(cardText)
  return (
    <header className="grid gap-2">
      <div className={`flex flex-wrap items-center min-h-10 gap-1.5 ${css.badges}`}>
        {product.is_brand ? (
          <span className="text-xs font-medium bg-action-soft rounded-sm px-2 py-0.5" data-kind="brand">
            {text.is_brand}
          </span>
        ) : null}
        {product.badges.map((name) => (
          <span className="text-xs font-medium bg-action-soft rounded-sm px-2 py-0.5" key={name} data-kind={name}>
            {badge[`badge_${name}`]}
          </span>
        ))}
        <div className="flex gap-1 ml-auto">{tools}</div>
      </div>
      <h1 className={css.name}>{product.name}</h1>
      <p className="text-quiet">{product.subtitle}</p>
      <CodeLine product={product} />
      {product.is_brand ? (
        <p className={`text-sm bg-warning-soft rounded-control px-3 py-2.5 ${css.note}`}>{text.brand_note}</p>
      ) : null}
    </header>
  )
}

/** Copies the page's address, including the current choice. */
export function ShareButton() {
  const text = useText(detailText)
  const copy = useCopy()
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={text.share}
      title={text.share}
      onClick={() => copy(window.location.href, text.link_copied)}
    >
      <Icon name="link" size_px={18} />
    </button>
  )
}
