import { listMaterials } from '@inkroute/contract/material/library'
import type { PictureSource } from '@inkroute/engine/layers/placed'
import { Input, Modal, Pagination, Spin } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import css from './form.module.css'
import { formText } from './form.text.ts'

const PAGE_SIZE = 24

interface DialogProps {
  readonly onChoose: (picture: PictureSource) => void
  readonly onClose: () => void
}

/** A picture of the seller's own library. */
export function PictureDialog({ onChoose, onClose }: DialogProps) {
  const text = useText(formText)
  const [page, setPage] = useState(1)
  const [keyword, setKeyword] = useState('')
  const query = { page, page_size: PAGE_SIZE, ...(keyword ? { keyword } : {}) }
  const found = useCall(listMaterials, query, { quiet: true })
  const choose = (picture: PictureSource) => {
    onChoose(picture)
    onClose()
  }
  return (
    <Modal open title={text.choose_picture} footer={null} onCancel={onClose}>
      <Input.Search
        allowClear
        maxLength={100}
        placeholder={text.find_picture}
        onSearch={(words) => {
          setKeyword(words.trim())
          setPage(1)
        }}
      />
      {found.isPending ? <Spin /> : null}
      {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {found.data?.total === 0 ? (
        <p>
          {text.no_pictures} <Link to="/gallery/material">{text.to_materials}</Link>
        </p>
      ) : null}
      <div className={`grid gap-2 my-3 ${css.pictures}`}>
        {found.data?.data.map(({ id, name, preview_469_url, width_px, height_px }) =>
          preview_469_url && width_px && height_px ? (
            <button
              key={id}
              type="button"
              className={`grid flex-none w-11 h-11 cursor-pointer bg-fill border rounded-control p-0.5 ${css.picture}`}
              aria-label={name}
              onClick={() => choose({ kind: 'material', key: String(id), width_px, height_px })}
            >
              <img className="w-full h-full object-contain" src={preview_469_url} alt="" loading="lazy" />
            </button>
          ) : null,
        )}
      </div>
      <Pagination
        size="small"
        hideOnSinglePage
        current={page}
        pageSize={PAGE_SIZE}
        total={found.data?.total ?? 0}
        showSizeChanger={false}
        onChange={setPage}
      />
    </Modal>
  )
}
