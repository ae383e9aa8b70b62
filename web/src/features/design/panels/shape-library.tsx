import type { ShapeKind } from '@inkroute/engine/layers/shape-path'
import {
  getGroup,
  type LibraryShape,
  libraryShapes,
  type ShapeGroup,
  shapeGroups,
} from '@inkroute/engine/shapes/shape-library'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { libraryShapeText, libraryText, shapeGroupText } from './library.text.ts'
import css from './panels.module.css'
import { shapeText } from './panels.text.ts'
import { askFor, getBoth, named } from './search-words.view.ts'
import { OutlineIcon, ShapeIcon, shownShapes } from './shape-icon.tsx'

interface GroupProps {
  readonly group: ShapeGroup
  readonly shapes: readonly LibraryShape[]
  readonly onOutline: (shape: LibraryShape, name: string) => void
}

/** One group of the library, small enough to see many at once. */
function Group({ group, shapes, onOutline }: GroupProps) {
  const [groups, names] = [useText(shapeGroupText), useText(libraryShapeText)]
  return (
    <section aria-label={groups[group]}>
      <h3 className="text-xs font-medium text-studio m-0 mt-2">{groups[group]}</h3>
      <ul className={`bare-list grid gap-1.5 mt-1.5 ${css.outlines}`}>
        {shapes.map((shape) => (
          <li key={shape}>
            <button
              type="button"
              aria-label={names[shape]}
              title={names[shape]}
              onClick={() => onOutline(shape, names[shape])}
            >
              <OutlineIcon shape={shape} size_px={34} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LibraryProps {
  /** Of the basic shapes. */
  readonly colour?: string
  readonly onShape: (shape: ShapeKind, name: string) => void
  readonly onOutline: GroupProps['onOutline']
  /** Shown between the basic shapes and the library, unless something is searched for. */
  readonly children?: ReactNode
}

/** All shapes there are, by name or group by group, the basic ones first. */
export function ShapeLibrary({ colour, onShape, onOutline, children }: LibraryProps) {
  const [names, library] = [useText(shapeText), useText(libraryText)]
  const [query, setQuery] = useState('')
  const asked = askFor(query)
  const basic = named(shownShapes, (kind) => getBoth(shapeText[kind]), asked)
  const found = named(libraryShapes, (shape) => getBoth(libraryShapeText[shape]), asked)
  return (
    <>
      <input
        type="search"
        className="w-full font-inherit text-inherit bg-studio-0 border-studio rounded-control px-2.5 py-2"
        value={query}
        placeholder={library.search}
        aria-label={library.search}
        onChange={(event) => setQuery(event.target.value)}
      />
      {basic.length + found.length === 0 ? <p className="text-studio">{library.none}</p> : null}
      <ul className={`bare-list grid gap-2 ${css.shapes}`} aria-label={library.basic}>
        {basic.map((kind) => (
          <li key={kind}>
            <button type="button" onClick={() => onShape(kind, names[kind])} style={{ color: colour }}>
              <ShapeIcon kind={kind} size_px={48} />
              <span>{names[kind]}</span>
            </button>
          </li>
        ))}
      </ul>
      {asked.length > 0 ? null : children}
      {shapeGroups.map((group) => {
        const shapes = found.filter((shape) => getGroup(shape) === group)
        return shapes.length > 0 ? <Group key={group} group={group} shapes={shapes} onOutline={onOutline} /> : null
      })}
    </>
  )
}
