/** A talk that is true of any company of roofers, to be made one’s own. */
export const words = {
  name: 'Your new roof',
  ctaHeadline: 'Shall we put a date on it?',
  ctaBody: 'Bring every question you have.',
  greeting: 'Ask me anything about your roof.',
  slides: [
    {
      slideId: 'welcome',
      title: 'A roof you can stop thinking about',
      narrationScript:
        'Hello {{first_name}}, and thank you for asking {company} about {{address|your home}}. In the next few minutes we show you how we work, what you decide, and what happens next. Pause whenever you like, and ask a question at any point.',
      bullets: ['A few minutes, at your pace', 'Ask a question at any moment', 'Clear prices, in writing'],
    },
    {
      slideId: 'inspection',
      title: 'We look before we speak',
      narrationScript:
        'A good offer begins on the roof. We look at the shingles, the flashing around chimneys and vents, the gutters and the attic below, and we take pictures of what we find. You see the same pictures that we see, so that you can judge for yourself.',
      bullets: ['Shingles, flashing, gutters, attic', 'Pictures of what we find', 'You see what we see'],
    },
    {
      slideId: 'layers',
      title: 'A roof is more than shingles',
      narrationScript:
        'What you see from the street is only the top layer. Below it lie the wood deck, a membrane where ice and water collect, and an underlayment that keeps the house dry should the top ever fail. Each layer covers for the next, and we check every one of them.',
      bullets: ['A sound wood deck', 'Ice and water membrane', 'Underlayment', 'Shingles and ventilation'],
    },
    {
      slideId: 'work',
      title: 'How the days go',
      narrationScript:
        'Before we begin, we agree on a day with you. We cover the garden and the windows, take the old roof off, and carry it away. In the evening the house is closed against rain, and at the end we walk around it with you and look for every last nail.',
      bullets: [
        'A day that suits you',
        'Garden and windows covered',
        'Closed against rain each evening',
        'Every nail picked up',
      ],
    },
    {
      slideId: 'next',
      title: 'What happens next',
      narrationScript:
        '{{first_name}}, that is how we work. If it sounds right to you, choose a time for a visit, and we come and look. If something is open, ask it here, now or later; we answer. Thank you for your time.',
      bullets: ['Choose a time for a visit', 'Or ask what is still open'],
    },
  ],
  bookVisit: 'Choose a time for a visit',
  faqs: [
    {
      userQuestion: 'How long does a new roof take?',
      cannedAnswer:
        'It depends on the size and the shape of the roof. We tell you the number of days in our offer, after the visit.',
    },
    {
      userQuestion: 'Do I have to be at home?',
      cannedAnswer:
        'Not the whole time. We meet at the beginning and at the end, and we can be reached by phone in between.',
    },
  ],
}
