import { MAX_COLOURS } from '@inkroute/contract/catalog/desk/codes'
import { Button, Input } from 'antd'
import { memo } from 'react'
import { useDragSort } from '../../../../shared/hooks/use-drag-sort.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { addColour, nameColourKey, removeColour } from '../draft/document-change.view.ts'
import { useDocument, useHints, usePlace, useProductDraft } from '../draft/product-draft.tsx'
import { HintLines, PlaceHints } from '../fields/field-frame.tsx'
import { RowTools } from './row-tools.tsx'
import css from './sections.module.css'
import { sectionText } from './sections.text.ts'

interface Colour {
  readonly id: number
  readonly key: string
  readonly hex: string
  readonly name: { readonly zh: string; readonly en: string }
}

function Cell({
  index,
  field,
  label,
  placeholder,
  onLeave,
}: {
  index: number
  field: readonly string[]
  label: string
  placeholder?: string
  onLeave?: () => void
}) {
  const path = ['colours', index, ...field]
  const [value, set] = usePlace<string>(path)
  const hints = useHints(path)
  return (
    <div data-field={path.join('.')}>
      <Input
        aria-label={label}
        placeholder={placeholder ?? label}
        value={value}
        maxLength={100}
        status={hints.length > 0 ? 'warning' : ''}
        onChange={(event) => set(event.target.value)}
        {...(onLeave ? { onBlur: onLeave } : {})}
      />
      <HintLines hints={hints} />
    </div>
  )
}

/** Browsers' colour fields accept nothing but six digits. */
const sixDigits = (hex: string) => (/^#[0-9a-f]{6}$/i.test(hex) ? hex.toLowerCase() : '#ffffff')

const ColourRow = memo(function ColourRow({ index, id }: { index: number; id: number }) {
  const text = useText(sectionText)
  const { store } = useProductDraft()
  const [hex, setHex] = usePlace<string>(['colours', index, 'hex'])
  return (
    <>
      <input
        type="color"
        className="w-10 h-8 cursor-pointer bg-none border rounded-control p-0.5"
        aria-label={fill(text.pick_colour, { number: index + 1 })}
        value={sixDigits(hex)}
        onChange={(event) => setHex(event.target.value)}
      />
      <Cell index={index} field={['hex']} label={text.hex} placeholder={text.hex_example} />
      <Cell index={index} field={['key']} label={text.key} />
      <Cell index={index} field={['name', 'zh']} label={text.name_zh} />
      <Cell
        index={index}
        field={['name', 'en']}
        label={text.name_en}
        onLeave={() => store.change((document) => nameColourKey(document, id))}
      />
    </>
  )
})

export function ColoursSection() {
  const text = useText(sectionText)
  const { store } = useProductDraft()
  const [colours, set] = usePlace<readonly Colour[]>(['colours'])
  const items = useDocument((document) => document.items)
  const { step } = useDragSort(colours, set)
  return (
    <>
      <PlaceHints path={['colours']} />
      <ul className={`bare-list grid gap-2 mb-3 ${css.lines}`}>
        {colours.map((colour, index) => (
          <li key={colour.id} className={`grid items-start gap-2 ${css.colour_line}`} data-field={`colours.${index}`}>
            <ColourRow index={index} id={colour.id} />
            <RowTools
              name={colour.name.zh || colour.key}
              is_first={index === 0}
              is_last={index === colours.length - 1}
              in_use={items.filter((item) => item.color_id === colour.id).length}
              onMove={(by) => step(index, by)}
              onRemove={() => store.change((document) => removeColour(document, colour.id))}
            />
          </li>
        ))}
      </ul>
      <Button
        icon={<Icon name="plus" size_px={16} />}
        disabled={colours.length >= MAX_COLOURS}
        onClick={() => store.change(addColour)}
      >
        {text.add_colour}
      </Button>
    </>
  )
}
