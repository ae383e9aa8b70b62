/**
 * Whether a webhook in a shop is one of ours. Only the path is compared: the origin is another one after `PUBLIC_URL`
 * changed, and the path holds the key of the store.
 */
export const isSameHook = (known: string, address: string): boolean =>
  URL.canParse(known) && new URL(known).pathname === new URL(address).pathname
