import { data, useLocation } from 'react-router'
import { siteBrand } from '../../shared/brand/brand.ts'
import { languageOfPath } from '../../shared/text/stored-language.ts'
import { pickTexts } from '../../shared/text/text.ts'
import { part } from '../../shared/ui/part.tsx'
import { getTitle } from '../seo/seo.view.ts'
import type { Route } from './+types/error-route'
import { errorScreenText } from './error-screen.text.ts'
import type { ErrorStatus } from './error-screen.tsx'

const ErrorPage = part(async () => (await import('./error-page.part.tsx')).ErrorPage)

/** Response of an error page: its HTTP status and a matching title. */
function errorAnswer(status: ErrorStatus, request: Request) {
  const text = pickTexts(errorScreenText, languageOfPath(new URL(request.url).pathname))
  const seo = { title: getTitle(text[`n${status}`], siteBrand().full.zh), description: text[`t${status}`], query: '' }
  return data({ seo }, { status })
}

/** `/403`, `/500` and their English twins name their status; every other path is a 404. */
const getStatus = (pathname: string): ErrorStatus =>
  /\/403$/.test(pathname) ? 403 : /\/500$/.test(pathname) ? 500 : 404

export const loader = ({ request }: Route.LoaderArgs) =>
  errorAnswer(getStatus(new URL(request.url).pathname.replace(/\.data$/, '')), request)

export default function ErrorRoute() {
  return <ErrorPage status={getStatus(useLocation().pathname)} />
}
