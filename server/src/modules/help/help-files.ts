import type { Language } from '@inkroute/contract/errors/errors'
import { renderMarkdown } from '@inkroute/contract/markdown'
import { hotKeyDefaults } from '@inkroute/contract/preference/hot-keys'
import { uploadExtensions, uploadLimits } from '@inkroute/contract/upload/upload'
import { z } from 'zod'
import { type Article, jsonFile, once, readArticles } from '../../infra/content/content-files.ts'

const MB = 1024 * 1024
const Id = z.coerce.number().int().positive()
const Yes = z.literal('yes').optional()

const words = {
  zh: { arrows: '方向键', comma: '、' },
  en: { arrows: 'Arrow keys', comma: ', ' },
} as const

const tableRow = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const getKeys = (keys: string, language: Language) =>
  (keys === 'Arrows' ? [words[language].arrows] : keys.split('+')).map((key) => `<kbd>${key}</kbd>`).join(' + ')

/**
 * Limits of the product that articles name as `{{placeholder}}`; they change only with a release, so they are filled in
 * here. Other placeholders are facts (prices, lead times) and are filled in when a text is read.
 */
const limits: Record<string, (language: Language) => string> = {
  hot_key_rows: (language) =>
    hotKeyDefaults.map((entry) => tableRow([entry[language], getKeys(entry.key, language)])).join('\n'),
  upload_formats: (language) => uploadExtensions.join(words[language].comma),
  upload_format_count: () => String(uploadExtensions.length),
  upload_max_mb: () => String(uploadLimits.max_bytes / MB),
  upload_svg_max_mb: () => String(uploadLimits.max_svg_bytes / MB),
  upload_max_side_px: () => String(uploadLimits.max_side_px),
  upload_max_megapixels: () => String(uploadLimits.max_pixels / 1_000_000),
}

const withLimits = (text: string, language: Language) =>
  text.replace(/\{\{(\w+)\}\}/g, (token, name: string) => limits[name]?.(language) ?? token)

/** Markdown with one addition: keys are written `<kbd>Ctrl</kbd>`. */
const toHtml = (markdown: string) => renderMarkdown(markdown).replace(/&lt;kbd&gt;(.*?)&lt;\/kbd&gt;/g, '<kbd>$1</kbd>')

export const helpCategories = jsonFile(
  'help/categories.json',
  z.array(z.strictObject({ id: Id, folder: z.string(), name_zh: z.string(), name_en: z.string(), icon: z.string() })),
)

/** Words that the search of the help centre proposes. */
export const helpWords = jsonFile('help/words.json', z.array(z.strictObject({ zh: z.string(), en: z.string() })))

const shared = {
  id: Id,
  /** Listed among the common questions. */
  common: Yes,
  /** Listed among the tutorials. */
  tutorial: Yes,
  /** Words the search finds it by. */
  keywords: z.string().default(''),
  /** Addresses of the screens whose help button opens it. */
  explains: z
    .string()
    .default('')
    .transform((paths) => paths.split(' ').filter(Boolean)),
}

export type ArticleFile = Article<z.output<z.ZodObject<typeof shared>>> & { readonly category_id: number }

/** The help that ships with the release, in the order of its numbers; bodies are HTML. */
export const helpArticles = once((): readonly ArticleFile[] =>
  helpCategories()
    .flatMap(({ id: category_id, folder }) =>
      readArticles(`help/${folder}`, shared).map((article) => {
        const textIn = (language: Language) => {
          const { title, summary, body } = article[language]
          return { title, summary: withLimits(summary, language), body: toHtml(withLimits(body, language)) }
        }
        return { ...article, category_id, zh: textIn('zh'), en: textIn('en') }
      }),
    )
    .sort((a, b) => a.id - b.id),
)
