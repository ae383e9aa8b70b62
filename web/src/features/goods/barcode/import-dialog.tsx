import { importBarcodes } from '@inkroute/contract/goods/sku'
import { Alert, Button, Input, Modal, Table } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { goodsRefetch } from '../goods.api.ts'
import { barcodeText } from './barcode.text.ts'
import { readRows } from './import-rows.view.ts'

type Checked = NonNullable<ReturnType<typeof useSend<typeof importBarcodes>>['data']>

function Report({ checked }: { checked: Checked }) {
  const text = useText(barcodeText)
  const parts = [
    fill(text.import_ok, { accepted: checked.accepted, replaced: checked.replaced }),
    ...(checked.unchanged > 0 ? [fill(text.import_same, { count: checked.unchanged })] : []),
    ...(checked.problems.length > 0 ? [fill(text.import_bad, { count: checked.problems.length })] : []),
  ]
  return (
    <>
      <Alert
        style={{ margin: '12px 0' }}
        type={checked.problems.length > 0 ? 'warning' : 'success'}
        showIcon
        title={parts.join(' · ')}
      />
      {checked.problems.length > 0 ? (
        <Table
          rowKey="row"
          size="small"
          pagination={{ pageSize: 8, hideOnSinglePage: true, showSizeChanger: false }}
          dataSource={checked.problems}
          columns={[
            { title: text.row, dataIndex: 'row', width: 56 },
            { title: text.sku_code, dataIndex: 'sku_code' },
            { title: text.barcode, dataIndex: 'barcode' },
            { title: text.problem, dataIndex: 'message' },
          ]}
        />
      ) : null}
    </>
  )
}

/** Own codes pasted from a sheet: checked first, every problem named by its row, then taken over. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const text = useText(barcodeText)
  const [pasted, setPasted] = useState('')
  const check = useSend(importBarcodes)
  const take = useSend(importBarcodes, {
    refetch: goodsRefetch,
    onSuccess: ({ accepted }) => {
      showToast('success', fill(text.imported, { count: accepted }))
      onClose()
    },
  })
  const rows = readRows(pasted)
  const checked = check.data
  const foot = checked ? (
    <Button
      type="primary"
      disabled={checked.accepted === 0}
      loading={take.isPending}
      onClick={() => take.mutate({ rows, dry_run: false })}
    >
      {fill(text.import_do, { count: checked.accepted })}
    </Button>
  ) : (
    <Button
      type="primary"
      disabled={rows.length === 0}
      loading={check.isPending}
      onClick={() => check.mutate({ rows, dry_run: true })}
    >
      {text.import_check}
    </Button>
  )
  return (
    <Modal open width={680} title={text.import_title} footer={foot} onCancel={onClose}>
      <p>{text.import_help}</p>
      <Input.TextArea
        aria-label={text.import_rows}
        value={pasted}
        autoFocus
        autoSize={{ minRows: 6, maxRows: 12 }}
        placeholder={'TSHIRT-0001-BLACK-M, 4006381333931'}
        onChange={(event) => {
          setPasted(event.target.value)
          check.reset()
        }}
      />
      {checked ? <Report checked={checked} /> : null}
    </Modal>
  )
}
