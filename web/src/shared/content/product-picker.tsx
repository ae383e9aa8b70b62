import * as catalog from '@inkroute/contract/catalog/catalog'
import { shopPicture } from '@inkroute/contract/catalog/pictures'
import { Empty, Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../api/hooks.ts'
import { useText } from '../text/language.tsx'
import { Icon } from '../ui/icon.tsx'
import css from './content.module.css'
import { contentText, fieldText } from './content.text.ts'

const EVERY_PRODUCT = 96
const FOUND = 20

interface PickerProps {
  readonly value?: readonly string[]
  readonly onChange?: (codes: string[]) => void
}

function Chosen({
  codes,
  nameOf,
  set,
}: {
  codes: readonly string[]
  nameOf: (code: string) => string
  set: (codes: string[]) => void
}) {
  const text = useText(contentText)
  const fields = useText(fieldText)
  const move = (place: number, by: -1 | 1) => {
    const next = [...codes]
    const [code] = next.splice(place, 1)
    if (code !== undefined) next.splice(place + by, 0, code)
    set(next)
  }
  return (
    <ol className={`bare-list mt-3 ${css.products}`}>
      {codes.map((code, place) => (
        <li key={code}>
          <img src={shopPicture(code, 'hero')} alt="" width={40} height={40} loading="lazy" />
          <span>
            {nameOf(code)}
            <small>{code}</small>
          </span>
          <span className={`inline-flex ${css.order}`}>
            <button type="button" aria-label={text.move_up} disabled={place === 0} onClick={() => move(place, -1)}>
              <Icon name="arrow_up" size_px={16} />
            </button>
            <button
              type="button"
              aria-label={text.move_down}
              disabled={place === codes.length - 1}
              onClick={() => move(place, 1)}
            >
              <Icon name="chevron_down" size_px={16} />
            </button>
            <button type="button" aria-label={fields.remove} onClick={() => set(codes.filter((one) => one !== code))}>
              <Icon name="trash" size_px={16} />
            </button>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Products by code, in display order. */
export function ProductPicker({ value = [], onChange }: PickerProps) {
  const text = useText(fieldText)
  const [keyword, setKeyword] = useState('')
  const known = useCall(catalog.listProducts, { page_size: EVERY_PRODUCT }).data?.data ?? []
  const found = useCall(catalog.listProducts, { keyword, page_size: FOUND }).data?.data ?? []
  const getName = (code: string) => [...known, ...found].find((product) => product.code === code)?.name ?? code
  return (
    <div>
      <Select
        showSearch={{ filterOption: false, onSearch: setKeyword }}
        value={null as string | null}
        placeholder={text.add_product}
        aria-label={text.add_product}
        notFoundContent={<Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.product_none} />}
        options={found
          .filter((product) => !value.includes(product.code))
          .map((product) => ({ value: product.code, label: `${product.name} · ${product.code}` }))}
        onSelect={(code) => code && onChange?.([...value, code])}
      />
      {value.length === 0 ? <p className="text-xs text-quiet mt-2">{text.products_empty}</p> : null}
      <Chosen codes={value} nameOf={getName} set={(codes) => onChange?.(codes)} />
    </div>
  )
}
