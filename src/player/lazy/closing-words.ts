const en = {
  wantTier: '{name} is what I want',
  tierChosen: 'You want {name}',
  compare: 'Compare side by side',
  showCards: 'Back to the cards',
  price: 'Price',
  included: 'Included',
  notIncluded: 'Not included',
  yourChoice: 'What you want',
  share: 'Share with whoever decides too',
  linkCopied: 'The link is copied',
  keepPdf: 'Keep as PDF',
}

type ClosingWords = typeof en

const ar: ClosingWords = {
  wantTier: 'أريد {name}',
  tierChosen: 'اخترت {name}',
  compare: 'قارن جنبًا إلى جنب',
  showCards: 'العودة إلى البطاقات',
  price: 'السعر',
  included: 'مشمول',
  notIncluded: 'غير مشمول',
  yourChoice: 'اختيارك',
  share: 'شارك مع من يقرر معك',
  linkCopied: 'تم نسخ الرابط',
  keepPdf: 'احتفظ بها كملف PDF',
}

const de: ClosingWords = {
  wantTier: '{name} soll es sein',
  tierChosen: 'Sie möchten {name}',
  compare: 'Nebeneinander vergleichen',
  showCards: 'Zurück zu den Karten',
  price: 'Preis',
  included: 'Enthalten',
  notIncluded: 'Nicht enthalten',
  yourChoice: 'Ihre Wahl',
  share: 'Mit allen teilen, die mitentscheiden',
  linkCopied: 'Der Link ist kopiert',
  keepPdf: 'Als PDF behalten',
}

const es: ClosingWords = {
  wantTier: 'Quiero {name}',
  tierChosen: 'Usted quiere {name}',
  compare: 'Comparar lado a lado',
  showCards: 'Volver a las tarjetas',
  price: 'Precio',
  included: 'Incluido',
  notIncluded: 'No incluido',
  yourChoice: 'Su elección',
  share: 'Compartir con quien decida también',
  linkCopied: 'El enlace está copiado',
  keepPdf: 'Guardar como PDF',
}

const fr: ClosingWords = {
  wantTier: 'Je veux {name}',
  tierChosen: 'Vous voulez {name}',
  compare: 'Comparer côte à côte',
  showCards: 'Revenir aux cartes',
  price: 'Prix',
  included: 'Inclus',
  notIncluded: 'Non inclus',
  yourChoice: 'Votre choix',
  share: 'Partager avec qui décide aussi',
  linkCopied: 'Le lien est copié',
  keepPdf: 'Garder en PDF',
}

const he: ClosingWords = {
  wantTier: 'אני רוצה את {name}',
  tierChosen: 'בחרתם ב{name}',
  compare: 'השוואה זה לצד זה',
  showCards: 'חזרה לכרטיסים',
  price: 'מחיר',
  included: 'כלול',
  notIncluded: 'לא כלול',
  yourChoice: 'הבחירה שלכם',
  share: 'שיתוף עם מי שמחליט איתכם',
  linkCopied: 'הקישור הועתק',
  keepPdf: 'שמירה כ־PDF',
}

/** Of prices and the last page, by the language of the player’s labels; whoever sees neither loads none of them. */
export const closingWords: Record<string, ClosingWords> = { ar, de, en, es, fr, he }

export const closingWordsOf = (language: string) => closingWords[language] ?? en
