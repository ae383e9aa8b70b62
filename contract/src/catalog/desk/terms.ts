import { z } from 'zod'
import { bilingual } from '../../content.ts'
import { endpoint } from '../../endpoint.ts'
import { Empty } from '../../wire.ts'
import { termKinds } from './codes.ts'

const staff = { access: 'staff', permission: 'ops.catalog' } as const
const Words = z.object({ zh: z.string(), en: z.string() })
const Kind = z.enum(termKinds)
const Key = z
  .string()
  .trim()
  .min(1, '请填写标识|Enter a key')
  .max(40, '标识最多 40 个字符|At most 40 characters')
  .regex(/^[a-zA-Z0-9]+([-_][a-zA-Z0-9]+)*$/, '标识只能使用字母、数字和连字符|Use letters, digits and hyphens')
const SortInput = z.array(z.string().max(60)).min(1).max(500)

const Category = z.object({
  key: z.string(),
  parent: z.string().nullable(),
  http_url: z.string(),
  name: Words,
  /** Other words people search for. */
  keywords: z.string(),
  /** Products in it and below it, in any state. */
  products: z.int(),
})
export type DeskCategory = z.infer<typeof Category>

const Term = z.object({ kind: Kind, key: z.string(), name: Words, products: z.int() })
export type DeskTerm = z.infer<typeof Term>

/** Everything the selects of the editor and the filters of the list need, names in both languages. */
export const getDeskOptions = endpoint({
  method: 'GET',
  path: '/ops/catalog/options',
  ...staff,
  summary: 'Categories, terms, factories, warehouses and seller levels to choose from',
  input: Empty,
  reply: z.object({
    categories: z.array(Category.omit({ products: true, keywords: true })),
    terms: z.array(Term.omit({ products: true })),
    factories: z.array(
      z.object({
        code: z.string(),
        name: Words,
        region: z.string(),
        techniques: z.array(z.string()),
        warehouses: z.array(z.string()),
        production_hours: z.object({ min: z.int(), max: z.int() }),
      }),
    ),
    warehouses: z.array(z.object({ code: z.string(), name: Words, country: z.string(), region: z.string() })),
    levels: z.array(z.object({ level: z.int(), name: Words, discount_bp: z.int() })),
  }),
})

export const listDeskCategories = endpoint({
  method: 'GET',
  path: '/ops/catalog/category',
  ...staff,
  summary: 'The category tree in its order, with the number of products in each',
  input: Empty,
  reply: z.object({ data: z.array(Category) }),
})

const categoryFields = { name: bilingual(30), keywords: z.string().trim().max(300).default('') }

export const addDeskCategory = endpoint({
  method: 'POST',
  path: '/ops/catalog/category',
  ...staff,
  summary: 'Add a category at the end of its level',
  input: z.object({ key: Key, parent: z.string().max(60).nullable(), ...categoryFields }),
  reply: Category,
})

export const changeDeskCategory = endpoint({
  method: 'PUT',
  path: '/ops/catalog/category/{key}',
  ...staff,
  summary: 'Rename a category or move it below another',
  input: z.object({ key: z.string().max(60), parent: z.string().max(60).nullable(), ...categoryFields }),
  reply: Category,
})

export const sortDeskCategories = endpoint({
  method: 'POST',
  path: '/ops/catalog/category/sort',
  ...staff,
  summary: 'Put the categories of one level in this order',
  input: z.object({ keys: SortInput }),
  reply: Empty,
})

/** Refused with `category_in_use` while products or other categories are in it. */
export const removeDeskCategory = endpoint({
  method: 'DELETE',
  path: '/ops/catalog/category/{key}',
  ...staff,
  summary: 'Remove an empty category',
  input: z.object({ key: z.string().max(60) }),
  reply: Empty,
})

export const listDeskTerms = endpoint({
  method: 'GET',
  path: '/ops/catalog/term/{kind}',
  ...staff,
  summary: 'The terms of one kind in their order, with the number of products that use each',
  input: z.object({ kind: Kind }),
  reply: z.object({ data: z.array(Term) }),
})

export const addDeskTerm = endpoint({
  method: 'POST',
  path: '/ops/catalog/term/{kind}',
  ...staff,
  summary: 'Add a term at the end of its list',
  input: z.object({ kind: Kind, key: Key, name: bilingual(30) }),
  reply: Term,
})

export const changeDeskTerm = endpoint({
  method: 'PUT',
  path: '/ops/catalog/term/{kind}/{key}',
  ...staff,
  summary: 'Rename a term',
  input: z.object({ kind: Kind, key: z.string().max(60), name: bilingual(30) }),
  reply: Term,
})

export const sortDeskTerms = endpoint({
  method: 'POST',
  path: '/ops/catalog/term/{kind}/sort',
  ...staff,
  summary: 'Put the terms of one kind in this order',
  input: z.object({ kind: Kind, keys: SortInput }),
  reply: Empty,
})

/** Refused with `term_in_use` while products use it. */
export const removeDeskTerm = endpoint({
  method: 'DELETE',
  path: '/ops/catalog/term/{kind}/{key}',
  ...staff,
  summary: 'Remove a term that no product uses',
  input: z.object({ kind: Kind, key: z.string().max(60) }),
  reply: Empty,
})
