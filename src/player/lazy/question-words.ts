const english = {
  yourQuestion: 'Your question',
  send: 'Send',
  greeting: 'Hello! What would you like to know?',
  suggestions: 'Often asked',
  didYouMean: 'I am not sure I understood. Did you mean one of these?',
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
    yourQuestion: 'Ihre Frage',
    send: 'Senden',
    greeting: 'Guten Tag! Was möchten Sie wissen?',
    suggestions: 'Oft gefragt',
    didYouMean: 'Ich bin nicht sicher, ob ich Sie richtig verstehe. Meinen Sie eine dieser Fragen?',
    offline: 'Sie scheinen offline zu sein, daher kann ich nicht nachsehen. Ihre Frage steht noch unten.',
    tooMany: 'Das waren viele Fragen in kurzer Zeit. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    failed: 'Ich bin gerade nicht an die Antwort gekommen. Bitte senden Sie Ihre Frage noch einmal.',
    sources: 'Aus',
    page: 'Seite {n}',
    inLanguage: 'Unsere Quellen sind auf {language}.',
  },
  es: {
    yourQuestion: 'Su pregunta',
    send: 'Enviar',
    greeting: '¡Hola! ¿Qué le gustaría saber?',
    suggestions: 'Preguntas frecuentes',
    didYouMean: 'No estoy seguro de haberle entendido. ¿Se refiere a una de estas preguntas?',
    offline: 'Parece que no hay conexión y no puedo consultarlo. Su pregunta sigue abajo.',
    tooMany: 'Fueron muchas preguntas en poco tiempo. Inténtelo de nuevo en unos minutos.',
    failed: 'No pude llegar a la respuesta ahora. Envíe su pregunta otra vez, por favor.',
    sources: 'De',
    page: 'página {n}',
    inLanguage: 'Nuestras fuentes están en {language}.',
  },
  fr: {
    yourQuestion: 'Votre question',
    send: 'Envoyer',
    greeting: 'Bonjour ! Que souhaitez-vous savoir ?',
    suggestions: 'Questions fréquentes',
    didYouMean: 'Je ne suis pas certain d’avoir compris. S’agit-il de l’une de ces questions ?',
    offline: 'Vous semblez hors ligne, je ne peux donc pas chercher. Votre question est encore ci-dessous.',
    tooMany: 'Cela fait beaucoup de questions en peu de temps. Réessayez dans quelques minutes.',
    failed: 'Je n’ai pas pu obtenir la réponse. Veuillez renvoyer votre question.',
    sources: 'D’après',
    page: 'page {n}',
    inLanguage: 'Nos sources sont en {language}.',
  },
  ar: {
    yourQuestion: 'سؤالك',
    send: 'إرسال',
    greeting: 'أهلًا بك! ماذا تودّ أن تعرف؟',
    suggestions: 'أسئلة شائعة',
    didYouMean: 'لست متأكدًا من أنني فهمت سؤالك. هل تقصد أحد هذه الأسئلة؟',
    offline: 'يبدو أنك غير متصل، فلا يمكنني البحث. سؤالك ما زال في الأسفل.',
    tooMany: 'هذه أسئلة كثيرة في وقت قصير. يرجى المحاولة بعد بضع دقائق.',
    failed: 'لم أتمكن من الوصول إلى الإجابة الآن. يرجى إرسال سؤالك مرة أخرى.',
    sources: 'من',
    page: 'صفحة {n}',
    inLanguage: 'مصادرنا باللغة: {language}.',
  },
  he: {
    yourQuestion: 'השאלה שלכם',
    send: 'שליחה',
    greeting: 'שלום! מה תרצו לדעת?',
    suggestions: 'שאלות נפוצות',
    didYouMean: 'לא בטוח שהבנתי. האם התכוונתם לאחת מהשאלות האלה?',
    offline: 'נראה שאין חיבור, ולכן אי אפשר לחפש. השאלה שלך עדיין למטה.',
    tooMany: 'היו הרבה שאלות בזמן קצר. נסו שוב בעוד כמה דקות.',
    failed: 'לא הצלחתי להגיע לתשובה כרגע. נא לשלוח את השאלה שוב.',
    sources: 'מתוך',
    page: 'עמוד {n}',
    inLanguage: 'המקורות שלנו בשפה: {language}.',
  },
}

export const wordsIn = (language: string): Words => others[language] ?? english

export const nameOfLanguage = (language: string, spoken: string) =>
  new Intl.DisplayNames([spoken], { type: 'language' }).of(language) ?? language
