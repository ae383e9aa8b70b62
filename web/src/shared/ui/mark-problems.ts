import type { FormInstance } from 'antd'

interface FieldProblem {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** Shows the server's errors at the fields they name, and returns the first of these. */
export function markProblems(form: FormInstance, problems: readonly FieldProblem[]): (string | number)[] | undefined {
  const fields = problems.map(({ path, message }) => ({ name: [...path], errors: [message] }))
  if (fields.length > 0) form.setFields(fields)
  return fields[0]?.name
}
