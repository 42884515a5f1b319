export function clock(seconds: number) {
  const whole = Math.max(0, Math.floor(seconds))
  const minutes = Math.floor(whole / 60)
  return `${minutes}:${String(whole % 60).padStart(2, '0')}`
}

/** This doesn't use `Intl`, because creating a formatter takes as long as the whole first drawing. */
export const percent = (share: number) => `${Math.round(share * 100)}%`
