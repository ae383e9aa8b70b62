import * as auth from '@inkroute/contract/store/auth'
import type { StorePlatform } from '@inkroute/contract/store/platforms'
import type { StoreRow } from '@inkroute/contract/store/store'
import * as contract from '@inkroute/contract/store/store'
import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { connectText } from '../store.text.ts'
import type { LivePlatform } from './code-way.tsx'

interface KeysWayProps {
  readonly facts: StorePlatform
  readonly live: LivePlatform
  readonly store: StoreRow | null
  readonly onDone: () => void
}

/** Keys or a token the seller copies from the platform's console; tried at once before they are kept. */
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
  const submit = ({ shop_domain = '', ...fields }: Record<string, string>) => {
    setProblem('')
    const base = { fields: { ...fields, platform: String(facts.id) }, shop_domain }
    bind.mutate(store ? { ...base, store_id: store.id } : base)
  }
  const required = [{ required: true, message: text.required }]
  return (
    <Form layout="vertical" initialValues={{ shop_domain: store?.shop_domain ?? '' }} onFinish={submit}>
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
