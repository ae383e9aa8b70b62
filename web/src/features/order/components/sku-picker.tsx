import * as contract from '@inkroute/contract/order/foreign'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import css from '../order.module.css'
import { orderAdminText } from '../order-admin.text.ts'
import type { ChangedLine } from '../order-change.view.ts'

type Picked = Omit<ChangedLine, 'key' | 'line_id' | 'quantity'>

/** One of the seller's SKUs, found by words. */
export function SkuPicker({ onPick }: { readonly onPick: (sku: Picked) => void }) {
  const text = useText(orderAdminText)
  const [words, setWords] = useState('')
  const skus = useCall(contract.suggestSkus, { words }, { quiet: true }).data?.data ?? []
  return (
    <div className={css.picker}>
      <Input.Search
        allowClear
        placeholder={text.find_sku}
        aria-label={text.find_sku}
        onSearch={(next) => setWords(next.trim())}
      />
      <ul className={css.detail_lines}>
        {skus.map((sku) => {
          const variant = `${sku.color_name} · ${sku.size_name} · ${sku.sku_code}`
          return (
            <li key={sku.id}>
              {sku.picture_url ? (
                <img src={sku.picture_url} alt="" width={40} height={40} />
              ) : (
                <span className={css.blank} />
              )}
              <span className={css.line_words}>
                <span>{sku.title}</span>
                <small>{variant}</small>
              </span>
              <Button
                size="small"
                onClick={() => onPick({ sku_id: sku.id, title: sku.title, variant, picture_url: sku.picture_url })}
              >
                {text.choose}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
