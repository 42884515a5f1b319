import { element, facts, fetchContract } from './contract'
import { startSigning } from './signing'

const firstSeconds = 2
const mostTries = 12

/** Shows the sealed copy when it is ready, without moving the page while somebody reads. */
function waitForCopy(tries = 0) {
  setTimeout(
    async () => {
      const contract = await fetchContract()
      if (contract?.status === 'sealed') showCopy()
      else if (tries < mostTries) waitForCopy(tries + 1)
    },
    firstSeconds * 1000 * (1 + tries / 2),
  )
}

function showCopy() {
  element('#sealing').hidden = true
  element('#sealed').hidden = false
}

if (facts.status === 'signed') waitForCopy()
else startSigning()
