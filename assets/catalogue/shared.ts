import { join } from 'node:path'
import { categories } from './categories.ts'
import { design_styles, genders, type Pair, seasons, size_types, techniques, zones } from './terms.ts'
import { factories, warehouses } from './warehouses.ts'

/** What all products share, written down for programs that do not read our definitions. */
export const shared_file = join(import.meta.dirname, 'shared.json')

const named = ([zh, en]: Pair) => ({ zh, en })
const list = (terms: Record<string, Pair>) => Object.entries(terms).map(([key, pair]) => ({ key, name: named(pair) }))

export const sharedData = () => ({
  categories: categories.map((category) => ({ ...category, name: named(category.name) })),
  terms: {
    technique: list(techniques),
    season: list(seasons),
    gender: list(genders),
    size_attribute: list(size_types),
    zone: list(zones),
    design_style: list(design_styles),
  },
  warehouses: warehouses.map((entry) => ({ ...entry, city: named(entry.city) })),
  factories: factories.map((entry) => ({ ...entry, name: named(entry.name), city: named(entry.city) })),
})
