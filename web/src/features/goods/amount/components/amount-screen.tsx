import * as contract from '@inkroute/contract/goods/amount'
import { Button, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'
import { Allowed, usePermission } from '../../../../shared/session/permission.tsx'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../../shared/ui/page-header.tsx'
import { RowActions } from '../../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import css from '../amount.module.css'
import { amountText } from '../amount.text.ts'
import { valueShown } from '../amount.view.ts'
import { ApplyDrawer } from './apply-drawer.tsx'
import { TemplateModal } from './template-modal.tsx'

type Open = { readonly kind: 'edit' | 'apply'; readonly template: contract.AmountTemplate } | { readonly kind: 'new' }

function Row({ template, onOpen }: { template: contract.AmountTemplate; onOpen: (open: Open) => void }) {
  const text = useText(amountText)
  const may_price = usePermission('goods.library:price')
  const may_edit = usePermission('goods.amount:edit')
  const { id, name, rule, ending } = template
  const remove = useSend(contract.deleteAmountTemplate, {
    refetch: [contract.listAmountTemplates],
    onSuccess: () => showToast('success', text.removed),
  })
  return (
    <li>
      <span className="flex flex-wrap items-center gap-2">
        <b>{name}</b>
        <Tag>{fill(text[`says_${rule.kind}`], { value: valueShown(rule) })}</Tag>
        {ending === 'none' ? null : <Tag>{text[`ending_${ending}`]}</Tag>}
      </span>
      <RowActions
        actions={[
          may_price && { key: 'apply', label: text.apply, onClick: () => onOpen({ kind: 'apply', template }) },
          may_edit && {
            key: 'edit',
            label: text.edit,
            name: fill(text.edit_of, { name }),
            onClick: () => onOpen({ kind: 'edit', template }),
          },
          may_edit && {
            key: 'remove',
            label: text.remove,
            is_danger: true,
            is_busy: remove.isPending,
            confirm: { title: fill(text.remove_ask, { name }), ok: text.remove, cancel: text.keep },
            onClick: () => remove.mutate({ id }),
          },
        ]}
      />
    </li>
  )
}

/** Ways to set selling prices, kept by name and used for many goods. */
export default function AmountScreen() {
  const text = useText(amountText)
  const found = useCall(contract.listAmountTemplates, {}, { quiet: true })
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const add = (
    <Allowed permission="goods.amount:edit">
      <Button type="primary" onClick={() => setOpen({ kind: 'new' })}>
        {text.add}
      </Button>
    </Allowed>
  )
  if (found.isError) return <LoadFailed onRetry={() => void found.refetch()} />
  const templates = found.data?.templates ?? []
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeader description={text.description} actions={templates.length > 0 ? add : null} />
      {found.isPending ? <Skeleton active /> : null}
      {found.data && templates.length === 0 ? (
        <EmptyState icon="wallet" title={text.empty} body={text.empty_body} action={add} />
      ) : null}
      <ul className={`bare-list grid grid-cols-1 gap-2 ${css.list}`}>
        {templates.map((template) => (
          <Row key={template.id} template={template} onOpen={setOpen} />
        ))}
      </ul>
      {open?.kind === 'new' ? <TemplateModal template={null} onClose={close} /> : null}
      {open?.kind === 'edit' ? <TemplateModal template={open.template} onClose={close} /> : null}
      {open?.kind === 'apply' ? <ApplyDrawer template={open.template} onClose={close} /> : null}
    </div>
  )
}
