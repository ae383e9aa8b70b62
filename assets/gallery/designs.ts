// The one list of families; a new family is a file in designs/ and a line here.
import { animalPortraits } from './designs/animal-portrait.ts'
import { bohoDesigns } from './designs/boho.ts'
import { foods } from './designs/food.ts'
import { geometrics } from './designs/geometric.ts'
import { landscapes } from './designs/landscape.ts'
import { northernLandscapes } from './designs/landscape-north.ts'
import { lineArt } from './designs/line-art.ts'
import { fruitPatterns } from './designs/pattern-fruit.ts'
import { geometricPatterns } from './designs/pattern-geometric.ts'
import { lifePatterns } from './designs/pattern-life.ts'
import { naturePatterns } from './designs/pattern-nature.ts'
import { seasonPatterns } from './designs/pattern-season.ts'
import { pets } from './designs/pet.ts'
import { plants } from './designs/plant.ts'
import { retroSunsets } from './designs/retro-sunset.ts'
import { retroLandSunsets } from './designs/retro-sunset-land.ts'
import { autumnSeason } from './designs/season-autumn.ts'
import { springSeason } from './designs/season-spring.ts'
import { winterSeason } from './designs/season-winter.ts'
import { spaceDesigns } from './designs/space.ts'
import { sports } from './designs/sport.ts'
import { typography } from './designs/typography.ts'
import { clubTypography } from './designs/typography-club.ts'
import { watercolours } from './designs/watercolour.ts'
import { wildlife } from './designs/wildlife.ts'
import type { Design } from './lib/design.ts'

export const designs: Design[] = [
  ...retroSunsets,
  ...retroLandSunsets,
  ...landscapes,
  ...northernLandscapes,
  ...geometrics,
  ...bohoDesigns,
  ...naturePatterns,
  ...fruitPatterns,
  ...lifePatterns,
  ...seasonPatterns,
  ...geometricPatterns,
  ...typography,
  ...animalPortraits,
  ...pets,
  ...wildlife,
  ...plants,
  ...foods,
  ...lineArt,
  ...watercolours,
  ...spaceDesigns,
  ...sports,
  ...winterSeason,
  ...springSeason,
  ...autumnSeason,
  ...clubTypography,
]
