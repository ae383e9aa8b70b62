import * as contract from '@inkroute/contract/address/address'
import type { OrderAddress } from '@inkroute/contract/order/order'
import { Button, Checkbox, Form, type FormInstance, Input, Select } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useMayOpen } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { orderText } from '../order.text.ts'
import { AddressFields } from './address-fields.tsx'
import css from './checkout.module.css'
import { checkoutText } from './checkout.text.ts'
import { blankAddress } from './checkout.view.ts'

export interface AddressValues extends OrderAddress {
  readonly remark: string
  /** Goes into the address book with the order. */
  readonly keeps_address: boolean
}

type Problem = { readonly field: string; readonly message: string }

/** Shows what the server refused at its field; names may lead through the shipment. Returns what has no field here. */
export function showProblems(form: FormInstance<AddressValues>, problems: readonly Problem[]): readonly Problem[] {
  const known = new Set(Object.keys(blankAddress))
  const getName = ({ field }: Problem) => field.split('.').at(-1) ?? field
  const placed = problems.filter((problem) => known.has(getName(problem)))
  form.setFields(placed.map((problem) => ({ name: getName(problem) as keyof OrderAddress, errors: [problem.message] })))
  return problems.filter((problem) => !placed.includes(problem))
}

const getFields = ({
  id: _,
  is_default: __,
  blocked: ___,
  updated_at: ____,
  ...fields
}: contract.Address): OrderAddress => fields

/** The address book; the default is filled in as long as nothing else has been entered. */
function useAddressBook(fillIn: (address: OrderAddress) => void, is_fresh: boolean) {
  const may_open = useMayOpen()('/setting/address')
  const [keyword, setKeyword] = useState('')
  const input = { page_size: 20, ...(keyword ? { keyword } : {}) }
  const found = useCall(contract.listAddresses, input, { enabled: may_open, quiet: true }).data
  const usual = found?.data.find(({ is_default, blocked }) => is_default && blocked === '')
  const is_filled = useRef(false)
  useEffect(() => {
    if (!usual || !is_fresh || is_filled.current) return
    is_filled.current = true
    fillIn(getFields(usual))
  }, [usual, is_fresh, fillIn])
  const is_empty = found?.total === 0 && keyword === ''
  return { may_open, found, is_empty, setKeyword }
}

interface PickProps {
  readonly book: ReturnType<typeof useAddressBook>
  readonly onPick: (address: OrderAddress) => void
}

function BookPick({ book: { found, setKeyword }, onPick }: PickProps) {
  const text = useText(orderText)
  return (
    <Select
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      className={css.book ?? ''}
      aria-label={text.from_book}
      placeholder={text.from_book}
      value={null}
      options={(found?.data ?? []).map((one) => ({
        value: one.id,
        label: `${one.name} · ${one.city} · ${one.country}`,
        disabled: one.blocked !== '',
      }))}
      onChange={(id) => {
        const picked = found?.data.find((one) => one.id === id)
        if (picked) onPick(getFields(picked))
      }}
    />
  )
}

/** So many characters at once were pasted, not typed. */
const PASTED = 15
const MIN_BLOCK = 5

interface PasteProps {
  readonly onRead: (address: Partial<OrderAddress>, problems: readonly Problem[]) => void
}

/** Reads a pasted block at once; typed text is read on request. */
function PasteBox({ onRead }: PasteProps) {
  const text = useText(checkoutText)
  const [block, setBlock] = useState('')
  const [is_unread, setUnread] = useState(false)
  const read = useSend(contract.parseAddress, {
    onSuccess: ({ address, problems }) => {
      const is_found = Boolean(address.street1 || address.postcode || address.city)
      setUnread(!is_found)
      if (is_found) onRead(address, problems)
    },
  })
  const change = (value: string) => {
    setBlock(value)
    setUnread(false)
    if (value.length - block.length >= PASTED) read.mutate({ text: value })
  }
  return (
    <div className={`flex flex-wrap items-start gap-2 ${css.paste}`}>
      <Input.TextArea
        aria-label={text.paste}
        placeholder={text.paste_hint}
        autoSize={{ minRows: 1, maxRows: 5 }}
        maxLength={1000}
        value={block}
        status={is_unread ? 'error' : ''}
        onChange={(event) => change(event.target.value)}
      />
      {block.trim().length >= MIN_BLOCK ? (
        <Button loading={read.isPending} onClick={() => read.mutate({ text: block })}>
          {text.paste_read}
        </Button>
      ) : null}
      {is_unread ? <p role="alert">{text.paste_nothing}</p> : null}
    </div>
  )
}

interface FormProps {
  readonly form: FormInstance<AddressValues>
  /** What was entered before leaving this screen. */
  readonly remembered: Partial<AddressValues> | null
  readonly onChange: () => void
  /** Filled in as a whole: freight is worked out at once. */
  readonly onFilled: () => void
}

/** Address book, pasted text and fields; each of them fills the same form. */
export function AddressForm({ form, remembered, onChange, onFilled }: FormProps) {
  const text = useText(orderText)
  const words = useText(checkoutText)
  const [is_touched, setTouched] = useState(remembered !== null)
  const replace = (address: Partial<OrderAddress>) => {
    const country = address.country || form.getFieldValue('country')
    form.setFields(Object.keys(blankAddress).map((name) => ({ name: name as keyof OrderAddress, errors: [] })))
    form.setFieldsValue({ ...blankAddress, ...address, country })
    setTouched(true)
    onFilled()
  }
  const book = useAddressBook(replace, !is_touched)
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      initialValues={{ ...blankAddress, remark: '', keeps_address: true, ...remembered }}
      onValuesChange={() => {
        setTouched(true)
        onChange()
      }}
    >
      {book.may_open ? (
        <div className="flex flex-wrap items-start gap-3 mb-4">
          <PasteBox
            onRead={(address, problems) => {
              replace(address)
              showProblems(form, problems)
            }}
          />
          {book.is_empty ? null : <BookPick book={book} onPick={replace} />}
        </div>
      ) : null}
      <AddressFields is_customs_checked>
        <Form.Item name="remark" label={text.remark}>
          <Input maxLength={500} />
        </Form.Item>
      </AddressFields>
      {book.may_open && book.is_empty ? (
        <Form.Item name="keeps_address" valuePropName="checked" className="m-0 mt-3">
          <Checkbox>{words.keep_address}</Checkbox>
        </Form.Item>
      ) : null}
    </Form>
  )
}
