import * as sheets from '@inkroute/contract/shipping/tariff/sheet'
import type { Tariff, TariffBody } from '@inkroute/contract/shipping/tariff/tariff'
import * as contract from '@inkroute/contract/shipping/tariff/tariff'
import { Alert, Button, Input, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { ComparisonView } from './comparison-view.tsx'
import { FindingsList } from './findings-list.tsx'
import css from './freight-desk.module.css'
import { freightDeskText } from './freight-desk.text.ts'
import { Field, ScaledInput } from './freight-frame.tsx'
import { SurchargesEditor } from './surcharge-editor.tsx'
import { isEditable, isSameBody } from './tariff.view.ts'
import { TariffActions } from './tariff-actions.tsx'
import { TariffStateTag, useChannelOptions } from './tariff-parts.tsx'
import { ZonesEditor } from './zone-editor.tsx'

interface BodyProps {
  readonly body: TariffBody
  readonly disabled: boolean
  readonly onChange: (body: TariffBody) => void
}

function TableFields({ body, disabled, onChange }: BodyProps) {
  const text = useText(freightDeskText)
  const { warehouses } = useChannelOptions()
  const set = (part: Partial<TariffBody>) => onChange({ ...body, ...part })
  return (
    <Panel title={text.col_table}>
      <div className={`grid items-start gap-x-4 gap-y-3 ${css.fields}`}>
        <Field label={text.table_name}>
          <Input
            aria-label={text.table_name}
            maxLength={60}
            disabled={disabled}
            value={body.name}
            onChange={(event) => set({ name: event.target.value })}
          />
        </Field>
        <Field label={text.warehouses}>
          <Select
            mode="multiple"
            aria-label={text.warehouses}
            disabled={disabled}
            value={body.warehouses}
            options={warehouses}
            onChange={(codes: string[]) => set({ warehouses: codes })}
          />
        </Field>
        <Field label={text.minimum}>
          <ScaledInput
            label={text.minimum}
            value={body.minimum_fen}
            per={100}
            disabled={disabled}
            onChange={(value) => set({ minimum_fen: value ?? 0 })}
          />
        </Field>
        <Field label={text.fuel}>
          <ScaledInput
            label={text.fuel}
            value={body.fuel_bp}
            per={100}
            max={100}
            disabled={disabled}
            onChange={(value) => set({ fuel_bp: value ?? 0 })}
          />
        </Field>
      </div>
    </Panel>
  )
}

function Compared({ id }: { readonly id: number }) {
  const text = useText(freightDeskText)
  const { data, isError, refetch } = useCall(sheets.compareTariff, { id }, { quiet: true })
  return (
    <Panel title={text.compare}>
      {isError && !data ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {data ? <ComparisonView comparison={data} /> : isError ? null : <Skeleton active />}
    </Panel>
  )
}

function Editor({ tariff, reload }: { readonly tariff: Tariff; readonly reload: () => void }) {
  const text = useText(freightDeskText)
  const [body, setBody] = useState(tariff.body)
  const [hasConflict, setConflict] = useState(false)
  const disabled = !isEditable(tariff.state)
  const isDirty = !isSameBody(body, tariff.body)
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <PageHeader
        title={tariff.name}
        description={
          <>
            <TariffStateTag state={tariff.state} /> {tariff.channel_name} · {tariff.warehouses.join(' ')}
            {tariff.valid_from ? ` · ${tariff.valid_from}` : ''}
          </>
        }
        actions={
          <TariffActions
            tariff={tariff}
            body={body}
            isDirty={isDirty}
            onConflict={() => setConflict(true)}
            onSaved={reload}
          />
        }
      />
      <Link to="/ops/freight/tariff">{text.back}</Link>
      {hasConflict ? (
        <Alert type="warning" showIcon title={text.conflict} action={<Button onClick={reload}>{text.reload}</Button>} />
      ) : null}
      {disabled ? <Alert type="info" showIcon title={text.locked} /> : null}
      {tariff.findings.length > 0 ? (
        <Panel title={text.findings}>
          <FindingsList findings={tariff.findings} />
        </Panel>
      ) : null}
      <TableFields body={body} disabled={disabled} onChange={setBody} />
      <ZonesEditor body={body} disabled={disabled} onChange={(zones) => setBody({ ...body, zones })} />
      <SurchargesEditor
        rows={body.surcharges}
        disabled={disabled}
        onChange={(surcharges) => setBody({ ...body, surcharges })}
      />
      {tariff.state === 'in_force' || tariff.state === 'past' ? null : <Compared id={tariff.id} />}
    </div>
  )
}

/** One version of a price table: edited as a draft, only shown once it is scheduled. */
export default function TariffEditScreen() {
  const id = Number(useParams().id)
  const tariff = useCall(contract.getTariff, Number.isInteger(id) ? { id } : null, {
    quiet: true,
    stale_ms: Number.POSITIVE_INFINITY,
  })
  const [round, setRound] = useState(0)
  const reload = () => void tariff.refetch().then(() => setRound(round + 1))
  if (tariff.isError && !tariff.data) return <LoadFailed onRetry={() => void tariff.refetch()} />
  if (!tariff.data || tariff.data.id !== id) return <Skeleton active />
  return <Editor key={`${id} ${round}`} tariff={tariff.data} reload={reload} />
}
