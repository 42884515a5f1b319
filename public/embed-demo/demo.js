const asked = new URLSearchParams(location.search).get('presentation') ?? ''
const [id] = asked.toLowerCase().match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/) ?? []
const show = (place, text) => {
  document.getElementById(place).textContent = text
}

document.querySelector('.choose').hidden = Boolean(id)
document.querySelector('.unknown').hidden = !asked || Boolean(id)
for (const element of document.querySelectorAll('[data-shown]')) element.hidden = !id
if (id) play()

async function play() {
  const script = document.createElement('script')
  script.type = 'module'
  script.src = `${location.origin}/embed.js`
  document.head.append(script)

  for (const player of document.querySelectorAll('porchlight-player')) player.setAttribute('presentation', id)
  show(
    'component',
    `<script type="module" src="${location.origin}/embed.js"></script>\n<porchlight-player presentation="${id}"></porchlight-player>`,
  )
  drive(document.querySelector('iframe'))

  const release = await (await fetch('/embed/release.json')).json()
  show(
    'pinned',
    `<script type="module" src="${location.origin}${release.src}"\n  integrity="${release.integrity}" crossorigin="anonymous"></script>`,
  )
}

/** The frame is played from outside, as any page may that the organization allows. */
function drive(frame) {
  frame.src = `/p/${id}`
  show('frame', `<iframe src="${frame.src}" allow="autoplay; fullscreen" allowfullscreen></iframe>`)
  const tell = (method, value) =>
    frame.contentWindow.postMessage(JSON.stringify({ context: 'player.js', method, value }), location.origin)
  const buttons = document.querySelectorAll('[data-method]')
  for (const button of buttons) button.addEventListener('click', () => tell(button.dataset.method))
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== location.origin) return
    const { context, event, value } = JSON.parse(data)
    if (context !== 'player.js') return
    if (event === 'ready') {
      for (const name of ['play', 'pause', 'timeupdate', 'ended']) tell('addEventListener', name)
      // Before it is ready the frame hears nothing, so a click would be lost.
      for (const button of buttons) button.disabled = false
    }
    document.querySelector('output').textContent =
      event === 'timeupdate' ? `${Math.floor(value.seconds)} of ${Math.floor(value.duration)} seconds` : event
  })
}
