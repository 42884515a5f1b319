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
