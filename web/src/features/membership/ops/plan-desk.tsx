import { getStaff } from '@inkroute/contract/account/account'
import * as contract from '@inkroute/contract/membership/desk'
import { Alert, Button, Input, Modal, Skeleton, Switch, type TableColumnsType, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from './desk.module.css'
import { planDeskText } from './desk.text.ts'

interface Draft {
  readonly price: string
  readonly is_sold: boolean
}
type Drafts = Readonly<Record<number, Draft>>

/** Only plans that differ from what is stored are sent. */
const changesIn = (plans: readonly contract.DeskPlan[], drafts: Drafts) =>
  plans.flatMap(({ id, price, is_sold }) => {
    const draft = drafts[id]
    return draft && (draft.price !== price || draft.is_sold !== is_sold) ? [{ id, ...draft }] : []
  })

interface EffectProps {
  readonly impact: contract.PlanImpact
  readonly nameOf: (id: number) => string
  readonly may_save: boolean
  readonly is_saving: boolean
  readonly onSave: () => void
  readonly onClose: () => void
}

function Effect({ impact, nameOf, may_save, is_saving, onSave, onClose }: EffectProps) {
  const text = useText(planDeskText)
  return (
    <Modal
      open
      title={text.effect}
      okText={text.save}
      cancelText={text.cancel}
      okButtonProps={{ disabled: !may_save }}
      confirmLoading={is_saving}
      onOk={onSave}
      onCancel={onClose}
    >
      <div className="grid grid-cols-1 min-w-0 gap-4">
        {may_save ? null : <Alert type="warning" showIcon title={text.no_permission} />}
        {impact.plans.map((plan) => (
          <div key={plan.id}>
            <strong>{nameOf(plan.id)}</strong> {formatMoney(plan.before)} → {formatMoney(plan.after)}
            <div className="text-xs text-quiet">
              {plan.is_withdrawn ? text.withdrawn : fill(text.keeps, { running: plan.running, ends: plan.ends_30d })}
            </div>
            {plan.warnings.map((warning) => (
              <Tag key={warning} color="orange">
                {text[warning]}
              </Tag>
            ))}
          </div>
        ))}
        <p>{fill(text.revenue, { amount: formatMoney(impact.revenue_30d) })}</p>
      </div>
    </Modal>
  )
}

function usePlanColumns(drafts: Drafts, onChange: (id: number, draft: Draft) => void) {
  const text = useText(planDeskText)
  const toDraft = (row: contract.DeskPlan): Draft => drafts[row.id] ?? { price: row.price, is_sold: row.is_sold }
  const columns: TableColumnsType<contract.DeskPlan> = [
    { title: text.level, render: (_, row) => <Link to="/ops/level">{row.level_name}</Link> },
    { title: text.period, render: (_, row) => text[row.period] },
    {
      title: text.price,
      width: 160,
      render: (_, row) => (
        <Input
          aria-label={`${row.level_name} ${text[row.period]} ${text.price}`}
          inputMode="decimal"
          maxLength={10}
          value={toDraft(row).price}
          onChange={(event) => onChange(row.id, { ...toDraft(row), price: event.target.value.trim() })}
        />
      ),
    },
    {
      title: text.sold,
      width: 90,
      render: (_, row) => (
        <Switch
          aria-label={`${row.level_name} ${text[row.period]} ${text.sold}`}
          checked={toDraft(row).is_sold}
          onChange={(is_sold) => onChange(row.id, { ...toDraft(row), is_sold })}
        />
      ),
    },
    {
      title: text.running,
      align: 'right',
      render: (_, row) => (
        <>
          <Link to={`/ops/seller?plan=with&level=${row.level}`}>{row.running}</Link>
          {row.ends_30d > 0 ? (
            <div className="text-xs text-quiet">{fill(text.ends_30d, { count: row.ends_30d })}</div>
          ) : null}
        </>
      ),
    },
    {
      title: text.revenue_90d,
      align: 'right',
      responsive: ['md'],
      render: (_, row) => (
        <>
          {formatMoney(row.revenue_90d)}
          <div className="text-xs text-quiet">{fill(text.sold_count, { count: row.sold_90d })}</div>
        </>
      ),
    },
  ]
  return columns
}

function PlanTable({ plans, may_save }: { readonly plans: readonly contract.DeskPlan[]; readonly may_save: boolean }) {
  const text = useText(planDeskText)
  const [drafts, setDrafts] = useState<Drafts>({})
  const [impact, setImpact] = useState<contract.PlanImpact | null>(null)
  const columns = usePlanColumns(drafts, (id, draft) => setDrafts((before) => ({ ...before, [id]: draft })))
  const changes = changesIn(plans, drafts)
  const preview = useSend(contract.previewPlans, { onSuccess: setImpact })
  const save = useSend(contract.savePlans, {
    refetch: [contract.listDeskPlans],
    onSuccess: () => {
      showToast('success', text.saved)
      setImpact(null)
      setDrafts({})
    },
  })
  const getName = (id: number) => {
    const plan = plans.find((one) => one.id === id)
    return plan ? `${plan.level_name} · ${text[plan.period]}` : String(id)
  }
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <CardTable rowKey="id" columns={columns} dataSource={plans} pagination={false} />
      <div>
        <Button
          type="primary"
          disabled={changes.length === 0}
          loading={preview.isPending}
          onClick={() => preview.mutate({ plans: changes })}
        >
          {text.preview}
        </Button>
      </div>
      {impact ? (
        <Effect
          impact={impact}
          nameOf={getName}
          may_save={may_save}
          is_saving={save.isPending}
          onSave={() => save.mutate({ plans: changes })}
          onClose={() => setImpact(null)}
        />
      ) : null}
    </div>
  )
}

