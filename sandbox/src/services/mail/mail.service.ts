import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { SandboxService } from '../../shared/service.ts'
import { serviceKey } from '../../shared/signed-requests.ts'
import { StoredList } from '../../shared/stored-list.ts'
import { mailboxPage } from './mailbox-page.ts'
import { mailAccount, type ReceivedMail, smtpServer } from './smtp.ts'

const MAX_MAILS = 500
const PAGE_MAILS = 50

/** Returns the port, and listens there from then on. */
function openSmtp(
  app: FastifyInstance,
  port: number | undefined,
  server: ReturnType<typeof smtpServer>,
): () => Promise<number> {
  let listening: Promise<number> | undefined
  const start = () => {
    listening ??= (async () => {
      server.on('error', () => {})
      const ready = once(server.server, 'listening')
      server.listen(port ?? 0, '127.0.0.1')
      await ready
      return (server.server.address() as AddressInfo).port
    })()
    return listening
  }
  if (port !== undefined) app.addHook('onListen', async () => void (await start()))
  app.addHook('onClose', async () => {
    if (listening) await new Promise<void>((done) => server.close(() => done()))
  })
  return start
}

export const mailService: SandboxService = {
  name: 'mail',
  title: '邮件服务器 · Mail server',
  description: '收下平台发出的所有邮件，可以像收件人一样阅读。 Keeps every mail the platform sends, to be read here.',
  page: '/mail',
  add(app, { config }) {
    const mails = new StoredList<ReceivedMail>(join(config.data_dir, 'mail.json'), MAX_MAILS)
    const passwords = [mailAccount.password, serviceKey(config.secret, 'mail')]
    const server = smtpServer(passwords, (mail) => {
      const is_known = mails.items.some(({ message_id, to }) => message_id === mail.message_id && to === mail.to)
      if (!is_known) mails.add(mail)
    })
    const start = openSmtp(app, config.smtp_port, server)

    app.get('/mail/smtp.json', async () => ({ port: await start(), user: mailAccount.user }))
    app.get<{ Querystring: { to?: string } }>('/mail/messages.json', async (request) => {
      const to = request.query.to?.toLowerCase() ?? ''
      return mails.items
        .filter((mail) => mail.to.toLowerCase().includes(to))
        .slice(-PAGE_MAILS)
        .reverse()
    })
    app.get('/mail', async (_request, reply) => reply.type('text/html').send(mailboxPage(await start())))
  },
}
