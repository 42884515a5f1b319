export const median = (numbers: number[]) => percentile(numbers, 50)

export function percentile(numbers: number[], percent: number) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}
