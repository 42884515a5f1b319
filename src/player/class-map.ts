export const classMap = (names: Record<string, boolean>) =>
  Object.keys(names)
    .filter((name) => names[name])
    .join(' ')
