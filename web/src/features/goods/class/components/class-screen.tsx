import * as contract from '@inkroute/contract/goods/class'
import { listGoods } from '@inkroute/contract/goods/goods'
import { Button, Form, Input, Modal, Popconfirm, Skeleton } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'
import { Allowed } from '../../../../shared/session/permission.tsx'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../../shared/ui/page-header.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import css from '../class.module.css'
import { classText } from '../class.text.ts'
import { getTree, raised } from '../class.view.ts'
import { ClassGoods } from './class-goods.tsx'

type ClassDialog =
  | { readonly kind: 'new'; readonly parent: contract.GoodsClass | null }
  | { readonly kind: 'rename'; readonly own: contract.GoodsClass }

function ClassModal({ dialog, onClose }: { readonly dialog: ClassDialog; readonly onClose: () => void }) {
  const text = useText(classText)
  const [form] = Form.useForm<{ name: string }>()
  const options = {
    refetch: [contract.listGoodsClasses],
    onSuccess: () => {
      showToast('success', text.saved)
      onClose()
    },
  }
  const create = useSend(contract.createGoodsClass, options)
  const rename = useSend(contract.renameGoodsClass, options)
  const getTitle = () => {
    if (dialog.kind === 'rename') return text.rename
    return dialog.parent ? fill(text.add_below, { name: dialog.parent.name }) : text.add
  }
  const save = ({ name }: { name: string }) =>
    dialog.kind === 'rename'
      ? rename.mutate({ id: dialog.own.id, name })
      : create.mutate({ name, parent_id: dialog.parent?.id ?? null })
  return (
    <Modal
      open
      title={getTitle()}
      okText={text.save}
      cancelText={text.cancel}
      okButtonProps={{ loading: create.isPending || rename.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ name: dialog.kind === 'rename' ? dialog.own.name : '' }}
        onFinish={save}
      >
        <Form.Item name="name" label={text.name} rules={[{ required: true, whitespace: true, message: text.required }]}>
          <Input maxLength={30} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  )
}

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
function ClassSide({ classes, total, unclassed, chosen, onChoose }: SideProps) {
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
      <span className="text-sm text-quiet">{count}</span>
    </button>
  )
  return (
    <nav className="card grid grid-cols-1 list-none gap-2 p-3" aria-label={text.classes}>
      {choice(undefined, text.all, total)}
      {choice(0, text.none, unclassed)}
      {getTree(classes).map(({ own, count }) => {
        const next = raised(classes, own.id)
        return (
          <div
            key={own.id}
            className={own.parent_id === null ? 'flex items-center gap-0.5' : `flex items-center gap-0.5 pl-4`}
          >
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

/** The seller's classes of goods. The selected one is in the URL. */
export default function ClassScreen() {
  const text = useText(classText)
  const [search, setSearch] = useSearchParams()
  const found = useCall(contract.listGoodsClasses, {}, { quiet: true })
  const asked = search.get('class')
  const chosen = asked === null ? undefined : Number(asked) || 0
  if (found.isError) return <LoadFailed onRetry={() => void found.refetch()} />
  return (
    <>
      <PageHeader description={text.description} />
      {found.data ? (
        <div className={`grid items-start gap-4 ${css.columns}`}>
          <ClassSide
            {...found.data}
            chosen={chosen}
            onChoose={(id) => setSearch(id === undefined ? {} : { class: String(id) }, { replace: true })}
          />
          <ClassGoods key={asked ?? ''} class_id={chosen} classes={found.data.classes} />
        </div>
      ) : (
        <Skeleton active />
      )}
    </>
  )
}
