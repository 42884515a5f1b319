import type * as english from './en'

export const missingContract: typeof english.missingContract = {
  title: 'החוזה הזה אינו כאן',
  text: 'ייתכן שהקישור אינו שלם. בהודעה האחרונה על החוזה יש קישור שעובד.',
  noTokenTitle: 'הקישור אינו שלם',
  noTokenText: 'הסוף שלו חסר. פתחו שוב את הקישור מההודעה על החוזה, או העתיקו אותו במלואו.',
  paidTitle: 'התשלום שלכם בדרך',
  paidText: 'הוא נמצא באישור, והקבלה תגיע בדואר אלקטרוני. הקישור שבה פותח את החוזה. אפשר לסגור את הדף.',
}
