const numberWords =
  `one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty ninety
  hundred half dozen several couple few twice once both uno dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte treinta
  cincuenta cien media medio zwei drei vier funf sechs sieben acht neun zehn elf zwolf zwanzig dreissig funfzig hundert drittel halbe deux
  trois quatre cinq sept huit neuf dix onze douze quinze vingt trente quarante cinquante cent demi tiers`
    .trim()
    .split(/\s+/)
    .join('|')
const articles = 'a|an|un|una|une|ein|eine|einen|einem|einer'
const number = String.raw`(?:\d[\d.,/]*|(?:${numberWords})(?:-\w+)?)`
const timeUnit =
  '(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|segundos?|minutos?|horas?|dias?|semanas?|mes(?:es)?|anos?|sekunden?|minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|secondes?|heures?|jours?|journees?|semaines?|mois|ans?|annees?)'
const measureUnit =
  'inch(?:es)?|feet|foot|ft|miles?|yards?|pounds?|lbs?|ounces?|tons?|gallons?|degrees?|decibels?|db|watts?|kw|kilowatts?|amps?|volts?|psi|percent|meters?|metros?|metern?|metres?|mm|cm|km|kilometern?|kilometres?|kilometros?|millimetres?|milimetros?|kilos?|kg|kilogramm|grad|grados|degres?|liters?|litern?|litros?|litres?|dezibel|decibelios|pulgadas?|square|squares|acres?|mph|gauge|layers?|mil'
const duration = String.raw`\b(?:${number}|${articles})(?:[\s-]+\p{L}+){0,2}[\s-]+${timeUnit}\b|\b(?:overnight|lifetime|lebenslang|same day|for as long as|de por vida|a vie|immediately|right away|at once|sofort|enseguida|tout de suite|aussitot)\b`
const money = String.raw`[$€£]\s?\d|\d\s?(?:€|\$|%)|\d\s?(?:dollars?|dolares|euros?|eur|usd|cents?|percent|prozent|por ciento|pour cent)\b|\b(?:half|(?:a|one|two) (?:third|quarter)s?|mitad|un tercio|halfte|drittel|moitie|un tiers|free|gratis|kostenlos|kostenfrei|gratuite?s?|gratuitement|no (?:extra )?(?:charge|cost|fee)|costs? nothing|sans (?:frais|supplement)|sin (?:coste|costo|cargo)|ohne aufpreis|inbegriffen)\b`
const weekday =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekdays?|weekends?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche'
const clock = String.raw`\b\d{1,2}(?::\d\d)?\s?(?:[ap]\.?m\b|uhr|h\b|heures|horas)|\b(?:from|between|at|until|by|to) \d{1,2}\b|\b(?:noon|midnight|mediodia|mittag|midi|o'clock)\b`
const moment = String.raw`${clock}|\b(?:${weekday})s?\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|enero|mayo|octubre|januar|mai|oktober|janvier|octobre|spring|summer|fall|autumn|winter|morning|evening|afternoon|night|dusk|tonight|tomorrow|manana|tarde|noche|anochecer|morgen|abends?|nachts|matin|soir|before|after|until|when|once|as soon as|within|first|next|antes|despues|hasta|cuando|enseguida|vor|nach|bis|wenn|sobald|bei|avant|apres|quand|des que|veille|ahead|due|upon|on the day)\b`
const frequency =
  /\b(?:every|each|once|twice|daily|weekly|monthly|yearly|annual(?:ly)?|quarterly|times|per|a (?:day|week|month|year)|cada|veces|vez|al ano|anual|jede[nrs]?|einmal|zweimal|\w*mal|jahrlich|monatlich|pro|chaque|fois|tous les|par (?:an|mois))\b/
const person =
  /\b(?:we|our|you|your|i|my|crew|owner|manufacturer|company|technician|operator|nobody|somebody|nosotros|nuestr[oa]s?|tecnico|usted|wir|unser\w*|monteur|firma|sie|nous|notre|nos|vous|votre)\b|\w\w(?:er|or|ist|eur|ent)s?\b/
const cases =
  /\b(?:if|when|in case|once|after|until|unless|always|never|si|cuando|wenn|falls|sobald|nach|bei|quand|lorsque|apres)\b/

