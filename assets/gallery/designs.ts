// The one list of families; a new family is a file in designs/ and a line here.
import { animalPortraits } from './designs/animal-portrait.ts'
import { wildPortraits } from './designs/animal-portrait-wild.ts'
import { bohoDesigns } from './designs/boho.ts'
import { foods } from './designs/food.ts'
import { sweetFoods } from './designs/food-sweet.ts'
import { geometrics } from './designs/geometric.ts'
import { landscapes } from './designs/landscape.ts'
import { northernLandscapes } from './designs/landscape-north.ts'
import { lineArt } from './designs/line-art.ts'
import { mandalas } from './designs/mandala.ts'
import { classicPatterns } from './designs/pattern-classic.ts'
import { fruitPatterns } from './designs/pattern-fruit.ts'
import { geometricPatterns } from './designs/pattern-geometric.ts'
import { lifePatterns } from './designs/pattern-life.ts'
import { naturePatterns } from './designs/pattern-nature.ts'
import { seasonPatterns } from './designs/pattern-season.ts'
import { pets } from './designs/pet.ts'
import { catDesigns } from './designs/pet-cat.ts'
import { plants } from './designs/plant.ts'
import { potPlants } from './designs/plant-pot.ts'
import { retroSunsets } from './designs/retro-sunset.ts'
import { retroLandSunsets } from './designs/retro-sunset-land.ts'
import { autumnSeason } from './designs/season-autumn.ts'
import { christmasFriends } from './designs/season-christmas.ts'
import { springSeason } from './designs/season-spring.ts'
import { thanksgivingSeason } from './designs/season-thanksgiving.ts'
import { valentineSeason } from './designs/season-valentine.ts'
import { winterSeason } from './designs/season-winter.ts'
import { spaceDesigns } from './designs/space.ts'
import { spaceTravel } from './designs/space-travel.ts'
import { sports } from './designs/sport.ts'
import { outdoorSports } from './designs/sport-outdoor.ts'
import { typography } from './designs/typography.ts'
import { clubTypography } from './designs/typography-club.ts'
import { hobbyTypography } from './designs/typography-hobby.ts'
import { watercolours } from './designs/watercolour.ts'
import { watercolourScenes } from './designs/watercolour-scene.ts'
import { wildlife } from './designs/wildlife.ts'
import { seaLife } from './designs/wildlife-sea.ts'
import type { Design } from './lib/design.ts'

export const designs: Design[] = [
  ...retroSunsets,
  ...retroLandSunsets,
  ...landscapes,
  ...northernLandscapes,
  ...animalPortraits,
  ...wildPortraits,
  ...pets,
  ...catDesigns,
  ...wildlife,
  ...seaLife,
  ...typography,
  ...clubTypography,
  ...hobbyTypography,
  ...plants,
  ...potPlants,
  ...foods,
  ...sweetFoods,
  ...spaceDesigns,
  ...spaceTravel,
  ...sports,
  ...outdoorSports,
  ...winterSeason,
  ...christmasFriends,
  ...valentineSeason,
  ...springSeason,
  ...autumnSeason,
  ...thanksgivingSeason,
  ...geometrics,
  ...bohoDesigns,
  ...mandalas,
  ...lineArt,
  ...watercolours,
  ...watercolourScenes,
  ...naturePatterns,
  ...fruitPatterns,
  ...lifePatterns,
  ...seasonPatterns,
  ...geometricPatterns,
  ...classicPatterns,
]
