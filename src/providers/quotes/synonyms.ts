/** Each line lists words for one thing; the first stands for all. */
export const synonyms = `
cost price pricing priced expense expensive cheap charge fee pricey
warranty guarantee guaranteed guaranty
finance loan credit
repair fix patch mend
insurance insurer insured carrier
adjuster assessor
pay payment paid payable
cover coverage covered protect protected
rot rotten rotted decay decayed
wood plywood decking sheathing osb board
deposit upfront downpayment reserve prepayment
pet dog cat animal puppy
child kid baby nap
loud noise noisy sound quiet
begin start commence
finish complete done
cancel withdraw rescind
owner buyer buy buys bought purchaser
sell sale sold selling
transfer transferable transferred pass
color colour
photo picture photograph image
yard garden lawn plant flower bush shrub landscaping
crew people worker workman employee team men roofer
subcontractor subcontract subcontracted outsource
dumpster container skip trash debris waste disposal garbage rubbish
clean cleanup cleaning sweep tidy mess
nail magnet
driveway park parking car cars truck vehicle
leak drip leaking
attic loft
vent ventilation airflow ventilate
permit permission
void invalidate
lose loses losing loss lost
take took taken
give gave given
build built
find found
send sent
meet met meeting
hold held
tear tore torn
fall fell fallen
lay laid
bring brought
keep kept
stand stood
run ran
write wrote written
choose chose chosen choice
hear heard
break broke broken
wear wore worn
freeze froze frozen
see saw seen
drive drove driven
low lower lowest
high higher highest
tough tougher
strong stronger strongest
thick thicker thickness
long longer longest
large larger largest
big bigger biggest
hard harder
safe safely safety
old older
early earlier
wide wider width
cool cooler cooling coolest
warm warmer
phone call telephone reach contact
email e-mail mail
document paper papers paperwork form documentation
interest apr
month monthly
rain rainy storm storms wet weather stormy downpour
hail hailstone
damage damaged harm
maker manufacturer manufactured
sign signature signing
inspect inspection inspector
register registration registered
deductible excess
depreciation depreciate depreciated
supplement supplemental supplementary
mortgage lender
appraisal appraiser
weigh weight
work job project
arrive arrival come comes coming
difference differ
underlayment felt underlay
eave eaves
gutter gutters
flashing flashings
chimney chimneys
tax taxes
discount rebate
age aged
allowed allow permitted
file filing filed submit submitted report reported
deny denied denial reject rejected refuse refused
close closed shut
electricity electric electrical
leave leaves left gone
refund reimburse reimbursement reimbursed
temperature degree hot cold heat fahrenheit
surprise surprised unexpected
wind windy gust mph speed
moss algae stain streak
wash pressure-wash washing
solar panel
stay remain stays
remove removed rid removal
reschedule postpone postponed delay delayed
noon midday lunch lunchtime
weekday weekdays monday tuesday wednesday thursday friday
fasten fastener fastened
ladder ladders
bill invoice
supervisor foreman lead
contractor company business
house home property
yearly annual annually
steep steepness pitch slope
weak weaker weakest
aluminum aluminium
2 two
3 three
4 four
5 five
6 six
7 seven
8 eight
9 nine
10 ten
11 eleven
12 twelve
15 fifteen
20 twenty
30 thirty
40 forty
50 fifty
60 sixty
`
