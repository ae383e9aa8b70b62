import * as contract from '@inkroute/contract/catalog/desk/sheet'
import { Alert, Button, Popconfirm, Spin, Upload } from 'antd'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { call } from '../../../../shared/api/client.ts'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'
import type { ApiError } from '../../../../shared/api/request.ts'
import { StaffExportButton } from '../../../../shared/export/staff-export-button.tsx'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../../shared/ui/page-header.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { DifferenceTable } from './difference-table.tsx'
import css from './sheet.module.css'
import { sheetText } from './sheet.text.ts'

const POLL_MS = 1000
const busy: readonly contract.CatalogueSheet['state'][] = ['checking', 'applying']

function SheetDrop({ onRead }: { onRead: (sheet: contract.CatalogueSheet) => void }) {
  const text = useText(sheetText)
  const [is_reading, setReading] = useState(false)
  const [problem, setProblem] = useState('')
  const read = async (file: File) => {
    setReading(true)
    setProblem('')
    try {
      onRead(await call(contract.uploadCatalogueSheet, { name: file.name.slice(-200) }, { file }))
    } catch (error) {
      setProblem((error as ApiError).message)
    } finally {
      setReading(false)
    }
  }
  return (
    <>
      {problem ? <Alert type="error" showIcon title={problem} /> : null}
      <Spin spinning={is_reading} description={text.uploading}>
        <Upload.Dragger
          accept=".xlsx"
          showUploadList={false}
          beforeUpload={(file) => {
            void read(file)
            return false
          }}
        >
          <strong>{text.drop}</strong>
          <p className="text-xs text-quiet">{text.drop_help}</p>
        </Upload.Dragger>
      </Spin>
    </>
  )
}

/** What the file is about to change, or has changed. */
function SheetState({ sheet }: { sheet: contract.CatalogueSheet }) {
  const text = useText(sheetText)
  const { state, rows, differences, products, problems, changed, refused, error } = sheet
  if (state === 'failed') return <Alert type="error" showIcon title={fill(text.failed, { why: error ?? '' })} />
  if (state === 'done') {
    return <Alert type={refused > 0 ? 'warning' : 'success'} showIcon title={fill(text.done, { changed, refused })} />
  }
  if (state === 'checked') {
    const words =
      differences + problems === 0 ? text.same : fill(text.checked, { rows, differences, products, problems })
    return <Alert type={problems > 0 ? 'warning' : 'info'} showIcon title={words} />
  }
  return (
    <p className="flex items-center gap-2" role="status">
      <Spin size="small" />{' '}
      {state === 'checking' ? fill(text.checking, { rows }) : fill(text.applying, { changed, products })}
    </p>
  )
}

function Sheet({ id, onAgain }: { id: number; onAgain: () => void }) {
  const text = useText(sheetText)
  const [is_busy, setBusy] = useState(true)
  const found = useCall(
    contract.getCatalogueSheet,
    { id },
    { quiet: true, stale_ms: 0, ...(is_busy ? { refetch_ms: POLL_MS } : {}) },
  )
  const sheet = found.data
  const apply = useSend(contract.applyCatalogueSheet, { refetch: [contract.getCatalogueSheet] })
  const is_working = sheet !== undefined && busy.includes(sheet.state)
  if (sheet && is_working !== is_busy) setBusy(is_working)
  if (found.isError && !sheet) return <LoadFailed onRetry={() => void found.refetch()} />
  if (!sheet) return <Spin />
  return (
    <Panel title={sheet.name} extra={<Button onClick={onAgain}>{text.another}</Button>}>
      <SheetState sheet={sheet} />
      {sheet.state === 'checked' && sheet.products > 0 ? (
        <Popconfirm
          title={fill(text.apply, { products: sheet.products })}
          description={text.apply_ask}
          okText={fill(text.apply, { products: sheet.products })}
          cancelText={text.cancel}
          onConfirm={() => apply.mutate({ id })}
        >
          <Button type="primary" className="mx-0 my-4" loading={apply.isPending}>
            {fill(text.apply, { products: sheet.products })}
          </Button>
        </Popconfirm>
      ) : null}
      {sheet.state === 'checking' || sheet.state === 'failed' ? null : <DifferenceTable id={id} state={sheet.state} />}
    </Panel>
  )
}

/** The catalogue as a spreadsheet: out, changed, and in again after a dry run. */
export default function SheetScreen() {
  const text = useText(sheetText)
  const [params, setParams] = useSearchParams()
  const id = /^\d{1,15}$/.test(params.get('id') ?? '') ? Number(params.get('id')) : null
  return (
    <div className={`grid min-w-0 gap-4 ${css.screen}`}>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={<Link to="/ops/catalog">{text.back}</Link>}
      />
      <Panel title={text.out}>
        <p className="text-xs text-quiet">{text.out_help}</p>
        <div className="flex flex-wrap gap-3 mt-3">
          <StaffExportButton kind="catalog.products" params={{}} label={text.out_products} />
          <StaffExportButton kind="catalog.variants" params={{}} label={text.out_variants} />
        </div>
      </Panel>
      {id === null ? (
        <Panel title={text.into}>
          <SheetDrop onRead={(sheet) => setParams({ id: String(sheet.id) })} />
        </Panel>
      ) : (
        <Sheet key={id} id={id} onAgain={() => setParams({})} />
      )}
    </div>
  )
}
