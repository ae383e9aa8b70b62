import type { Reply } from '@inkroute/contract/endpoint'
import * as auth from '@inkroute/contract/store/auth'
import type { StorePlatform } from '@inkroute/contract/store/platforms'
import type { platformStores, StoreRow } from '@inkroute/contract/store/store'
import * as contract from '@inkroute/contract/store/store'
import { Alert, Button, Form, Input, Select } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { connectText } from '../store.text.ts'
import { platformLabel } from '../store.view.ts'

export type LivePlatform = Reply<typeof platformStores>['data'][number]

interface CodeWayProps {
  readonly facts: StorePlatform
  readonly live: LivePlatform
  readonly store: StoreRow | null
}

interface Values {
  readonly shop_domain?: string
  readonly region?: string
}

function DomainField({ facts, live }: Pick<CodeWayProps, 'facts' | 'live'>) {
  const text = useText(connectText)
  const is_site = facts.domain_suffix === ''
  const hint = is_site ? text.site_hint : fill(text.domain_hint, { suffix: facts.domain_suffix })
  return (
    <Form.Item
      name="shop_domain"
      label={is_site ? text.site : text.domain}
      extra={live.sample_domain ? `${hint} · ${text.sample}` : hint}
      rules={[{ required: true, message: text.required }]}
    >
      <Input maxLength={200} autoComplete="url" spellCheck={false} />
    </Form.Item>
  )
}

function CountryField() {
  const text = useText(connectText)
  const countries = useCall(auth.amazonCountries, {}).data?.data ?? []
  const options = countries.map(({ country, name, currency }) => ({ value: country, label: `${name} · ${currency}` }))
  return (
    <Form.Item name="region" label={text.country}>
      <Select showSearch={{ optionFilterProp: 'label' }} options={options} loading={options.length === 0} />
    </Form.Item>
  )
}

const getRegion = ({ needs }: StorePlatform, store: StoreRow | null): string =>
  needs === 'country' ? (store?.external_shop_id.split(':')[1] ?? 'US') : ''

/** Sends the seller to the platform; they come back to `/shopify/auth` by themselves. */
export function CodeWay({ facts, live, store }: CodeWayProps) {
  const text = useText(connectText)
  const { language } = useLanguage()
  const [problem, setProblem] = useState('')
  const platform = platformLabel(facts.id, language)
  const go = useSend(auth.authUrl, {
    quiet: true,
    onSuccess: ({ url }) => window.location.assign(url),
    onError: ({ message }) => setProblem(message),
  })
  const submit = (values: Values) => {
    setProblem('')
    const return_origin = window.location.origin
    go.mutate({ platform: facts.id, return_origin, ...values, ...(store ? { store_id: store.id } : {}) })
  }
  const initial = {
    shop_domain: store?.shop_domain || live.sample_domain,
    region: getRegion(facts, store),
  }
  return (
    <Form layout="vertical" initialValues={initial} onFinish={submit}>
      {problem ? <Alert type="error" showIcon title={problem} style={{ marginBottom: 16 }} /> : null}
      <p>{facts.way === 'key_post' ? text.by_site : fill(text.by_code, { platform })}</p>
      {facts.needs === 'shop_domain' ? <DomainField facts={facts} live={live} /> : null}
      {facts.needs === 'country' ? <CountryField /> : null}
      <Button type="primary" htmlType="submit" block size="large" loading={go.isPending || go.isSuccess}>
        {fill(text.go, { platform })}
      </Button>
    </Form>
  )
}

interface KeysWayProps {
  readonly facts: StorePlatform
  readonly live: LivePlatform
  readonly store: StoreRow | null
  readonly onDone: () => void
}

/** Keys or a token from the platform's console, verified before they are saved. */
export function KeysWay({ facts, live, store, onDone }: KeysWayProps) {
  const text = useText(connectText)
  const { language } = useLanguage()
  const [problem, setProblem] = useState('')
  const bind = useSend(auth.bindStore, {
    quiet: true,
    refetch: [contract.listStores, contract.platformStores, contract.authExceptionStores],
    onSuccess: ({ stores }) => {
      showToast('success', fill(text.connected, { name: stores[0]?.name ?? '' }))
      onDone()
    },
    onError: ({ message }) => setProblem(message),
  })
  const submit = ({ shop_domain = '', region = '', ...given }: Record<string, string | undefined>) => {
    setProblem('')
    const filled = Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : []))
    const base = { fields: { ...Object.fromEntries(filled), platform: String(facts.id) }, shop_domain, region }
    bind.mutate(store ? { ...base, store_id: store.id } : base)
  }
  const required = [{ required: true, message: text.required }]
  return (
    <Form
      layout="vertical"
      initialValues={{ shop_domain: store?.shop_domain ?? '', region: getRegion(facts, store) }}
      onFinish={submit}
    >
      {problem ? <Alert type="error" showIcon title={problem} style={{ marginBottom: 16 }} /> : null}
      {live.console_url ? (
        <p>
          <a href={live.console_url} target="_blank" rel="noreferrer">
            {text.keys_where}
          </a>
        </p>
      ) : null}
      {facts.needs === 'shop_domain' ? (
        <Form.Item name="shop_domain" label={text.site} extra={text.site_hint} rules={required}>
          <Input maxLength={200} spellCheck={false} />
        </Form.Item>
      ) : null}
      {facts.needs === 'country' ? <CountryField /> : null}
      {facts.fields.map((field) => (
        <Form.Item key={field.name} name={field.name} label={field[language]} rules={field.is_optional ? [] : required}>
          {field.is_secret ? (
            <Input.Password maxLength={4000} autoComplete="off" />
          ) : (
            <Input maxLength={200} spellCheck={false} />
          )}
        </Form.Item>
      ))}
      <Button type="primary" htmlType="submit" block size="large" loading={bind.isPending}>
        {text.connect}
      </Button>
    </Form>
  )
}
