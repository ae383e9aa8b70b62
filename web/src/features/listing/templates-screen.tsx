import type { ListingTemplate, TemplateContent } from '@inkroute/contract/listing/listing'
import * as contract from '@inkroute/contract/listing/listing'
import type { ListingPlatform } from '@inkroute/contract/listing/platforms'
import { Button, Popconfirm, Skeleton } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import css from './listing.module.css'
import { listingText } from './listing.text.ts'
import { getContent, newTemplate } from './listing.view.ts'
import { ListingFrame } from './listing-frame.tsx'
import { TemplateDrawer } from './template-drawer.tsx'

interface Editing {
  readonly id: number | null
  readonly initial: TemplateContent
}

function TemplateCard({ template, onEdit }: { template: ListingTemplate; onEdit: (editing: Editing) => void }) {
  const text = useText(listingText)
  const remove = useSend(contract.deleteListingTemplate, {
    refetch: [contract.listListingTemplates],
    onSuccess: () => showToast('success', text.deleted),
  })
  const { base, rate, multiply, add, ending } = template.price
  const start = base === 'cost' ? text.base_cost : text.base_price
  const formula = `${start} ÷ ${rate} × ${multiply} + ${add}${ending === 'none' ? '' : ` → ${ending}`}`
  return (
    <article className="card grid content-start gap-2 p-4">
      <h2 className="text-md">{template.name}</h2>
      <p className="text-sm text-quiet wrap-anywhere">{template.title}</p>
      <p className="text-sm text-quiet wrap-anywhere">
        {template.currency} · {formula}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => onEdit({ id: template.id, initial: getContent(template) })}>{text.edit}</Button>
        <Button onClick={() => onEdit({ id: null, initial: { ...getContent(template), name: `${template.name} 2` } })}>
          {text.copy}
        </Button>
        <Popconfirm
          title={fill(text.delete_ask, { name: template.name })}
          okText={text.delete}
          cancelText={text.cancel}
          onConfirm={() => remove.mutate({ id: template.id })}
        >
          <Button danger type="text" loading={remove.isPending}>
            {text.delete}
          </Button>
        </Popconfirm>
      </div>
    </article>
  )
}

function Templates({ platform, onEdit }: { platform: ListingPlatform; onEdit: (editing: Editing) => void }) {
  const text = useText(listingText)
  const asked = useCall(contract.listListingTemplates, { platform: platform.word }, { quiet: true })
  const ready = useSend(contract.readyTemplate, { refetch: [contract.listListingTemplates] })
  if (asked.isError && !asked.data) return <LoadFailed onRetry={() => void asked.refetch()} />
  if (!asked.data) return <Skeleton active />
  if (asked.data.data.length === 0) {
    const create = (
      <div className="flex flex-wrap items-center gap-3">
        <Button type="primary" loading={ready.isPending} onClick={() => ready.mutate({ platform: platform.word })}>
          {text.use_default}
        </Button>
        <Button onClick={() => onEdit({ id: null, initial: newTemplate(platform) })}>{text.new_template}</Button>
      </div>
    )
    return <EmptyState icon="rows" title={text.no_template} body={text.no_template_body} action={create} />
  }
  return (
    <div className={`grid gap-4 ${css.cards}`}>
      {asked.data.data.map((template) => (
        <TemplateCard key={template.id} template={template} onEdit={onEdit} />
      ))}
    </div>
  )
}

export default function TemplatesScreen() {
  const text = useText(listingText)
  const [editing, setEditing] = useState<Editing | null>(null)
  const create = (platform: ListingPlatform) => (
    <Button type="primary" onClick={() => setEditing({ id: null, initial: newTemplate(platform) })}>
      {text.new_template}
    </Button>
  )
  return (
    <ListingFrame tab="templates" actions={create}>
      {(platform) => (
        <>
          <Templates platform={platform} onEdit={setEditing} />
          {editing ? <TemplateDrawer platform={platform} {...editing} onClose={() => setEditing(null)} /> : null}
        </>
      )}
    </ListingFrame>
  )
}
