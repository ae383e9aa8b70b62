import * as contract from '@inkroute/contract/help/help'
import { bindContent } from '../../infra/content/bind-content.ts'
import { withFacts } from '../../infra/content/facts.ts'
import type { Bind } from '../../infra/http/bind.ts'
import { getArticle } from './get-article.ts'
import { helpArticleKind, helpCategoryKind } from './help.kinds.ts'
import {
  getRedirectMap,
  listArticles,
  listCommonQuestions,
  listHelpCategories,
  listRecommendWords,
  listTutorial,
  suggestArticles,
} from './list-help.ts'
import { listTutorialVideos } from './list-videos.ts'
import { listArticleVotes, voteArticle } from './vote-article.ts'

export function helpRoutes(bind: Bind): void {
  bind(contract.listArticles, withFacts(listArticles))
  bind(contract.suggestArticles, withFacts(suggestArticles))
  bind(contract.listCommonQuestions, withFacts(listCommonQuestions))
  bind(contract.listRecommendWords, listRecommendWords)
  bind(contract.listTutorial, withFacts(listTutorial))
  bind(contract.getArticle, withFacts(getArticle))
  bind(contract.listHelpCategories, withFacts(listHelpCategories))
  bind(contract.getRedirectMap, getRedirectMap)
  bindContent(bind, helpArticleKind)
  bindContent(bind, helpCategoryKind)
  bind(contract.listTutorialVideos, listTutorialVideos)
  bind(contract.voteArticle, voteArticle)
  bind(contract.listArticleVotes, listArticleVotes)
}
