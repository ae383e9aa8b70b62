import type { StoreConn } from './connector.ts'
import { MarketError } from './market-error.ts'

/** The bytes of a picture, for platforms that want the file and not its address. */
export async function pictureFile(conn: StoreConn, url: string, field: string): Promise<Blob> {
  const answer = await conn.http.send({ method: 'GET', url, headers: { accept: 'image/*' } })
  if (answer.status !== 200) {
    const issue = { code: 'picture', message: `The picture cannot be read (${answer.status})`, field }
    throw new MarketError('rejected', issue.message, { code: 'picture', issues: [issue] })
  }
  return new Blob([new Uint8Array(answer.bytes)], { type: answer.headers['content-type'] ?? 'image/jpeg' })
}
