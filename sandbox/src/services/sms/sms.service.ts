import { join } from 'node:path'
import type { SandboxService } from '../../shared/service.ts'
import { StoredList } from '../../shared/stored-list.ts'
import { inboxPage } from './inbox-page.ts'
import { addAlibabaSms, addTencentSms, addTwilioSms } from './providers.ts'

export interface SmsMessage {
  readonly message_id: string
  readonly phone: string
  readonly text: string
  /** Empty when the message carries none. */
  readonly code: string
  readonly received_at: string
}

const MAX_MESSAGES = 1000
const PAGE_MESSAGES = 50

const isText = (value: unknown): value is string => typeof value === 'string'

function readMessage(raw_body: string): Omit<SmsMessage, 'received_at'> | null {
  let body: Record<string, unknown> | null
  try {
    body = JSON.parse(raw_body)
  } catch {
    return null
  }
  const { message_id, phone, text, code } = body ?? {}
  if (!isText(message_id) || !isText(phone) || !isText(text) || !isText(code)) return null
  return /^1\d{10}$/.test(phone) && text !== '' ? { message_id, phone, text, code } : null
}

export const smsService: SandboxService = {
  name: 'sms',
  title: '短信网关 · SMS gateway',
  description: '接收平台发出的短信，代替手机显示验证码。 Shows the messages a phone would receive.',
  page: '/sms',
  add(app, { config, signed }) {
    const messages = new StoredList<SmsMessage>(join(config.data_dir, 'sms.json'), MAX_MESSAGES)
    const deliver = (message: Omit<SmsMessage, 'received_at'>) => {
      const is_known = messages.items.some((known) => known.message_id === message.message_id)
      if (!is_known) messages.add({ ...message, received_at: new Date().toISOString() })
    }
    addAlibabaSms(app, deliver)
    addTencentSms(app, deliver)
    addTwilioSms(app, deliver)

    app.post<{ Body: string }>('/sms/send', async (request, reply) => {
      const raw_body = request.body ?? ''
      const refusal = signed.check(request, 'sms', raw_body)
      if (refusal) return reply.code(403).send({ code: 'SignatureDoesNotMatch', message: refusal })
      const message = readMessage(raw_body)
      if (!message) return reply.code(400).send({ code: 'InvalidParameter', message: 'message_id, phone, text, code' })
      deliver(message)
      return { code: 'OK', message_id: message.message_id }
    })

    app.get<{ Querystring: { phone?: string } }>('/sms/messages.json', async (request) => {
      const { phone } = request.query
      return messages.items
        .filter((message) => !phone || message.phone.includes(phone))
        .slice(-PAGE_MESSAGES)
        .reverse()
    })

    app.get('/sms', async (_request, reply) => reply.type('text/html').send(inboxPage()))
  },
}
