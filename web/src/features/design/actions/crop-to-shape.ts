import { cuttingPair, maskWithLayer } from '@inkroute/engine/commands/mask'
import { readStoredLanguage } from '../../../shared/text/stored-language.ts'
import { pickTexts } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { loadedTypesetter } from '../state/font-shelf.ts'
import { cropText } from '../state/studio.text.ts'
import { apply, choose, documentNow, selectionNow, settle } from '../state/studio-store.ts'

export const canCropToShape = (): boolean => cuttingPair(documentNow(), selectionNow()) !== null

/** Cuts the selected picture to the selected shape or text, as one step; says why when it cannot. */
export function cropToShape(): void {
  const made = maskWithLayer(documentNow(), selectionNow(), loadedTypesetter()?.layout)
  if ('problem' in made) {
    const text = pickTexts(cropText, readStoredLanguage())
    showToast('info', text[made.problem])
    return
  }
  apply(() => made.document)
  settle()
  choose([made.layer_id])
}
