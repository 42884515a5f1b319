/** The sentence of a contract that was made or sent again, by what became of it. */
export const contracts = {
  draft: '{who} drafted a contract for {what:a homeowner}.',
  sent: '{who} sent {what:a homeowner} a contract.',
  redrafted: '{who} drafted a contract for {what:a homeowner} that replaces an earlier one.',
  replaced: '{who} sent {what:a homeowner} a contract that replaces an earlier one.',
  linked: '{who} created another link to the contract with {what:a homeowner}.',
}

/** The sentence of a call by the homeowner after whom the contract is named. */
export const ownContract = {
  consentToElectronicRecords: '{what:A homeowner} consented to electronic records for their contract.',
  withdrawConsent: '{what:A homeowner} withdrew consent to electronic records for their contract.',
  signContract: '{what:A homeowner} signed their contract.',
  nameCoOwner: '{what:A homeowner} added a co-owner to their contract.',
  declineContract: '{what:A homeowner} declined their contract.',
  cancelContract: '{what:A homeowner} canceled their contract.',
}
