import type { Reporter, TestModule } from 'vitest/node'

/** Ends a run with a line in the plain form that every tool can read. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state))
    const count = (state: string) => states.filter((each) => each === state).length
    const broken = modules.filter((module) => module.errors().length > 0).length
    const skipped = count('skipped') ? `, ${count('skipped')} skipped` : ''
    process.on('exit', () => console.log(`${count('passed')} passed, ${count('failed') + broken} failed${skipped}`))
  }
}
