import * as contract from '@inkroute/contract/coupon/coupon'
import { Tag } from 'antd'
import { TwoLines } from '../../../shared/list/cells.tsx'
import { choices } from '../../../shared/list/filter-types.ts'
import { listScreen } from '../../../shared/list/list-screen.tsx'
import { to, toEach } from '../../../shared/list/verb-types.ts'
import { useText } from '../../../shared/text/language.tsx'
import { couponText } from '../coupon.text.ts'
import { getCondition, getDay, getScope, getWorth } from '../coupon.view.ts'
import { opsCouponText as text } from '../ops-coupon.text.ts'
import { shownState } from '../ops-coupon.view.ts'
import { CampaignDrawer } from './ops-campaign-drawer.tsx'

const tagColors = { draft: 'default', published: 'green', paused: 'gold', ended: 'default' } as const
const changeLabels = { draft: text.publish, paused: text.resume, published: text.pause }
const isOpen = (campaign: contract.Campaign) => shownState(campaign, Date.now()) !== 'ended'
const nextState = ({ state }: contract.Campaign): 'paused' | 'published' =>
  state === 'published' ? 'paused' : 'published'
const refetch = [contract.listPublicCoupons]

export default listScreen(contract.listCampaigns, {
  title: text.title,
  description: text.description,
  use: () => useText(couponText),
  rowKey: 'id',
  pageSize: 15,
  filters: {
    state: {
      kind: 'choice',
      label: text.column_state,
      any: text.any_state,
      options: choices(contract.campaignStates, (state) => text[state]),
    },
  },
  columns: [
    {
      title: text.column_name,
      opens: true,
      cell: (row, { language, extra }) => <TwoLines second={getScope(row, extra)}>{row[`name_${language}`]}</TwoLines>,
    },
    {
      title: text.column_terms,
      from: 'sm',
      cell: (row, { extra }) => (
        <TwoLines second={getCondition(row, extra)}>
          <strong className="text-seal">{getWorth(row, extra)}</strong>
        </TwoLines>
      ),
    },
    { title: text.column_window, from: 'xl', cell: (row) => `${getDay(row.starts_at)} – ${getDay(row.ends_at)}` },
    {
      title: text.column_collected,
      align: 'right',
      from: 'md',
      cell: (row, { say }) => `${row.collected} / ${row.total_limit ?? say(text.unlimited)}`,
    },
    { title: text.column_used, align: 'right', from: 'md', cell: (row) => row.used },
    {
      title: text.column_state,
      width: 100,
      cell: (row, { say }) => {
        const shown = shownState(row, Date.now())
        return <Tag color={tagColors[shown]}>{say(text[shown])}</Tag>
      },
    },
  ],
  actions: [
    {
      key: 'change',
      label: (row) => changeLabels[row.state],
      about: (row) => row.name_zh,
      when: isOpen,
      send: to(contract.setCampaignState, {
        input: (row) => ({ id: row.id, state: nextState(row) }),
        undo: ({ id, state }) => (state === 'draft' ? null : { id, state }),
        done: text.state_done,
        refetch,
      }),
    },
  ],
  bulk: (['published', 'paused'] as const).map((state) => ({
    key: state,
    label: state === 'published' ? text.publish : text.pause,
    when: (campaigns: readonly contract.Campaign[]) => campaigns.every(isOpen),
    send: toEach(contract.setCampaignState, {
      input: ({ id }: contract.Campaign) => ({ id, state }),
      name: (row) => ({ zh: row.name_zh, en: row.name_en }),
      done: text.state_done,
      refetch,
    }),
  })),
  none: text.none,
  drawer: {
    row: (campaign, close) => <CampaignDrawer key={campaign.id} campaign={campaign} onClose={close} />,
    create: { label: text.create, show: (close) => <CampaignDrawer campaign={null} onClose={close} /> },
  },
})
