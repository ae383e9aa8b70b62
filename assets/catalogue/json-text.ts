/** JSON that people can read and diff: what fits on a line stays on it. */
export function jsonText(value: unknown, indent = '', line_width = 240): string {
  const flat = JSON.stringify(value)
  if (value === null || typeof value !== 'object' || flat.length + indent.length <= line_width) return flat
  const inner = `${indent}  `
  const lines = Array.isArray(value)
    ? value.map((entry) => inner + jsonText(entry, inner, line_width))
    : Object.entries(value).map(
        ([key, entry]) => `${inner}${JSON.stringify(key)}: ${jsonText(entry, inner, line_width)}`,
      )
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}
