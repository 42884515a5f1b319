/** No document backs these sentences, so they must state no facts. */
const english = {
  welcome: 'Welcome',
  hello: 'Hello {{first_name}}, it is good to have you here.',
  agenda: (titles: string) => `This is what we look at together: ${titles}.`,
  closing: 'What happens next',
  thanks: 'Thank you, {{first_name}}. Ask whatever you would like to know.',
  sources: 'Stands on',
  page: 'page',
  first: 'what this talk is about',
  next: 'what happens next, and whom to call',
  questions: {
    take: (subject: string) => `How long does ${subject} take?`,
    last: (subject: string) => `How long does ${subject} last?`,
    cost: (subject: string) => `What does ${subject} cost?`,
    cover: (subject: string) => `What does ${subject} cover?`,
    include: (subject: string) => `What does ${subject} include?`,
    need: (subject: string) => `What does ${subject} need?`,
    about: (subject: string) => `What should I know about ${subject}?`,
  },
}

const spanish: typeof english = {
  welcome: 'Bienvenida',
  hello: 'Hola, {{first_name}}: qué gusto tenerle aquí.',
  agenda: (titles) => `Esto es lo que vamos a ver: ${titles}.`,
  closing: 'Lo que sigue',
  thanks: 'Gracias, {{first_name}}. Pregunte todo lo que quiera saber.',
  sources: 'Se basa en',
  page: 'página',
  first: 'de qué trata esta presentación',
  next: 'qué sigue y a quién llamar',
  questions: {
    take: (subject) => `¿Cuánto tarda ${subject}?`,
    last: (subject) => `¿Cuánto dura ${subject}?`,
    cost: (subject) => `¿Cuánto cuesta ${subject}?`,
    cover: (subject) => `¿Qué cubre ${subject}?`,
    include: (subject) => `¿Qué incluye ${subject}?`,
    need: (subject) => `¿Qué necesita ${subject}?`,
    about: (subject) => `¿Qué debo saber sobre ${subject}?`,
  },
}

const german: typeof english = {
  welcome: 'Willkommen',
  hello: 'Guten Tag, {{first_name}}, schön, dass Sie da sind.',
  agenda: (titles) => `Das sehen wir uns gemeinsam an: ${titles}.`,
  closing: 'Wie es weitergeht',
  thanks: 'Vielen Dank, {{first_name}}. Fragen Sie alles, was Sie wissen möchten.',
  sources: 'Steht in',
  page: 'Seite',
  first: 'worum es geht',
  next: 'wie es weitergeht, und wen man anruft',
  questions: {
    take: (subject) => `Wie lange dauert ${subject}?`,
    last: (subject) => `Wie lange hält ${subject}?`,
    cost: (subject) => `Was kostet ${subject}?`,
    cover: (subject) => `Was deckt ${subject} ab?`,
    include: (subject) => `Was umfasst ${subject}?`,
    need: (subject) => `Was braucht ${subject}?`,
    about: (subject) => `Was sollte ich wissen über: ${subject}?`,
  },
}

const french: typeof english = {
  welcome: 'Bienvenue',
  hello: 'Bonjour {{first_name}}, nous sommes heureux de vous accueillir.',
  agenda: (titles) => `Voici ce que nous regardons ensemble : ${titles}.`,
  closing: 'La suite',
  thanks: 'Merci, {{first_name}}. Posez toutes vos questions.',
  sources: 'S’appuie sur',
  page: 'page',
  first: 'de quoi il s’agit',
  next: 'la suite, et qui appeler',
  questions: {
    take: (subject) => `Combien de temps prend ${subject} ?`,
    last: (subject) => `Combien de temps dure ${subject} ?`,
    cost: (subject) => `Combien coûte ${subject} ?`,
    cover: (subject) => `Que couvre ${subject} ?`,
    include: (subject) => `Que comprend ${subject} ?`,
    need: (subject) => `De quoi a besoin ${subject} ?`,
    about: (subject) => `Que faut-il savoir sur ${subject} ?`,
  },
}

const byLanguage: Record<string, typeof english> = { en: english, es: spanish, de: german, fr: french }

export type Words = typeof english
export const wordsOfLanguage = (language: string): Words => byLanguage[language.split('-')[0] ?? ''] ?? english
