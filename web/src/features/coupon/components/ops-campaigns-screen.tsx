import * as contract from '@inkroute/contract/coupon/coupon'
import { Button, Select, type TableColumnsType, Tag } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { couponText } from '../coupon.text.ts'
import { conditionOf, dayOf, scopeOf, worthOf } from '../coupon.view.ts'
import { opsCouponText } from '../ops-coupon.text.ts'
import { shownState } from '../ops-coupon.view.ts'
import { CampaignDrawer } from './ops-campaign-drawer.tsx'
import css from './ops-coupon.module.css'

const PAGE_SIZE = 15
const states = ['draft', 'published', 'paused'] as const
const tagColors = { draft: 'default', published: 'green', paused: 'gold', ended: 'default' } as const

interface Actions {
  readonly onEdit: (campaign: contract.Campaign) => void
  readonly onState: (id: number, state: 'published' | 'paused') => void
}

function StateButton({ campaign, onState }: { campaign: contract.Campaign; onState: Actions['onState'] }) {
  const text = useText(opsCouponText)
  const shown = shownState(campaign, Date.now())
  if (shown === 'ended') return null
  const next = campaign.state === 'published' ? 'paused' : 'published'
  const label = { draft: text.publish, paused: text.resume, published: text.pause }[campaign.state]
  return (
    <RowActions
      actions={[{ key: next, label, name: `${label}: ${campaign.name_zh}`, onClick: () => onState(campaign.id, next) }]}
    />
  )
}

function useColumns({ onEdit, onState }: Actions): TableColumnsType<contract.Campaign> {
  const text = useText(opsCouponText)
  const words = useText(couponText)
  const { language } = useLanguage()
  return [
    {
      title: text.column_name,
      render: (_, row) => (
        <button type="button" className={css.name} onClick={() => onEdit(row)}>
          {row[`name_${language}`]}
          <small>{scopeOf(row, words)}</small>
        </button>
      ),
    },
    {
      title: text.column_terms,
      responsive: ['sm'],
      render: (_, row) => (
        <>
          <strong className={css.worth}>{worthOf(row, words)}</strong>
          <small className={css.small}>{conditionOf(row, words)}</small>
        </>
      ),
    },
    {
      title: text.column_window,
      responsive: ['xl'],
      render: (_, row) => `${dayOf(row.starts_at)} – ${dayOf(row.ends_at)}`,
    },
    {
      title: text.column_collected,
      align: 'right',
      responsive: ['md'],
      render: (_, row) => `${row.collected} / ${row.total_limit ?? text.unlimited}`,
    },
    { title: text.column_used, align: 'right', responsive: ['md'], dataIndex: 'used' },
    {
      title: text.column_state,
      width: 100,
      render: (_, row) => {
        const shown = shownState(row, Date.now())
        return <Tag color={tagColors[shown]}>{text[shown]}</Tag>
      },
    },
    {
      key: ACTIONS,
      title: text.column_actions,
      width: 110,
      render: (_, row) => <StateButton campaign={row} onState={onState} />,
    },
  ]
}

export default function OpsCampaigns() {
  const text = useText(opsCouponText)
  const [params, setParams] = useSearchParams()
  const [edited, setEdited] = useState<contract.Campaign | 'new' | null>(null)
  const state = states.find((one) => one === params.get('state'))
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const { data, isPending } = useCall(contract.listCampaigns, { page, page_size: PAGE_SIZE, ...(state && { state }) })
  const change = useSend(contract.setCampaignState, {
    refetch: [contract.listCampaigns, contract.listPublicCoupons],
    onSuccess: () => showToast('success', text.state_done),
  })
  const columns = useColumns({ onEdit: setEdited, onState: (id, next) => change.mutate({ id, state: next }) })
  const create = (
    <Button type="primary" onClick={() => setEdited('new')}>
      {text.create}
    </Button>
  )
  return (
    <>
      <PageHeader title={text.title} description={text.description} actions={create} />
      <Select
        className={css.filter ?? ''}
        aria-label={text.column_state}
        value={state ?? ''}
        options={[{ value: '', label: text.any_state }, ...states.map((one) => ({ value: one, label: text[one] }))]}
        onChange={(next: string) => setParams(next ? { state: next } : {})}
      />
      <CardTable
        rowKey="id"
        columns={columns}
        dataSource={data?.data ?? []}
        loading={isPending}
        locale={{ emptyText: text.none }}
        pagination={{
          current: page,
          pageSize: PAGE_SIZE,
          total: data?.total ?? 0,
          hideOnSinglePage: true,
          showSizeChanger: false,
          onChange: (next) => setParams({ ...(state && { state }), page: String(next) }),
        }}
      />
      {edited ? <CampaignDrawer campaign={edited === 'new' ? null : edited} onClose={() => setEdited(null)} /> : null}
    </>
  )
}
