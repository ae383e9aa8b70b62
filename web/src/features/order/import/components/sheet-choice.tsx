import { type ImportDetail, readImportAgain } from '@inkroute/contract/order/import/import'
import { Button, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { importText } from '../import.text.ts'
import css from '../mapping.module.css'
import { useKeepImport } from '../use-import.ts'

/** For files in which the orders are not where they usually are. Only before anything was made of them. */
export function SheetChoice({ detail }: { detail: ImportDetail }) {
  const text = useText(importText)
  const [sheet, setSheet] = useState(detail.sheet)
  const [header_at, setHeaderAt] = useState(detail.header_at)
  const keep = useKeepImport()
  const read = useSend(readImportAgain, { onSuccess: keep })
  if (detail.state !== 'checked') return null
  const is_other_sheet = sheet !== detail.sheet
  const is_same = !is_other_sheet && header_at === detail.header_at
  // Another sheet has its headers elsewhere: they are looked for again.
  const asked = is_other_sheet ? { sheet } : { sheet, header_at }
  return (
    <div className={css.sheet_choice}>
      {detail.sheets.length > 1 ? (
        <Select
          value={sheet}
          aria-label={text.sheet}
          options={detail.sheets.map((name) => ({ value: name, label: name }))}
          onChange={setSheet}
          style={{ minWidth: 160 }}
        />
      ) : null}
      <span className={css.quiet}>{text.header_row}</span>
      <InputNumber
        min={1}
        max={100_000}
        precision={0}
        value={header_at}
        disabled={is_other_sheet}
        aria-label={text.header_row}
        onChange={(value) => setHeaderAt(value ?? 1)}
        style={{ width: 88 }}
      />
      <Button disabled={is_same} loading={read.isPending} onClick={() => read.mutate({ id: detail.id, ...asked })}>
        {text.read_again}
      </Button>
    </div>
  )
}
