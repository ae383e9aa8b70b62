import { BatchDesignMode } from '@inkroute/contract/codes'
import { listProductGroups, saveProductGroup } from '@inkroute/contract/goods/batch/group'
import { Button, Input, InputNumber, Popover, Segmented } from 'antd'
import { type ReactNode, useContext, useState } from 'react'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { ArtworkChooser } from '../choose/artwork-chooser.tsx'
import { ProductChooser } from '../choose/product-chooser.tsx'
import { batchText } from '../state/batch.text.ts'
import { RulesDoorContext, useSlots } from '../state/batch-slots.ts'
import { artworkId } from '../state/batch-state.ts'
import { change, look, removeArtwork, removeProduct, useBatch } from '../state/batch-store.ts'
import { SheetDialog } from './sheet-dialog.tsx'
import { MissingPictures } from './sheet-pictures.tsx'
import css from './sources.module.css'

/** A list of hundreds would hide the rest; the matrix shows them all. */
const SHOWN = 8
const SHOWN_TILES = 15

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <section className={`grid grid-cols-1 gap-2 ${css.part}`}>
      <h2>
        {title} <span>{count}</span>
      </h2>
      {children}
    </section>
  )
}

function SaveGroup() {
  const text = useText(batchText)
  const products = useBatch((state) => state.products)
  const [name, setName] = useState('')
  const [is_open, setOpen] = useState(false)
  const groups = useCall(listProductGroups, {}, { quiet: true, enabled: is_open }).data?.data ?? []
  const is_taken = groups.some((group) => group.name === name.trim())
  const save = useSend(saveProductGroup, {
    refetch: [listProductGroups],
    onSuccess: () => {
      setName('')
      setOpen(false)
      showToast('success', text.group_saved)
    },
  })
  const form = (
    <form
      className={`grid grid-cols-auto-last gap-2 ${css.groupForm}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) save.mutate({ name: name.trim(), product_ids: products.map(({ id }) => id) })
      }}
    >
      <Input
        value={name}
        maxLength={40}
        placeholder={text.group_name}
        aria-label={text.group_name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button htmlType="submit" type="primary" loading={save.isPending}>
        {is_taken ? text.replace : text.save}
      </Button>
      {is_taken ? <p role="status">{text.group_taken}</p> : null}
    </form>
  )
  return (
    <Popover trigger="click" content={form} open={is_open} onOpenChange={setOpen}>
      <Button size="small" type="text">
        {text.save_group}
      </Button>
    </Popover>
  )
}

function Products({ onAdd }: { onAdd: () => void }) {
  const text = useText(batchText)
  const products = useBatch((state) => state.products)
  const openRules = useContext(RulesDoorContext)
  return (
    <Part title={text.products} count={products.length}>
      <ul className={`grid list-none p-0 ${css.list}`}>
        {products.slice(0, SHOWN).map(({ id, name, colors }) => (
          <li key={id}>
            <button
              type="button"
              className={css.row}
              onClick={({ currentTarget }) => {
                look({ kind: 'product', product_id: id })
                openRules?.(currentTarget)
              }}
            >
              <span className={css.swatch} style={{ background: colors[0]?.hex }} />
              {name}
            </button>
            <button
              type="button"
              className={`bare-button grid place-items-center w-7 h-7 text-quiet rounded-control p-0 ${css.drop}`}
              aria-label={fill(text.remove, { name })}
              onClick={() => removeProduct(id)}
            >
              <Icon name="close" size_px={14} />
            </button>
          </li>
        ))}
      </ul>
      {products.length === 0 ? <p>{text.no_products}</p> : null}
      {products.length > SHOWN ? <p>{fill(text.more_items, { count: products.length - SHOWN })}</p> : null}
      <div className="grid gap-1">
        <Button block type={products.length === 0 ? 'primary' : 'default'} onClick={onAdd}>
          {text.add_products}
        </Button>
        {products.length > 1 ? <SaveGroup /> : null}
      </div>
    </Part>
  )
}

function Artworks({ onAdd, uploads }: { onAdd: () => void; uploads: ReactNode }) {
  const text = useText(batchText)
  const { uploader } = useSlots()
  const { artworks, products } = useBatch()
  const is_next = artworks.length === 0 && products.length > 0
  return (
    <Part title={text.artworks} count={artworks.length}>
      <ul className={`bare-list grid gap-1.5 ${css.tiles}`}>
        {artworks.slice(0, SHOWN_TILES).map((artwork) => (
          <li key={artworkId(artwork)}>
            <button
              className="block w-full overflow-hidden cursor-pointer aspect-square border rounded-control p-0"
              type="button"
              aria-label={fill(text.remove, { name: artwork.name })}
              title={fill(text.remove, { name: artwork.name })}
              onClick={() => removeArtwork(artworkId(artwork))}
            >
              <img className="w-full h-full object-contain" src={artwork.preview_url} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {artworks.length === 0 ? <p>{text.no_artworks}</p> : null}
      {artworks.length > SHOWN_TILES ? <p>{fill(text.more_items, { count: artworks.length - SHOWN_TILES })}</p> : null}
      <div className="grid grid-cols-auto-last gap-2">
        <Button block type={is_next ? 'primary' : 'default'} onClick={onAdd}>
          {text.add_artworks}
        </Button>
        {uploader}
      </div>
      {uploads}
    </Part>
  )
}

function Variables({ onAdd }: { onAdd: () => void }) {
  const text = useText(batchText)
  const { sheet, row_no } = useBatch()
  if (!sheet) {
    return (
      <Part title={text.sheet} count={0}>
        <p>{text.sheet_hint}</p>
        <Button block onClick={onAdd}>
          {text.add_sheet}
        </Button>
      </Part>
    )
  }
  return (
    <Part title={text.sheet} count={sheet.rows.length}>
      <div className={css.sheet}>
        <button type="button" className={css.row} onClick={onAdd}>
          {sheet.file_name}
        </button>
        <button
          type="button"
          className={`bare-button grid place-items-center w-7 h-7 text-quiet rounded-control p-0 ${css.drop}`}
          aria-label={fill(text.remove, { name: sheet.file_name })}
          onClick={() => change({ sheet: null, row_no: 0 })}
        >
          <Icon name="close" size_px={14} />
        </button>
      </div>
      <p>{fill(text.sheet_facts, { rows: sheet.rows.length, columns: sheet.columns.length })}</p>
      <MissingPictures sheet={sheet} />
      <div className="flex items-center justify-between text-xs">
        <span>{text.show_row}</span>
        <InputNumber
          size="small"
          aria-label={text.show_row}
          min={1}
          max={sheet.rows.length}
          value={row_no + 1}
          onChange={(value) => change({ row_no: Math.max(0, (value ?? 1) - 1) })}
        />
      </div>
    </Part>
  )
}

export type SourceDialog = 'products' | 'artworks' | 'sheet' | null

interface PanelProps {
  /** Which chooser is open. */
  readonly dialog: SourceDialog
  readonly onDialog: (dialog: SourceDialog) => void
}

/** Input of the run: products, artworks and rows. */
export function SourcesPanel({ dialog, onDialog }: PanelProps) {
  const text = useText(batchText)
  const mode = useBatch((state) => state.mode)
  const close = () => onDialog(null)
  const { uploads } = useSlots()
  return (
    <div className="grid content-start grid-cols-1 gap-6 p-4">
      <Products onAdd={() => onDialog('products')} />
      <Artworks onAdd={() => onDialog('artworks')} uploads={dialog === 'artworks' ? null : uploads} />
      <Variables onAdd={() => onDialog('sheet')} />
      <section className={`grid grid-cols-1 gap-2 ${css.part}`}>
        <h2>{text.mode}</h2>
        <Segmented
          block
          vertical
          aria-label={text.mode}
          value={mode}
          options={[
            { value: BatchDesignMode.cross, label: text.mode_cross },
            { value: BatchDesignMode.pair, label: text.mode_pair },
          ]}
          onChange={(next) => change({ mode: next })}
        />
      </section>
      {dialog === 'products' ? <ProductChooser onClose={close} /> : null}
      {dialog === 'artworks' ? <ArtworkChooser onClose={close} /> : null}
      {dialog === 'sheet' ? <SheetDialog onClose={close} /> : null}
    </div>
  )
}
