import { type Address, listAddresses } from '@inkroute/contract/address/address'
import { Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useMayOpen } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { orderText } from '../order.text.ts'

const fieldsOf = ({ id: _, is_default: __, blocked: ___, updated_at: ____, ...fields }: Address) => fields

/** Fills the form from the address book; absent where there is none. */
export function AddressBookPick({ onPick }: { readonly onPick: (address: ReturnType<typeof fieldsOf>) => void }) {
  const text = useText(orderText)
  const may_open = useMayOpen()('/setting/address')
  const [keyword, setKeyword] = useState('')
  const input = { page_size: 20, ...(keyword ? { keyword } : {}) }
  const found = useCall(listAddresses, input, { enabled: may_open, quiet: true }).data
  if (!may_open || (found?.total === 0 && keyword === '')) return null
  return (
    <Select
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      style={{ width: 'min(420px, 100%)', marginBottom: 16 }}
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
        if (picked) onPick(fieldsOf(picked))
      }}
    />
  )
}
