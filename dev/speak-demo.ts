type Spoken = { narrationUrl: string | null }
type Manifest = {
  intro: Spoken | null
  slides: Spoken[]
}

const atOnce = 2
const opening = 4

/**
 * Requests the first tracks as a player would, so that the first visitor hears them at once. A job speaks the rest
 * faster than it is heard.
 */
export async function speakDemo(address: string, presentationId: string) {
  const answer = await fetch(`${address}/api/viewer/presentations/${presentationId}`)
  const { intro, slides } = (await answer.json()) as Manifest
  const spoken = [...(intro ? [intro] : []), ...slides]
  const waiting = spoken.flatMap(({ narrationUrl }) => narrationUrl ?? []).slice(0, opening)
  const work = async () => {
    for (let url = waiting.shift(); url; url = waiting.shift()) await speak(url)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

async function speak(url: string) {
  for (;;) {
    const answer = await fetch(url)
    if (answer.status === 200) return
    if (answer.status !== 202) throw new Error(`Speaking the demo failed: ${await answer.text()}`)
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}
