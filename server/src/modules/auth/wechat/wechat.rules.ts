import { createHash, timingSafeEqual } from 'node:crypto'
import { SaxesParser } from 'saxes'

const MAX_AGE_SECONDS = 300

export interface SignedQuery {
  readonly signature?: string
  readonly timestamp?: string
  readonly nonce?: string
  readonly echostr?: string
}

/** WeChat's scheme: token, timestamp and nonce sorted, joined, SHA-1. Older than five minutes is refused. */
export function isFromWechat(token: string, query: SignedQuery, now: Date): boolean {
  const { signature = '', timestamp = '', nonce = '' } = query
  const expected = createHash('sha1').update([token, timestamp, nonce].sort().join('')).digest()
  const given = Buffer.from(/^[0-9a-f]{40}$/i.test(signature) ? signature : '', 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  return nonce !== '' && Math.abs(now.getTime() / 1000 - Number(timestamp)) <= MAX_AGE_SECONDS
}

export interface WechatEvent {
  readonly openid: string
  readonly event: string
  /** The scene of the scanned code without WeChat's prefix; may be empty. */
  readonly scene: string
}

/** The fields of a callback, or null if it is not an event in well-formed XML. */
export function readEvent(xml: string): WechatEvent | null {
  const fields = new Map<string, string>()
  const path: string[] = []
  const parser = new SaxesParser()
  const take = (text: string) => {
    if (path.length === 2) fields.set(path[1] ?? '', (fields.get(path[1] ?? '') ?? '') + text)
  }
  parser.on('opentag', (tag) => path.push(tag.name))
  parser.on('closetag', () => path.pop())
  parser.on('text', take)
  parser.on('cdata', take)
  try {
    parser.write(xml).close()
  } catch {
    return null
  }
  const openid = fields.get('FromUserName')
  const event = fields.get('Event')
  if (fields.get('MsgType') !== 'event' || !openid || !event) return null
  return { openid, event, scene: (fields.get('EventKey') ?? '').replace(/^qrscene_/, '') }
}
