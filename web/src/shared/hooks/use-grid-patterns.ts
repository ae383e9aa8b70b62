import type { GridPattern } from '@inkroute/contract/goods/grid/grid'
import { listBottomTemplates, listPayBottomTemplates } from '@inkroute/contract/goods/grid/template'
import { useCall } from '../api/hooks.ts'
import { useMayOpen } from '../session/can-open.ts'

/** What a choice of a menu means: `layout:5`, `own:3` or `pay:2`. */
export const patternOf = (key: string): GridPattern => {
  const [kind, id] = key.split(':')
  if (kind === 'layout') return { layout_id: Number(id) }
  return { kind: kind === 'pay' ? 'pay' : 'own', template_id: Number(id) }
}

/** Own and bought base templates, where this person may see them. */
export function useTemplateChoices() {
  const may_open = useMayOpen()
  const may_own = may_open('/design/gridDesign')
  const may_pay = may_open('/design/payBottomTemplate')
  const own = useCall(listBottomTemplates, { page_size: 20 }, { quiet: true, enabled: may_own })
  const pay = useCall(listPayBottomTemplates, { page_size: 20, state: 'bought' }, { quiet: true, enabled: may_pay })
  return [
    ...(own.data?.data ?? []).map(({ id, name }) => ({ key: `own:${id}`, label: name })),
    ...(pay.data?.data ?? []).map(({ id, name }) => ({ key: `pay:${id}`, label: name })),
  ]
}
