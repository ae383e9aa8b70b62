import type { z } from 'zod'
import { fieldName } from './field-names.ts'

/**
 * What a person reads when a value does not fit its schema, as `中文|English`. Given to every parse of outside input, so
 * that the schema library's own words ("expected string, received undefined") never reach anybody. A message written
 * at the schema goes first.
 */
export const inputMessage: z.core.$ZodErrorMap = (issue) => {
  const name = fieldName(issue.path ?? [])
  if (!name) return genericMessage(issue)
  const [zh, en] = sentence(issue, name)
  return `${zh}|${en}`
}

/** In the language of the reader. */
export function messageIn(message: string, language: 'zh' | 'en'): string {
  const [zh = '', en] = message.split('|')
  return language === 'en' ? (en ?? zh) : zh
}

/** The same for words that may be a platform's own, which come in one language and may hold any sign. */
export const saidIn = (message: string, language: 'zh' | 'en'): string =>
  /^[^|]*[\u4e00-\u9fff][^|]*\|/.test(message) ? messageIn(message, language) : message

type Sentence = readonly [zh: string, en: string]
type Issue = Parameters<typeof inputMessage>[0]

const isAbsent = ({ input }: Issue): boolean =>
  input === undefined || input === null || input === '' || (typeof input === 'number' && Number.isNaN(input))

const genericMessage = (issue: Issue): string =>
  isAbsent(issue) ? '此项必填|This field is required' : '请检查此项|Please check this field'

const plural = (count: number | bigint, one: string, many: string): string =>
  `${count} ${Number(count) === 1 ? one : many}`

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>, zh: string, en: string): Sentence {
  const { minimum, origin, inclusive } = issue
  if (origin === 'string') {
    if (Number(minimum) <= 1) return [`请填写${zh}`, `${en} is required`]
    return [`${zh}至少 ${minimum} 个字符`, `${en} must have at least ${plural(minimum, 'character', 'characters')}`]
  }
  if (origin === 'array' || origin === 'set') {
    return [`${zh}至少要有 ${minimum} 项`, `${en}: at least ${minimum} needed`]
  }
  if (inclusive === false) return [`${zh}必须大于 ${minimum}`, `${en} must be more than ${minimum}`]
  return [`${zh}不能小于 ${minimum}`, `${en} must be at least ${minimum}`]
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>, zh: string, en: string): Sentence {
  const { maximum, origin, inclusive } = issue
  if (origin === 'string') {
    return [`${zh}最多 ${maximum} 个字符`, `${en} can have at most ${plural(maximum, 'character', 'characters')}`]
  }
  if (origin === 'array' || origin === 'set') return [`${zh}最多 ${maximum} 项`, `${en}: at most ${maximum} allowed`]
  if (inclusive === false) return [`${zh}必须小于 ${maximum}`, `${en} must be less than ${maximum}`]
  return [`${zh}不能大于 ${maximum}`, `${en} must be at most ${maximum}`]
}

function sentence(issue: Issue, [zh, en]: Sentence): Sentence {
  const wrong: Sentence = [`${zh}填写不正确`, `${en} is not valid`]
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue, zh, en)
    case 'too_big':
      return tooBig(issue, zh, en)
    case 'invalid_type':
      if (isAbsent(issue)) return [`请填写${zh}`, `${en} is required`]
      if (issue.expected === 'int') return [`${zh}应为整数`, `${en} must be a whole number`]
      return issue.expected === 'number' ? [`${zh}应为数字`, `${en} must be a number`] : wrong
    case 'invalid_value':
      return isAbsent(issue)
        ? [`请选择${zh}`, `${en} is required`]
        : [`请从选项中选择${zh}`, `${en} is not one of the choices`]
    case 'invalid_format':
      return isAbsent(issue) ? [`请填写${zh}`, `${en} is required`] : wrong
    default:
      return isAbsent(issue) ? [`请填写${zh}`, `${en} is required`] : wrong
  }
}