type Pack = NonNullable<ReturnType<typeof usePacks>['data']>['packs'][number]
const usePacks = () => useCall(contract.listDeskPacks, {})

function PackRow({ pack, may_save }: { readonly pack: Pack; readonly may_save: boolean }) {
  const text = useText(planDeskText)
  const [draft, setDraft] = useState({ price: pack.price, valid_days: String(pack.valid_days), is_sold: pack.is_sold })
  const save = useSend(contract.savePack, {
    refetch: [contract.listDeskPacks],
    onSuccess: () => showToast('success', text.saved),
  })
  return (
    <div className={`grid items-center gap-2 ${css.pack}`}>
      <Input
        aria-label={`${pack.quantity} ${text.price}`}
        prefix="¥"
        inputMode="decimal"
        maxLength={10}
        value={draft.price}
        onChange={(event) => setDraft({ ...draft, price: event.target.value.trim() })}
      />
      <Input
        aria-label={`${pack.quantity} ${text.valid_days}`}
        inputMode="numeric"
        maxLength={4}
        value={draft.valid_days}
        onChange={(event) => setDraft({ ...draft, valid_days: event.target.value.trim() })}
      />
      <Switch
        aria-label={`${pack.quantity} ${text.sold}`}
        checked={draft.is_sold}
        onChange={(is_sold) => setDraft({ ...draft, is_sold })}
      />
      <Button
        disabled={!may_save}
        loading={save.isPending}
        onClick={() => save.mutate({ id: pack.id, ...draft, valid_days: Number(draft.valid_days) })}
      >
        {text.save}
      </Button>
    </div>
  )
}

function Packs({ may_save }: { readonly may_save: boolean }) {
  const text = useText(planDeskText)
  const { data } = usePacks()
  return (
    <Panel title={text.packs}>
      <CardTable
        rowKey={(row) => `${row.id}-${row.price}-${row.is_sold}-${row.valid_days}`}
        loading={!data}
        dataSource={data?.packs ?? []}
        pagination={false}
        columns={[
          { title: text.quantity, render: (_, row) => row.quantity.toLocaleString() },
          { title: text.sold_90d, align: 'right', render: (_, row) => row.sold_90d },
          {
            title: `${text.price} · ${text.valid_days} · ${text.sold}`,
            key: ACTIONS,
            width: 440,
            render: (_, row) => <PackRow pack={row} may_save={may_save} />,
          },
        ]}
      />
    </Panel>
  )
}

export default function PlanDesk() {
  const text = useText(planDeskText)
  const plans = useCall(contract.listDeskPlans, {})
  const permissions = useCall(getStaff, {}).data?.permissions ?? []
  const may_save = permissions.includes('ops.finance')
  if (plans.isError && !plans.data) return <LoadFailed onRetry={() => void plans.refetch()} />
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <PageHeader title={text.title} description={text.description} />
      {plans.data ? <PlanTable plans={plans.data.plans} may_save={may_save} /> : <Skeleton active />}
      <Packs may_save={may_save} />
    </div>
  )
}
