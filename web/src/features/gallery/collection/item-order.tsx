import { artPicture } from '@inkroute/contract/catalog/pictures'
import * as contract from '@inkroute/contract/gallery/collection'
import { Button, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { moved, useDragSort } from '../../../shared/hooks/use-drag-sort.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import css from '../gallery.module.css'
import { collectionText, galleryText } from '../gallery.text.ts'

interface Item {
  readonly slug: string
  readonly name: string
}

function ItemList({ items, onChange }: { items: readonly Item[]; onChange: (next: readonly Item[]) => void }) {
  const text = useText(collectionText)
  const { dragProps } = useDragSort(items, onChange)
  if (items.length === 0) return <EmptyState icon="layers" title={text.empty_items} />
  return (
    <ul className={`grid overflow-auto list-none gap-1.5 p-0 mx-0 my-3 ${css.files}`}>
      {items.map((item, at) => (
        <li key={item.slug} {...dragProps(at)}>
          <div className="flex flex-wrap gap-2">
            <img className={css.small} src={artPicture(item.slug, 240)} alt="" loading="lazy" />
            <span>{item.name}</span>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              disabled={at === 0}
              aria-label={fill(text.earlier, { name: item.name })}
              onClick={() => onChange(moved(items, at, at - 1))}
            >
              ↑
            </Button>
            <Button
              size="small"
              disabled={at === items.length - 1}
              aria-label={fill(text.later, { name: item.name })}
              onClick={() => onChange(moved(items, at, at + 1))}
            >
              ↓
            </Button>
            <Button
              size="small"
              danger
              aria-label={fill(text.take_out, { name: item.name })}
              onClick={() => onChange(items.filter(({ slug }) => slug !== item.slug))}
            >
              ×
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}

interface ItemOrderProps {
  readonly collection: contract.DeskCollection
  readonly onClose: () => void
}

/** Puts the artworks of a collection in order, or takes some out. */
export function ItemOrder({ collection, onClose }: ItemOrderProps) {
  const text = useText(collectionText)
  const shared = useText(galleryText)
  const { language } = useLanguage()
  const { id } = collection
  const found = useCall(contract.listCollectionItems, { id }, { quiet: true })
  const [changed, setChanged] = useState<readonly Item[] | null>(null)
  const refetch = [contract.listCollectionItems, contract.listDeskCollections]
  const save = useSend(contract.sortCollectionItems, { refetch, onSuccess: onClose })
  const items = changed ?? found.data?.data ?? []
  return (
    <Modal
      open
      width={620}
      title={`${text.edit_items} · ${collection[`name_${language}`]}`}
      okText={shared.save}
      cancelText={shared.cancel}
      okButtonProps={{ loading: save.isPending, disabled: changed === null }}
      onOk={() => save.mutate({ id, slugs: items.map(({ slug }) => slug) })}
      onCancel={onClose}
    >
      {found.isPending ? <Skeleton active /> : <ItemList items={items} onChange={setChanged} />}
    </Modal>
  )
}
