import { randomUUID } from 'node:crypto'
import type { Book } from './book.ts'
import type { EventKind, MarketEvent, OutgoingWebhook } from './marketplace.ts'
import type { Listing, Order, Shop } from './model.ts'

/** The marketplace whose events are sent. */
interface Sender {
  readonly book: Book
  readonly app_secret: string
  readonly has_webhooks: boolean
  nowMs(): number
  webhook(event: MarketEvent, secret: string): OutgoingWebhook | null | undefined
  reachable(url: string): string
}

export interface PushPolicy {
  /** Keep events until they are let go. */
  hold: boolean
  duplicate: boolean
  bad_signature: boolean
  /** Send nothing: polling has to find it. */
  off: boolean
}

export interface Emission {
  readonly duplicate?: boolean
  readonly bad_signature?: boolean
}

const TIMEOUT_MS = 5000
const RETRY_AFTER_MS = [2000, 10_000]
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref())

/** Sends the platform's events, correctly or with the faults a test asked for. */
export class Pushes {
  readonly policy: PushPolicy = { hold: false, duplicate: false, bad_signature: false, off: false }
  readonly #world: Sender
  #held: MarketEvent[] = []

  constructor(world: Sender) {
    this.#world = world
  }

  add(kind: EventKind, shop: Shop, about: { order?: Order; listing?: Listing }): void {
    if (this.policy.off || !this.#world.has_webhooks) return
    const event: MarketEvent = { event_id: randomUUID(), kind, shop, at_ms: this.#world.nowMs(), ...about }
    if (this.policy.hold) this.#held.push(event)
    else void this.send(event, this.policy)
  }

  /** Releases the held events one after the other, in order or reversed. */
  async release(reverse: boolean): Promise<string[]> {
    const events = reverse ? this.#held.reverse() : this.#held
    this.#held = []
    const answers: string[] = []
    for (const event of events) answers.push(...(await this.send(event, this.policy)))
    return answers
  }

  /** The answers of the receiver, one for each delivery. */
  async send(event: MarketEvent, how: Emission): Promise<string[]> {
    const world = this.#world
    const secret = how.bad_signature ? `${world.app_secret}x` : world.app_secret
    const outgoing = world.webhook(event, secret)
    if (!outgoing) return []
    const answers: string[] = []
    for (let copy = 0; copy < (how.duplicate ? 2 : 1); copy++) answers.push(await this.#deliver(event, outgoing))
    return answers
  }

  async #deliver(event: MarketEvent, outgoing: OutgoingWebhook) {
    const { book } = this.#world
    const delivery = {
      at_ms: event.at_ms,
      shop_id: event.shop.shop_id,
      kind: event.kind,
      url: outgoing.url,
      answer: '',
    }
    book.noteDelivery(delivery)
    for (let attempt = 0; ; attempt++) {
      delivery.answer = await post({ ...outgoing, url: this.#world.reachable(outgoing.url) })
      book.touch()
      const wait_ms = RETRY_AFTER_MS[attempt]
      if (wait_ms === undefined || /^[234]/.test(delivery.answer)) return delivery.answer
      await pause(wait_ms)
    }
  }
}

async function post({ url, headers, body }: OutgoingWebhook) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : new Uint8Array(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'manual',
    })
    await answer.arrayBuffer()
    return String(answer.status)
  } catch (error) {
    return error instanceof Error ? error.message : 'no answer'
  }
}
