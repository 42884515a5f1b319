import { facts } from './facts'
import { startSigning } from './signing'
import { waitForCopy } from './waiting'

if (facts.status === 'signed') waitForCopy()
else startSigning()
