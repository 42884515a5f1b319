export const words = {
  answer: { one: 'Answer their question', other: 'Answer their {count} questions' },
  contract: {
    draft: 'Finish and send the draft contract',
    sent: 'Hasn’t opened the contract yet',
    opened: 'Opened the contract, but hasn’t signed it yet',
  },
  shareContract: 'Emailed to no one. Share the contract’s link yourself.',
  waitsFor: 'Waiting for {names} to sign the contract',
  countersign: 'Everyone signed. Sign the contract for your company.',
  visit: 'Visit on {when}',
  signed: 'Signed. Book the next visit.',
  chose: 'Chose {tier}. Create a contract or book a visit.',
  opened: 'Opened the link, but hasn’t watched yet. Call them.',
  watched: 'Watched, but hasn’t chosen a price. Call them.',
  unopened: 'Hasn’t opened the link yet. Call or send it again.',
  sendLink: 'Email them their link.',
  copyLink: 'There’s no email. Copy the link and share it yourself.',
}
