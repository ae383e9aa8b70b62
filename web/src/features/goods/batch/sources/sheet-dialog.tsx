import type { Reply } from '@inkroute/contract/endpoint'
import { readBatchSheet } from '@inkroute/contract/goods/batch/batch'
import { Button, Modal, Select } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { call } from '../../../../shared/api/client.ts'
import { ApiError } from '../../../../shared/api/request.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { sheetText } from '../state/batch.text.ts'
import { change } from '../state/batch-store.ts'
import { type ColumnUse, emptyCells, guessUse, usedSheet } from './sheet.view.ts'
import { picturesNamed } from './sheet-pictures.tsx'
import css from './sources.module.css'

const SHOWN_ROWS = 8

type Table = Reply<typeof readBatchSheet>

interface Open {
  readonly file: File
  readonly table: Table
  readonly uses: readonly ColumnUse[]
}

function useSheet() {
  const [open, setOpen] = useState<Open | null>(null)
  const [is_reading, setReading] = useState(false)
  const read = async (file: File, sheet?: string) => {
    setReading(true)
    try {
      const table = await call(readBatchSheet, sheet ? { sheet } : {}, { file })
      setOpen({ file, table, uses: table.columns.map(guessUse) })
    } catch (error) {
      showToast('error', error instanceof ApiError ? error.message : String(error))
    }
    setReading(false)
  }
  return { open, setOpen, is_reading, read }
}

function FileField({ onFile, is_reading }: { onFile: (file: File) => void; is_reading: boolean }) {
  const text = useText(sheetText)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={css.file} disabled={is_reading} onClick={() => input.current?.click()}>
        <Icon name="upload" size_px={24} />
        {is_reading ? text.reading : text.choose}
      </button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".xlsx,.csv,text/csv"
        aria-label={text.choose}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </>
  )
}

function Mapping({ open, onUses }: { open: Open; onUses: (uses: readonly ColumnUse[]) => void }) {
  const text = useText(sheetText)
  const options = (['text', 'picture', 'none'] as const).map((value) => ({ value, label: text[`as_${value}`] }))
  const empty = useMemo(() => emptyCells(open.table), [open.table])
  return (
    <div className={`grid gap-2.5 ${css.mapping}`}>
      {open.table.columns.map((column, n) => (
        <div className="grid text-xs gap-1" key={column}>
          {column}
          <Select
            size="small"
            aria-label={column}
            value={open.uses[n] ?? 'text'}
            options={options}
            onChange={(use: ColumnUse) => onUses(open.uses.map((one, at) => (at === n ? use : one)))}
          />
          {empty[n] && open.uses[n] !== 'none' ? <small>{fill(text.empty_cells, { count: empty[n] })}</small> : null}
        </div>
      ))}
    </div>
  )
}

function Rows({ table }: { table: Table }) {
  return (
    <div className={`overflow-auto border rounded-control ${css.preview}`}>
      <table className="w-full text-xs border-collapse">
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.slice(0, SHOWN_ROWS).map((row, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a sheet have no other name
            <tr key={n}>
              {table.columns.map((column, at) => (
                <td key={column}>{row[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Parts of the file that will not be used, shown before importing. */
function Losses({ table }: { table: Table }) {
  const text = useText(sheetText)
  const losses = [
    { words: text.cut_rows, count: table.rows_left_out },
    { words: text.cut_columns, count: table.columns_left_out },
    { words: text.cut_values, count: table.values_cut },
  ]
  return losses.map(({ words, count }) =>
    count > 0 ? (
      <p key={words} role="alert">
        {fill(words, { count })}
      </p>
    ) : null,
  )
}

/** Imports a spreadsheet as variables: preview, map columns, confirm. */
export function SheetDialog({ onClose }: { onClose: () => void }) {
  const text = useText(sheetText)
  const { open, setOpen, is_reading, read } = useSheet()
  const take = async () => {
    if (!open) return
    const { columns, rows, names } = usedSheet(open.table, open.uses)
    try {
      const found = await picturesNamed(names)
      change({ sheet: { file_name: open.file.name, columns, rows, ...found }, row_no: 0 })
      onClose()
    } catch (error) {
      showToast('error', error instanceof ApiError ? error.message : String(error))
    }
  }
  const footer = open
    ? [
        <Button key="cancel" onClick={onClose}>
          {text.cancel}
        </Button>,
        <Button key="take" type="primary" onClick={() => void take()}>
          {fill(text.take, { count: open.table.rows.length })}
        </Button>,
      ]
    : null
  return (
    <Modal open width={760} title={text.title} footer={footer} onCancel={onClose}>
      <div className={`grid gap-3.5 ${css.dialog}`}>
        <p>{text.hint}</p>
        <FileField onFile={(file) => void read(file)} is_reading={is_reading} />
        {open && open.table.sheets.length > 1 ? (
          <Select
            aria-label={text.worksheet}
            value={open.table.sheet}
            options={open.table.sheets.map((value) => ({ value, label: value }))}
            onChange={(sheet) => void read(open.file, sheet)}
          />
        ) : null}
        {open ? (
          <>
            <strong>{text.columns}</strong>
            <Mapping open={open} onUses={(uses) => setOpen({ ...open, uses })} />
            <strong>{fill(text.preview, { count: Math.min(SHOWN_ROWS, open.table.rows.length) })}</strong>
            <Rows table={open.table} />
            <Losses table={open.table} />
          </>
        ) : null}
      </div>
    </Modal>
  )
}
