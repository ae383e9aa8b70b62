import { listBottomTemplates, listPayBottomTemplates } from '@inkroute/contract/bottom-template'
import type { CallInput } from '@inkroute/contract/endpoint'
import { composeShowImage } from '@inkroute/contract/grid'
import { layoutCells } from '@inkroute/engine/grid/layouts'
import { Button, Dropdown, type MenuProps } from 'antd'
import { Link } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useMayOpen } from '../../../shared/session/can-open.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { goodsRefetch } from '../goods.api.ts'
import { detailText } from './detail.text.ts'

/** Layouts that suit pictures of goods without looking at them first. */
const QUICK_LAYOUTS = [1, 3, 5, 6, 9]
const SIZE_PX = 2200

type Pattern = CallInput<typeof composeShowImage>['pattern']

const patternOf = (key: string): Pattern => {
  const [kind, id] = key.split(':')
  if (kind === 'layout') return { layout_id: Number(id) }
  return { kind: kind === 'pay' ? 'pay' : 'own', template_id: Number(id) }
}

/** Own and bought base templates, where this person may see them. */
function useTemplates() {
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

/** Several views and colours of the goods become one show image, by a layout or a base template. */
export function ComposeButton({ goods_id, is_full }: { goods_id: number; is_full: boolean }) {
  const text = useText(detailText)
  const may_open = useMayOpen()
  const templates = useTemplates()
  const compose = useSend(composeShowImage, {
    refetch: goodsRefetch,
    onSuccess: () => showToast('success', text.composed),
  })
  const layouts = QUICK_LAYOUTS.map((id) => ({
    key: `layout:${id}`,
    label: fill(text.compose_layout, { id, count: layoutCells[id]?.length ?? 0 }),
  }))
  const items: NonNullable<MenuProps['items']> = [
    { key: 'layouts', type: 'group', label: text.compose_layouts, children: layouts },
    ...(templates.length > 0
      ? [{ key: 'templates', type: 'group' as const, label: text.compose_templates, children: templates }]
      : []),
    ...(may_open('/design/gridDesign')
      ? [
          { type: 'divider' as const },
          {
            key: 'designer',
            label: (
              <Link to={`/design/gridDesign?layout=5&goods=${goods_id}`} target="_blank">
                {text.compose_designer}
              </Link>
            ),
          },
        ]
      : []),
  ]
  const onClick: NonNullable<MenuProps['onClick']> = ({ key }) => {
    if (key !== 'designer') compose.mutate({ id: goods_id, pattern: patternOf(key), size_px: SIZE_PX })
  }
  return (
    <Dropdown trigger={['click']} disabled={is_full || compose.isPending} menu={{ items, onClick }}>
      <Button loading={compose.isPending}>{text.compose}</Button>
    </Dropdown>
  )
}
