import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { useDragSort } from '../../../../shared/hooks/use-drag-sort.ts'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import {
  addMeasure,
  addSizes,
  removeMeasure,
  removeSize,
  sizeNames,
  withMeasure,
} from '../draft/document-change.view.ts'
import { useDocument, useHints, usePlace, useProductDraft } from '../draft/product-draft.tsx'
import { HintLines, PlaceHints } from '../fields/field-frame.tsx'
import { CellGrid } from '../grid/cell-grid.tsx'
import type { CellText } from '../grid/cells.view.ts'
import { numberIn } from '../variants/variant-fields.view.ts'
import { RowTools } from './row-tools.tsx'
import css from './sections.module.css'
import { sectionText } from './sections.text.ts'

function SizeRow({ index }: { index: number }) {
  const text = useText(sectionText)
  const [name, set] = usePlace<string>(['sizes', index, 'name'])
  const hints = useHints(['sizes', index, 'name'])
  return (
    <div data-field={`sizes.${index}.name`}>
      <Input aria-label={text.size_name} value={name} maxLength={40} onChange={(event) => set(event.target.value)} />
      <HintLines hints={hints} />
    </div>
  )
}

function AddSizes() {
  const text = useText(sectionText)
  const { store } = useProductDraft()
  const [typed, setTyped] = useState('')
  const add = () => {
    store.change((document) => addSizes(document, sizeNames(typed)))
    setTyped('')
  }
  return (
    <div className={`flex flex-wrap items-center min-w-0 gap-2 mb-2 ${css.line}`}>
      <Input
        className={css.add ?? ''}
        aria-label={text.add_sizes}
        placeholder={text.add_sizes_example}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={add}
      />
      <Button icon={<Icon name="plus" size_px={16} />} disabled={!typed.trim()} onClick={add}>
        {text.add_sizes}
      </Button>
    </div>
  )
}

function Measure({ index, id }: { index: number; id: number }) {
  const text = useText(sectionText)
  const { store } = useProductDraft()
  const [zh, setZh] = usePlace<string>(['attributes', index, 'name', 'zh'])
  const [en, setEn] = usePlace<string>(['attributes', index, 'name', 'en'])
  const [unit, setUnit] = usePlace<string>(['attributes', index, 'unit'])
  const hints = [useHints(['attributes', index, 'name', 'zh']), useHints(['attributes', index, 'name', 'en'])].flat()
  return (
    <li className={`flex flex-wrap items-center min-w-0 gap-2 mb-2 ${css.line}`} data-field={`attributes.${index}`}>
      <Input
        aria-label={text.name_zh}
        placeholder={text.measure_zh}
        value={zh}
        onChange={(e) => setZh(e.target.value)}
      />
      <Input
        aria-label={text.name_en}
        placeholder={text.measure_en}
        value={en}
        onChange={(e) => setEn(e.target.value)}
      />
      <Select
        aria-label={text.unit}
        value={unit}
        options={['cm', 'ml'].map((value) => ({ value, label: value }))}
        onChange={setUnit}
      />
      <Button
        type="text"
        aria-label={text.remove}
        icon={<Icon name="trash" size_px={16} />}
        onClick={() => store.change((document) => removeMeasure(document, id))}
      />
      <HintLines hints={hints} />
    </li>
  )
}

/** Measures across, sizes down, in cm or ml. */
function SizeChart() {
  const text = useText(sectionText)
  const { language } = useLanguage()
  const { store } = useProductDraft()
  const sizes = useDocument((document) => document.sizes)
  const attributes = useDocument((document) => document.attributes)
  const write = (cells: readonly CellText[]) =>
    store.change((before) =>
      cells.reduce((document, { row, column, text: value }) => {
        const [size, attribute] = [sizes[row], attributes[column]]
        const number = numberIn(value)
        if (!size || !attribute || (value !== '' && number === null)) return document
        return withMeasure(document, size.id, attribute.id, number)
      }, before),
    )
  if (sizes.length === 0 || attributes.length === 0) return null
  return (
    <CellGrid
      label={text.size_chart}
      corner={text.size_name}
      rows={sizes.map(({ id, name }) => ({ key: String(id), name, label: name }))}
      columns={attributes.map(({ id, name, unit, key }) => {
        const words = `${name[language] || key} (${unit})`
        return { key: String(id), name: words, label: words, width_px: 104, align: 'right' }
      })}
      read={({ row, column }) => {
        const found = sizes[row]?.attributes.find((value) => value.attr_id === attributes[column]?.id)
        return found ? String(found.attr_value) : ''
      }}
      write={write}
      problemAt={() => undefined}
    />
  )
}

export function SizesSection() {
  const text = useText(sectionText)
  const { store } = useProductDraft()
  const [sizes, set] = usePlace<readonly { readonly id: number; readonly name: string }[]>(['sizes'])
  const attributes = useDocument((document) => document.attributes)
  const items = useDocument((document) => document.items)
  const { step } = useDragSort(sizes, set)
  return (
    <>
      <PlaceHints path={['sizes']} />
      <ul className={`bare-list grid gap-2 mb-3 ${css.size_lines}`}>
        {sizes.map((size, index) => (
          <li key={size.id} className={`flex flex-wrap items-center min-w-0 gap-2 mb-2 ${css.line}`}>
            <SizeRow index={index} />
            <RowTools
              name={size.name}
              is_first={index === 0}
              is_last={index === sizes.length - 1}
              in_use={items.filter((item) => item.size_id === size.id).length}
              onMove={(by) => step(index, by)}
              onRemove={() => store.change((document) => removeSize(document, size.id))}
            />
          </li>
        ))}
      </ul>
      <AddSizes />
      <h3>{text.size_chart}</h3>
      <PlaceHints path={['attributes']} />
      <ul className={`bare-list grid gap-2 mb-3 ${css.lines}`}>
        {attributes.map((attribute, index) => (
          <Measure key={attribute.id} index={index} id={attribute.id} />
        ))}
      </ul>
      <Button icon={<Icon name="plus" size_px={16} />} onClick={() => store.change(addMeasure)}>
        {text.add_measure}
      </Button>
      <div className="mt-4">
        <SizeChart />
      </div>
    </>
  )
}
