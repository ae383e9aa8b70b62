import type { Reply } from '@inkroute/contract/endpoint'
import { checkStockSheet, type DocumentLine, getStockSheetSample } from '@inkroute/contract/warehouse/document'
import { Alert, Button, Modal } from 'antd'
import { useRef, useState } from 'react'
import { call } from '../../../shared/api/client.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { saveFile } from '../save-file.ts'
import css from '../warehouse.module.css'
import { warehouseText } from '../warehouse.text.ts'
import { documentText } from './document.text.ts'

type Check = Reply<typeof checkStockSheet>

interface SheetButtonsProps {
  readonly id: number
  readonly onTake: (lines: readonly DocumentLine[]) => void
}

/** Upload a sheet of SKUs and quantities; what is wrong with it is shown before anything is added. */
export function SheetButtons({ id, onTake }: SheetButtonsProps) {
  const text = useText(documentText)
  const shared = useText(warehouseText)
  const input = useRef<HTMLInputElement>(null)
  const [check, setCheck] = useState<Check | null>(null)
  const [is_busy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    await work().catch((error: Error) => showToast('error', error.message))
    setBusy(false)
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Button loading={is_busy} onClick={() => input.current?.click()}>
        {text.sheet}
      </Button>
      <Button type="link" onClick={() => void run(async () => saveFile(await call(getStockSheetSample, { id })))}>
        {text.sheet_sample}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv"
        style={{ display: 'none' }}
        aria-label={text.sheet}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) void run(async () => setCheck(await call(checkStockSheet, { id }, { file })))
          target.value = ''
        }}
      />
      {check ? (
        <Modal
          open
          title={text.sheet_title}
          okText={fill(text.sheet_take, { count: check.lines.length })}
          cancelText={shared.cancel}
          okButtonProps={{ disabled: check.lines.length === 0 }}
          onOk={() => {
            onTake(check.lines)
            setCheck(null)
          }}
          onCancel={() => setCheck(null)}
        >
          <Alert
            type={check.problems.length > 0 ? 'warning' : 'success'}
            showIcon
            title={fill(text.sheet_result, { good: check.lines.length, bad: check.problems.length })}
            description={check.problems.length > 0 ? text.sheet_help : ''}
          />
          <ul className={`overflow-auto pl-4 m-0 mt-2 ${css.problems}`}>
            {check.problems.map(({ row, code, problem }) => (
              <li key={row}>{fill(text.sheet_problem, { row, code, problem })}</li>
            ))}
          </ul>
        </Modal>
      ) : null}
    </span>
  )
}
