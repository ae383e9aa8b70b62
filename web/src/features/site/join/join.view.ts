import { capabilityProblem, type JoinForm, type JoinKind, joinProblems } from '@inkroute/contract/site/join/fields'
import type { Rules } from '../../../shared/form/use-form.ts'

export const emptyJoin = {
  company: '',
  contact: '',
  phone: '',
  email: '',
  region: '',
  volume: '',
  text: '',
  website: '',
  capabilities: '',
}
export type JoinValues = typeof emptyJoin

/** Checked boxes are stored as one string, so they fit the same form as everything else. */
export const getChosen = (values: JoinValues): string[] => values.capabilities.split(',').filter(Boolean)

export function toggled(values: JoinValues, id: string): string {
  const chosen = getChosen(values)
  return (chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]).join(',')
}

/** In form order, so the first problem is the topmost. */
export const joinRules = (kind: JoinKind): Rules<JoinValues> => {
  const rule = (field: keyof JoinForm) => (values: JoinValues) => joinProblems[field](values[field])
  return {
    company: rule('company'),
    contact: rule('contact'),
    phone: rule('phone'),
    email: rule('email'),
    region: rule('region'),
    volume: rule('volume'),
    capabilities: (values) => capabilityProblem(kind, getChosen(values)),
    text: rule('text'),
  }
}
