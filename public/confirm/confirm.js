const form = document.querySelector('form')
const status = document.querySelector('[role=status]')
const token = new URLSearchParams(location.hash.slice(1)).get('token')

if (!token) finish('This link is not complete. Copy the whole of it from your mail.')

// Not on arrival: programs that look through mail open every link.
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const button = form.querySelector('button')
  button.disabled = true
  try {
    const response = await fetch('/api/auth/confirm-email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })
    const answer = await response.json()
    if (response.ok) finish('Thank you. Your address is confirmed.')
    else if (response.status === 404) finish('This link was used already or has expired. Ask for a new one.')
    else status.textContent = answer.error
  } catch {
    status.textContent = 'We could not reach the server. Please try again.'
  }
  button.disabled = false
})

function finish(message) {
  form.hidden = true
  status.textContent = message
}
