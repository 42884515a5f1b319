/** A deck that is true of any company of roofers, to be made one’s own. */
export const words = {
  name: 'Your new roof',
  ctaHeadline: 'Ready to set a date?',
  ctaBody: 'Bring every question you have.',
  greeting: 'Ask me anything about your roof.',
  slides: [
    {
      slideId: 'welcome',
      title: 'A roof you can stop thinking about',
      narrationScript:
        'Hello {{first_name}}, and thank you for asking {company} about {{address|your home}}. In the next few minutes, we’ll show you how we work, what you get to decide, and what happens next. Pause whenever you like, and ask a question at any time.',
      bullets: ['A few minutes, at your own pace', 'Ask a question anytime', 'Clear prices, in writing'],
    },
    {
      slideId: 'inspection',
      title: 'We look before we quote',
      narrationScript:
        'A good quote starts on the roof. We look at the shingles, the flashing around chimneys and vents, the gutters, and the attic below, and we take pictures of what we find. You see the same pictures we do, so you can judge for yourself.',
      bullets: ['Shingles, flashing, gutters, attic', 'Pictures of what we find', 'You see what we see'],
    },
    {
      slideId: 'layers',
      title: 'A roof is more than shingles',
      narrationScript:
        'What you see from the street is only the top layer. Below it are the wood deck, a membrane where ice and water collect, and an underlayment that keeps the house dry if the top layer ever fails. Each layer backs up the next, and we check every one.',
      bullets: ['A sound wood deck', 'Ice and water membrane', 'Underlayment', 'Shingles and ventilation'],
    },
    {
      slideId: 'work',
      title: 'What the work days are like',
      narrationScript:
        'Before we start, we agree on a day with you. We cover the yard and the windows, take off the old roof, and haul it away. Every evening, the house is closed up against rain, and at the end we walk around it with you and pick up every last nail.',
      bullets: [
        'A day that suits you',
        'Yard and windows covered',
        'Closed up against rain every evening',
        'Every nail picked up',
      ],
    },
    {
      slideId: 'next',
      title: 'What happens next',
      narrationScript:
        '{{first_name}}, that’s how we work. If it sounds right to you, choose a time for a visit, and we’ll come take a look. If you still have a question, ask it here, now or later, and we’ll answer. Thank you for your time.',
      bullets: ['Choose a time for a visit', 'Or ask what’s still on your mind'],
    },
  ],
  bookVisit: 'Choose a time for a visit',
  faqs: [
    {
      userQuestion: 'How long does a new roof take?',
      cannedAnswer:
        'It depends on the size and the shape of the roof. Our quote, after the visit, tells you how many days to expect.',
    },
    {
      userQuestion: 'Do I have to be at home?',
      cannedAnswer:
        'Not the whole time. We meet at the beginning and at the end, and you can reach us by phone in between.',
    },
  ],
}
