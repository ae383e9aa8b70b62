import { tariffStates } from '@inkroute/contract/shipping/tariff/codes'
import * as contract from '@inkroute/contract/shipping/tariff/tariff'
import { Button } from 'antd'
import { Link } from 'react-router'
import { TwoLines } from '../../../shared/list/cells.tsx'
import { choices, sameInBoth } from '../../../shared/list/filter-types.ts'
import { NEW } from '../../../shared/list/list-drawer.tsx'
import { listScreen } from '../../../shared/list/list-screen.tsx'
import type { FrameProps } from '../../../shared/list/list-types.ts'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { freightDeskText as text } from './freight-desk.text.ts'
import { FreightFrame } from './freight-frame.tsx'
import { NewTariff, TariffStateTag, useChannelOptions } from './tariff-parts.tsx'

type ChannelOptions = ReturnType<typeof useChannelOptions>

const named = (options: ChannelOptions['channels']) =>
  options.map(({ value, label }) => ({ value, label: sameInBoth(label) }))

/** Versions of all price tables: drafts first, then those that wait, those in force and the past. */
export default listScreen(contract.listTariffs, {
  frame: (props: FrameProps) => <FreightFrame active="tariffs" {...props} />,
  wide: text.tab_tariffs,
  rowKey: 'id',
  filters: {
    channel_id: {
      kind: 'choice',
      label: text.any_channel,
      options: () => named(useChannelOptions().channels),
      isNumber: true,
    },
    state: { kind: 'choice', label: text.any_state, options: choices(tariffStates, (state) => text[`state_${state}`]) },
    warehouse: { kind: 'choice', label: text.any_warehouse, options: () => named(useChannelOptions().warehouses) },
  },
  columns: [
    {
      title: text.col_table,
      cell: ({ id, name, channel_name, warehouses, source }, { say }) => (
        <TwoLines
          second={[channel_name, warehouses.join(' '), source ? say(text.imported_from, { file: source.file }) : '']
            .filter(Boolean)
            .join(' · ')}
        >
          <Link to={`/ops/freight/tariff/${id}`}>{name}</Link>
        </TwoLines>
      ),
    },
    { title: text.col_state, width: 110, cell: (row) => <TariffStateTag state={row.state} /> },
    { title: text.col_valid, width: 130, cell: (row) => row.valid_from ?? '–' },
    {
      title: text.col_zones,
      width: 150,
      cell: (row, { say }) => say(text.zones_of, { zones: row.zone_count, countries: row.country_count }),
    },
    { title: text.col_updated, width: 130, cell: (row) => <RelativeTime at={row.updated_at} /> },
  ],
  none: { icon: 'truck', title: text.tariffs_none, body: text.tariffs_none_help },
  drawer: { create: { show: (close) => <NewTariff onClose={close} /> } },
  header: ({ say, open }) => (
    <>
      <Button onClick={() => open(NEW)}>{say(text.tariff_new)}</Button>
      <Link to="/ops/freight/import">
        <Button type="primary">{say(text.import_go)}</Button>
      </Link>
    </>
  ),
})
