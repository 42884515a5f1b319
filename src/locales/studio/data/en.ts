export const words = {
  text: 'All of it is yours: take it with you, or have it deleted.',
  exportTitle: 'Take everything with you',
  exportText:
    'Every table as JSON and every file, in zips that can be downloaded for seven days. Passwords and keys are left out.',
  gather: 'Gather everything',
  gathering: 'It is being gathered. You may leave this page.',
  requests: 'What was given out and erased',
  noRequests: 'Nothing was given out or erased yet.',
  kinds: {
    export: 'Data of a homeowner',
    erasure: 'Erasure of a homeowner',
    company_export: 'Everything of the company',
  },
  statuses: { running: 'Under way', done: 'Done', expired: 'Ended' },
  download: 'Download',
  downloadPart: 'Download part {number}',
  until: 'until {date}',
  kept: 'Kept: {why}',
  deleteTitle: 'Delete the company',
  deleteText:
    'Every session and key ends at once, and links within two minutes. For thirty days an owner can call it off; then all of it goes, signed contracts too.',
  delete: 'Delete the company…',
  deleteSure: 'Delete {company}?',
  deleteSureText:
    'All members are told by mail. Take what you must keep with you first: contracts that were signed are deleted as well.',
  nameAgain: 'The name of the company, letter by letter: {company}',
  password: 'Your password',
  deleteNow: 'Delete it',
  closed: '{company} is closed. It is deleted on {date}. Until then an owner can sign in here and call that off.',
}
