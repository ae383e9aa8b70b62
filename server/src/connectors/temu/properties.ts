import { z } from 'zod'
import { type CategoryField, fieldValues } from '../core/catalogue.ts'
import type { ListingDraft } from '../core/listing.ts'
import { ExternalId, LooseText } from '../core/read-shape.ts'

/** A property of a category template; the same for both kinds of shops. */
export const Property = z.object({
  pid: z.int(),
  templatePid: z.int(),
  refPid: z.int(),
  name: LooseText,
  required: z.boolean().nullish(),
  isSale: z.boolean().nullish(),
  showType: z.int().nullish(),
  controlType: z.int().nullish(),
  valueRule: z.int().nullish(),
  values: z.array(z.object({ vid: ExternalId, value: LooseText })).nullish(),
})
type Property = z.output<typeof Property>

const WRITTEN = 0
/** Required only for certain values of another property. */
const CHILD = 1
/** Shares, e.g. of materials: the chosen value gets 100 %. */
const SUM_IS_100 = 1

/** Sale properties are our colours and sizes. */
export const getFields = (properties: readonly Property[]): CategoryField[] =>
  properties
    .filter(({ isSale }) => isSale !== true)
    .map((each) => ({
      id: String(each.refPid),
      name: each.name,
      is_required: each.required === true && each.showType !== CHILD,
      values:
        each.controlType === WRITTEN ? [] : (each.values ?? []).map(({ vid, value }) => ({ value: vid, name: value })),
    }))

interface Answer<P extends Property> {
  readonly property: P
  /** 0 for free text. */
  readonly vid: number
  readonly value: string
  readonly numberInputValue: string
}

/** The draft's values with their properties; properties missing from the template are dropped. */
export const answersTo = <P extends Property>(properties: readonly P[], draft: ListingDraft): Answer<P>[] =>
  fieldValues(draft).flatMap(({ field_id, value_id, name }) => {
    const property = properties.find(({ refPid }) => String(refPid) === field_id)
    if (!property) return []
    const numberInputValue = property.valueRule === SUM_IS_100 ? '100' : ''
    return [{ property, vid: Number(value_id || 0), value: name, numberInputValue }]
  })
