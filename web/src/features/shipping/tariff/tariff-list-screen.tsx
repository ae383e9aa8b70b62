import { listFreightChannels } from '@inkroute/contract/shipping/tariff/channel'
import { type TariffState, tariffStates } from '@inkroute/contract/shipping/tariff/codes'
import type { TariffHead } from '@inkroute/contract/shipping/tariff/tariff'
import * as contract from '@inkroute/contract/shipping/tariff/tariff'
import { Button, Modal, Select, type TableColumnsType, Tag } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { CardTable } from '../../../shared/ui/table/card-table.tsx'
import css from './freight-desk.module.css'
import { freightDeskText } from './freight-desk.text.ts'
import { FreightFrame } from './freight-frame.tsx'
import { stateColours } from './tariff.view.ts'

const PAGE_SIZE = 20

export function TariffStateTag({ state }: { readonly state: TariffState }) {
  const text = useText(freightDeskText)
  return <Tag color={stateColours[state]}>{text[`state_${state}`]}</Tag>
}

/** Channels for a select, and the warehouses there are. */
export function useChannelOptions() {
  const { language } = useLanguage()
  const { data } = useCall(listFreightChannels, {}, { quiet: true })
  return {
    channels: (data?.data ?? []).map(({ id, fields }) => ({
      value: String(id),
      label: `${fields[`name_${language}`]} (${fields.code})`,
    })),
    warehouses: (data?.warehouses ?? []).map(({ code, city }) => ({ value: code, label: `${code} ${city}` })),
  }
}

function useColumns(): TableColumnsType<TariffHead> {
  const text = useText(freightDeskText)
  return [
    {
      title: text.col_table,
      render: (_, row) => (
        <>
          <Link to={`/ops/freight/tariff/${row.id}`}>{row.name}</Link>
          <span className={css.sub}>
            {row.channel_name} · {row.warehouses.join(' ')}
            {row.source ? ` · ${fill(text.imported_from, { file: row.source.file })}` : ''}
          </span>
        </>
      ),
    },
    { title: text.col_state, width: 110, render: (_, row) => <TariffStateTag state={row.state} /> },
    { title: text.col_valid, width: 130, render: (_, row) => row.valid_from ?? '–' },
    {
      title: text.col_zones,
      width: 150,
      render: (_, row) => fill(text.zones_of, { zones: row.zone_count, countries: row.country_count }),
    },
    { title: text.col_updated, width: 130, render: (_, row) => <RelativeTime at={row.updated_at} /> },
  ]
}

function NewTariff({ onClose }: { readonly onClose: () => void }) {
  const text = useText(freightDeskText)
  const { channels } = useChannelOptions()
  const navigate = useNavigate()
  const [channel_id, setChannel] = useState<string | null>(null)
  const create = useSend(contract.createTariff, { onSuccess: ({ id }) => void navigate(`/ops/freight/tariff/${id}`) })
  return (
    <Modal
      open
      title={text.tariff_new_title}
      okText={text.tariff_create}
      cancelText={text.cancel}
      okButtonProps={{ disabled: channel_id === null, loading: create.isPending }}
      onOk={() => create.mutate({ channel_id: Number(channel_id) })}
      onCancel={onClose}
    >
      <Select
        aria-label={text.import_channel}
        placeholder={text.import_channel}
        style={{ width: '100%' }}
        value={channel_id}
        options={channels}
        onChange={setChannel}
      />
    </Modal>
  )
}

const keys = ['channel_id', 'state', 'warehouse'] as const

function Filters({
  filter,
  setFilter,
}: Pick<ReturnType<typeof useSearchFilter<(typeof keys)[number]>>, 'filter' | 'setFilter'>) {
  const text = useText(freightDeskText)
  const { channels, warehouses } = useChannelOptions()
  const select = (key: (typeof keys)[number], label: string, options: { value: string; label: string }[]) => (
    <Select
      allowClear
      aria-label={label}
      placeholder={label}
      value={filter[key] ?? null}
      options={options}
      onChange={(value?: string | null) => setFilter({ [key]: value ?? undefined, page: undefined })}
    />
  )
  return (
    <div className={css.filters}>
      {select('channel_id', text.any_channel, channels)}
      {select(
        'state',
        text.any_state,
        tariffStates.map((state) => ({ value: state, label: text[`state_${state}`] })),
      )}
      {select('warehouse', text.any_warehouse, warehouses)}
    </div>
  )
}

/** Versions of all price tables: drafts first, then those that wait, those in force and the past. */
export default function TariffListScreen() {
  const text = useText(freightDeskText)
  const { filter, page, setFilter, is_narrowed } = useSearchFilter(keys)
  const [isNew, setNew] = useState(false)
  const columns = useColumns()
  const list = useCall(contract.listTariffs, { ...filter, page, page_size: PAGE_SIZE } as never, { quiet: true })
  const isEmpty = list.data?.total === 0 && !is_narrowed
  return (
    <FreightFrame
      active="tariffs"
      actions={
        <>
          <Button onClick={() => setNew(true)}>{text.tariff_new}</Button>
          <Link to="/ops/freight/import">
            <Button type="primary">{text.import_go}</Button>
          </Link>
        </>
      }
    >
      <Filters filter={filter} setFilter={setFilter} />
      {list.isError && !list.data ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
      {isEmpty ? (
        <EmptyState icon="truck" title={text.tariffs_none} body={text.tariffs_none_help} />
      ) : (
        <CardTable
          wide_label={text.tab_tariffs}
          rowKey="id"
          columns={columns}
          dataSource={list.data?.data ?? []}
          loading={list.isPending}
          pagination={{
            hideOnSinglePage: true,
            current: page,
            pageSize: PAGE_SIZE,
            total: list.data?.total ?? 0,
            showSizeChanger: false,
            onChange: (next) => setFilter({ page: String(next) }),
          }}
        />
      )}
      {isNew ? <NewTariff onClose={() => setNew(false)} /> : null}
    </FreightFrame>
  )
}
