import type { AddressInput } from '@inkroute/contract/address/address'
import type { Language } from '@inkroute/contract/errors/errors'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import { askBlocks, selectBlocks } from './address.queries.ts'
import { addressProblems, blockedBy, normaliseAddress } from './address.rules.ts'

/** The door: the address as the post writes it, or a refusal that names the fields its country objects to. */
export function checkedAddress(input: AddressInput, language: Language): AddressInput {
  const address = normaliseAddress(input)
  const problems = addressProblems(address, language)
  const first = problems[0]
  if (first) throw new AppError('invalid_input', { summary: first.message }, problems)
  return address
}

/** What the rules of its country find wrong with an address, without refusing it. */
export const addressFaults = (input: AddressInput, language: Language): { field: string; message: string }[] =>
  addressProblems(normaliseAddress(input), language)

/** Asks many addresses of one seller against its blacklist: the reason, empty when there is none. */
export async function blockerOf(ctx: AppCtx, seller_id: number): Promise<(address: AddressInput) => string> {
  const blocks = await selectBlocks(ctx.db, seller_id)
  return (address) => blockedBy(normaliseAddress(address), blocks)
}

/** Refuses an address the seller has put on the blacklist. */
export async function refuseBlocked(ctx: AppCtx, seller_id: number, address: AddressInput): Promise<void> {
  refuse(blockedBy(address, await selectBlocks(ctx.db, seller_id)))
}

/** The same for many addresses, with the blacklist read by the next statement of the transaction. */
export async function askBlacklist(ctx: AppCtx, seller_id: number): Promise<(address: AddressInput) => Promise<void>> {
  const asked = await askBlocks(ctx.db, seller_id)
  return async (address) => refuse(blockedBy(address, await asked.rows()))
}

function refuse(reason: string): void {
  if (reason) throw new AppError('address_blocked', { reason })
}
