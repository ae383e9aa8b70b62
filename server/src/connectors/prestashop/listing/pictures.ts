import { z } from 'zod'
import type { StoreConn } from '../../core/connector.ts'
import { explained, pictureFile } from '../../core/listing-answer.ts'
import { MarketError } from '../../core/market-error.ts'
import { sha256Hex } from '../../core/signing.ts'
import { psXmlCall } from '../core/ps-call.ts'

const SLOW_MS = 60_000
const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/gif': 'gif', 'image/webp': 'webp' }

/** Which picture of ours is which of the product; the shop keeps no trace of where one came from. */
const Given = z.record(z.string(), z.string())
const memoryKey = (product_id: string): string => `pictures of product ${product_id}`
const getName = (url: string): string => sha256Hex(url).slice(0, 24)

async function givenBefore({ pictures }: StoreConn, product_id: string): Promise<Map<string, string>> {
  const kept = await pictures?.find(memoryKey(product_id), true)
  const read = Given.safeParse(kept === undefined ? {} : JSON.parse(kept))
  return new Map(Object.entries(read.data ?? {}))
}

async function upload(conn: StoreConn, product_id: string, url: string): Promise<string> {
  const picture = await pictureFile(conn, url, 'picture_urls')
  const body = new FormData()
  body.append('image', picture, `${getName(url)}.${endings[picture.type] ?? 'jpg'}`)
  const path = `/api/images/products/${encodeURIComponent(product_id)}`
  const answer = await explained({ image: 'picture_urls' }, () =>
    psXmlCall(conn, { method: 'POST', path, body, timeout_ms: SLOW_MS }),
  )
  const [, id] = /<image\b[^>]*>.*?<id>(?:<!\[CDATA\[)?\s*(\d+)/s.exec(answer.text) ?? []
  if (id === undefined) throw new MarketError('malformed', 'The picture has no id', { code: 'answer_unexpected' })
  return id
}

async function remove(conn: StoreConn, product_id: string, id: string): Promise<void> {
  const path = `/api/images/products/${encodeURIComponent(product_id)}/${encodeURIComponent(id)}`
  await psXmlCall(conn, { method: 'DELETE', path })
}

/**
 * Ids of these pictures in the product, by address. Each is given once; ours that are no longer wanted go, and those of
 * the seller stay.
 */
export async function savePictures(
  conn: StoreConn,
  product_id: string,
  there: readonly string[],
  urls: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const given = await givenBefore(conn, product_id)
  const keep = () => conn.pictures?.keep(memoryKey(product_id), JSON.stringify(Object.fromEntries(given)))
  const ids = new Map<string, string>()
  for (const url of new Set(urls)) {
    const known = given.get(getName(url))
    const id = known !== undefined && there.includes(known) ? known : await upload(conn, product_id, url)
    ids.set(url, id)
    if (id === known) continue
    given.set(getName(url), id)
    await keep()
  }
  const wanted = new Set(ids.values())
  for (const [name, id] of [...given]) {
    if (wanted.has(id)) continue
    if (there.includes(id)) await remove(conn, product_id, id)
    given.delete(name)
    await keep()
  }
  return ids
}
