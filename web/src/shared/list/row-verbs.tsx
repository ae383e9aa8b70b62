import { RowActions } from '../ui/table/row-actions.tsx'
import type { RowAction } from '../ui/table/row-actions.view.ts'
import { listText } from './list.text.ts'
import type { Verbs } from './use-verbs.ts'
import type { Confirmation, RowVerb, Say } from './verb-types.ts'

export const confirmation = ({ title, body, ok }: Confirmation, say: Say, count = 1) => ({
  title: say(title, { count }),
  ...(body ? { body: say(body, { count }) } : {}),
  ok: say(ok ?? listText.confirm, { count }),
  cancel: say(listText.cancel),
})

interface RowVerbsProps<R, C> {
  readonly row: R
  readonly rowKey: string
  readonly list: C
  readonly actions: readonly RowVerb<R, C>[]
  readonly verbs: Verbs
  readonly say: Say
  readonly onOpen: () => void
}

/** The actions of a row as its buttons. */
export function RowVerbs<R, C>({ row, rowKey, list, actions, verbs, say, onOpen }: RowVerbsProps<R, C>) {
  const button = (verb: RowVerb<R, C>): RowAction | false => {
    if (verb.when && !verb.when(row, list)) return false
    const label = say(typeof verb.label === 'function' ? verb.label(row) : verb.label)
    const look = {
      key: verb.key,
      label,
      ...(verb.about ? { name: `${label}: ${verb.about(row)}` } : {}),
      ...(verb.isDanger ? { is_danger: true } : {}),
    }
    if ('route' in verb) return { ...look, route: verb.route(row) }
    if ('opens' in verb) return { ...look, onClick: onOpen }
    const task = { key: `${verb.key} ${rowKey}`, refetch: verb.send.refetch, send: () => verb.send.run(row, say) }
    return {
      ...look,
      is_busy: verbs.busyKey === task.key,
      ...(verb.confirm ? { confirm: confirmation(verb.confirm, say) } : {}),
      onClick: () => verbs.run(task),
    }
  }
  return <RowActions actions={actions.map(button)} />
}
