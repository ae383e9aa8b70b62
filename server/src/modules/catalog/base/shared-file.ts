import { isTimeZone } from '@inkroute/contract/time-zone'
import { z } from 'zod'

const Bilingual = z.object({ zh: z.string().max(300), en: z.string().max(300) })
export type Bilingual = z.infer<typeof Bilingual>

const Key = z
  .string()
  .regex(/^[\w.-]{1,60}$/, '只能使用字母、数字、点、- 和 _|Use 1 to 60 letters, digits, dots, - and _')
const Text = z.string().max(300)
const Hours = z.int().min(0).max(2000)

const Term = z.object({ key: Key, name: Bilingual })

const Warehouse = z.object({
  code: Key,
  name: Bilingual.default({ zh: '', en: '' }),
  region: Text,
  country: z.string().length(2),
  city: Bilingual,
  address: Text,
  postcode: Text,
  time_zone: Text.refine(isTimeZone, '没有这个时区|There is no such time zone'),
  cut_off: Text,
  /** By weekday from Monday, where they differ; null on days off. */
  cut_offs: z.array(z.string().max(5).nullable()).length(7).nullable().default(null),
  handling_hours: Hours,
})

const Factory = z.object({
  code: Key,
  name: Bilingual,
  region: Text,
  country: z.string().length(2),
  city: Bilingual,
  techniques: z.array(Key),
  warehouses: z.array(Key),
  production_hours: z.object({ min: Hours, max: Hours }),
  daily_capacity_pieces: z.int().min(0),
})

/** What all products share: the tree, the terms, the places. */
export const SharedFile = z.object({
  categories: z.array(
    z.object({
      key: Key,
      parent: Key.nullable(),
      http_url: z.string().min(1).max(120),
      name: Bilingual,
      /** Other words people search for; left out where the program knows some. */
      keywords: z.string().max(2000).optional(),
    }),
  ),
  /** By kind: technique, season, gender, size_attribute, zone, design_style, material. */
  terms: z.record(Key, z.array(Term)),
  /** Left out where the program's own are meant. */
  brands: z.array(Term).optional(),
  warehouses: z.array(Warehouse),
  factories: z.array(Factory),
})
export type SharedFile = z.infer<typeof SharedFile>
