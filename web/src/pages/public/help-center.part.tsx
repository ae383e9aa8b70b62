import css from '../../features/help/components/help-center.module.css'
import { HelpNav, HelpReading, HelpResults, HelpTopics } from '../../features/help/components/help-center.tsx'
import { HelpSearch } from '../../features/help/components/help-search.tsx'
import type { Route } from './+types/help-center'

/** One article, the results of a search, or all topics. */
export function HelpCenterView({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { categories, words, article, results, category_id, query } = loaderData
  const chosen = article?.category_id ?? category_id
  const shown = chosen ? categories.filter((category) => category.id === chosen) : categories
  return (
    <>
      <HelpSearch query={query} words={words} />
      <div className={`grid w-full gap-12 ${css.page}`}>
        <HelpNav categories={categories} current={chosen} />
        {article ? (
          <HelpReading article={article} />
        ) : results ? (
          <HelpResults query={query} rows={results.data} total={results.total} />
        ) : (
          <HelpTopics categories={shown} />
        )}
      </div>
    </>
  )
}
