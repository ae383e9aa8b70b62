import * as contract from '@inkroute/contract/goods/class'
import { listGoods } from '@inkroute/contract/goods/goods'
import { Button, Popconfirm } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../../shared/api/hooks.ts'
import { Allowed } from '../../../../shared/session/permission.tsx'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import css from '../class.module.css'
import { classText } from '../class.text.ts'
import { raised, treeOf } from '../class.view.ts'
import { type ClassDialog, ClassModal } from './class-modal.tsx'

interface RowProps {
  readonly own: contract.GoodsClass
  readonly onDialog: (dialog: ClassDialog) => void
  readonly onUp: (() => void) | null
}

function ClassButtons({ own, onDialog, onUp }: RowProps) {
  const text = useText(classText)
  const { id, name } = own
  const remove = useSend(contract.deleteGoodsClass, {
    refetch: [contract.listGoodsClasses, listGoods],
    onSuccess: () => showToast('success', text.removed),
  })
  const button = (label: string, icon: 'plus' | 'pen' | 'arrow_up', onClick: () => void) => (
    <Button
      type="text"
      size="small"
      aria-label={label}
      title={label}
      icon={<Icon name={icon} size_px={16} />}
      onClick={onClick}
    />
  )
  return (
    <Allowed permission="goods.class:edit">
      {onUp ? button(fill(text.up_of, { name }), 'arrow_up', onUp) : null}
      {own.parent_id === null
        ? button(fill(text.add_below, { name }), 'plus', () => onDialog({ kind: 'new', parent: own }))
        : null}
      {button(fill(text.rename_of, { name }), 'pen', () => onDialog({ kind: 'rename', own }))}
      <Popconfirm
        title={fill(text.remove_ask, { name })}
        okText={text.remove}
        cancelText={text.keep}
        onConfirm={() => remove.mutate({ id })}
      >
        <Button
          type="text"
          size="small"
          danger
          aria-label={fill(text.remove_of, { name })}
          icon={<Icon name="trash" size_px={16} />}
        />
      </Popconfirm>
    </Allowed>
  )
}

interface SideProps {
  readonly classes: readonly contract.GoodsClass[]
  readonly total: number
  readonly unclassed: number
  /** Undefined is all, 0 those in none. */
  readonly chosen: number | undefined
  readonly onChoose: (id: number | undefined) => void
}

/** All goods, those in no class, and the classes in their order. */
export function ClassSide({ classes, total, unclassed, chosen, onChoose }: SideProps) {
  const text = useText(classText)
  const [dialog, setDialog] = useState<ClassDialog | null>(null)
  const sort = useSend(contract.sortGoodsClasses, { refetch: [contract.listGoodsClasses] })
  const choice = (id: number | undefined, name: string, count: number) => (
    <button
      type="button"
      className={css.choice}
      aria-current={chosen === id ? 'true' : undefined}
      onClick={() => onChoose(id)}
    >
      {name}
      <span className={css.quiet}>{count}</span>
    </button>
  )
  return (
    <nav className={css.side} aria-label={text.classes}>
      {choice(undefined, text.all, total)}
      {choice(0, text.none, unclassed)}
      {treeOf(classes).map(({ own, count }) => {
        const next = raised(classes, own.id)
        return (
          <div key={own.id} className={own.parent_id === null ? css.class : `${css.class} ${css.below}`}>
            {choice(own.id, own.name, count)}
            <ClassButtons own={own} onDialog={setDialog} onUp={next ? () => sort.mutate({ ids: next }) : null} />
          </div>
        )
      })}
      <Allowed permission="goods.class:edit">
        <Button block onClick={() => setDialog({ kind: 'new', parent: null })}>
          {text.add}
        </Button>
      </Allowed>
      {dialog ? <ClassModal dialog={dialog} onClose={() => setDialog(null)} /> : null}
    </nav>
  )
}
