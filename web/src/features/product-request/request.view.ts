import type { CategoryTree } from '@inkroute/contract/catalog/catalog'
import { type ApplicationStatus, applicationStatuses } from '@inkroute/contract/product-request/codes'
import type { Application } from '@inkroute/contract/product-request/product-request'
import type { Language } from '../../shared/text/text.ts'

export const statusName = (status: ApplicationStatus, language: Language): string =>
  applicationStatuses.find(({ key }) => key === status)?.[language] ?? status

export const statusColors = {
  pending: 'processing',
  accepted: 'success',
  refused: 'error',
  cancelled: 'default',
} as const satisfies Record<ApplicationStatus, string>

/** Parses the query; invalid values are ignored. */
export const findStatus = (text: string | undefined): ApplicationStatus | undefined =>
  applicationStatuses.find(({ key }) => key === text)?.key

export const mayEdit = ({ status }: Pick<Application, 'status'>): boolean => status !== 'accepted'
export const mayCancel = ({ status }: Pick<Application, 'status'>): boolean => status === 'pending'

/** The category tree as cascader options. */
export const categoryChoices = ({ data }: CategoryTree) =>
  data.map(({ id, name, sub_categorys }) => ({
    value: id,
    label: name,
    children: sub_categorys.map((child) => ({ value: child.id, label: child.name })),
  }))

/** The path from the root to a category, as the cascader expects it. */
export function categoryPath({ data }: CategoryTree, id: number | null): number[] {
  if (id === null) return []
  const top = data.find((category) => category.id === id || category.sub_categorys.some((child) => child.id === id))
  if (!top) return []
  return top.id === id ? [id] : [top.id, id]
}
