import { MAX_LAYERS_PER_VIEW } from '@inkroute/engine/document/design-document'
import { readStoredLanguage } from '../../../shared/text/stored-language.ts'
import { fill, pickTexts } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { studioText } from './studio.text.ts'
import { layersNow } from './studio-store.ts'

/** Whether `count` more layers fit on this face; shows a message if not. Layers are added all or none. */
export function canAddLayers(count: number): boolean {
  const left = Math.max(0, MAX_LAYERS_PER_VIEW - layersNow().length)
  if (count <= left) return true
  const text = pickTexts(studioText, readStoredLanguage())
  showToast('error', fill(text.full, { most: MAX_LAYERS_PER_VIEW, left }), 4)
  return false
}
