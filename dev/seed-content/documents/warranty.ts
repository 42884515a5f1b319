/** The text of a PDF, in which `---` ends a page. */
export const warranty = `# Summit Roofing warranty
What we promise when your new roof is finished, what the maker of the shingles promises, and how to use either. Please keep this booklet with the papers of your house.

# 1. Two warranties, one phone call
Every roof we build is covered twice. Our workmanship warranty covers how the roof was built. The material warranty comes from the manufacturer and covers the shingles or panels themselves. You do not have to find out which of the two applies. Call our service desk at (303) 555-0188 and we sort it out with the manufacturer for you.

# 2. When the warranty starts
Both warranties start on the day of the final walk-through, not on the day of signing. You receive a certificate by email within 10 days of the final payment. The certificate carries your warranty number, which begins with the letters SR. Please check that your name and address are spelled correctly, because the manufacturer compares them when you file a claim.
---
# 3. What our workmanship warranty covers
The workmanship warranty covers leaks and loose parts that come from the way we installed the roof. It covers shingles that slip because they were nailed wrongly, flashing that we installed and that lets water in, and vents that we cut or sealed badly. It also covers the repair of drywall and paint inside the house, up to $5,000 for each leak, if the leak was our fault.

# 4. How long it lasts
The workmanship warranty lasts 10 years for Shelter, 20 years for Hearth and 25 years for Heirloom. Gutters that we installed are covered for 5 years. Skylights that we installed or re-flashed are covered against leaks for 5 years as well. Repairs that we make under the warranty are covered until the original period ends, but at least for 12 months.
---
# 5. What the manufacturer covers
The manufacturer covers defects in the material, such as shingles that crack, curl or lose their mineral surface too early. For the first 10 years the manufacturer pays for new shingles and for the labor of putting them on. After that period the manufacturer pays a share that shrinks by 2 percent each year. Algae stains are covered for 10 years on shingles with copper granules, which are the ones we use.

# 6. Wind
Shelter shingles are warranted for winds of up to 110 miles an hour, and Hearth shingles for up to 130 miles an hour. Shingles need warm weather to seal. If we install between November and March, we seal the edges by hand so that the wind warranty applies from the first day.
---
# 7. What is not covered
Neither warranty covers damage from hail, lightning, fire, earthquakes, fallen trees or branches. Neither covers damage caused by other people on the roof, such as installers of satellite dishes, solar panels or holiday lights. Ice dams are not covered, because they come from heat escaping through the attic and not from the roof. Normal fading of the color is not a defect.

# 8. Things that end the warranty
The workmanship warranty ends if someone else repairs or changes the roof without our written consent. Pressure washing the shingles ends both warranties, because it strips the granules. Covering the ridge vent or the soffit vents ends the material warranty. A second layer of shingles over ours ends both warranties at once.
---
# 9. How to make a warranty claim
Call the service desk at (303) 555-0188 or write to service@summit-roofing.example. Tell us your warranty number and where you see the problem. A photo helps, but please do not climb onto the roof. We come to look within two working days, and within 24 hours if water is coming in. An emergency tarp is free during the warranty period. We ask you to report a leak within 30 days after you first notice it.

# 10. What a visit costs
Inspections under the warranty are free. If we find that the cause is something the warranty does not cover, the visit costs $85, and we tell you so before we come. That fee is taken off the bill if you then let us make the repair.
---
# 11. Selling the house
The warranty can be transferred once, to the person who buys the house from you. Report the transfer within 60 days of the sale, with the form on the last page. The transfer is free of charge for the workmanship warranty. The manufacturer charges $100 for transferring the material warranty. After a transfer, the material warranty runs for at most 15 more years.

# 12. Care of your roof
Clean the gutters twice a year, in late spring and after the leaves have fallen. Keep branches at least six feet away from the shingles. Look at the roof from the ground after every strong storm. Moss is removed with a mild bleach solution and a garden sprayer, never with a wire brush. We visit once without charge in the first spring. After that, a maintenance visit costs $180 and takes about an hour.

# 13. If we disagree
If you are not satisfied with our decision, you may ask for a second opinion by an independent inspector. We pay for the inspector if the opinion is in your favor. Disputes that remain go to a mediator in Jefferson County, Colorado, before they go to court.
`
