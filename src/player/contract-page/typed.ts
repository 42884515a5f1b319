import { facts } from './contract'

/** In private windows and with storage turned off, what was typed is lost with the page. */
const key = `porchlight:contract:${facts.id}:${facts.signerId}`

/** Keeps a typed name and initials across a reload, only in this browser. */
export function keepTyped(fields: HTMLInputElement[]) {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}')
    for (const field of fields) field.value ||= kept[field.name] ?? ''
  } catch {}
  const keep = () => {
    try {
      localStorage.setItem(key, JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value]))))
    } catch {}
  }
  for (const field of fields) field.addEventListener('input', keep)
}

export function forgetTyped() {
  try {
    localStorage.removeItem(key)
  } catch {}
}
