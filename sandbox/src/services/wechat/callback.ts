import { createHash, randomBytes } from 'node:crypto'

interface ScanEvent {
  readonly openid: string
  readonly scene: string
  readonly ticket: string
  /** Following now, or scanning as a follower. */
  readonly is_new: boolean
}

const ACCOUNT = 'gh_inkroute_demo'
const ATTEMPTS = 3
const TIMEOUT_MS = 5000

/** WeChat's own scheme: the three values sorted, joined, SHA-1. */
export const callbackSignature = (token: string, timestamp: string, nonce: string): string =>
  createHash('sha1').update([token, timestamp, nonce].sort().join('')).digest('hex')

const getXml = ({ openid, scene, ticket, is_new }: ScanEvent, seconds: number): string =>
  `<xml><ToUserName><![CDATA[${ACCOUNT}]]></ToUserName><FromUserName><![CDATA[${openid}]]></FromUserName>` +
  `<CreateTime>${seconds}</CreateTime><MsgType><![CDATA[event]]></MsgType>` +
  `<Event><![CDATA[${is_new ? 'subscribe' : 'SCAN'}]]></Event>` +
  `<EventKey><![CDATA[${is_new ? 'qrscene_' : ''}${scene}]]></EventKey><Ticket><![CDATA[${ticket}]]></Ticket></xml>`

async function send(url: string, token: string, event: ScanEvent, seconds: number): Promise<boolean> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const nonce = randomBytes(8).toString('hex')
  const target = new URL(url)
  target.searchParams.set('signature', callbackSignature(token, timestamp, nonce))
  target.searchParams.set('timestamp', timestamp)
  target.searchParams.set('nonce', nonce)
  target.searchParams.set('openid', event.openid)
  try {
    const answer = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'text/xml' },
      body: getXml(event, seconds),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return answer.ok && (await answer.text()) === 'success'
  } catch {
    return false
  }
}

/** Notifies the platform as WeChat does: three times at most, until it answers “success”. */
export async function sendScanEvent(url: string, token: string, event: ScanEvent): Promise<boolean> {
  const seconds = Math.floor(Date.now() / 1000)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (await send(url, token, event, seconds)) return true
  }
  return false
}
