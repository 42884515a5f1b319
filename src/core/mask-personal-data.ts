/** Homeowners can recognize their own data, but no one else can use it. */
export const maskedEmail = (email: string) => email.replace(/^(.).*(?=@)/u, '$1…')

export const maskedPhone = (phone: string | null) =>
  phone === null ? null : `…${phone.replaceAll(/\D/g, '').slice(-2)}`

export function maskedName(name: string) {
  const [first = '', ...rest] = name.split(/\s+/).filter(Boolean)
  const last = rest.at(-1)
  return last ? `${first} ${[...last][0]}.` : first
}
