import type { DrawPicture } from './picture'

/** Only the part of the binding that is used, because the binding exists only in production. */
type Painter = { run(model: string, input: object): Promise<unknown> }
type Setting = Pick<Env, 'IMAGES'> & { AI?: Painter | undefined }

export async function pictures(env: Setting): Promise<DrawPicture> {
  if (env.AI) return (await import('./picture-workers-ai')).workersAi({ ...env, AI: env.AI })
  return (await import('./picture-drawn')).drawn
}
