import * as contract from '@inkroute/contract/order/desk'
import { Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { type CustomControlProps, sameInBoth } from '../../../shared/list/filter-types.ts'
import { useText } from '../../../shared/text/language.tsx'
import { deskText } from './desk.text.ts'

const STALE_MS = 300_000

export const useWarehouses = () =>
  (useCall(contract.getDeskFacets, {}, { quiet: true, stale_ms: STALE_MS }).data?.warehouses ?? []).map(
    ({ code, name }) => ({ value: code, label: sameInBoth(`${name} ${code}`) }),
  )

/** What was typed, and the chosen ones so that they have a name. */
function useOwners(keyword: string, { seller_id, store_id }: CustomControlProps['chosen']) {
  const chosen = { ...(seller_id ? { seller_id } : {}), ...(store_id ? { store_id } : {}) }
  return useCall(contract.findDeskOwners, { keyword, ...chosen }, { quiet: true }).data
}

/** Sellers and shops are too many for a list: the server finds them while the name is typed. */
export function SellerSelect({ value, chosen, choose }: CustomControlProps) {
  const text = useText(deskText)
  const [typed, setTyped] = useState('')
  const owners = useOwners(typed, chosen)
  return (
    <Select
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      placeholder={text.seller}
      aria-label={text.seller}
      value={value ?? null}
      options={(owners?.sellers ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      notFoundContent={text.no_owner}
      onChange={(id) => choose({ seller_id: id ?? undefined, store_id: undefined })}
    />
  )
}

export function StoreSelect({ value, chosen, onChange }: CustomControlProps) {
  const text = useText(deskText)
  const [typed, setTyped] = useState('')
  const owners = useOwners(typed, chosen)
  return (
    <Select
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      placeholder={text.store}
      aria-label={text.store}
      value={value ?? null}
      options={(owners?.stores ?? []).map(({ id, name, seller }) => ({
        value: String(id),
        label: seller ? `${name} · ${seller}` : name,
      }))}
      notFoundContent={text.no_owner}
      onChange={(id) => onChange(id ?? undefined)}
    />
  )
}
