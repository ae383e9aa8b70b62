import { galleryStates } from '@inkroute/contract/gallery/gallery'
import * as contract from '@inkroute/contract/gallery/template'
import { useCall } from '../../../shared/api/hooks.ts'
import { choices, sameInBoth } from '../../../shared/list/filter-types.ts'
import { sheetExport } from '../../../shared/list/list-exports.tsx'
import { listScreen } from '../../../shared/list/list-screen.tsx'
import type { CardProps } from '../../../shared/list/list-types.ts'
import { to } from '../../../shared/list/verb-types.ts'
import { galleryText, templateText as text } from '../gallery.text.ts'
import { changeOutcome, sharedChanges } from '../parts/bulk-changes.tsx'
import { ItemCard } from '../parts/item-card.tsx'
import { StateTabs } from '../parts/state-tabs.tsx'
import { FromDesign } from './from-design.tsx'
import { TemplateDrawer } from './template-drawer.tsx'

const useTerms = () => useCall(contract.listTemplateTerms, {}, { quiet: true }).data
const useScenarios = () =>
  (useTerms()?.scenarios ?? []).map(({ key, zh, en }) => ({ value: key, label: { zh: zh || key, en: en || key } }))
const useProducts = () =>
  (useTerms()?.products ?? []).map(({ id, name }) => ({ value: String(id), label: sameInBoth(name) }))

function TemplateCard({ row, list, ...card }: CardProps<typeof contract.listDeskTemplates, unknown>) {
  const { say, language } = list
  const images = row.slots.filter(({ kind }) => kind === 'image').length
  const slots = say(text.slots, { images, texts: row.slots.length - images })
  return (
    <ItemCard
      {...row}
      {...card}
      name={row[`name_${language}`] || row.name_zh}
      background={row.color_hex}
      picture={
        row.picture_url ? <img src={row.picture_url} alt="" loading="lazy" /> : <small>{say(text.painting)}</small>
      }
      note={`${row.product.name} · ${slots}`}
    />
  )
}

/** The platform's design templates, for staff. */
export default listScreen(contract.listDeskTemplates, {
  title: text.title,
  description: text.description,
  rowKey: 'id',
  pageSize: 48,
  above: ({ reply, query, choose }) => (
    <StateTabs counts={reply?.counts} state={query.state} onChange={(state) => choose({ state })} />
  ),
  filters: {
    state: { kind: 'linked', values: galleryStates },
    keyword: { kind: 'search', label: text.search, maxLength: 60 },
    scenario: { kind: 'choice', label: text.scenario, options: useScenarios },
    basic_product_id: { kind: 'choice', label: text.product, options: useProducts, isNumber: true },
    sort: {
      kind: 'choice',
      label: galleryText.sort,
      initial: 'order',
      options: choices(['order', 'updated', 'used'], (sort) => text[sort]),
    },
  },
  columns: [],
  card: TemplateCard,
  bulk: sharedChanges((change) =>
    to(contract.changeTemplates, {
      input: (rows: readonly contract.DeskTemplate[]) => ({ ids: rows.map(({ id }) => id), change }),
      ...changeOutcome,
      refetch: [contract.getDeskTemplate],
    }),
  ),
  none: { icon: 'layers', title: text.empty },
  drawer: {
    byKey: (key, close, { open }) => (
      <TemplateDrawer id={Number(key)} onClose={close} onOpen={(id) => open(String(id))} />
    ),
    create: {
      label: text.from_design,
      show: (close, { open }) => <FromDesign onClose={close} onMade={(id) => open(String(id))} />,
    },
  },
  exports: [sheetExport(contract.exportDeskTemplates, { label: galleryText.export, input: (query) => query })],
})
