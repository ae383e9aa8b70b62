import { listBrands } from '@inkroute/contract/cart/brand'
import type { CartItem } from '@inkroute/contract/cart/cart'
import * as contract from '@inkroute/contract/cart/cart'
import type { AddValueKey } from '@inkroute/contract/cart/codes'
import { Button, Checkbox, InputNumber, Popover, Select, Tag } from 'antd'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { Approx } from '../../../shared/currency/approx.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import css from '../cart.module.css'
import { cartText } from '../cart.text.ts'
import { useCartChange } from './use-cart-change.ts'

interface ServiceChoiceProps {
  readonly item: contract.CartItem
  readonly name: string
  readonly onChange: (services: AddValueKey[]) => void
}

function Services({ item, onChange }: Omit<ServiceChoiceProps, 'name'>) {
  const text = useText(cartText)
  const offered = useCall(contract.getAddValueDiscount, {}, { quiet: true, stale_ms: 600_000 }).data
  const [first] = offered?.tiers ?? []
  return (
    <div className={`grid gap-2 ${css.services}`}>
      <Checkbox.Group
        value={item.services}
        onChange={(keys) => onChange(keys as AddValueKey[])}
        options={(offered?.services ?? []).map((service) => ({
          value: service.key,
          label: (
            <span className="flex justify-between gap-2">
              {service.name}
              <small>{fill(text.service_price, { price: formatMoney(service.price), weight: service.weight_g })}</small>
            </span>
          ),
        }))}
      />
      {first ? (
        <small>{fill(text.services_hint, { quantity: first.quantity, percent: first.discount_percent })}</small>
      ) : null}
    </div>
  )
}

/** What the warehouse adds to each piece: labels, cards, boxes. */
function ServiceChoice({ item, name, onChange }: ServiceChoiceProps) {
  const text = useText(cartText)
  const count = item.services.length
  return (
    <Popover trigger="click" placement="bottomLeft" content={<Services item={item} onChange={onChange} />}>
      <Button size="small" type="dashed" aria-label={fill(text.services_of, { name })}>
        {count === 0 ? text.services : fill(text.services_count, { count })}
      </Button>
    </Popover>
  )
}

interface ChoiceProps {
  readonly item: CartItem
  readonly name: string
  readonly onChange: (brand_id: number | null) => void
}

const NONE = 0

/** Which of the seller's brands goes on the pieces; its inserts come with it. */
function BrandChoice({ item, name, onChange }: ChoiceProps) {
  const text = useText(cartText)
  const brands = useCall(listBrands, {}, { quiet: true, stale_ms: 60_000 }).data?.data ?? []
  if (brands.length === 0) return null
  return (
    <Select
      size="small"
      variant="filled"
      aria-label={fill(text.brand, { name })}
      value={item.brand?.id ?? NONE}
      options={[
        { value: NONE, label: text.brand_none },
        ...brands.map((brand) => ({ value: brand.id, label: brand.name })),
      ]}
      onChange={(id) => onChange(id === NONE ? null : id)}
      popupMatchSelectWidth={false}
    />
  )
}

/** A line's problem and its one-click fix. */
function Problem({ item, onTake }: { readonly item: CartItem; readonly onTake: (quantity: number) => void }) {
  const text = useText(cartText)
  if (item.problem === null) return null
  const { stock } = item.warehouse
  return (
    <p className="flex items-center">
      <Tag color="red">{fill(text[`problem_${item.problem}`], { stock, min: item.min_quantity })}</Tag>
      {item.problem === 'short_stock' ? (
        <Button type="link" size="small" onClick={() => onTake(stock)}>
          {fill(text.take_stock, { stock })}
        </Button>
      ) : null}
    </p>
  )
}

