import { LitElement } from 'lit'

/** An element that renders into the page itself, so that one style sheet serves all and a label reaches its field. */
export class PageElement extends LitElement {
  protected override createRenderRoot() {
    return this
  }
}
