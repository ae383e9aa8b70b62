import { hash, randomBytes, randomInt } from 'node:crypto'
import * as contract from '@inkroute/contract/auth/auth'
import type { Reply } from '@inkroute/contract/endpoint'
import { stepAt, totpCode } from '../modules/auth/staff/totp.rules.ts'
import type { TestApp } from './test-app.ts'

/** A caller with a new address, so that limits per address do not connect tests. */
export const fromNewAddress = (): { headers: { 'x-forwarded-for': string } } => ({
  headers: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
})

/** A slide as a hand moves: slow, fast, a little too far, back. */
export function humanTrace(x: number): contract.TracePoint[] {
  const steps = 24
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps
    const eased = share < 0.5 ? 2 * share * share : 1 - (-2 * share + 2) ** 2 / 2
    return { t: index * 33 + ((index * 7) % 5), x: Math.round(eased * (x + 4)), y: (index * 3) % 4 }
  })
  return [...points, { t: 900, x: x + 2, y: 3 }, { t: 980, x, y: 3 }]
}

/** Reads the answer from the database, and backdates the challenge: a person looks at it for a while. */
export async function captchaAnswer(app: TestApp, challenge_id: string): Promise<number> {
  const row = await app.ctx.db
    .updateTable('captcha_challenge')
    .set({ created_at: new Date(app.clock.now().getTime() - 5000).toISOString() })
    .where('id', '=', challenge_id)
    .returning('answer_x_px')
    .executeTakeFirstOrThrow()
  return row.answer_x_px
}

/** Does the work that a browser does beside the slide. */
export function workNonce(challenge_id: string, bits: number): string {
  for (let nonce = 0; ; nonce++) {
    const digest = hash('sha256', `${challenge_id}:${nonce}`, 'buffer')
    if (Math.clz32(digest.readUInt32BE()) >= bits) return String(nonce)
  }
}

/** Solves the puzzle like a person and returns the four proof fields. */
export async function solveCaptcha(
  app: TestApp,
  scene: 'nc_login' | 'nc_register',
  username?: string,
): Promise<Omit<Reply<typeof contract.verifyCaptcha>, 'expires_at'>> {
  const asked = username === undefined ? { scene } : { scene, username }
  const { challenge_id, work_bits } = await app.call(contract.getCaptcha, asked, fromNewAddress())
  const x = await captchaAnswer(app, challenge_id)
  const answer = await app.call(
    contract.verifyCaptcha,
    { challenge_id, x, trace: humanTrace(x), nonce: workNonce(challenge_id, work_bits) },
    fromNewAddress(),
  )
  const { sessionId, sig, token } = answer
  return { sessionId, sig, token, scene }
}

interface ReceivedSms {
  readonly text: string
  readonly code: string
}

/** Runs due jobs, then reads the phone's messages, newest first. */
export async function readSms(app: TestApp, phone: string): Promise<ReceivedSms[]> {
  await app.drain()
  const answer = await fetch(`${app.ctx.sandbox_url}/sms/messages.json?phone=${phone}`)
  return (await answer.json()) as ReceivedSms[]
}

export interface ReceivedMail {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

export const newEmail = (): string => `seller-${randomBytes(6).toString('hex')}@example.com`

/** Runs due jobs, then reads the mailbox, newest first. */
export async function readMails(app: TestApp, to: string): Promise<ReceivedMail[]> {
  await app.drain()
  const answer = await fetch(`${app.ctx.sandbox_url}/mail/messages.json?to=${encodeURIComponent(to)}`)
  return (await answer.json()) as ReceivedMail[]
}

/** Asks for a code and reads it from the phone. */
export async function receiveCode(
  app: TestApp,
  phone: string,
  type: 'register' | 'forget' | 'bind',
  token?: string,
): Promise<string> {
  // Messages that are still under way would arrive after the code.
  await app.drain()
  const proof = await solveCaptcha(app, type === 'register' ? 'nc_register' : 'nc_login')
  await app.call(contract.phoneCode, { phone, type, ...proof }, { ...fromNewAddress(), token })
  const [newest] = await readSms(app, phone)
  if (!newest?.code) throw new Error(`no code reached ${phone}`)
  return newest.code
}

/** Asks for a code and reads it from the mailbox. */
export async function receiveMailCode(
  app: TestApp,
  email: string,
  type: 'register' | 'forget' | 'bind',
  token?: string,
): Promise<string> {
  await app.drain()
  const proof = await solveCaptcha(app, type === 'register' ? 'nc_register' : 'nc_login')
  await app.call(contract.mailCode, { email, type, ...proof }, { ...fromNewAddress(), token })
  const [newest] = await readMails(app, email)
  const code = /^\d{6}/.exec(newest?.subject ?? '')?.[0]
  if (!code) throw new Error(`no code reached ${email}`)
  return code
}

/** Reads the secret as an authenticator app does: base32 from the address in the QR code. */
export function appFor(otpauth_url: string, app: TestApp): () => string {
  const letters = new URL(otpauth_url).searchParams.get('secret') ?? ''
  const bits = [...letters].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
  return () => totpCode(secret, stepAt(app.clock.now()))
}
