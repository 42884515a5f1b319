import { html } from 'lit'
import { Screen } from '../../screen'
import { settingsFrame } from '../settings/frame'
import './delete-company'
import './requests'
import type { Words } from './words'

/** The legal rights of a company: everything that is stored about it, and its deletion. */
class Data extends Screen<Words> {
  override render() {
    const { studio, words } = this
    return settingsFrame(studio, 'data', {
      text: words.text,
      content: () => html`
        <studio-privacy-requests .studio=${studio} .words=${words}></studio-privacy-requests>
        <studio-delete-company .studio=${studio} .words=${words}></studio-delete-company>
      `,
    })
  }
}

customElements.define('studio-data', Data)
