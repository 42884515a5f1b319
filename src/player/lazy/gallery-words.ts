const english = {
  pictures: 'Pictures',
  enlarge: 'Enlarge',
  picture: 'Picture {n}',
  before: 'Before',
  after: 'After',
  compare: 'Compare before and after',
}

type Words = typeof english

const languages: Record<string, Words> = {
  ar: {
    pictures: 'الصور',
    enlarge: 'تكبير',
    picture: 'الصورة {n}',
    before: 'قبل',
    after: 'بعد',
    compare: 'قارن بين قبل وبعد',
  },
  de: {
    pictures: 'Bilder',
    enlarge: 'Vergrößern',
    picture: 'Bild {n}',
    before: 'Vorher',
    after: 'Nachher',
    compare: 'Vorher und nachher vergleichen',
  },
  es: {
    pictures: 'Imágenes',
    enlarge: 'Ampliar',
    picture: 'Imagen {n}',
    before: 'Antes',
    after: 'Después',
    compare: 'Comparar antes y después',
  },
  fr: {
    pictures: 'Images',
    enlarge: 'Agrandir',
    picture: 'Image {n}',
    before: 'Avant',
    after: 'Après',
    compare: 'Comparer avant et après',
  },
  he: {
    pictures: 'תמונות',
    enlarge: 'הגדלה',
    picture: 'תמונה {n}',
    before: 'לפני',
    after: 'אחרי',
    compare: 'השוואה בין לפני ואחרי',
  },
}

export const wordsIn = (language: string): Words => languages[language] ?? english
