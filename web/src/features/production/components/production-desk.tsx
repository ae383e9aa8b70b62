import { MAX_BATCH_TASKS, taskStateNames, taskStates } from '@inkroute/contract/production/codes'
import { getPacking, listOpenLabels } from '@inkroute/contract/production/label/label'
import * as contract from '@inkroute/contract/production/production'
import { Alert, Button, Form, Input, InputNumber, Pagination, Select } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { addressInput } from '../../../shared/api/address-input.ts'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { PackingDesk } from '../label/packing-desk.tsx'
import css from '../production.module.css'
import { productionText } from '../production.text.ts'
import { PrintBatches } from './print-batches.tsx'
import { ScanBox } from './scan-box.tsx'
import { StockMovements } from './stock-movements.tsx'
import { TaskTable } from './task-table.tsx'

/** An order may leave in several parcels. */
function numbersIn(typed: string): { tracking_no: string; more_tracking_nos: string[] } {
  const [tracking_no = '', ...more_tracking_nos] = typed.split(/[\s,，、;；]+/).filter(Boolean)
  return { tracking_no, more_tracking_nos }
}

/** A packed order and its tracking number: the parcel has left. */
function ShipForm() {
  const text = useText(productionText)
  const [form] = Form.useForm<{ order_no: string; tracking_no: string; weight_g?: number }>()
  const ship = useSend(contract.shipOrder, {
    refetch: [contract.listTasks, listOpenLabels, getPacking],
    onSuccess: ({ order_no }) => {
      showToast('success', fill(text.shipped, { no: order_no }))
      form.resetFields()
    },
  })
  return (
    <Panel title={text.ship_title}>
      <Form
        form={form}
        layout="inline"
        className={`flex flex-wrap gap-3 ${css.ship}`}
        onFinish={({ tracking_no, ...values }) => ship.mutate({ ...values, ...numbersIn(tracking_no) })}
      >
        <Form.Item name="order_no" label={text.order_no} rules={[{ required: true, message: text.order_no_needed }]}>
          <Input maxLength={40} />
        </Form.Item>
        <Form.Item
          name="tracking_no"
          label={text.tracking_no}
          extra={text.tracking_no_help}
          rules={[{ required: true, message: text.tracking_no_needed }]}
        >
          <Input maxLength={400} />
        </Form.Item>
        <Form.Item name="weight_g" label={text.weight}>
          <InputNumber min={1} max={1_000_000} precision={0} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={ship.isPending}>
          {text.ship}
        </Button>
      </Form>
    </Panel>
  )
}

const PAGE_SIZE = 20
type Query = Partial<Record<'factory_id' | 'technique' | 'state' | 'keyword' | 'page', string>>

function useQueueFilters() {
  const [search, setSearch] = useSearchParams()
  const filters: Query = Object.fromEntries(search)
  const change = (next: Query) => {
    const merged = { ...filters, page: '', ...next }
    setSearch(Object.fromEntries(Object.entries(merged).filter(([, value]) => value)), { replace: true })
  }
  return { filters, change }
}

function Filters({ filters, change }: ReturnType<typeof useQueueFilters>) {
  const text = useText(productionText)
  const { language } = useLanguage()
  const facets = useCall(contract.getQueueFacets, {}, { quiet: true }).data
  return (
    <>
      {facets && facets.late > 0 ? (
        <Alert type="warning" showIcon title={fill(text.late, { count: facets.late })} />
      ) : null}
      <div className={`flex flex-wrap gap-3 ${css.filters}`}>
        <Select
          allowClear
          aria-label={text.factory}
          placeholder={text.factory}
          value={filters.factory_id ?? null}
          options={(facets?.factories ?? []).map(({ id, name, open }) => ({
            value: String(id),
            label: `${name} (${open})`,
          }))}
          onChange={(factory_id) => change({ factory_id: factory_id ?? '' })}
        />
        <Select
          allowClear
          aria-label={text.technique}
          placeholder={text.technique}
          value={filters.technique ?? null}
          options={(facets?.techniques ?? []).map(({ key, name, open }) => ({
            value: key,
            label: `${name} (${open})`,
          }))}
          onChange={(technique) => change({ technique: technique ?? '' })}
        />
        <Select
          allowClear
          aria-label={text.state}
          placeholder={text.open_only}
          value={filters.state ?? null}
          options={taskStates.map((state) => ({ value: state, label: taskStateNames[state][language] }))}
          onChange={(state) => change({ state: state ?? '' })}
        />
        <Input.Search
          allowClear
          key={filters.keyword ?? ''}
          defaultValue={filters.keyword ?? ''}
          aria-label={text.keyword}
          placeholder={text.keyword}
          onSearch={(keyword) => change({ keyword: keyword.trim() })}
        />
      </div>
    </>
  )
}

/** Where the factory works: scan, look, send. */
export default function ProductionDesk() {
  const text = useText(productionText)
  const url = useQueueFilters()
  const page = Number(url.filters.page) || 1
  const { page: _, ...filters } = url.filters
  const [chosen, setChosen] = useState<readonly string[]>([])
  const pack = useSend(contract.makePrintBatch, {
    refetch: [contract.listPrintBatches],
    onSuccess: () => {
      showToast('success', text.batch_started)
      setChosen([])
    },
  })
  const list = useCall(
    contract.listTasks,
    addressInput(contract.listTasks, { ...filters, page, page_size: PAGE_SIZE }),
    { quiet: true },
  )
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          <Button
            type="primary"
            disabled={chosen.length === 0}
            loading={pack.isPending}
            onClick={() => pack.mutate({ codes: [...chosen] })}
          >
            {fill(text.batch_make, { count: chosen.length })}
          </Button>
        }
      />
      <ScanBox />
      <Filters {...url} />
      {list.isError && !list.data ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
      <TaskTable
        tasks={list.data?.data ?? []}
        is_loading={list.isPending}
        chosen={chosen}
        onChoose={(codes) => setChosen(codes.slice(0, MAX_BATCH_TASKS))}
      />
      <Pagination
        hideOnSinglePage
        current={page}
        pageSize={PAGE_SIZE}
        total={list.data?.total ?? 0}
        showSizeChanger={false}
        onChange={(next) => url.change({ page: String(next) })}
      />
      <PackingDesk />
      <ShipForm />
      <PrintBatches />
      <StockMovements />
    </div>
  )
}
