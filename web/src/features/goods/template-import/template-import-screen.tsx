import * as contract from '@inkroute/contract/goods/template-import'
import {
  getTemplateSample,
  type TemplateImport,
  templateColumns,
  templateImportLimits,
  uploadTemplateImport,
} from '@inkroute/contract/goods/template-import'
import { Alert, Button, Spin, Table, Upload } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call } from '../../../shared/api/client.ts'
import { useSend } from '../../../shared/api/hooks.ts'
import type { ApiError } from '../../../shared/api/request.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { ImportRows } from './import-rows.tsx'
import css from './template-import.module.css'
import { templateImportText } from './template-import.text.ts'

const sendSheet = (file: File): Promise<TemplateImport> =>
  call(uploadTemplateImport, { name: file.name.slice(-200) }, { file })

/** Hands the sample to the browser as a download. */
async function downloadSample(): Promise<void> {
  const { name, file_base64 } = await call(getTemplateSample, {})
  const bytes = Uint8Array.from(atob(file_base64), (sign) => sign.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes]))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}

const RECORDS = '/goods/templateImportRecord'

function Columns() {
  const text = useText(templateImportText)
  const { language } = useLanguage()
  return (
    <Panel title={text.columns}>
      <Table
        rowKey="key"
        size="small"
        pagination={false}
        dataSource={[...templateColumns]}
        columns={[
          {
            title: text.column,
            width: 160,
            render: (_, column) => (
              <>
                <b>{column[language]}</b>
                {column.is_required ? <p className="text-danger">{text.required}</p> : null}
              </>
            ),
          },
          { title: text.meaning, render: (_, { key }) => text[`help_${key}`] },
        ]}
      />
    </Panel>
  )
}

function SheetDrop({ onRead }: { readonly onRead: (read: TemplateImport) => void }) {
  const text = useText(templateImportText)
  const [is_reading, setReading] = useState(false)
  const [problem, setProblem] = useState('')
  const read = async (file: File) => {
    setReading(true)
    setProblem('')
    try {
      onRead(await sendSheet(file))
    } catch (error) {
      setProblem((error as ApiError).message)
    } finally {
      setReading(false)
    }
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {problem ? <Alert type="error" showIcon title={problem} /> : null}
      <Spin spinning={is_reading} description={text.reading}>
        <Upload.Dragger
          accept=".xlsx,.csv"
          showUploadList={false}
          beforeUpload={(file) => {
            void read(file)
            return false
          }}
        >
          <div className={css.drop}>
            <b className="block text-md">{text.drop}</b>
            <p className="text-quiet wrap-anywhere">{fill(text.drop_hint, { rows: templateImportLimits.max_rows })}</p>
          </div>
        </Upload.Dragger>
      </Spin>
    </div>
  )
}

interface CheckedProps {
  readonly read: TemplateImport
  readonly onAgain: () => void
}

function Checked({ read: { id, name, counts }, onAgain }: CheckedProps) {
  const text = useText(templateImportText)
  const navigate = useNavigate()
  const commit = useSend(contract.commitTemplateImport, {
    refetch: [contract.listTemplateImports],
    onSuccess: ({ queued }) => {
      showToast('success', fill(text.started, { count: queued }))
      void navigate(RECORDS)
    },
  })
  return (
    <Panel title={name} extra={<Button onClick={onAgain}>{text.another}</Button>}>
      <div className="grid grid-cols-1 gap-4">
        <Alert
          type={counts.error > 0 ? 'warning' : 'success'}
          showIcon
          title={fill(text.checked, { ready: counts.ready, error: counts.error })}
        />
        <ImportRows id={id} is_live={false} />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="primary"
            size="large"
            disabled={counts.ready === 0}
            loading={commit.isPending}
            onClick={() => commit.mutate({ id })}
          >
            {fill(text.make, { count: counts.ready })}
          </Button>
        </div>
      </div>
    </Panel>
  )
}

export default function TemplateImportScreen() {
  const text = useText(templateImportText)
  const [read, setRead] = useState<TemplateImport | null>(null)
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeader
        description={text.description}
        actions={
          <>
            <Link to={RECORDS}>{text.to_records}</Link>
            <Button onClick={() => void downloadSample()}>{text.sample}</Button>
          </>
        }
      />
      {read ? <Checked read={read} onAgain={() => setRead(null)} /> : <SheetDrop onRead={setRead} />}
      {read ? null : <Columns />}
    </div>
  )
}