function PriceCell({ item }: { readonly item: CartItem }) {
  const text = useText(cartText)
  const { price } = item
  return (
    <div className={`flex flex-wrap content-center ${css.price}`}>
      <span className="flex items-baseline w-full tabular-nums gap-2">
        {formatMoney(price.unit)}
        {price.unit === price.list ? null : <del className="text-xs text-quiet">{formatMoney(price.list)}</del>}
      </span>
      {price.tier_percent > 0 ? <Tag>{fill(text.tier, { percent: price.tier_percent })}</Tag> : null}
      {price.level_percent > 0 ? <Tag>{fill(text.level, { percent: price.level_percent })}</Tag> : null}
      {price.next_tier ? (
        <small className="text-quiet">
          {fill(text.next_tier, { quantity: price.next_tier.quantity, unit: formatMoney(price.next_tier.unit) })}
        </small>
      ) : null}
    </div>
  )
}

function Identity({ item }: { readonly item: CartItem }) {
  return (
    <div className={`grid min-w-0 gap-0.5 ${css.identity}`}>
      <Link to={`/goods/detail/${item.goods_id}`}>{item.title}</Link>
      <span className={`flex items-center text-sm text-quiet gap-2 ${css.variant}`}>
        <i style={{ background: item.color_hex }} aria-hidden="true" />
        {item.color_name} · {item.size_name}
      </span>
      <code className="text-xs text-quiet">{item.sku_code}</code>
    </div>
  )
}

interface LineProps {
  readonly item: CartItem
  readonly is_chosen: boolean
  readonly onToggle: () => void
}

export function CartLine({ item, is_chosen, onToggle }: LineProps) {
  const text = useText(cartText)
  const { change, warehouse, remove, brands } = useCartChange()
  const name = `${item.title} ${item.color_name} ${item.size_name}`
  const places = [item.warehouse, ...item.other_warehouses]
  const setQuantity = (quantity: number | null) => {
    if (quantity && quantity !== item.quantity) change.mutate({ id: item.id, quantity })
  }
  return (
    <li className={`grid items-center gap-3 px-4 py-3 ${css.line}`}>
      <Checkbox
        checked={is_chosen && item.problem === null}
        disabled={item.problem !== null}
        aria-label={fill(text.select_line, { name })}
        onChange={onToggle}
      />
      {item.picture_url ? (
        <img src={item.picture_url} alt="" width={88} height={88} loading="lazy" />
      ) : (
        <span className={css.blank} />
      )}
      <div className="grid min-w-0 gap-2">
        <Identity item={item} />
        <Problem item={item} onTake={setQuantity} />
        <div className="flex flex-wrap gap-2">
          <Select
            size="small"
            variant="filled"
            aria-label={fill(text.warehouse, { name })}
            value={item.warehouse.code}
            options={places.map(({ code, city, stock }) => ({
              value: code,
              label: fill(text.warehouse_option, { city, stock }),
            }))}
            onChange={(code) => warehouse.mutate({ ids: [item.id], warehouse: code })}
            popupMatchSelectWidth={false}
          />
          <ServiceChoice item={item} name={name} onChange={(services) => change.mutate({ id: item.id, services })} />
          <BrandChoice item={item} name={name} onChange={(brand_id) => brands.mutate({ ids: [item.id], brand_id })} />
        </div>
      </div>
      <PriceCell item={item} />
      <InputNumber
        aria-label={fill(text.quantity, { name })}
        min={1}
        max={10_000}
        precision={0}
        value={item.quantity}
        changeOnWheel={false}
        onBlur={(event) => setQuantity(Number(event.target.value) || null)}
        onStep={(value) => setQuantity(Number(value))}
        onPressEnter={(event) => setQuantity(Number((event.target as HTMLInputElement).value) || null)}
      />
      <strong className="text-right tabular-nums">
        {formatMoney(item.price.total)}
        <Approx amount={item.price.total} />
      </strong>
      <Button
        type="text"
        aria-label={fill(text.remove_line, { name })}
        icon={<Icon name="trash" size_px={16} />}
        onClick={() => remove([item.id])}
      />
    </li>
  )
}
