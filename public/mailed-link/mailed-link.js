const form = document.querySelector('form')
const status = document.querySelector('[role=status]')
const token = new URLSearchParams(location.hash.slice(1)).get('token')
const { to, done, incomplete, spent } = form.dataset

if (!token) finish(incomplete)

// Not on arrival: programs that look through mail open every link.
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
    else status.textContent = answer.error
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
