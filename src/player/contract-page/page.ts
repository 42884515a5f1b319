import { element, facts, fetchContract, reloadPage } from './contract'
import { startSigning } from './signing'
import { forgetTyped } from './typed'

const firstSeconds = 2
const mostTries = 12

/** Shows the sealed copy when it is ready, without moving the page while someone is reading. */
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

/** The payment is reported separately from the homeowner's return, and may come later. */
function waitForDeposit(tries = 0) {
  setTimeout(
    async () => {
      const contract = await fetchContract()
      if (contract && contract.deposit.status !== 'due') reloadPage()
      else if (tries < mostTries) waitForDeposit(tries + 1)
    },
    firstSeconds * 1000 * (1 + tries / 2),
  )
}

if (facts.status === 'signed' || facts.status === 'sealed') forgetTyped()
if (facts.isPaying) waitForDeposit()
if (facts.status === 'signed') waitForCopy()
else if (facts.status !== 'sealed') startSigning()
