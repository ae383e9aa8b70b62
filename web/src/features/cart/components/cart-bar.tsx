import * as contract from '@inkroute/contract/cart/cart'
import { Button, Checkbox, InputNumber, Popconfirm, Popover } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from '../cart.module.css'
import { cartText } from '../cart.text.ts'
import { tickState } from '../cart.view.ts'
import { FbaBoxes } from './fba-boxes.tsx'
import { useCartChange } from './use-cart-change.ts'

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
        <span className={css.bulk}>
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

/** What is ticked and what it costs, always in sight. */
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
      <span className={css.sums} aria-live="polite">
        {ids.length > 0 && priced ? (
          <>
            <span>{fill(text.selected, { lines: ids.length, pieces: priced.pieces })}</span>
            {priced.saved === '0.00' ? null : (
              <span>
                {text.saved} {formatMoney(priced.saved)}
              </span>
            )}
            <span>
              {text.total} <strong>{formatMoney(priced.total)}</strong>
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
