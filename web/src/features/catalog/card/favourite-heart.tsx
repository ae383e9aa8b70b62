import { listProductsAsSeller } from '@inkroute/contract/catalog/catalog'
import { collectProducts } from '@inkroute/contract/catalog/own'
import { useEffect } from 'react'
import { create } from 'zustand'
import { useCall, useSend } from '../../../shared/api/light-hooks.ts'
import { useSession } from '../../../shared/api/session-store.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { cardText } from './card.text.ts'
import css from './favourite-heart.module.css'

/** Favourites known to this page so far. */
const useKnown = create<{ readonly favourite: Readonly<Record<number, boolean>> }>(() => ({ favourite: {} }))

const learn = (facts: Readonly<Record<number, boolean>>) =>
  useKnown.setState(({ favourite }) => ({ favourite: { ...favourite, ...facts } }))

/** Public lists are cached and identical for everyone, so a seller's favourites are fetched afterwards. */
export function useFavourites(ids: readonly number[]): void {
  const token = useSession((state) => state.token)
  const { data } = useCall(
    listProductsAsSeller,
    { ids: ids.join(','), page_size: 96 },
    { enabled: Boolean(token) && ids.length > 0, quiet: true, stale_ms: 60_000 },
  )
  useEffect(() => {
    if (data) learn(Object.fromEntries(data.data.map((card) => [card.id, card.is_collected === 1])))
  }, [data])
  useEffect(() => {
    if (token === null) useKnown.setState({ favourite: {} })
  }, [token])
}

/** Updates optimistically and rolls back if the server refuses. */
export function useFavourite(id: number) {
  const is_on = useKnown((state) => state.favourite[id] ?? false)
  const send = useSend(collectProducts, { onError: () => learn({ [id]: is_on }) })
  const toggle = () => {
    learn({ [id]: !is_on })
    send.mutate({ ids: [id], is_collected: is_on ? 0 : 1 })
  }
  return { is_on, toggle }
}

interface FavouriteHeartProps {
  readonly id: number
  readonly name: string
  /** Visitors have no favourites: send them to log in and return here. */
  readonly onAnonymous: () => void
}

export function FavouriteHeart({ id, name, onAnonymous }: FavouriteHeartProps) {
  const text = useText(cardText)
  const token = useSession((state) => state.token)
  const { is_on, toggle } = useFavourite(id)
  const onClick = () => {
    if (!token) return onAnonymous()
    toggle()
    showToast('success', is_on ? text.unfavourited : text.favourited)
  }
  return (
    <button
      type="button"
      className={css.heart}
      aria-pressed={is_on}
      aria-label={fill(is_on ? text.unfavourite : text.favourite, { name })}
      onClick={onClick}
    >
      <Icon name="heart" size_px={20} />
    </button>
  )
}
