import type { BatchItem } from 'drizzle-orm/batch'
import type { Generation } from './tables'

export type StepResult = { progress: Partial<Generation>; made: BatchItem<'sqlite'>[] }

const mostProblems = 30
const longestProblem = 600

export const withProblems = ({ problems }: Generation, more: string[]) =>
  [...new Set([...problems, ...more.map((problem) => problem.slice(0, longestProblem))])].slice(0, mostProblems)
