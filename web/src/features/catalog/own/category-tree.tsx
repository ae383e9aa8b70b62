import * as contract from '@inkroute/contract/catalog/own'
import { Button, Dropdown, Tree, type TreeDataNode, type TreeProps } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { type CategoryDialog, CategoryDialogs } from './category-dialogs.tsx'
import { type DropPlace, dropped, getTree, type TreeEntry } from './category-tree.view.ts'
import css from './own.module.css'
import { ownText } from './own.text.ts'

type Open = (dialog: CategoryDialog) => void

function Row({ entry, onDialog }: { readonly entry: TreeEntry; readonly onDialog: Open }) {
  const text = useText(ownText)
  const { category } = entry
  return (
    <span className="flex items-center min-h-8 gap-2">
      <span className="truncate flex-1 min-w-0">{category.name}</span>
      <span className="text-xs text-quiet">{category.count}</span>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'create', label: text.add_below },
            { key: 'rename', label: text.rename },
            { key: 'delete', label: text.delete, danger: true },
          ],
          onClick: ({ key, domEvent }) => {
            domEvent.stopPropagation()
            if (key === 'create') onDialog({ kind: 'create', parent_id: category.id })
            else onDialog({ kind: key as 'rename' | 'delete', category })
          },
        }}
      >
        <button
          type="button"
          className={`bare-button grid place-items-center w-7 h-7 text-quiet rounded-control p-0 ${css.more}`}
          aria-label={fill(text.more_of, { name: category.name })}
          onClick={(event) => event.stopPropagation()}
        >
          <Icon name="more" size_px={16} />
        </button>
      </Dropdown>
    </span>
  )
}

const getNodes = (tree: readonly TreeEntry[], onDialog: Open): TreeDataNode[] =>
  tree.map((entry) => ({
    key: entry.category.id,
    title: <Row entry={entry} onDialog={onDialog} />,
    children: getNodes(entry.children, onDialog),
  }))

/** antd reports a drop gap as -1, 0 or 1 relative to the node. */
function getPlace(info: Parameters<NonNullable<TreeProps['onDrop']>>[0]): DropPlace {
  if (!info.dropToGap) return 'into'
  const own = Number(info.node.pos.split('-').at(-1))
  return info.dropPosition < own ? 'before' : 'after'
}

interface TreePanelProps {
  readonly categories: readonly contract.OwnCategory[]
  readonly total: number
  readonly uncategorised: number
  /** Undefined means all; '0' means uncategorised. */
  readonly chosen: string | undefined
  readonly onChoose: (id: string | undefined) => void
}

/** All favourites, uncategorised ones and the seller's category tree, sorted by drag and drop. */
export function CategoryTree({ categories, total, uncategorised, chosen, onChoose }: TreePanelProps) {
  const text = useText(ownText)
  const [dialog, setDialog] = useState<CategoryDialog | null>(null)
  const sort = useSend(contract.sortOwnCategories, { refetch: [contract.listOwnCategories, contract.listFavourites] })
  const onDrop: TreeProps['onDrop'] = (info) => {
    const next = dropped(categories, Number(info.dragNode.key), Number(info.node.key), getPlace(info))
    if (next) sort.mutate({ data: next })
  }
  const fixed = (id: string | undefined, name: string, count: number) => (
    <button
      type="button"
      className={`bare-button flex items-center justify-between min-h-9 text-ink text-left rounded-control px-3 py-0 ${css.fixed}`}
      aria-current={chosen === id ? 'true' : undefined}
      onClick={() => onChoose(id)}
    >
      {name}
      <span className="text-xs text-quiet">{count}</span>
    </button>
  )
  return (
    <nav className="card grid grid-cols-1 gap-1 p-3" aria-label={text.categories}>
      {fixed(undefined, text.all, total)}
      {fixed('0', text.none, uncategorised)}
      {categories.length > 0 ? (
        <Tree
          blockNode
          defaultExpandAll
          draggable={{ icon: false }}
          treeData={getNodes(getTree(categories), setDialog)}
          selectedKeys={chosen ? [Number(chosen)] : []}
          onSelect={(_, { node }) => onChoose(String(node.key))}
          onDrop={onDrop}
        />
      ) : null}
      <Button
        block
        icon={<Icon name="plus" size_px={16} />}
        onClick={() => setDialog({ kind: 'create', parent_id: null })}
      >
        {text.add_category}
      </Button>
      {categories.length > 1 ? <p className="text-xs text-quiet px-2">{text.drag_hint}</p> : null}
      <CategoryDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </nav>
  )
}
