import { isVectorType } from '@inkroute/contract/upload/upload'
import { addPicture } from '../actions/add-picture.ts'
import { type StudioActionId, studioActions } from '../actions/studio-actions.ts'
import { fillChosen } from '../brand/fill-chosen.ts'
import { placeMaterial } from '../incoming/incoming.ts'
import { addCode, addLine, addOutline, addShape, FIRST_COLOUR } from '../panels/add-shape.ts'
import { artworkSource } from '../panels/artwork-panel.tsx'
import { chosenLayers, settle } from '../state/studio-store.ts'
import { openPanel } from '../state/studio-ui.ts'
import { addText, editText } from '../words/edit-text.ts'
import { fontStyle, partOf, shownStyle, styleChange, useLetters } from '../words/letters.ts'
import type { Found } from './find.view.ts'

/** The selected text gets the font; without one a new text in it is added. */
async function applyFont({ family }: Extract<Found, { kind: 'font' }>): Promise<Outcome> {
  const texts = chosenLayers().filter((layer) => layer.type === 'text')
  if (texts.length === 0) {
    const answer = await addText({ ...fontStyle(family, 400), text: family.label.en, size: 48 })
    return answer === 'added' ? 'done' : answer === 'full' ? 'full' : 'font_failed'
  }
  for (const layer of texts) {
    const part = partOf(layer, useLetters.getState())
    const change = styleChange(layer, part, fontStyle(family, shownStyle(layer, part).weight))
    if (!(await editText(layer.id, change, 'found-font'))) return 'font_failed'
  }
  settle()
  return 'done'
}

function applyColour(hex: string): Outcome {
  const can_fill = chosenLayers().some((layer) => layer.type === 'text' || layer.type === 'shape')
  if (!can_fill) return 'nothing_selected'
  fillChosen(hex)
  return 'done'
}

function runAction(id: StudioActionId): Outcome {
  const action = studioActions[id]
  if (!action.can()) return 'not_now'
  action.run()
  return 'done'
}

type Outcome = 'done' | 'not_now' | 'nothing_selected' | 'font_failed' | 'full'

/** Does what a click in the panel of its kind does. */
export async function applyFound(found: Exclude<Found, { kind: 'template' }>, label: string): Promise<Outcome> {
  switch (found.kind) {
    case 'action':
      return runAction(found.action)
    case 'tool':
      openPanel(found.tool.id)
      return 'done'
    case 'material':
      placeMaterial({ ...found.material, is_vector: isVectorType(found.material.type) })
      return 'done'
    case 'artwork':
      addPicture(label, artworkSource(found.artwork))
      return 'done'
    case 'shape':
      addShape({ shape: found.shape, name: label, fill: FIRST_COLOUR })
      return 'done'
    case 'outline':
      addOutline(found.shape, label, FIRST_COLOUR)
      return 'done'
    case 'element':
      if (found.element === 'line') addLine(label, FIRST_COLOUR)
      else addCode(found.element, label)
      return 'done'
    case 'font':
      return applyFont(found)
    case 'colour':
      return applyColour(found.hex)
  }
}
