import { getPrintSet, makePrintSet, type PrintSet } from '@inkroute/contract/design/print'
import type { GoodsDetail } from '@inkroute/contract/goods/goods'
import { Button, Select, Spin } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import css from './detail.module.css'
import { detailText } from './detail.text.ts'

const POLL_MS = 1500

function Files({ first }: { first: PrintSet }) {
  const text = useText(detailText)
  const known = useCall(getPrintSet, { id: first.id }, { quiet: true }).data
  const set = known ?? first
  const is_open = set.state === 'queued' || set.state === 'running'
  useCall(getPrintSet, { id: first.id }, { quiet: true, enabled: is_open, refetch_ms: POLL_MS })
  return (
    <ul className={`bare-list grid gap-2 mt-4 ${css.files}`}>
      {set.files.map((file) => (
        <li className="flex flex-wrap gap-3" key={file.view_id}>
          <span>{file.view_name}</span>
          <small>{fill(text.print_size, { width: file.width_cm, height: file.height_cm, dpi: file.dpi })}</small>
          {file.url ? <a href={file.url}>{text.print_open}</a> : null}
          {file.state === 'failed' ? <em>{fill(text.print_failed, { reason: file.reason ?? '' })}</em> : null}
          {file.state === 'queued' || file.state === 'running' ? <small>{text.print_working}</small> : null}
        </li>
      ))}
      {set.sheet_url ? (
        <li className="flex flex-wrap gap-3">
          <a href={set.sheet_url}>{text.sheet}</a>
        </li>
      ) : null}
      {is_open ? <Spin size="small" /> : null}
    </ul>
  )
}

/** Print files of one SKU, rendered on request. */
export function PrintFiles({ goods }: { goods: GoodsDetail }) {
  const text = useText(detailText)
  const [sku_id, setSku] = useState<number | null>(null)
  const sku = goods.skus.find((one) => one.id === sku_id) ?? goods.skus[0]
  const make = useSend(makePrintSet)
  if (!sku) return null
  const options = goods.skus.map((one) => ({ value: one.id, label: `${one.color_name} / ${one.size_name}` }))
  const { design_id, design_version: version } = goods
  return (
    <Panel title={text.print_files}>
      <p className="text-quiet mb-3">{text.print_help}</p>
      <div className="flex flex-wrap gap-2">
        <Select
          style={{ minWidth: 180 }}
          aria-label={text.variant}
          value={sku.id}
          options={options}
          onChange={(id) => {
            setSku(id)
            make.reset()
          }}
        />
        <Button
          loading={make.isPending}
          onClick={() => make.mutate({ design_id, version, color_id: sku.color_id, size_id: sku.size_id })}
        >
          {text.print_make}
        </Button>
      </div>
      {make.data ? <Files key={make.data.id} first={make.data} /> : null}
    </Panel>
  )
}
