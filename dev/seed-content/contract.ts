/** This agreement is in our own words, and is not legal advice. */
export const agreement = {
  name: 'Roof replacement agreement',
  language: 'en',
  cancellation: { businessDays: 3 },
  depositBasisPoints: 1000,
  requiredInitials: ['Payment', 'Hidden damage'],
  body: `This agreement is between {{company_name}} (“we”) and {{signer_names}} (“you”), for the home at {{address}}, {{city}}, {{state}}.

# What we do

We replace the roof of your home with **{{tier_name}}**: {{tier_features}}. {{tier_description|It is done as we went through it together.}}

The work includes:

1. taking off the old roofing down to the deck, and carrying it away;
2. underlayment, and membrane at the eaves and in the valleys;
3. new flashing at the chimney, and new boots on every pipe;
4. the roofing itself, laid as its maker demands so that the warranty holds;
5. cleaning up every evening, two sweeps of the yard with a magnet for nails, and a last walk around the house with you.

# When

We usually begin two to three weeks after you sign, on a day that we settle with you, and finish in one to two days. Rain, hail, or late material may move the date; we tell you at once.

# Payment

You pay the price that stands at the head of this agreement: the deposit on signing, and the balance when the work is done and you have walked around the house with us. There are no other charges unless you sign for them.

# Hidden damage

What lies under the old roofing is seen only once it is off. The first two sheets of decking that we replace are in the price, and each one after that is $95 installed. We show you a photograph first, and replace none unless you agree.

# What we answer for

| What | How long |
| --- | --- |
| The roof | {{tier_warranty\\|10 years on our work}} |
| Damage that we do to your home | we are insured for it |

# Permits and safety

We get the permit that your town wants, and keep to its rules. Keep children, pets and cars away from the house while we work.

# If something changes

A change counts when both of us have signed it. If the insurance of your home pays for part of the work, what it pays goes to you, and you owe us the price of this agreement.

# If we disagree

Talk to us first. If that does not help, a mediator in Jefferson County is next. What remains goes to the courts of the county of the home, under Colorado law.

This offer holds until {{expires_on}}. Questions: {{company_phone|call us}}, {{company_email|or write to us}}.
`,
}
