import { listBatchArtworks } from '@inkroute/contract/goods/batch/batch'
import type { BatchArtwork } from '@inkroute/contract/goods/batch/plan'
import { useEffect } from 'react'
import { call } from '../../../shared/api/client.ts'
import { artworkId } from './batch-state.ts'
import { useBatch } from './batch-store.ts'

/** Addresses of the seller's pictures hold for an hour at least. */
const RENEW_MS = 20 * 60_000
/** Colours of what was just uploaded are measured a moment later; the rules go by them. */
const FIRST_LOOKS_MS = [3000, 20_000]

const isSame = (a: BatchArtwork, b: BatchArtwork): boolean =>
  a.preview_url === b.preview_url && a.name === b.name && a.colors.join() === b.colors.join()

/** The pictures on the table as the server knows them now. What is gone stays until the check names it. */
async function renew(): Promise<void> {
  const own = useBatch.getState().artworks.filter(({ kind }) => kind === 'material')
  if (own.length === 0) return
  const { data } = await call(listBatchArtworks, { artworks: own.map(({ kind, key }) => ({ kind, key })) })
  const fresh = new Map(data.map((one) => [artworkId(one), one]))
  const now = useBatch.getState().artworks
  const next = now.map((one) => {
    const found = fresh.get(artworkId(one))
    return found && !isSame(found, one) ? found : one
  })
  if (next.some((one, n) => one !== now[n])) useBatch.setState({ artworks: next })
}

/** Keeps pictures and what was measured on them true for as long as the table stands. */
export function useFreshArtworks(): void {
  const ids = useBatch(({ artworks }) => artworks.map(artworkId).join())
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when other pictures lie there
  useEffect(() => {
    const look = () => void renew().catch(() => {})
    const timers = FIRST_LOOKS_MS.map((ms) => setTimeout(look, ms))
    const beat = setInterval(look, RENEW_MS)
    const back = () => document.visibilityState === 'visible' && look()
    document.addEventListener('visibilitychange', back)
    return () => {
      for (const timer of timers) clearTimeout(timer)
      clearInterval(beat)
      document.removeEventListener('visibilitychange', back)
    }
  }, [ids])
}
