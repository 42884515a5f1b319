import type { reminders as english } from './en'

export const reminders: typeof english = {
  language: 'he',
  readContract: 'לקריאת החוזה',
  linkNote: 'הקישור הזה מיועד רק לכם.',
  stopLink: 'להפסיק את התזכורות',
  title: 'תזכורות',
  ask: 'להפסיק את התזכורות מאת {company}?',
  kept: 'תמשיכו לקבל את מה שתבקשו, כמו אישור ביקור או עותק של חוזה.',
  stop: 'להפסקת התזכורות',
  stopped: 'לא תקבלו עוד תזכורות מאת {company}.',
  resume: 'לקבלת תזכורות שוב',
  resumed: 'תוכלו שוב לקבל תזכורות מאת {company}.',
  missingTitle: 'הקישור הזה אינו פועל',
  missingText: 'ייתכן שאינו שלם. פתחו שוב את הקישור שבסוף התזכורת האחרונה, או העתיקו אותו במלואו.',
}
