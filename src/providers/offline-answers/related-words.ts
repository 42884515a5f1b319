/**
 * Before the colon a word of the sources, after it words of homeowners for it. It does not hold in the other direction.
 */
export const relatedWords = `
cost price fee charge: money surcharge costly pricey cheapest cheaper cheap affordable budget bucks sum expensive
estimate quote: bid proposal | charge fee: extra additional billed surcharge | free: complimentary gratis
discount: save savings reduction reduced deal coupon promotion special bargain | premium raise: expensive rates increase
raise rise: higher increase jump hike | pay payment paid due: settle owe owed installment balance reimburse
final rest: balance remainder remaining outstanding last | deposit reserve: downpayment advance upfront prepay initial
card: visa mastercard amex debit | check: cheque | check payment paid: payout funds reimbursement
financing loan credit: installment borrow lend bank afford spread | apr interest: rate | payment: invoice bill | cost charge free: pay
holiday: christmas | return deposit: refund | weather: storm rain bad | left: keep | cost costs price: rate | rises: pitch
certificate: proof document confirmation | drywall paint inside: ceiling interior wall | crack curl: split peel bent warp
share shrinks: prorated decrease | november march: winter | fading: fade faded bleach | branches: tree | visit inspection: trip appointment
care clean: maintain | brush wire: scrub scrape | climb walk walked: climb step stand go | satisfied: happy unhappy content
opinion: appeal objection | age wear: old aged | adjuster: inspector insurance | chalk mark: marked | hits dents: impacts marks bruises
receipts papers keep ready: save collect | throw: discard dispose toss | permanent repairs: fix | law: legal illegal fraud crime
breaking: illegal | waiver: release | forgotten: missed missing left | reason: why explanation | complain: complaint report | nature: act
discount lower: save cheaper reduce reduction | lower: reduce drop decrease save | cosmetic: looks appearance dents | sign yard: sign board
delivers supplier: deliver arrive brought delivery | crane truck: lift | weigh pounds: weight heavy load | evening before: night
stay inside: remain home | power internet: wifi electricity network | outlet: electricity power socket
tarps cover plywood: protect protection shield | licensed company: specialist | call: ask inform | uncovered: exposed open
hand: manual manually | fahrenheit degrees: temperature cold freezing warm | squares: fast pace | galvanized steel: material metal
replaced: new change changed swap | taken down: removed dismantle | radar chance rain: forecast | chance: risk probability likely likelihood
move date day: reschedule postpone delay | pets: animals | debris: falling danger dangerous | shut: closed close | sweep magnet: nails clean
due within days: deadline | checks transfers cards: payment pay method | fee percent: surcharge charge extra | possible: allowed accept
lien: debt claim | granules: loose sand grains | bundles: shingles spare | spring: checkup | desk: support | weekdays: weekend weekends saturday saturdays sunday sundays days
employees: people staff workers | family: local small | inspection: inspected | active leak: leaking
solid sound: good condition okay healthy | bare wood: exposed | flashing loose: leak leaking | brittle dries: dry
freezes ice: winter frost | wear: age | layers: parts components | thicker impact: tougher stronger tough strong sturdy
outlive: last forever | samples: see touch compare catalog | colors: shades choices | dry evening: night overnight open | breathe: ventilate
reach degrees: hot temperature | bill: savings | upstairs rooms: cooler cool | measured: accurate | waste: leftover extra scrap
compare side: difference versus | promise: guarantee | pick appointment: schedule book | reserve deposit: hold | reserve date: book
permit week: approval | penalty: prepay prepayment payoff | hold: valid validity good guaranteed locked lock expire expiry honor
package tier: option choice version level plan model grade kind | recommend recommended: best choose suggest popular prefer favorite
last life service: lifespan life lasting durable longevity endure survive
warranty covered: responsible liable liability promise protection | covered cover: included protected eligible
end void: lose losing gone voided lapse expire expired invalid lose lost invalidate cancel affect ruin kill
transfer transferred: pass inherit hand assign give | buys owner buyers: buyer purchaser owner | selling sale sell sold: move moving moved
someone else others other people: roofer handyman contractor another neighbor outsider myself diy | skylight: rooflight
mostly sound solid: condition shape | repair fix: restore redo broken | workmanship work: craftsmanship labor labour
defect: faulty flawed failure | leak water drip: ceiling dripping moisture stain seep flood flooding wet
report claim: notify announce register file inform | call phone desk: ring dial reach hotline helpline speak talk
service desk: support helpdesk problem issue | afterwards after: finished later | answered come within: respond response react
open: hours opening weekend saturday sunday | street office: address located location headquarters | e-mail mail write: email message
crew people: guys folks men workers team roofers persons | own employees subcontractors: subs outsource outside hired
employees: staff personnel | lead: foreman boss supervisor superintendent manager chief | since: established founded history | owned: own
arrives arrive: start begin show early | finish complete done: completed over | work takes: duration project
start site installation weeks: schedule scheduled start begin wait | date: reschedule postpone delay change
rain storm weather: snow shower thunderstorm | wind: windy breezy blow hurricane tornado | torn removed: strip rip remove removal
disposal dumpster: haul hauled dump trash garbage junk waste discard | dumpster: bin skip | magnet: metal sharp
sweep clean: tidy mess litter | nail: staple screw | tarp cover: protect uncovered exposed
plants beds garden: flowers bushes landscaping shrubs lawn yard | park cars driveway: vehicle truck parked suv van | delivers: delivery
furniture grills: grill patio bbq | pictures mirrors: hanging frames art decorations | attic belongings: storage boxes stored stuff
noisy loud noise: hear sleep quiet disturb | children babies naps: kid toddler infant baby | pets: dog cat animal
stay house: remain live sleep evacuate vacate | home reachable: present attend absent away vacation | internet: wifi
outlet power: electricity electric socket plug | toilet: bathroom restroom loo | conditioner: ac hvac
permit: permission paperwork approval | inspector: official | inspector spring visit: checkup | samples sample: swatch | color: shade tone
hoas approval: association | impact hail: resistant resist proof | withstands wind mph: resist handle survive | gauge: thick thickness
metal steel: tin | fire: fireproof | decking wood sheet boards: plywood board boards wood sheathing | photo: picture evidence
membrane: barrier shield waterproof | underlayment: felt | vent ventilation: airflow air | satellite dish: antenna tv
degrees: temperature heat | degrees fahrenheit: cold warm freezing winter temperature | installed: lay put | granules: gravel grit
smell: odor stink fumes | bundles: spare leftover extra | wavy: uneven bumpy | waiver: proof | receipt: invoice | moss: lichen
branches: tree limb | maintenance: upkeep | opinion independent: disagree dispute unhappy | mediation disputes: court lawsuit
insurance insurer: claim | insurer insurance: coverage policy | denies denied: decline declined | declarations: type kind
deductible: excess | pay waive rebate: absorb eat | law forbids: illegal legal | lender mortgage: bank
mediation appraisal appraiser: arbitration | renew: drop dropped | deadline: late | visit: stay | emergency: urgent
papers receipts invoice: documents paperwork | rush hurry: pressure pressured urgent push pushy | decided: choose commit decision
cancel: quit regret | sign agreement: contract agreement agree accept commit | appointment: meeting meet consultation
loose missing worn lifted: wrong problem broken | worn: condition shape wear | find: discover | energy electric: utility
measured: measurement | squares square: size area surface | pitch: steep slope | asbestos: hazardous toxic | pounds weigh: heavy
takes days: construction | checks transfers cards: pay paying payment | wind winds: hurricane tornado | extra spare bundles: spare leftover | forgotten: forgot forgets
credit approval approved: qualify accepted everybody | e-signature: online digital digitally electronically | ventilation intake: improve improved
lender mortgage: slow slower | since: roofing | includes: consist consists contain contains | settle color date: appointment discuss | sit down appointment: meet meeting | new made: reuse reused | covered covers cover: exclude excluded excludes exclusion exclusions | end ends void: terminate terminated cancel cancelled
advisor: salesman salesperson consultant rep representative | crew people: technician technicians installer installers
lead: supervise supervises oversee oversees | takes weeks: timeline timeframe | inspect inspection inspector: evaluate evaluation assess assessment
refund refunded pays: compensate compensation reimburse reimbursed | hear tell call: notify notification alert notified
rain: precipitation rainwater | worn thin: condition shape state | gutters downspouts: clogged downspout | yearly maintenance: annual
dries cracks brittle: age aging deteriorate deteriorates | wear: fail fails failing | openings: vents vent | measured: calculate calculated
prepares form: fill fills filled | missing: gone absent | taken lifted damage: hit struck | november march winter: january february december | summer: july august | furniture grills: barbecue
bundles: pack packs | penalty early: quicker | hold hours: closed | leaves leave: pickup collected fetched | contains: same identical | noon evening: afternoon | stay: switch outage interrupted
`

