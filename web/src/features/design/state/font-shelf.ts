import type { Layer } from '@inkroute/engine/layers/layer-types'
import { type PackedEmoji, readEmoji } from '@inkroute/engine/text/emoji'
import type { FontCatalogue } from '@inkroute/engine/text/font/font-catalogue'
import { isOwnFile, withOwnFonts } from '@inkroute/engine/text/font/own-font'
import { type HarfBuzz, openFont } from '@inkroute/engine/text/harfbuzz-font'
import { type BoxOf, getInkBox } from '@inkroute/engine/text/ink-box'
import type { EmojiDrawing, FontFile } from '@inkroute/engine/text/shaper'
import { type EditableTypesetter, makeTypesetter } from '@inkroute/engine/text/typesetter'
import { useCallback } from 'react'
import { create } from 'zustand'
import { fetchFile } from '../../../shared/api/static-file.ts'
import { fetchOwnFonts, type UsableFont } from './own-fonts.ts'

interface Fonts {
  /** Counts loaded files, so that painters know when to repaint. */
  readonly arrivals: number
  readonly catalogue: FontCatalogue | null
  /** Files that failed to load; requesting them again retries. */
  readonly failed: ReadonlySet<string>
}

export const useFonts = create<Fonts>(() => ({ arrivals: 0, catalogue: null, failed: new Set() }))

const CATALOGUE_PATH = '/fonts/catalogue.json'
const fonts = new Map<string, FontFile>()
const emoji = new Map<string, EmojiDrawing>()
/** Downloads in progress, shared by all callers. */
const asked = new Map<string, Promise<void>>()
let typesetter: EditableTypesetter | undefined
let opening: Promise<EditableTypesetter> | undefined
let harfbuzz: HarfBuzz | undefined
let shipped: FontCatalogue | undefined
/** The newest list of own fonts, which may arrive while the first one is still on its way. */
let newest_own: readonly UsableFont[] | undefined
/** Signed addresses of own fonts, by the key of their family. */
let own_addresses: ReadonlyMap<string, string> = new Map()

/** Shaper and catalogue are loaded with the first text. */
async function open(): Promise<EditableTypesetter> {
  const [hb, catalogue, own] = await Promise.all([
    import('harfbuzzjs'),
    fetchFile(CATALOGUE_PATH).then((response) => response.json() as Promise<FontCatalogue>),
    fetchOwnFonts(),
  ])
  harfbuzz = hb
  shipped = catalogue
  return setterWith(catalogue, newest_own ?? own)
}

function setterWith(base: FontCatalogue, own: readonly UsableFont[]): EditableTypesetter {
  const families = own.map(({ family }) => family)
  const catalogue = withOwnFonts(base, families)
  own_addresses = new Map(own.map(({ family, url }) => [family.key, url]))
  const setter = makeTypesetter(catalogue, {
    loadedFont: (file) => fonts.get(file),
    loadedEmoji: (key) => emoji.get(key),
  })
  typesetter = setter
  useFonts.setState(({ arrivals }) => ({ catalogue, arrivals: arrivals + 1 }))
  return setter
}

/** The seller has added or removed a font. Before the first text there is nothing to change. */
export function setOwnFonts(own: readonly UsableFont[]): void {
  newest_own = own
  if (shipped) opening = Promise.resolve(setterWith(shipped, own))
}

export function openTypesetter(): Promise<EditableTypesetter> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

/** Undefined until the first text is needed. */
export const loadedTypesetter = (): EditableTypesetter | undefined => typesetter

/** Ink bounds of a layer; its box until the fonts have loaded. */
export const inkBoxNow: BoxOf = (layer) => (typesetter ? getInkBox(layer, typesetter.layout) : layer)

/** Hook version, updated when fonts load. */
export function useInkBox(): BoxOf {
  const arrivals = useFonts((state) => state.arrivals)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function tells memoised parts to look again
  return useCallback((layer) => inkBoxNow(layer), [arrivals])
}

const getAddress = (file: string) => {
  if (isOwnFile(file)) return own_addresses.get(file.split('/')[0] ?? '') ?? ''
  const version = useFonts.getState().catalogue?.version ?? ''
  return `/fonts/${version}/${file}${file.startsWith('emoji/') ? '.json' : '.ttf'}`
}

async function loadFile(file: string): Promise<void> {
  if (file.startsWith('emoji/')) {
    const packed = (await (await fetchFile(getAddress(file))).json()) as PackedEmoji
    for (const [key, drawing] of readEmoji(packed)) emoji.set(key, drawing)
  } else {
    const bytes = new Uint8Array(await (await fetchFile(getAddress(file))).arrayBuffer())
    if (harfbuzz) fonts.set(file, openFont(harfbuzz, bytes))
  }
}

async function fetchOnce(file: string): Promise<void> {
  try {
    await loadFile(file)
    useFonts.setState(({ arrivals, failed }) => ({ arrivals: arrivals + 1, failed: without(failed, file) }))
  } catch {
    asked.delete(file)
    useFonts.setState(({ arrivals, failed }) => ({ arrivals: arrivals + 1, failed: new Set(failed).add(file) }))
  }
}

function bring(file: string): Promise<void> {
  const coming = asked.get(file) ?? fetchOnce(file)
  asked.set(file, coming)
  return coming
}

const without = (names: ReadonlySet<string>, name: string) => new Set([...names].filter((one) => one !== name))

/** Loads all fonts these layers need; resolves when all have loaded or failed. */
export async function loadFontsFor(layers: Iterable<Layer>): Promise<EditableTypesetter> {
  const setter = await openTypesetter()
  await Promise.all(setter.filesFor(layers).map(bring))
  return setter
}

/** Starts loading missing fonts; `useFonts` updates when they arrive. */
export function wantFonts(layers: readonly Layer[]): void {
  if (!layers.some((layer) => layer.type === 'text')) return
  void loadFontsFor(layers).catch(() => useFonts.setState(({ arrivals }) => ({ arrivals: arrivals + 1 })))
}
