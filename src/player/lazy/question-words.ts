const english = {
  offline: 'You seem to be offline, so I can’t look that up. Your question is still below.',
  tooMany: 'That was a lot of questions in a short time. Please try again in a few minutes.',
  failed: 'I could not get to the answer just now. Please send your question again.',
  sources: 'From',
  page: 'page {n}',
  inLanguage: 'Our sources are in {language}.',
}

type Words = typeof english

const others: Record<string, Words> = {
  de: {
    offline: 'Sie scheinen offline zu sein, daher kann ich nicht nachsehen. Ihre Frage steht noch unten.',
    tooMany: 'Das waren viele Fragen in kurzer Zeit. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    failed: 'Ich bin gerade nicht an die Antwort gekommen. Bitte senden Sie Ihre Frage noch einmal.',
    sources: 'Aus',
    page: 'Seite {n}',
    inLanguage: 'Unsere Quellen sind auf {language}.',
  },
  es: {
    offline: 'Parece que no hay conexión y no puedo consultarlo. Su pregunta sigue abajo.',
    tooMany: 'Fueron muchas preguntas en poco tiempo. Inténtelo de nuevo en unos minutos.',
    failed: 'No pude llegar a la respuesta ahora. Envíe su pregunta otra vez, por favor.',
    sources: 'De',
    page: 'página {n}',
    inLanguage: 'Nuestras fuentes están en {language}.',
  },
  fr: {
    offline: 'Vous semblez hors ligne, je ne peux donc pas chercher. Votre question est encore ci-dessous.',
    tooMany: 'Cela fait beaucoup de questions en peu de temps. Réessayez dans quelques minutes.',
    failed: 'Je n’ai pas pu obtenir la réponse. Veuillez renvoyer votre question.',
    sources: 'D’après',
    page: 'page {n}',
    inLanguage: 'Nos sources sont en {language}.',
  },
  ar: {
    offline: 'يبدو أنك غير متصل، فلا يمكنني البحث. سؤالك ما زال في الأسفل.',
    tooMany: 'هذه أسئلة كثيرة في وقت قصير. يرجى المحاولة بعد بضع دقائق.',
    failed: 'لم أتمكن من الوصول إلى الإجابة الآن. يرجى إرسال سؤالك مرة أخرى.',
    sources: 'من',
    page: 'صفحة {n}',
    inLanguage: 'مصادرنا باللغة: {language}.',
  },
  he: {
    offline: 'נראה שאין חיבור, ולכן אי אפשר לחפש. השאלה שלך עדיין למטה.',
    tooMany: 'היו הרבה שאלות בזמן קצר. נסו שוב בעוד כמה דקות.',
    failed: 'לא הצלחתי להגיע לתשובה כרגע. נא לשלוח את השאלה שוב.',
    sources: 'מתוך',
    page: 'עמוד {n}',
    inLanguage: 'המקורות שלנו בשפה: {language}.',
  },
}

export const wordsIn = (language: string): Words => others[language] ?? english

/** The name of a language as speakers of the other one call it. */
export const nameOfLanguage = (language: string, spoken: string) =>
  new Intl.DisplayNames([spoken], { type: 'language' }).of(language) ?? language
