import type * as english from './en'

export const missingContract: typeof english.missingContract = {
  title: 'هذا العقد غير موجود هنا',
  text: 'قد يكون الرابط غير كامل. في أحدث رسالة عن عقدك رابط يعمل.',
  noTokenTitle: 'هذا الرابط غير كامل',
  noTokenText: 'نهاية الرابط مفقودة. افتح الرابط في رسالة عقدك مرة أخرى، أو انسخه كاملًا.',
  paidTitle: 'دفعتك في الطريق',
  paidText: 'يجري تأكيدها الآن، وسيصل الإيصال بالبريد الإلكتروني. الرابط الذي فيه يفتح عقدك. يمكنك إغلاق هذه الصفحة.',
}
