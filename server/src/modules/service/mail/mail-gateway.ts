import { isIP } from 'node:net'
import { currentBrand } from '../../../infra/company/company.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { sandboxServiceKey } from '../../../infra/derived-key.ts'
import { getPublicAddress } from '../../../infra/outside/outside-route.ts'
import { isThisMachine } from '../../../infra/services/entries.ts'
import { type CallOutcome, recordedCall, SANDBOX } from '../../../infra/services/recorded-call.ts'
import { sandboxUrl } from '../../../infra/signed-post.ts'
import { countMails, insertMail } from './mail.queries.ts'
import { isRecipientRefusal, limitReached, refusalText, type SmtpRefusal } from './mail.rules.ts'

/** One mail for one person. */
export interface Mail {
  /** The same on every retry, so that a mailbox can drop a repeated one. */
  readonly message_id: string
  readonly to: string
  /** What it is about, for the log of sent mails. */
  readonly kind: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Where one click stops such mails (RFC 8058); absent for codes, which nobody can unsubscribe from. */
  readonly stop_url?: string
}

interface SmtpRoute {
  readonly provider: string
  readonly host: string
  readonly port: number
  readonly security: string
  readonly user: string
  readonly password: string
  readonly from_address: string
  readonly from_name: string
  readonly hourly_limit: number
  /** Entered on the screen and not named by the operator: only a server on the public internet is asked. */
  readonly must_be_public: boolean
}

const DEFAULT_HOURLY_LIMIT = 2000
const TIMEOUT_MS = 8_000

/** The sandbox listens on a port of its own and says which. */
async function sandboxRoute(ctx: AppCtx): Promise<SmtpRoute> {
  const answer = await fetch(`${sandboxUrl(ctx)}/mail/smtp.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  const { port, user } = (await answer.json()) as { port: number; user: string }
  return {
    provider: SANDBOX,
    host: '127.0.0.1',
    port,
    security: 'none',
    user,
    password: sandboxServiceKey(ctx.config.app_secret, 'mail'),
    from_address: 'no-reply@inkroute.example',
    from_name: '',
    hourly_limit: DEFAULT_HOURLY_LIMIT,
    must_be_public: false,
  }
}

/** The server named in the environment, the one staff entered, or the sandbox of the demo. */
async function currentRoute(ctx: AppCtx): Promise<SmtpRoute> {
  if (ctx.config.mail) return { provider: 'environment', must_be_public: false, ...ctx.config.mail }
  const choice = ctx.services.find('mail')
  if (!choice) return sandboxRoute(ctx)
  const {
    host = '',
    port,
    security = 'tls',
    user = '',
    password = '',
    from_address = '',
    from_name = '',
  } = choice.values
  const hourly_limit = Number(choice.values.hourly_limit) || DEFAULT_HOURLY_LIMIT
  const account = { user, password, from_address, from_name, hourly_limit }
  const is_sandbox = ctx.sandbox_url !== undefined && isThisMachine(host)
  const must_be_public = !is_sandbox && !ctx.config.market_allow.has(`smtp://${host}:${port}`)
  return { provider: choice.provider, host, port: Number(port), security, must_be_public, ...account }
}

/** Returns what the server said. Throws an SmtpRefusal when it does not take the mail. */
async function sendBySmtp(route: SmtpRoute, mail: Mail, sender_name: string): Promise<string> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    host: route.must_be_public ? await getPublicAddress(route.host) : route.host,
    ...(isIP(route.host) ? {} : { tls: { servername: route.host } }),
    port: route.port,
    secure: route.security === 'tls',
    requireTLS: route.security === 'starttls',
    ignoreTLS: route.security === 'none',
    ...(route.user ? { auth: { user: route.user, pass: route.password } } : {}),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS * 2,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const { message_id, to, subject, html, text, stop_url } = mail
  const domain = route.from_address.split('@')[1] ?? 'localhost'
  try {
    const info = await transport.sendMail({
      messageId: `<${message_id}@${domain}>`,
      from: { name: sender_name, address: route.from_address },
      // As an object, so that nothing in an address is read as a list of addresses.
      to: { name: '', address: to },
      subject,
      html,
      text,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(stop_url
          ? {
              // Prepared: folded by nodemailer, the address would be broken into pieces.
              'List-Unsubscribe': { prepared: true, value: `<${stop_url}>` },
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }
          : {}),
      },
    })
    return info.response
  } catch (error) {
    throw new Error(refusalText(error as SmtpRefusal), { cause: error })
  } finally {
    transport.close()
  }
}

async function overRoute(ctx: AppCtx, mail: Mail): Promise<CallOutcome> {
  const route = await currentRoute(ctx)
  const name = route.from_name || (await currentBrand(ctx)).full.zh
  return recordedCall(ctx, { service: 'mail', provider: route.provider }, () =>
    sendBySmtp(route, mail, name).catch((error: Error) => {
      // A mailbox that does not exist says nothing about the health of the service.
      if (isRecipientRefusal((error.cause ?? error) as SmtpRefusal)) return error.message
      throw error
    }),
  )
}

/** Whether one more mail may go to this person, and from this installation, within this hour. */
async function mayMail(ctx: AppCtx, recipient: string): Promise<boolean> {
  const { hourly_limit } = await currentRoute(ctx)
  return !limitReached(await countMails(ctx.db, recipient, ctx.clock.now()), hourly_limit)
}

/** Sends one mail. Throws if it is not accepted or too many were sent, so the job retries. Call it from jobs only. */
export async function sendMail(ctx: AppCtx, mail: Mail): Promise<void> {
  if (!(await mayMail(ctx, mail.to))) throw new Error('Mail not sent: the limit of this hour is reached')
  const { is_ok, answer } = await overRoute(ctx, mail)
  if (!is_ok) throw new Error(`Mail not accepted: ${answer}`)
  await insertMail(ctx.db, { recipient: mail.to, kind: mail.kind, created_at: ctx.clock.now().toISOString() })
}

/** For the button that tries the settings: the answer is shown, not thrown. */
export const tryMail = (ctx: AppCtx, mail: Mail): Promise<CallOutcome> => overRoute(ctx, mail)
