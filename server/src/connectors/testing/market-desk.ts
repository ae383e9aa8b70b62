export interface SandboxShop {
  readonly shop_id: string
  readonly handle: string
  readonly region: string
  readonly keys: Record<string, string>
}

export interface SandboxOrder {
  readonly order_id: string
  readonly number: string
  readonly state: string
  readonly lines: readonly { readonly line_id: string; readonly quantity: number }[]
  readonly shipments: readonly { readonly tracking_number: string }[]
}

/** The control desk of one marketplace. */
export function marketDesk(sandbox_url: string, slug: string) {
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${sandbox_url}/__sandbox/${slug}/${path}`, {
      method: body ? 'POST' : 'GET',
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`${slug} ${path}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  return {
    ask,
    openShop: () => ask<SandboxShop>('shops', { name: 'Contract shop' }),
    approve: (authorize_url: string, shop_id: string) =>
      ask<{ location: string }>('approve', { authorize_url, shop_id }),
    place: (shop_id: string, order: object) => ask<SandboxOrder[]>('orders', { shop_id, quiet: true, ...order }),
    orders: (shop_id: string) => ask<SandboxOrder[]>(`orders?shop_id=${encodeURIComponent(shop_id)}`),
    fault: (kind: string, match = '', times = 1) => ask('fault', { kind, match, times }),
    violations: () => ask<{ call: string; reason: string }[]>('violations'),
  }
}
export type Desk = ReturnType<typeof marketDesk>
