import { createHmac } from 'node:crypto'

export interface CarrierEvent {
  readonly event_id: string
  readonly ref: string
  readonly tracking_no: string
  readonly code: string
  readonly place: string
  readonly happened_at: string
}

const TIMEOUT_MS = 5000

/** HMAC-SHA256 over the time and the exact body, with the key both sides derive. */
export const pushSignature = (key: string, timestamp: string, body: string): string =>
  createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')

/** Notifies the platform of one event; true when it was accepted. */
export async function pushEvent(url: string, key: string, event: CarrierEvent): Promise<boolean> {
  const body = JSON.stringify(event)
  const timestamp = String(Math.floor(Date.now() / 1000))
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/vnd.carrier+json',
        'x-carrier-timestamp': timestamp,
        'x-carrier-signature': pushSignature(key, timestamp, body),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return answer.ok
  } catch {
    return false
  }
}
