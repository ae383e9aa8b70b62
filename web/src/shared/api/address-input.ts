import type { CallInput, Endpoint } from '@inkroute/contract/endpoint'

/** Filters from the address bar as the input of a call: the server parses them, and refuses what somebody made up. */
export const addressInput = <E extends Endpoint>(_endpoint: E, values: object) => values as CallInput<E>
