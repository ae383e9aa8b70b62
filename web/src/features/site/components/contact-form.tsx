import * as site from '@inkroute/contract/site/site'
import { Button, Form, Input, Skeleton } from 'antd'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { overviewText } from '../overview.text.ts'
import css from './ops-overview.module.css'

/** Support contacts. Empty ones are not shown. */
export function OpsContactForm() {
  const text = useText(overviewText)
  const contact = useCall(site.getContactForm, {}, { quiet: true })
  const save = useSend(site.saveContact, { refetch: [site.getContactForm, site.getContact] })
  if (contact.isError) return null
  const onFinish = async (entered: site.ContactForm) => {
    await save.mutateAsync(entered)
    showToast('success', text.contact_saved)
  }
  return (
    <section className={css.card}>
      <h2>{text.contact}</h2>
      <p>{text.contact_note}</p>
      {contact.data ? (
        <Form layout="vertical" initialValues={contact.data} onFinish={(entered) => void onFinish(entered)}>
          <Form.Item name="email" label={text.contact_email}>
            <Input type="email" maxLength={120} />
          </Form.Item>
          <Form.Item name="chat_url" label={text.contact_chat}>
            <Input type="url" />
          </Form.Item>
          <Form.Item name="hours_zh" label={text.contact_hours_zh}>
            <Input maxLength={60} />
          </Form.Item>
          <Form.Item name="hours_en" label={text.contact_hours_en}>
            <Input maxLength={60} />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            {text.save}
          </Button>
        </Form>
      ) : (
        <Skeleton active paragraph={{ rows: 4 }} />
      )}
    </section>
  )
}
