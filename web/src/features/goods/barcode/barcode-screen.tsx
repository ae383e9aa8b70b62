import { type BarcodeKind, barcodeKinds } from '@inkroute/contract/goods/codes'
import { codeStates, drawBarcode, generateBarcodes, listSkus, type SkuRow } from '@inkroute/contract/goods/sku'
import { Button, Checkbox, Input, Modal, Popover, Radio, Segmented, Select, Spin, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { CardTable } from '../../../shared/ui/table/card-table.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { goodsRefetch } from '../goods.api.ts'
import { LabelDialog } from '../label/label-dialog.tsx'
import css from './barcode.module.css'
import { barcodeText } from './barcode.text.ts'
import { ImportDialog } from './import-dialog.tsx'

function GenerateDialog({ sku_ids, onClose }: { sku_ids: readonly number[]; onClose: () => void }) {
  const text = useText(barcodeText)
  const [kind, setKind] = useState<BarcodeKind>('code128')
  const [replace, setReplace] = useState(false)
  const send = useSend(generateBarcodes, {
    refetch: goodsRefetch,
    onSuccess: (done) => {
      showToast('success', fill(text.made, done))
      onClose()
    },
  })
  return (
    <Modal
      open
      title={fill(text.generate_title, { count: sku_ids.length })}
      okText={text.make}
      cancelText={text.cancel}
      okButtonProps={{ loading: send.isPending }}
      onOk={() => send.mutate({ sku_ids: [...sku_ids], kind, replace })}
      onCancel={onClose}
    >
      <Radio.Group className={css.kinds ?? ''} value={kind} onChange={(event) => setKind(event.target.value)}>
        {barcodeKinds.map((one) => (
          <Radio key={one} value={one}>
            {text[one]}
            <small>{text[`generate_${one}`]}</small>
          </Radio>
        ))}
      </Radio.Group>
      <Checkbox checked={replace} onChange={(event) => setReplace(event.target.checked)}>
        {text.replace}
      </Checkbox>
    </Modal>
  )
}

function Picture({ kind, value }: { kind: BarcodeKind; value: string }) {
  const svg = useCall(drawBarcode, { kind, value }, { quiet: true }).data?.svg
  if (!svg) return <Spin size="small" />
  return (
    <figure className={`text-center m-0 ${css.picture}`} data-kind={kind}>
      <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={value} />
      <figcaption>{value}</figcaption>
    </figure>
  )
}

/** The code in words; pressed, it shows as a scanner sees it. */
function BarcodeCell({ kind, value }: { kind: BarcodeKind; value: string }) {
  const text = useText(barcodeText)
  const [is_open, setOpen] = useState(false)
  return (
    <Popover
      trigger="click"
      open={is_open}
      onOpenChange={setOpen}
      content={is_open ? <Picture kind={kind} value={value} /> : null}
    >
      <button type="button" className={css.code} aria-label={fill(text.show, { code: value })}>
        {value}
        <small>{text[kind]}</small>
      </button>
    </Popover>
  )
}

const KEYS = ['keyword', 'codes', 'kind'] as const
const PAGE_SIZE = 50

function useColumns(): TableColumnsType<SkuRow> {
  const text = useText(barcodeText)
  return [
    {
      title: text.goods,
      key: 'goods',
      render: (_, sku) => (
        <div className="flex items-center gap-3">
          <span className="flex-none w-12 h-12 overflow-hidden bg-fill rounded-control">
            {sku.cover ? <img className="w-full h-full object-contain" src={sku.cover} alt="" loading="lazy" /> : null}
          </span>
          <div>
            <Link to={`/goods/detail/${sku.goods_id}`}>{sku.title}</Link>
            <small className="block text-quiet">
              {sku.color_name} / {sku.size_name}
            </small>
          </div>
        </div>
      ),
    },
    { title: text.sku_code, dataIndex: 'sku_code', responsive: ['md'] },
    {
      title: text.barcode,
      key: 'barcode',
      render: (_, { barcode, barcode_kind }) =>
        barcode && barcode_kind ? (
          <BarcodeCell kind={barcode_kind} value={barcode} />
        ) : (
          <span className="text-quiet">{text.none}</span>
        ),
    },
  ]
}

function useSkus() {
  const address = useSearchFilter(KEYS)
  const { filter, page } = address
  const codes = codeStates.find((one) => one === filter.codes) ?? 'all'
  const kind = barcodeKinds.find((one) => one === filter.kind)
  const input = {
    ...(filter.keyword ? { keyword: filter.keyword } : {}),
    codes,
    page,
    page_size: PAGE_SIZE,
    ...(kind ? { kind } : {}),
  }
  return { ...address, codes, kind, asked: useCall(listSkus, input, { quiet: true }) }
}

function Filters({ skus }: { skus: ReturnType<typeof useSkus> }) {
  const text = useText(barcodeText)
  const { filter, setFilter, codes, kind, asked } = skus
  const labels = {
    all: text.all,
    with: fill(text.with, { count: asked.data?.with_code ?? '' }),
    without: fill(text.without, { count: asked.data?.without_code ?? '' }),
  }
  return (
    <search className="flex flex-wrap items-center gap-2">
      <Input.Search
        key={filter.keyword ?? ''}
        style={{ maxWidth: 320 }}
        aria-label={text.keyword}
        placeholder={text.keyword}
        defaultValue={filter.keyword ?? ''}
        allowClear
        onSearch={(value) => setFilter({ keyword: value.trim() || undefined })}
      />
      <Segmented
        value={codes}
        options={codeStates.map((value) => ({ value, label: labels[value] }))}
        onChange={(value) => setFilter({ codes: value === 'all' ? undefined : value })}
      />
      <Select<BarcodeKind>
        style={{ width: 150 }}
        aria-label={text.kind}
        placeholder={text.kind}
        allowClear
        value={kind ?? null}
        options={barcodeKinds.map((value) => ({ value, label: text[value] }))}
        onChange={(value) => setFilter({ kind: value ?? undefined })}
      />
    </search>
  )
}

function Chosen({ ids, onClear }: { ids: readonly number[]; onClear: () => void }) {
  const text = useText(barcodeText)
  const [open, setOpen] = useState<'generate' | 'labels' | null>(null)
  if (ids.length === 0) return null
  return (
    <div className={css.bar}>
      <strong>{fill(text.selected, { count: ids.length })}</strong>
      <Button type="primary" onClick={() => setOpen('generate')}>
        {text.generate}
      </Button>
      <Button onClick={() => setOpen('labels')}>{text.print}</Button>
      <Button type="text" onClick={onClear}>
        {text.clear}
      </Button>
      {open === 'generate' ? <GenerateDialog sku_ids={ids} onClose={() => setOpen(null)} /> : null}
      {open === 'labels' ? <LabelDialog sku_ids={ids} onClose={() => setOpen(null)} /> : null}
    </div>
  )
}

/** Barcodes of all SKUs: make, import, look at, print. */
export default function BarcodeScreen() {
  const text = useText(barcodeText)
  const skus = useSkus()
  const { asked, page, setFilter, is_narrowed } = skus
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [is_importing, setImporting] = useState(false)
  const columns = useColumns()
  const actions = <Button onClick={() => setImporting(true)}>{text.import}</Button>
  const nothing = is_narrowed ? { title: text.no_match } : { title: text.empty, body: text.empty_body }
  return (
    <div className="grid min-w-0 gap-4">
      <PageHeader description={text.description} actions={actions} />
      <Filters skus={skus} />
      <Chosen ids={chosen} onClear={() => setChosen([])} />
      {asked.isError && !asked.data ? <LoadFailed onRetry={() => void asked.refetch()} /> : null}
      {asked.data?.total === 0 ? (
        <EmptyState icon="rows" {...nothing} />
      ) : (
        <CardTable
          rowKey="id"
          columns={columns}
          dataSource={asked.data?.data ?? []}
          loading={asked.isPending}
          rowSelection={{
            selectedRowKeys: [...chosen],
            preserveSelectedRowKeys: true,
            onChange: (keys) => setChosen(keys.map(Number)),
          }}
          pagination={{
            current: page,
            pageSize: PAGE_SIZE,
            total: asked.data?.total ?? 0,
            hideOnSinglePage: true,
            showSizeChanger: false,
            onChange: (next) => setFilter({ page: String(next) }),
          }}
        />
      )}
      {is_importing ? <ImportDialog onClose={() => setImporting(false)} /> : null}
    </div>
  )
}
