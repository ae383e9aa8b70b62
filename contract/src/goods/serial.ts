const DATE = /(?<!\d)(?:19|20)\d{2}([-./]?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])(?!\d)/
const NUMBER = /(?<!\d)(?:0\d{3,}|\d{6,})(?!\d)/
const CAMERA = /\b(?:IMG|DSC|PXL|MVI|Screenshot)[-_ ]?\d+/i

/** A date, a running number or a camera's file name in a text that people read; empty where there is none. */
export const serialIn = (text: string): string =>
  [DATE, CAMERA, NUMBER].map((form) => form.exec(text)?.[0] ?? '').find((found) => found !== '') ?? ''
