import { artPicture } from '@inkroute/contract/catalog/pictures'
import * as contract from '@inkroute/contract/gallery/collection'
import { Button, Form, Input, Modal, Skeleton, Switch, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { moved, useDragSort } from '../../../shared/hooks/use-drag-sort.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showDialog } from '../../../shared/ui/dialog.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import css from '../gallery.module.css'
import { collectionText, galleryText } from '../gallery.text.ts'
import { ItemOrder } from './item-order.tsx'

type Collection = contract.DeskCollection
const refetch = [contract.listDeskCollections]

/** Names of a collection and whether sellers see it; null is a new one. */
function CollectionDialog({ collection, onClose }: { collection: Collection | null; onClose: () => void }) {
  const text = useText(collectionText)
  const shared = useText(galleryText)
  const [form] = Form.useForm<{ name_zh: string; name_en: string; is_shown: boolean }>()
  const create = useSend(contract.createCollection, { refetch, onSuccess: onClose })
  const save = useSend(contract.saveCollection, { refetch, onSuccess: onClose })
  const rules = [{ required: true, whitespace: true, message: text.needed }]
  return (
    <Modal
      open
      title={collection ? text.rename : text.add}
      okText={shared.save}
      cancelText={shared.cancel}
      okButtonProps={{ loading: create.isPending || save.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={collection ?? { name_zh: '', name_en: '', is_shown: true }}
        onFinish={(values) =>
          collection
            ? save.mutate({ ...values, id: collection.id, revision: collection.revision })
            : create.mutate(values)
        }
      >
        <Form.Item name="name_zh" label={shared.name_zh} rules={rules}>
          <Input maxLength={60} autoFocus />
        </Form.Item>
        <Form.Item name="name_en" label={shared.name_en} rules={rules}>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name="is_shown" label={text.shown} valuePropName="checked">
          <Switch />
        </Form.Item>
      </Form>
    </Modal>
  )
}

interface RowProps {
  readonly row: Collection
  readonly onEdit: () => void
  readonly onArrange: () => void
}

function RowBody({ row, onEdit, onArrange }: RowProps) {
  const text = useText(collectionText)
  const { language } = useLanguage()
  const name = row[`name_${language}`]
  const remove = useSend(contract.removeCollection, { refetch })
  const ask = () =>
    showDialog({
      title: fill(text.remove_title, { name }),
      body: text.remove_body,
      action: text.remove,
      run: () => remove.mutate({ id: row.id, revision: row.revision }),
    })
  return (
    <>
      <div>
        <Link to={`/ops/gallery?collection_id=${row.id}&sort=featured`}>{name}</Link>{' '}
        <Tag color={row.is_shown ? 'green' : 'default'}>{row.is_shown ? text.shown : text.hidden}</Tag>
        <p>{fill(text.count, { count: row.artworks })}</p>
        <div className={`flex gap-1 ${css.cover}`}>
          {row.cover.map((slug) => (
            <img key={slug} src={artPicture(slug, 240)} alt="" loading="lazy" />
          ))}
        </div>
      </div>
      <RowActions
        actions={[
          { key: 'arrange', label: text.edit_items, onClick: onArrange },
          { key: 'edit', label: text.rename, onClick: onEdit },
          { key: 'remove', label: text.remove, is_danger: true, onClick: ask },
        ]}
      />
    </>
  )
}

/** Collections of the gallery: names, order, what is in them. */
export default function CollectionDesk() {
  const text = useText(collectionText)
  const { language } = useLanguage()
  const [asked, setAsked] = useState<{ collection: Collection | null } | null>(null)
  const [arranged, setArranged] = useState<Collection | null>(null)
  const found = useCall(contract.listDeskCollections, {}, { quiet: true })
  const rows = found.data?.data ?? []
  const sort = useSend(contract.sortCollections, { refetch })
  const order = (next: readonly Collection[]) => sort.mutate({ ids: next.map(({ id }) => id) })
  const { dragProps } = useDragSort(rows, order)
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          <div className="flex flex-wrap gap-2">
            <Link to="/ops/gallery">
              <Button>{text.back}</Button>
            </Link>
            <Button type="primary" onClick={() => setAsked({ collection: null })}>
              {text.add}
            </Button>
          </div>
        }
      />
      {found.isError && !found.data ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {found.isPending ? <Skeleton active /> : null}
      {found.data && rows.length === 0 ? <EmptyState icon="layers" title={text.empty} /> : null}
      <ul className="bare-list grid gap-2">
        {rows.map((row, at) => (
          <li key={row.id} className={css.row} {...dragProps(at)}>
            <div className="flex flex-wrap gap-2">
              <Button
                size="small"
                disabled={at === 0}
                aria-label={fill(text.earlier, { name: row[`name_${language}`] })}
                onClick={() => order(moved(rows, at, at - 1))}
              >
                ↑
              </Button>
              <Button
                size="small"
                disabled={at === rows.length - 1}
                aria-label={fill(text.later, { name: row[`name_${language}`] })}
                onClick={() => order(moved(rows, at, at + 1))}
              >
                ↓
              </Button>
            </div>
            <RowBody row={row} onEdit={() => setAsked({ collection: row })} onArrange={() => setArranged(row)} />
          </li>
        ))}
      </ul>
      {asked ? <CollectionDialog collection={asked.collection} onClose={() => setAsked(null)} /> : null}
      {arranged ? <ItemOrder collection={arranged} onClose={() => setArranged(null)} /> : null}
    </>
  )
}
