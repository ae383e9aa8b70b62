import { stockStates } from '@inkroute/contract/warehouse/codes'
import * as contract from '@inkroute/contract/warehouse/stock'
import { Alert, Button, Input, Pagination, Select } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { addressInput } from '../../../shared/api/address-input.ts'
import { call } from '../../../shared/api/client.ts'
import { useCall } from '../../../shared/api/hooks.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { saveFile } from '../save-file.ts'
import css from '../warehouse.module.css'
import { warehouseText } from '../warehouse.text.ts'
import { LevelModal } from './level-modal.tsx'
import { MovementDrawer } from './movement-drawer.tsx'
import { stockText } from './stock.text.ts'
import { StockTable } from './stock-table.tsx'

const KEYS = ['keyword', 'warehouse', 'state', 'sort', 'product_id'] as const
const PAGE_SIZE = 50
type Url = ReturnType<typeof useSearchFilter<(typeof KEYS)[number]>>

function ExportButton({ what, filter }: { readonly what: 'stock' | 'purchase'; readonly filter: Url['filter'] }) {
  const text = useText(stockText)
  const shared = useText(warehouseText)
  const [is_busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      saveFile(await call(contract.exportStock, addressInput(contract.exportStock, { ...filter, what })))
    } catch (error) {
      showToast('error', (error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button loading={is_busy} onClick={() => void run()}>
      {what === 'stock' ? shared.export : text.export_purchase}
    </Button>
  )
}

function Filters({ filter, setFilter }: Url) {
  const text = useText(stockText)
  const shared = useText(warehouseText)
  const facets = useCall(contract.getStockFacets, {}, { quiet: true }).data
  const short = (facets?.warehouses ?? []).reduce((sum, one) => sum + one.short, 0)
  return (
    <>
      {short > 0 && filter.state !== 'short' ? (
        <Alert
          type="warning"
          showIcon
          title={fill(text.short_notice, { count: short })}
          action={<Button onClick={() => setFilter({ state: 'short' })}>{text.show_short}</Button>}
        />
      ) : null}
      <div className={`flex flex-wrap items-center gap-3 ${css.filters}`}>
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
          aria-label={shared.warehouse}
          placeholder={shared.all_warehouses}
          value={filter.warehouse ?? null}
          options={(facets?.warehouses ?? []).map(({ code, name, is_active }) => ({
            value: code,
            label: is_active ? `${code} ${name}` : `${code} ${name} (${shared.closed})`,
          }))}
          onChange={(warehouse) => setFilter({ warehouse: warehouse ?? '' })}
        />
        <Select
          allowClear
          aria-label={text.state}
          placeholder={text.any_state}
          value={filter.state ?? null}
          options={[
            { value: 'short', label: text.short },
            ...stockStates.map((state) => ({ value: state, label: shared[state] })),
          ]}
          onChange={(state) => setFilter({ state: state ?? '' })}
        />
        <Select
          aria-label={text.sort}
          value={filter.sort ?? 'sku'}
          options={contract.stockSorts.map((sort) => ({ value: sort, label: text[`sort_${sort}`] }))}
          onChange={(sort) => setFilter({ sort: sort === 'sku' ? '' : sort })}
        />
      </div>
    </>
  )
}

const getKey = (row: contract.StockRow) => `${row.item_id}:${row.warehouse_code}`

/** Every shelf of every warehouse. */
export default function StockDesk() {
  const text = useText(stockText)
  const url = useSearchFilter(KEYS)
  const [chosen, setChosen] = useState<readonly contract.StockRow[]>([])
  const [levelled, setLevelled] = useState<readonly contract.StockRow[] | null>(null)
  const [opened, setOpened] = useState<contract.StockRow | null>(null)
  const query = { ...url.filter, page: url.page, page_size: PAGE_SIZE }
  const list = useCall(contract.listStock, addressInput(contract.listStock, query), { quiet: true })
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          <>
            <ExportButton what="purchase" filter={url.filter} />
            <ExportButton what="stock" filter={url.filter} />
            <Link to="/ops/stockDocument">
              <Button type="primary">{text.documents}</Button>
            </Link>
          </>
        }
      />
      <Filters {...url} />
      {chosen.length > 0 ? (
        <span className="inline-flex flex-wrap items-center gap-2">
          <Button onClick={() => setLevelled(chosen)}>{fill(text.set_levels, { count: chosen.length })}</Button>
        </span>
      ) : null}
      {list.isError && !list.data ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
      <StockTable
        rows={list.data?.data ?? []}
        keyOf={getKey}
        is_loading={list.isPending}
        chosen={chosen}
        onChoose={setChosen}
        onLevel={(row) => setLevelled([row])}
        onOpen={setOpened}
      />
      <Pagination
        hideOnSinglePage
        current={url.page}
        pageSize={PAGE_SIZE}
        total={list.data?.total ?? 0}
        showSizeChanger={false}
        onChange={(page) => url.setFilter({ page: String(page) })}
      />
      {levelled ? (
        <LevelModal
          rows={levelled}
          onClose={() => setLevelled(null)}
          onSaved={() => {
            setLevelled(null)
            setChosen([])
          }}
        />
      ) : null}
      {opened ? <MovementDrawer row={opened} onClose={() => setOpened(null)} /> : null}
    </div>
  )
}
