import { changeLayers } from '@inkroute/engine/commands/selection'
import { levelSpans } from '@inkroute/engine/text/spans'
import { apply, settle, useStudio } from '../studio-store.ts'

/** Fills the selected texts and shapes with a colour, as one step. */
export function fillChosen(fill: string): void {
  const { view_id, chosen } = useStudio.getState()
  if (chosen.length === 0) return
  apply((document) =>
    changeLayers(document, { view_id, ids: chosen }, (layer) => {
      if (layer.type === 'shape') return { fill, gradient: undefined }
      return layer.type === 'text' ? { fill, gradient: undefined, spans: levelSpans(layer, ['fill']) } : {}
    }),
  )
  settle()
}
