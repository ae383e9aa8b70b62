import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SandboxTools } from '../../shared/service.ts'
import type { Account, CarrierBook, CarrierName, SandboxParcel } from './carrier-book.ts'
import { labelPdf, labelZpl } from './label-files.ts'

export interface CarrierTools extends SandboxTools {
  readonly book: CarrierBook
}

/** One emulated company. */
export interface CarrierEmulator {
  readonly name: CarrierName
  /** What staff would enter: keys, and the address below the sandbox. */
  readonly values: (account: Account) => Record<string, string>
  readonly add: (app: FastifyInstance, tools: CarrierTools) => void
  /** Sends what has happened; true when it was accepted. Absent: it is polled. */
  readonly push?: (account: Account, parcel: SandboxParcel) => Promise<boolean>
}

export const RATE = '7.1'

export const toBody = (request: FastifyRequest): string => (typeof request.body === 'string' ? request.body : '')
export const getOrigin = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`

export function findJson<T>(request: FastifyRequest): T | null {
  try {
    return JSON.parse(toBody(request)) as T
  } catch {
    return null
  }
}

/** Names of the fields that are empty or absent. */
export const absent = (value: object | null | undefined, names: readonly string[]): string[] =>
  names.filter((name) => {
    const field = (value as Record<string, unknown> | null | undefined)?.[name]
    return field === undefined || field === null || field === ''
  })

let count = 0
/** Grows, so that numbers never repeat within one sandbox. */
export const newNumber = (): string => `${Date.now()}${String(count++ % 1000).padStart(3, '0')}`

/** Labels can be fetched by anyone who knows their address, as at the real companies. */
export function addLabelFiles(app: FastifyInstance, { book }: CarrierTools, name: CarrierName, title: string): void {
  app.get<{ Params: { file: string } }>(`/${name}/labels/:file`, async (request, reply: FastifyReply) => {
    const [ref = '', kind] = request.params.file.split('.')
    const parcel = book.parcels.items.find((one) => one.ref === ref && one.carrier === name)
    if (!parcel) return reply.code(404).send('no such label')
    const { service, tracking_no, lines } = parcel
    const label = { carrier: title, service, tracking_no, lines }
    return kind === 'zpl'
      ? reply.type('text/plain').send(labelZpl(label))
      : reply.type('application/pdf').send(Buffer.from(labelPdf(label), 'latin1'))
  })
}

const TIMEOUT_MS = 5000

export async function pushTo(url: string, headers: Record<string, string>, body: string): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return answer.ok
  } catch {
    return false
  }
}
