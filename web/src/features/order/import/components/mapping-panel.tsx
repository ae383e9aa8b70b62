import {
  fieldGroups,
  getFields,
  type ImportField,
  importFieldDefinitions,
  neededFields,
} from '@inkroute/contract/order/import/fields'
import {
  type ImportDefaults,
  type ImportDetail,
  type ImportMapping,
  mapImport,
  readImportAgain,
} from '@inkroute/contract/order/import/import'
import { Button, Input, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { importText } from '../import.text.ts'
import css from '../mapping.module.css'
import { useKeepImport } from '../use-import.ts'
import { TemplateTools, useTemplateName } from './template-tools.tsx'

/** For files in which the orders are not where they usually are. Only before anything was made of them. */
function SheetChoice({ detail }: { detail: ImportDetail }) {
  const text = useText(importText)
  const [sheet, setSheet] = useState(detail.sheet)
  const [header_at, setHeaderAt] = useState(detail.header_at)
  const keep = useKeepImport()
  const read = useSend(readImportAgain, { onSuccess: keep })
  if (detail.state !== 'checked') return null
  const is_other_sheet = sheet !== detail.sheet
  const is_same = !is_other_sheet && header_at === detail.header_at
  // Another sheet has its headers elsewhere: they are looked for again.
  const asked = is_other_sheet ? { sheet } : { sheet, header_at }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {detail.sheets.length > 1 ? (
        <Select
          value={sheet}
          aria-label={text.sheet}
          options={detail.sheets.map((name) => ({ value: name, label: name }))}
          onChange={setSheet}
          style={{ minWidth: 160 }}
        />
      ) : null}
      <span className="text-sm text-quiet">{text.header_row}</span>
      <InputNumber
        min={1}
        max={100_000}
        precision={0}
        value={header_at}
        disabled={is_other_sheet}
        aria-label={text.header_row}
        onChange={(value) => setHeaderAt(value ?? 1)}
        style={{ width: 88 }}
      />
      <Button disabled={is_same} loading={read.isPending} onClick={() => read.mutate({ id: detail.id, ...asked })}>
        {text.read_again}
      </Button>
    </div>
  )
}

interface FieldRowProps {
  readonly field: ImportField
  readonly detail: ImportDetail
  readonly column: number | undefined
  readonly fallback: string
  readonly onColumn: (column: number | undefined) => void
  readonly onFallback: (text: string) => void
}

function FieldRow({ field, detail, column, fallback, onColumn, onFallback }: FieldRowProps) {
  const text = useText(importText)
  const { language } = useLanguage()
  const { [language]: name } = importFieldDefinitions[field]
  const is_needed = neededFields(detail.kind).includes(field)
  const options = detail.columns.map(({ header, sample }, value) => ({
    value,
    label: `${header || `#${value + 1}`}${sample ? ` · ${sample}` : ''}`,
  }))
  return (
    <div className={`grid items-center gap-2 mb-2 ${css.field_row}`}>
      <span className={css.field_name}>
        {name}
        {is_needed ? <i aria-hidden="true">*</i> : null}
      </span>
      <Select
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={text.no_column}
        aria-label={fill(text.column_of, { field: name })}
        value={column ?? null}
        options={options}
        popupMatchSelectWidth={320}
        status={is_needed && column === undefined && fallback === '' ? 'error' : ''}
        onChange={(next) => onColumn(next ?? undefined)}
      />
      <Input
        value={fallback}
        maxLength={200}
        placeholder={text.default_hint}
        aria-label={fill(text.default_of, { field: name })}
        onChange={(event) => onFallback(event.target.value)}
      />
    </div>
  )
}

function FieldGroups({ detail }: { detail: ImportDetail }) {
  const text = useText(importText)
  const [mapping, setMapping] = useState<ImportMapping>(detail.mapping)
  const [defaults, setDefaults] = useState<ImportDefaults>(detail.defaults)
  const keep = useKeepImport()
  const save = useSend(mapImport, { onSuccess: keep })
  const clean = Object.fromEntries(Object.entries(defaults).filter(([, value]) => value !== ''))
  const is_same = JSON.stringify([mapping, clean]) === JSON.stringify([detail.mapping, detail.defaults])
  const setColumn = (field: ImportField, column: number | undefined) => {
    const { [field]: _, ...rest } = mapping
    setMapping(column === undefined ? rest : { ...rest, [field]: column })
  }
  return (
    <>
      <div className={`grid items-start grid-cols-2 w-full gap-x-8 gap-y-4 ${css.groups}`}>
        {fieldGroups.map((group) => (
          <section key={group} aria-label={text[`group_${group}`]}>
            <h3 className="text-sm text-quiet mb-2">{text[`group_${group}`]}</h3>
            {getFields(detail.kind)
              .filter((field) => importFieldDefinitions[field].group === group)
              .map((field) => (
                <FieldRow
                  key={field}
                  field={field}
                  detail={detail}
                  column={mapping[field]}
                  fallback={defaults[field] ?? ''}
                  onColumn={(column) => setColumn(field, column)}
                  onFallback={(value) => setDefaults({ ...defaults, [field]: value })}
                />
              ))}
          </section>
        ))}
      </div>
      <Button
        type="primary"
        disabled={is_same}
        loading={save.isPending}
        onClick={() => save.mutate({ id: detail.id, mapping, defaults: clean })}
      >
        {text.apply_columns}
      </Button>
    </>
  )
}

/** Collapsed if all columns were recognised; expanded if a required one is missing. */
export function MappingPanel({ detail }: { detail: ImportDetail }) {
  const text = useText(importText)
  const { language } = useLanguage()
  const [is_open, setOpen] = useState(detail.missing.length > 0)
  const template = useTemplateName(detail)
  const missing = detail.missing
    .map((field) => importFieldDefinitions[field][language])
    .join(language === 'zh' ? '、' : ', ')
  const summary = template
    ? fill(text.columns_by_template, { name: template })
    : fill(text.columns_summary, { count: Object.keys(detail.mapping).length })
  return (
    <section className="card" aria-label={text.columns}>
      <button type="button" className={css.mapping_head} aria-expanded={is_open} onClick={() => setOpen(!is_open)}>
        <Icon name={is_open ? 'chevron_down' : 'chevron_right'} size_px={16} />
        <strong>{text.columns}</strong>
        <span className="text-sm text-quiet">{summary}</span>
        {missing ? <span className="text-sm text-danger">{fill(text.missing, { fields: missing })}</span> : null}
      </button>
      {is_open ? (
        <div className="grid justify-items-start gap-4 px-4 pt-0 pb-4">
          <SheetChoice detail={detail} />
          <FieldGroups detail={detail} />
          <TemplateTools detail={detail} />
        </div>
      ) : null}
    </section>
  )
}
