import * as contract from '@inkroute/contract/cart/brand'
import { addValueServices } from '@inkroute/contract/cart/codes'
import { Button, Modal, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../../shared/ui/page-header.tsx'
import { RowActions } from '../../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import css from '../brand.module.css'
import { brandText } from '../brand.text.ts'
import { BrandDrawer, type PictureField } from './brand-drawer.tsx'

function RemoveModal({ brand, onClose }: { readonly brand: contract.Brand; readonly onClose: () => void }) {
  const text = useText(brandText)
  const remove = useSend(contract.deleteBrand, {
    refetch: [contract.listBrands],
    onSuccess: () => {
      showToast('success', text.removed)
      onClose()
    },
  })
  return (
    <Modal
      open
      title={fill(text.remove_title, { name: brand.name })}
      okText={text.remove}
      cancelText={text.keep}
      okButtonProps={{ danger: true, loading: remove.isPending }}
      onOk={() => remove.mutate({ id: brand.id })}
      onCancel={onClose}
    >
      {text.remove_body}
    </Modal>
  )
}

interface CardProps {
  readonly brand: contract.Brand
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** A brand: logo, texts and inserts. */
function BrandCard({ brand, onEdit, onRemove }: CardProps) {
  const text = useText(brandText)
  const { language } = useLanguage()
  const inserts = addValueServices.filter(({ key }) => brand.services.includes(key))
  return (
    <li className={`card grid items-center gap-4 p-4 ${css.card}`}>
      <div className={`grid place-items-center bg-paper rounded-control ${css.mark}`}>
        {brand.logo ? <img src={brand.logo.preview_url} alt="" /> : <span>{brand.name.slice(0, 2)}</span>}
      </div>
      <div className={css.facts}>
        <h2 className="text-lg mb-1">
          {brand.name} {brand.is_default ? <Tag color="blue">{text.is_default}</Tag> : null}
        </h2>
        {brand.card_message ? <blockquote>{brand.card_message}</blockquote> : null}
        <p className="text-quiet mt-2">
          {inserts.length > 0 ? inserts.map((one) => <Tag key={one.key}>{one[language]}</Tag>) : text.no_inserts}
        </p>
      </div>
      <div className={`flex gap-2 ${css.actions}`}>
        <RowActions
          actions={[
            { key: 'edit', label: text.edit, name: fill(text.edit_of, { name: brand.name }), onClick: onEdit },
            { key: 'remove', label: text.remove, is_danger: true, onClick: onRemove },
          ]}
        />
      </div>
    </li>
  )
}

export function BrandScreen({ picture_field }: { readonly picture_field: PictureField }) {
  const text = useText(brandText)
  const list = useCall(contract.listBrands, {}, { quiet: true })
  const [editing, setEditing] = useState<contract.Brand | 'new' | null>(null)
  const [removing, setRemoving] = useState<contract.Brand | null>(null)
  const brands = list.data?.data ?? []
  const add = (
    <Button type="primary" onClick={() => setEditing('new')}>
      {text.add}
    </Button>
  )
  if (list.isError) return <LoadFailed onRetry={() => void list.refetch()} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeader description={text.description} actions={brands.length > 0 ? add : null} />
      {list.isPending ? <Skeleton active paragraph={{ rows: 6 }} /> : null}
      {list.data && brands.length === 0 ? (
        <EmptyState icon="box" title={text.empty_title} body={text.empty_body} action={add} />
      ) : null}
      <ul className="bare-list grid grid-cols-1 gap-3">
        {brands.map((brand) => (
          <BrandCard
            key={brand.id}
            brand={brand}
            onEdit={() => setEditing(brand)}
            onRemove={() => setRemoving(brand)}
          />
        ))}
      </ul>
      {editing ? (
        <BrandDrawer
          brand={editing === 'new' ? null : editing}
          picture_field={picture_field}
          onClose={() => setEditing(null)}
        />
      ) : null}
      {removing ? <RemoveModal brand={removing} onClose={() => setRemoving(null)} /> : null}
    </div>
  )
}
