import type { reminders as english } from './en'

export const reminders: typeof english = {
  language: 'he',
  readContract: 'לקריאת החוזה',
  linkNote: 'הקישור אישי ונועד רק לך.',
  stopLink: 'לא לשלוח לי עוד תזכורות',
  title: 'תזכורות',
  ask: 'להפסיק את התזכורות של {company}?',
  kept: 'מה שתבקשו ימשיך להגיע: אישור של ביקור, עותק של חוזה.',
  stop: 'להפסקת התזכורות',
  stopped: 'לא יישלחו אליך עוד תזכורות של {company}.',
  resume: 'לקבלת תזכורות שוב',
  resumed: 'תזכורות של {company} יישלחו אליך שוב.',
  missingTitle: 'הקישור הזה אינו פועל',
  missingText: 'ייתכן שאינו שלם. אפשר לפתוח שוב את הקישור שבסוף התזכורת האחרונה, או להעתיק אותו במלואו.',
}
