const en = {
  title: 'Your agreement',
  choose: 'What would you like an agreement for?',
  lead: 'We send you the agreement by e-mail, to read in peace. Nothing is signed by asking for it.',
  send: 'Send me the agreement',
  another: 'Choose another',
  sent: 'We sent it to {email}',
  sentLead: 'The link in the mail leads to the agreement for “{tier}”. Read it, and sign when you are ready.',
  noAddress: 'We have no e-mail address of yours to send it to.',
  notReady: 'There is no agreement to send yet: the price for your home is still to be confirmed.',
  tooMany: 'We have sent you some already. Look into your mail, or try again tomorrow.',
  failed: 'That did not work. Please try again.',
}

export type ContractWords = typeof en

const ar: ContractWords = {
  title: 'عقدك',
  choose: 'لأي عرض تريد العقد؟',
  lead: 'نرسل إليك العقد بالبريد الإلكتروني لتقرأه على مهل. طلبه لا يعني توقيعه.',
  send: 'أرسلوا إليّ العقد',
  another: 'اختيار آخر',
  sent: 'أرسلناه إلى {email}',
  sentLead: 'الرابط في الرسالة يفتح عقد «{tier}». اقرأه ووقّعه عندما تكون مستعدًا.',
  noAddress: 'ليس لدينا بريد إلكتروني لك نرسله إليه.',
  notReady: 'لا يوجد عقد نرسله بعد: لا يزال سعر منزلك بحاجة إلى تأكيد.',
  tooMany: 'أرسلنا إليك بعضها من قبل. انظر في بريدك، أو حاول مرة أخرى غدًا.',
  failed: 'لم ينجح ذلك. حاول مرة أخرى.',
}

const de: ContractWords = {
  title: 'Ihr Vertrag',
  choose: 'Wofür möchten Sie den Vertrag?',
  lead: 'Wir senden Ihnen den Vertrag per E-Mail, damit Sie ihn in Ruhe lesen. Damit ist noch nichts unterschrieben.',
  send: 'Vertrag zusenden',
  another: 'Etwas anderes wählen',
  sent: 'Wir haben ihn an {email} gesendet',
  sentLead:
    'Der Link in der E-Mail führt zum Vertrag für „{tier}“. Lesen Sie ihn und unterschreiben Sie, wenn Sie so weit sind.',
  noAddress: 'Wir haben keine E-Mail-Adresse von Ihnen, an die wir ihn senden könnten.',
  notReady: 'Es gibt noch keinen Vertrag: Der Preis für Ihr Haus muss erst bestätigt werden.',
  tooMany: 'Wir haben Ihnen schon einige gesendet. Sehen Sie in Ihre E-Mails oder versuchen Sie es morgen noch einmal.',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
}

const es: ContractWords = {
  title: 'Su contrato',
  choose: '¿Para qué opción quiere el contrato?',
  lead: 'Le enviamos el contrato por correo para que lo lea con calma. Pedirlo no es firmarlo.',
  send: 'Envíenme el contrato',
  another: 'Elegir otra opción',
  sent: 'Lo enviamos a {email}',
  sentLead: 'El enlace del correo lleva al contrato de «{tier}». Léalo y fírmelo cuando esté listo.',
  noAddress: 'No tenemos un correo electrónico suyo al que enviarlo.',
  notReady: 'Todavía no hay contrato que enviar: falta confirmar el precio para su casa.',
  tooMany: 'Ya le enviamos algunos. Mire en su correo o inténtelo de nuevo mañana.',
  failed: 'No ha funcionado. Inténtelo de nuevo.',
}

const fr: ContractWords = {
  title: 'Votre contrat',
  choose: 'Pour quelle offre souhaitez-vous le contrat ?',
  lead: 'Nous vous envoyons le contrat par e-mail, pour le lire à tête reposée. Le demander n’est pas le signer.',
  send: 'Envoyez-moi le contrat',
  another: 'Choisir une autre offre',
  sent: 'Nous l’avons envoyé à {email}',
  sentLead: 'Le lien de l’e-mail mène au contrat pour « {tier} ». Lisez-le et signez quand vous serez prêt.',
  noAddress: 'Nous n’avons pas d’adresse e-mail à laquelle vous l’envoyer.',
  notReady: 'Il n’y a pas encore de contrat à envoyer : le prix pour votre maison reste à confirmer.',
  tooMany: 'Nous vous en avons déjà envoyé. Regardez vos e-mails, ou réessayez demain.',
  failed: 'Cela n’a pas fonctionné. Réessayez.',
}

const he: ContractWords = {
  title: 'החוזה שלך',
  choose: 'עבור איזו הצעה לשלוח את החוזה?',
  lead: 'נשלח את החוזה בדוא״ל, לקריאה בנחת. הבקשה אינה חתימה.',
  send: 'שלחו לי את החוזה',
  another: 'בחירה אחרת',
  sent: 'שלחנו אותו אל {email}',
  sentLead: 'הקישור בהודעה מוביל לחוזה עבור ”{tier}“. אפשר לקרוא אותו ולחתום כשמוכנים.',
  noAddress: 'אין לנו כתובת דוא״ל לשלוח אליה.',
  notReady: 'עדיין אין חוזה לשלוח: המחיר לבית שלך עוד צריך אישור.',
  tooMany: 'כבר שלחנו כמה. כדאי לבדוק את הדוא״ל, או לנסות שוב מחר.',
  failed: 'זה לא הצליח. נא לנסות שוב.',
}

export const contractWords: Record<string, ContractWords> = { ar, de, en, es, fr, he }

export const wordsOf = (language: string) => contractWords[language] ?? en
