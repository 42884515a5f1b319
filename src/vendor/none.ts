/** Stands where unpdf would bring its own copy of pdf.js: the Worker loads the one beside it instead. */
export {}
