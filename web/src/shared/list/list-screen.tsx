import { Button, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Panel } from '../ui/panel.tsx'
import { BulkBar, BulkOutcome } from './bulk-bar.tsx'
import css from './list.module.css'
import { listText } from './list.text.ts'
import { ListCards } from './list-cards.tsx'
import { ListDrawer, NEW } from './list-drawer.tsx'
import { ListExports } from './list-exports.tsx'
import { ListFilters } from './list-filters.tsx'
import { ListTable, NoMatch } from './list-table.tsx'
import type { ListDefinition, ListEndpoint, Row } from './list-types.ts'
import { type ListState, type Plan, planList, readLabel, useList } from './use-list.ts'
import { useListKeys } from './use-list-keys.ts'
import { useVerbs } from './use-verbs.ts'

interface PartProps<E extends ListEndpoint, X> {
  readonly plan: Plan<E, X>
  readonly state: ListState<E, X>
}

/** Null without any: an empty element would take space. */
function headerActions<E extends ListEndpoint, X>({ plan, state }: PartProps<E, X>): ReactNode {
  const { exports, header, drawer } = plan.definition
  const { list } = state
  const create = drawer?.create?.label
  if (!exports && !header && !create) return null
  return (
    <>
      {exports ? <ListExports exports={exports} list={list} /> : null}
      {header?.(list)}
      {create ? (
        <Button type="primary" onClick={() => list.open(NEW)}>
          {list.say(create)}
        </Button>
      ) : null}
    </>
  )
}

function emptyWords<E extends ListEndpoint, X>({ plan, state }: PartProps<E, X>): ReactNode {
  const { none, noMatch = listText.no_match } = plan.definition
  const { say } = state.list
  if (state.isNarrowed) {
    return <NoMatch words={say(noMatch)} clear={say(listText.clear_filters)} onClear={state.clearFilters} />
  }
  if (!('title' in none)) return say(none)
  return <EmptyState icon={none.icon} title={say(none.title)} {...(none.body ? { body: say(none.body) } : {})} />
}

/** Rows with everything that can be done with them. */
function Rows<E extends ListEndpoint, X>({ plan, state }: PartProps<E, X>) {
  const { list: endpoint, bulk } = plan.definition
  const { list, found } = state
  const verbs = useVerbs(endpoint, list.say)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const rows: readonly Row<E>[] = found.data?.data ?? []
  // What is no longer on screen cannot be acted on by mistake.
  const chosen = rows.filter((row) => ticked.includes(plan.keyOf(row)))
  if (found.isError && !found.data) return <LoadFailed onRetry={() => void found.refetch()} />
  const shown = {
    plan,
    state,
    rows,
    verbs,
    selected: chosen.map(plan.keyOf),
    onSelect: setTicked,
    empty: emptyWords({ plan, state }),
  }
  const { card } = plan.definition
  return (
    <>
      {card && found.isPending ? <Skeleton active /> : null}
      {card ? <ListCards {...shown} card={card} /> : <ListTable {...shown} />}
      {bulk ? (
        <BulkBar rows={chosen} list={list} actions={bulk} verbs={verbs} say={list.say} onClear={() => setTicked([])} />
      ) : null}
      {verbs.outcome ? <BulkOutcome outcome={verbs.outcome} say={list.say} onClose={verbs.closeOutcome} /> : null}
      <ListDrawer plan={plan} state={state} rows={rows} />
    </>
  )
}

function Screen<E extends ListEndpoint, X>({ plan }: { readonly plan: Plan<E, X> }) {
  const state = useList(plan)
  const { screen, onKeyDown } = useListKeys()
  const { title, description, note, panel, above, below, frame: Frame } = plan.definition
  const { list, address } = state
  const actions = headerActions({ plan, state })
  const { [plan.openParam]: _, ...kept } = address
  const body = (
    <>
      <ListFilters
        filters={plan.filters}
        chosen={state.chosen}
        address={kept}
        reply={list.reply}
        choose={state.choose}
        note={note?.(list)}
        say={list.say}
      />
      <Rows plan={plan} state={state} />
    </>
  )
  const content = (
    <>
      {above?.(list)}
      {panel ? <Panel title={list.say(panel)}>{body}</Panel> : body}
      {below?.(list)}
    </>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the arrow keys of the rows inside
    <div ref={screen} className={`grid grid-cols-1 min-w-0 gap-4 ${css.screen}`} onKeyDown={onKeyDown}>
      {Frame ? (
        <Frame actions={actions}>{content}</Frame>
      ) : (
        <>
          <PageHeader
            {...(title ? { title: readLabel(title, list) } : {})}
            {...(description ? { description: readLabel(description, list) } : {})}
            actions={actions}
          />
          {content}
        </>
      )}
    </div>
  )
}

/**
 * A list screen of the console from its description:
 *
 *   export default listScreen({
 *     list: contract.listCampaigns,
 *     filters: { state: { kind: 'choice', label: text.state, options: choices(campaignStates, (state) => text[state]) } },
 *     columns: [{ title: text.name, cell: (row, { language }) => row[`name_${language}`], opens: true }],
 *     actions: [{ key: 'pause', label: text.pause, send: to(contract.setCampaignState, { … }) }],
 *     …
 *   })
 *
 * Rows are typed by the endpoint's reply, filters by its input. Filters, page and open row are in the address.
 */
export function listScreen<E extends ListEndpoint, X = unknown>(
  list: E,
  definition: Omit<ListDefinition<E, X>, 'list'>,
): () => ReactNode {
  const plan = planList({ list, ...definition })
  return () => <Screen plan={plan} />
}
