import type * as en from './en'

/** The sentence of a contract that was made or sent again, by what became of it. */
export const contracts: typeof en.contracts = {
  draft: '{who} preparó un borrador de contrato para {what:un propietario}.',
  sent: '{who} envió un contrato a {what:un propietario}.',
  redrafted: '{who} redactó para {what:un propietario} un contrato que sustituye a otro anterior.',
  replaced: '{who} envió a {what:un propietario} un contrato que sustituye a otro anterior.',
  linked: '{who} creó otro enlace al contrato con {what:un propietario}.',
}

/** The sentence of a call by the homeowner after whom the contract is named. */
export const ownContract: typeof en.ownContract = {
  consentToElectronicRecords: '{what:Un propietario} aceptó los documentos electrónicos de su contrato.',
  withdrawConsent: '{what:Un propietario} retiró su consentimiento a los documentos electrónicos de su contrato.',
  signContract: '{what:Un propietario} firmó su contrato.',
  nameCoOwner: '{what:Un propietario} añadió un copropietario a su contrato.',
  declineContract: '{what:Un propietario} rechazó su contrato.',
  cancelContract: '{what:Un propietario} canceló su contrato.',
}
