import { useCallback, useMemo, useRef, useState } from 'react'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { useDocument } from '../draft/product-draft.tsx'
import { CellGrid } from '../grid/cell-grid.tsx'
import type { CellText, Place } from '../grid/cells.view.ts'
import { SetManyDialog } from './set-many-dialog.tsx'
import { useVariantGrid } from './use-variant-grid.ts'
import { type VariantFieldKey, variantField } from './variant-fields.view.ts'
import css from './variants.module.css'
import { variantText } from './variants.text.ts'
import type { VariantPlace } from './variants.view.ts'

/** A callback that is always the newest, under an identity that never changes: cells are not rendered for it. */
function useLatest<A extends unknown[], R>(run: (...args: A) => R): (...args: A) => R {
  const latest = useRef(run)
  latest.current = run
  return useCallback((...args: A) => latest.current(...args), [])
}

interface MatrixProps {
  /** `offered` shows ticks: which colours exist in which sizes. */
  readonly shown: VariantFieldKey | 'offered'
  readonly wanted: VariantPlace | null
}

type Scope = { readonly name: string; readonly places: readonly Place[] }

function HeadButton({ name, hex, onClick }: { name: string; hex?: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className={`bare-button flex items-center min-w-0 w-full h-8 text-ink text-left gap-2 p-0 ${css.head}`}
      onClick={onClick}
    >
      {hex ? <span className={`flex-none rounded-full ${css.swatch}`} style={{ background: hex }} /> : null}
      <span>{name}</span>
    </button>
  )
}

/** Reading and writing by the numbers of row and column. */
function useMatrixCells(shown: MatrixProps['shown']) {
  const colours = useDocument((document) => document.colours)
  const sizes = useDocument((document) => document.sizes)
  const grid = useVariantGrid()
  const field = shown === 'offered' ? null : variantField(shown)
  const getPlace = ({ row, column }: Place): VariantPlace => ({
    color_id: colours[row]?.id ?? -1,
    size_id: sizes[column]?.id ?? -1,
  })
  const isOffered = (place: Place) => grid.at(getPlace(place)) !== undefined
  const read = (place: Place) => {
    const found = grid.at(getPlace(place))
    return field ? (found ? field.read(found.item) : '') : found ? '1' : ''
  }
  const write = useLatest((cells: readonly CellText[]) => {
    if (field) grid.write(cells.map((cell) => ({ ...getPlace(cell), field, text: cell.text })))
    else grid.offer(cells.map((cell) => ({ ...getPlace(cell), text: cell.text })))
  })
  const problemAt = (place: Place) => (field ? grid.problemOf(getPlace(place), field.field) : undefined)
  return { colours, sizes, field, isOffered, read, write, problemAt }
}

/** Colours down, sizes across, one value of each variant in its cell. */
export function VariantMatrix({ shown, wanted }: MatrixProps) {
  const text = useText(variantText)
  const { language } = useLanguage()
  const { colours, sizes, field, isOffered, read, write, problemAt } = useMatrixCells(shown)
  const [scope, setScope] = useState<Scope | null>(null)
  const choose = (name: string, places: readonly Place[]) => {
    if (field) return setScope({ name, places })
    const is_full = places.every(isOffered)
    write(places.map((place) => ({ ...place, text: is_full ? '' : '1' })))
  }
  const toRow = (row: number) => sizes.map((_, column) => ({ row, column }))
  const getColumn = (column: number) => colours.map((_, row) => ({ row, column }))
  const wanted_cell = useMemo(() => {
    if (!wanted) return null
    const row = colours.findIndex(({ id }) => id === wanted.color_id)
    const column = sizes.findIndex(({ id }) => id === wanted.size_id)
    return row < 0 || column < 0 ? null : { row, column }
  }, [wanted, colours, sizes])
  return (
    <>
      <CellGrid
        key={shown}
        label={text.title}
        corner={text.corner}
        wanted={wanted_cell}
        rows={colours.map(({ id, key, hex, name }, row) => {
          const words = name[language] || key
          const label = <HeadButton key={id} name={words} hex={hex} onClick={() => choose(words, toRow(row))} />
          return { key: String(id), name: words, label }
        })}
        columns={sizes.map(({ id, name }, column) => ({
          key: String(id),
          name,
          label: <HeadButton key={id} name={name} onClick={() => choose(name, getColumn(column))} />,
          width_px: field?.width_px ?? 64,
          is_tick: field === null,
          ...(field?.align ? { align: field.align } : {}),
        }))}
        read={read}
        write={write}
        problemAt={problemAt}
        isOff={(place) => !isOffered(place)}
      />
      {scope && field ? (
        <SetManyDialog
          name={scope.name}
          field={field}
          count={scope.places.filter(isOffered).length}
          onClose={() => setScope(null)}
          onSet={(value) => {
            // Only variants that are offered: a whole row must not offer new ones by accident.
            write(scope.places.filter(isOffered).map((place) => ({ ...place, text: value })))
            setScope(null)
          }}
        />
      ) : null}
    </>
  )
}
