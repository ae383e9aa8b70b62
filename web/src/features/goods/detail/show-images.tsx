import { MAX_SHOW_IMAGES } from '@inkroute/contract/goods/codes'
import { type GoodsDetail, setGoodsShowImages } from '@inkroute/contract/goods/goods'
import { Button, Dropdown } from 'antd'
import { useRef, useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { goodsRefetch } from '../goods.api.ts'
import { ComposeButton } from './compose-button.tsx'
import { detailText } from './detail.text.ts'
import { ShowTiles } from './show-tiles.tsx'

/** How a file becomes an upload; another capability knows. */
export interface PictureSender {
  readonly accept: string
  readonly send: (file: File) => Promise<number>
}

interface ShowImagesProps {
  readonly goods: GoodsDetail
  readonly sender: PictureSender
}

interface UploadProps {
  readonly sender: PictureSender
  /** How many more there is room for. */
  readonly left: number
  readonly onSent: (keys: string[]) => void
}

/** Keeps successful uploads even if others are refused; shows each refusal. */
async function sendAll(files: readonly File[], send: PictureSender['send']): Promise<string[]> {
  const sent = await Promise.allSettled(files.map(send))
  const refused = sent.flatMap((one, at) =>
    one.status === 'rejected' ? [`${files[at]?.name}: ${one.reason instanceof Error ? one.reason.message : ''}`] : [],
  )
  if (refused.length > 0) showToast('error', refused.join('\n'))
  return sent.flatMap((one) => (one.status === 'fulfilled' ? [`u:${one.value}`] : []))
}

function UploadPictures({ sender, left, onSent }: UploadProps) {
  const text = useText(detailText)
  const input = useRef<HTMLInputElement>(null)
  const [is_busy, setBusy] = useState(false)
  const take = async (files: readonly File[]) => {
    if (files.length > left) showToast('info', fill(text.show_left, { left, over: files.length - left }))
    setBusy(true)
    const keys = await sendAll(files.slice(0, left), sender.send)
    setBusy(false)
    if (keys.length > 0) onSent(keys)
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
          void take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button
        loading={is_busy}
        disabled={left === 0}
        icon={<Icon name="upload" size_px={16} />}
        onClick={() => input.current?.click()}
      >
        {text.upload}
      </Button>
    </>
  )
}

/** The pictures as the seller arranges them: shown at once, so that quick steps do not undo each other. */
function useArranging(goods: GoodsDetail) {
  const [wanted, setWanted] = useState<readonly string[] | null>(null)
  const known = new Map([...goods.mockups, ...goods.show_images].map((picture) => [picture.key, picture]))
  const now = wanted ?? goods.show_images.map(({ key }) => key)
  // Late results, such as uploads, are merged with the current list.
  const latest = useRef(now)
  latest.current = now
  const under_way = useRef(0)
  const end = () => {
    under_way.current -= 1
    if (under_way.current === 0) setWanted(null)
  }
  const send = useSend(setGoodsShowImages, { refetch: goodsRefetch })
  const keep = (change: (keys: readonly string[]) => readonly string[]) => {
    const keys = change(latest.current).slice(0, MAX_SHOW_IMAGES)
    latest.current = keys
    under_way.current += 1
    setWanted(keys)
    send.mutate({ id: goods.id, keys: [...keys] }, { onSettled: end })
  }
  return { shown: now.flatMap((key) => known.get(key) ?? []), keep, count: now.length }
}

interface AddingProps {
  readonly goods: GoodsDetail
  readonly sender: PictureSender
  readonly arranging: Pick<ReturnType<typeof useArranging>, 'keep' | 'shown' | 'count'>
}

function Adding({ goods, sender, arranging: { keep, shown, count } }: AddingProps) {
  const text = useText(detailText)
  const others = goods.mockups.filter(({ key }) => !shown.some((picture) => picture.key === key))
  const left = Math.max(0, MAX_SHOW_IMAGES - count)
  return (
    <div className="flex flex-wrap gap-2">
      {others.length > 0 ? (
        <Dropdown
          trigger={['click']}
          disabled={left === 0}
          menu={{
            items: others.map(({ key, name }) => ({ key, label: name })),
            onClick: ({ key }) => keep((keys) => [...keys, key]),
          }}
        >
          <Button>{text.add_mockup}</Button>
        </Dropdown>
      ) : null}
      <ComposeButton goods_id={goods.id} is_full={left === 0} />
      <UploadPictures sender={sender} left={left} onSent={(added) => keep((keys) => [...keys, ...added])} />
    </div>
  )
}

/** The pictures shops see, in the seller's order. */
export function ShowImages({ goods, sender }: ShowImagesProps) {
  const text = useText(detailText)
  const may_edit = usePermission('goods.library:edit') && goods.deleted_at === null
  const arranging = useArranging(goods)
  const { shown, keep, count } = arranging
  const extra = may_edit ? <Adding goods={goods} sender={sender} arranging={arranging} /> : null
  return (
    <Panel title={text.show_images} extra={extra}>
      <p className="text-quiet mb-3">
        {fill(text.show_help, { max: MAX_SHOW_IMAGES })} · {fill(text.show_count, { count, max: MAX_SHOW_IMAGES })}
      </p>
      <ShowTiles
        pictures={shown}
        may_edit={may_edit}
        onSort={(next) => keep(() => next.map((picture) => picture.key))}
        onRemove={({ key }) => keep((keys) => keys.filter((one) => one !== key))}
      />
    </Panel>
  )
}
