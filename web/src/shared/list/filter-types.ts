import type { ComponentType } from 'react'
import type { Bilingual } from '../text/text.ts'

export interface Option<V extends string = string> {
  readonly value: V
  readonly label: Bilingual
}

interface Named {
  readonly label: Bilingual
  /** Name in the address, if it is not that of the input. */
  readonly param?: string
}

export interface SearchFilter extends Named {
  readonly kind: 'search'
  readonly maxLength?: number
}

export interface ChoiceFilter<V extends string, R> extends Named {
  readonly kind: 'choice'
  /** A hook, where the server knows the options. */
  readonly options: readonly Option<V>[] | (() => readonly Option<V>[])
  /** The values of such a hook are numbers. */
  readonly isNumber?: true
  /** The option that does not narrow down. Without one, the label is the placeholder. */
  readonly any?: Bilingual
  /** Chosen while the address says nothing; `all` in the address then takes it back. */
  readonly initial?: V
  /** Tabs above the other filters. */
  readonly shown?: 'tabs'
  /** On tabs; without a value for all of them. */
  count?(reply: R, value: V | undefined): number | undefined
}

export interface DayFilter extends Named {
  readonly kind: 'day'
  /** Input names of the other end of a period. */
  readonly after?: string
  readonly before?: string
}

export interface FlagFilter extends Named {
  readonly kind: 'flag'
}

/** Has no control among the others: set by links from other screens, or above the list. */
export interface LinkedFilter<V extends string> {
  readonly kind: 'linked'
  readonly values?: readonly V[]
  readonly param?: string
  readonly isNumber?: true
}

export interface CustomFilter extends Named {
  readonly kind: 'custom'
  readonly isNumber?: true
  readonly control: ComponentType<CustomControlProps>
}

export interface CustomControlProps {
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
  /** Of every filter, for one that depends on another. */
  readonly chosen: Readonly<Record<string, string | undefined>>
  readonly choose: (part: Readonly<Record<string, string | undefined>>) => void
}

export type Filter<V extends string, R> =
  | SearchFilter
  | ChoiceFilter<V, R>
  | DayFilter
  | FlagFilter
  | LinkedFilter<V>
  | CustomFilter
/** Filters as the list reads them, whatever they narrow down. */
export type AnyFilter<R = unknown> = Filter<string, R>

/** One option for each value of a list of the contract. */
export const choices = <V extends string>(values: readonly V[], label: (value: V) => Bilingual): readonly Option<V>[] =>
  values.map((value) => ({ value, label: label(value) }))

/** Names that are not ours to translate: of a category, a warehouse, a person. */
export const sameInBoth = (name: string): Bilingual => ({ zh: name, en: name })
