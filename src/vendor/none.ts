/** unpdf would bring its own copy of pdf.js here; the Worker loads the one beside it instead. */
export {}
