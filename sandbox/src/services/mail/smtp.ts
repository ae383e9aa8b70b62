import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  /** As in the header, without brackets. */
  readonly message_id: string
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
  readonly received_at: string
}

/** An account that staff can enter as if the server were a real one. */
export const mailAccount = { user: 'inkroute', password: 'sandbox-smtp-password' }
const MAX_BYTES = 1024 * 1024
/** Headers a reader may want to see; the others are about transport. */
const SHOWN = ['list-unsubscribe', 'list-unsubscribe-post', 'auto-submitted', 'reply-to', 'bcc', 'cc']

/** As SMTP servers refuse: an unknown mailbox for good, a full one for now. */
const refusals: Record<string, [number, string] | undefined> = {
  'unknown@example.com': [550, '5.1.1 No such user here'],
  'full@example.com': [452, '4.2.2 Mailbox full, try again later'],
}

const refusalFor = (address: string): Error | null => {
  const known = refusals[address.toLowerCase()]
  return known ? Object.assign(new Error(known[1]), { responseCode: known[0] }) : null
}

async function readMail(raw: Buffer, to: string): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw)
  const headers = mail.headers.filter(({ key }) => SHOWN.includes(key)).map(({ key, value }) => [key, value])
  return {
    message_id: (mail.messageId ?? '').replace(/^<|>$/g, ''),
    from: `${mail.from?.name ?? ''} <${mail.from?.address ?? ''}>`.trim(),
    to,
    subject: mail.subject ?? '',
    html: mail.html ?? '',
    text: mail.text ?? '',
    headers: Object.fromEntries(headers),
    received_at: new Date().toISOString(),
  }
}

/** A real SMTP server that keeps what it is handed. Anyone may read it, so it takes only mails of the platform. */
export function smtpServer(passwords: readonly string[], deliver: (mail: ReceivedMail) => void): SMTPServer {
  return new SMTPServer({
    size: MAX_BYTES,
    banner: 'InkRoute sandbox',
    // Says nothing about its test certificate, which nobody should trust.
    logger: false,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth({ username, password }, _session, done) {
      const is_known = username === mailAccount.user && passwords.includes(password ?? '')
      if (is_known) return done(null, { user: username })
      done(Object.assign(new Error('5.7.8 Authentication failed'), { responseCode: 535 }))
    },
    onRcptTo: ({ address }, _session, done) => done(refusalFor(address)),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (stream.sizeExceeded) {
          return done(Object.assign(new Error('5.3.4 Message too large'), { responseCode: 552 }))
        }
        const people = session.envelope.rcptTo.map(({ address }) => address)
        Promise.all(people.map((to) => readMail(Buffer.concat(chunks), to))).then((mails) => {
          for (const mail of mails) deliver(mail)
          done(null, `2.0.0 Ok: queued as ${session.id}`)
        }, done)
      })
    },
  })
}
