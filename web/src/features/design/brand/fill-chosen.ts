import { changeLayers } from '@inkroute/engine/transform/selection'
import { apply, settle, useStudio } from '../state/studio-store.ts'
import { partOf, styleChange, useLetters } from '../words/letters.ts'

/** Fills the selected texts and shapes, or the selected letters, with a colour, as one step. */
export function fillChosen(fill: string): void {
  const { view_id, chosen } = useStudio.getState()
  if (chosen.length === 0) return
  apply((document) =>
    changeLayers(document, { view_id, ids: chosen }, (layer) => {
      if (layer.type === 'shape') return { fill, gradient: undefined }
      return layer.type === 'text' ? styleChange(layer, partOf(layer, useLetters.getState()), { fill }) : {}
    }),
  )
  settle()
}