/** Before the colon a word of the sources, after it what people say who mean it or something like it. */
export const topics = `
crew employees people workers: guys lads blokes fellas fellows dudes builders tradesmen laborers labourers boys hands personnel manpower gang
lead foreman: boss supervisor head leader manager superintendent captain incharge | employees own: staff inhouse payroll freelancers temps
neighbors: neighbours neighbour nextdoor street block
children babies: child toddler toddlers grandkids grandchildren newborn teenager schoolkids twins little
pets: puppy kitten cats dogs hamster parrot birds horse bunny rabbit hens
loud noisy noise: racket din banging bang hammering pounding silent silence decibel disturb disturbance wake asleep headache earplugs deafening
naps sleep: bed rest doze nightshift asleep sleeping | power outlet: electricity current socket plug mains extension
internet: netflix streaming router online zoom broadband web youtube laptop | satellite dish: television tv cable antenna aerial reception
conditioner: ac hvac condenser heatpump cooling | toilet: washroom restroom porta potty loo wc pee
plants beds garden: roses rosebushes flowers flowerbed hedge vegetable veggies tomatoes shrubs bushes hydrangeas tulips
yard garden: grass turf backyard lawn grounds outdoors | cars driveway park: vehicle van suv parked truck garage pickup motorbike trailer
furniture grills: barbecue bbq patio chairs table lounger trampoline swing umbrella
pictures mirrors walls: paintings frames artwork portrait shelves china vases clock | attic: loft crawlspace
attic things belongings: boxes christmas stored storage possessions suitcase | dust debris: dirt dirty particles grime soot
gutters: guttering downspout downspouts spout eavestrough trough
nails magnets magnet: fasteners screws tacks sharp tire tyre puncture barefoot feet paws step | dumpster: skip container rolloff bin
disposal dumpster: landfill recycle recycled garbage hauling haul dump trash throw debris
cleanup sweep clean: tidy broom vacuum rake spotless mess litter | permit: council municipality authority paperwork townhall
inspector city: municipality official county council town authorities
inspection inspected: survey examination examine checked assess checkup look | report photos: findings results evidence
chimney: stack fireplace flue | skylight skylights: velux dome rooflight
leak drip water: seep damp moisture stain puddle soaked trickle pouring dripping flooding wet
algae stains: streaks marks discoloration discolored | moss: lichen mould mold growth | branches trees: limb trunk oak pine foliage
wind: gale gust hurricane breeze blow tornado blown blew gusty | hail: hailstones hailstorm
storm: thunder lightning tempest thunderstorm cyclone | rain: drizzle pour downpour thunderstorm shower pouring
ice freezes: winter frost blizzard icicles snow | ice dams: icicles icedam buildup | sun: uv sunlight sunshine rays
heat hot degrees: sweltering boiling oven stuffy roasting temperature | cooler cooling: comfortable bedroom
vent vents ventilation: airflow fan circulation breathe stuffy
deck decking wood sheet: plywood osb plank timber lumber boards sheathing substrate
soft bad: mushy spongy rot rotten decayed punky sagging sag moldy crumbling rotting
rafters: trusses structure beams framing collapse joists | weigh pounds: heavy load weight tons burden
underlayment: felt tarpaper lining barrier beneath underneath | membrane: shield waterproof barrier rubber
layers layer: parts components build beneath underneath underside | shingles shingle: tiles tile roofing material | ridge: peak
colors color: shade tint hue palette tone | samples sample: swatch swatches catalogue touch | metal steel seam: tin
impact-rated impact class: hailproof tough sturdy resistant robust | fire: flammable burn fireproof wildfire
last lasts years life: lifespan longevity endure durable lifetime survive expectancy outlast
wear age worn: aging deteriorate deteriorated tired
price costs prices: pricing quote bill figure tag bucks dollars money spend spending total sum budget
permit tear-off disposal included: everything inclusive extras bundled | included includes: inclusive comes bundled contain contains
hold holds valid: validity expire expires expiry honor locked guaranteed good | price fixed: creep climb increase rise overrun inflate
extra beyond added: additional surcharge hidden unexpected overage surprise extras
deposit reserve: downpayment retainer advance upfront initial earnest | final payment due rest: balance remainder settle remaining last
checks transfers cards: visa mastercard amex paypal venmo zelle wire cheque method debit credit | cash: notes bills banknotes
financing loan: borrow instalments installments instalment installment lend monthly spread finance | apr percent: interest
penalty: fine prepay early payoff | approved credit approval: score qualify eligible eligibility
discount: deal coupon promotion markdown reduction bargain haggle negotiate cheaper voucher promo
recommended recommend: suggest advise favourite favorite choose popular buy pick yourself | good: cheapest basic entry lowest budget economy
better: middle mid medium standard | best: top premium deluxe luxury highest priciest
warranty: promise assurance coverage backed protection | covers covered cover: pay pays include included eligible protect
drywall paint inside: ceiling interior plaster repaint redecorate wallpaper
workmanship work: labor labour craftsmanship installation mistake sloppy botched | manufacturer maker: factory brand producer maker
defects: faulty flaw flaws batch | transfer transferred: inherit assign pass hand
sell sale buys selling: moving relocate relocating realtor sold market estate | owner buyer: purchaser successor heir heirs inheritor
ends void end: lose invalidate terminate expire ruin jeopardize cancelled | consent: permission approval letter authorization
claim report: file submit lodge notice notify | certificate number: proof registration document | visit: callout trip call-out
service desk call: hotline helpline aftercare ring dial text contact | emergency: urgent immediately
tarp tarps: tarpaulin plastic canvas sheeting | mediation disputes: sue court lawyer lawsuit arbitration judge attorney
opinion independent: disagree expert neutral unhappy | insurance insurer insurers: policy carrier underwriter
deductible: copay excess pocket | waive rebate pay: absorb eat swallow forgive skip kickback cover
forbids law breaking: legal legit lawful prohibited fraud scam illegal crime banned unlawful allowed | adjuster: assessor representative rep
estimate scope: breakdown itemized | check payment: cheque payout settlement funds money | lender mortgage: bank
depreciation: deduction subtract devalue | umpire appraisal: referee neutral arbitrator
denies denied: refuse refused rejected decline declined rejects | supplement forgotten: missing omitted overlooked forgot left incomplete
premium premiums: rates hike dearer | renew: dropped nonrenewal | deadline days within: limit late cutoff window
receipts: bill bills invoice | photos pictures photo: images camera shots snaps | appointment meet: meeting consultation schedule
signed sign signing signature agreement: contract dotted commit pen name deal
cancel: regret withdraw undo rescind cooling-off terminate quit | arrive arrives hours: show turn early clock
evening: overnight night dark | takes take days: duration | weeks start: wait soon | date: reschedule postpone delay push
weather: forecast conditions | asbestos: hazardous toxic poison | crane lifts: hoist boom lift
delivers supplier delivery: shipment drop deliver pallet stack | sign yard: advert poster placard
bundles later repairs: spare leftover surplus remaining | smell: odour odor stink fumes | wavy: bumpy uneven ripples lumps
granules: gravel grit sand bits specks | walk-through walk list: tour round punch snag final
lien waiver receipt: proof suppliers owe debt creditors | office street: location headquarters showroom shop branch
open weekdays: closing saturday sunday weekend | phone number: telephone cell mobile line
family-owned business since: history founded established reputation experience | measured measure: dimension drone tape survey
squares square: footage area size | waste: leftover surplus order offcuts | rises pitch: slope steep angle incline
spring visit: checkup return follow-up annual | maintenance: upkeep servicing tune-up | street ground: curb pavement below
stay house: remain home evict leave hotel | keep: save store | dry: waterproof watertight | marked mark: circle draw
written estimate: paper | approval form: hoa association | energy bill: savings utility electricity heating | walls: siding facade
covered protect cover tarps: shield protected safeguard crushed trampled
`

