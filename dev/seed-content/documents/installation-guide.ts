/** This Markdown is uploaded as it is. */
export const installationGuide = `# Installation guide for homeowners

How your roof is replaced, day by day, and what you can do to make it easier. Summit Roofing, edition of this season.

## Before we come

The permit takes about a week, and we apply for it and post it in your window. A yard sign stands in front of the house from two days before until the inspection. The supplier delivers the shingles one or two days ahead and lifts them onto the roof with a crane truck. The truck needs a driveway of at least 10 feet in width. Shingles for an average house weigh about 6,000 pounds, and we spread them so that the rafters carry them safely.

Please do these five things on the evening before:

- Park your cars on the street, because the driveway belongs to the dumpster.
- Take pictures and mirrors off the walls of the top floor, since hammering shakes them.
- Cover things in the attic with old sheets, because dust falls through the boards.
- Move grills, furniture and potted plants at least 12 feet away from the house.
- Tell your neighbors that it will be loud from 7 a.m. on.

## The first morning

The crew arrives at 7 a.m. and the lead introduces himself at your door. Marco has led our crews for 14 years. We need one outdoor outlet for power, and we bring our own water and a portable toilet. Before the first shingle comes off, we hang tarps along the walls and lay plywood over flower beds and the air conditioner. The air conditioner should be switched off while we tear off, so that it does not draw in dust.

## Tearing off

We take the old roof down to the wood, one slope at a time, and never more than we can cover again on the same day. Tear-off takes about five hours for a house of 24 squares. Most houses have one layer of old shingles; a second layer adds half a day and $65 a square, which your quote then says. If we find asbestos in old felt, which happens in houses from before 1980, work stops until a licensed company has removed it.

## Decking

Every board is walked and every soft spot is marked with paint. Sheets are 7/16 inch OSB, fastened with ring-shank nails every six inches. The first two sheets are included, and each further sheet is $95 installed. You get a photo of every sheet, and we replace none unless you agree. If more than ten sheets are bad, we call you before we go on.

## Membrane and underlayment

Ice and water membrane goes along the eaves, into the valleys and around every pipe. At the eaves it reaches 24 inches past the inner face of the warm wall. The synthetic underlayment can stay uncovered for up to 60 days, so rain overnight does no harm. The drip edge is painted aluminum in white, brown or black.

## Shingles

Each shingle gets six nails, 1 1/4 inches long, placed on the nailing strip. A nail gun is set to 90 pounds of pressure so that heads sit flush. We stagger the joints by at least six inches. Shingles are not installed below 40 degrees Fahrenheit unless they are sealed by hand. A crew of six lays about three squares an hour. Starter strips run along the eaves and the rakes.

## Flashing, vents and skylights

Chimney flashing is always made new, from galvanized steel, with a cricket behind chimneys that are wider than 30 inches. Pipe boots are replaced with silicone ones that last about 20 years. The ridge vent is cut two inches wide and stops 12 inches before each end. We do not replace skylights unless you order it; a new one costs $1,150 installed. A satellite dish has to be taken down before we start, and the provider puts it back afterwards.

## Weather

We watch the radar and start no slope if the chance of rain is above 40 percent. If a storm surprises us, the open area is under tarps within 15 minutes. Work also stops when wind is stronger than 25 miles an hour. If we have to move your date, you hear from us by 6 p.m. on the day before. A day lost to weather costs you nothing.

## Living in the house meanwhile

You can stay in the house the whole time. Use the back door if we work above the front one. Children and pets should stay inside or, better, somewhere else, because of falling debris and the noise. Babies and night workers rarely sleep through it. The internet and the power stay on. Please keep the garage door shut, as nails roll.

## Cleaning up and inspection

We sweep the yard with a rolling magnet twice, once at noon and once at the end. The gutters are cleaned of granules. The dumpster leaves within two days after the last shingle. The city inspector comes within five working days and only looks from outside, so you need not be there. If you find a nail later, call us and we sweep again for free, up to a year after the job.

## The walk-through and the last payment

The lead walks around the house with you, and with photos over the roof. Anything that is not right goes on a list and is done within a week. The final payment is due when you have walked around the finished house with us. We take checks, bank transfers and cards; for cards the bank charges a fee of 3 percent. Paying cash is not possible. The lien waiver comes with the receipt, and it proves that nobody can claim money for your roof any more.

## Your roof in its first year

Some loose granules in the gutters are normal for the first three months. The smell of asphalt is gone after about a week. Shingles may look wavy until they have had a few warm days. Two bundles of your color stay in your garage for later repairs. Our inspector comes by in the first spring without being asked.

## Whom to call

| Who | What for | Phone |
|---|---|---|
| Daniel Summit | everything before the signature | (303) 555-0142 |
| Marco Reyes | the days of the work | (303) 555-0175 |
| Service desk | everything afterwards | (303) 555-0188 |

The office is at 2100 Ford Street in Golden and is open on weekdays from 8 a.m. to 5 p.m.
`
