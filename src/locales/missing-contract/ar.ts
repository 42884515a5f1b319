import type * as english from './en'

export const missingContract: typeof english.missingContract = {
  title: 'لم نجد هذا العقد',
  text: 'قد يكون الرابط غير مكتمل. افتح الرابط الموجود في أحدث رسالة عن عقدك.',
  noTokenTitle: 'هذا الرابط غير مكتمل',
  noTokenText: 'نهاية الرابط مفقودة. افتح الرابط الموجود في رسالة عقدك مرة أخرى، أو انسخه كاملًا.',
  paidTitle: 'نحن نؤكد دفعتك',
  paidText: 'سنرسل إليك إيصالًا بالبريد الإلكتروني. الرابط الذي فيه يفتح عقدك. يمكنك إغلاق هذه الصفحة.',
}
