import { MAX_VARIANTS } from '@inkroute/contract/catalog/desk/codes'
import { Button, Segmented } from 'antd'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { useDocument, useProductDraft } from '../draft/product-draft.tsx'
import { PlaceHints } from '../fields/field-frame.tsx'
import { type VariantFieldKey, variantField, variantFieldKeys } from './variant-fields.view.ts'
import { VariantMatrix } from './variant-matrix.tsx'
import { VariantTable } from './variant-table.tsx'
import css from './variants.module.css'
import { variantText } from './variants.text.ts'
import { everyPlace, suggestedSku, type VariantPlace, withVariants } from './variants.view.ts'

const modes = ['offered', ...variantFieldKeys, 'all'] as const
type Mode = (typeof modes)[number]

/** A finding such as `items.3.weight_g` opens that value and focuses the cell. */
function useWantedCell(setMode: (mode: Mode) => void): VariantPlace | null {
  const { store, hints } = useProductDraft()
  const wanted = useStore(hints, (state) => state.wanted)
  const [place, setPlace] = useState<VariantPlace | null>(null)
  useEffect(() => {
    const [, index, name] = /^items\.(\d+)(?:\.(\w+))?/.exec(wanted?.field ?? '') ?? []
    const item = store.getState().document.items[Number(index)]
    if (!item) return
    const key = variantFieldKeys.find((candidate) => variantField(candidate).field === name)
    setMode(key ?? 'sku')
    setPlace({ color_id: item.color_id, size_id: item.size_id })
  }, [wanted, store, setMode])
  return place
}

function Actions() {
  const text = useText(variantText)
  const { store, published } = useProductDraft()
  const count = useDocument((document) => document.items.length)
  const possible = useDocument((document) => document.colours.length * document.sizes.length)
  const has_blank = useDocument((document) => document.items.some((item) => item.sku === ''))
  const known = () => [store.getState().saved, published]
  return (
    <>
      <Button
        disabled={count >= possible || possible > MAX_VARIANTS}
        onClick={() => store.change((document) => withVariants(document, everyPlace(document), known()))}
      >
        {text.offer_all}
      </Button>
      {has_blank ? (
        <Button
          onClick={() =>
            store.change((document) => ({
              ...document,
              items: document.items.map((item) => (item.sku ? item : { ...item, sku: suggestedSku(document, item) })),
            }))
          }
        >
          {text.fill_skus}
        </Button>
      ) : null}
    </>
  )
}

/** Which colours exist in which sizes, and the values of each. */
export function VariantsSection() {
  const text = useText(variantText)
  const [mode, setMode] = useState<Mode>('price')
  const wanted = useWantedCell(setMode)
  const count = useDocument((document) => document.items.length)
  const possible = useDocument((document) => document.colours.length * document.sizes.length)
  const label = (one: Mode) =>
    one === 'offered' || one === 'all' ? text[one] : text[`field_${one as VariantFieldKey}`]
  return (
    <>
      <div className={`flex flex-wrap items-center gap-x-3 gap-y-2 mb-3 ${css.bar}`}>
        <Segmented
          aria-label={text.shown}
          value={mode}
          options={modes.map((value) => ({ value, label: label(value) }))}
          onChange={setMode}
        />
        <Actions />
        <span className="text-xs text-quiet ml-auto">{fill(text.count, { count, possible })}</span>
      </div>
      <PlaceHints path={['items']} />
      {possible === 0 ? (
        <p className="text-xs text-quiet mt-2">{text.none}</p>
      ) : mode === 'all' ? (
        <VariantTable />
      ) : (
        <VariantMatrix shown={mode} wanted={wanted} />
      )}
      <p className="text-xs text-quiet mt-2">{text.keys}</p>
    </>
  )
}
