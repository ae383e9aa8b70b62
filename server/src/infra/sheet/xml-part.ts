import { Inflate } from 'fflate'
import { CannotReadSheet } from './sheet.ts'
import { type Attributes, localName, type XmlHandler, XmlReader } from './xml-reader.ts'
import type { ZipEntry } from './zip-directory.ts'

/** A packed kilobyte can become a megabyte; small bites keep what one push unpacks small too. */
const BITE_BYTES = 16 * 1024

/** Counts what a whole workbook unpacks to. */
export interface UnpackBudget {
  left_bytes: number
}

function getEncoding(first: Uint8Array): string {
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
export function* readingPart(entry: ZipEntry, budget: UnpackBudget, handler: XmlHandler): Generator<void> {
  const reader = new XmlReader(handler)
  let decoder: InstanceType<typeof TextDecoder> | undefined
  try {
    yield* unpacking(entry, budget, (bytes) => {
      decoder ??= new TextDecoder(getEncoding(bytes))
      reader.write(decoder.decode(bytes, { stream: true }))
    })
    reader.write(decoder?.decode() ?? '')
    reader.end()
  } catch (error) {
    if (error instanceof CannotReadSheet) throw error
    // What is no XML, and damaged deflate data, which the unpacker reports with errors of its own.
    throw new CannotReadSheet('broken')
  }
}

export function readPart(entry: ZipEntry, budget: UnpackBudget, handler: XmlHandler): void {
  const steps = readingPart(entry, budget, handler)
  while (!steps.next().done);
}

export const findAttribute = (attributes: Attributes, local: string): string | undefined =>
  attributes[local] ?? Object.entries(attributes).find(([name]) => localName(name) === local)?.[1]
