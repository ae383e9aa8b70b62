import * as contract from '@inkroute/contract/catalog/own'
import type { CardColor } from '@inkroute/contract/catalog/product'
import { Button, Modal, Select } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { ownText } from './own.text.ts'
import css from './show-images.module.css'

const ANY = 0
const refetch = [contract.listOwnShowImages]

interface ShotProps {
  readonly image: contract.OwnShowImage
  readonly colors: readonly CardColor[]
  readonly may_edit: boolean
  readonly is_first: boolean
  readonly is_last: boolean
  readonly onStep: (by: -1 | 1) => void
}

function DeleteButton({ image }: Pick<ShotProps, 'image'>) {
  const text = useText(ownText)
  const [is_asking, setAsking] = useState(false)
  const { name } = image
  const remove = useSend(contract.deleteOwnShowImage, {
    refetch,
    onSuccess: () => showToast('success', text.image_deleted),
  })
  return (
    <>
      <Button
        type="text"
        size="small"
        danger
        aria-label={fill(text.image_delete, { name })}
        icon={<Icon name="trash" size_px={16} />}
        onClick={() => setAsking(true)}
      />
      <Modal
        open={is_asking}
        title={fill(text.image_delete_title, { name })}
        okText={text.delete_image}
        cancelText={text.keep}
        okButtonProps={{ danger: true, loading: remove.isPending }}
        onOk={() => remove.mutate({ id: image.id })}
        onCancel={() => setAsking(false)}
      >
        {text.image_delete_body}
      </Modal>
    </>
  )
}

/** One custom image: its colour, its position and a delete button. */
export function ShowImageCard({ image, colors, may_edit, is_first, is_last, onStep }: ShotProps) {
  const text = useText(ownText)
  const change = useSend(contract.updateOwnShowImage, { refetch, onSuccess: () => showToast('success', text.saved) })
  const { name } = image
  const options = [
    { value: ANY, label: text.any_color },
    ...colors.map((color) => ({ value: color.id, label: color.name })),
  ]
  const arrow = (by: -1 | 1, label: string, is_end: boolean) => (
    <Button
      type="text"
      size="small"
      disabled={is_end}
      aria-label={fill(label, { name })}
      icon={<Icon name={by < 0 ? 'chevron_left' : 'chevron_right'} size_px={16} />}
      onClick={() => onStep(by)}
    />
  )
  return (
    <div className={`card relative overflow-hidden ${css.shot}`}>
      <img src={image.preview_url} alt={name} width={240} height={240} loading="lazy" draggable={false} />
      <div className="grid gap-1 p-2">
        <span className="truncate text-xs" title={name}>
          {name}
        </span>
        {may_edit ? (
          <>
            <Select
              size="small"
              aria-label={`${text.image_color} · ${name}`}
              value={image.color_id ?? ANY}
              options={options}
              onChange={(color_id) => change.mutate({ id: image.id, color_id: color_id === ANY ? null : color_id })}
            />
            <span className="flex justify-between">
              {arrow(-1, text.image_left, is_first)}
              {arrow(1, text.image_right, is_last)}
              <DeleteButton image={image} />
            </span>
          </>
        ) : null}
      </div>
    </div>
  )
}
