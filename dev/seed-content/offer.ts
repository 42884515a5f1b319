type Tier = {
  name: string
  priceCents: number
  monthlyCents: number
  description: string
  features: readonly string[]
  warranty: string
  isRecommended?: boolean
}

export const financing = {
  aprBasisPoints: 799,
  termMonths: 120,
  downPaymentCents: 0,
  disclosure:
    'Monthly payments are estimates for a loan by our partner bank, with approved credit: nothing down, 120 equal payments, 7.99% APR.',
}

export const productData: Record<'good' | 'better' | 'best', Tier> & {
  subtitle: string
  disclaimer: string
  financing: typeof financing
} = {
  good: {
    name: 'Shelter',
    priceCents: 1_479_500,
    monthlyCents: 17_943,
    description: 'A complete, dependable roof with the shingle most homes wear.',
    features: [
      'Architectural shingle',
      'Withstands wind to 110 mph',
      'Membrane at eaves and valleys',
      'New chimney flashing',
      'Balanced ridge and soffit vents',
    ],
    warranty: '10 years on our work, 30 years on the shingle',
  },
  better: {
    name: 'Hearth',
    priceCents: 1_790_000,
    monthlyCents: 21_708,
    description: 'The same look, built to take hail, and looked after for longer.',
    features: [
      'Impact-rated Class 4 shingle',
      'Withstands wind to 130 mph',
      'Membrane at eaves, valleys and chimney',
      'New chimney and wall flashing',
      'Balanced vents with attic baffles',
    ],
    warranty: '20 years on our work, 50 years on the shingle',
    isRecommended: true,
  },
  best: {
    name: 'Heirloom',
    priceCents: 3_261_500,
    monthlyCents: 39_554,
    description: 'Standing seam metal, for the people who plan to stay.',
    features: [
      '24-gauge standing seam steel',
      'Withstands wind to 140 mph',
      'High-heat membrane on the whole roof',
      'Custom metal flashing throughout',
      'Balanced vents, baffles and new gutters',
    ],
    warranty: '25 years on our work, 40 years on the finish',
  },
  subtitle: 'Complete roofs: permit, tear-off, disposal and cleanup are in every price.',
  disclaimer: 'Prices are for a roof of 24 squares and hold for 30 days. Decking beyond two sheets is $95 a sheet.',
  financing,
}

export const faqs: readonly { userQuestion: string; cannedAnswer: string; relatedSlide: string }[] = [
  {
    userQuestion: 'How long will it take, and do I have to be home?',
    cannedAnswer:
      "One to two days for a roof your size. You don't need to be home, though we'd like you to be reachable by phone. If you work from home, plan on calls somewhere else, because it is loud.",
    relatedSlide: 'crew',
  },
  {
    userQuestion: 'Will my insurance pay for this?',
    cannedAnswer:
      "It depends on the cause. Insurance usually covers sudden damage such as wind or hail, but not age. We can give you our photos and meet your adjuster at the house, but the decision is theirs and we won't promise it.",
    relatedSlide: 'findings',
  },
  {
    userQuestion: 'Can you just repair it instead?',
    cannedAnswer:
      'Yes, we can. Fixing the flashing and the three open spots would cost about $1,900 and likely buy you one to three years. On shingles this old we think that money is better kept for the new roof, but it is a fair choice if you need time.',
    relatedSlide: 'findings',
  },
  {
    userQuestion: 'What if you find rotten wood under the shingles?',
    cannedAnswer:
      'We send you a photo before we replace anything. The first two sheets are included, and each one after that is $95 installed. From what we could see, we expect one or two.',
    relatedSlide: 'pricing',
  },
  {
    userQuestion: 'Is there financing, and what does it really cost?',
    cannedAnswer:
      "Yes, through a partner bank, with approved credit. At 7.99 percent APR over ten years with nothing down, a roof of $17,900 comes to about $217 a month, roughly $26,000 in all. There's no penalty for paying it off early, and paying without a loan is of course cheaper.",
    relatedSlide: 'pricing',
  },
  {
    userQuestion: 'How much will the new roof cost?',
    cannedAnswer:
      "Shelter is {{price_good}}, Hearth is {{price_better}} and Heirloom is {{price_best}}. Permit, tear-off, disposal and cleanup are in every one of them, and the price holds for 30 days. The only thing that can be added is bad wood, and you'd see a photo of it first.",
    relatedSlide: 'pricing',
  },
  {
    userQuestion: 'What do I gain with Hearth compared to Shelter?',
    cannedAnswer:
      'A shingle that is rated for hail, wind resistance to 130 miles an hour instead of 110, a membrane around the chimney too, and twenty years on our work instead of ten. If you plan to move within a few years, Shelter is a sensible choice, and I would tell you so.',
    relatedSlide: 'pricing',
  },
  {
    userQuestion: 'What does the warranty not cover?',
    cannedAnswer:
      'It does not cover storms, falling branches, or damage by other people working on the roof. Those are matters for insurance. If water comes in because of how we built it, we fix it at no cost, and we come and look within 24 hours.',
    relatedSlide: 'warranty',
  },
]
