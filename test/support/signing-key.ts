import { makeSigningKey, signingVars } from '../../dev/signing-key'

export const newSigningKey = async () => signingVars(await makeSigningKey())
