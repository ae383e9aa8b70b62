import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '../../config/config.ts'
import { StartError } from '../../config/start-error.ts'

/**
 * Reads the texts and demo data below `assets/content`, which ship with a release and are edited without code (see the
 * README there). Everything is checked against a schema; an error names the file and the field.
 */
const FOLDER = 'assets/content'
const absolute = (path: string) => join(projectRoot, FOLDER, path)
const refuse = (path: string, why: string): never => {
  throw new StartError(`${FOLDER}/${path}: ${why}`)
}

/** Content changes only with a release, so a file is read once, when it is first needed. */
export function once<T>(read: () => T): () => T {
  let kept: { readonly value: T } | undefined
  return () => {
    kept ??= { value: read() }
    return kept.value
  }
}

/** Messages of the contract are written `中文|English`; editors of files get the English part. */
function parse<S extends z.ZodType>(path: string, schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.') || 'the whole file'
  return refuse(path, `${field}: ${issue?.message.split('|').at(-1)}`)
}

function readText(path: string): string {
  if (!existsSync(absolute(path))) refuse(path, 'the file is missing')
  return readFileSync(absolute(path), 'utf8').replaceAll('\r\n', '\n')
}

/** `complete` adds what follows from other data (alternative texts of pictures, for example) before the check. */
export function readJson<S extends z.ZodType>(
  path: string,
  schema: S,
  complete: (value: unknown) => unknown = (value) => value,
): z.output<S> {
  const text = readText(path)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return refuse(path, `is not JSON: ${error instanceof Error ? error.message : error}`)
  }
  return parse(path, schema, complete(value))
}

export const jsonFile = <S extends z.ZodType>(path: string, schema: S): (() => z.output<S>) =>
  once(() => readJson(path, schema))

/** Names in a folder that end so, without the ending, in alphabetical order. */
export const namesIn = (folder: string, ending: string): string[] =>
  readdirSync(absolute(folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort()

/** `---`, lines of `name: value`, `---`, then Markdown. */
function readMarkdown<S extends z.ZodType>(path: string, schema: S): { head: z.output<S>; body: string } {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readText(path)) ?? refuse(path, 'has no front matter')
  const fields = (head ?? '').split('\n').map((line) => {
    const [, name, value] = /^(\w+): (.+)$/.exec(line) ?? refuse(path, `cannot read the line "${line}"`)
    return [name, value?.trim()]
  })
  return { head: parse(path, schema, Object.fromEntries(fields)), body: (body ?? '').trim() }
}

const Words = z.strictObject({ title: z.string(), summary: z.string() })

export interface ArticleText {
  readonly title: string
  readonly summary: string
  readonly body: string
}

export type Article<H> = H & { readonly slug: string; readonly zh: ArticleText; readonly en: ArticleText }

/**
 * Every `<slug>.zh.md` of a folder with the `<slug>.en.md` beside it. Both carry a title and a summary; what they share
 * (`shape`) is written in the Chinese file only.
 */
export function readArticles<S extends z.ZodRawShape>(folder: string, shape: S): Article<z.output<z.ZodObject<S>>>[] {
  const schema = z.strictObject({ ...Words.shape, ...shape })
  const chinese = namesIn(folder, '.zh.md')
  const alone = namesIn(folder, '.en.md').find((slug) => !chinese.includes(slug))
  if (alone) refuse(`${folder}/${alone}.zh.md`, 'the file is missing')
  return chinese.map((slug) => {
    const zh = readMarkdown(`${folder}/${slug}.zh.md`, schema)
    const en = readMarkdown(`${folder}/${slug}.en.md`, Words)
    const { title, summary, ...shared } = zh.head as z.output<typeof Words> & z.output<z.ZodObject<S>>
    return {
      ...(shared as z.output<z.ZodObject<S>>),
      slug,
      zh: { title, summary, body: zh.body },
      en: { ...en.head, body: en.body },
    }
  })
}
