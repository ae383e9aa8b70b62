import type { DesignDocument } from '../document/design-document.ts'
import type { FieldAction, LayerMark } from '../layers/layer-mark.ts'
import type { Layer } from '../layers/layer-types.ts'
import { freeFieldId, nameOfAction, USUAL_LENGTH, USUAL_PHOTO_PX } from '../personal/new-field.ts'

const everyLayer = (document: DesignDocument, change: (layer: Layer) => Layer): DesignDocument => {
  const views = document.views.map((view) => {
    const layers = view.layers.map(change)
    return layers.every((layer, place) => layer === view.layers[place]) ? view : { ...view, layers }
  })
  return views.every((view, place) => view === document.views[place]) ? document : { ...document, views }
}

const withMarks = (layer: Layer, marks: readonly LayerMark[]): Layer => {
  const { marks: _before, ...plain } = layer
  return marks.length > 0 ? { ...plain, marks: [...marks] } : plain
}

/** All marks of a design, each field once. */
export const getMarks = (document: DesignDocument): LayerMark[] => [
  ...new Map(
    document.views.flatMap(({ layers }) =>
      layers.flatMap(({ marks = [] }) => marks.map((mark) => [mark.field_id, mark] as const)),
    ),
  ).values(),
]

/** Makes something of a layer the buyer's. A locked layer too: its place stays. */
export function addMark(document: DesignDocument, layer_id: string, action: FieldAction): DesignDocument {
  const taken = new Set(getMarks(document).map(({ field_id }) => field_id))
  const mark: LayerMark = {
    // Forms give ids of their own, which the design does not know.
    field_id: freeFieldId(`layer-${action}`, taken),
    as: action,
    label: { ...nameOfAction(action) },
    is_required: true,
    ...(action === 'text' ? { max_length: USUAL_LENGTH } : {}),
    ...(action === 'photo' ? { min_px: USUAL_PHOTO_PX } : {}),
  }
  return everyLayer(document, (layer) =>
    layer.id !== layer_id || layer.marks?.some(({ as }) => as === action)
      ? layer
      : withMarks(layer, [...(layer.marks ?? []), mark]),
  )
}

export const removeMark = (document: DesignDocument, layer_id: string, field_id: string): DesignDocument =>
  everyLayer(document, (layer) =>
    layer.id === layer_id
      ? withMarks(
          layer,
          (layer.marks ?? []).filter((mark) => mark.field_id !== field_id),
        )
      : layer,
  )

type MarkRules = Partial<Omit<LayerMark, 'field_id' | 'as'>>

/** The rules of a field, on every layer that shows it. */
export const changeMark = (document: DesignDocument, field_id: string, rules: MarkRules): DesignDocument =>
  everyLayer(document, (layer) =>
    layer.marks?.some((mark) => mark.field_id === field_id)
      ? withMarks(
          layer,
          layer.marks.map((mark) => (mark.field_id === field_id ? { ...mark, ...rules } : mark)),
        )
      : layer,
  )

/** Lets a layer show the answer of another field of the same kind, or of one of its own where it is not known. */
export function joinMark(document: DesignDocument, layer_id: string, from: string, to: string): DesignDocument {
  const other = getMarks(document).find(({ field_id }) => field_id === to)
  return everyLayer(document, (layer) =>
    layer.id === layer_id && layer.marks
      ? withMarks(
          layer,
          layer.marks.map((mark) => (mark.field_id === from ? (other ?? { ...mark, field_id: to }) : mark)),
        )
      : layer,
  )
}
