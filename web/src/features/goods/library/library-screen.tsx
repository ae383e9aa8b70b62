import { RECYCLE_DAYS } from '@inkroute/contract/goods/codes'
import * as contract from '@inkroute/contract/goods/goods'
import { Button, Pagination, Spin } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { SlidingTabs } from '../../../shared/ui/sliding-tabs.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { goodsRefetch } from '../goods.api.ts'
import { goodsText } from '../goods.text.ts'
import { BulkBar } from './bulk-bar.tsx'
import { GoodsGrid } from './goods-grid.tsx'
import { GoodsTable } from './goods-table.tsx'
import css from './library.module.css'
import { LibraryFilters } from './library-filters.tsx'
import { PAGE_SIZE, useLibrary } from './use-library.ts'

const UNDO_MS = 12_000

interface ScreenProps {
  /** A button that exports by these params; a part of another capability. */
  readonly exporter: (params: Record<string, unknown>) => ReactNode
}

/** Stays a while after goods went to the bin, for the hand that was too quick. */
function UndoBar({ ids, onDone }: { ids: readonly number[]; onDone: () => void }) {
  const text = useText(goodsText)
  const restore = useSend(contract.restoreGoods, {
    refetch: goodsRefetch,
    onSuccess: ({ changed }) => {
      showToast('success', fill(text.restored, { count: changed }))
      onDone()
    },
  })
  useEffect(() => {
    const timer = setTimeout(onDone, UNDO_MS)
    return () => clearTimeout(timer)
  }, [onDone])
  return (
    <div className={`flex items-center bg-action-soft rounded-card gap-2 px-4 py-2 ${css.undo}`} role="status">
      <span>{fill(text.recycled_now, { count: ids.length })}</span>
      <Button size="small" loading={restore.isPending} onClick={() => restore.mutate({ ids: [...ids] })}>
        {text.undo}
      </Button>
      <Button size="small" type="text" onClick={onDone}>
        {text.dismiss}
      </Button>
    </div>
  )
}

function Nothing({ is_bin, is_narrowed }: { is_bin: boolean; is_narrowed: boolean }) {
  const text = useText(goodsText)
  if (is_narrowed) return <EmptyState icon="search" title={text.none_title} />
  if (is_bin) return <EmptyState icon="trash" title={text.empty_bin} />
  return (
    <EmptyState
      icon="box"
      title={text.empty_title}
      body={text.empty_body}
      action={
        <ButtonLink kind="primary" to="/products">
          {text.design_new}
        </ButtonLink>
      }
    />
  )
}

type Library = ReturnType<typeof useLibrary>

function List({ library, exporter }: ScreenProps & { library: Library }) {
  const { list, chosen, setSelected, toggle, filter, setFilter, page, input } = library
  const [recycled, setRecycled] = useState<readonly number[] | null>(null)
  const [forget] = useState(() => () => setRecycled(null))
  const goods = list.data?.data ?? []
  const is_bin = input.state === 'recycled'
  return (
    <>
      {recycled ? <UndoBar ids={recycled} onDone={forget} /> : null}
      {goods.length > 0 ? (
        <BulkBar
          page_ids={goods.map(({ id }) => id)}
          chosen={chosen}
          total={list.data?.total ?? 0}
          is_bin={is_bin}
          exporter={(ids) => exporter({ ...input, ids })}
          onSelect={setSelected}
          onRecycled={setRecycled}
        />
      ) : null}
      {filter.view === 'table' ? (
        <GoodsTable goods={goods} chosen={chosen} onSelect={setSelected} />
      ) : (
        <GoodsGrid goods={goods} chosen={chosen} onToggle={toggle} />
      )}
      <div className="flex justify-center pt-2 pb-6">
        <Pagination
          current={page}
          pageSize={PAGE_SIZE}
          total={list.data?.total ?? 0}
          hideOnSinglePage
          showSizeChanger={false}
          onChange={(next) => setFilter({ page: String(next) })}
        />
      </div>
    </>
  )
}

/** The goods library and its recycle bin. */
export function LibraryScreen({ exporter }: ScreenProps) {
  const text = useText(goodsText)
  const library = useLibrary()
  const { list, filter, setFilter, input } = library
  const facets = useCall(contract.getGoodsFacets, {}, { quiet: true }).data
  const { state: _, sort: __, ...narrowing } = input
  const is_narrowed = Object.keys(narrowing).length > 0
  const is_bin = input.state === 'recycled'
  const tabs = [
    { key: 'active', label: `${text.tab_active} ${facets?.total ?? ''}` },
    { key: 'recycled', label: `${text.tab_recycled} ${facets?.recycled ?? ''}` },
  ]
  const actions = (
    <>
      {exporter({ ...input })}
      <ButtonLink kind="primary" to="/products">
        {text.design_new}
      </ButtonLink>
    </>
  )
  return (
    <div className="grid gap-4">
      <PageHeader
        description={is_bin ? fill(text.bin_help, { days: RECYCLE_DAYS }) : text.description}
        actions={actions}
      />
      <SlidingTabs
        activeKey={input.state}
        items={tabs}
        onChange={(key) => setFilter({ state: key === 'recycled' ? key : undefined })}
      />
      <LibraryFilters filter={filter} setFilter={setFilter} is_narrowed={is_narrowed} />
      {list.isError && !list.data ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
      {list.isPending ? <Spin /> : null}
      {list.data?.total === 0 ? <Nothing is_bin={is_bin} is_narrowed={is_narrowed} /> : null}
      {list.data ? <List library={library} exporter={exporter} /> : null}
    </div>
  )
}
