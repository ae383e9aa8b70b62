import { data } from 'react-router'
import { brandText } from '../../shared/brand/brand.text.ts'
import { languageOfPath } from '../../shared/text/stored-language.ts'
import { pickTexts } from '../../shared/text/text.ts'
import { titleOf } from '../seo/seo.view.ts'
import { errorScreenText } from './error-screen.text.ts'
import type { ErrorStatus } from './error-screen.tsx'

/** The answer of an error page: its own HTTP status, and a title that says what happened. */
export function errorAnswer(status: ErrorStatus, request: Request) {
  const text = pickTexts(errorScreenText, languageOfPath(new URL(request.url).pathname))
  const seo = { title: titleOf(text[`n${status}`], brandText.full.zh), description: text[`t${status}`], query: '' }
  return data({ seo }, { status })
}
