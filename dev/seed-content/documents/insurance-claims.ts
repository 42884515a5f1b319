/** The text of a Word document, in which `---` ends a page. */
export const insuranceClaims = `# Roof damage and your insurance
A guide to claims after wind and hail, written by Summit Roofing for homeowners in Colorado. It explains what usually happens, who does what and how long it takes. It is not legal advice, and your own policy always decides.

# What is usually insured
Most homeowner policies pay for sudden damage, such as wind, hail, lightning, fire or a fallen tree. They do not pay for wear, age, missing maintenance or mistakes of an earlier roofer. Many policies in Colorado have a separate deductible for wind and hail. It is often between 1 and 2 percent of the insured value of the house. For a house that is insured for $400,000, a deductible of 1 percent is $4,000.
---
# Replacement cost or actual cash value
A replacement cost policy pays for a new roof of the same kind, less your deductible. An actual cash value policy subtracts the age of the roof, which is called depreciation. On a roof that is 18 years old, depreciation can take away more than half of the payment. The first page of your policy, the declarations page, says which of the two you have.

# Deadlines
Report the damage as soon as you can. In Colorado most insurers accept a wind or hail claim up to 365 days after the storm, but some policies allow only 180 days. Once the claim is approved, the work usually has to be finished within 12 months to collect the withheld depreciation.
---
# The steps of a claim
First, we inspect the roof and mark the damage with chalk, which is free. Second, you call your insurer and open the claim, because a contractor may not do that for you. You get a claim number during that call. Third, the insurer sends an adjuster, usually within 7 to 14 days. Fourth, you receive a written estimate, often called the scope of loss. Fifth, the insurer sends the first check, mostly within 30 days after the adjuster's visit.

# What the adjuster does
The adjuster works for the insurance company and decides what is paid. The visit takes about 45 minutes. The adjuster counts hail hits in a square of ten by ten feet on each slope. Eight or more hits in a test square are usually enough for a new slope. We meet the adjuster on your roof at no charge if you tell us the date two days ahead.
---
# The papers you need
Have your policy number, the date of the storm, photos of the damage and your last roofing invoice ready. Keep receipts of emergency repairs, because insurers refund them. Take pictures of dents in gutters, window screens and the air conditioner too. Keep everything until the final check has arrived.

# Emergency repairs
You are obliged to prevent further damage. A tarp from us costs $350 for up to 200 square feet and is usually refunded by the insurer. Do not throw away damaged shingles before the adjuster has seen them. Permanent repairs should wait until the adjuster has been there.
---
# How the money is paid
With replacement cost, the insurer pays in two parts. The first check is the actual cash value less the deductible. The second check, the recoverable depreciation, comes after we send the final invoice, usually within three weeks. If you have a mortgage, the check may be made out to you and to your lender together. The lender then has to sign it, which can take two to four weeks.

# The deductible is yours
Colorado law forbids a roofing contractor to pay, waive or rebate your deductible. A company that offers to do so is breaking the law, known as Senate Bill 38. Anyone who promises a free roof should not be on yours. You may cancel a roofing contract within 72 hours after your insurer denies the claim, and we return your deposit within 10 days.
---
# If the claim is denied or too low
Ask the insurer for the reason in writing. You can ask for a second inspection with another adjuster, which is free. We can send a supplement, which is a list of items that were forgotten, such as drip edge, flashing or permit fees. Supplements are answered within about 20 days. If you still disagree, most policies have an appraisal clause: each side names an appraiser, and an umpire decides. An appraiser costs between $500 and $1,500. You can also complain to the Colorado Division of Insurance, which costs nothing.

# Does a claim raise the premium?
A claim for hail or wind usually does not raise your own premium, because it counts as an act of nature. Premiums may rise for a whole region after a heavy storm. Several claims within three years can lead an insurer not to renew a policy.

# Class 4 shingles and discounts
Many insurers in Colorado give a discount for impact-rated Class 4 shingles. It is typically between 10 and 25 percent of the wind and hail part of the premium. Send your insurer the certificate that we give you at the end of the job. Some insurers ask you to waive cosmetic damage in exchange for the discount, so read the form before you sign it.
`
