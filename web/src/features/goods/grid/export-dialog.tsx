import { GRID_AS_SEEN_PX, type GridPaintingState, gridSizes_px } from '@inkroute/contract/goods/grid/grid'
import { listBottomTemplates } from '@inkroute/contract/goods/grid/template'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { type FormEvent, useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from './export.module.css'
import { GoodsChoice } from './goods-panel.tsx'
import { exportText } from './grid.text.ts'
import { type Exported, type Target, targets, useExport } from './use-export.ts'

interface TemplateChoiceProps {
  readonly template_id: number | null
  /** With its name, when an existing template is replaced. */
  readonly onTemplate: (id: number | null, name: string | null) => void
}

/** Save as a new template or replace one. */
function TemplateChoice({ template_id, onTemplate }: TemplateChoiceProps) {
  const text = useText(exportText)
  const own = useCall(listBottomTemplates, { page_size: 60 }, { quiet: true }).data?.data ?? []
  if (own.length === 0) return null
  return (
    <label className="grid gap-1.5">
      <span className="font-medium">{text.template_as}</span>
      <select
        className="min-w-0 min-h-10 font-inherit bg-surface border rounded-control px-2.5 py-0"
        value={template_id ?? ''}
        onChange={(event) => {
          const chosen = own.find(({ id }) => id === Number(event.target.value))
          onTemplate(chosen?.id ?? null, chosen?.name ?? null)
        }}
      >
        <option value="">{text.template_new}</option>
        {own.map(({ id, name }) => (
          <option key={id} value={id}>
            {fill(text.template_replace, { name })}
          </option>
        ))}
      </select>
      {template_id === null ? null : <small className="text-quiet">{text.template_replace_note}</small>}
    </label>
  )
}

interface ExportDialogProps {
  readonly document: DesignDocument
  /** Initial goods, taken from the pictures in the cells. */
  readonly goods_id: number | null
  readonly onClose: () => void
  /** Renders in the browser and downloads the file; false if a picture has not loaded yet. */
  readonly onDownload: (name: string, side_px: number) => Promise<boolean>
}

/** Hands a file of the library to the browser's downloads. */
function saveFile(url: string, name: string): void {
  const link = window.document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

function Done({ done, onClose }: { done: Exported; onClose: () => void }) {
  const text = useText(exportText)
  const words = { material: text.done_material, template: text.done_template, show: text.done_show }[done.target]
  const see = { material: text.see_library, template: text.see_templates, show: text.see_goods }[done.target]
  return (
    <Modal
      title={text.title}
      onClose={onClose}
      footer={
        <>
          {done.file ? <Button onClick={() => saveFile(done.file as string, done.name)}>{text.download}</Button> : null}
          <ButtonLink to={done.to}>{see}</ButtonLink>
          <Button kind="primary" onClick={onClose}>
            {text.close}
          </Button>
        </>
      }
    >
      <div className={`grid justify-items-center gap-3 ${css.done}`}>
        {done.picture ? <img src={done.picture} alt={done.name} /> : null}
        <p role="status">{fill(words, { name: done.name })}</p>
      </div>
    </Modal>
  )
}

function Targets({ target, onTarget }: { target: Target; onTarget: (target: Target) => void }) {
  const text = useText(exportText)
  const notes = {
    material: text.material_note,
    template: text.template_note,
    show: text.show_note,
    file: text.file_note,
  }
  return (
    <fieldset className={`grid grid-cols-halves min-w-0 border-0 gap-2 p-0 m-0 ${css.targets}`}>
      <legend className="col-span-full">{text.target}</legend>
      {targets.map((one) => (
        <label
          className="flex cursor-pointer border rounded-control gap-2.5 px-3 py-2.5"
          key={one}
          data-chosen={one === target}
        >
          <input type="radio" name="target" checked={one === target} onChange={() => onTarget(one)} />
          <span>
            {text[one]}
            <small className="block text-xs leading-1.5 text-quiet">{notes[one]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface SizesProps {
  readonly sizes: readonly number[]
  readonly size_px: number
  readonly onSize: (size: number) => void
}

function Sizes({ sizes, size_px, onSize }: SizesProps) {
  const text = useText(exportText)
  const names: Record<number, string> = { 1100: text.size_1100, 2200: text.size_2200, 4400: text.size_4400 }
  return (
    <fieldset className={`min-w-0 border-0 p-0 m-0 ${css.sizes}`}>
      <legend>{text.size}</legend>
      {sizes.map((size) => (
        <label className="flex items-center min-h-8 cursor-pointer gap-2" key={size}>
          <input type="radio" name="size" checked={size === size_px} onChange={() => onSize(size)} />
          {names[size]}
        </label>
      ))}
    </fieldset>
  )
}

/** The browser has its pictures as large as the screen shows them: larger files are painted from the originals, by a job. */
const sizesFor = (target: Target): readonly number[] => (target === 'file' ? [GRID_AS_SEEN_PX] : gridSizes_px)

const STAGES: readonly GridPaintingState[] = ['queued', 'painting', 'keeping']

interface StageProps {
  readonly stage: GridPaintingState
  readonly size_px: number
  readonly onCancel: (() => void) | null
}

/** Rendering continues without the dialog, so it can be closed. */
function Stage({ stage, size_px, onCancel }: StageProps) {
  const text = useText(exportText)
  const words: Partial<Record<GridPaintingState, string>> = {
    queued: text.stage_queued,
    painting: fill(text.stage_painting, { size: size_px }),
    keeping: text.stage_keeping,
  }
  return (
    <div className={`grid gap-1 ${css.stage}`}>
      <progress max={STAGES.length} value={STAGES.indexOf(stage) + 0.5} aria-label={text.progress} />
      <p role="status">{words[stage]}</p>
      <small>{text.stage_note}</small>
      <Button disabled={onCancel === null} onClick={() => onCancel?.()}>
        {text.stage_cancel}
      </Button>
    </div>
  )
}

function useExportForm({ document, goods_id: first_goods, onClose, onDownload }: ExportDialogProps) {
  const text = useText(exportText)
  const [target, setTarget] = useState<Target>(first_goods === null ? 'material' : 'show')
  const [name, setName] = useState(() =>
    fill(text.name_default, { date: new Date().toLocaleDateString('sv-SE').replaceAll('-', '') }),
  )
  const [chosen_px, setSize] = useState<number>(gridSizes_px[1])
  const size_px = target === 'file' ? GRID_AS_SEEN_PX : chosen_px
  const [goods_id, setGoods] = useState(first_goods)
  const [template_id, setTemplate] = useState<number | null>(null)
  const takeTemplate = (id: number | null, its_name: string | null) => {
    setTemplate(id)
    if (its_name !== null) setName(its_name)
  }
  const { send, ...state } = useExport()
  const { is_busy } = state
  const download = async () => {
    if (await onDownload(name.trim(), size_px)) onClose()
    else showToast('info', text.not_ready)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (is_busy) return
    if (target === 'file') void download()
    else send({ target, name: name.trim(), size_px, goods_id, template_id, document })
  }
  const is_ready = target === 'show' ? goods_id !== null : name.trim() !== ''
  return {
    target,
    setTarget,
    name,
    setName,
    size_px,
    setSize,
    goods_id,
    setGoods,
    template_id,
    takeTemplate,
    submit,
    is_ready,
    ...state,
  }
}

/** Where the finished sheet goes: library, base templates, show images of goods, or this computer. */
export function ExportDialog(props: ExportDialogProps) {
  const text = useText(exportText)
  const form = useExportForm(props)
  const { target, name, is_busy } = form
  if (form.done) return <Done done={form.done} onClose={props.onClose} />
  const actions = {
    material: text.do_material,
    template: form.template_id === null ? text.do_template : text.do_replace,
    show: text.do_show,
    file: text.do_file,
  }
  return (
    <Modal title={text.title} width_px={560} onClose={props.onClose}>
      <form className="grid gap-4" onSubmit={form.submit}>
        <Targets target={target} onTarget={form.setTarget} />
        {target === 'show' ? (
          <GoodsChoice goods_id={form.goods_id} onGoods={form.setGoods} />
        ) : (
          <TextField
            label={text.name}
            value={name}
            maxLength={60}
            error={name.trim() === '' ? text.name_needed : undefined}
            onChange={form.setName}
          />
        )}
        {target === 'template' ? (
          <TemplateChoice template_id={form.template_id} onTemplate={form.takeTemplate} />
        ) : (
          <Sizes sizes={sizesFor(target)} size_px={form.size_px} onSize={form.setSize} />
        )}
        {form.stage ? <Stage stage={form.stage} size_px={form.size_px} onCancel={form.cancel} /> : null}
        {form.is_cancelled ? <p role="status">{text.cancelled}</p> : null}
        {form.refusal ? <p role="alert">{form.refusal}</p> : null}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={props.onClose}>{form.stage ? text.meanwhile : text.cancel}</Button>
          <Button kind="primary" type="submit" busy={is_busy} disabled={!form.is_ready}>
            {actions[target]}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
