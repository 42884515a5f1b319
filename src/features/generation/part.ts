import type { BatchItem } from 'drizzle-orm/batch'
import type { Generation } from './tables'

export type Part = { progress: Partial<Generation>; made: BatchItem<'sqlite'>[] }

const mostProblems = 30
const longestProblem = 600

export const noted = ({ problems }: Generation, more: string[]) =>
  [...new Set([...problems, ...more.map((problem) => problem.slice(0, longestProblem))])].slice(0, mostProblems)
