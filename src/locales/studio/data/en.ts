export const words = {
  text: 'It’s your data: export it or delete it whenever you like.',
  exportTitle: 'Export your data',
  exportText:
    'You get every table as JSON and every file, in ZIP archives you can download for seven days. Passwords and keys are left out.',
  gather: 'Export data',
  gathering: 'We’re preparing your export. You can leave this page.',
  requests: 'Exports and erasures',
  noRequests: 'Nothing has been exported or erased yet.',
  kinds: {
    export: 'Homeowner’s data exported',
    erasure: 'Homeowner’s data erased',
    company_export: 'Company data exported',
  },
  statuses: { running: 'In progress', done: 'Done', expired: 'Expired' },
  download: 'Download',
  downloadPart: 'Download part {number}',
  until: 'until {date}',
  kept: 'We kept the signed contracts, because both sides may have to prove what they agreed on.',
  deleteTitle: 'Delete company',
  deleteText:
    'Sessions and keys stop working immediately, and links within two minutes. An owner can undo this for 30 days. After that, everything is gone for good, including signed contracts.',
  delete: 'Delete company…',
  deleteSure: 'Delete {company}?',
  deleteSureText:
    'We’ll email all members. Before you continue, export anything you need to keep: signed contracts will be deleted too.',
  nameAgain: 'To confirm, enter the company’s name: {company}',
  password: 'Your password',
  deleteNow: 'Delete company',
  closed:
    '{company} is closed and will be deleted on {date}. Until then, an owner can sign in here and stop the deletion.',
}
