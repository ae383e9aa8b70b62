import * as contract from '@inkroute/contract/catalog/desk/terms'
import { Button, Empty, Skeleton } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'
import { useDragSort } from '../../../../shared/hooks/use-drag-sort.ts'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { EntryRow } from './entry-row.tsx'
import css from './terms.module.css'
import { termsText } from './terms.text.ts'

type Category = contract.DeskCategory
type Open = { readonly category: Category } | { readonly below: string | null }

const changed = [contract.listDeskCategories, contract.getDeskOptions]

interface DialogProps {
  readonly open: Open
  readonly categories: readonly Category[]
  readonly onClose: () => void
}

function CategoryDialog({ open, categories, onClose }: DialogProps) {
  const text = useText(termsText)
  const { language } = useLanguage()
  const options = { quiet: true, refetch: changed, onSuccess: () => showToast('success', text.saved) }
  const add = useSend(contract.addDeskCategory, options)
  const change = useSend(contract.changeDeskCategory, options)
  const category = 'category' in open ? open.category : null
  const has_children = categories.some(({ parent }) => parent === category?.key)
  // Two levels: a category with children stays at the top.
  const parents = has_children
    ? []
    : categories
        .filter(({ parent, key }) => parent === null && key !== category?.key)
        .map(({ key, name }) => ({ value: key, label: name[language] }))
  const title = category
    ? fill(text.edit_title, { name: category.name[language] })
    : fill(text.add_title, { kind: text.category })
  return (
    <EntryDialog
      title={title}
      is_new={category === null}
      parents={parents}
      initial={{
        key: category?.key ?? '',
        name: category?.name ?? { zh: '', en: '' },
        keywords: category?.keywords ?? '',
        parent: category?.parent ?? ('below' in open ? (open.below ?? '') : ''),
      }}
      save={({ key, name, keywords, parent }) => {
        const input = { name, keywords, parent: parent || null }
        return category ? change.mutateAsync({ ...input, key: category.key }) : add.mutateAsync({ ...input, key })
      }}
      onClose={onClose}
    />
  )
}

interface BranchProps {
  readonly categories: readonly Category[]
  readonly parent: string | null
  readonly onOpen: (open: Open) => void
}

/** The categories of one level; each top category is followed by its children. */
function Branch({ categories, parent, onOpen }: BranchProps) {
  const text = useText(termsText)
  const sort = useSend(contract.sortDeskCategories, { refetch: changed })
  const remove = useSend(contract.removeDeskCategory, {
    refetch: changed,
    onSuccess: () => showToast('success', text.removed),
  })
  const level = categories.filter((one) => one.parent === parent)
  const { dragProps, step } = useDragSort(level, (next) => sort.mutate({ keys: next.map(({ key }) => key) }))
  if (level.length === 0) return null
  return (
    <ul className={`bare-list ${css.list}`} data-level={parent === null ? 0 : 1}>
      {level.map((category, index) => {
        const has_children = categories.some((one) => one.parent === category.key)
        return (
          <li key={category.key}>
            <div {...dragProps(index)}>
              <EntryRow
                name={category.name}
                id={category.key}
                products={category.products}
                is_used={category.products > 0 || has_children}
                is_first={index === 0}
                is_last={index === level.length - 1}
                onMove={(by) => step(index, by)}
                onEdit={() => onOpen({ category })}
                onRemove={() => remove.mutate({ key: category.key })}
                extra={
                  parent === null ? (
                    <Button type="link" size="small" onClick={() => onOpen({ below: category.key })}>
                      {text.add_below}
                    </Button>
                  ) : null
                }
              />
            </div>
            {parent === null ? <Branch categories={categories} parent={category.key} onOpen={onOpen} /> : null}
          </li>
        )
      })}
    </ul>
  )
}

/** The category tree: add, rename, move, remove what is empty. */
export function CategoryList() {
  const text = useText(termsText)
  const [open, setOpen] = useState<Open | null>(null)
  const list = useCall(contract.listDeskCategories, {}, { quiet: true })
  const categories = list.data?.data ?? []
  if (list.isError) return <LoadFailed onRetry={() => void list.refetch()} />
  if (list.isPending) return <Skeleton active />
  return (
    <div className={`card px-4 pt-2 pb-4 ${css.panel}`}>
      {categories.length === 0 ? <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.none} /> : null}
      <Branch categories={categories} parent={null} onOpen={setOpen} />
      <div className={`flex flex-wrap items-center gap-3 mt-4 ${css.foot}`}>
        <Button type="primary" onClick={() => setOpen({ below: null })}>
          {text.add}
        </Button>
        <small>{text.drag_hint}</small>
      </div>
      {open ? <CategoryDialog open={open} categories={categories} onClose={() => setOpen(null)} /> : null}
    </div>
  )
}
