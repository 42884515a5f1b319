import type * as en from './en'

/** The sentence of a contract that was made or sent again, by what became of it. */
export const contracts: typeof en.contracts = {
  draft: '{who} hat für {what:einen Hausbesitzer} einen Vertrag entworfen.',
  sent: '{who} hat {what:einem Hausbesitzer} einen Vertrag gesendet.',
  redrafted: '{who} hat für {what:einen Hausbesitzer} einen Vertrag entworfen, der einen früheren ersetzt.',
  replaced: '{who} hat {what:einem Hausbesitzer} einen Vertrag gesendet, der einen früheren ersetzt.',
  linked: '{who} hat einen weiteren Link zum Vertrag mit {what:einem Hausbesitzer} erstellt.',
}

/** The sentence of a call by the homeowner after whom the contract is named. */
export const ownContract: typeof en.ownContract = {
  consentToElectronicRecords:
    '{what:Ein Hausbesitzer} hat für den eigenen Vertrag elektronischen Unterlagen zugestimmt.',
  withdrawConsent:
    '{what:Ein Hausbesitzer} hat für den eigenen Vertrag die Zustimmung zu elektronischen Unterlagen widerrufen.',
  signContract: '{what:Ein Hausbesitzer} hat den eigenen Vertrag unterschrieben.',
  nameCoOwner: '{what:Ein Hausbesitzer} hat für den eigenen Vertrag einen Miteigentümer genannt.',
  declineContract: '{what:Ein Hausbesitzer} hat den eigenen Vertrag abgelehnt.',
  cancelContract: '{what:Ein Hausbesitzer} hat den eigenen Vertrag widerrufen.',
}
