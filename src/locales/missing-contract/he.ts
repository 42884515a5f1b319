import type * as english from './en'

export const missingContract: typeof english.missingContract = {
  title: 'לא מצאנו את החוזה הזה',
  text: 'ייתכן שהקישור אינו שלם. פתחו את הקישור שבהודעה האחרונה על החוזה.',
  noTokenTitle: 'הקישור אינו שלם',
  noTokenText: 'הסוף שלו חסר. פתחו שוב את הקישור מההודעה על החוזה, או העתיקו אותו במלואו.',
  paidTitle: 'אנחנו מאשרים את התשלום שלכם',
  paidText: 'נשלח לכם קבלה בדוא״ל. הקישור שבה פותח את החוזה. אפשר לסגור את הדף.',
}
