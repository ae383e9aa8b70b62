import * as contract from '@inkroute/contract/warehouse/document'
import { Alert, Button, Form, Input, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../warehouse.module.css'
import { warehouseText } from '../warehouse.text.ts'
import { documentText } from './document.text.ts'
import { DocumentHeader } from './document-header.tsx'
import { LineTable } from './line-table.tsx'
import { ReceiveModal } from './receive-modal.tsx'

type Document = contract.StockDocument

function ReverseModal({ document, onClose }: { readonly document: Document; readonly onClose: () => void }) {
  const text = useText(documentText)
  const shared = useText(warehouseText)
  const navigate = useNavigate()
  const [form] = Form.useForm<{ note: string }>()
  const reverse = useSend(contract.reverseStockDocument, {
    refetch: [contract.getStockDocument, contract.listStockDocuments],
    onSuccess: ({ id }) => {
      showToast('success', text.reversed)
      onClose()
      navigate(`/ops/stockDocument/${id}`)
    },
  })
  return (
    <Modal
      open
      title={fill(text.reverse_title, { number: document.number })}
      okText={text.reverse}
      okButtonProps={{ danger: true, loading: reverse.isPending }}
      cancelText={shared.cancel}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p className={css.hint}>{text.reverse_body}</p>
      <Form form={form} layout="vertical" onFinish={({ note }) => reverse.mutate({ id: document.id, note })}>
        <Form.Item
          name="note"
          label={text.reverse_why}
          rules={[{ required: true, whitespace: true, message: text.reverse_needed }]}
        >
          <Input.TextArea rows={3} maxLength={500} />
        </Form.Item>
      </Form>
    </Modal>
  )
}

function Facts({ document }: { readonly document: Document }) {
  const text = useText(documentText)
  const facts: [string, ReactNode][] = [
    [text.reason, text[document.reason as keyof typeof documentText] ?? document.reason],
    [text.reference, document.reference],
    [text.note, document.note],
    [
      text.made,
      <>
        {document.created_by} <RelativeTime at={document.created_at} />
      </>,
    ],
    [
      text.posted,
      document.posted_at ? (
        <>
          {document.posted_by} <RelativeTime at={document.posted_at} />
        </>
      ) : null,
    ],
  ]
  return (
    <>
      <dl className={`grid gap-x-4 gap-y-2 m-0 ${css.facts}`}>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-quiet">{label}</dt>
              <dd className="wrap-anywhere m-0">{value}</dd>
            </div>
          ))}
      </dl>
      <span className={`inline-flex flex-wrap items-center gap-2 ${css.photos}`}>
        {document.pictures.map((photo) => (
          <a key={photo.id} href={photo.url} target="_blank" rel="noreferrer">
            <img src={photo.url} alt={photo.name} width={72} height={72} />
          </a>
        ))}
      </span>
    </>
  )
}

/** Links to the documents this one belongs to. */
function Related({ document }: { readonly document: Document }) {
  const text = useText(documentText)
  const to = (id: number) => `/ops/stockDocument/${id}`
  const { reversed_by, reverses, transfer } = document
  return (
    <>
      {reversed_by ? (
        <Alert type="warning" title={<Link to={to(reversed_by.id)}>{fill(text.reversed_by, reversed_by)}</Link>} />
      ) : null}
      {reverses ? (
        <Alert type="info" title={<Link to={to(reverses.id)}>{fill(text.reverses, reverses)}</Link>} />
      ) : null}
      {transfer ? (
        <Alert type="info" title={<Link to={to(transfer.id)}>{fill(text.of_transfer, transfer)}</Link>} />
      ) : null}
    </>
  )
}

/** A posted document is read, received if it is a transfer, and reversed; it is never changed. */
export function PostedDocument({ document }: { readonly document: Document }) {
  const text = useText(documentText)
  const shared = useText(warehouseText)
  const [opened, setOpened] = useState<'reverse' | 'receive' | null>(null)
  const is_reversible = !document.is_reversed && !document.reverses
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <DocumentHeader
        document={document}
        actions={
          <>
            {is_reversible ? <Button onClick={() => setOpened('reverse')}>{text.reverse}</Button> : null}
            {document.is_on_the_way ? (
              <Button type="primary" onClick={() => setOpened('receive')}>
                {text.receive}
              </Button>
            ) : null}
          </>
        }
      />
      <Related document={document} />
      <Panel title={text.details}>
        <Facts document={document} />
      </Panel>
      {document.arrivals.length > 0 ? (
        <Panel title={text.arrivals}>
          <ul>
            {document.arrivals.map((arrival) => (
              <li key={arrival.id}>
                <Link to={`/ops/stockDocument/${arrival.id}`}>{arrival.number}</Link>{' '}
                {fill(shared.pieces, { count: arrival.pieces })}{' '}
                {arrival.posted_at ? <RelativeTime at={arrival.posted_at} /> : null}
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
      <Panel title={fill(text.line_count, { lines: document.line_count, pieces: document.pieces })}>
        <LineTable kind={document.kind} lines={document.lines} is_draft={false} onLines={() => {}} />
      </Panel>
      {opened === 'reverse' ? <ReverseModal document={document} onClose={() => setOpened(null)} /> : null}
      {opened === 'receive' ? <ReceiveModal document={document} onClose={() => setOpened(null)} /> : null}
    </div>
  )
}
