import type { PrivacyRequest } from './tables'

type Place = Pick<PrivacyRequest, 'organizationId' | 'id'>

const folderOf = ({ organizationId, id }: Place) => `exports/${organizationId}/${id}`

export const partKey = (place: Place, part: number) => `${folderOf(place)}/part-${part + 1}.zip`

/** All of them, stored before a run died too. */
export async function deleteParts(env: Env, place: Place) {
  for (;;) {
    const { objects, truncated } = await env.FILES.list({ prefix: `${folderOf(place)}/` })
    if (objects.length) await env.FILES.delete(objects.map(({ key }) => key))
    if (!truncated) return
  }
}
