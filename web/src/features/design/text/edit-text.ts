import { changeLayers } from '@inkroute/engine/commands/selection'
import type { TextLayer } from '@inkroute/engine/layers/text-layer'
import { changeText } from '@inkroute/engine/text/fit-text-box'
import { apply, documentNow, useStudio } from '../studio-store.ts'
import { loadFontsFor, typesetterAtHand } from './font-shelf.ts'

export type TextChange = Partial<TextLayer>

const textNow = (view_id: number, id: string): TextLayer | undefined => {
  const view = documentNow().views.find((one) => one.view_id === view_id)
  const layer = view?.layers.find((one) => one.id === id)
  return layer?.type === 'text' ? layer : undefined
}

function put(view_id: number, id: string, change: TextChange, key: string | null): boolean {
  const [layer, typesetter] = [textNow(view_id, id), typesetterAtHand()]
  if (!layer || layer.is_locked) return true
  const changed = typesetter && changeText(layer, change, typesetter)
  if (!changed) return false
  apply((document) => changeLayers(document, { view_id, ids: [id] }, () => changed), key)
  return true
}

/**
 * Changes a text and its box with it. When a font is still on its way the change waits for it, so that the box is never
 * wrong; false when the font does not come. Changes with the same key are undone together.
 */
export async function editText(id: string, change: TextChange, key: string | null = null): Promise<boolean> {
  const { view_id } = useStudio.getState()
  if (put(view_id, id, change, key)) return true
  const layer = textNow(view_id, id)
  if (!layer) return true
  try {
    await loadFontsFor([layer, { ...layer, ...change }])
  } catch {
    return false
  }
  return put(view_id, id, change, key)
}