export type Kind = {
  name: string
  asks: RegExp
  answers: RegExp
  /** What fits it is no better for it, because much does. */
  isVague?: true
  /** What fits it answers, whatever else is asked. */
  says?: true
  /** The word that is counted has to follow the number. */
  countsWhat?: RegExp
  /** Only a capital within the sentence can be it. */
  needsName?: true
}

/** What a question asks for, and what a sentence must hold that answers it. The first that fits counts. Plain texts. */
const kinds: Kind[] = [
  {
    name: 'name',
    asks: /\bwho(?:'s| is| are|s| will be) (?:my|the|your|our) (?:\w+ )?\w+(?: going to be| gonna be)?\W*$|\b(?:what|which) (?:\w+ )?(?:brand|make|bank|lender|manufacturer|supplier|company|firm|plant)\b|\bname of\b|\bwhat(?:'s|s| is) (?:the|your|his|her) \w* ?name\b|\bwho (?:makes|made|manufactures|supplies)\b|\bcomo se llama|\bque marca|\bque banco|\bwie heisst|\bwelche[rsn]? (?:marke|hersteller|bank)|\bwelchem hersteller|\bcomment s'appelle|\bquelle (?:marque|banque)|\bquel est (?:le|votre) nom/,
    answers: /./,
    needsName: true,
  },
  {
    name: 'founded',
    asks: /\bhow (?:long|many years) (?:have|has|had|are|were) (?:you|your|y'all|the company|they)\b(?! (?:have|need))|\b(?:years?|long) in business\b|\bseit wann\b|\bwie lange gibt es sie\b|\bcuant[ao]s? (?:anos|tiempo) llevan?\b|\bdesde cuando\b|\bdepuis (?:quand|combien)\b/,
    answers:
      /\b(?:since|founded|established|began|started|desde|fundad[ao]|seit|gegrundet|depuis|fonde\w*)\b.*\d{4}|\b(?:have|has|been|in business|seit|depuis|hace|llevamos)\b.*\b(?:years?|jahren|ans|anos)\b/,
    says: true,
  },
  {
    name: 'phone',
    asks: /\b(?:phone|telephone|cell) number\b|\b(?:numero de telefono|telefonnummer|numero de telephone)\b/,
    answers: /\d{3}[\s)-]*\d{2,}/,
  },
  {
    name: 'age',
    asks: /\bhow old\b|\bque edad\b|\bcuantos anos tiene\b|\bwie alt\b|\bquel age\b/,
    answers: /\d+[ -](?:years?|jahre|ans|anos)\b|\b(?:\w+)-year-old\b|\b(?:19|20)\d\d\b/,
  },
  {
    name: 'measure',
    asks: /\bhow much (?=(?:do|does|did) .*\bweigh\b)|\bhow (?:thick|wide|high|tall|deep|heavy|far|big|large|loud|close|steep|warm|hot|cold|strong|noisy)\b|\bhow much (?:weight|space|room|power|water|noise|clearance|pressure|height|heat|insulation|money off)\b|\bcuantos? (?:kilos|metros|litros)\b|\bwie (?:dick|breit|hoch|tief|schwer|weit|gross|laut|viel (?:kilo|platz|gewicht))\b|\bcombien de (?:kilos?|place|metres|km)\b|\bepaisseur\b/,
    answers: new RegExp(String.raw`\b${number}(?:[\s-]+(?:\p{L}+[\s-]+)?|)(?:${measureUnit})\b|\d\s?%|\d['"”]`, 'u'),
  },
  {
    name: 'price',
    asks: /\bhow much\b(?! (?:time|notice|longer|warning))|\bhow expensive\b|\b(?:price|prices|pricing|cost|costs|fee|fees|surcharge|charge|charges)\b(?! (?:me|us) if)|\bcuanto (?:cuesta|vale|cobran|cobra|sale|es|son|pago|hay que pagar|costaria|cuestan)\b|\b(?:precio|precios|tarifa|coste)\b|\bkoste(?:t|n)\b|\b(?:preis|preise|gebuhr)\b|\bwie ?viel (?:kostet|muss|zahle|ist|macht)|\bwas (?:zahle|macht das)|\bcombien (?:coute|ca|coutent|vaut|est-ce|est ce|je|faut|payer|il faut|pour)\b|\b(?:prix|tarif|tarifs|cout|coute)\b/,
    answers: new RegExp(money, 'u'),
  },
  {
    name: 'duration',
    asks: /\bhow (?:long|quick(?:ly)?|fast|soon|many (?:seconds|minutes|hours|days|weeks|months|years)|much (?:time|notice|longer))\b|\b(?:what|which) year\b|\bcuanto (?:tiempo|dura|tarda|tardan|duran)\b|\bcuant[ao]s (?:minutos|horas|dias|semanas|meses|anos)\b|\bwie (?:lange?|schnell|viele (?:minuten|stunden|tage|wochen|monate|jahre))\b|\bseit wann\b|\bcombien de (?:temps|minutes|heures|jours|semaines|mois|ans)\b|\b(?:depuis quand|delai|plazo|frist|dauer|duree|duration)\b/,
    answers: new RegExp(String.raw`${duration}|\b(?:since|desde|seit|depuis|in) (?:\p{L}+ )?(?:19|20)\d\d\b`, 'u'),
  },
  {
    name: 'frequency',
    asks: /\bhow (?:often|many times|frequently)\b|\bcada cuanto\b|\bcon que frecuencia\b|\bcuantas veces\b|\bwie oft\b|\btous les combien\b|\bcombien de fois\b/,
    answers: new RegExp(`${frequency.source}|${duration}`, 'u'),
  },
  {
    name: 'count',
    countsWhat: /\b(?:how many|cuant[ao]s|wie ?viele?|combien d\w*)[\s'](\p{L}+)/u,
    asks: /\bhow many\b|\bcuant[ao]s\b|\bwie ?viele?\b|\bcombien d\w*\b|\bhow much\b/,
    answers: new RegExp(String.raw`\b${number}\b`, 'u'),
  },
  {
    name: 'time',
    asks: /\b(?:what time|what hours|how (?:early|late)|opening hours|business hours)\b|\ba que hora\b|\bhorarios?\b|\bum wie ?viel uhr\b|\boffnungszeiten\b|\ba quelle heure\b|\bhoraires\b/,
    answers: new RegExp(clock, 'u'),
  },
  {
    name: 'when',
    asks: /(?:^|[,;] ?|\b(?:and|so|y|und|et) )(?:when|whens|cuando|wann|quand)\b|\b(?:what|which) (?:day|date|month)\b/,
    answers: new RegExp(`${moment}|${duration}`, 'u'),
  },
  {
    name: 'who',
    asks: /(?:^|[,;] ?|\b(?:and|so|y|und|et) )(?:who|whos|who's|whose|quien|quienes|wer|wem|wen|qui)\b/,
    answers: person,
    isVague: true,
  },
  {
    name: 'case',
    asks: /\bwhat (?:happens|if|do (?:i|we|you) do if)\b|\bque pasa si\b|\bwas (?:passiert|ist) wenn\b|\bque se passe-t-il si\b/,
    answers: cases,
    isVague: true,
  },
  {
    name: 'offer',
    asks: /^(?:and |so |but |y |und |et )?(?:(?:do|can|could|will|would) (?:you|they|y'all)|are you|(?:machen|bieten|bauen|verkaufen|reparieren|liefern|montieren|streichen) sie|(?:hacen|ofrecen|venden|instalan|pintan|tienen|quitan|reparan|aceptan)|vous (?:faites|proposez|vendez|installez|acceptez|avez|livrez|reparez)|(?:faites|proposez|avez|vendez)-vous)\b/,
    answers:
      /\b(?:we|we'll|we're|we've|our|ours|us|i|yes|no|never|not|don't|free|includes?|included|every|available|offered|crew|forbids?|forbidden|allowed|illegal|nosotros|nuestr[oa]s?|\w+[aei]mos|si|no|nunca|incluy\w+|wir|uns|unser\w*|ja|nein|keine?n?|nicht|inbegriffen|nous|notre|nos|oui|non|pas|jamais|compris\w*)\b/,
    isVague: true,
  },
]

export const numberBefore = (word: string) =>
  new RegExp(String.raw`\b${number}(?:[\s-]+[\p{L}-]+){0,3}?[\s-]+${word}`, 'u')

export const kindOf = (plainQuestion: string) => kinds.find(({ asks }) => asks.test(plainQuestion))
