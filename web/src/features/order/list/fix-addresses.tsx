import * as order from '@inkroute/contract/order/order'
import { type BadAddress, fixOrderAddresses, listOrderFixes } from '@inkroute/contract/order/work'
import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSend } from '../../../shared/api/hooks.ts'
import { useCountrySelect } from '../../../shared/place/use-country-select.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import {
  type AddressField,
  commonFaults,
  fillAll,
  getChanges,
  openFields,
  type Typed,
  withValue,
} from './fix-addresses.view.ts'
import css from './order-list.module.css'
import { orderListText } from './order-list.text.ts'

type Problems = Readonly<Record<number, readonly { readonly field: string; readonly message: string }[]>>

/** One value for every order that has this fault. */
function FillAll({
  addresses,
  onFill,
}: {
  readonly addresses: readonly BadAddress[]
  readonly onFill: (field: AddressField, value: string) => void
}) {
  const text = useText(orderListText)
  const fields = commonFaults(addresses)
  const [chosen, setChosen] = useState<AddressField | null>(null)
  const [value, setValue] = useState('')
  const field = chosen !== null && fields.includes(chosen) ? chosen : fields[0]
  if (!field || addresses.length < 2) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span>{text.fix_fill}</span>
      <Select
        size="small"
        style={{ width: 150 }}
        aria-label={text.fix_fill_field}
        value={field}
        options={fields.map((name) => ({ value: name, label: text[`field_${name}`] }))}
        onChange={setChosen}
      />
      <Input
        size="small"
        style={{ width: 200 }}
        aria-label={text.fix_fill_value}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onPressEnter={() => value.trim() && onFill(field, value.trim())}
      />
      <Button size="small" disabled={!value.trim()} onClick={() => onFill(field, value.trim())}>
        {text.fix_fill_apply}
      </Button>
    </div>
  )
}

interface FieldProps {
  readonly label: string
  readonly words: string
  readonly field: AddressField
  readonly value: string
  readonly message: string | undefined
  readonly onChange: (value: string) => void
}

function Field({ label, words, field, value, message, onChange }: FieldProps) {
  const countries = useCountrySelect()
  const status = message ? 'error' : ''
  return (
    <span className="grid gap-0.5">
      <small>{words}</small>
      {field === 'country' ? (
        <Select
          {...countries}
          aria-label={label}
          status={status}
          value={value || null}
          onChange={(next) => onChange(next ?? '')}
        />
      ) : (
        <Input aria-label={label} status={status} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
      {message ? <small className={css.problem}>{message}</small> : null}
    </span>
  )
}

interface RowProps {
  readonly bad: BadAddress
  readonly typed: Typed
  readonly problems: Problems
  readonly onType: (field: AddressField, value: string) => void
}

function AddressRow({ bad, typed, problems, onType }: RowProps) {
  const text = useText(orderListText)
  const said = problems[bad.order_id] ?? bad.faults
  const fields = openFields(problems[bad.order_id] ? { ...bad, faults: [...bad.faults, ...said] } : bad, typed)
  const general = said.filter(({ field }) => field === '').map(({ message }) => message)
  return (
    <li>
      <span className={`grid grid-cols-1 min-w-0 text-sm leading-5 ${css.cell}`}>
        <Link to={`/myOrder/orderDetail/${bad.order_id}?do=change_address`}>{bad.order_no}</Link>
        <small>{[bad.address.name, bad.address.city, bad.address.country].filter(Boolean).join(' · ')}</small>
        {general.map((message) => (
          <small key={message} className={css.problem} title={message}>
            {message}
          </small>
        ))}
      </span>
      <span className={`grid gap-2 ${css.fields}`}>
        {fields.map((field) => (
          <Field
            key={field}
            field={field}
            words={text[`field_${field}`]}
            label={fill(text.fix_field_of, { no: bad.order_no, field: text[`field_${field}`] })}
            value={typed[bad.order_id]?.[field] ?? bad.address[field]}
            message={said.find((fault) => fault.field === field)?.message}
            onChange={(value) => onType(field, value)}
          />
        ))}
      </span>
    </li>
  )
}

/** Wrong addresses with the fields to correct, saved together. */
export function FixAddresses({ addresses }: { readonly addresses: readonly BadAddress[] }) {
  const text = useText(orderListText)
  const [typed, setTyped] = useState<Typed>({})
  const [problems, setProblems] = useState<Problems>({})
  const changes = getChanges(typed, addresses)
  const save = useSend(fixOrderAddresses, {
    refetch: [listOrderFixes, order.listOrders, order.countOrders, order.getOrder],
    onSuccess: ({ fixed, failures }) => {
      setProblems(Object.fromEntries(failures.map((failure) => [failure.order_id, failure.problems])))
      showToast(
        failures.length > 0 ? 'info' : 'success',
        fill(text.fix_saved, { fixed: fixed.length, failed: failures.length }),
      )
    },
  })
  if (addresses.length === 0) return null
  const title = fill(text.fix_addresses, { count: addresses.length })
  return (
    <section className="grid grid-cols-1 gap-3" aria-label={title}>
      <h3>{title}</h3>
      <p className={css.quiet}>{text.fix_address_hint}</p>
      <FillAll addresses={addresses} onFill={(field, value) => setTyped(fillAll(typed, addresses, field, value))} />
      <ul className={`bare-list grid grid-cols-1 gap-2 ${css.addresses}`}>
        {addresses.map((bad) => (
          <AddressRow
            key={bad.order_id}
            bad={bad}
            typed={typed}
            problems={problems}
            onType={(field, value) => setTyped(withValue(typed, bad.order_id, field, value))}
          />
        ))}
      </ul>
      <span>
        <Button
          type="primary"
          disabled={changes.length === 0}
          loading={save.isPending}
          onClick={() => save.mutate({ addresses: changes })}
        >
          {fill(text.fix_save, { count: changes.length })}
        </Button>
      </span>
    </section>
  )
}
