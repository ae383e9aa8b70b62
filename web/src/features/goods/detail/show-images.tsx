import { type GoodsDetail, type GoodsPicture, setGoodsShowImages } from '@inkroute/contract/goods'
import { MAX_SHOW_IMAGES } from '@inkroute/contract/goods-codes'
import { Button, Dropdown } from 'antd'
import { useRef, useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { useDragSort } from '../../../shared/hooks/use-drag-sort.ts'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { goodsRefetch } from '../goods.api.ts'
import { ComposeButton } from './compose-button.tsx'
import css from './detail.module.css'
import { detailText } from './detail.text.ts'

/** How a file becomes an upload; another capability knows. */
export interface PictureSender {
  readonly accept: string
  readonly send: (file: File) => Promise<number>
}

interface ShowImagesProps {
  readonly goods: GoodsDetail
  readonly sender: PictureSender
}

interface TileProps {
  readonly picture: GoodsPicture
  readonly index: number
  readonly count: number
  readonly step: (index: number, by: -1 | 1) => void
  readonly onRemove: () => void
}

function TileButtons({ picture, index, count, step, onRemove }: TileProps) {
  const text = useText(detailText)
  const { name } = picture
  return (
    <span className={css.tileButtons}>
      <button
        type="button"
        disabled={index === 0}
        aria-label={fill(text.earlier, { name })}
        onClick={() => step(index, -1)}
      >
        <Icon name="chevron_left" size_px={16} />
      </button>
      <button
        type="button"
        disabled={index === count - 1}
        aria-label={fill(text.later, { name })}
        onClick={() => step(index, 1)}
      >
        <Icon name="chevron_right" size_px={16} />
      </button>
      <button type="button" aria-label={fill(text.remove, { name })} onClick={onRemove}>
        <Icon name="trash" size_px={16} />
      </button>
    </span>
  )
}

function UploadPictures({ sender, onSent }: { sender: PictureSender; onSent: (keys: string[]) => void }) {
  const text = useText(detailText)
  const input = useRef<HTMLInputElement>(null)
  const [is_busy, setBusy] = useState(false)
  const send = async (files: readonly File[]) => {
    setBusy(true)
    try {
      const ids = await Promise.all(files.map(sender.send))
      onSent(ids.map((id) => `u:${id}`))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        multiple
        accept={sender.accept}
        aria-label={text.upload}
        onChange={(event) => {
          void send([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button loading={is_busy} icon={<Icon name="upload" size_px={16} />} onClick={() => input.current?.click()}>
        {text.upload}
      </Button>
    </>
  )
}

/** The pictures shops see, in the seller's order. */
export function ShowImages({ goods, sender }: ShowImagesProps) {
  const text = useText(detailText)
  const may_edit = usePermission('goods.library:edit') && goods.deleted_at === null
  const send = useSend(setGoodsShowImages, { refetch: goodsRefetch })
  const shown = goods.show_images
  const keep = (keys: readonly string[]) => send.mutate({ id: goods.id, keys: [...keys].slice(0, MAX_SHOW_IMAGES) })
  const { dragProps, step } = useDragSort(shown, (next) => keep(next.map((picture) => picture.key)))
  const keys = shown.map((picture) => picture.key)
  const others = goods.mockups.filter((picture) => !keys.includes(picture.key))
  const extra = may_edit ? (
    <div className={css.skuActions}>
      {others.length > 0 ? (
        <Dropdown
          trigger={['click']}
          menu={{
            items: others.map(({ key, name }) => ({ key, label: name })),
            onClick: ({ key }) => keep([...keys, key]),
          }}
        >
          <Button>{text.add_mockup}</Button>
        </Dropdown>
      ) : null}
      <ComposeButton goods_id={goods.id} is_full={keys.length >= MAX_SHOW_IMAGES} />
      <UploadPictures sender={sender} onSent={(added) => keep([...keys, ...added])} />
    </div>
  ) : null
  return (
    <Panel title={text.show_images} extra={extra}>
      <p className={css.help}>{fill(text.show_help, { max: MAX_SHOW_IMAGES })}</p>
      <ol className={css.tiles}>
        {shown.map((picture, index) => (
          <li key={picture.key} {...(may_edit ? dragProps(index) : {})}>
            {picture.small_src ? <img src={picture.small_src} alt={picture.name} draggable={false} /> : null}
            {index === 0 ? <b>{text.main}</b> : null}
            {may_edit ? (
              <TileButtons
                picture={picture}
                index={index}
                count={shown.length}
                step={step}
                onRemove={() => keep(keys.filter((key) => key !== picture.key))}
              />
            ) : null}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
