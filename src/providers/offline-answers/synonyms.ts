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

/**
 * Everyday words that fit any subject, so a source that lacks one may still answer. Names of things do not belong here.
 */
export const everydayWords = `
able absolute absolutely accidentally ache achieve actual admit advice advise affect afterward ages agree ahead aim alike allright almost alone
already alright altogether amazing amid annoy annoyed annoying anxious anymore anyhow anytime anyway anyways apparent apparently appear appreciate
approach approximate approximately argue arrange aside aspect assume assuming attempt attention attitude avoid await aware awful awkward badly
barely basic basically basis bear beat beautiful because behave belong besides bet beyond bless bloody bother bothered brief briefly bring bunch
busy but capable care careful carefully case cause certainly chance chase chat circumstance clear clearly clever clue comment complete completely
complicated concern concerned concerning confident confuse confused confusing confusion consequence consider considering constant constantly context
continue cope correct correctly couple course crazy creep curious curiosity currently daft damn danger darling deal dealing dealt dear decent decide
decided definite definitely delighted depend depending deserve despite desperate detail different difficult difficulty directly disappoint
disappointed discover discovered discuss doubt dread dreadful duck due dumb eager ease easily easy effect effort either elderly else encounter enjoy
enough ensure entire entirely especially essential essentially event eventually everywhere exact exactly example exist explanation explain extent
extreme extremely face fact factor fair fairly familiar fantastic fault favor favour fear feel feeling fellow figure fine firm firstly fit follow
fond foolish force forever forget forgive former forth fortunately forward frank frankly freak frequent frequently fret friend friendly frustrated
fun funny fuss gather general generally gentle gentleman genuine genuinely given glad gladly goal gonna gorgeous gosh gotta grand grandma grandpa
grandfather grandmother granddaughter grandson grateful great greatly grumpy guess habit handle handy happen happening happy hardly hate haven heck
hell help helpful hence hesitate hold honest honestly hope hopefully hoping horrible horrified huge hurt idea ideal ideally imagine immediate
immediately imply impossible impress impression incidentally incredible indeed indicate info inform initially insist instance instead intend
interested interesting invite involve involved issue joke keen kidding kindly kinda knowledge lad lady lately latter laugh lazy learn least lecture
legit legitimate less likely likewise listen literally little live living loads long lose lovely love luck luckily lucky mad madam main mainly major
manage manner matter maybe meaning meantime meanwhile mention merely mess mind minor mister moment mood moreover mostly mum nasty natural naturally
nearly neat necessarily necessary neither nephew nervous nevertheless nice niece nonsense nope normally notion nowadays object obvious obviously
occasion occasionally occur odd oops opinion opportunity ordinary original originally otherwise ought overall overwhelm paragraph parents particular
particularly partly patience peace peculiar perfect perfectly perhaps personally perspective picky plain pleasant pleased plus point polite poor pop
position possibility possibly potential practical practically precious precise precisely prefer preference presumably pretend pretty previous
previously primarily principle prior probably procedure proceed process promptly proper properly propose proud pull purpose push putting puzzled
question quick quickly quiet quite range rare rarely rather readily real realise reality realize reasonable recall recent recently reckon recognize
refer regard regarding regardless regret regular regularly relevant relief rely remember remind respect respond result ridiculous rough roughly rude
sad sadly safely sake scare scared scary scenario search seek seem seldom sense sensible separate series serious seriously severe shame share shock
shocked shy significant silly similar simple simply since sincerely single sir sister situation slightly slow slowly smart smooth solve somehow
sometimes somewhat somewhere sorry sort sorta sound speak specific specifically spend spirit spot stage stand standing state stick straight strange
stress stressed strict strictly strong strongly struggle stuck stupid subject such sudden suddenly sufficient suggest suit suitable super suppose
supposed supposedly sure surely surprise suspect sweet sweetheart talk talking tend terms terrible terribly terrified thank thankful thanks theory
therefore thorough thoroughly thought thoughts thus tight till tiny tired together tolerate topic totally trouble true truly trust truth turn typical
ugly ultimately unable uncle unclear unfair unfortunately unhappy unique unless unlikely unsure unusual unusually upset urgent useful various vast
version view visit voice wander warn weird welcome whatsoever whether wholly why wise wonderful wondering worse worst worth worthwhile wow yeah yep
young yup
improve improvement special everyone everybody mean means forgot forget cause caused grow drink consist whole
aunt brother cousin daughter father grandparents husband mother partner son spouse wife widow widower
stray frightened afraid nervous pull pulled tight messy newly elegant fancy ghastly shiny random rapid modern ancient temporary clumsy lend borrow arrange
pls plz thx tho thru abt cuz cos coz bc btw idk omg lol asap fyi imo gonna wanna gotta dunno lemme gimme ya yall u r ur
`
