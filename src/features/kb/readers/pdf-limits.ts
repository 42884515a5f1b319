export const mostUnpackedBytes = 64_000_000
export const longestStream = 16_000_000
export const mostOperators = 1_000_000
export const mostForms = 5000
export const longestArray = 100_000
export const longestRange = 65_535
export const mostShown = 4_000_000
export const mostEntries = 400_000
export const longestRecovered = 5_000_000
export const longCopy = 1_000_000
export const mostMilliseconds = 20_000

/**
 * One unit is the time to read a byte, about 10 ns. In production the clock stands still between awaits, so work is
 * counted instead.
 */
export const efforts = {
  operator: 600,
  form: 12_000,
  character: 15,
  element: 10,
  code: 5,
  key: 200,
  object: 300,
  imageEnd: 500,
  line: 400,
  entry: 30,
}
export const effortOfByte = { unpacked: 0.5, inflated: 0.25 }
export const tiring = 200_000
export const mostAtOnce = 600_000
export const millisecondsAtOnce = 5
