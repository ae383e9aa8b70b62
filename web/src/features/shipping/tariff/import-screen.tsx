import type { CallInput, Reply } from '@inkroute/contract/endpoint'
import { type SheetForm, sheetForms, tariffCurrencies, weightUnits } from '@inkroute/contract/shipping/tariff/codes'
import { importTariff } from '@inkroute/contract/shipping/tariff/sheet'
import { Alert, Button, Input, Select, Spin, Upload } from 'antd'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '../../../shared/api/client.ts'
import type { ApiError } from '../../../shared/api/request.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { ComparisonView } from './comparison-view.tsx'
import { FindingsList } from './findings-list.tsx'
import css from './freight-desk.module.css'
import { freightDeskText } from './freight-desk.text.ts'
import { Field, FreightFrame } from './freight-frame.tsx'
import { PricePreview } from './price-preview.tsx'
import { useChannelOptions } from './tariff-parts.tsx'

type Read = Reply<typeof importTariff>

/** What staff chose; '' where the file should tell. */
interface Choices {
  readonly form: SheetForm | ''
  readonly weight_unit: string
  readonly currency: string
  readonly exchange_rate: string
  readonly price_per: 'parcel' | 'kg'
  readonly sheet: string
  readonly warehouses: readonly string[]
}
const undecided: Choices = {
  form: '',
  weight_unit: '',
  currency: '',
  exchange_rate: '',
  price_per: 'parcel',
  sheet: '',
  warehouses: [],
}

function useImport(channel_id: string) {
  const text = useText(freightDeskText)
  const navigate = useNavigate()
  const [choices, setChoices] = useState(undecided)
  const [file, setFile] = useState<File | null>(null)
  const [read, setRead] = useState<Read | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async (chosen: File, asked: Choices, is_dry_run: boolean) => {
    setBusy(true)
    setProblem('')
    const { warehouses, ...rest } = asked
    const input = {
      ...rest,
      channel_id,
      file_name: chosen.name.slice(-200),
      warehouses: warehouses.join(','),
      is_dry_run,
    }
    try {
      const reply = await call(importTariff, input as CallInput<typeof importTariff>, { file: chosen })
      setRead(reply)
      if (reply.tariff_id !== null) {
        showToast('success', text.import_stored)
        await navigate(`/ops/freight/tariff/${reply.tariff_id}`)
      }
    } catch (error) {
      setRead(null)
      setProblem((error as ApiError).message)
    } finally {
      setBusy(false)
    }
  }
  return {
    choices,
    file,
    read,
    problem,
    isBusy,
    choose: (part: Partial<Choices>) => {
      const next = { ...choices, ...part }
      setChoices(next)
      if (file) void send(file, next, true)
    },
    take: (chosen: File) => {
      setFile(chosen)
      const next = { ...choices, sheet: '' }
      setChoices(next)
      void send(chosen, next, true)
    },
    forget: () => {
      setFile(null)
      setRead(null)
      setProblem('')
    },
    store: () => file && void send(file, choices, false),
  }
}
type Importing = ReturnType<typeof useImport>

