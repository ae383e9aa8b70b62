import type { Reply } from '@inkroute/contract/endpoint'
import type { Provider, ProviderField } from '@inkroute/contract/service/provider'
import { type ConfigurableService, findProvider, providersOf, testTargets } from '@inkroute/contract/service/providers'
import * as contract from '@inkroute/contract/service/service'
import { Alert, Button, Drawer, Form, Input, Popconfirm, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import { formatInstant } from '../../shared/format/time.ts'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { markProblems } from '../../shared/ui/mark-problems.ts'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import css from './service.module.css'
import { servicesText } from './service.text.ts'

type Settings = Reply<typeof contract.getServiceSettings>

interface Entries {
  readonly provider: string
  readonly settings: Record<string, string>
  readonly secrets: Record<string, string>
}

interface FieldInputProps {
  readonly field: ProviderField
  /** Those of the field that may be chosen here. */
  readonly choices: ProviderField['choices']
  readonly is_kept: boolean
}

function FieldInput({ field, choices, is_kept }: FieldInputProps) {
  const text = useText(servicesText)
  const { language } = useLanguage()
  const label = field[language]
  const is_required = !field.is_optional && !is_kept
  return (
    <Form.Item
      name={[field.is_secret ? 'secrets' : 'settings', field.key]}
      label={label}
      rules={[{ required: is_required, whitespace: true, message: fill(text.needed_field, { field: label }) }]}
    >
      {choices ? (
        <Select options={choices.map((choice) => ({ value: choice.value, label: choice[language] }))} />
      ) : field.is_secret ? (
        <Input.Password autoComplete="new-password" placeholder={is_kept ? text.secret_kept : ''} maxLength={4000} />
      ) : (
        <Input autoComplete="off" spellCheck={false} placeholder={field.example} maxLength={400} />
      )}
    </Form.Item>
  )
}

/** Tries the saved settings, not the ones being typed: what is tested is what sellers will get. */
function TestMessage({ service }: { readonly service: ConfigurableService }) {
  const text = useText(servicesText)
  const refetch = [contract.getServiceSettings, contract.listServices]
  const send = useSend(contract.testService, { refetch })
  const outcome = send.data
  const target = testTargets[service]
  const words = {
    phone: { title: text.try, label: text.try_phone, note: text.try_note, type: 'tel' },
    email: { title: text.try_mail, label: text.try_mail_to, note: text.try_mail_note, type: 'email' },
    none: { title: text.try_keys, label: '', note: text.try_keys_note, type: '' },
  }[target]
  return (
    <section className={css.section}>
      <h3>{words.title}</h3>
      <Form layout="inline" className={`gap-y-2 ${css.try}`} onFinish={({ to = '' }) => send.mutate({ service, to })}>
        {target === 'none' ? null : (
          <Form.Item name="to" rules={[{ required: true, message: words.label }]}>
            <Input type={words.type} aria-label={words.label} placeholder={words.label} maxLength={254} />
          </Form.Item>
        )}
        <Button htmlType="submit" loading={send.isPending}>
          {target === 'none' ? text.try_ask : text.try_send}
        </Button>
      </Form>
      <p className={`text-sm text-quiet mt-2 ${css.note}`}>{words.note}</p>
      {outcome ? (
        <Alert
          type={outcome.is_ok ? 'success' : 'error'}
          showIcon
          title={
            outcome.is_ok ? fill(text.try_ok, { answer: outcome.answer, ms: outcome.duration_ms }) : outcome.answer
          }
        />
      ) : null}
    </section>
  )
}

function Answers({ calls }: Pick<Settings, 'calls'>) {
  const text = useText(servicesText)
  return (
    <section className={css.section}>
      <h3>{text.answers}</h3>
      {calls.length === 0 ? <p className={`text-sm text-quiet mt-2 ${css.note}`}>{text.no_answers}</p> : null}
      <ol className={`bare-list grid gap-1.5 ${css.answers}`}>
        {calls.map(({ id, at, is_ok, answer, duration_ms }) => (
          <li className="grid items-baseline wrap-anywhere bg-paper gap-3 px-2.5 py-1.5" key={id} data-ok={is_ok}>
            <RelativeTime at={at} />
            <span>{answer}</span>
            <span className={`text-sm text-quiet mt-2 ${css.note}`}>{duration_ms} ms</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface ProviderFieldsProps {
  readonly provider: Provider
  readonly kept: readonly string[]
  readonly allows_plain_mail: boolean
}

function ProviderFields({ provider, kept, allows_plain_mail }: ProviderFieldsProps) {
  const isOffered = (field: ProviderField, value: string) =>
    field.key !== 'security' || value !== 'none' || allows_plain_mail
  return provider.fields.map((field) => (
    <FieldInput
      key={`${provider.key}.${field.key}`}
      field={field}
      choices={field.choices?.filter(({ value }) => isOffered(field, value))}
      is_kept={kept.includes(field.key)}
    />
  ))
}

interface EditorProps {
  readonly service: ConfigurableService
  readonly loaded: Settings
  readonly onClose: () => void
}

function SwitchOff({ service, loaded, onClose }: EditorProps) {
  const text = useText(servicesText)
  const remove = useSend(contract.removeServiceSettings, {
    refetch: [contract.listServices, contract.getServiceSettings],
    onSuccess: () => {
      showToast('success', text.switched_off)
      onClose()
    },
  })
  return (
    <Popconfirm
      title={text.switch_off_ask}
      okText={text.switch_off}
      cancelText={text.cancel}
      onConfirm={() => remove.mutate({ service, revision: loaded.revision })}
    >
      <Button danger loading={remove.isPending}>
        {text.switch_off}
      </Button>
    </Popconfirm>
  )
}

function ServiceForm({ service, loaded, onClose }: EditorProps) {
  const text = useText(servicesText)
  const { language } = useLanguage()
  const [form] = Form.useForm<Entries>()
  const [only, ...others] = providersOf[service]
  const [key, setKey] = useState(loaded.provider || (only && others.length === 0 ? only.key : ''))
  const provider = findProvider(service, key)
  const save = useSend(contract.saveServiceSettings, {
    refetch: [contract.listServices, contract.getServiceSettings],
    onSuccess: () => showToast('success', text.saved),
    onError: ({ problems }) =>
      void markProblems(
        form,
        problems.map(({ field, message }) => ({ path: field.split('.'), message })),
      ),
  })
  const onFinish = ({ settings = {}, secrets = {} }: Partial<Entries>) => {
    const filled = (values: Record<string, string | undefined>) =>
      Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])))
    save.mutate({
      service,
      provider: key,
      settings: filled(settings),
      secrets: filled(secrets),
      revision: loaded.revision,
    })
  }
  const kept = key === loaded.provider ? loaded.secrets_kept : []
  return (
    <Form<Entries>
      form={form}
      layout="vertical"
      scrollToFirstError
      initialValues={{ settings: loaded.settings }}
      onFinish={onFinish}
    >
      <Form.Item label={text.provider} required>
        <Select
          value={key || null}
          placeholder={text.choose_provider}
          onChange={(next: string | null) => setKey(next ?? '')}
          aria-label={text.provider}
          options={providersOf[service].map((one) => ({ value: one.key, label: one[language] }))}
        />
      </Form.Item>
      {provider ? (
        <ProviderFields allows_plain_mail={loaded.allows_plain_mail} provider={provider} kept={kept} />
      ) : null}
      <div className="flex justify-between gap-3">
        <Button type="primary" htmlType="submit" disabled={!provider} loading={save.isPending}>
          {text.save}
        </Button>
        {loaded.revision > 0 ? <SwitchOff service={service} loaded={loaded} onClose={onClose} /> : null}
      </div>
      {loaded.updated_at ? (
        <p className={`text-sm text-quiet mt-2 ${css.note}`}>
          {fill(text.updated, {
            name: loaded.updated_by,
            time: formatInstant(loaded.updated_at, 'Asia/Shanghai'),
          })}
        </p>
      ) : null}
    </Form>
  )
}

interface DrawerProps {
  readonly service: ConfigurableService
  readonly onClose: () => void
}

/** Which company is behind a service, its keys, a test, and what it answered last. */
export function ServiceDrawer({ service, onClose }: DrawerProps) {
  const text = useText(servicesText)
  const { data, isError, refetch } = useCall(contract.getServiceSettings, { service })
  return (
    <Drawer open size={560} title={text[service]} onClose={onClose}>
      {isError && !data ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {data ? (
        <div className="grid gap-6">
          {data.is_set_by_server ? <Alert type="info" showIcon title={text.overridden} /> : null}
          <ServiceForm key={data.revision} service={service} loaded={data} onClose={onClose} />
          {data.revision > 0 ? <TestMessage service={service} /> : null}
          <Answers calls={data.calls} />
        </div>
      ) : (
        <Skeleton active />
      )}
    </Drawer>
  )
}
