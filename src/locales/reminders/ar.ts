import type { reminders as english } from './en'

export const reminders: typeof english = {
  language: 'ar',
  readContract: 'قراءة العقد',
  linkNote: 'هذا الرابط لك وحدك.',
  stopLink: 'إيقاف التذكيرات',
  title: 'التذكيرات',
  ask: 'هل تريد إيقاف تذكيرات {company}؟',
  kept: 'ستظل تتلقى ما تطلبه، مثل تأكيد زيارة أو نسخة من عقد.',
  stop: 'إيقاف التذكيرات',
  stopped: 'لن ترسل إليك {company} تذكيرات بعد الآن.',
  resume: 'استئناف التذكيرات',
  resumed: 'يمكن لـ {company} أن ترسل إليك تذكيرات من جديد.',
  missingTitle: 'هذا الرابط لا يعمل',
  missingText: 'قد يكون غير مكتمل. افتح مرة أخرى الرابط الموجود في نهاية أحدث تذكير، أو انسخه كاملًا.',
}
