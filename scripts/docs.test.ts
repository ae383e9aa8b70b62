import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const pages = globSync('**/*.md', { cwd: root, exclude: (name) => /^(node_modules|build|\.data)$/.test(name) })

/** The anchor GitHub gives a heading. */
const anchor = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

function hasHeading(page: string, wanted: string): boolean {
  return [...read(page).matchAll(/^#+ (.+)$/gm)].some(([, heading = '']) => anchor(heading) === wanted)
}

function brokenLinks(page: string): string[] {
  const links = [...read(page).matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)].map((match) => match[1] ?? match[2] ?? '')
  return links.filter((link) => {
    // Content for the web app links to pages of the product.
    if (/^(https?:|mailto:|\/|\{\{)/.test(link)) return false
    const [path = '', heading] = link.split('#')
    const target = path === '' ? page : join(dirname(page), decodeURIComponent(path))
    if (!existsSync(join(root, target))) return true
    return heading !== undefined && target.endsWith('.md') && !hasHeading(target, heading)
  })
}

test('every link and picture of a page leads somewhere', () => {
  expect(pages.length).toBeGreaterThan(50)
  expect(pages.flatMap((page) => brokenLinks(page).map((link) => `${page}: ${link}`))).toEqual([])
})

test('the README is short enough to be read', () => {
  expect(read('README.md').split(/\s+/).length).toBeLessThanOrEqual(1100)
})
