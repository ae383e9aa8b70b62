import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { scriptHash } from './security.ts'

/** A page as it is sent, the same for everyone who requests its address. */
export interface RenderedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly etag: string
  /** Hashes of the page's own inline scripts, for the content security policy; empty if it is not HTML. */
  readonly script_hashes: readonly string[]
  /** Compressed bodies, made on first request. */
  readonly packed: Packed
  /** False when a call for the page failed: it is not cached. */
  readonly is_keepable: boolean
}

export type Encoding = 'br' | 'gzip'
export type Packed = Map<Encoding, Promise<Buffer>>

export const getEtag = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

/**
 * Scripts are allowed by hash instead of by nonce, so that a page is the same for everyone and can be cached. Only scripts
 * with the nonce of this rendering are ours; a script injected through content has none and stays forbidden.
 */
export function sealScripts(html: string, nonce: string): { html: string; script_hashes: string[] } {
  const inline = /<script nonce="([^"]*)"(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
  const own = [...html.matchAll(inline)].filter(([, mark]) => mark === nonce)
  const hashes = own.map(([, , body = '']) => scriptHash(body))
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), script_hashes: [...new Set(hashes)] }
}

const pack: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body) => promisify(gzip)(body, { level: 7 }),
}

/** The body in the best encoding the browser accepts. */
export async function packedBody(
  page: Pick<RenderedPage, 'body' | 'packed'>,
  accepted: string,
): Promise<{ body: Buffer; encoding?: Encoding }> {
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one))
  if (!encoding || page.body.length < 1024) return { body: page.body }
  let packed = page.packed.get(encoding)
  if (!packed) {
    packed = pack[encoding](page.body)
    page.packed.set(encoding, packed)
  }
  return { body: await packed, encoding }
}

export async function toRenderedPage(response: Response, nonce: string, is_whole: boolean): Promise<RenderedPage> {
  const headers = Object.fromEntries(response.headers)
  const text = await response.text()
  const is_html = headers['content-type']?.startsWith('text/html') === true
  const { html, script_hashes } = is_html ? sealScripts(text, nonce) : { html: text, script_hashes: [] }
  return {
    status: response.status,
    headers,
    body: Buffer.from(html),
    etag: getEtag(html),
    script_hashes,
    packed: new Map(),
    is_keepable: is_whole && response.status === 200,
  }
}
