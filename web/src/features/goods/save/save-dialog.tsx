import { getGoods } from '@inkroute/contract/goods/goods'
import { getDesignQuota } from '@inkroute/contract/membership/membership'
import { hasMarks } from '@inkroute/engine/personal/mark-fields'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { typedAmount } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Checkbox } from '../../../shared/ui/fields/checkbox.tsx'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import css from './save.module.css'
import { saveText } from './save.text.ts'
import type { SaveSubject } from './save.view.ts'
import { getAmount, skuCount } from './save.view.ts'
import {
  ChipChoice,
  type SaveFormState,
  useExampleNames,
  useOrderCheck,
  usePriceNote,
  useSaveForm,
  useSaveProblem,
} from './save-form.tsx'
import { SaveResult } from './save-result.tsx'
import { rememberSaved, type Saved, type SavedHere, useSave, useSavedHere } from './use-save.ts'

interface SaveDialogProps extends SaveSubject {
  readonly draft_id?: string | undefined
  /** Print problems, provided by the page. */
  readonly print_errors?: readonly string[]
  /** What may cost quality in the chosen colours and sizes; it stops nothing. */
  readonly print_warnings?: readonly string[]
  /** Told the colours and sizes whenever they change, so that the print check can look at them. */
  readonly onChoose?: (chosen: { color_ids: readonly number[]; size_ids: readonly number[] }) => void
  readonly onClose: () => void
  readonly onAnother?: () => void
}

interface FieldsProps {
  readonly subject: SaveSubject
  readonly state: SaveFormState
  readonly set: (part: Partial<SaveFormState>) => void
  readonly is_update: boolean
}

function Fields({ subject, state, set, is_update }: FieldsProps) {
  const text = useText(saveText)
  const example = useExampleNames(subject, state)
  const price = usePriceNote(subject, state)
  const { product, color_id } = subject
  return (
    <>
      <TextField
        label={text.name}
        value={state.name}
        placeholder={example.title}
        maxLength={120}
        autoFocus
        help={fill(text.name_help, { example: example.sku })}
        onChange={(name) => set({ name })}
      />
      <ChipChoice
        label={text.colours}
        options={product.colors}
        chosen={state.color_ids}
        current_id={color_id}
        onChange={(color_ids) => set({ color_ids })}
      />
      <ChipChoice
        label={text.sizes}
        options={product.sizes}
        chosen={state.size_ids}
        current_id={product.sizes[0]?.id ?? 0}
        // What was accepted was said of other sizes.
        onChange={(size_ids) => set({ size_ids, accepts_print_errors: false })}
      />
      {is_update ? null : (
        <div className={`grid grid-cols-halves gap-4 ${css.two}`}>
          <TextField
            label={text.name_en}
            value={state.title_en}
            maxLength={120}
            onChange={(title_en) => set({ title_en })}
          />
          <TextField
            label={text.price}
            value={state.price}
            inputMode="decimal"
            error={price.error}
            help={price.help}
            onChange={(value) => set({ price: typedAmount(value) })}
          />
        </div>
      )}
    </>
  )
}

function QuotaNote({ is_update }: { is_update: boolean }) {
  const text = useText(saveText)
  const quota = useCall(getDesignQuota, {}, { quiet: true }).data
  if (is_update) return <span>{text.quota_kept}</span>
  if (!quota) return null
  if (quota.left === null) return <span>{text.quota_free}</span>
  if (quota.left > 0) return <span>{fill(text.quota, { left: quota.left })}</span>
  return (
    <a href="/setting/valueAddedServicesDesign" target="_blank" rel="noreferrer">
      {text.buy}
    </a>
  )
}

type PrintErrorsProps = Pick<FieldsProps, 'state' | 'set'> & { readonly errors: readonly string[] }

/** Saved it can be all the same; paid for only once it is accepted, here or before paying. */
function PrintErrors({ errors, state, set }: PrintErrorsProps) {
  const text = useText(saveText)
  return (
    <div className={`text-warning bg-warning-soft rounded-control px-3 py-2.5 ${css.warn}`}>
      <p>{text.print_errors}</p>
      <ul>
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
      <Checkbox checked={state.accepts_print_errors} onChange={(accepts_print_errors) => set({ accepts_print_errors })}>
        {text.print_errors_ok}
      </Checkbox>
    </div>
  )
}

function PrintWarnings({ warnings }: { warnings: readonly string[] }) {
  const text = useText(saveText)
  return (
    <details className={`border rounded-control px-3 py-2.5 ${css.look}`}>
      <summary className="cursor-pointer">{fill(text.print_warnings, { count: warnings.length })}</summary>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </details>
  )
}

/** The print check looks at what is going to be made. */
function useTold({ onChoose }: SaveDialogProps, { color_ids, size_ids }: SaveFormState) {
  const tell = useRef(onChoose)
  tell.current = onChoose
  useEffect(() => tell.current?.({ color_ids, size_ids }), [color_ids, size_ids])
}

interface FormProps extends SaveDialogProps {
  readonly known: SavedHere | null
  readonly onSaved: (saved: Saved, state: SaveFormState) => void
}

