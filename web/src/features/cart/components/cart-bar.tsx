import * as contract from '@inkroute/contract/cart/cart'
import * as extraContract from '@inkroute/contract/cart/extra'
import { Button, Checkbox, InputNumber, Popconfirm, Popover, Spin } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { Approx } from '../../../shared/currency/approx.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from '../cart.module.css'
import { cartText } from '../cart.text.ts'
import { tickState } from '../cart.view.ts'
import { useCartChange } from './use-cart-change.ts'

const kilograms = (weight_g: number) => (weight_g / 1000).toFixed(2)

function Boxes({ ids }: { readonly ids: readonly number[] }) {
  const text = useText(cartText)
  const packed = useCall(extraContract.getFbaBoxs, { ids: ids.join(',') }, { quiet: true }).data
  if (!packed) return <Spin />
  const { boxes, pieces, weight_g } = packed
  return (
    <div className={`grid gap-2 ${css.services}`}>
      <b>{fill(text.fba_sum, { boxes: boxes.length, pieces, weight: kilograms(weight_g) })}</b>
      <ul className={`bare-list grid overflow-auto gap-2 ${css.reminders}`}>
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
function FbaBoxes({ ids }: { readonly ids: readonly number[] }) {
  const text = useText(cartText)
  const [is_open, setOpen] = useState(false)
  return (
    <Popover trigger="click" open={is_open} onOpenChange={setOpen} content={is_open ? <Boxes ids={ids} /> : null}>
      <Button disabled={ids.length === 0}>{text.fba_boxes}</Button>
    </Popover>
  )
}

interface BarProps {
  readonly items: readonly contract.CartItem[]
  readonly ids: number[]
  readonly onToggleAll: () => void
}

function BulkQuantity({ ids }: { readonly ids: number[] }) {
  const text = useText(cartText)
  const { changeMany } = useCartChange()
  const [quantity, setQuantity] = useState(10)
  return (
    <Popover
      trigger="click"
      content={
        <span className="flex gap-2">
          <InputNumber
            aria-label={text.bulk_quantity}
            min={1}
            max={10_000}
            precision={0}
            value={quantity}
            onChange={(value) => setQuantity(value ?? 1)}
          />
          <Button type="primary" loading={changeMany.isPending} onClick={() => changeMany.mutate({ ids, quantity })}>
            {text.bulk_apply}
          </Button>
        </span>
      }
    >
      <Button disabled={ids.length === 0}>{text.bulk_quantity}</Button>
    </Popover>
  )
}

/** Sticky summary of the selected lines and their total. */
export function CartBar({ items, ids, onToggleAll }: BarProps) {
  const text = useText(cartText)
  const { remove } = useCartChange()
  const priced = useCall(contract.showPrice, { ids: ids.join(',') }, { enabled: ids.length > 0, quiet: true }).data
  const state = tickState(new Set(ids), items)
  return (
    <footer className={css.bar}>
      <Checkbox checked={state === 'all'} indeterminate={state === 'some'} onChange={onToggleAll}>
        {text.select_all}
      </Checkbox>
      <BulkQuantity ids={ids} />
      <FbaBoxes ids={ids} />
      <Popconfirm
        title={fill(text.remove_title, { count: ids.length })}
        okText={text.remove}
        cancelText={text.keep}
        onConfirm={() => remove(ids)}
      >
        <Button disabled={ids.length === 0}>{text.remove}</Button>
      </Popconfirm>
      <span
        className={`flex flex-wrap items-baseline text-quiet tabular-nums gap-4 ml-auto ${css.sums}`}
        aria-live="polite"
      >
        {ids.length > 0 && priced ? (
          <>
            <span>{fill(text.selected, { lines: ids.length, pieces: priced.pieces })}</span>
            {priced.saved === '0.00' ? null : (
              <span>
                {text.saved} {formatMoney(priced.saved)}
              </span>
            )}
            <span>
              {text.total} <strong className="text-lg text-ink">{formatMoney(priced.total)}</strong>
              <Approx amount={priced.total} />
            </span>
          </>
        ) : ids.length === 0 ? (
          text.nothing_selected
        ) : null}
      </span>
      {ids.length > 0 ? (
        <Link to={`/main/cartCheckout?ids=${ids.join(',')}`}>
          <Button type="primary" size="large">
            {text.checkout}
          </Button>
        </Link>
      ) : null}
    </footer>
  )
}
