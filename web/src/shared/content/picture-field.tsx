import * as contract from '@inkroute/contract/content'
import { Button, Empty, Input, Modal, Pagination, Segmented } from 'antd'
import { useRef, useState } from 'react'
import { useCall, useSend } from '../api/hooks.ts'
import { useText } from '../text/language.tsx'
import { showToast } from '../ui/toast.ts'
import css from './content.module.css'
import { fieldText } from './content.text.ts'
import { shrinkPicture } from './shrink-picture.ts'

const PAGE_SIZE = 18
const sources = ['product', 'art', 'upload'] as const
const small = (src: string) => src.replace(/-1200\.webp$/, '-480.webp')

function PictureChooser({ onChoose, onClose }: { onChoose: (src: string) => void; onClose: () => void }) {
  const text = useText(fieldText)
  const [source, setSource] = useState<(typeof sources)[number]>('product')
  const [keyword, setKeyword] = useState('')
  const [page, setPage] = useState(1)
  const { data } = useCall(contract.listContentPictures, { source, keyword, page, page_size: PAGE_SIZE })
  return (
    <Modal open title={text.choose_picture} footer={null} width={860} onCancel={onClose}>
      <div className={`flex flex-wrap gap-3 mb-4 ${css.filters}`}>
        <Segmented
          aria-label={text.choose_picture}
          value={source}
          options={sources.map((value) => ({ value, label: text[`picture_${value}`] }))}
          onChange={(value) => {
            setSource(value)
            setPage(1)
          }}
        />
        <Input.Search
          allowClear
          aria-label={text.picture_search}
          placeholder={text.picture_search}
          onSearch={(value) => {
            setKeyword(value.trim())
            setPage(1)
          }}
        />
      </div>
      {data?.total === 0 ? <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.picture_none} /> : null}
      <div className={`grid gap-3 mb-4 ${css.choices}`}>
        {data?.data.map((picture) => (
          <button key={picture.src} type="button" onClick={() => onChoose(picture.src)}>
            <img src={small(picture.src)} alt="" loading="lazy" />
            <span className="truncate text-xs px-1.5 pt-1 pb-0">{picture.name}</span>
          </button>
        ))}
      </div>
      <Pagination
        current={page}
        pageSize={PAGE_SIZE}
        total={data?.total ?? 0}
        hideOnSinglePage
        showSizeChanger={false}
        onChange={setPage}
      />
    </Modal>
  )
}

/** A picture, selected or uploaded; its value is the URL. */
export function PictureField({ value = '', onChange }: { value?: string; onChange?: (src: string) => void }) {
  const text = useText(fieldText)
  const [is_open, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const upload = useSend(contract.addContentPicture, {
    refetch: [contract.listContentPictures],
    onSuccess: (picture) => onChange?.(picture.src),
  })
  const take = async (file: File | undefined) => {
    if (!file) return
    const data_base64 = await shrinkPicture(file)
    if (data_base64) upload.mutate({ name: file.name.slice(0, 120), data_base64 })
    else showToast('error', text.picture_bad)
  }
  return (
    <div className={`flex gap-4 ${css.picture}`}>
      {value ? (
        <img src={small(value)} alt="" />
      ) : (
        <span className={`grid place-items-center text-xs text-quiet ${css.no_picture}`}>{text.picture_empty}</span>
      )}
      <div>
        <Button onClick={() => setOpen(true)}>{text.choose_picture}</Button>
        <Button loading={upload.isPending} onClick={() => input.current?.click()}>
          {text.upload_picture}
        </Button>
        <code>{value}</code>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label={text.upload_picture}
          // Ant Design's forms show file inputs as blocks regardless of their class.
          style={{ display: 'none' }}
          onChange={(event) => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      {is_open ? (
        <PictureChooser
          onClose={() => setOpen(false)}
          onChoose={(src) => {
            onChange?.(src)
            setOpen(false)
          }}
        />
      ) : null}
    </div>
  )
}
