import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib'
import { getOperators } from './content-operators.ts'
import { meshLayers } from './mesh-layers.ts'
import { Refusal } from './refusal.ts'

/** Steps of one page, with forms as often as they are drawn; drawing more takes longer than a process may work. */
export const MAX_STEPS = 400_000
const MAX_MESH_LAYERS = 30
/** Parts of an outline are drawn together. */
const OUTLINE = new Set(['m', 'l', 'c', 'v', 'y', 'h', 're'])
const OUTLINE_STEP = 0.05
/** A form within a form, and so on. */
const MAX_NESTING = 60

interface Cost {
  readonly steps: number
  readonly mesh_layers: number
}

const NOTHING: Cost = { steps: 0, mesh_layers: 0 }

const add = (a: Cost, b: Cost): Cost => ({ steps: a.steps + b.steps, mesh_layers: a.mesh_layers + b.mesh_layers })

const entry = (resources: PDFDict | undefined, kind: string, name: string | null): PDFObject | undefined => {
  const named = resources?.lookup(PDFName.of(kind))
  return named instanceof PDFDict && name !== null ? named.lookup(PDFName.of(name)) : undefined
}

class CostCounter {
  readonly #known = new Map<PDFObject, Cost>()
  readonly #under_way = new Set<PDFObject>()

  /** The cost of content with its forms; what is too much already is not read to the end. */
  costOf(content: Uint8Array, resources: PDFDict | undefined): Cost {
    let cost = NOTHING
    for (const { name, operand } of getOperators(content)) {
      cost = add(cost, { steps: OUTLINE.has(name) ? OUTLINE_STEP : 1, mesh_layers: 0 })
      if (name === 'Do') cost = add(cost, this.#formCost(entry(resources, 'XObject', operand), resources))
      if (name === 'sh') cost = add(cost, this.#shadingCost(entry(resources, 'Shading', operand)))
      if (name === 'scn' || name === 'SCN')
        cost = add(cost, this.#patternCost(entry(resources, 'Pattern', operand), resources))
      if (cost.steps > MAX_STEPS || cost.mesh_layers > MAX_MESH_LAYERS) throw new Refusal('upload_pdf_heavy')
    }
    return cost
  }

  #once(found: PDFObject, count: () => Cost): Cost {
    const known = this.#known.get(found)
    if (known) return known
    // What draws itself is left out by the painter.
    if (this.#under_way.has(found)) return NOTHING
    if (this.#under_way.size > MAX_NESTING) throw new Refusal('upload_pdf_heavy')
    this.#under_way.add(found)
    const cost = count()
    this.#under_way.delete(found)
    this.#known.set(found, cost)
    return cost
  }

  #formCost(found: PDFObject | undefined, outer: PDFDict | undefined): Cost {
    if (!(found instanceof PDFRawStream) || found.dict.lookup(PDFName.of('Subtype')) !== PDFName.of('Form'))
      return NOTHING
    return this.#contentCost(found, outer)
  }

  #contentCost(found: PDFRawStream, outer: PDFDict | undefined): Cost {
    return this.#once(found, () => {
      const own = found.dict.lookup(PDFName.of('Resources'))
      return this.costOf(decodePDFRawStream(found).decode(), own instanceof PDFDict ? own : outer)
    })
  }

  #patternCost(found: PDFObject | undefined, outer: PDFDict | undefined): Cost {
    if (found instanceof PDFRawStream) return this.#contentCost(found, outer)
    return found instanceof PDFDict ? this.#shadingCost(found.lookup(PDFName.of('Shading'))) : NOTHING
  }

  #shadingCost(found: PDFObject | undefined): Cost {
    if (!(found instanceof PDFRawStream)) return NOTHING
    return this.#once(found, () => ({ steps: 1, mesh_layers: meshLayers(found) }))
  }
}

function getContent(page: PDFDict): Uint8Array {
  const contents = page.lookup(PDFName.of('Contents'))
  const streams = contents instanceof PDFArray ? contents.asArray().map((_, i) => contents.lookup(i)) : [contents]
  const parts = streams.filter((one) => one instanceof PDFRawStream).map((one) => decodePDFRawStream(one).decode())
  return Buffer.concat(parts.flatMap((part) => [part, Buffer.from('\n')]))
}

export interface PageFacts {
  /** What ink without a profile of its own is meant for. */
  readonly ink_profile: Buffer | null
}

const NO_FACTS: PageFacts = { ink_profile: null }

/** The page's own word for plain ink comes before that of the whole document's printer. */
function inkProfile(pdf: PDFDocument, resources: PDFDict | undefined): Buffer | null {
  const own = entry(resources, 'ColorSpace', 'DefaultCMYK')
  const intents = pdf.catalog.lookup(PDFName.of('OutputIntents'))
  const printers = intents instanceof PDFArray ? intents.asArray().map((_, n) => intents.lookup(n)) : []
  const profiles = [
    own instanceof PDFArray && own.lookup(0) === PDFName.of('ICCBased') ? own.lookup(1) : undefined,
    ...printers.map((one) => (one instanceof PDFDict ? one.lookup(PDFName.of('DestOutputProfile')) : undefined)),
  ]
  for (const stream of profiles) {
    if (!(stream instanceof PDFRawStream)) continue
    const profile = Buffer.from(decodePDFRawStream(stream).decode())
    if (profile.toString('latin1', 16, 20) === 'CMYK') return profile
  }
  return null
}

/**
 * Refuses a page that would be drawn for minutes, before anything of it is drawn: a form that draws ten others ten times
 * makes millions of steps of a few bytes. What this reader does not understand is left to the limit of processor time.
 */
export async function assertDrawable(file: Buffer, number: number | null): Promise<PageFacts> {
  try {
    const pdf = await PDFDocument.load(new Uint8Array(file), {
      ignoreEncryption: true,
      updateMetadata: false,
      throwOnInvalidObject: false,
    })
    if (pdf.isEncrypted || pdf.getPageCount() < (number ?? 1)) return NO_FACTS
    const { node } = pdf.getPage((number ?? 1) - 1)
    new CostCounter().costOf(getContent(node), node.Resources())
    return { ink_profile: inkProfile(pdf, node.Resources()) }
  } catch (error) {
    if (error instanceof Refusal) throw error
    return NO_FACTS
  }
}
