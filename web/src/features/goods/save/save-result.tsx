import { FLAT_COLOR_ID } from '@inkroute/contract/design/design'
import { getDesignProgress, retryMockups } from '@inkroute/contract/design/record'
import { Link } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useMayOpen } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import { actionsText } from '../actions/actions.text.ts'
import { publishPath, RELEASE_SCREEN } from '../goods.view.ts'
import css from './save.module.css'
import { saveText } from './save.text.ts'
import { ToCartButton, useToCart, VariantChoice } from './save-to-cart.tsx'
import { isMaking, type Saved } from './use-save.ts'

const POLL_MS = 1000

interface ResultProps {
  readonly saved: Saved
  /** Whether the buyer decides about some of its layers. */
  readonly is_personal?: boolean
  readonly onClose: () => void
  /** The same artwork on another product; absent where the studio cannot. */
  readonly onAnother?: (() => void) | undefined
  readonly onSaveAs: () => void
}

function useProgress(saved: Saved) {
  const input = { id: saved.design_id, version: saved.design_version }
  const known = useCall(getDesignProgress, input, { quiet: true })
  const making = known.data?.mockups ?? saved.mockups
  // Asks every second, and only while something is being made.
  useCall(getDesignProgress, input, { quiet: true, enabled: isMaking(making.state), refetch_ms: POLL_MS })
  return { making, pictures: (known.data?.pictures ?? []).filter(({ color_id }) => color_id !== FLAT_COLOR_ID) }
}

function Pictures({ saved }: { saved: Saved }) {
  const text = useText(saveText)
  const { making, pictures } = useProgress(saved)
  const again = useSend(retryMockups, { refetch: [getDesignProgress] })
  const share = making.total === 0 ? 0 : making.done / making.total
  const words = isMaking(making.state)
    ? fill(text.making, { done: making.done, total: making.total })
    : fill(text.made, { total: making.done })
  return (
    <>
      <p role="status">{words}</p>
      <div className={`overflow-hidden bg-line ${css.bar}`}>
        <span style={{ width: `${share * 100}%` }} />
      </div>
      {making.state === 'failed' ? (
        <p className={`text-warning bg-warning-soft rounded-control px-3 py-2.5 ${css.warn}`} role="alert">
          {fill(text.failed, { reason: making.reason ?? '' })}{' '}
          <Button
            kind="link"
            busy={again.isPending}
            onClick={() => again.mutate({ id: saved.design_id, version: saved.design_version })}
          >
            {text.retry}
          </Button>
        </p>
      ) : null}
      <ul className={`bare-list grid overflow-y-auto gap-2 mt-3 ${css.pictures}`}>
        {pictures.map((picture, n) => (
          <li key={`${picture.color_id}:${picture.view_id}`} data-waiting={picture.small_url === null}>
            {picture.small_url ? <img src={picture.small_url} alt={fill(text.picture_of, { n: n + 1 })} /> : null}
          </li>
        ))}
      </ul>
      {isMaking(making.state) ? <p className="grid text-sm text-quiet gap-2">{text.making_help}</p> : null}
    </>
  )
}

/** The saved goods, their pictures as they arrive, and next steps. */
export function SaveResult({ saved, is_personal = false, onClose, onAnother, onSaveAs }: ResultProps) {
  const text = useText(saveText)
  const actions = useText(actionsText)
  const may_open = useMayOpen()
  const cart = useToCart(saved.goods_id)
  return (
    <Modal
      title={text.done_title}
      width_px={640}
      onClose={onClose}
      footer={
        <div className={`flex flex-wrap justify-end gap-2 ${css.actions}`}>
          <Button onClick={onSaveAs}>{text.again}</Button>
          {onAnother ? <Button onClick={onAnother}>{text.another}</Button> : null}
          {may_open('/goods/detail/{id}') ? (
            <ButtonLink to={`/goods/detail/${saved.goods_id}`}>{text.view}</ButtonLink>
          ) : (
            <Button onClick={onClose}>{text.go_on}</Button>
          )}
          {may_open(RELEASE_SCREEN) ? (
            <ButtonLink to={publishPath([saved.goods_id])}>{actions.publish}</ButtonLink>
          ) : null}
          {cart ? <ToCartButton cart={cart} /> : null}
        </div>
      }
    >
      <div className="grid gap-1">
        <strong className="text-md wrap-anywhere">
          {fill(text.done_name, { name: saved.name, count: saved.sku_count })}
        </strong>
        <Pictures saved={saved} />
        {is_personal && may_open('/goods/personal/{id}') ? (
          <p className="grid text-sm text-quiet gap-2">
            {text.personal} <Link to={`/goods/personal/${saved.goods_id}`}>{text.personal_form}</Link>
          </p>
        ) : null}
        {cart ? <VariantChoice cart={cart} /> : null}
      </div>
    </Modal>
  )
}
