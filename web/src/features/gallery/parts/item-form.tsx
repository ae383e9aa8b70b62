import type { GalleryState } from '@inkroute/contract/gallery/gallery'
import { Button, type FormInstance, Tag } from 'antd'
import type { ApiError } from '../../../shared/api/request.ts'
import { useText } from '../../../shared/text/language.tsx'
import { showDialog } from '../../../shared/ui/dialog.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { galleryText } from '../gallery.text.ts'

const colours: Record<GalleryState, string> = { draft: 'gold', on_sale: 'green', withdrawn: 'default' }

export function StateTag({ state }: { readonly state: GalleryState }) {
  const text = useText(galleryText)
  return <Tag color={colours[state]}>{text[state]}</Tag>
}

/** Shows a refusal where it belongs: at the field, or as the choice between two versions. */
export function useRefusal(form: FormInstance, onReload: () => void) {
  const text = useText(galleryText)
  return (error: ApiError) => {
    if (error.code === 'conflict') {
      showDialog({ title: text.conflict_title, body: text.conflict_body, action: text.reload, run: onReload })
      return
    }
    const fields = error.problems.map(({ field, message }) => ({
      name: field === 'price_fen' ? 'price' : (field.split('.')[0] ?? field),
      errors: [message],
    }))
    if (fields.length > 0) form.setFields(fields)
    showToast('error', error.message)
  }
}

interface FooterProps {
  readonly state: GalleryState
  readonly is_busy: boolean
  readonly onSave: () => void
  readonly onPublish: () => void
  readonly onWithdraw: () => void
  /** Left out where it cannot be removed. */
  readonly onRemove?: (() => void) | undefined
}

/** What an editor can do with an item in its state. */
export function ItemActions({ state, is_busy, onSave, onPublish, onWithdraw, onRemove }: FooterProps) {
  const text = useText(galleryText)
  const is_offered = state === 'on_sale'
  return (
    <div className="flex flex-wrap gap-2">
      <Button type={is_offered ? 'primary' : 'default'} loading={is_busy} onClick={onSave}>
        {text.save}
      </Button>
      {is_offered ? (
        <Button danger onClick={onWithdraw}>
          {text.withdraw}
        </Button>
      ) : (
        <Button type="primary" loading={is_busy} onClick={onPublish}>
          {text.save_publish}
        </Button>
      )}
      {onRemove ? (
        <Button type="text" danger onClick={onRemove}>
          {text.remove}
        </Button>
      ) : null}
    </div>
  )
}
