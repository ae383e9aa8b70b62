import type { AddressInput } from '@inkroute/contract/address/address'
import type { Language } from '@inkroute/contract/errors/errors'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import { ahead } from '../../infra/db/pipeline.ts'
import { blocksQuery, selectBlocks } from './address.queries.ts'
import { addressProblems, blockedBy, customsProblems, normaliseAddress } from './address.rules.ts'

/** Normalises an address; throws with the invalid fields under its country's rules. */
export function checkedAddress(
  input: AddressInput,
  language: Language,
  { for_customs = false }: { readonly for_customs?: boolean } = {},
): AddressInput {
  const address = normaliseAddress(input)
  const problems = [...addressProblems(address, language), ...(for_customs ? customsProblems(address, language) : [])]
  const first = problems[0]
  if (first) throw new AppError('invalid_input', { summary: first.message }, problems)
  return address
}

/** Problems of an address under its country's rules, without throwing. */
export const addressFaults = (input: AddressInput, language: Language): { field: string; message: string }[] =>
  addressProblems(normaliseAddress(input), language)

/** Checks addresses against the seller's blacklist: returns the reason, or an empty text. */
export async function getBlocker(ctx: AppCtx, seller_id: number): Promise<(address: AddressInput) => string> {
  const blocks = await selectBlocks(ctx.db, seller_id)
  return (address) => blockedBy(normaliseAddress(address), blocks)
}

/** Refuses an address the seller has put on the blacklist. */
export async function refuseBlocked(ctx: AppCtx, seller_id: number, address: AddressInput): Promise<void> {
  refuse(blockedBy(address, await selectBlocks(ctx.db, seller_id)))
}

/** The same for many addresses, with the blacklist read by the next statement of the transaction. */
export async function openBlacklist(ctx: AppCtx, seller_id: number): Promise<(address: AddressInput) => Promise<void>> {
  const getBlocks = await ahead(ctx.db, blocksQuery(ctx.db, seller_id))
  return async (address) => refuse(blockedBy(address, await getBlocks()))
}

function refuse(reason: string): void {
  if (reason) throw new AppError('address_blocked', { reason })
}

export { countryCode, countryFault } from './country-names.rules.ts'
