import { type CombineProblem, combinableLayers, combineShapes } from '@inkroute/engine/commands/combine'
import type { Combination } from '@inkroute/engine/paths/combine'
import { readStoredLanguage } from '../../shared/text/stored-language.ts'
import { pickTexts } from '../../shared/text/text.ts'
import { showToast } from '../../shared/ui/toast.ts'
import { combineText } from './studio.text.ts'
import { apply, choose, documentNow, newLayerId, selectionNow, settle } from './studio-store.ts'
import { loadedTypesetter } from './text/font-shelf.ts'

const layout = () => loadedTypesetter()?.layout

export const canCombine = (): boolean => combinableLayers(documentNow(), selectionNow(), layout()).length > 1

/** Makes one shape of those selected, as one step, and selects it; says why when it cannot. */
export function combineChosen(how: Combination): void {
  const text = pickTexts(combineText, readStoredLanguage())
  const made = combineShapes(documentNow(), selectionNow(), {
    how,
    name: text.name,
    newId: newLayerId,
    layout: layout(),
  })
  if ('problem' in made) {
    const words: Record<CombineProblem, string> = {
      too_few: text.too_few,
      nothing_left: text.nothing_left,
      too_complex: text.too_complex,
    }
    showToast('info', words[made.problem])
    return
  }
  apply(() => made.document)
  settle()
  choose([made.layer_id])
}
