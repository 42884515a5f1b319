import type { PrivacyRequest } from './tables'

type Place = Pick<PrivacyRequest, 'organizationId' | 'id'>

const folderOf = ({ organizationId, id }: Place) => `exports/${organizationId}/${id}`

export const partKey = (place: Place, part: number) => `${folderOf(place)}/part-${part + 1}.zip`

/** Deletes all parts, including those stored before a run died. */
export const deleteParts = (env: Env, place: Place) => deleteUnder(env, folderOf(place))

/** A presigned link can't be revoked, so the files are deleted. */
export const deleteExportsOf = (env: Env, organizationId: string) => deleteUnder(env, `exports/${organizationId}`)

async function deleteUnder(env: Env, folder: string) {
  for (;;) {
    const { objects, truncated } = await env.FILES.list({ prefix: `${folder}/` })
    if (objects.length) await env.FILES.delete(objects.map(({ key }) => key))
    if (!truncated) return
  }
}
