import * as contract from '@inkroute/contract/catalog/own'
import { Button, Checkbox, Modal, Select } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { getTree, indented } from './category-tree.view.ts'
import css from './own.module.css'
import { ownText } from './own.text.ts'

interface BarProps {
  readonly page_ids: readonly number[]
  readonly selected: ReadonlySet<number>
  readonly categories: readonly contract.OwnCategory[]
  readonly total: number
  readonly onSelect: (ids: readonly number[]) => void
}

const refetch = [contract.listFavourites, contract.listOwnCategories]
const NOWHERE = 0

function useBulk({ selected, onSelect }: BarProps) {
  const text = useText(ownText)
  const ids = [...selected]
  const clear = () => onSelect([])
  const move = useSend(contract.moveFavourites, {
    refetch,
    onSuccess: ({ moved }) => {
      showToast('success', fill(text.moved, { count: moved }))
      clear()
    },
  })
  const remove = useSend(contract.collectProducts, {
    refetch,
    onSuccess: () => {
      showToast('success', text.removed)
      clear()
    },
  })
  return {
    clear,
    move: (category_id: number) => move.mutate({ ids, category_id: category_id === NOWHERE ? null : category_id }),
    remove: () => remove.mutate({ ids, is_collected: 0 }),
    is_removing: remove.isPending,
  }
}

/** The bulk actions for selected favourites. */
export function FavouriteBar(props: BarProps) {
  const { page_ids, selected, categories, total, onSelect } = props
  const text = useText(ownText)
  const [is_asking, setAsking] = useState(false)
  const { clear, move, remove, is_removing } = useBulk(props)
  const count = selected.size
  const is_all = count > 0 && count === page_ids.length
  return (
    <div className="flex flex-wrap items-center justify-between min-h-9 text-quiet gap-x-4 gap-y-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Checkbox
          checked={is_all}
          indeterminate={count > 0 && !is_all}
          onChange={() => onSelect(is_all ? [] : page_ids)}
        >
          {count > 0 ? fill(text.selected, { count }) : text.select_page}
        </Checkbox>
        {count > 0 ? (
          <>
            <Select<number | null>
              className={css.move ?? ''}
              aria-label={text.move_to}
              placeholder={text.move_to}
              value={null}
              options={[{ value: NOWHERE, label: text.none }, ...indented(getTree(categories))]}
              onChange={(value) => value !== null && move(value)}
            />
            <Button danger onClick={() => setAsking(true)}>
              {text.remove}
            </Button>
            <Button type="text" onClick={clear}>
              {text.unselect}
            </Button>
          </>
        ) : null}
      </div>
      <span>{fill(text.total, { total })}</span>
      <Modal
        open={is_asking && count > 0}
        title={fill(text.remove_title, { count })}
        okText={text.remove}
        cancelText={text.keep}
        okButtonProps={{ danger: true, loading: is_removing }}
        onOk={() => {
          remove()
          setAsking(false)
        }}
        onCancel={() => setAsking(false)}
      >
        {text.remove_body}
      </Modal>
    </div>
  )
}
