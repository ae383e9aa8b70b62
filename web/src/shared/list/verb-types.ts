import type { CallInput, Endpoint, Reply } from '@inkroute/contract/endpoint'
import type { ComponentType } from 'react'
import { call } from '../api/client.ts'
import { ApiError } from '../api/request.ts'
import type { Bilingual } from '../text/text.ts'

/** A text in both languages, with values for what it leaves open. */
export type Say = (phrase: Bilingual, values?: Readonly<Record<string, string | number>>) => string

export interface Refused {
  readonly name: string
  readonly problem: string
}

/** What came of an action on one row or on many. */
export interface Outcome {
  readonly message?: string | undefined
  readonly changed?: number
  readonly refused?: readonly Refused[]
  readonly undo?: (() => Promise<unknown>) | undefined
}

export interface Confirmation {
  readonly title: Bilingual
  readonly body?: Bilingual
  readonly ok?: Bilingual
}

interface Look<Subject, C> {
  readonly key: string
  readonly label: Bilingual | ((subject: Subject) => Bilingual)
  readonly when?: (subject: Subject, list: C) => boolean
  readonly isDanger?: true
  readonly confirm?: Confirmation
}

/** Made by `to` or `toEach`. */
export interface Sending<Subject> {
  readonly run: (subject: Subject, say: Say) => Promise<Outcome>
  readonly refetch: readonly Endpoint[]
}

/** An action of a row: sends something, follows a link, or opens the drawer. */
export type RowVerb<R, C> = Look<R, C> & {
  /** For screen readers, after the label: which row it is about. */
  readonly about?: (row: R) => string
} & ({ readonly send: Sending<R> } | { readonly route: (row: R) => string } | { readonly opens: true })

export interface AskProps<R> {
  readonly run: (send: Sending<readonly R[]>) => void
  readonly close: () => void
}

/** An action on every selected row: sends something, asks in a dialog what to send, or offers it in the bar itself. */
export type BulkVerb<R, C> =
  | (Look<readonly R[], C> & { readonly isPrimary?: true } & (
        | { readonly send: Sending<readonly R[]> }
        | { readonly ask: ComponentType<AskProps<R>> }
      ))
  | { readonly key: string; readonly control: ComponentType<AskProps<R>> }

interface SendSettings<Subject, A extends Endpoint> {
  readonly input: (subject: Subject) => CallInput<A>
  readonly done: Bilingual | ((reply: Reply<A>, say: Say) => string)
  readonly refused?: (reply: Reply<A>, say: Say) => readonly Refused[]
  /** The input that takes it back; null where nothing does. */
  readonly undo?: (subject: Subject) => CallInput<A> | null
  /** Other lists that change with it. */
  readonly refetch?: readonly Endpoint[]
}

/** Sends one call for a row, or one for all selected rows. */
export function to<Subject, A extends Endpoint>(
  endpoint: A,
  { input, done, refused, undo, refetch = [] }: SendSettings<Subject, A>,
): Sending<Subject> {
  return {
    refetch,
    run: async (subject, say) => {
      const reply = await call(endpoint, input(subject))
      const back = undo?.(subject) ?? null
      return {
        message: typeof done === 'function' ? done(reply, say) : say(done),
        refused: refused?.(reply, say) ?? [],
        ...(back === null ? {} : { undo: () => call(endpoint, back) }),
      }
    },
  }
}

/** What is done with many rows at once, for a single one. */
export const one = <R>({ refetch, run }: Sending<readonly R[]>): Sending<R> => ({
  refetch,
  run: (row, say) => run([row], say),
})

interface EachSettings<R, A extends Endpoint> {
  readonly input: (row: R) => CallInput<A>
  /** How a refused row is called. */
  readonly name: (row: R) => Bilingual
  readonly done: Bilingual
  readonly refetch?: readonly Endpoint[]
}

/** Sends a call for each selected row where the server takes one at a time; what it refuses does not stop the rest. */
export function toEach<R, A extends Endpoint>(
  endpoint: A,
  { input, name, done, refetch = [] }: EachSettings<R, A>,
): Sending<readonly R[]> {
  return {
    refetch,
    run: async (rows, say) => {
      const refused: Refused[] = []
      for (const row of rows) {
        const problem = await call(endpoint, input(row)).then(
          () => null,
          (error: unknown) => {
            if (error instanceof ApiError && error.status_code > 0) return error.message
            throw error
          },
        )
        if (problem !== null) refused.push({ name: say(name(row)), problem })
      }
      const changed = rows.length - refused.length
      return { message: say(done, { count: changed }), changed, refused }
    },
  }
}
