import * as contract from '@inkroute/contract/domain/domain'
import { Button, Form, Input, Skeleton } from 'antd'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import type { ApiError } from '../../shared/api/request.ts'
import { useText } from '../../shared/text/language.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import css from './domain.module.css'
import { domainText } from './domain.text.ts'
import { DomainCard } from './domain-card.tsx'

interface Values {
  readonly host: string
}

const NAME = /^\s*(https?:\/\/)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]\/?\s*$/i

function AddForm() {
  const text = useText(domainText)
  const [form] = Form.useForm<Values>()
  const add = useSend(contract.addDomain, {
    refetch: [contract.listDomains],
    onSuccess: () => {
      showToast('success', text.added)
      form.resetFields()
    },
    onError: ({ problems }: ApiError) =>
      form.setFields(problems.map(({ message }) => ({ name: 'host' as const, errors: [message] }))),
  })
  return (
    <Form form={form} className={css.add ?? ''} onFinish={({ host }) => add.mutate({ host })}>
      <Form.Item name="host" rules={[{ required: true, pattern: NAME, message: text.host_wrong }]}>
        <Input aria-label={text.host} placeholder={text.host_hint} maxLength={130} inputMode="url" autoComplete="off" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={add.isPending}>
        {text.add}
      </Button>
    </Form>
  )
}

/** The seller's own domains for listing pictures. */
export default function DomainScreen() {
  const text = useText(domainText)
  const list = useCall(contract.listDomains, {}, { quiet: true })
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />
  const domains = list.data?.data ?? []
  return (
    <div className={`grid grid-cols-1 min-w-0 gap-4 ${css.stack}`}>
      <PageHeader description={text.description} />
      <Panel title={text.add}>
        <AddForm />
      </Panel>
      {list.isPending ? <Skeleton active /> : null}
      {list.data && domains.length === 0 ? (
        <EmptyState icon="globe" title={text.empty_title} body={text.empty_body} />
      ) : null}
      {domains.map((domain) => (
        <DomainCard key={domain.id} domain={domain} target={list.data?.target ?? ''} />
      ))}
    </div>
  )
}
