import { type MakingState, saveProduct } from '@inkroute/contract/design/design'
import type { CallInput, Reply } from '@inkroute/contract/endpoint'
import { getGoodsFacets, listGoods } from '@inkroute/contract/goods/goods'
import { getDesignQuota } from '@inkroute/contract/membership/membership'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { create } from 'zustand'
import { call } from '../../../shared/api/client.ts'
import { getKey } from '../../../shared/api/hooks.ts'
import type { ApiError } from '../../../shared/api/request.ts'

/** Goods the current design belongs to: just saved, or opened for redesign. */
export interface SavedHere {
  readonly goods_id: number
  readonly product_id: number
  readonly name: string
  readonly color_ids: readonly number[]
  readonly size_ids: readonly number[]
}

/** Kept while the page is open, so that a second save updates the goods instead of duplicating them. */
export const useSavedHere = create<{ readonly saved: SavedHere | null }>(() => ({ saved: null }))

export const rememberSaved = (saved: SavedHere | null): void => useSavedHere.setState({ saved })

type Save = CallInput<typeof saveProduct>
export type Saved = Reply<typeof saveProduct>

/** Saves once, however often a shaky connection makes it ask: the same input carries the same key. */
export function useSave(onSaved: (saved: Saved, input: Save) => void) {
  const client = useQueryClient()
  const sent = useRef({ input: '', key: '' })
  return useMutation<Saved, ApiError, Save>({
    mutationFn: (input) => {
      const written = JSON.stringify(input)
      if (sent.current.input !== written) sent.current = { input: written, key: crypto.randomUUID() }
      return call(saveProduct, input, { idempotency_key: sent.current.key })
    },
    onSuccess: async (saved, input) => {
      sent.current = { input: '', key: '' }
      for (const changed of [listGoods, getGoodsFacets, getDesignQuota]) {
        await client.invalidateQueries({ queryKey: getKey(changed) })
      }
      onSaved(saved, input)
    },
  })
}

export const isMaking = (state: MakingState | undefined): boolean => state === 'queued' || state === 'running'
