import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { secondsFor } from './file-times.ts'

const specSeconds = (spec: TestSpecification) => secondsFor(relative(process.cwd(), spec.moduleId))

/** A worker stays with the files of its project: the project that takes longest comes first. */
export class LongestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const sums = new Map<string, number>()
    for (const spec of specs) sums.set(spec.project.name, (sums.get(spec.project.name) ?? 0) + specSeconds(spec))
    const sum = (spec: TestSpecification) => sums.get(spec.project.name) ?? 0
    return specs.toSorted(
      (a, b) => sum(b) - sum(a) || a.project.name.localeCompare(b.project.name) || specSeconds(b) - specSeconds(a),
    )
  }
}
