import type { ErrorWords } from './words'

const outdated = 'Diese Seite ist nicht mehr aktuell. Laden Sie sie neu, und versuchen Sie es noch einmal.'
const gone = 'Das gibt es hier nicht mehr. Laden Sie die Seite neu, um den aktuellen Stand zu sehen.'
const busy = 'Das ist gerade nicht verfügbar. Warten Sie einen Moment, und versuchen Sie es noch einmal.'
const noPrices =
  'Sie haben noch keine Preise festgelegt. Tragen Sie sie unter „Dächer und Preise“ ein, und versuchen Sie es noch einmal.'
const deckChanged =
  'Diese Präsentation wurde geändert oder gelöscht. Laden Sie die Seite neu, und versuchen Sie es noch einmal.'

export const words: ErrorWords = {
  unknown: 'Etwas ist schiefgegangen. Warten Sie einen Moment, und versuchen Sie es noch einmal.',

  invalid_input:
    'Eine Ihrer Angaben kann nicht verwendet werden. Berichtigen Sie sie, und versuchen Sie es noch einmal.',
  malformed_json: outdated,
  too_many_documents: 'Ihre Firma hat schon so viele Dokumente, wie sie haben kann. Löschen Sie zuerst eines.',
  file_refused:
    'Diese Datei können wir nicht verwenden. Sie ist vielleicht beschädigt, von anderer Art, als ihr Name sagt, oder ein Bild mit mehr als 50 Megapixeln. Prüfen Sie sie, und laden Sie sie noch einmal hoch.',
  wrong_password: 'Dieses Passwort ist falsch. Versuchen Sie es noch einmal.',
  contract_incomplete:
    'Der Vertrag hätte Lücken: {fields}. Ergänzen Sie die Angaben des Hausbesitzers oder Ihrer Firma.',

  session_missing: 'Sie sind abgemeldet. Melden Sie sich an, und versuchen Sie es noch einmal.',
  session_ended: 'Ihre Sitzung ist abgelaufen. Melden Sie sich wieder an.',
  wrong_credentials:
    'Die E-Mail-Adresse oder das Passwort ist falsch. Prüfen Sie beides, und versuchen Sie es noch einmal.',

  role_missing: 'Sie können nur lesen. Ein Inhaber Ihrer Firma kann Ihnen erlauben, etwas zu ändern.',
  organization_closed:
    'Diese Firma ist geschlossen und wird gelöscht. Bis dahin kann ein Inhaber die Löschung stoppen.',
  password_needed: 'Ihr Passwort haben Sie vor längerer Zeit eingegeben. Geben Sie es ein, um fortzufahren.',
  password_confirmation_required:
    'Ihr Passwort haben Sie vor längerer Zeit eingegeben. Geben Sie es ein, um fortzufahren.',
  owner_session_required: 'Das kann nur ein Inhaber. Bitten Sie einen Inhaber Ihrer Firma darum.',
  members_only: 'Das kann nur ein Mitglied Ihrer Firma. Melden Sie sich an, und versuchen Sie es noch einmal.',
  origin_not_allowed:
    'Diese Seite wurde nicht unter ihrer üblichen Adresse geöffnet. Öffnen Sie sie dort, und versuchen Sie es noch einmal.',

  path_not_found: outdated,
  api_key_not_found: gone,
  action_config_not_found: gone,
  appointment_not_found: gone,
  branding_not_found: deckChanged,
  building_not_found:
    'An dieser Adresse haben wir kein Gebäude gefunden. Prüfen Sie die Adresse, oder tragen Sie die Maße selbst ein.',
  calendar_not_found:
    'Sie haben noch keinen Kalender eingerichtet. Legen Sie fest, wann Sie Besuche machen, und versuchen Sie es noch einmal.',
  contract_not_found: gone,
  contract_template_not_found:
    'Diese Vorlage wurde gelöscht oder gehört nicht zu dieser Präsentation. Wählen Sie eine andere.',
  deck_not_found: 'Diese Präsentation wurde gelöscht. Wählen Sie eine andere.',
  delivery_not_found: gone,
  document_not_found: gone,
  faq_not_found: gone,
  file_not_found: gone,
  generation_not_found: gone,
  image_not_found: gone,
  intro_not_found: deckChanged,
  invite_used: 'Diese Einladung wurde schon benutzt oder ist abgelaufen. Schicken Sie eine neue.',
  link_used: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Fordern Sie einen neuen an.',
  member_not_found: 'Diese Person gehört nicht mehr zu Ihrer Firma. Laden Sie die Seite neu.',
  call_not_found: gone,
  note_not_found: gone,
  sending_not_found: gone,
  organization_not_found: 'Diese Firma gibt es nicht mehr.',
  place_not_found: 'Diese Adresse haben wir nicht gefunden. Prüfen Sie sie, oder tragen Sie die Maße selbst ein.',
  privacy_request_not_found: gone,
  presentation_not_found:
    'Der Link dieses Hausbesitzers wurde gelöscht, oder seine Präsentation kann nicht gezeigt werden. Laden Sie die Seite neu.',
  pricing_not_found: noPrices,
  product_data_not_found: 'Diese Folie hat noch keine Preise oder wurde gelöscht. Laden Sie die Seite neu.',
  qa_settings_not_found: deckChanged,
  question_not_found: gone,
  quote_not_found: 'Für diesen Hausbesitzer gibt es noch kein Angebot. Erstellen Sie zuerst eines.',
  roof_measurement_not_found: gone,
  roof_not_measurable: 'Dieses Dach lässt sich nicht von oben messen. Tragen Sie die Maße selbst ein.',
  signer_not_found: 'Diese Person gehört nicht mehr zu den Unterzeichnern des Vertrags. Laden Sie die Seite neu.',
  slide_not_found: 'Diese Folie wurde gelöscht. Laden Sie die Seite neu.',
  session_not_found: gone,
  subscription_not_found: gone,
  track_not_found: 'Diese Aufnahme wurde ersetzt. Laden Sie die Seite neu, um die neue zu hören.',
  upload_not_found: 'Das Hochladen wurde abgebrochen. Laden Sie die Datei noch einmal hoch.',
  voice_not_found: 'Diese Stimme ist nicht mehr verfügbar. Wählen Sie eine andere.',

  method_not_allowed: outdated,

  api_key_revoked: 'Dieser Schlüssel wurde widerrufen. Erstellen Sie einen neuen.',
  api_key_expired: 'Dieser Schlüssel ist abgelaufen. Erstellen Sie einen neuen.',
  too_many_api_keys:
    'Ihre Firma hat schon so viele Schlüssel, wie sie haben kann. Widerrufen Sie einen, den Sie nicht brauchen.',
  address_not_confirmed: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse. Danach können wir Tests an sie senden.',
  appointment_cancelled: 'Dieser Besuch wurde abgesagt.',
  appointment_not_begun: 'Dieser Besuch hat noch nicht begonnen. Tragen Sie danach ein, wie er war.',
  appointment_over: 'Dieser Besuch ist vorbei und lässt sich nicht mehr ändern.',
  cancellation_time_over: 'Die Frist, diesen Vertrag zu widerrufen, ist vorbei.',
  changed_meanwhile:
    'Jemand anderes hat gerade etwas gespeichert, Ihre Änderungen nicht. Laden Sie die Seite neu, und versuchen Sie es noch einmal.',
  company_address_missing:
    'Die Widerrufsbelehrung braucht die Adresse Ihrer Firma. Tragen Sie sie unter „Einstellungen“ ein.',
  contract_altered:
    'Dieser Vertrag stimmt nicht mit seinen versiegelten Nachweisen überein und wird deshalb nicht gezeigt. Melden Sie sich bei uns.',
  contract_cancelled: 'Dieser Vertrag wurde schon widerrufen.',
  contract_expired: 'Dieser Vertrag wurde nicht rechtzeitig unterschrieben. Erstellen Sie einen neuen.',
  contract_not_draft:
    'Dieser Vertrag wurde schon verschickt und lässt sich nicht mehr ändern. Ersetzen Sie ihn durch einen neuen.',
  contract_not_replaceable:
    'Dieser Vertrag lässt sich nicht mehr ersetzen. Laden Sie die Seite neu, um seinen Stand zu sehen.',
  contract_not_signed: 'Diesen Vertrag haben noch nicht alle unterschrieben.',
  contract_not_waiting:
    'Dieser Vertrag braucht gerade keine Unterschrift. Laden Sie die Seite neu, um seinen Stand zu sehen.',
  contract_too_long: 'Ausgefüllt ist dieser Vertrag zu lang. Kürzen Sie seine Vorlage.',
  deck_full: 'Diese Präsentation ist voll. Löschen Sie zuerst etwas daraus.',
  deck_inactive: 'Diese Präsentation ist nicht aktiv. Aktivieren Sie sie, und versuchen Sie es noch einmal.',
  deck_too_large: 'Diese Präsentation ist zu groß, um flüssig zu laufen. Kürzen oder teilen Sie sie.',
  deck_unfinished:
    'Diese Präsentation wird noch geschrieben, oder auf einer Folie steht noch „[to fill in: …]“. Ergänzen oder löschen Sie das, und aktivieren Sie sie dann.',
  deck_written: 'Diese Präsentation ist schon geschrieben; es gibt nichts mehr anzuhalten.',
  delivery_in_progress: 'Diese Nachricht wird gerade verschickt. Warten Sie das Ergebnis ab.',
  document_not_ready:
    'Dieses Dokument wird noch gelesen. Warten Sie, bis es fertig ist, und versuchen Sie es noch einmal.',
  email_taken: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Nehmen Sie eine andere.',
  external_id_taken: 'Ein anderer Eintrag hat schon diese Kennung von Ihnen. Ändern Sie eine der beiden.',
  faq_exists: 'Diese Präsentation beantwortet die Frage schon. Bearbeiten Sie jene Antwort.',
  file_in_use: 'Diese Datei wird verwendet. Entfernen Sie sie überall, wo sie gezeigt wird, und löschen Sie sie dann.',
  file_replaced: 'Diese Datei wurde inzwischen ersetzt oder entfernt. Laden Sie sie noch einmal hoch.',
  idempotency_answer_lost:
    'Das wurde erledigt, aber wir konnten Ihnen das Ergebnis nicht zeigen. Laden Sie die Seite neu, um es zu sehen.',
  idempotency_in_progress: 'Das läuft noch. Warten Sie einen Moment, und laden Sie die Seite neu.',
  idempotency_key_reused:
    'Das wurde schon mit anderen Angaben geschickt. Laden Sie die Seite neu, und versuchen Sie es noch einmal.',
  imagery_not_configured: 'Dächer lassen sich hier nicht von oben messen. Tragen Sie die Maße selbst ein.',
  language_differs:
    'Diese Vorlage ist in einer anderen Sprache als der Link des Hausbesitzers. Wählen Sie eine andere Vorlage.',
  last_owner: 'Ihre Firma braucht mindestens einen Inhaber. Machen Sie zuerst jemand anderen zum Inhaber.',
  organization_moving: 'Die Daten Ihrer Firma ziehen gerade um. Versuchen Sie es in ein paar Minuten noch einmal.',
  organization_not_closed: 'Ihre Firma wird nicht gelöscht, also gibt es nichts zu stoppen.',
  no_calendar:
    'Sie haben noch keinen Kalender eingerichtet. Legen Sie fest, wann Sie Besuche machen, und versuchen Sie es noch einmal.',
  no_email: 'Dieser Hausbesitzer hat keine E-Mail-Adresse. Tragen Sie eine ein, und versuchen Sie es noch einmal.',
  no_price:
    'Für diese Stufe gibt es noch keinen Preis. Erstellen Sie ein Angebot, oder legen Sie den Preis in der Präsentation fest.',
  no_pricing: noPrices,
  no_recording: 'Hier gibt es keine Aufnahme. Fügen Sie zuerst eine hinzu.',
  no_voice: 'Keine unserer Stimmen spricht diese Sprache. Wählen Sie eine andere, oder nehmen Sie es selbst auf.',
  not_a_webhook: 'Nur Webhooks haben ein Geheimnis.',
  not_your_turn: 'Sie sind noch nicht an der Reihe. Warten Sie, bis die Hausbesitzer unterschrieben haben.',
  nothing_uploaded: 'Die Datei ist nicht angekommen. Laden Sie sie noch einmal hoch.',
  outside_service_area:
    'Dieses Haus liegt außerhalb Ihres Gebiets. Wählen Sie eine andere Adresse, oder ändern Sie das Gebiet.',
  payments_not_configured:
    'Sie können noch keine Zahlungen annehmen. Verbinden Sie unter „Einstellungen“ Ihr Zahlungskonto.',
  price_too_high: 'Ein Preis läge über 100.000.000 $. Prüfen Sie das Dach und Ihre Preise.',
  quote_expired: 'Dieses Angebot gilt nicht mehr. Erstellen Sie ein neues.',
  roof_not_confirmed: 'Die Maße dieses Dachs hat noch niemand bestätigt. Bestätigen Sie sie zuerst.',
  slide_id_taken: 'Eine andere Folie dieser Präsentation hat diese Kennung. Wählen Sie eine andere.',
  subscription_inactive:
    'Diese Benachrichtigung ist ausgeschaltet. Schalten Sie sie ein, und versuchen Sie es noch einmal.',
  signed_already: 'Diese Person hat schon unterschrieben.',
  template_unusable:
    'So, wie sie geschrieben ist, lässt sich diese Vorlage nicht verwenden. Berichtigen Sie ihren Text, und versuchen Sie es noch einmal.',
  too_many_secrets:
    'Zu viele frühere Geheimnisse gelten noch. Warten Sie, bis eines abläuft, und versuchen Sie es noch einmal.',
  too_many_subscriptions:
    'Ihre Firma hat schon so viele Benachrichtigungen, wie sie haben kann. Löschen Sie zuerst eine.',
  too_many_visits:
    'Dieser Hausbesitzer hat schon so viele Besuche vor sich, wie möglich sind. Sagen Sie einen ab, oder verschieben Sie ihn.',
  upload_expired: 'Das Hochladen hat zu lange gedauert. Laden Sie die Datei noch einmal hoch.',
  upload_incomplete: 'Das Hochladen ist nicht abgeschlossen. Laden Sie die Datei noch einmal hoch.',
  window_taken: 'Diese Zeit wurde gerade vergeben. Wählen Sie eine andere.',

  body_too_large: 'Das ist zu viel auf einmal. Kürzen Sie es, und versuchen Sie es noch einmal.',
  content_type_not_supported: outdated,

  rate_limited: 'Das haben Sie zu oft hintereinander getan. Warten Sie eine Weile, und versuchen Sie es noch einmal.',
  homeowner_email_limit:
    'Diesem Hausbesitzer haben Sie heute schon so oft geschrieben, wie es an einem Tag geht. Versuchen Sie es morgen noch einmal.',
  narration_limit: 'Die Vertonung dieses Monats ist aufgebraucht. Neues wird erst nächsten Monat vertont.',
  too_many_generations:
    'Es werden schon mehrere Präsentationen geschrieben. Warten Sie, bis eine fertig ist, und versuchen Sie es noch einmal.',

  internal_error:
    'Bei uns ist etwas schiefgegangen. Versuchen Sie es noch einmal; wenn es wieder geschieht, schicken Sie uns diese Nummer: {reference}.',

  answer_unusable: 'Diesmal haben wir nichts Brauchbares geschrieben. Versuchen Sie es noch einmal.',
  being_updated: 'Dieser Teil wird gerade aktualisiert. Warten Sie einen Moment, und versuchen Sie es noch einmal.',
  company_is_moving:
    'Die Daten Ihrer Firma ziehen gerade um. Warten Sie einen Moment, und versuchen Sie es noch einmal.',
  document_being_sealed: 'Das unterschriebene Dokument wird gerade versiegelt. Öffnen Sie es gleich noch einmal.',
  imagery_unavailable:
    'Die Luftbilder sind gerade nicht verfügbar. Versuchen Sie es später noch einmal, oder tragen Sie die Maße ein.',
  no_room: 'Wir können gerade keine neuen Firmen aufnehmen. Versuchen Sie es später noch einmal.',
  not_set_up: 'Das ist hier noch nicht eingerichtet. Fragen Sie, wer Porchlight für Sie betreibt.',
  payments_unavailable:
    'Der Zahlungsdienst antwortet nicht. Warten Sie einen Moment, und versuchen Sie es noch einmal.',
  storage_full:
    'Gerade kann nichts hinzugefügt werden; was Sie haben, läuft weiter. Versuchen Sie es später noch einmal.',
  track_not_ready: 'Das wird noch vertont. Warten Sie einen Moment, und versuchen Sie es noch einmal.',
  voice_unavailable: busy,
}
