import type { ImportKind } from '@inkroute/contract/order/import/fields'
import { getImportSample, type ImportDetail, importLimits, uploadImport } from '@inkroute/contract/order/import/import'
import { useMutation } from '@tanstack/react-query'
import { Button, Spin } from 'antd'
import { type DragEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../../shared/api/client.ts'
import { countPending } from '../../../../shared/api/pending-calls.ts'
import type { ApiError } from '../../../../shared/api/request.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { PageHeader } from '../../../../shared/ui/page-header.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import css from '../import.module.css'
import { importText } from '../import.text.ts'
import { useKeepImport } from '../use-import.ts'
import { ImportHistory } from './import-history.tsx'

const sendFile = (kind: ImportKind, file: File): Promise<ImportDetail> =>
  call(uploadImport, { kind, name: file.name.slice(-200) }, { file })

/** Hands the sample to the browser as a download. */
async function downloadSample(kind: ImportKind): Promise<void> {
  const { name, file_base64 } = await call(getImportSample, { kind })
  const bytes = Uint8Array.from(atob(file_base64), (sign) => sign.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes]))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}

const LIMIT_MB = importLimits.max_bytes / 1024 / 1024

function useSendFile(kind: ImportKind) {
  const text = useText(importText)
  const navigate = useNavigate()
  const keep = useKeepImport()
  const send = useMutation<ImportDetail, ApiError, File>({
    mutationFn: (file) => sendFile(kind, file),
    onSuccess: (detail) => {
      keep(detail)
      void navigate(`?id=${detail.id}`)
    },
  })
  const take = (file: File | undefined) => {
    if (!file || send.isPending) return
    if (file.size > importLimits.max_bytes) showToast('error', fill(text.too_large, { mb: LIMIT_MB }), 4)
    else send.mutate(file)
  }
  return { take, is_reading: send.isPending }
}

function DropArea({ kind }: { kind: ImportKind }) {
  const text = useText(importText)
  const input = useRef<HTMLInputElement>(null)
  const [is_over, setOver] = useState(false)
  const { take, is_reading } = useSendFile(kind)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    <section
      className={css.drop}
      data-over={is_over || undefined}
      aria-label={text.drop_title}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" size_px={32} />
      <h2 className="text-md text-ink">{text.drop_title}</h2>
      <p>{fill(text.drop_hint, { rows: importLimits.max_rows.toLocaleString(), mb: LIMIT_MB })}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.csv,.txt,.tsv"
        data-testid="import-file"
        onChange={(event) => {
          take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button type="primary" size="large" disabled={is_reading} onClick={() => input.current?.click()}>
        {text.choose_file}
      </Button>
      {is_reading ? (
        <div
          className={`flex items-center justify-center absolute inset-0 text-ink gap-3 ${css.reading}`}
          role="status"
        >
          <Spin /> {text.reading}
        </div>
      ) : null}
    </section>
  )
}

export function ImportStart({ kind }: { kind: ImportKind }) {
  const text = useText(importText)
  const sample = useMutation({ mutationFn: () => countPending(true, () => downloadSample(kind)) })
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <PageHeader
        description={kind === 'fba' ? text.fba_description : text.description}
        actions={
          <Button loading={sample.isPending} onClick={() => sample.mutate()}>
            {text.sample}
          </Button>
        }
      />
      <DropArea kind={kind} />
      <ImportHistory kind={kind} />
    </div>
  )
}
