import type { DesignDocument } from '../document/design-document.ts'
import type { LayerMark } from '../layers/layer-mark.ts'
import type { Layer } from '../layers/layer-types.ts'
import { getAction, newField, takesField } from './new-field.ts'
import { MAX_FIELDS, type PersonalField } from './personal-field.ts'

interface Marked {
  readonly mark: LayerMark
  readonly layers: readonly Layer[]
}

/** The marks of a design by their field, each with the layers that show it, the ones in front first. */
function marksIn(document: DesignDocument): Map<string, Marked> {
  const found = new Map<string, Marked>()
  for (const layer of document.views.flatMap(({ layers }) => layers.toReversed())) {
    for (const mark of layer.marks ?? []) {
      const known = found.get(mark.field_id)
      found.set(mark.field_id, { mark: known?.mark ?? mark, layers: [...(known?.layers ?? []), layer] })
    }
  }
  return found
}

export const hasMarks = (document: DesignDocument): boolean =>
  document.views.some(({ layers }) => layers.some(({ marks }) => marks !== undefined && marks.length > 0))

/** The rules that are set beside the layer; those of the form stay where the mark did not change. */
function withRules(field: PersonalField, mark: LayerMark): PersonalField {
  const { label, is_required, max_length, min_px, removes_background } = mark
  const named = { ...field, label: { ...field.label, ...label }, is_required }
  if (named.kind === 'text' && max_length !== undefined)
    return { ...named, max_length, min_length: Math.min(named.min_length, max_length) }
  if (named.kind !== 'photo') return named
  const cut = { ...named, ...(removes_background === undefined ? {} : { removes_background }) }
  if (min_px === undefined) return cut
  const shorter = Math.min(cut.min_width_px, cut.min_height_px)
  const getSide = (side: number) => Math.min(20_000, Math.round((side * min_px) / shorter))
  return { ...cut, min_width_px: getSide(cut.min_width_px), min_height_px: getSide(cut.min_height_px) }
}

/** A photo is asked for in the shape of its frame. */
function inShape(field: PersonalField, layer: Layer): PersonalField {
  if (field.kind !== 'photo') return field
  const longer = Math.max(layer.width, layer.height) / Math.min(layer.width, layer.height)
  const [long, short] = [Math.min(20_000, Math.round(field.min_width_px * longer)), field.min_width_px]
  return layer.width > layer.height
    ? { ...field, min_width_px: long, min_height_px: short }
    : { ...field, min_width_px: short, min_height_px: long }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * The fields of a form after its design was saved. New marks become fields, removed marks take their field away, and a
 * changed mark changes its rules. What was set in the form and not in the design stays.
 */
export function fieldsAfter(
  fields: readonly PersonalField[],
  before: DesignDocument | null,
  after: DesignDocument,
): PersonalField[] {
  const [old, now] = [before ? marksIn(before) : new Map<string, Marked>(), marksIn(after)]
  const kept = fields.flatMap((field): PersonalField[] => {
    const found = now.get(field.id)
    if (!found || found.mark.as !== getAction(field)) return old.has(field.id) ? [] : [field]
    const own = found.layers.filter((layer) => takesField(layer, field)).map(({ id }) => id)
    const unmarked = new Set(old.get(field.id)?.layers.map(({ id }) => id))
    const others = field.layer_ids.filter((id) => !own.includes(id) && !unmarked.has(id))
    const placed = { ...field, layer_ids: [...own, ...others] }
    return [isSame(old.get(field.id)?.mark, found.mark) ? placed : withRules(placed, found.mark)]
  })
  const known = new Set(kept.map(({ id }) => id))
  const added = [...now.values()].flatMap(({ mark, layers }): PersonalField[] => {
    const [layer] = layers
    if (known.has(mark.field_id) || !layer) return []
    const field = inShape({ ...newField(mark.as, layer, new Set()), id: mark.field_id }, layer)
    const own = layers.filter((one) => takesField(one, field)).map(({ id }) => id)
    return own.length > 0 ? [withRules({ ...field, layer_ids: own }, mark)] : []
  })
  const all = [...kept, ...added].slice(0, MAX_FIELDS)
  const ids = all.map(({ id }) => id)
  return all.map((field, at) =>
    field.when && !ids.slice(0, at).includes(field.when.field_id) ? { ...field, when: null } : field,
  )
}
