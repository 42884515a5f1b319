const company = /\s*(?:[,(|·–—@]|\s(?:from|at|with|of|von|vom|bei|de|del|da|du|des|chez)\s|\s(?:מ|من)\s?).*$/iu
const mostWords = 3

/** “Daniel” of “Daniel from Summit”; the company's name where nobody of it is named. */
export function contactName({ chatName, name }: { chatName: string | null; name: string }) {
  const person = (chatName ?? '').replace(company, '').trim()
  const words = person.toLowerCase().split(/\s+/)
  const ofCompany = name.toLowerCase().split(/\s+/)
  const isPerson = person && words.length <= mostWords && !words.some((word) => ofCompany.includes(word))
  return isPerson ? person : name
}
