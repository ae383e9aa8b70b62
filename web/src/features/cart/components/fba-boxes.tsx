import * as contract from '@inkroute/contract/cart/extra'
import { Button, Popover, Spin } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from '../cart.module.css'
import { cartText } from '../cart.text.ts'

const kilograms = (weight_g: number) => (weight_g / 1000).toFixed(2)

function Boxes({ ids }: { readonly ids: readonly number[] }) {
  const text = useText(cartText)
  const packed = useCall(contract.getFbaBoxs, { ids: ids.join(',') }, { quiet: true }).data
  if (!packed) return <Spin />
  const { boxes, pieces, weight_g } = packed
  return (
    <div className={css.services}>
      <b>{fill(text.fba_sum, { boxes: boxes.length, pieces, weight: kilograms(weight_g) })}</b>
      <ul className={css.reminders}>
        {boxes.map((box) => (
          <li key={box.box_no}>
            {fill(text.fba_box, {
              no: box.box_no,
              size: [box.length_cm, box.width_cm, box.height_cm].join(' × '),
              weight: kilograms(box.weight_g),
            })}
            <br />
            <small>{box.items.map(({ sku_code, quantity }) => `${sku_code} × ${quantity}`).join(', ')}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How the chosen lines would be packed for Amazon's warehouses. */
export function FbaBoxes({ ids }: { readonly ids: readonly number[] }) {
  const text = useText(cartText)
  const [is_open, setOpen] = useState(false)
  return (
    <Popover trigger="click" open={is_open} onOpenChange={setOpen} content={is_open ? <Boxes ids={ids} /> : null}>
      <Button disabled={ids.length === 0}>{text.fba_boxes}</Button>
    </Popover>
  )
}
