import { html } from 'hono/html'

/** What a tab shows of a page that homeowners see: the company's logo, or nothing that is anyone's. */
export const pageIcon = (logoUrl: string | null) => html`<link rel="icon" href="${logoUrl ?? '/page-icon.svg'}">`
