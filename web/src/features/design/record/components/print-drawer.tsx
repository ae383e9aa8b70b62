import { getPrintSet, makePrintSet, type PrintSet, retryPrintSet } from '@inkroute/contract/design/print'
import { getDesign } from '@inkroute/contract/design/record'
import { Button, Drawer, Select, Spin } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'
import { formatBytes } from '../../../../shared/format/bytes.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import css from '../record.module.css'
import { designRecordText } from '../record.text.ts'

const LIVE_MS = 1000

function Files({ set }: { set: PrintSet }) {
  const text = useText(designRecordText)
  const retry = useSend(retryPrintSet, { refetch: [getPrintSet] })
  const state = set.state === 'running' ? text.making : text[set.state]
  return (
    <>
      <p>
        <span className={css.state} data-state={set.state} role="status">
          {state}
        </span>
      </p>
      {set.state === 'failed' ? (
        <>
          <p className={`text-xs text-danger ${css.reason}`}>{set.reason}</p>
          <Button loading={retry.isPending} onClick={() => retry.mutate({ id: set.id })}>
            {text.retry}
          </Button>
        </>
      ) : null}
      <ul className="grid list-none gap-2 p-0 mt-4">
        {set.files.map((file) => (
          <li key={file.view_id}>
            <div className="font-medium wrap-anywhere">{file.view_name}</div>
            <div className="text-xs text-quiet">
              {fill(text.file_facts, {
                width: file.width_cm,
                height: file.height_cm,
                dpi: file.dpi,
                px: `${file.width_px} × ${file.height_px} px`,
              })}
              {file.bytes === null ? null : ` · ${formatBytes(file.bytes)}`}
            </div>
            {file.url ? <a href={file.url}>{text.download}</a> : null}
          </li>
        ))}
      </ul>
      {set.sheet_url ? <a href={set.sheet_url}>{text.sheet}</a> : null}
    </>
  )
}

function Live({ id }: { id: number }) {
  const set = useCall(getPrintSet, { id }, { quiet: true })
  const is_open = set.data?.state === 'queued' || set.data?.state === 'running'
  useCall(getPrintSet, { id }, { quiet: true, enabled: is_open, refetch_ms: LIVE_MS })
  return set.data ? <Files set={set.data} /> : <Spin />
}

/** Full-resolution files of a design in one colour and size, for review before ordering. */
export function PrintDrawer({ design_id, onClose }: { design_id: number; onClose: () => void }) {
  const text = useText(designRecordText)
  const { data } = useCall(getDesign, { id: design_id }, { quiet: true })
  const [newest] = data?.versions ?? []
  const [color, setColor] = useState<number | null>(null)
  const [size, setSize] = useState<number | null>(null)
  const make = useSend(makePrintSet)
  const color_id = color ?? newest?.color_ids[0] ?? 0
  const size_id = size ?? newest?.size_ids[0] ?? 0
  const choices = (rows: readonly { id: number; name: string }[] = [], ids: readonly number[] = []) =>
    rows.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Drawer open size={480} title={text.print_title} onClose={onClose}>
      <p className="text-xs text-quiet">{text.print_body}</p>
      <div className="flex flex-wrap items-center gap-2 mt-2 mb-3">
        <Select
          aria-label={text.color}
          style={{ minWidth: 120 }}
          value={color_id}
          options={choices(data?.colors, newest?.color_ids)}
          onChange={setColor}
        />
        <Select
          aria-label={text.size}
          style={{ minWidth: 100 }}
          value={size_id}
          options={choices(data?.sizes, newest?.size_ids)}
          onChange={setSize}
        />
        <Button
          type="primary"
          disabled={!newest}
          loading={make.isPending}
          onClick={() => make.mutate({ design_id, color_id, size_id })}
        >
          {text.make}
        </Button>
      </div>
      {make.data ? <Live id={make.data.id} /> : null}
    </Drawer>
  )
}
