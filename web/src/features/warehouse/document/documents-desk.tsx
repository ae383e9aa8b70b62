import { documentKinds, newDocumentKinds } from '@inkroute/contract/warehouse/codes'
import * as contract from '@inkroute/contract/warehouse/document'
import { getStockFacets } from '@inkroute/contract/warehouse/stock'
import { Button, Form, Input, Modal, Pagination, Select, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { CardTable } from '../../../shared/ui/table/card-table.tsx'
import css from '../warehouse.module.css'
import { warehouseText } from '../warehouse.text.ts'
import { documentText } from './document.text.ts'
import { DocumentState, placesOf } from './document-header.tsx'

type Head = contract.DocumentHead
type NewKind = (typeof newDocumentKinds)[number]
const KEYS = ['kind', 'state', 'warehouse', 'keyword'] as const
const PAGE_SIZE = 20

function useWarehouseOptions(only_open = false) {
  const facets = useCall(getStockFacets, {}, { quiet: true }).data
  return (facets?.warehouses ?? [])
    .filter(({ is_active }) => is_active || !only_open)
    .map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))
}

function NewDocument({ kind, onClose }: { readonly kind: NewKind; readonly onClose: () => void }) {
  const text = useText(documentText)
  const shared = useText(warehouseText)
  const navigate = useNavigate()
  const [form] = Form.useForm<{ warehouse_code: string; to_warehouse_code?: string }>()
  const options = useWarehouseOptions()
  const open = useWarehouseOptions(true)
  const create = useSend(contract.createStockDocument, { onSuccess: ({ id }) => navigate(`/ops/stockDocument/${id}`) })
  const rules = [{ required: true, message: text.choose_warehouse }]
  return (
    <Modal
      open
      title={fill(text.new, { kind: shared[kind].toLowerCase() })}
      okText={text.begin}
      cancelText={shared.cancel}
      okButtonProps={{ loading: create.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={(values) => create.mutate({ kind, ...values })}>
        <Form.Item
          name="warehouse_code"
          label={kind === 'transfer' ? text.from_warehouse : shared.warehouse}
          rules={rules}
        >
          <Select autoFocus options={kind === 'receipt' ? open : options} />
        </Form.Item>
        {kind === 'transfer' ? (
          <Form.Item name="to_warehouse_code" label={text.to_warehouse} rules={rules}>
            <Select options={open} />
          </Form.Item>
        ) : null}
      </Form>
    </Modal>
  )
}

function Filters({ filter, setFilter }: ReturnType<typeof useSearchFilter<(typeof KEYS)[number]>>) {
  const text = useText(documentText)
  const shared = useText(warehouseText)
  const options = useWarehouseOptions()
  return (
    <div className={css.filters}>
      <Input.Search
        allowClear
        key={filter.keyword ?? ''}
        defaultValue={filter.keyword ?? ''}
        aria-label={text.keyword}
        placeholder={text.keyword}
        onSearch={(keyword) => setFilter({ keyword: keyword.trim() })}
      />
      <Select
        allowClear
        aria-label={text.kind}
        placeholder={text.any_kind}
        value={filter.kind ?? null}
        options={documentKinds.map((kind) => ({ value: kind, label: shared[kind] }))}
        onChange={(kind) => setFilter({ kind: kind ?? '' })}
      />
      <Select
        allowClear
        aria-label={text.state}
        placeholder={text.any_state}
        value={filter.state ?? null}
        options={(['draft', 'posted', 'on_the_way'] as const).map((state) => ({ value: state, label: shared[state] }))}
        onChange={(state) => setFilter({ state: state ?? '' })}
      />
      <Select
        allowClear
        aria-label={shared.warehouse}
        placeholder={shared.all_warehouses}
        value={filter.warehouse ?? null}
        options={options}
        onChange={(warehouse) => setFilter({ warehouse: warehouse ?? '' })}
      />
    </div>
  )
}

function useColumns(): TableColumnsType<Head> {
  const text = useText(documentText)
  const shared = useText(warehouseText)
  const who = (name: string, at: string | null) =>
    at === null ? null : (
      <span>
        {name}
        <small className={css.hint}>
          <RelativeTime at={at} />
        </small>
      </span>
    )
  return [
    {
      key: 'number',
      title: text.number,
      render: (_, head) => <Link to={`/ops/stockDocument/${head.id}`}>{head.number}</Link>,
    },
    { key: 'kind', title: text.kind, render: (_, head) => shared[head.kind] },
    { key: 'warehouse', title: shared.warehouse, render: (_, head) => placesOf(head) },
    {
      key: 'lines',
      title: text.lines,
      render: (_, head) => fill(text.line_count, { lines: head.line_count, pieces: head.pieces }),
    },
    {
      key: 'reason',
      title: text.reason,
      render: (_, head) => text[head.reason as keyof typeof documentText] ?? head.reason,
    },
    { key: 'state', title: text.state, render: (_, head) => <DocumentState head={head} /> },
    { key: 'made', title: text.made, render: (_, head) => who(head.created_by, head.created_at) },
    { key: 'posted', title: text.posted, render: (_, head) => who(head.posted_by, head.posted_at) },
  ]
}

/** All stock documents, and where new ones begin. */
export default function DocumentsDesk() {
  const text = useText(documentText)
  const shared = useText(warehouseText)
  const url = useSearchFilter(KEYS)
  const [kind, setKind] = useState<NewKind | null>(null)
  const columns = useColumns()
  const query = { ...url.filter, page: url.page, page_size: PAGE_SIZE }
  const list = useCall(contract.listStockDocuments, query as never, { quiet: true })
  return (
    <div className={css.screen}>
      <PageHeader title={text.title} description={text.description} />
      <span className={css.actions}>
        {newDocumentKinds.map((one) => (
          <Button key={one} type={one === 'receipt' ? 'primary' : 'default'} onClick={() => setKind(one)}>
            {fill(text.new, { kind: shared[one].toLowerCase() })}
          </Button>
        ))}
      </span>
      <Filters {...url} />
      {list.isError && !list.data ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
      <CardTable<Head>
        rowKey="id"
        wide_label={text.title}
        columns={columns}
        dataSource={list.data?.data ?? []}
        loading={list.isPending}
        pagination={false}
        locale={{ emptyText: text.none }}
      />
      <Pagination
        hideOnSinglePage
        current={url.page}
        pageSize={PAGE_SIZE}
        total={list.data?.total ?? 0}
        showSizeChanger={false}
        onChange={(page) => url.setFilter({ page: String(page) })}
      />
      {kind ? <NewDocument kind={kind} onClose={() => setKind(null)} /> : null}
    </div>
  )
}
