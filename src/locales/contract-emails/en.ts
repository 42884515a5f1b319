export const contractEmails = {
  hello: 'Hello {name},',
  kinds: {
    link: {
      subject: 'Your contract from {company}',
      sentence: '{company} sent you contract no. {number}, “{title}”, for {total}. Read it, and sign it if you agree.',
      note: 'The link is yours alone: whoever has it can sign. It holds until {expires}.',
      button: 'Read the contract',
    },
    copy: {
      subject: 'Your signed contract with {company}',
      sentence: 'Here is your copy of contract no. {number}, “{title}”, as you signed it, with its evidence.',
      note: 'You may cancel it without penalty through {cancelBy}. The link leads to the copy, and to cancelling.',
      button: 'Open your copy',
    },
    cancelled: {
      subject: 'Your contract with {company} is cancelled',
      sentence: 'You cancelled contract no. {number}, “{title}”. {company} was told.',
      note: 'Payments that you made are to be returned within ten business days.',
      button: 'See the contract',
    },
    countersign: {
      subject: 'Your contract with {company}: {company} signs next',
      sentence: 'Contract no. {number}, “{title}”, is signed by all who were asked at your home. {company} signs last.',
      note: 'You may cancel it without penalty through {cancelBy}. The link leads to the contract, and to cancelling. A sealed copy follows when {company} has signed.',
      button: 'Open the contract',
    },
    declined: {
      subject: 'The contract from {company} was declined',
      sentence: '{who} declined contract no. {number}, “{title}”. It ends for all who were to sign it.',
      note: 'You need to do nothing. {company} can make you a new offer at any time.',
      button: 'See the contract',
    },
    void: {
      subject: 'A contract from {company} is void',
      sentence: '{company} withdrew contract no. {number}, “{title}”. It can’t be signed any more.',
      note: 'You need to do nothing.',
      button: 'See the contract',
    },
  },
  cancelledByOther: '{who} cancelled contract no. {number}, “{title}”, for all who signed it. {company} was told.',
  cancelOver: 'You could cancel it without penalty through {cancelBy}. The link leads to the copy.',
  depositDue: 'Deposit due now',
  payDeposit: 'Pay the deposit',
  depositElsewhere: '{company} will tell you how to pay the deposit.',
}
