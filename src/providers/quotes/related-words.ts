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
