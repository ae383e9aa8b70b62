import { z } from 'zod'

const Bilingual = z.object({ zh: z.string(), en: z.string() })
export type Bilingual = z.infer<typeof Bilingual>

const Term = z.object({ key: z.string(), name: Bilingual })

/** What all products share: the tree, the terms, the places. */
export const SharedFile = z.object({
  categories: z.array(
    z.object({ key: z.string(), parent: z.string().nullable(), http_url: z.string(), name: Bilingual }),
  ),
  terms: z.record(z.string(), z.array(Term)),
  warehouses: z.array(
    z.object({
      code: z.string(),
      region: z.string(),
      country: z.string(),
      city: Bilingual,
      address: z.string(),
      postcode: z.string(),
      time_zone: z.string(),
      cut_off: z.string(),
      handling_hours: z.int(),
    }),
  ),
  factories: z.array(
    z.object({
      code: z.string(),
      name: Bilingual,
      region: z.string(),
      country: z.string(),
      city: Bilingual,
      techniques: z.array(z.string()),
      warehouses: z.array(z.string()),
      production_hours: z.object({ min: z.int(), max: z.int() }),
      daily_capacity_pieces: z.int(),
    }),
  ),
})
export type SharedFile = z.infer<typeof SharedFile>
