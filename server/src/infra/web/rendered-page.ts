import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { scriptHash } from '../http/security.ts'

/** A page as it goes over the wire, the same for everybody who asks for its address. */
export interface RenderedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly etag: string
  /** What the page's own inline scripts hash to, for the content security policy; empty when it is no HTML. */
  readonly script_hashes: readonly string[]
  /** Made when somebody first asks for them. */
  readonly packed: Packed
  /** False when something the page asked for failed: the next visitor may be luckier. */
  readonly is_keepable: boolean
}

export type Encoding = 'br' | 'gzip'
export type Packed = Map<Encoding, Promise<Buffer>>

export const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

/**
 * Scripts are allowed by their hash instead of by a nonce, so that a page is the same bytes for everybody and can be
 * kept. Only scripts that carry the nonce of this rendering are ours; one that came in through content has none and
 * stays forbidden.
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

/** The body as the visitor's browser likes it best. */
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
    etag: etagOf(html),
    script_hashes,
    packed: new Map(),
    is_keepable: is_whole && response.status === 200,
  }
}
