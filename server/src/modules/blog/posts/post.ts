interface Words {
  readonly title: string
  readonly summary: string
  /** Markdown. */
  readonly body: string
}

export interface SeedPost {
  readonly id: number
  readonly slug: string
  /** One of `blogTypes`. */
  readonly type: number
  readonly cover: string
  /** Day it was first published. */
  readonly day: string
  readonly zh: Words
  readonly en: Words
}
