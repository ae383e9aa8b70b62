type Reviver = (this: unknown, key: string, value: unknown, context: { source: string }) => unknown

const keepExact: Reviver = (_key, value, context) => {
  if (typeof value !== 'number') return value
  return Number.isSafeInteger(value) && /^-?\d+$/.test(context.source) ? value : context.source
}

/**
 * Reads JSON without losing a digit: whole numbers beyond 2^53 and numbers with a decimal point arrive as the text
 * that was written, so `5230236437987443003` and `12.30` stay what they are.
 */
export const parseExact = (text: string): unknown =>
  JSON.parse(text, keepExact as (key: string, value: unknown) => unknown)
