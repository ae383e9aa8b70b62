import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AppCtx } from '../context.ts'
import { derivedKey } from '../derived-key.ts'

const TTL_MS = 2 * 60 * 60_000
/** `kind.id.expires.signature` */
const PASS = /^([a-z_]{1,40})\.(\d{1,15})\.(\d{1,12})\.([\w-]{43})$/

type Signer = Pick<AppCtx, 'config' | 'clock'>

const getSignature = ({ config }: Signer, text: string): string =>
  createHmac('sha256', derivedKey(config.app_secret, 'content-preview')).update(text).digest('base64url')

/** Allows anyone with the link to see the draft of one item for two hours, without a login. */
export function signPreviewPass(ctx: Signer, kind: string, id: number): string {
  const text = `${kind}.${id}.${Math.floor((ctx.clock.now().getTime() + TTL_MS) / 1000)}`
  return `${text}.${getSignature(ctx, text)}`
}

/** The item whose draft may be shown; null if the pass is missing, forged or expired. */
export function previewedItem(ctx: Signer, pass: string | undefined): { kind: string; id: number } | null {
  const [, kind = '', id = '', expires = '', signature = ''] = PASS.exec(pass ?? '') ?? []
  if (!kind) return null
  const expected = Buffer.from(getSignature(ctx, `${kind}.${id}.${expires}`))
  if (!timingSafeEqual(expected, Buffer.from(signature))) return null
  return Number(expires) * 1000 > ctx.clock.now().getTime() ? { kind, id: Number(id) } : null
}
