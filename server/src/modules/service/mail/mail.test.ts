import { randomUUID } from 'node:crypto'
import { type AddressInfo, createServer } from 'node:net'
import * as contract from '@inkroute/contract/service/service'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { newEmail, readMails } from '../../../testing/people.ts'
import { newStaff } from '../../../testing/staff.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { sendMail } from './mail-gateway.ts'
import { renderMail } from './mail-layout.view.ts'

let app: TestApp
let staff: { token: string }
let port: string
beforeAll(async () => {
  app = await testApp()
  staff = { token: await newStaff(app, ['ops.services']) }
  const answer = await fetch(`${app.ctx.sandbox_url}/mail/smtp.json`)
  port = String(((await answer.json()) as { port: number }).port)
})

const look = {
  brand: { name: { zh: '印途', en: 'InkRoute' }, full: { zh: '印途', en: 'InkRoute' }, logo: '', colour: '' },
  language: 'en' as const,
  public_url: 'https://shop.example',
}

async function choose(settings: Record<string, string> = {}, password = 'sandbox-smtp-password'): Promise<void> {
  const { revision } = await app.call(contract.getServiceSettings, { service: 'mail' }, staff)
  const account = { host: '127.0.0.1', port, security: 'none', user: 'inkroute', from_address: 'shop@example.com' }
  const entered = { provider: 'smtp', settings: { ...account, ...settings }, secrets: { password }, revision }
  await app.call(contract.saveServiceSettings, { service: 'mail', ...entered }, staff)
}

const tryTo = (to: string) => app.call(contract.testService, { service: 'mail', to }, staff)

test('staff enter a server and try it; the mail has an HTML and a text part and the sender they chose', async () => {
  await choose({ from_name: '墨坊' })
  const to = newEmail()
  expect(await tryTo(to)).toMatchObject({ is_ok: true, answer: expect.stringContaining('250') })
  const [mail] = await readMails(app, to)
  expect(mail).toMatchObject({ subject: '测试邮件', from: '墨坊 <shop@example.com>' })
  expect([mail?.html, mail?.text]).toEqual([expect.stringContaining('</html>'), expect.stringContaining('邮件服务')])
  expect(mail?.headers).toEqual({ 'auto-submitted': 'auto-generated' })
})

test('a wrong password and an untrusted certificate fail, and the list says why', async () => {
  await choose({}, 'guessed')
  expect(await tryTo(newEmail())).toMatchObject({ is_ok: false, answer: expect.stringMatching(/EAUTH.*535/) })
  // The sandbox offers STARTTLS with a certificate nobody vouches for.
  await choose({ security: 'starttls' })
  const tried = await tryTo(newEmail())
  expect(tried).toMatchObject({ is_ok: false, answer: expect.stringMatching(/certificate|ESOCKET|ETLS/) })
  const { services } = await app.call(contract.listServices, {}, staff)
  expect(services.find(({ name }) => name === 'mail')).toMatchObject({
    provider: 'smtp',
    health: { failing_since: expect.any(String), last_error: tried.answer },
  })
  await choose()
})

test('a mailbox that does not exist is no failure of the service; a full one is tried again', async () => {
  const mail = { message_id: randomUUID(), kind: 'test', subject: 's', html: '', text: 't' }
  await sendMail(app.ctx, { ...mail, to: 'unknown@example.com' })
  await expect(sendMail(app.ctx, { ...mail, to: 'full@example.com' })).rejects.toThrow(/452/)
})

test('one address gets twenty mails an hour, and the hourly limit of the installation holds', async () => {
  const to = newEmail()
  const created_at = app.clock.now().toISOString()
  const rows = Array.from({ length: 20 }, () => ({ recipient: to, kind: 'test', created_at }))
  await app.ctx.db.insertInto('mail_sent').values(rows).execute()
  const mail = { message_id: randomUUID(), kind: 'test', subject: 's', html: '', text: 't' }
  await expect(sendMail(app.ctx, { ...mail, to })).rejects.toThrow(/limit/)
  await choose({ hourly_limit: '10' })
  await expect(sendMail(app.ctx, { ...mail, to: newEmail() })).rejects.toThrow(/limit/)
  await choose()
})

/** Listens like anything inside a network that is no mail server. */
async function innerServer() {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.on('error', () => {}).end('-ERR internal build 4711\r\n')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return { port: String((server.address() as AddressInfo).port), connections: () => connections }
}

async function tryAt(env: Record<string, string>, settings: Record<string, string>) {
  const live = await testApp({ env: { DEMO: 'false', ...env } })
  const who = { token: await newStaff(live, ['ops.services']) }
  const entered = { security: 'tls', from_address: 'shop@example.com', ...settings }
  const input = { service: 'mail' as const, provider: 'smtp', settings: entered, secrets: {}, revision: 0 }
  await live.call(contract.saveServiceSettings, input, who)
  return live.call(contract.testService, { service: 'mail', to: newEmail() }, who)
}

test('a server inside our network is not asked, whatever its name', async () => {
  const inner = await innerServer()
  for (const host of ['127.0.0.1', 'localhost']) {
    const outcome = await tryAt({}, { host, port: inner.port })
    expect(outcome).toMatchObject({ is_ok: false, answer: expect.stringContaining('private network') })
  }
  expect(inner.connections()).toBe(0)
})

test('what answers unlike a mail server is not quoted', async () => {
  const inner = await innerServer()
  const env = { MARKET_ALLOW: `smtp://127.0.0.1:${inner.port}` }
  const { is_ok, answer } = await tryAt(env, { host: '127.0.0.1', port: inner.port, security: 'none' })
  expect({ is_ok, connections: inner.connections() }).toEqual({ is_ok: false, connections: 1 })
  expect(answer).not.toContain('4711')
})

test('entries that would break headers or send keys in the clear are refused at their field', async () => {
  const findProblem = (settings: Record<string, string>) =>
    choose(settings).then(
      () => null,
      (error: { problems: { field: string }[] }) => error.problems.map(({ field }) => field),
    )
  expect(await findProblem({ from_name: 'Shop\r\nBcc: all@example.com' })).toEqual(['settings.from_name'])
  expect(await findProblem({ from_address: 'a@b.example>\r\nX: y' })).toEqual(['settings.from_address'])
  expect(await findProblem({ host: 'mail.example.com' })).toEqual(['settings.security'])
  await expect(tryTo('nobody')).rejects.toMatchObject({ problems: [{ field: 'to' }] })
})

test('what a mail says is text: markup is escaped and a subject stays one line', () => {
  const mail = renderMail(look, {
    subject: 'Order\r\nBcc: all@example.com',
    heading: '<script>alert(1)</script>',
    paragraphs: ['a & b'],
    items: [{ title: '"quoted"', body: '<b>bold</b>', path: '/x?a=1&b=2', note: '' }],
    footer: ['© InkRoute'],
  })
  expect(mail.subject).toBe('Order Bcc: all@example.com')
  expect(mail.html).not.toContain('<script>')
  expect(mail.html).toContain('&lt;b&gt;bold&lt;/b&gt;')
  expect(mail.html).toContain('href="https://shop.example/x?a=1&amp;b=2"')
  expect(mail.text).toContain('* "quoted"\n  <b>bold</b>\n  https://shop.example/x?a=1&b=2')
})
