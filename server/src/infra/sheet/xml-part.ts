import { Inflate } from 'fflate'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { CannotReadSheet } from './sheet.ts'
import type { ZipEntry } from './zip-directory.ts'

/** A packed kilobyte can become a megabyte; small bites keep what one push unpacks small too. */
const BITE_BYTES = 16 * 1024

/** Counts what a whole workbook unpacks to. */
export interface UnpackBudget {
  left_bytes: number
}

export type Attributes = Readonly<Record<string, string>>

export interface PartHandler {
  /** Names come without their prefix: some writers call every tag `x:row`. */
  open(name: string, attributes: Attributes): void
  text?(text: string): void
  close?(name: string): void
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

function parserOf(handler: PartHandler): SaxesParser {
  const parser = new SaxesParser({ xmlns: false, position: false })
  const refuse = () => {
    throw new CannotReadSheet('broken')
  }
  parser.on('error', refuse)
  // No spreadsheet needs one, and everything bad in XML begins with it.
  parser.on('doctype', refuse)
  parser.on('opentag', (tag: SaxesTagPlain) => handler.open(localName(tag.name), tag.attributes as Attributes))
  parser.on('text', (text) => handler.text?.(text))
  parser.on('cdata', (text) => handler.text?.(text))
  parser.on('closetag', (tag: SaxesTagPlain) => handler.close?.(localName(tag.name)))
  return parser
}

function encodingOf(first: Uint8Array): string {
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le'
  if (first[0] === 0xfe && first[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

/** Unpacks bite by bite: each step of the iteration has handed over what one bite unpacks to. */
function* unpacking(entry: ZipEntry, budget: UnpackBudget, take: (bytes: Uint8Array) => void): Generator<void> {
  const counted = (bytes: Uint8Array) => {
    budget.left_bytes -= bytes.length
    if (budget.left_bytes < 0) throw new CannotReadSheet('too_large')
    if (bytes.length > 0) take(bytes)
  }
  if (!entry.is_deflated) {
    for (let at = 0; at < entry.packed.length; at += BITE_BYTES) {
      counted(entry.packed.subarray(at, at + BITE_BYTES))
      yield
    }
    return
  }
  const inflate = new Inflate(counted)
  for (let at = 0; at < entry.packed.length; at += BITE_BYTES) {
    inflate.push(entry.packed.subarray(at, at + BITE_BYTES), at + BITE_BYTES >= entry.packed.length)
    yield
  }
}

/**
 * Reads one part of a workbook as it is unpacked; neither its bytes nor a tree of it are ever held whole. The caller may
 * pause between the steps.
 */
export function* readingPart(entry: ZipEntry, budget: UnpackBudget, handler: PartHandler): Generator<void> {
  const parser = parserOf(handler)
  let decoder: InstanceType<typeof TextDecoder> | undefined
  try {
    yield* unpacking(entry, budget, (bytes) => {
      decoder ??= new TextDecoder(encodingOf(bytes))
      parser.write(decoder.decode(bytes, { stream: true }))
    })
    parser.write(decoder?.decode() ?? '').close()
  } catch (error) {
    if (error instanceof CannotReadSheet) throw error
    // Damaged deflate data, which the unpacker reports with errors of its own.
    throw new CannotReadSheet('broken')
  }
}

export function readPart(entry: ZipEntry, budget: UnpackBudget, handler: PartHandler): void {
  const steps = readingPart(entry, budget, handler)
  while (!steps.next().done);
}

export const attributeOf = (attributes: Attributes, local: string): string | undefined =>
  attributes[local] ?? Object.entries(attributes).find(([name]) => localName(name) === local)?.[1]
