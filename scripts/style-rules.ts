export interface StyleFile {
  readonly path: string
  readonly text: string
}

/** Where hex colours are defined: the main tokens are in tokens.ts, their shades here. */
const TOKEN_FILES = ['web/src/shared/ui/palette.css']

/** Colours that are data, not design: they would stay the same if the look of the product changed. */
const dataColours: Record<string, string> = {
  'web/src/features/site/page/components/themes.module.css': 'themes a page may choose, each a set of four',
  'web/src/features/design/text/emoji-picker.module.css': 'skin tones of emoji',
  'web/src/features/design/colour/colour.module.css': 'the strip of all hues',
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))

function hexProblems({ path, text }: StyleFile): string[] {
  if (TOKEN_FILES.includes(path) || dataColours[path]) return []
  return withoutComments(text)
    .split('\n')
    .flatMap((line, i) =>
      // Only values: a selector may be an id that looks like a colour.
      [...line.matchAll(/(?<=[:,(\s])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?=[\s,;)])/gi)].map(
        ([hex]) => `${path}:${i + 1}: ${hex} is written out; use a token of tokens.ts or palette.css`,
      ),
    )
}

/** Names of the colours a text defines, as in `--color-ink: …`. */
export const definedColours = (text: string): string[] =>
  [...text.matchAll(/(--color-[a-z0-9-]+)\s*:/g)].map(([, name]) => name as string)

/** Sheets whose classes are named in components as they are; all others are modules. */
const isShared = (path: string) => /\/utilities\/\w+\.css$|\/global\.css$/.test(path)

/** Classes a shared sheet defines. A point in a name is escaped. */
const sharedClasses = (text: string): string[] =>
  [...text.matchAll(/^\.((?:[\w-]|\\\.)+) \{/gm)].map(([, name]) => (name as string).replaceAll('\\', ''))

/** The words written in `className` attributes, without what is filled in or compared with. */
function classWords(text: string): string[] {
  const attributes = [...text.matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\$?\{[^{}]*\})*)\})/g)]
  return attributes.flatMap(([, plain, code = '']) => {
    const parts = [...code.matchAll(/(== |[([])?(?:'([^'\n]*)'|`([^`]*)`)/g)].filter(([, before]) => !before)
    const written = parts.map(([, , quoted, template = '']) => quoted ?? template.replace(/\$\{[^{}]*\}/g, ' '))
    return [plain ?? '', ...written].join(' ').split(/\s+/).filter(Boolean)
  })
}

/** Shared classes that nothing defines, and those that nothing uses. */
function classProblems(files: readonly StyleFile[]): string[] {
  const defined = new Set(files.filter(({ path }) => isShared(path)).flatMap(({ text }) => sharedClasses(text)))
  const used = files
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap(({ path, text }) => classWords(text).map((word) => ({ path, word })))
  const words = new Set(used.map(({ word }) => word))
  return [
    ...used.filter(({ word }) => !defined.has(word)).map(({ path, word }) => `${path}: no shared sheet has .${word}`),
    ...[...defined].filter((name) => !words.has(name)).map((name) => `no component uses the shared class .${name}`),
  ]
}

/** Hex colours outside the token files, tokens that nothing defines, and shared classes nothing defines or uses. */
export function styleProblems(files: readonly StyleFile[], tokens: readonly string[]): string[] {
  const known = new Set([...tokens, ...files.flatMap(({ text }) => definedColours(text))])
  const unknown = files.flatMap(({ path, text }) =>
    [...new Set([...text.matchAll(/var\((--color-[a-z0-9-]+)/g)].map(([, name]) => name as string))]
      .filter((name) => !known.has(name))
      .map((name) => `${path}: ${name} is not defined`),
  )
  const styles = files.filter(({ path }) => path.endsWith('.css'))
  const gone = Object.keys(dataColours).filter((path) => !files.some((file) => file.path === path))
  return [
    ...styles.flatMap(hexProblems),
    ...unknown,
    ...classProblems(files),
    ...gone.map((path) => `style-rules.ts: ${path} does not exist any more`),
  ]
}
