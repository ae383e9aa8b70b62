const KEY = 'inkroute.after-recharge'

/** Where to go on once the balance is topped up. The cashier is another site, so this tab remembers it. */
export function rememberAfterRecharge(path: string): void {
  try {
    sessionStorage.setItem(KEY, path)
  } catch {
    // A browser that stores nothing offers no way back; the orders are kept all the same.
  }
}

/** Only a path of ours. */
export function afterRecharge(): string | null {
  try {
    const path = sessionStorage.getItem(KEY)
    return path && /^\/(main|myOrder)\/\w+(\?[\w=,&-]*)?$/.test(path) ? path : null
  } catch {
    return null
  }
}

export function forgetAfterRecharge(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}
