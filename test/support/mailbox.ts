export type Email = Parameters<SendEmail['send']>[0] & {
  from: { name: string; email: string }
  subject: string
  text: string
  html: string
  to: string[]
}

/** Keeps the sent emails; `overrides` change the environment of a call. */
export function newMailbox(more: Record<string, unknown> = {}, refuse: (message: Email) => void = () => {}) {
  const emails: Email[] = []
  const send = async (message: Email) => {
    refuse(message)
    emails.push(message)
    return { messageId: '1' }
  }
  return { emails, overrides: { EMAIL: { send }, ...more } }
}

export function linkIn(email: Email | undefined) {
  const [url = ''] = email?.text.match(/https?:\/\/\S+/) ?? []
  return { url, token: url.replace(/^.*#token=/, '') }
}
