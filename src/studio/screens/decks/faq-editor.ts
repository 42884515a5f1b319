import { type Answer, api } from '../../api'
import { TextsEditor } from './texts-editor'

export type Faq = Answer<'/api/decks/{deckId}', 'get'>['faqs'][number]

const placeOf = ({ deckId, id }: Faq) => ({ path: { deckId, faqId: id } })

class FaqEditor extends TextsEditor<Faq> {
  fields() {
    const { userQuestion, cannedAnswer } = this.words.faqTexts
    return [
      { name: 'userQuestion', label: userQuestion, rows: 1 },
      { name: 'cannedAnswer', label: cannedAnswer, rows: 4 },
    ]
  }

  textsOf({ userQuestion, cannedAnswer }: Faq) {
    return { userQuestion, cannedAnswer }
  }

  async read(faq: Faq) {
    return (await api.get('/api/decks/{deckId}/faqs/{faqId}', { params: placeOf(faq) })).faq
  }

  async write(faq: Faq, body: Record<string, string>) {
    return (await api.patch('/api/decks/{deckId}/faqs/{faqId}', { params: placeOf(faq), body })).faq
  }

  nameOf({ userQuestion }: Faq) {
    return userQuestion
  }
}

customElements.define('studio-faq-editor', FaqEditor)
