export const aspects = ['16:9', '1:1', '4:5', '9:16'] as const
export type Aspect = (typeof aspects)[number]

export type AskedPicture = { prompt: string; aspect: Aspect; seed: number }

export type Picture = {
  bytes: Uint8Array<ArrayBuffer>
  altText: string
  /** A thumbhash; null if it is computed from the stored picture. */
  placeholder: string | null
  focalPoint: { x: number; y: number } | null
}

export type DrawPicture = (asked: AskedPicture) => Promise<Picture>

/** A retry would be refused again. The message is shown to the person who asked. */
export class PictureRefused extends Error {}

export const pictureType = ({ AI }: Pick<Env, 'AI'>) => (AI ? ('image/jpeg' as const) : ('image/svg+xml' as const))
