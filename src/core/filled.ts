type Sent<Whole> = { [Member in keyof Whole]?: Whole[Member] | undefined }

export const filled = <Whole extends object>(usual: Sent<Whole>, sent: Sent<Whole> = {}) =>
  ({ ...usual, ...sent }) as Whole
