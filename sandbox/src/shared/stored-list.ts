import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A short list kept in one JSON file, so that the sandbox remembers across restarts. Oldest entries fall out. */
export class StoredList<T> {
  readonly #file: string
  readonly #limit: number
  #items: T[]

  constructor(file: string, limit: number) {
    this.#file = file
    this.#limit = limit
    mkdirSync(dirname(file), { recursive: true })
    this.#items = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T[]) : []
  }

  get items(): readonly T[] {
    return this.#items
  }

  add(item: T): void {
    this.#items = [...this.#items, item].slice(-this.#limit)
    this.save()
  }

  remove(matches: (item: T) => boolean): void {
    this.#items = this.#items.filter((item) => !matches(item))
    this.save()
  }

  /** Written to a temporary file and renamed, so that a crash leaves the old list or the new one, never half of it. */
  save(): void {
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#items))
    renameSync(`${this.#file}.new`, this.#file)
  }
}
