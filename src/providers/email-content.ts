import { html } from 'hono/html'
import type { EmailContent } from './sender'

export function emailText({ company, headline, facts, link, time }: EmailContent) {
  const list = facts.map(({ name, value }) => `${name}: ${value}`)
  return [
    headline,
    ...(list.length ? [list.join('\n')] : []),
    `${link.text}: ${link.url}`,
    `— ${company}, ${time}`,
  ].join('\n\n')
}

/** Tables and inline styles, because mail programs ignore most other layout. */
export function emailHtml({ company, headline, facts, link, time }: EmailContent) {
  const rows = facts.map(
    ({ name, value }) => html`
            <tr>
              <td style="padding:6px 16px 6px 0;color:#5b6470;vertical-align:top;white-space:nowrap">${name}</td>
              <td style="padding:6px 0;vertical-align:top;overflow-wrap:anywhere">${value}</td>
            </tr>`,
  )
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${headline}</title>
  </head>
  <body style="margin:0;background:#f3f1ec;color:#1d2733;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
      <tr><td align="center" style="padding:32px 16px">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0"
          style="max-width:560px;background:#fff;border-radius:12px">
          <tr><td style="padding:32px">
            <p style="margin:0 0 8px;color:#5b6470;font-size:14px">${company}</p>
            <h1 style="margin:0 0 24px;font-size:22px;line-height:1.3">${headline}</h1>
            <table role="presentation" cellpadding="0" cellspacing="0" style="font-size:15px">${rows}</table>
            <p style="margin:24px 0 0"><a href="${link.url}"
              style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f3350;color:#fff;text-decoration:none"
              >${link.text}</a></p>
            <p style="margin:24px 0 0;color:#5b6470;font-size:13px">${time}</p>
          </td></tr>
        </table>
      </td></tr>
    </table>
  </body>
</html>`.toString()
}
