export const manageUrl = (base: string, id: string, token: string) =>
  new URL(`/appointments/${id}?token=${token}`, base).href

export const calendarFileUrl = (base: string, id: string, token: string) =>
  new URL(`/api/appointments/${id}/calendar.ics?token=${token}`, base).href
