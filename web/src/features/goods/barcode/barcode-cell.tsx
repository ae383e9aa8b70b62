import type { BarcodeKind } from '@inkroute/contract/goods/codes'
import { drawBarcode } from '@inkroute/contract/goods/sku'
import { Popover, Spin } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from './barcode.module.css'
import { barcodeText } from './barcode.text.ts'

function Picture({ kind, value }: { kind: BarcodeKind; value: string }) {
  const svg = useCall(drawBarcode, { kind, value }, { quiet: true }).data?.svg
  if (!svg) return <Spin size="small" />
  return (
    <figure className={css.picture} data-kind={kind}>
      <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={value} />
      <figcaption>{value}</figcaption>
    </figure>
  )
}

/** The code in words; pressed, it shows as a scanner sees it. */
export function BarcodeCell({ kind, value }: { kind: BarcodeKind; value: string }) {
  const text = useText(barcodeText)
  const [is_open, setOpen] = useState(false)
  return (
    <Popover
      trigger="click"
      open={is_open}
      onOpenChange={setOpen}
      content={is_open ? <Picture kind={kind} value={value} /> : null}
    >
      <button type="button" className={css.code} aria-label={fill(text.show, { code: value })}>
        {value}
        <small>{text[kind]}</small>
      </button>
    </Popover>
  )
}
