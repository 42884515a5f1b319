export const aspects = ['16:9', '1:1', '4:5', '9:16'] as const
export type Aspect = (typeof aspects)[number]

export type AskedPicture = { prompt: string; aspect: Aspect; seed: number }

export type Picture = {
  bytes: Uint8Array<ArrayBuffer>
  altText: string
  /** A thumbhash; null where it is made from the stored picture instead. */
  placeholder: string | null
  focalPoint: { x: number; y: number } | null
}

export type DrawPicture = (asked: AskedPicture) => Promise<Picture>

/** Asking again would be refused again; the message is for whoever asked. */
export class PictureRefused extends Error {}

/** As much of the binding as is used; it exists in production alone. */
type Painter = { run(model: string, input: object): Promise<unknown> }
type Setting = Pick<Env, 'IMAGES'> & { AI?: Painter | undefined }

export const pictureType = ({ AI }: Pick<Setting, 'AI'>) => (AI ? ('image/jpeg' as const) : ('image/svg+xml' as const))

export async function pictures(env: Setting): Promise<DrawPicture> {
  if (env.AI) return (await import('./picture-workers-ai')).workersAi({ ...env, AI: env.AI })
  return (await import('./picture-drawn')).drawn
}
