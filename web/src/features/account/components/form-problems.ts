import type { FormInstance } from 'antd'
import type { ApiError } from '../../../shared/api/request.ts'
import { problemsAtFields } from '../team.view.ts'

/** Shows a refusal at its fields; returns the message for the top of the form if it concerns none of them. */
export function showProblems(form: FormInstance, error: ApiError): string {
  const problems = problemsAtFields(error)
  if (!problems) return error.message
  form.setFields(problems.map(({ field, message }) => ({ name: field.split('.')[0] ?? field, errors: [message] })))
  form.scrollToField(problems[0]?.field.split('.')[0] ?? '', { block: 'center', focus: true })
  return ''
}
