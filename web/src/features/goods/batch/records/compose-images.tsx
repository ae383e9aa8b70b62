import { composeRunImages } from '@inkroute/contract/goods/grid/grid'
import { layoutCells } from '@inkroute/engine/grid/layouts'
import { Button, Dropdown } from 'antd'
import { useSend } from '../../../../shared/api/hooks.ts'
import { patternOf, useTemplateChoices } from '../../../../shared/hooks/use-painting.ts'
import { usePermission } from '../../../../shared/session/permission.tsx'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { showToast } from '../../../../shared/ui/toast.ts'
import { recordsText } from './records.text.ts'

/** Two, four and nine cells: what shops show most. */
const LAYOUTS = [1, 5, 9] as const

/** Puts a picture of several views and colours among the show images of everything a run made. */
export function ComposeImages({ run_id, done }: { run_id: number; done: number }) {
  const text = useText(recordsText)
  const may_edit = usePermission('goods.library:edit')
  const compose = useSend(composeRunImages, {
    onSuccess: ({ queued }) => showToast('success', fill(text.composing, { count: queued })),
  })
  const templates = useTemplateChoices()
  if (!may_edit || done === 0) return null
  const layouts = LAYOUTS.map((id) => ({
    key: `layout:${id}`,
    label: fill(text.compose_cells, { count: layoutCells[id]?.length ?? 0 }),
  }))
  const named = { key: 'templates', type: 'group' as const, label: text.compose_templates, children: templates }
  const items = templates.length > 0 ? [...layouts, named] : layouts
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items, onClick: ({ key }) => compose.mutate({ id: run_id, pattern: patternOf(key) }) }}
    >
      <Button loading={compose.isPending}>{text.compose}</Button>
    </Dropdown>
  )
}
