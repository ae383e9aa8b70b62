import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ladder } from '../server/src/ladder.ts'
import { allJobs, modules } from '../server/src/modules.ts'
import { tableClaims } from './table-claims.ts'
import { INFRA } from './table-owners.ts'

const server = join(import.meta.dirname, '..', 'server', 'src')
const read = (path: string) => readFileSync(join(server, path), 'utf8')
const capabilities = readdirSync(join(server, 'modules'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const readmePath = (capability: string) => `modules/${capability}/README.md`
const pages = [...capabilities.map(readmePath), 'infra/README.md']

const codes = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
const tablesIn = (page: string) =>
  codes(/^\*\*Tables\*\* (.*)$/m.exec(read(page))?.[1] ?? '').filter((code) => /^\w+$/.test(code))

const jobs = allJobs().map(({ name }) => name)

test('every capability has a README with its tables', () => {
  expect(capabilities.filter((name) => !existsSync(join(server, readmePath(name))))).toEqual([])
  expect(pages.filter((page) => !/^\*\*Tables\*\* \S/m.test(read(page)))).toEqual([])
})

test('a README names the tables of its manifests, and no others', () => {
  const owned = (name: string) =>
    tableClaims.flatMap(({ capability, tables }) => (capability.split('/')[0] === name ? tables : []))
  const wrong = [...capabilities, INFRA].filter((name) => {
    const page = name === INFRA ? 'infra/README.md' : readmePath(name)
    return tablesIn(page).toSorted().join() !== owned(name).toSorted().join()
  })
  expect(wrong).toEqual([])
})

test('a README names every job of its capability', () => {
  const unnamed = modules.flatMap((module, at) => {
    const capability = ladder[at]?.split('/')[0] ?? ''
    const named = codes(read(readmePath(capability)))
    return (module.jobs ?? []).filter(({ name }) => !named.includes(name)).map(({ name }) => `${capability}: ${name}`)
  })
  expect(unnamed).toEqual([])
})

test('what a README lists under its jobs exists', () => {
  const listed = pages.flatMap((page) => {
    const section = /^\*\*Jobs\*\*(.*?)(?=^\*\*|^## |(?![\s\S]))/ms.exec(read(page))?.[1] ?? ''
    return codes(section).filter((code) => /^[a-z-]+\.[a-z_-]+$/.test(code))
  })
  expect(listed.length).toBeGreaterThan(100)
  expect(listed.filter((name) => !jobs.includes(name))).toEqual([])
})
