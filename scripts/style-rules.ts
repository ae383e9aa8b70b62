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

/** Hex colours outside the token files, and tokens that nothing defines. */
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
    ...gone.map((path) => `style-rules.ts: ${path} does not exist any more`),
  ]
}
