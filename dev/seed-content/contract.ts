/** In our own words, and no legal advice. */
export const agreement = {
  name: 'Roof replacement agreement',
  language: 'en',
  cancellation: { businessDays: 3 },
  depositBasisPoints: 1000,
  requiredInitials: ['Payment', 'Hidden damage'],
  body: `This agreement is between {{company_name}} (“we”) and {{full_name}} (“you”), for the home at {{address}}, {{city|your town}}, {{state|your state}}.

# What we do

We replace the roof of your home with **{{tier_name}}**: {{tier_features}}. {{tier_description|It is done as we went through it together.}}

The work includes:

1. taking off the old roofing down to the deck, and carrying it away;
2. underlayment, and membrane at the eaves and in the valleys;
3. new flashing where the roof meets chimneys, walls and pipes;
4. the roofing itself, laid as its maker demands so that the warranty holds;
5. cleaning up every evening, with a magnet for nails, and a last walk around the house with you.

# When

We begin within six weeks of the signature, on a day that we settle with you, and mostly finish within three working days. Rain, hail, and material that is late may move the day; we tell you at once.

# Payment

You pay the price that stands at the head of this agreement: the deposit on signing, and the balance when the work is done and you have walked around the house with us. There are no other charges unless you sign for them.

# Hidden damage

What lies under the old roofing is seen only once it is off. Rotten boards are replaced at $95 a sheet, after we have shown you a photograph and you have agreed. Without your word we replace none.

# What we answer for

| What | How long |
| --- | --- |
| Our work | {{tier_warranty\\|10 years}} |
| The roofing | as its maker warrants |
| Damage that we do to your home | we are insured for it |

# Permits and safety

We get the permit that your town wants, and keep to its rules. Keep children, pets and cars away from the house while we work.

# If something changes

A change counts when both of us have signed it. If the insurance of your home pays for part of the work, what it pays goes to you, and you owe us the price of this agreement.

# If we disagree

Talk to us first. If that does not help, the courts of the county of the home decide, by the law of {{state|your state}}.

This offer holds until {{expires_on}}. Questions: {{company_phone|call us}}, {{company_email|or write to us}}.
`,
}
