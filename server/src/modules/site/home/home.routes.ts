import * as content from '@inkroute/contract/content'
import * as contract from '@inkroute/contract/site/home'
import { bindContent } from '../../../infra/content/bind-content.ts'
import { withFacts } from '../../../infra/content/facts.ts'
import type { Bind } from '../../../infra/http/bind.ts'
import { addContentPicture, listContentPictures } from './content-pictures.ts'
import { bannerKind, floorKind, hintKind, hotWordKind, seoKind, specialKind } from './home.kinds.ts'
import {
  getAdSpecial,
  getAdSpecials,
  getBrowseDown,
  getSiteNumbers,
  listBanners,
  listFloors,
  listHotWords,
} from './read-home.ts'

export function homeRoutes(bind: Bind): void {
  bind(contract.listBanners, withFacts(listBanners))
  bind(contract.getAdSpecials, withFacts(getAdSpecials))
  bind(contract.getAdSpecial, withFacts(getAdSpecial))
  bind(contract.listHotWords, listHotWords)
  bind(contract.listFloors, withFacts(listFloors))
  bind(contract.getBrowseDown, getBrowseDown)
  bind(contract.getSiteNumbers, getSiteNumbers)
  bind(content.listContentPictures, listContentPictures)
  bind(content.addContentPicture, addContentPicture)
  bindContent(bind, bannerKind)
  bindContent(bind, specialKind)
  bindContent(bind, floorKind)
  bindContent(bind, hotWordKind)
  bindContent(bind, hintKind)
  bindContent(bind, seoKind)
}
