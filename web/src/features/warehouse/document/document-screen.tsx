import * as contract from '@inkroute/contract/warehouse/document'
import { getStockFacets, listStock } from '@inkroute/contract/warehouse/stock'
import { Button, Popconfirm, Skeleton } from 'antd'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { warehouseText } from '../warehouse.text.ts'
import { documentText } from './document.text.ts'
import { DocumentHeader } from './document-header.tsx'
import { DraftHeadForm } from './draft-head.tsx'
import { LineTable } from './line-table.tsx'
import { getPieces, isLineWrong, mergeSheet } from './lines.view.ts'
import { PostedDocument } from './posted-document.tsx'
import { ScanField } from './scan-field.tsx'
import { SheetButtons } from './sheet-buttons.tsx'
import { type Draft, useDraft } from './use-draft.ts'

type Document = contract.StockDocument

function DraftActions({ document, draft }: { readonly document: Document; readonly draft: Draft }) {
  const text = useText(documentText)
  const shared = useText(warehouseText)
  const navigate = useNavigate()
  const [is_posting, setPosting] = useState(false)
  const { id, number, kind } = document
  const post = useSend(contract.postStockDocument, {
    refetch: [contract.getStockDocument, contract.listStockDocuments, listStock, getStockFacets],
    onSuccess: () => showToast('success', fill(text.post_done, { number })),
  })
  const remove = useSend(contract.deleteStockDocument, {
    refetch: [contract.listStockDocuments],
    onSuccess: () => navigate('/ops/stockDocument'),
  })
  const saveAndPost = async () => {
    setPosting(true)
    try {
      post.mutate({ id, revision: await draft.save() })
    } catch {
      // The common handler has shown why.
    } finally {
      setPosting(false)
    }
  }
  // A save under way would make the revision that is posted an old one.
  const is_right = draft.lines.length > 0 && !draft.lines.some((line) => isLineWrong(kind, line))
  const is_ready = is_right && !draft.is_saving
  return (
    <>
      <Popconfirm
        title={fill(text.delete_title, { number })}
        description={text.delete_body}
        okText={text.delete}
        cancelText={shared.cancel}
        onConfirm={() => remove.mutate({ id })}
      >
        <Button danger>{text.delete}</Button>
      </Popconfirm>
      <Button disabled={!draft.is_savable} loading={draft.is_saving} onClick={() => void draft.save().catch(() => {})}>
        {draft.is_dirty ? text.save : text.saved}
      </Button>
      <Popconfirm
        title={fill(text.post_title, { number })}
        description={fill(text.post_body, { pieces: getPieces(kind, draft.lines) })}
        okText={text.post}
        cancelText={shared.cancel}
        disabled={!is_ready}
        onConfirm={() => void saveAndPost()}
      >
        <Button type="primary" disabled={!is_ready} loading={is_posting || post.isPending}>
          {text.post}
        </Button>
      </Popconfirm>
    </>
  )
}

function DraftDocument({ document }: { readonly document: Document }) {
  const text = useText(documentText)
  const draft = useDraft(document)
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <DocumentHeader document={document} actions={<DraftActions document={document} draft={draft} />} />
      <Panel
        title={fill(text.line_count, { lines: draft.lines.length, pieces: getPieces(document.kind, draft.lines) })}
        extra={
          <SheetButtons id={document.id} onTake={(added) => draft.changeLines((lines) => mergeSheet(lines, added))} />
        }
      >
        <ScanField warehouse={document.warehouse_code} onLines={draft.changeLines} />
        <LineTable
          is_draft
          kind={document.kind}
          lines={draft.lines}
          onLines={(lines) => draft.changeLines(() => lines)}
        />
      </Panel>
      <Panel title={text.details}>
        <DraftHeadForm document={document} draft={draft} />
      </Panel>
    </div>
  )
}

/** One stock document: a draft to fill by scanner, keyboard or sheet, or a posted one to read. */
export default function DocumentScreen() {
  const { id } = useParams()
  const found = useCall(contract.getStockDocument, { id: Number(id) }, { quiet: true, stale_ms: 0 })
  const document = found.data
  if (found.isError) return <LoadFailed onRetry={() => void found.refetch()} />
  if (!document || document.id !== Number(id)) return <Skeleton active />
  return document.state === 'draft' ? (
    <DraftDocument key={document.id} document={document} />
  ) : (
    <PostedDocument key={document.id} document={document} />
  )
}
