import * as catalog from '@inkroute/contract/catalog/catalog'
import { Select } from 'antd'
import { useEffect, useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { ownText } from './own.text.ts'

const PAUSE_MS = 250

/** Finds one product of the catalogue by typing. */
export function ProductSearch({ onChoose }: { readonly onChoose: (id: number) => void }) {
  const text = useText(ownText)
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim().slice(0, 100)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const found = useCall(
    catalog.listProductsAsSeller,
    { page_size: 20, ...(keyword ? { keyword } : {}) },
    { quiet: true },
  )
  return (
    <Select<number | null>
      style={{ width: '100%' }}
      aria-label={text.self_add}
      placeholder={text.self_add}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      value={null}
      loading={found.isFetching}
      options={(found.data?.data ?? []).map(({ id, name, code }) => ({ value: id, label: `${name} · ${code}` }))}
      onChange={(id) => id !== null && onChoose(id)}
    />
  )
}
