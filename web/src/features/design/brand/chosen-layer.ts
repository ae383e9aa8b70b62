import type { Layer } from '@inkroute/engine/layers/layer-types'
import { useLayers, useStudio } from '../studio-store.ts'

/** The only selected layer. */
export function useChosenLayer(): Layer | undefined {
  const layers = useLayers()
  const chosen = useStudio((state) => state.chosen)
  return chosen.length === 1 ? layers.find(({ id }) => id === chosen[0]) : undefined
}
