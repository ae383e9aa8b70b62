import { composeShowImage, type GridPainting } from '@inkroute/contract/goods/grid/grid'
import { layoutCells } from '@inkroute/engine/grid/layouts'
import { Button, Dropdown, type MenuProps } from 'antd'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { useSend } from '../../../shared/api/hooks.ts'
import { getPattern, usePainting, useTemplateChoices } from '../../../shared/hooks/use-painting.ts'
import { useMayOpen } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { detailText } from './detail.text.ts'

/** Layouts that suit pictures of goods without looking at them first. */
const QUICK_LAYOUTS = [1, 3, 5, 6, 9]
const SIZE_PX = 2200

/** Requests a composed picture and tracks it until it is added or fails. */
function useCompose() {
  const text = useText(detailText)
  const [painting_id, setPainting] = useState<number | null>(null)
  const onEnd = useCallback(
    ({ state, reason }: GridPainting) => {
      if (state === 'done') showToast('success', text.composed)
      else showToast('error', reason ?? text.compose_failed)
    },
    [text],
  )
  const { stage } = usePainting(painting_id, onEnd)
  const compose = useSend(composeShowImage, { onSuccess: ({ id }) => setPainting(id) })
  const words = { queued: text.compose_queued, painting: text.compose_painting, keeping: text.compose_keeping }
  const is_busy = compose.isPending || stage !== null
  const label = is_busy ? (words[stage as keyof typeof words] ?? words.queued) : text.compose
  return { compose: compose.mutate, is_busy, label }
}

/** Several views and colours of the goods become one show image, by a layout or a base template. */
export function ComposeButton({ goods_id, is_full }: { goods_id: number; is_full: boolean }) {
  const text = useText(detailText)
  const may_open = useMayOpen()
  const templates = useTemplateChoices()
  const { compose, is_busy, label } = useCompose()
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
    if (key !== 'designer') compose({ id: goods_id, pattern: getPattern(key), size_px: SIZE_PX })
  }
  return (
    <Dropdown trigger={['click']} disabled={is_full || is_busy} menu={{ items, onClick }}>
      <Button loading={is_busy}>
        <span aria-live="polite">{label}</span>
      </Button>
    </Dropdown>
  )
}
