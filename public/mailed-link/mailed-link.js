const form = document.querySelector('form')
const status = document.querySelector('[role=status]')
const token = new URLSearchParams(location.hash.slice(1)).get('token')
const { to, done, incomplete, spent } = form.dataset

/** The API's own sentences are for developers. */
const sentences = {
  invalid_input: 'Use a password of 10 to 200 characters.',
  email_taken: 'That email already has an account. Sign in instead.',
  rate_limited: 'You’ve tried this too many times in a row. Wait a moment, then try again.',
}

if (!token) finish(incomplete)

// Not on arrival: programs that scan email open every link.
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const button = form.querySelector('button')
  button.disabled = true
  try {
    const response = await fetch(to, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, ...Object.fromEntries(new FormData(form)) }),
    })
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

/** `{user.name}` is what the answer says there. */
function filled(text, answer) {
  return text.replaceAll(/\{(\w+)\.(\w+)\}/g, (_, thing, member) => answer[thing][member])
}

function finish(message) {
  form.hidden = true
  status.textContent = message
}
