import { type Answer, api } from '../../api'
import { linesIn } from './lines'
import { TextsEditor } from './texts-editor'

export type Slide = Answer<'/api/decks/{deckId}', 'get'>['slides'][number]

const placeOf = ({ deckId, id }: Slide) => ({ path: { deckId, slideId: id } })

class SlideEditor extends TextsEditor<Slide> {
  fields() {
    const { title, narrationScript, bullets } = this.words.slideTexts
    return [
      { name: 'title', label: title, rows: 1 },
      { name: 'narrationScript', label: narrationScript, rows: 6 },
      { name: 'bullets', label: bullets, rows: 3, hint: this.words.bulletsHint, isOptional: true },
    ]
  }

  textsOf({ title, narration_script, bullets }: Slide) {
    return { title, narrationScript: narration_script, bullets: bullets.join('\n') }
  }

  async read(slide: Slide) {
    return (await api.get('/api/decks/{deckId}/slides/{slideId}', { params: placeOf(slide) })).slide
  }

  async write(slide: Slide, { bullets = '', ...texts }: Record<string, string>) {
    const body = { ...texts, bullets: linesIn(bullets) }
    return (await api.patch('/api/decks/{deckId}/slides/{slideId}', { params: placeOf(slide), body })).slide
  }

  nameOf({ title }: Slide) {
    return title
  }
}

customElements.define('studio-slide-editor', SlideEditor)
