import { getProductAsSeller } from '@inkroute/contract/catalog/catalog'
import { collectProducts } from '@inkroute/contract/catalog/own'
import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { useState } from 'react'
import { useSend } from '../../../../shared/api/light-hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { detailText } from '../core/detail.text.ts'
import css from '../core/heading.module.css'

interface FavouriteButtonProps {
  readonly product: BasicProduct
  readonly has_session: boolean
  readonly onLogin: () => void
}

/** Updates optimistically and rolls back if the server refuses. */
export function FavouriteButton({ product, has_session, onLogin }: FavouriteButtonProps) {
  const text = useText(detailText)
  const [wished, setWished] = useState<number | null>(null)
  const sending = useSend(collectProducts, {
    refetch: [getProductAsSeller],
    onError: () => setWished(null),
  })
  const is_on = (wished ?? product.is_collected) === 1
  const toggle = () => {
    if (!has_session) return onLogin()
    const is_collected = is_on ? 0 : 1
    setWished(is_collected)
    sending.mutate({ ids: [product.id], is_collected })
  }
  return (
    <button type="button" className={css.tool} aria-pressed={is_on} onClick={toggle}>
      <Icon name="star" size_px={18} />
      {is_on ? text.favourited : text.favourite}
    </button>
  )
}
