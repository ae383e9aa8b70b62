import type { FieldProblem } from '@inkroute/contract/envelope'
import type { GalleryState } from '@inkroute/contract/gallery/gallery'
import type { Licence } from '@inkroute/contract/material/item'
import { AppError } from '../../../infra/app-error.ts'
import type { GalleryProblem } from './gallery.rules.ts'

type Names<K extends string> = Readonly<Record<'zh' | 'en', Readonly<Record<K, string>>>>

export const stateNames: Names<GalleryState> = {
  zh: { draft: '草稿', on_sale: '已上架', withdrawn: '已下架' },
  en: { draft: 'Draft', on_sale: 'On sale', withdrawn: 'Withdrawn' },
}

export const licenceNames: Names<Licence> = {
  zh: { own: '自有', commissioned: '委托创作', bought: '已购授权', cc0: 'CC0', cc_by: 'CC BY', other: '其他' },
  en: { own: 'Own work', commissioned: 'Commissioned', bought: 'Bought', cc0: 'CC0', cc_by: 'CC BY', other: 'Other' },
}

/** Refuses to put something on sale, with every field that has to be mended. */
export function unfinished(problems: readonly GalleryProblem[], language: 'zh' | 'en'): AppError {
  const told = problems.map((problem): FieldProblem => ({ field: problem.field, message: problem[language] }))
  const summary = told.map(({ message }) => message).join(language === 'zh' ? '；' : '; ')
  return new AppError('gallery_unfinished', { summary }, told)
}
