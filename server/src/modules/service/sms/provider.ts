import { fetchOutside } from '../../../infra/outside/fetch-outside.ts'

/** One message for one phone. */
export interface Sms {
  /** The same on every retry. Only our own gateway drops duplicates by it; the others get it as a reference. */
  readonly message_id: string
  /** Eleven digits in mainland China, otherwise with + and country code. */
  readonly phone: string
  /** The whole message, for companies that take free text. */
  readonly text: string
  /** Empty for a notice, which uses its own template. */
  readonly code: string
  /** What a notice is about, unless it says that the number is registered. */
  readonly about?: 'password'
}

/** Sends a message and returns what the company calls it. Throws a ServiceRefusal when it is not accepted. */
export type SmsProvider = (values: Readonly<Record<string, string>>, sms: Sms) => Promise<string>

/** What an outside service said instead of yes. */
export class ServiceRefusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

export const internationalPhone = (phone: string): string => (phone.startsWith('+') ? phone : `+86${phone}`)

/** Companies with approved templates send nothing else: a notice without one is left out. */
export const templateFor = (values: Readonly<Record<string, string>>, { code, about }: Sms): string | undefined =>
  (code ? values.code_template : about ? values[`${about}_template`] : values.notice_template) || undefined

/** In place of an id where a company has no template for the message. */
export const NOT_SENT = 'no template'

const TIMEOUT_MS = 8_000

interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
}

/** These companies answer in JSON, errors included; anything else is a proxy or an outage in between. */
export async function ask(url: string, init: RequestInit, timeout_ms = TIMEOUT_MS): Promise<Answer> {
  const response = await fetchOutside(url, { ...init, signal: AbortSignal.timeout(timeout_ms) })
  const text = await response.text()
  try {
    return { status: response.status, body: JSON.parse(text) as Record<string, unknown> }
  } catch {
    throw new ServiceRefusal(`HTTP ${response.status}`, 'the answer is not JSON')
  }
}
