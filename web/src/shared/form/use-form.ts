import type { FieldProblem } from '@inkroute/contract/envelope'
import { messageIn } from '@inkroute/contract/input-messages'
import { useCallback, useState } from 'react'
import { useLanguage } from '../text/language.tsx'

/** One rule per field: `中文|English` of what is wrong, or null. */
export type Rules<V> = { readonly [K in keyof V]?: (values: V) => string | null }

/** The first field a form refuses, in the order of its rules. */
export function firstProblem<V extends object>(rules: Rules<V>, values: V): keyof V | null {
  const names = Object.keys(rules) as (keyof V)[]
  return names.find((name) => rules[name]?.(values) != null) ?? null
}

interface FormState<V> {
  readonly values: V
  /** Fields the person has left, or all of them after a try to submit. */
  readonly touched: ReadonlySet<keyof V>
  /** What the server found wrong, until the field changes. */
  readonly refused: Partial<Record<keyof V, string>>
}

const fresh = <V>(values: V): FormState<V> => ({ values, touched: new Set(), refused: {} })

/** Text fields that are checked when they are left, and all together when the form is sent. */
export function useForm<V extends Record<string, string>>(initial: V, rules: Rules<V>) {
  const { language } = useLanguage()
  const [state, setState] = useState(() => fresh(initial))
  const { values, touched, refused } = state

  const errorOf = (name: keyof V): string | null => {
    const problem = touched.has(name) ? rules[name]?.(values) : null
    return problem ? messageIn(problem, language) : (refused[name] ?? null)
  }
  const set = useCallback((name: keyof V, value: string) => {
    setState((old) => {
      const { [name]: _, ...rest } = old.refused
      return { ...old, values: { ...old.values, [name]: value }, refused: rest as FormState<V>['refused'] }
    })
  }, [])
  const touch = useCallback((...names: (keyof V)[]) => {
    setState((old) => ({ ...old, touched: new Set([...old.touched, ...names]) }))
  }, [])
  const refuse = useCallback((problems: readonly FieldProblem[]) => {
    const known = Object.fromEntries(problems.map(({ field, message }) => [field, message]))
    setState((old) => ({ ...old, refused: known as FormState<V>['refused'] }))
  }, [])

  return {
    values,
    errorOf,
    set,
    touch,
    refuse,
    /** Shows every problem; true when there is none. */
    check: (): boolean => {
      touch(...(Object.keys(rules) as (keyof V)[]))
      return firstProblem(rules, values) === null
    },
    /** Ties a field component to a value. */
    bind: (name: keyof V & string) => ({
      name,
      value: values[name] ?? '',
      error: errorOf(name),
      onChange: (value: string) => set(name, value),
      onBlur: () => touch(name),
    }),
  }
}
