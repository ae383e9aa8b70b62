import { getMarks } from '@inkroute/engine/commands/mark'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import type { LayerMark } from '@inkroute/engine/layers/layer-mark'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { freeFieldId } from '@inkroute/engine/personal/new-field'
import { wordsIn } from '@inkroute/engine/personal/personal-field'

export const markName = ({ label, field_id }: LayerMark, language: string): string =>
  wordsIn(label, language) || field_id

export const markNames = ({ marks = [] }: Layer, language: string): string =>
  marks.map((mark) => markName(mark, language)).join(' · ')

export interface SharedField {
  readonly field_id: string
  readonly name: string
}

/** Fields of the same kind that the layer could show instead, and the id of one of its own; none where it is alone. */
export function getShare(document: DesignDocument, layer: Layer, mark: LayerMark, language: string) {
  const all = getMarks(document)
  const others: SharedField[] = all
    .filter(({ as, field_id }) => as === mark.as && field_id !== mark.field_id)
    .map((other) => ({ field_id: other.field_id, name: markName(other, language) }))
  const is_shared = document.views.some(({ layers }) =>
    layers.some(({ id, marks }) => id !== layer.id && marks?.some(({ field_id }) => field_id === mark.field_id)),
  )
  const taken = new Set(all.map(({ field_id }) => field_id))
  return { others, is_shared, own_id: is_shared ? freeFieldId(`layer-${mark.as}`, taken) : mark.field_id }
}
