import { type CategoryPlace, listingCategories } from '@inkroute/contract/listing/catalogue'
import type { ListingPlatform } from '@inkroute/contract/listing/platforms'
import { Button, Form, Input, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { useCall } from '../../shared/api/hooks.ts'
import { useText } from '../../shared/text/language.tsx'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import css from './listing.module.css'
import { listingText } from './listing.text.ts'

type Chosen = Pick<CategoryPlace, 'id' | 'path'>

interface PickerProps {
  readonly platform: string
  readonly onChoose: (place: Chosen) => void
  readonly onClose: () => void
}

/** Level by level, or by search where the platform exposes its whole tree. */
function CategoryPicker({ platform, onChoose, onClose }: PickerProps) {
  const text = useText(listingText)
  const [trail, setTrail] = useState<readonly CategoryPlace[]>([])
  const [keyword, setKeyword] = useState('')
  const parent = trail.at(-1)
  const asked = useCall(listingCategories, { platform, parent_id: parent?.id ?? '', keyword }, { quiet: true })
  const pathTo = (place: CategoryPlace) =>
    keyword || place.path !== place.name ? place.path : [...trail.map(({ name }) => name), place.name].join(' › ')
  const take = (place: CategoryPlace) => {
    if (place.is_leaf) onChoose({ id: place.id, path: pathTo(place) })
    else setTrail([...trail, place])
  }
  return (
    <Modal open title={text.choose_category} footer={null} onCancel={onClose}>
      {asked.data?.has_search ? (
        <Input.Search
          allowClear
          aria-label={text.category_find}
          placeholder={text.category_find}
          onSearch={(value) => setKeyword(value.trim())}
        />
      ) : null}
      {parent && !keyword ? (
        <p className="flex items-center text-sm text-quiet gap-3 mt-3">
          <Button size="small" onClick={() => setTrail(trail.slice(0, -1))}>
            {text.back_level}
          </Button>
          <span>{trail.map(({ name }) => name).join(' › ')}</span>
        </p>
      ) : null}
      {asked.isError ? <LoadFailed onRetry={() => void asked.refetch()} /> : null}
      {asked.isPending ? <Skeleton active title={false} /> : null}
      {asked.data?.data.length === 0 ? <p className="text-sm text-quiet wrap-anywhere">{text.category_none}</p> : null}
      <ul className={`bare-list overflow-y-auto mt-3 ${css.places}`}>
        {asked.data?.data.map((place) => (
          <li key={place.id}>
            <button type="button" onClick={() => take(place)}>
              <span>{keyword ? place.path : place.name}</span>
              {place.is_leaf ? <small>{place.id}</small> : <small aria-hidden>›</small>}
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}

interface CategoryFieldProps {
  readonly platform: ListingPlatform
  readonly onChosen?: () => void
}

/** The platform's category: chosen from its list if available, otherwise typed. */
export function CategoryField({ platform, onChosen }: CategoryFieldProps) {
  const text = useText(listingText)
  const form = Form.useFormInstance()
  const [is_open, setOpen] = useState(false)
  const [is_typed, setTyped] = useState(false)
  const name = Form.useWatch('category_name', form) as string | undefined
  const id = Form.useWatch('category_id', form) as string | undefined
  const { data } = useCall(listingCategories, { platform: platform.word }, { quiet: true })
  const shown = id ? name || id : text.choose_category
  const is_read = data?.is_read === true && !is_typed
  const choose = ({ id: category_id, path }: Chosen) => {
    form.setFieldsValue({ category_id, category_name: path })
    void form.validateFields(['category_id'])
    setOpen(false)
    onChosen?.()
  }
  const way = (
    <Button type="link" size="small" style={{ padding: 0 }} onClick={() => setTyped(!is_typed)}>
      {is_typed ? text.category_by_list : text.category_by_number}
    </Button>
  )
  return (
    <div className="col-span-full">
      <Form.Item name="category_name" hidden>
        <Input />
      </Form.Item>
      <Form.Item
        name="category_id"
        label={is_read ? text.category : text.category_number}
        rules={[{ required: platform.needs_category, message: text.required }]}
        extra={data?.is_read ? way : data ? text.category_hint : undefined}
      >
        {is_read ? (
          <Button
            block
            className={css.pick ?? ''}
            aria-label={`${text.category}: ${shown}`}
            onClick={() => setOpen(true)}
          >
            <span>{shown}</span>
            {id ? <small>{text.change_category}</small> : null}
          </Button>
        ) : (
          <Input maxLength={120} onChange={() => form.setFieldsValue({ category_name: '' })} />
        )}
      </Form.Item>
      {is_open ? <CategoryPicker platform={platform.word} onChoose={choose} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}
