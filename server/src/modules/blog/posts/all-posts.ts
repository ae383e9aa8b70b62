import { design } from './design.ts'
import { fullPrint } from './full-print.ts'
import { knowHow } from './know-how.ts'
import { marketing } from './marketing.ts'
import type { SeedPost } from './post.ts'
import { selection } from './selection.ts'
import { styleTrends } from './style-trends.ts'

export const allPosts: readonly SeedPost[] = [
  ...knowHow,
  ...marketing,
  ...design,
  ...selection,
  ...styleTrends,
  ...fullPrint,
]
