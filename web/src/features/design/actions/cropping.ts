import { cropZoom, panCrop, zoomCrop } from '@inkroute/engine/commands/picture'
import { apply, chosenLayers, selectionNow, useStudio } from '../state/studio-store.ts'
import { useStudioUi } from '../state/studio-ui.ts'

/** The picture that is moved inside its frame instead of with it; only while it is the one selected. */
export const useCroppedId = (): string | null => {
  const crop_id = useStudioUi((state) => state.crop_id)
  const chosen = useStudio((state) => state.chosen)
  return chosen.length === 1 && chosen[0] === crop_id ? crop_id : null
}

export const croppedIdNow = (): string | null => {
  const { crop_id } = useStudioUi.getState()
  const { chosen } = useStudio.getState()
  return chosen.length === 1 && chosen[0] === crop_id ? crop_id : null
}

export const startCropping = (crop_id: string): void => useStudioUi.setState({ crop_id })
export const endCropping = (): void => useStudioUi.setState({ crop_id: null })

/** By pixels of the canvas. Movements with the same key are undone together. */
export const panCropped = (dx: number, dy: number, key: string): void =>
  apply((document) => panCrop(document, selectionNow(), dx, dy), key)

export const MOST_ZOOM = 8

export function zoomCropped(factor: number): void {
  const [layer] = chosenLayers()
  if (layer?.type !== 'image') return
  const zoom = Math.min(MOST_ZOOM, Math.max(1, cropZoom(layer) * factor))
  apply((document) => zoomCrop(document, selectionNow(), zoom), 'crop-zoom')
}
