type Spoken = { narrationUrl: string | null }
type Manifest = {
  intro: Spoken | null
  slides: Spoken[]
  faqs: Spoken[]
  prompts: { resume: Spoken; transition: Spoken }
}

const atOnce = 2

/** Asks for every track of a presentation, as its player would, so that whoever looks at it first hears it at once. */
export async function speakDemo(address: string, presentationId: string) {
  const answer = await fetch(`${address}/api/viewer/presentations/${presentationId}`)
  const { intro, slides, faqs, prompts } = (await answer.json()) as Manifest
  const spoken = [...(intro ? [intro] : []), ...slides, ...faqs, prompts.transition, prompts.resume]
  const waiting = spoken.flatMap(({ narrationUrl }) => narrationUrl ?? [])
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
