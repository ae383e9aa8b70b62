import type { CallInput, Reply } from '@inkroute/contract/endpoint'
import type { AnyFilter } from './filter-types.ts'
import type { ListDefinition, ListEndpoint, Query } from './list-types.ts'

/*
 * Inside the mechanism filters go by their names as text. These functions are its only casts: here it knows more than the
 * compiler does.
 */

/** Every filter of a definition is of one of the kinds, whatever it narrows down. */
export const filterEntries = <E extends ListEndpoint, X>({ filters = {} }: ListDefinition<E, X>) =>
  Object.entries(filters as Readonly<Record<string, AnyFilter<Reply<E>> | undefined>>)

/** Names of filters are names of the input, and each value is one that its filter takes. */
export const checkedQuery = <E extends ListEndpoint>(values: Readonly<Record<string, string>>, paging: object) => ({
  query: values as Query<E>,
  input: { ...values, ...paging } as CallInput<E>,
})

/** Without `use`, nothing reads what comes from it. */
export const useExtra = <E extends ListEndpoint, X>({ use }: ListDefinition<E, X>) => use?.() as X
