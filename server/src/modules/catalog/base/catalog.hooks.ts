import type { RawBuilder } from 'kysely'
import { type Hooked, hookPoint, theHandler } from '../../../infra/hooks.ts'

/** A condition on the item `i`. */
type ItemInUse = () => RawBuilder<unknown>

export const catalogHooks = {
  itemInUse: hookPoint<ItemInUse>({
    name: 'catalog.itemInUse',
    may: ['stop'],
    hasOne: true,
    about: 'Whether goods are made of an item that is no longer made: it is kept out of sight then, not deleted.',
  }),
}

export const itemInUse = (ctx: Hooked): RawBuilder<unknown> => theHandler(ctx, catalogHooks.itemInUse)()
