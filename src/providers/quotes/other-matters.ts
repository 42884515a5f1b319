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
