/** Needed when nothing answers, so they are in no chunk of the first slide. */
const en = {
  noAnswer: 'I have no answer to that here, and I would rather not guess.',
  askDirectly: 'Ask us directly:',
  callUs: 'Call us',
  writeToUs: 'Write to us',
}

type ContactWords = typeof en

const ar: ContactWords = {
  noAnswer: 'ليست لديّ هنا إجابة عن ذلك، ولا أحبّ أن أخمّن.',
  askDirectly: 'اسألنا مباشرةً:',
  callUs: 'اتصل بنا',
  writeToUs: 'راسلنا',
}

const de: ContactWords = {
  noAnswer: 'Darauf habe ich hier keine Antwort, und raten möchte ich nicht.',
  askDirectly: 'Fragen Sie uns direkt:',
  callUs: 'Rufen Sie uns an',
  writeToUs: 'Schreiben Sie uns',
}

const es: ContactWords = {
  noAnswer: 'Aquí no tengo respuesta a eso y prefiero no adivinar.',
  askDirectly: 'Pregúntenos directamente:',
  callUs: 'Llámenos',
  writeToUs: 'Escríbanos',
}

const fr: ContactWords = {
  noAnswer: 'Je n’ai pas la réponse ici, et je préfère ne pas deviner.',
  askDirectly: 'Posez-nous la question directement :',
  callUs: 'Nous appeler',
  writeToUs: 'Nous écrire',
}

const he: ContactWords = {
  noAnswer: 'אין לי כאן תשובה לכך, ואני מעדיף לא לנחש.',
  askDirectly: 'אפשר לשאול אותנו ישירות:',
  callUs: 'התקשרו אלינו',
  writeToUs: 'כתבו לנו',
}

const languages: Record<string, ContactWords> = { ar, de, en, es, fr, he }

export const contactWordsOf = (language: string) => languages[language] ?? en
