import * as contract from '@inkroute/contract/cart/extra'
import { Alert, Button } from 'antd'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from '../cart.module.css'
import { cartText } from '../cart.text.ts'
import { useCartChange } from './use-cart-change.ts'

/** What changed since goods were put into the cart: another design, another place. */
export function CartReminders() {
  const text = useText(cartText)
  const { warehouse } = useCartChange()
  const found = useCall(contract.cartSkuAddressModifyRemind, {}, { quiet: true }).data?.data ?? []
  const seen = useSend(contract.cartSkuAddressModifyRemind, {
    refetch: [contract.cartSkuAddressModifyRemind],
    quiet: true,
  })
  if (found.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={fill(text.remind_title, { count: found.length })}
      description={
        <ul className={`bare-list grid overflow-auto gap-2 ${css.reminders}`}>
          {found.map((line) => (
            <li key={line.id}>
              {fill(text.remind_line, { name: `${line.title} ${line.sku_code}`, what: text[`remind_${line.kind}`] })}
              {line.other_warehouse && line.kind !== 'design_changed' ? (
                <Button
                  type="link"
                  size="small"
                  onClick={() => warehouse.mutate({ ids: [line.id], warehouse: line.other_warehouse ?? '' })}
                >
                  {text.remind_move}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      }
      action={
        found.some(({ kind }) => kind === 'design_changed') ? (
          <Button size="small" loading={seen.isPending} onClick={() => seen.mutate({ is_seen: true })}>
            {text.remind_seen}
          </Button>
        ) : null
      }
    />
  )
}
