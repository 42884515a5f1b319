const form = document.querySelector('form')
const status = document.querySelector('[role=status]')
const token = new URLSearchParams(location.hash.slice(1)).get('token')
const { to, look, done, incomplete, spent } = form.dataset

/** The API's own sentences are for developers. */
const sentences = {
  invalid_input: 'Use a password of 10 to 200 characters.',
  email_taken: 'That email already has an account. Sign in instead.',
  rate_limited: 'You’ve tried this too many times in a row. Wait a moment, then try again.',
}

if (!token) finish(incomplete)
else if (look) void dress()

// Not on arrival: programs that scan email open every link.
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const button = form.querySelector('button')
  button.disabled = true
  try {
    const response = await post(to, { token, ...Object.fromEntries(new FormData(form)) })
    const answer = await response.json()
    if (response.ok) {
      finish(filled(done, answer))
      document.querySelector('.next')?.removeAttribute('hidden')
    } else if (response.status === 404) finish(spent)
    else status.textContent = sentences[answer.code] ?? 'Something went wrong. Wait a moment, then try again.'
  } catch {
    status.textContent = 'We couldn’t reach the server. Please try again.'
  }
  button.disabled = false
})

function post(url, body) {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}

/** `{user.name}` is what the answer says there. */
function filled(text, answer) {
  return text.replaceAll(/\{(\w+)\.(\w+)\}/g, (_, thing, member) => answer[thing][member])
}

function finish(message) {
  form.hidden = true
  status.textContent = message
}

/** The person who is invited knows the company, not us. Without an answer, the page stays as it is. */
async function dress() {
  const response = await post(look, { token }).catch(() => undefined)
  const { company } = response?.ok ? await response.json() : {}
  if (!company) return
  const { stage, onStage, accent, onAccent, logoUrl, logoBackground } = company
  const colors = { stage, 'on-stage': onStage, button: accent, 'on-button': onAccent }
  for (const [name, color] of Object.entries(colors)) document.body.style.setProperty(`--${name}`, color)
  const header = document.querySelector('.company')
  header.querySelector('span').textContent = company.name
  const logo = header.querySelector('img')
  if (logoUrl) {
    logo.src = logoUrl
    logo.style.background = logoBackground ?? ''
    logo.hidden = false
  }
  header.hidden = false
  document.title = `${company.name}: ${document.title}`
}