/** Things of other trades and of daily life. A sentence without the thing cannot answer a question about it. */
export const otherMatters = `
window windows siding plumbing plumber sink faucet shower bathtub kitchen fridge refrigerator freezer oven stove dishwasher washer dryer furnace boiler
heater thermostat radiator fan fans carpet carpets floor floors flooring hardwood laminate tile tiles basement cellar foundation concrete fence fences
patio pergola gazebo porch sunroom greenhouse shed barn pool pools tub sauna spa door doors pest pests termite termites mice rats ants bees wasps
septic sewer sewage wiring rewire electrician alarm camera cameras lock locks locksmith mow mowing landscaper landscaping stump paint painting painter
wallpaper cabinet cabinets countertop granite sofa mattress tv television computer laptop app apps website software boat boats rv camper tent tires oil
plane bike motorcycle  pizza restaurant restaurants food recipe recipes cook cooking bake baking soup rice bread coffee beer wine movie
movies film song songs music game games football soccer baseball basketball sport sports olympics president mayor governor election vote political
politics war religion church god bible doctor hospital medicine pill vaccine diet horse school college university homework teacher teachers student
students math poem poems poetry essay married marry birthday horoscope eclipse moon mars planet planets capital country population france mexico germany
italy china canada europe bitcoin crypto cryptocurrency stock stocks lottery casino visa passport flight hotel beach holiday password passwords
configuration serial hire hires hiring jobs career careers apprenticeship apprenticeships internship salary salaries wage wages revenue profit profits
turnover shareholder ceo franchise competitor competitors rating ratings review reviews reference references award awards veteran veterans senior
seniors military nurse nurses solar battery batteries charger generator rods guards copper slate clay thatch cedar shake shakes epdm tpo zinc turf
insulate insulation drain drains drainage radon mold elevator wheelchair pumpkin yoga gym haircut dentist youtube instagram facebook tiktok
trampoline swimming heated cable lumber rent rental barter euros francs pesos yen
resale bonded rust rusts rusty corrode crook crooks scammer scammers cheat cheating liar liars idiot idiots moron stupid suck sucks hack hacking hacker weapon bomb drugs
`
