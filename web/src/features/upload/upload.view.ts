import { uploadExtensions, uploadLimits } from '@inkroute/contract/upload/upload'
import { fill, type Texts } from '../../shared/text/text.ts'
import type { uploadText } from './upload.text.ts'

export type LocalProblem = 'type' | 'large' | 'empty' | 'network'

const known = new Set<string>([...uploadExtensions, 'tif'])

/** Problems detectable before uploading. The server validates the content anyway. */
export function findProblem(file: { readonly name: string; readonly size: number }): LocalProblem | null {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase()
  if (extension !== undefined && !known.has(extension)) return 'type'
  if (file.size === 0) return 'empty'
  return file.size > uploadLimits.max_bytes ? 'large' : null
}

/** `accept` of the file picker: by extension, since browsers disagree on the MIME type of PSD. */
export const acceptedFiles = [...known].map((extension) => `.${extension}`).join(',')

const units = ['B', 'KB', 'MB', 'GB'] as const

export function formatBytes(bytes: number): string {
  let value = bytes
  let unit = 0
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024
    unit++
  }
  return `${unit === 0 || value >= 100 ? Math.round(value) : Number(value.toFixed(1))} ${units[unit]}`
}

const INCH_CM = 2.54
const PRINT_DPI = 300

/** How large a picture prints without loss, in centimetres. */
export const printSizeCm = (px: number): string => ((px / PRINT_DPI) * INCH_CM).toFixed(1)

export type ItemState = 'waiting' | 'sending' | 'reading' | 'done' | 'failed' | 'cancelled'

const PARALLEL = 3

/** Which waiting items may start now: never more than three travel at once. */
export function nextToStart<T extends { readonly state: ItemState }>(items: readonly T[]): T[] {
  const busy = items.filter(({ state }) => state === 'sending' || state === 'reading').length
  return items.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, PARALLEL - busy))
}

export interface QueueCounts {
  readonly total: number
  readonly done: number
  readonly failed: number
  readonly cancelled: number
  readonly running: boolean
}

export function countQueue(items: readonly { readonly state: ItemState }[]): QueueCounts {
  const count = (...states: ItemState[]) => items.filter(({ state }) => states.includes(state)).length
  return {
    total: items.length,
    done: count('done'),
    failed: count('failed'),
    cancelled: count('cancelled'),
    running: count('waiting', 'sending', 'reading') > 0,
  }
}

const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 20_000

/** How long the queue rests after a try was put off for the n-th time: twice as long each time, up to a limit. */
export const backOffMs = (tries: number): number => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(tries, 10))

/** Explains what is wrong with a file and what is accepted. */
export function problemText(problem: LocalProblem, text: Texts<typeof uploadText>): string {
  if (problem === 'type') return fill(text.problem_type, { types: uploadExtensions.join(' / ') })
  if (problem === 'large') return fill(text.problem_large, { limit: formatBytes(uploadLimits.max_bytes) })
  return problem === 'empty' ? text.problem_empty : text.problem_network
}
