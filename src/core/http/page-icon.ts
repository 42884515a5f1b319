import { html } from 'hono/html'

/** The icon in the tab of a page that homeowners see. It is the company's logo or neutral, because our brand stays out of sight. */
export const pageIcon = (logoUrl: string | null) => html`<link rel="icon" href="${logoUrl ?? '/page-icon.svg'}">`
