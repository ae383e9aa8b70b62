import type { Reply } from '@inkroute/contract/endpoint'
import type { Envelope } from '@inkroute/contract/envelope'
import type * as contract from '@inkroute/contract/personal/shop'
import { SHOP_PICTURE } from '@inkroute/contract/personal/shop-names'
import type { Answers } from '@inkroute/engine/personal/personal-field'

/** A refusal in the visitor's language. */
export class Refusal extends Error {}

export interface ShopCalls {
  readonly picture_url: string
  open(): Promise<Reply<typeof contract.openShopForm>>
  preview(answers: Answers, signal: AbortSignal): Promise<Reply<typeof contract.previewShopAnswers>>
  sendPhoto(file: Blob): Promise<Reply<typeof contract.sendShopPhoto>>
  approve(answers: Answers, hash: string): Promise<Reply<typeof contract.approveShopAnswers>>
}

interface Shop {
  readonly origin: string
  readonly key: string
  readonly language: 'zh' | 'en'
  /** In which the form's own words are shown. */
  readonly label_language: string
  /** Of the variant that is chosen in the shop. */
  readonly sku: () => string
}

/** The few calls of a shop. Plain `fetch`: the script runs on pages of others and stays small. */
export function shopCalls({ origin, key, language, label_language, sku }: Shop): ShopCalls {
  const base = `${origin}/req/frontend/personal/shop/${encodeURIComponent(key)}`
  const call = async <T>(path: string, options: RequestInit = {}): Promise<T> => {
    const headers = { ...(options.headers as Record<string, string>), 'accept-language': language }
    const answer = await fetch(base + path, { ...options, headers, credentials: 'omit' })
    const said = (await answer.json()) as Envelope<T>
    if (said.status_code !== 200) throw new Refusal(said.msg)
    return said.data as T
  }
  const post = <T>(path: string, body: object, signal?: AbortSignal) =>
    call<T>(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      ...(signal ? { signal } : {}),
    })
  let visit: Promise<string> | null = null
  const begin = () => {
    visit ??= post<{ draft: string }>('/draft', {}).then(({ draft }) => draft)
    // A failed beginning is tried again with the next photo or approval.
    visit.catch(() => {
      visit = null
    })
    return visit
  }
  const variant = () => (sku() ? { sku: sku() } : {})
  const query = () => (sku() ? `?sku=${encodeURIComponent(sku())}` : '')
  return {
    picture_url: `${origin}${SHOP_PICTURE}${encodeURIComponent(key)}${query()}`,
    open: () => call(`?language=${language}`),
    preview: async (answers, signal) => {
      const draft = visit ? { draft: await visit } : {}
      return post('/preview', { answers, ...draft, ...variant() }, signal)
    },
    sendPhoto: async (file) =>
      call(`/photo?draft=${encodeURIComponent(await begin())}`, {
        method: 'POST',
        body: file,
        headers: { 'content-type': 'application/octet-stream' },
      }),
    approve: async (answers, hash) =>
      post('/approve', { answers, hash, draft: await begin(), language: label_language, ...variant() }),
  }
}
