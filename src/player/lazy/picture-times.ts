import type { PlaybackController } from '../playback-controller'
import type { Scene } from '../scenes'
import type { TemplateHelpers } from './chunks'

type Known = { words: unknown; times: number[] }
const known = new WeakMap<Scene, Known>()

/** While its “after” is due, a “before” keeps its place. */
export function indexAt({ bulletTimes }: TemplateHelpers, { scene, narrator, state, answer }: PlaybackController) {
  if (!scene || state === 'idle' || scene.images.length < 2) return 0
  if (!answer && known.get(scene)?.words !== narrator.words)
    known.set(scene, { words: narrator.words, times: timesOf(bulletTimes, scene, narrator) })
  const { times } = known.get(scene) ?? { times: [] }
  const time = answer ? answer.time : narrator.time
  const index = Math.max(
    0,
    times.findLastIndex((from) => from <= time),
  )
  return scene.images[index - 1]?.beforeAfter ? index - 1 : index
}

type Spoken = Pick<PlaybackController['narrator'], 'words' | 'duration'>

function timesOf(bulletTimes: TemplateHelpers['bulletTimes'], { images, bullets }: Scene, { words, duration }: Spoken) {
  const said = images.map(
    ({ callouts: [first], caption, altText }) => (first && bullets[first.bullet]) ?? caption ?? altText ?? '',
  )
  return bulletTimes(said, words, duration).map((time, index) => (index ? time : 0))
}
