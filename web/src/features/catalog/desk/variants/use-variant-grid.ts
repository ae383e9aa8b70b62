import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { showToast } from '../../../../shared/ui/toast.ts'
import { useDocument, useProductDraft } from '../draft/product-draft.tsx'
import { type VariantCell, writeOffered, writeVariants } from './variant-fields.view.ts'
import { variantText } from './variants.text.ts'
import { placeKey, type VariantPlace } from './variants.view.ts'

/** Variants by place, their findings, and writing into them. */
export function useVariantGrid() {
  const text = useText(variantText)
  const { store, hints, published } = useProductDraft()
  const items = useDocument((document) => document.items)
  const { findings, refused } = useStore(hints)
  const byPlace = useMemo(() => new Map(items.map((item, index) => [placeKey(item), { item, index }])), [items])
  const problems = useMemo(
    () => new Map([...findings, ...refused].map(({ field, message }) => [field, message])),
    [findings, refused],
  )
  const known = () => [store.getState().saved, published]
  return {
    at: (place: VariantPlace) => byPlace.get(placeKey(place)),
    /** Why a value is wrong; `field` is the name in the document. */
    problemOf: (place: VariantPlace, field: string): string | undefined => {
      const found = byPlace.get(placeKey(place))
      if (!found) return undefined
      const prefix = `items.${found.index}`
      const below = field === 'packed' ? ['length_cm', 'width_cm', 'height_cm'] : []
      const names = [`${prefix}.${field}`, ...below.map((side) => `${prefix}.${field}.${side}`)]
      // A variant whose colour or size is wrong is marked at its SKU.
      if (field === 'sku') names.push(`${prefix}.color_id`, `${prefix}.size_id`)
      return names.map((name) => problems.get(name)).find(Boolean)
    },
    write: (cells: readonly VariantCell[]) => {
      let refused_count = 0
      store.change((document) => {
        const written = writeVariants(document, cells, known())
        refused_count = written.refused
        return written.document
      })
      if (refused_count > 0) showToast('error', fill(text.not_understood, { count: refused_count }))
    },
    offer: (cells: readonly (VariantPlace & { readonly text: string })[]) =>
      store.change((document) =>
        writeOffered(
          document,
          cells.map((cell) => ({ row: 0, column: 0, ...cell })),
          known(),
        ),
      ),
  }
}
