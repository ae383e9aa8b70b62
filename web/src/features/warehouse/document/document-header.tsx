import type { DocumentHead } from '@inkroute/contract/warehouse/document'
import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { warehouseText } from '../warehouse.text.ts'

/** Where a document is in its life. */
export function DocumentState({ head }: { readonly head: DocumentHead }) {
  const text = useText(warehouseText)
  if (head.state === 'draft') return <Tag>{text.draft}</Tag>
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {head.is_on_the_way ? <Tag color="orange">{text.on_the_way}</Tag> : <Tag color="green">{text.posted}</Tag>}
      {head.is_reversed ? <Tag color="red">{text.reversed}</Tag> : null}
      {head.reverses ? <Tag color="red">{text.reversal}</Tag> : null}
    </span>
  )
}

export const getPlaces = (head: DocumentHead): string =>
  head.to_warehouse_code ? `${head.warehouse_code} → ${head.to_warehouse_code}` : head.warehouse_code

/** Kind, number, warehouse and state of a document above its screen. */
export function DocumentHeader({
  document,
  actions,
}: {
  readonly document: DocumentHead
  readonly actions: ReactNode
}) {
  const shared = useText(warehouseText)
  return (
    <PageHeader
      title={`${shared[document.kind]} ${document.number}`}
      description={
        <span className="inline-flex flex-wrap items-center gap-2">
          {getPlaces(document)}
          <DocumentState head={document} />
        </span>
      }
      actions={actions}
    />
  )
}