function ChoiceFields({ importing: { choices, choose, read } }: { readonly importing: Importing }) {
  const text = useText(freightDeskText)
  const { warehouses } = useChannelOptions()
  const auto = { value: '', label: text.form_auto }
  const select = (
    key: 'form' | 'weight_unit' | 'currency' | 'price_per' | 'sheet',
    label: string,
    options: { value: string; label: string }[],
  ) => (
    <Field label={label}>
      <Select
        aria-label={label}
        value={choices[key]}
        options={options}
        onChange={(value: string) => choose({ [key]: value })}
      />
    </Field>
  )
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
  return (
    <div className={`grid items-start gap-x-4 gap-y-3 ${css.fields}`}>
      <Field label={text.warehouses}>
        <Select
          mode="multiple"
          aria-label={text.warehouses}
          placeholder={text.import_warehouses}
          value={[...choices.warehouses]}
          options={warehouses}
          onChange={(codes: string[]) => choose({ warehouses: codes })}
        />
      </Field>
      {select('form', text.import_form, [
        auto,
        ...sheetForms.map((form) => ({ value: form, label: text[`form_${form}`] })),
      ])}
      {select('weight_unit', text.import_unit, [auto, ...plain(weightUnits)])}
      {select('currency', text.import_currency, [auto, ...plain(tariffCurrencies)])}
      {(choices.currency || read?.currency || 'CNY') === 'CNY' ? null : (
        <Field label={text.import_rate}>
          <Input
            aria-label={text.import_rate}
            placeholder={text.import_rate_auto}
            defaultValue={choices.exchange_rate}
            onBlur={(event) => choose({ exchange_rate: event.target.value.trim() })}
          />
        </Field>
      )}
      {select('price_per', text.import_per, [
        { value: 'parcel', label: text.per_parcel },
        { value: 'kg', label: text.per_kg },
      ])}
      {read && read.sheets.length > 1
        ? select('sheet', text.import_sheet, [
            { value: '', label: read.sheet },
            ...plain(read.sheets.filter((one) => one !== read.sheet)),
          ])
        : null}
    </div>
  )
}

function ReadResult({ importing, read }: { readonly importing: Importing; readonly read: Read }) {
  const text = useText(freightDeskText)
  const errors = read.findings.filter(({ level }) => level === 'error').length
  const summary = fill(text.import_read, {
    form: text[`form_${read.form}`],
    row: read.header_row,
    rows: read.row_count,
    zones: read.body.zones.length,
    unit: read.weight_unit,
    currency: read.currency,
  })
  return (
    <>
      <Alert
        type={errors > 0 ? 'error' : 'success'}
        showIcon
        title={summary}
        description={errors > 0 ? fill(text.import_errors, { count: errors }) : null}
        action={
          <span className="flex flex-wrap items-center gap-2">
            <Button onClick={importing.forget}>{text.import_again}</Button>
            <Button type="primary" disabled={errors > 0} loading={importing.isBusy} onClick={importing.store}>
              {text.import_store}
            </Button>
          </span>
        }
      />
      <Panel title={text.findings}>
        <FindingsList findings={read.findings} />
      </Panel>
      <Panel title={text.preview}>
        <PricePreview zones={read.body.zones} />
      </Panel>
      <Panel title={text.compare}>
        <ComparisonView comparison={read.comparison} />
      </Panel>
    </>
  )
}

/** From a carrier's file to a draft: read, look at the findings and the differences, then store. */
export default function ImportScreen() {
  const text = useText(freightDeskText)
  const [search, setSearch] = useSearchParams()
  const channel = search.get('channel') ?? ''
  const { channels } = useChannelOptions()
  const importing = useImport(channel)
  return (
    <FreightFrame active="import" description={text.import_help}>
      <Panel title={text.import_title}>
        <div className={`grid content-start gap-4 ${css.zone_body}`}>
          <div className={`grid items-start gap-x-4 gap-y-3 ${css.fields}`}>
            <Field label={text.import_channel}>
              <Select
                showSearch={{ optionFilterProp: 'label' }}
                aria-label={text.import_channel}
                placeholder={text.import_choose_first}
                value={channels.some(({ value }) => value === channel) ? channel : null}
                options={channels}
                onChange={(value: string) => {
                  importing.forget()
                  setSearch({ channel: value }, { replace: true })
                }}
              />
            </Field>
          </div>
          <ChoiceFields importing={importing} />
          {importing.read ? null : (
            <Upload.Dragger
              accept=".xlsx,.csv"
              showUploadList={false}
              disabled={channel === '' || importing.isBusy}
              beforeUpload={(file) => {
                importing.take(file)
                return false
              }}
            >
              {importing.isBusy ? <Spin /> : channel === '' ? text.import_choose_first : text.import_drop}
            </Upload.Dragger>
          )}
          {importing.problem ? <Alert type="error" showIcon title={importing.problem} /> : null}
        </div>
      </Panel>
      {importing.read ? <ReadResult importing={importing} read={importing.read} /> : null}
    </FreightFrame>
  )
}
