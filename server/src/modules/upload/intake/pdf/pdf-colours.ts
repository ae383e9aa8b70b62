/// <reference path="./pdfjs.d.ts" />
import { createHash } from 'node:crypto'
import type { PdfColourParameters } from 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { greyProfile, type Light } from '../../../../infra/paint/srgb-profile.ts'
import { calibratedProfile } from '../colour/calibrated-profile.ts'
import { type ColourTable, makeColourTable } from '../colour/colour-table.ts'
import type { Samples } from '../colour/write-tiff.ts'
import { labSpaces, loadWorker, numbersIn, tableSpaces } from './pdf-spaces.ts'

type Colours = Samples['colours']

const spaceNames: Readonly<Record<number, readonly [Colours, string]>> = {
  1: ['grey', 'GRAY'],
  3: ['rgb', 'RGB '],
  4: ['cmyk', 'CMYK'],
}

const MAX_KNOWN = 64
/** Profiles a page was found to use; it is drawn once they are known. */
const wanted = new Map<string, readonly [Colours, Buffer]>()
/** A process reads many files, most of them with one of a few profiles. Null for what cannot be read. */
const known = new Map<string, ColourTable | null>()

function tableFor(colours: Colours, profile: Buffer): ColourTable | null {
  const key = `${colours} ${createHash('sha256').update(profile).digest('hex')}`
  const table = known.get(key)
  if (table === undefined && wanted.size < MAX_KNOWN) wanted.set(key, [colours, profile])
  return table ?? null
}

/** Makes the tables of the profiles that were asked for since. */
export async function learnColours(): Promise<void> {
  const missing = [...wanted]
  wanted.clear()
  if (known.size + missing.length > MAX_KNOWN) known.clear()
  for (const [key, [colours, profile]] of missing) {
    known.set(key, await makeColourTable(colours, profile).catch(() => null))
  }
}

const D65 = [0.9505, 1, 1.089] as const
const NO_MATRIX = [1, 0, 0, 0, 1, 0, 0, 0, 1] as const

function embeddedTable(stream: PdfColourParameters): ColourTable | null {
  const [colours, name] = spaceNames[Number(stream.dict?.get('N'))] ?? []
  stream.reset?.()
  const profile = Buffer.from(stream.getBytes?.() ?? [])
  stream.reset?.()
  // Of what is not as it says, the reader takes the alternative.
  return colours && profile.toString('latin1', 16, 20) === name ? tableFor(colours, profile) : null
}

/** CalRGB and CalGray say by numbers what a profile says by curves. */
function calibratedTable(space: PdfColourParameters, is_grey: boolean): ColourTable | null {
  const white = numbersIn(space.getArray?.('WhitePoint'), D65)
  const [xa, ya, za, xb, yb, zb, xc, yc, zc] = numbersIn(space.getArray?.('Matrix'), NO_MATRIX)
  const own_gamma = space.get?.('Gamma')
  const gammas = is_grey
    ? numbersIn([own_gamma, own_gamma, own_gamma], [1, 1, 1])
    : numbersIn(space.getArray?.('Gamma'), [1, 1, 1])
  if (!(white[0] > 0 && white[1] > 0 && white[2] > 0 && gammas.every((gamma) => gamma > 0))) return null
  const [red, green, blue] = gammas.map((gamma) => (value: number) => value ** gamma) as [Light, Light, Light]
  if (is_grey) return tableFor('grey', greyProfile('Calibrated', red))
  return tableFor(
    'rgb',
    calibratedProfile(
      [
        [xa, ya, za],
        [xb, yb, zb],
        [xc, yc, zc],
      ],
      white,
      [red, green, blue],
    ),
  )
}

async function replaceConversions() {
  const { ColorSpace, ColorSpaceUtils } = await loadWorker()
  const [TableSpace, LabSpace] = [tableSpaces(ColorSpace), labSpaces(ColorSpace)]
  const standard_ink = await makeColourTable('cmyk', null)
  let ink = new TableSpace('DeviceCMYK', standard_ink)
  ColorSpaceUtils.own = (mode, parameters) => {
    if (mode === 'DeviceCMYK') return ink
    if (mode === 'Lab') return new LabSpace(parameters?.getArray?.('Range'))
    if (!parameters || !(mode === 'ICCBased' || mode === 'CalRGB' || mode === 'CalGray')) return null
    const table = mode === 'ICCBased' ? embeddedTable(parameters) : calibratedTable(parameters, mode === 'CalGray')
    return table && new TableSpace(mode, table)
  }
  return async (profile: Buffer | null) => {
    if (profile) tableFor('cmyk', profile)
    await learnColours()
    ink = new TableSpace('DeviceCMYK', (profile && tableFor('cmyk', profile)) || standard_ink)
  }
}

let conversions: ReturnType<typeof replaceConversions> | null = null

/**
 * Colours of the next document are converted as those of all other pictures: by the profile embedded with them, ink without
 * one by that of its output, or else like a TIFF without. One document at a time.
 */
export async function convertAsPictures(ink_profile: Buffer | null): Promise<void> {
  conversions ??= replaceConversions()
  const convertInk = await conversions
  await convertInk(ink_profile)
}
