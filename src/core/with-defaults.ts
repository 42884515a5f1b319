type Sent<Whole> = { [Member in keyof Whole]?: Whole[Member] | undefined }

export const withDefaults = <Whole extends object>(defaults: Sent<Whole>, sent: Sent<Whole> = {}) =>
  ({ ...defaults, ...sent }) as Whole
