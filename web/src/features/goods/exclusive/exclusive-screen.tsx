import { productPicture } from '@inkroute/contract/catalog/pictures'
import * as contract from '@inkroute/contract/goods/exclusive'
import { Button, Popconfirm, Skeleton } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import css from './exclusive.module.css'
import { exclusiveBaseText } from './exclusive.text.ts'
import { ExclusiveDialog } from './exclusive-dialog.tsx'

type Base = contract.ExclusiveBase
const refetch = [contract.listExclusiveBases]

/** The product in the first of the seller's colours. */
function findPicture({ product, colors }: Base): string | null {
  const view = product?.views.find(({ picture }) => picture !== null)
  const colour = colors[0]?.key ?? product?.default_color_key
  if (!view?.picture || !colour) return null
  return productPicture({ code: view.picture.product, view: view.picture.view, colour }, 480)
}

function EditTools({ base, onEdit }: { base: Base; onEdit: () => void }) {
  const text = useText(exclusiveBaseText)
  const swap = useSend(contract.swapExclusiveBases, { refetch })
  const clear = useSend(contract.clearExclusiveBase, { refetch })
  const { place, name } = base
  const step = (by: -1 | 1, label: string, icon: 'chevron_left' | 'chevron_right', disabled: boolean) => (
    <Button
      size="small"
      type="text"
      aria-label={fill(label, { name })}
      title={fill(label, { name })}
      disabled={disabled || swap.isPending}
      icon={<Icon name={icon} size_px={16} />}
      onClick={() => swap.mutate({ a: place, b: place + by })}
    />
  )
  return (
    <>
      <Button size="small" aria-label={fill(text.edit_one, { name })} onClick={onEdit}>
        {text.edit}
      </Button>
      <Popconfirm
        title={text.remove_title}
        description={text.remove_body}
        okText={text.remove}
        cancelText={text.cancel}
        onConfirm={() => clear.mutate({ place })}
      >
        <Button size="small" type="text" danger aria-label={fill(text.remove_one, { name })}>
          {text.remove}
        </Button>
      </Popconfirm>
      <span className="inline-flex ml-auto">
        {step(-1, text.forward, 'chevron_left', place === 1)}
        {step(1, text.backward, 'chevron_right', place === contract.EXCLUSIVE_PLACES)}
      </span>
    </>
  )
}

function Facts({ base }: { base: Base }) {
  const text = useText(exclusiveBaseText)
  const { product, own_image_count, goods_count } = base
  return (
    <>
      <p className="text-xs text-quiet">
        {product ? fill(text.from, { price: formatMoney(product.price_from) }) : text.withdrawn}
        {goods_count > 0 ? ` · ${fill(text.goods, { count: goods_count })}` : ''}
      </p>
      <div className={`flex flex-wrap gap-1.5 ${css.colors}`}>
        {base.colors.map(({ id, name, hex }) => (
          <i key={id} title={name} style={{ background: hex }} />
        ))}
      </div>
      <p className="text-xs text-quiet">
        <Link to={`/basic/selfProducts?id=${base.basic_product_id}`}>
          {fill(text.images, { count: own_image_count })}
        </Link>
      </p>
      {base.remark ? <p className="text-xs text-quiet">{base.remark}</p> : null}
    </>
  )
}

function BaseCard({ base, may_edit, onEdit }: { base: Base; may_edit: boolean; onEdit: () => void }) {
  const text = useText(exclusiveBaseText)
  const picture = findPicture(base)
  const { name, product, basic_product_id } = base
  const design = `/design/newSingleDesign?id=${basic_product_id}&color=${base.colors[0]?.id ?? ''}`
  return (
    <li className="card flex flex-col overflow-hidden">
      <div className="grid place-items-center relative text-quiet aspect-square bg-fill">
        {picture ? (
          <img className="w-full h-full object-cover" src={picture} alt={name} loading="lazy" />
        ) : (
          <Icon name="box" size_px={40} />
        )}
        <span
          className={`grid place-items-center w-6 h-6 absolute text-xs text-on-dark bg-ink rounded-full ${css.place}`}
        >
          {base.place}
        </span>
      </div>
      <div className="flex flex-col flex-1 gap-1 px-4 pt-3 pb-4">
        <strong className="truncate font-medium" title={name}>
          {name}
        </strong>
        <Facts base={base} />
        <div className="flex flex-wrap items-center gap-1 pt-2 mt-auto">
          {product ? (
            <Button
              type="primary"
              size="small"
              href={design}
              target="_blank"
              aria-label={fill(text.design_one, { name })}
            >
              {text.design}
            </Button>
          ) : null}
          {may_edit ? <EditTools base={base} onEdit={onEdit} /> : null}
        </div>
      </div>
    </li>
  )
}

function EmptyPlace({ place, may_edit, onAdd }: { place: number; may_edit: boolean; onAdd: () => void }) {
  const text = useText(exclusiveBaseText)
  return (
    <li className={css.empty}>
      <button type="button" disabled={!may_edit} aria-label={fill(text.empty_place, { place })} onClick={onAdd}>
        <Icon name="plus" size_px={28} />
        <span>{text.empty}</span>
        <small>{fill(text.place, { place })}</small>
      </button>
    </li>
  )
}

/** Eight places for base products, taken or waiting. */
export default function ExclusiveScreen() {
  const text = useText(exclusiveBaseText)
  const may_edit = usePermission('selection.exclusive:edit')
  const [asked, setAsked] = useState<number | null>(null)
  const found = useCall(contract.listExclusiveBases, {}, { quiet: true })
  const bases = found.data?.data ?? []
  const places = Array.from({ length: contract.EXCLUSIVE_PLACES }, (_, n) => n + 1)
  const at = (place: number) => bases.find((base) => base.place === place)
  return (
    <>
      <PageHeader
        description={text.description}
        actions={
          <span className="text-xs text-quiet">
            {fill(text.used, { used: bases.length, all: contract.EXCLUSIVE_PLACES })}
          </span>
        }
      />
      {found.isPending ? <Skeleton active /> : null}
      {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {found.data ? (
        <ul className={`bare-list grid grid-cols-4 gap-4 ${css.grid}`}>
          {places.map((place) => {
            const base = at(place)
            const open = () => setAsked(place)
            return base ? (
              <BaseCard key={place} base={base} may_edit={may_edit} onEdit={open} />
            ) : (
              <EmptyPlace key={place} place={place} may_edit={may_edit} onAdd={open} />
            )
          })}
        </ul>
      ) : null}
      {asked === null ? null : (
        <ExclusiveDialog
          key={asked}
          place={asked}
          base={at(asked) ?? null}
          others={bases.filter((base) => base.place !== asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
