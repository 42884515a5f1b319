import type { UprightName } from '../drawings/scenes.ts'

type Slide = {
  slideId: string
  title: string
  narrationScript: string
  bullets: readonly string[]
  slideContext: string
  art: UprightName
  slideType?: 'product_pricing_v1' | 'roof_v1'
}

/** The slides in the order shown; `art` names the drawing. */
export const slides: readonly Slide[] = [
  {
    slideId: 'welcome',
    title: 'A roof you can stop thinking about',
    narrationScript:
      "Hello {{first_name}}, and thank you for having us out to {{address|your home}}. I'm Daniel, from Summit Roofing. In the next few minutes I'll show you what we saw on your roof, what we would do about it, and what it would cost. Nobody is going to rush you. Pause whenever you like, ask a question at any point, and watch it again with anyone who shares the decision. A good roof is one you can stop thinking about, and that is what we would like to build for you.",
    bullets: ['A few minutes, at your pace', 'Ask a question at any moment', 'Clear prices, in writing'],
    slideContext:
      'Introduction by Daniel Summit, the project advisor. The homeowner can pause, ask questions and replay. Nothing has to be decided while watching.',
    art: 'welcome',
  },
  {
    slideId: 'findings',
    title: 'What we found up there',
    narrationScript:
      "{{first_name}}, here is what our inspector saw. On the front of the house, wind has lifted a number of shingles and taken a few away, so bare wood is showing in three places. Around the chimney, the metal flashing has pulled loose, and that is where most leaks begin. The shingles themselves have lost much of their mineral surface, which is normal at eighteen years. The good news is that the wood underneath feels solid almost everywhere. You don't have an emergency. You do have a roof that won't get better on its own.",
    bullets: [
      'Three spots with missing shingles',
      'Loose flashing at the chimney',
      'Shingles worn thin by 18 years of sun',
      'Wood deck mostly sound',
    ],
    slideContext:
      'Inspection results: about 40 lifted or missing shingles on the front slope, open flashing on the uphill side of the chimney, heavy granule loss, one soft spot of roughly 4 by 4 feet in the decking. No active leak was found in the attic. The inspection report has 27 photos.',
    art: 'findings',
  },
  {
    slideId: 'weather',
    title: 'Why good roofs wear out',
    narrationScript:
      'Nobody did anything wrong here. Around {{city|your area}}, a roof works hard. All summer the sun bakes the oils out of the shingles until they turn brittle. Then wind gets under an edge that no longer seals, and bends it back and forth until it cracks. Rain finds the crack, and in winter that water freezes and pries it a little wider. None of it happens overnight. It is slow, and it speeds up toward the end, which is why the last two years of a roof tend to be the expensive ones.',
    bullets: ['Sun dries the shingle out', 'Wind breaks the seal', 'Water and ice do the rest'],
    slideContext:
      'How asphalt shingles age: UV and heat drive off oils, thermal cycling breaks the sealant strip, wind uplift creases the mat, freeze and thaw widens cracks. Typical service life of builder-grade shingles in hail and high-sun regions is 15 to 20 years.',
    art: 'weather',
  },
  {
    slideId: 'layers',
    title: 'A roof is more than shingles',
    narrationScript:
      "What you see from the street is only the top layer. Let's start at the bottom. First comes the wood deck, which we check board by board. Along the edges and in the valleys we lay a membrane that seals itself around every nail, because that's where ice and water collect. Over everything goes a tough underlayment, a second roof in case the first one is ever breached. Then come the shingles. And along the peak, a vented ridge cap that lets the house breathe. Five layers, and each one covers for the next.",
    bullets: [
      'Sound wood deck',
      'Self-sealing ice and water membrane',
      'Synthetic underlayment',
      'Shingles and a vented ridge cap',
    ],
    slideContext:
      'The roof system: 7/16 inch OSB or plank decking, ice and water shield at eaves and valleys reaching 24 inches inside the warm wall, synthetic underlayment, metal drip edge, starter strip, architectural shingles with six nails each, vented ridge cap. All three packages contain all layers; the grades differ.',
    art: 'layers',
  },
  {
    slideId: 'materials',
    title: 'Choose a look that suits the house',
    narrationScript:
      "This is the part most people enjoy. Architectural shingles come in about a dozen colors, from charcoal to a soft driftwood brown, and they suit nearly every house in {{city|your area}}. If hail worries you, there is a thicker, impact-rated version that looks just the same. And if this is the last roof you ever want to buy, standing seam metal will outlive most of us. We'll bring full-size samples to your door, because a color in the morning sun is not the color on a screen.",
    bullets: [
      'Architectural shingle, 12 colors',
      'Impact-rated shingle for hail',
      'Standing seam metal, 50 years and more',
    ],
    slideContext:
      'Materials offered: laminated architectural shingle (Class A fire, 110 mph wind), SBS-modified impact-rated shingle (UL 2218 Class 4, 130 mph), 24-gauge standing seam steel. Sample boards can be left with the homeowner for a week. Some HOAs need a color approval; Summit prepares that form.',
    art: 'materials',
  },
  {
    slideId: 'crew',
    title: 'A day or two, one crew, no surprises',
    narrationScript:
      "Here is what the day looks like. At seven in the morning, six people arrive, all of them our own employees. Before anyone climbs a ladder, we cover your plants, your deck and your air conditioner. By noon the old roof is in the dumpster, and by evening the house is dry, even if we finish the next day. It will be noisy, {{first_name}}, and I won't pretend otherwise, so pets and naps are happier somewhere else. We sweep the whole yard with magnets at noon and again at the end, and then we walk the job with you.",
    bullets: [
      'Our own crew, never subcontractors',
      'Garden and walls covered first',
      'Dry by evening, every evening',
      'Two magnet sweeps for nails',
    ],
    slideContext:
      'Crew of six under lead Marco, hours 7 a.m. to 6 p.m., one to two days. The homeowner need not be home but should be reachable by phone. Driveway must be clear for the dumpster. Items on walls and attic belongings should be secured or covered. Work is not started if rain is likely.',
    art: 'crew',
  },
  {
    slideId: 'ventilation',
    title: 'A house that breathes stays cooler',
    narrationScript:
      "We also looked inside your attic. On a hot afternoon it can reach a hundred and forty degrees up there, and that heat cooks the shingles from below and leans on your air conditioner. The fix is simple. Cool air comes in low, under the eaves. Warm air leaves high, along the ridge. At the moment your attic has about half the openings it needs. Every roof we build brings that into balance. I can't promise you a number on the electric bill, but upstairs rooms usually feel the difference in the first summer.",
    bullets: ['Cool air in at the eaves', 'Warm air out at the ridge', 'Easier on shingles and on cooling'],
    slideContext:
      'Ventilation: the attic of 1,200 square feet needs about 8 square feet of net free area under the 1:150 rule; it has about 4. Summit adds continuous soffit intake and a ridge vent and closes old box vents. Energy savings vary and are not guaranteed.',
    art: 'attic',
  },
  {
    slideId: 'your-roof',
    title: 'Your roof, measured',
    narrationScript:
      'Before we talk about money, here is what we measured, because every number that follows comes from it. Seen from above, your roof has {{roof_squares|about 24}} squares. A square is what roofers call a hundred square feet, so that is {{roof_area|about 2,400}} square feet of slope. Most of it rises at {{roof_pitch|6/12}}, which is comfortable to walk and to work on. Shingles have to be cut at every edge and valley, so we buy a little more than we lay, and you see on this page how much. What is torn off is counted without it. If you measure it yourself, you should come to the same figures.',
    bullets: [
      '{{roof_area|About 2,400}} square feet of roof',
      'Most of it at {{roof_pitch|6/12}}',
      'Measured once, priced to the cent',
    ],
    slideContext:
      'The roof was measured by hand during the inspection. A square is 100 square feet of sloped roof. Waste is what is bought beyond the area because shingles are cut; tear-off is charged for the area itself.',
    art: 'findings',
    slideType: 'roof_v1',
  },
  {
    slideId: 'pricing',
    title: 'Three honest prices',
    narrationScript:
      "Now to the numbers, {{first_name}}. There are three ways to do this, and all three are complete roofs, with permit, tear-off, disposal and cleanup included. Shelter is a solid architectural shingle, the one most homes wear, with ten years on our work. Hearth is what I'd put on my own house. From the street it looks the same, but it is built to take hail, and we stand behind our work for twenty years. Heirloom is standing seam metal, for people who plan to stay and never want to do this again. If we find bad wood, the first two sheets are on us, and after that each one has a fixed price you already know. There is no discount for deciding today, so there is no reason to hurry. Press pause, lay them side by side, and take all the time you need.",
    bullets: ['Permit, tear-off and cleanup included', 'Fixed price for any extra wood', 'Quote holds for 30 days'],
    slideContext:
      'Prices are for a roof of 24 squares: Shelter $14,795 (good), Hearth $17,900 (better, recommended), Heirloom $32,615 (best). Extra decking is $95 a sheet after the first two. Monthly figures assume 120 months at 7.99 percent APR with nothing down and approved credit. A Class 4 roof may lower the homeowner insurance premium; the insurer decides. There is no discount for signing today.',
    art: 'pricing',
    slideType: 'product_pricing_v1',
  },
  {
    slideId: 'warranty',
    title: 'If something goes wrong, we come back',
    narrationScript:
      "Every roof comes with two promises. The maker of the shingles stands behind the material. We stand behind our work, for ten to twenty-five years depending on what you choose. So if there's ever a drip at {{address|your home}}, you make one call, to us, and we sort out who pays. It costs you nothing. In the first spring we come by to look things over without being asked. And if you sell the house, the warranty can go to the next owner once, which buyers in {{city|your area}} tend to appreciate.",
    bullets: ['Material covered by the maker', 'Our work covered 10 to 25 years', 'Transfers once to a new owner'],
    slideContext:
      'Workmanship warranty: Shelter 10 years, Hearth 20 years, Heirloom 25 years. It covers leaks caused by installation, not hail, falling trees or foot traffic by others. Transfer must be reported within 60 days of the sale and is free. If water comes in, someone looks within 24 hours; otherwise within two working days.',
    art: 'warranty',
  },
  {
    slideId: 'next-steps',
    title: 'What happens next',
    narrationScript:
      "That's all of it. If you'd like to go ahead, you can pick a time in a moment, and we'll sit down for half an hour, in person or by phone, to settle the color and the date. Nothing is signed until you say so. Then you pay ten percent to reserve the crew, which usually comes two to three weeks later, and nothing more until you've walked around the finished roof with us. And if the answer is not now, that is fine too. Keep the photos, they're yours. Thank you for your time, {{first_name}}. I hope we get to take care of your home.",
    bullets: [
      'Pick a half-hour that suits you',
      'Ten percent holds the date',
      'Crew on site in two to three weeks',
      'The photos are yours either way',
    ],
    slideContext:
      'Next steps: 30-minute appointment, color and package choice, agreement by e-signature, three business days to cancel, permit takes about a week, installation two to three weeks after signing, final payment after the walk-through. The inspection photos are free.',
    art: 'next',
  },
]
