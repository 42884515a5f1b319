import { feedOf, invitation } from './invitation'
import { manageUrl } from './manage-url'
import { maskedEmail, maskedName } from './mask-personal-data'
import type { Appointment } from './tables'
import { wordsIn } from './words'

/** Personal data is masked, because a calendar file is passed on more often than a page. */
export function appointmentFile(env: Env, row: Appointment, company: string, token: string | undefined) {
  const words = wordsIn(row.language)
  const what = row.kind?.name ?? words.title
  return invitation(new URL(env.APP_URL).host, {
    appointment: row,
    method: null,
    summary: `${company}: ${what}`,
    description: `${maskedName(row.name)}, ${maskedEmail(row.email)}\n${words.arrival}`,
    location: null,
    url: token ? manageUrl(env.APP_URL, row.id, token) : null,
    organizer: { name: company, email: env.EMAIL_FROM },
    attendee: null,
  })
}

export const feedFile = (env: Env, company: string, rows: Appointment[]) =>
  feedOf(
    new URL(env.APP_URL).host,
    company,
    rows.map((row) => ({
      appointment: row,
      method: null,
      summary: row.kind ? `${row.kind.name}: ${row.name}` : row.name,
      description: [row.phone, row.notes].filter(Boolean).join('\n'),
      location: row.location,
      url: null,
      organizer: { name: company, email: env.EMAIL_FROM },
      attendee: null,
    })),
  )
