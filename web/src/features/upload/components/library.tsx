import type { Upload } from '@inkroute/contract/upload'
import { Button, Checkbox, Pagination } from 'antd'
import { useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { uploadText } from '../upload.text.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import css from './material.module.css'
import { PictureDrawer } from './picture-drawer.tsx'
import { PictureGrid } from './picture-grid.tsx'

interface LibraryProps {
  readonly pictures: readonly Upload[]
  readonly total: number
  readonly page: number
  readonly page_size: number
  readonly can_delete: boolean
  readonly onPage: (page: number, page_size: number) => void
}

function useSelection(pictures: readonly Upload[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  // What has left the page is no longer selected: nobody deletes what they cannot see.
  const selected = new Set(pictures.map(({ id }) => id).filter((id) => chosen.has(id)))
  const toggle = (id: number) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const all = pictures.length > 0 && selected.size === pictures.length
  const toggleAll = () => setChosen(new Set(all ? [] : pictures.map(({ id }) => id)))
  return { selected, toggle, toggleAll, all, clear: () => setChosen(new Set()) }
}

/** The pictures of one page: look at them, choose some, delete them. */
export function Library({ pictures, total, page, page_size, can_delete, onPage }: LibraryProps) {
  const text = useText(uploadText)
  const selection = useSelection(pictures)
  const { selected } = selection
  const [open, setOpen] = useState<number | null>(null)
  const [doomed, setDoomed] = useState<readonly number[]>([])
  const onDeleted = () => {
    setDoomed([])
    setOpen(null)
    selection.clear()
  }
  return (
    <>
      <div className={css.bar}>
        <div className={css.bar_group}>
          {can_delete ? (
            <Checkbox
              checked={selection.all}
              indeterminate={selected.size > 0 && !selection.all}
              onChange={selection.toggleAll}
            >
              {selected.size > 0 ? fill(text.selected, { count: selected.size }) : text.select_page}
            </Checkbox>
          ) : null}
          {selected.size > 0 ? (
            <>
              <Button danger onClick={() => setDoomed([...selected])}>
                {text.delete}
              </Button>
              <Button type="text" onClick={selection.clear}>
                {text.unselect}
              </Button>
            </>
          ) : null}
        </div>
        <span>{fill(text.total, { total })}</span>
      </div>
      <PictureGrid
        pictures={pictures}
        selected={selected}
        can_select={can_delete}
        onToggle={selection.toggle}
        onOpen={setOpen}
      />
      <Pagination
        align="center"
        current={page}
        pageSize={page_size}
        pageSizeOptions={[24, 48, 96]}
        total={total}
        showSizeChanger
        hideOnSinglePage={total <= 24}
        onChange={onPage}
      />
      <PictureDrawer
        pictures={pictures}
        index={open}
        onIndex={setOpen}
        onDelete={can_delete ? (id) => setDoomed([id]) : null}
      />
      <DeleteDialog ids={doomed} onClose={() => setDoomed([])} onDeleted={onDeleted} />
    </>
  )
}
