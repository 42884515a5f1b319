import { html } from 'hono/html'

/**
 * The tab icon of pages that homeowners see. It is the company's logo or a neutral icon, because our own brand stays
 * out of sight.
 */
export const pageIcon = (logoUrl: string | null) => html`<link rel="icon" href="${logoUrl ?? '/page-icon.svg'}">`