function useSubmit({ product, document, draft_id, known, onSaved }: FormProps, state: SaveFormState) {
  const save = useSave((saved) => onSaved(saved, state))
  const send = (goods_id: number | null) =>
    save.mutate({
      basic_product_id: product.id,
      document,
      name: state.name.trim(),
      color_ids: [...state.color_ids],
      size_ids: [...state.size_ids],
      ...(state.title_en.trim() ? { title_en: state.title_en.trim() } : {}),
      ...(state.price ? { price: getAmount(state.price) } : {}),
      ...(goods_id === null ? {} : { goods_id, is_order_checked: state.is_order_checked }),
      ...(draft_id ? { draft_id } : {}),
      ...(state.accepts_print_errors ? { accepts_print_errors: true } : {}),
    })
  return { save: () => send(known?.goods_id ?? null), saveAs: () => send(null), is_busy: save.isPending }
}

function SaveForm(props: FormProps) {
  const { known, onClose, print_errors = [], print_warnings = [] } = props
  const text = useText(saveText)
  const { state, set } = useSaveForm(props, known)
  useTold(props, state)
  const is_update = known !== null
  const problem = useSaveProblem(props, state, is_update)
  const orders = useOrderCheck(known?.goods_id ?? null)
  const price = usePriceNote(props, state)
  const { save, saveAs, is_busy } = useSubmit(props, state)
  const count = skuCount(props.product, state.color_ids, state.size_ids)
  const is_stopped = problem !== null || price.error !== null || (orders?.need_confirm && !state.is_order_checked)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!is_stopped && !is_busy) save()
  }
  return (
    <Modal title={is_update ? text.update_title : text.title} width_px={640} onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit}>
        <Fields subject={props} state={state} set={set} is_update={is_update} />
        {print_errors.length > 0 ? <PrintErrors errors={print_errors} state={state} set={set} /> : null}
        {print_warnings.length > 0 ? <PrintWarnings warnings={print_warnings} /> : null}
        {orders?.need_confirm ? (
          <div className={`text-warning bg-warning-soft rounded-control px-3 py-2.5 ${css.warn}`}>
            <p>{fill(text.orders, { count: orders.unpaid_orders })}</p>
            <Checkbox checked={state.is_order_checked} onChange={(is_order_checked) => set({ is_order_checked })}>
              {text.orders_ok}
            </Checkbox>
          </div>
        ) : null}
        <div className="grid text-sm text-quiet gap-2">
          {problem ? (
            <span className="text-danger" role="alert">
              {problem}
            </span>
          ) : null}
          <QuotaNote is_update={is_update} />
        </div>
        <div className={`flex flex-wrap justify-end gap-2 ${css.actions} sticky bg-surface pt-3 pb-6 ${css.foot}`}>
          <Button onClick={onClose}>{text.cancel}</Button>
          {is_update ? (
            <Button busy={is_busy} disabled={problem !== null} onClick={saveAs}>
              {text.save_as}
            </Button>
          ) : null}
          <Button kind="primary" type="submit" busy={is_busy} disabled={is_stopped}>
            {fill(is_update ? text.update : text.save, { count })}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

/** Goods this design belongs to: just saved, or named in the URL for redesign. */
export function useKnownGoods(product_id: number | undefined): {
  readonly is_asking: boolean
  readonly known: SavedHere | null
} {
  const memory = useSavedHere((state) => state.saved)
  const [params] = useSearchParams()
  const asked_id = Number(params.get('goods')) || 0
  const is_remembered = memory?.product_id === product_id
  const is_wanted = !is_remembered && Number.isInteger(asked_id) && asked_id > 0
  const asked = useCall(getGoods, { id: asked_id }, { enabled: is_wanted, quiet: true })
  if (is_remembered) return { is_asking: false, known: memory }
  const goods = is_wanted ? asked.data : undefined
  if (!goods || goods.basic_product_id !== product_id || goods.deleted_at) {
    return { is_asking: is_wanted && asked.isPending, known: null }
  }
  const size_ids = [...new Set(goods.skus.map((sku) => sku.size_id))]
  const color_ids = goods.colors.map((color) => color.id)
  return {
    is_asking: false,
    known: { goods_id: goods.id, product_id: goods.basic_product_id, name: goods.title, color_ids, size_ids },
  }
}

/** Saves the current design as goods: options, saving, pictures and next steps. */
export function SaveDialog(props: SaveDialogProps) {
  const { is_asking, known } = useKnownGoods(props.product.id)
  const [saved, setSaved] = useState<Saved | null>(null)
  const [is_new, setNew] = useState(false)
  if (is_asking) return null
  if (saved) {
    return (
      <SaveResult
        saved={saved}
        is_personal={hasMarks(props.document)}
        onClose={props.onClose}
        onAnother={props.onAnother}
        onSaveAs={() => {
          setNew(true)
          setSaved(null)
        }}
      />
    )
  }
  return (
    <SaveForm
      {...props}
      known={is_new ? null : known}
      onSaved={(reply, { color_ids, size_ids }) => {
        rememberSaved({ goods_id: reply.goods_id, product_id: props.product.id, name: reply.name, color_ids, size_ids })
        setSaved(reply)
      }}
    />
  )
}
