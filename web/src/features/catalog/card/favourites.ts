import { listProductsAsSeller } from '@inkroute/contract/catalog/catalog'
import { collectProducts } from '@inkroute/contract/catalog/own'
import { useEffect } from 'react'
import { create } from 'zustand'
import { useCall, useSend } from '../../../shared/api/light-hooks.ts'
import { useSession } from '../../../shared/session/session-store.ts'

/** Which products are favourites, as far as this page has heard. */
const useKnown = create<{ readonly favourite: Readonly<Record<number, boolean>> }>(() => ({ favourite: {} }))

const learn = (facts: Readonly<Record<number, boolean>>) =>
  useKnown.setState(({ favourite }) => ({ favourite: { ...favourite, ...facts } }))

/** Public lists are the same for everyone; a seller's own hearts are asked for afterwards. */
export function useFavouritesOf(ids: readonly number[]): void {
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

/** Turns at once; when the server refuses, it turns back. */
export function useFavourite(id: number) {
  const is_on = useKnown((state) => state.favourite[id] ?? false)
  const send = useSend(collectProducts, { onError: () => learn({ [id]: is_on }) })
  const toggle = () => {
    learn({ [id]: !is_on })
    send.mutate({ ids: [id], is_collected: is_on ? 0 : 1 })
  }
  return { is_on, toggle }
}
