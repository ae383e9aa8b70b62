import type { FieldProblem } from '@inkroute/contract/envelope'
import { messageIn } from '@inkroute/contract/input-messages'
import { useCallback, useState } from 'react'
import { useLanguage } from '../text/language.tsx'

/** One validator per field: the problem as `中文|English`, or null. */
export type Rules<V> = { readonly [K in keyof V]?: (values: V) => string | null }

/** The first invalid field, in the order of the rules. */
export function firstProblem<V extends object>(rules: Rules<V>, values: V): keyof V | null {
  const names = Object.keys(rules) as (keyof V)[]
  return names.find((name) => rules[name]?.(values) != null) ?? null
}

interface FormState<V> {
  readonly values: V
  /** Fields that lost focus, or all of them after a submit attempt. */
  readonly touched: ReadonlySet<keyof V>
  /** Errors from the server, until the field changes. */
  readonly refused: Partial<Record<keyof V, string>>
}

const fresh = <V>(values: V): FormState<V> => ({ values, touched: new Set(), refused: {} })

/** Text fields that validate on blur, and all together on submit. */
export function useForm<V extends Record<string, string>>(initial: V, rules: Rules<V>) {
  const { language } = useLanguage()
  const [state, setState] = useState(() => fresh(initial))
  const { values, touched, refused } = state

  const findError = (name: keyof V): string | null => {
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
    errorOf: findError,
    set,
    touch,
    refuse,
    /** Shows every problem; returns true if there is none. */
    check: (): boolean => {
      touch(...(Object.keys(rules) as (keyof V)[]))
      return firstProblem(rules, values) === null
    },
    /** Binds a field component to a value. */
    bind: (name: keyof V & string) => ({
      name,
      value: values[name] ?? '',
      error: findError(name),
      onChange: (value: string) => set(name, value),
      onBlur: () => touch(name),
    }),
  }
}
