export const contractEmails = {
  hello: 'Hello {name},',
  kinds: {
    link: {
      subject: 'Your contract from {company}',
      sentence:
        '{company} has prepared contract no. {number} (“{title}”) for {total}. Please read it, and sign it if you agree.',
      note: 'This link is only for you. Anyone who has it can sign, so please don’t share it. It works until {expires}.',
      button: 'Read contract',
    },
    copy: {
      subject: 'Your signed contract with {company}',
      sentence: 'Here’s your signed copy of contract no. {number} (“{title}”), with a record of how it was signed.',
      note: 'You may cancel it without penalty through {cancelBy}. Use the link to open your copy or to cancel.',
      button: 'Open your copy',
    },
    cancelled: {
      subject: 'Your contract with {company} is canceled',
      sentence: 'You canceled contract no. {number} (“{title}”). {company} has been notified.',
      note: 'Any payments you made must be returned to you within ten business days.',
      button: 'View contract',
    },
    countersign: {
      subject: 'Your contract with {company}: {company} signs next',
      sentence: 'Contract no. {number} (“{title}”) has every signature it needs from your home. {company} signs last.',
      note: 'You may cancel it without penalty through {cancelBy}. Use the link to view the contract or to cancel. We’ll email you a sealed copy once {company} has signed.',
      button: 'Open contract',
    },
    declined: {
      subject: 'The contract from {company} was declined',
      sentence: '{who} declined contract no. {number} (“{title}”), so no one can sign it anymore.',
      note: 'You don’t need to do anything. {company} can make you a new offer at any time.',
      button: 'View contract',
    },
    void: {
      subject: 'A contract from {company} was withdrawn',
      sentence: '{company} withdrew contract no. {number} (“{title}”). It can’t be signed anymore.',
      note: 'You don’t need to do anything.',
      button: 'View contract',
    },
  },
  cancelledByOther:
    '{who} canceled contract no. {number} (“{title}”) for everyone who signed it. {company} has been notified.',
  cancelOver: 'You could cancel it without penalty through {cancelBy}. Use the link to open your copy.',
  depositDue: 'Deposit due now',
  payDeposit: 'Pay deposit',
  depositElsewhere: '{company} will tell you how to pay the deposit.',
}
