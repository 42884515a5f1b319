import type { UprightName } from '../drawings/scenes.ts'

export { documents } from './documents.ts'
export { faqs, productData } from './offer.ts'
export { described, galleries, uprightFocus } from './pictures.ts'
export { questions } from './questions.ts'
export { pricing, roof } from './roof.ts'
export { slides } from './slides.ts'

type Action = {
  type: 'book_appointment' | 'sign_contract' | 'open_url' | 'call' | 'email' | 'ask_question'
  label: string
  trigger: 'slide_end' | 'presentation_end' | 'always'
  slide?: string
  config: Record<string, string | number>
}

type Homeowner = {
  homeownerData: { first_name: string } & Record<string, string>
  voiceSettings?: { speed: number }
  languageSettings?: { language: string; captions: boolean }
}

/** Everything that the demo company shows and says; `art` names a drawing, `slide` and `relatedSlide` a `slideId`. */
export const deck = {
  name: 'Your new roof',
  description: 'A full roof replacement, from what we found on the roof to the day the dumpster leaves.',
  isActive: true,
  metadata: {
    deckContext: [
      'Summit Roofing is a family-owned roofing contractor, in business since 1998, with 34 employees and no subcontracted crews.',
      'It replaces asphalt shingle and standing seam metal roofs on single-family homes.',
      'This presentation follows a free 40-minute inspection of an 18-year-old asphalt shingle roof of about 24 squares',
      '(2,400 square feet) with wind damage, worn flashing at the chimney and too little attic ventilation.',
      'Work takes one to two days with a crew of six. Prices include permit, tear-off, disposal, materials, labor and cleanup.',
      'Damaged roof decking is replaced at $95 a sheet, and the first two sheets are included.',
      'Deposit is 10 percent; the rest is due when the homeowner has walked the finished job. Financing is offered by a partner',
      'bank, subject to credit approval. Quotes hold for 30 days. Customers have three business days to cancel after signing.',
      'When a question cannot be answered from this material, say so, and offer a call with Daniel Summit at (303) 555-0142.',
    ].join(' '),
  },
}

export const branding = {
  palette: {
    primary: '#1f3350',
    primaryLight: '#48658a',
    accent: '#ad4f25',
    neutral: '#f7f1e8',
    text: '#22293a',
    userMessage: '#1f3350',
    assistantMessage: '#efe3d2',
  },
  cta: {
    headline: 'Shall we put a date on it?',
    body: 'Half an hour, in person or by phone. Bring every question you have.',
    buttonText: 'Pick a time with Daniel',
    buttonUrl: 'https://summit-roofing.example/book',
  },
  name: 'Summit Roofing',
  chatName: 'Daniel from Summit',
  chatGreeting: "Hi, I'm Daniel. Ask me anything about your roof, the work or the price.",
  fonts: {},
  contact: { phone: '+1 303 555 0142', email: 'hello@summit-roofing.example' },
}

export const qaSettings = {
  resumePromptText: "Shall we pick up where we left off? I'll go on in a moment.",
  transitionPromptText: 'Good question. Let me answer that first.',
}

export const intro: { title: string; script: string; isSkippable: boolean; art: UprightName } = {
  title: 'Prepared for your home',
  script:
    'Good to see you, {{first_name}}. We put this together for {{address|your home}}. Make yourself comfortable. It takes a few minutes, and you can stop me whenever you like.',
  isSkippable: true,
  art: 'intro',
}

export const actions: readonly Action[] = [
  {
    type: 'book_appointment',
    label: 'Book a half-hour with Daniel',
    trigger: 'slide_end',
    slide: 'next-steps',
    config: { durationMinutes: 30 },
  },
  {
    type: 'sign_contract',
    label: 'Ask for the agreement by email',
    trigger: 'presentation_end',
    config: { documentTitle: 'Roof replacement agreement' },
  },
  {
    type: 'ask_question',
    label: 'How does Hearth differ from Shelter?',
    trigger: 'slide_end',
    slide: 'pricing',
    config: { prompt: 'What do I gain with Hearth compared to Shelter?' },
  },
  { type: 'call', label: 'Call us', trigger: 'always', config: { phone: '+1 303 555 0142' } },
]

export const homeowners: readonly Homeowner[] = [
  {
    homeownerData: {
      first_name: 'Margaret',
      last_name: 'Holloway',
      address: '418 Juniper Lane',
      city: 'Golden',
      state: 'CO',
      zip: '80401',
      country: 'USA',
      email: 'margaret.holloway@example.com',
      phone: '+1 303 555 0117',
    },
    languageSettings: { language: 'en-US', captions: true },
  },
  {
    homeownerData: {
      first_name: 'Zoë',
      last_name: 'Nuñez-Błaszczyk',
      address: '27 Calle Peñasco',
      city: 'Lafayette',
      state: 'CO',
      email: 'zoe.nunez@example.com',
      phone: '+1 720 555 0163',
    },
    voiceSettings: { speed: 1.15 },
    languageSettings: { language: 'en-US', captions: true },
  },
  { homeownerData: { first_name: 'Theo', city: 'Boulder' }, voiceSettings: { speed: 0.95 } },
]

/** This homeowner has already signed. */
export const signer = {
  first_name: 'Harold',
  last_name: 'Whitcomb',
  address: '421 Juniper Lane',
  city: 'Golden',
  state: 'CO',
  zip: '80401',
  country: 'USA',
  email: 'harold.whitcomb@example.com',
  phone: '+1 303 555 0129',
}
