const english = {
  squares: 'Squares',
  pitch: 'Pitch',
  waste: 'Waste allowed for',
  fromAbove: 'Your roof from above',
}

type Words = typeof english

const others: Record<string, Words> = {
  de: {
    squares: 'Squares',
    pitch: 'Neigung',
    waste: 'Verschnitt',
    fromAbove: 'Ihr Dach von oben',
  },
  es: {
    squares: 'Cuadros',
    pitch: 'Pendiente',
    waste: 'Desperdicio previsto',
    fromAbove: 'Su techo visto desde arriba',
  },
  fr: {
    squares: 'Carrés',
    pitch: 'Pente',
    waste: 'Chutes prévues',
    fromAbove: 'Votre toit vu du dessus',
  },
  ar: {
    squares: 'مربعات',
    pitch: 'الميل',
    waste: 'الهدر المحسوب',
    fromAbove: 'سقفك من الأعلى',
  },
  he: {
    squares: 'ריבועים',
    pitch: 'שיפוע',
    waste: 'פחת מחושב',
    fromAbove: 'הגג שלכם מלמעלה',
  },
}

export const wordsIn = (language: string): Words => others[language] ?? english
