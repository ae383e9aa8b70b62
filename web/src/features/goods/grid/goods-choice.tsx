import { listGoods } from '@inkroute/contract/goods/goods'
import { useDeferredValue, useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { SelectField } from '../../../shared/ui/select-field.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { exportText } from './export.text.ts'

/** The seller's newest goods, or those whose name holds some words. */
export function useGoodsFound(keyword: string) {
  const asked = useDeferredValue(keyword.trim())
  return useCall(listGoods, { page_size: 50, ...(asked ? { keyword: asked } : {}) }, { quiet: true })
}

interface GoodsChoiceProps {
  readonly goods_id: number | null
  readonly onGoods: (id: number | null) => void
}

export function GoodsChoice({ goods_id, onGoods }: GoodsChoiceProps) {
  const text = useText(exportText)
  const [keyword, setKeyword] = useState('')
  const found = useGoodsFound(keyword)
  const choices = (found.data?.data ?? []).map(({ id, title, product_name }) => ({
    value: String(id),
    label: `${title} · ${product_name}`,
  }))
  return (
    <>
      <TextField label={text.goods_search} type="search" value={keyword} onChange={setKeyword} />
      <SelectField
        label={text.goods}
        value={goods_id === null ? '' : String(goods_id)}
        choices={choices}
        placeholder={text.goods_choose}
        onChange={(value) => onGoods(Number(value) || null)}
      />
    </>
  )
}
