const company = /\s*(?:[,(|·–—@]|\s(?:from|at|with|of|von|vom|bei|de|del|da|du|des|chez)\s|\s(?:מ|من)\s?).*$/iu
const mostWords = 3

/** Turns “Daniel from Summit” into “Daniel”. Without a person's name, a question goes to the company by its name. */
export function contactName({ chatName, name }: { chatName: string | null; name: string }) {
  const person = (chatName ?? '').replace(company, '').trim()
  const words = person.toLowerCase().split(/\s+/)
  const ofCompany = name.toLowerCase().split(/\s+/)
  const isPerson = person && words.length <= mostWords && !words.some((word) => ofCompany.includes(word))
  return isPerson ? person : name
}
