import type { FreightChannel } from '@inkroute/contract/shipping/tariff/channel'
import * as contract from '@inkroute/contract/shipping/tariff/channel'
import { Button, type TableColumnsType, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatRange } from '../../../shared/format/range.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import { ChannelDrawer } from './channel-drawer.tsx'
import css from './freight-desk.module.css'
import { freightDeskText } from './freight-desk.text.ts'
import { FreightFrame } from './freight-frame.tsx'
import { getKg } from './tariff.view.ts'

function Tables({ row }: { readonly row: FreightChannel }) {
  const text = useText(freightDeskText)
  if (row.in_force.length === 0) {
    return (
      <span className="grid gap-0.5">
        <span className="text-quiet">{text.no_table}</span>
        <Link to={`/ops/freight/import?channel=${row.id}`}>{text.import_go}</Link>
      </span>
    )
  }
  // Warehouses often share a table.
  const tables = new Map(row.in_force.map((table) => [table.tariff_id, table]))
  return (
    <span className="grid gap-0.5">
      {[...tables.values()].map((table) => (
        <span key={table.tariff_id}>
          <Link to={`/ops/freight/tariff/${table.tariff_id}`}>{table.name}</Link>
          <span className={`block text-sm text-quiet ${css.sub}`}>
            {row.in_force.flatMap((one) => (one.tariff_id === table.tariff_id ? [one.warehouse] : [])).join(' ')}
            {' · '}
            {fill(text.countries_days, {
              count: table.country_count,
              days: formatRange(table.days_min, table.days_max),
            })}
          </span>
        </span>
      ))}
    </span>
  )
}

function State({ row: { fields, draft_count, scheduled_count } }: { readonly row: FreightChannel }) {
  const text = useText(freightDeskText)
  const { enabled_from: from, enabled_until: until } = fields
  const dates = [from && fill(text.from_day, { day: from }), until && fill(text.until_day, { day: until })]
  return (
    <span className="grid gap-0.5">
      <span>
        <Tag color={fields.is_enabled ? 'green' : 'default'}>{fields.is_enabled ? text.on : text.off}</Tag>
      </span>
      <span className={`block text-sm text-quiet ${css.sub}`}>{dates.filter(Boolean).join(' ')}</span>
      <span className={`block text-sm text-quiet ${css.sub}`}>
        {[
          draft_count > 0 && fill(text.drafts, { count: draft_count }),
          scheduled_count > 0 && fill(text.scheduled_count, { count: scheduled_count }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  )
}

function useColumns(
  rows: readonly FreightChannel[],
  onEdit: (row: FreightChannel) => void,
): TableColumnsType<FreightChannel> {
  const text = useText(freightDeskText)
  const { language } = useLanguage()
  const sort = useSend(contract.sortFreightChannels, { refetch: [contract.listFreightChannels] })
  const moveUp = (row: FreightChannel) => {
    const ids = rows.map(({ id }) => id)
    const at = ids.indexOf(row.id)
    ids.splice(at - 1, 0, ...ids.splice(at, 1))
    sort.mutate({ ids })
  }
  return [
    {
      title: text.col_channel,
      width: 260,
      render: (_, row) => (
        <>
          <Button type="link" size="small" className={css.name ?? ''} onClick={() => onEdit(row)}>
            {row.fields[`name_${language}`]}
          </Button>
          <span className={`block text-sm text-quiet ${css.sub}`}>
            {[row.fields.code, text[`kind_${row.fields.kind}`], row.fields.carrier].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    { title: text.col_from, render: (_, row) => <Tables row={row} /> },
    {
      title: text.col_limits,
      width: 170,
      render: (_, { fields }) => (
        <>
          ≤ {getKg(fields.max_weight_g)} · {fields.max_side_mm / 10} cm
          <span className={`block text-sm text-quiet ${css.sub}`}>
            {fields.volumetric_divisor > 0 ? `÷${fields.volumetric_divisor}` : ''}
          </span>
        </>
      ),
    },
    { title: text.col_terms, width: 150, render: (_, { fields }) => text[`terms_${fields.duty_terms}`] },
    { title: text.col_state, width: 150, render: (_, row) => <State row={row} /> },
    {
      key: ACTIONS,
      width: 88,
      render: (_, row, at) => (
        <Button
          type="text"
          size="small"
          aria-label={`${text.move_up} ${row.fields[`name_${language}`]}`}
          disabled={at === 0 || sort.isPending}
          icon={<Icon name="arrow_up" size_px={16} />}
          onClick={() => moveUp(row)}
        />
      ),
    },
  ]
}

/** All channels with the tables they charge by; the first step of an empty installation. */
export default function ChannelDesk() {
  const text = useText(freightDeskText)
  const list = useCall(contract.listFreightChannels, {}, { quiet: true })
  const [editing, setEditing] = useState<FreightChannel | 'new' | null>(null)
  const rows = list.data?.data ?? []
  const columns = useColumns(rows, setEditing)
  const add = (
    <Button type="primary" onClick={() => setEditing('new')}>
      {text.channel_new}
    </Button>
  )
  return (
    <FreightFrame active="channels" actions={rows.length > 0 ? add : null}>
      {list.isError && !list.data ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
      {list.data && rows.length === 0 ? (
        <EmptyState icon="truck" title={text.channels_none} body={text.channels_none_help} action={add} />
      ) : (
        <CardTable
          rowKey="id"
          wide_label={text.tab_channels}
          columns={columns}
          dataSource={[...rows]}
          loading={list.isPending}
          pagination={false}
        />
      )}
      {editing ? (
        <ChannelDrawer
          channel={editing === 'new' ? null : editing}
          warehouses={list.data?.warehouses ?? []}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </FreightFrame>
  )
}
