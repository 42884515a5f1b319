/** The beginning of a Spanish word and its English words; the longest match decides. */
const entries = `
report report|auto cars|autos cars|denegad denied|almuerzo noon|herramient tool|mostrar show|muestran show|ensen show|lunes monday|viernes friday|sabado saturday|domingo sunday|atiend open|ubicad located|cubiert covered|paquete package|paquetes package|diferenci difference|duracion take long|iman magnet|imanes magnet|cesped lawn|vehicul cars|contenedor dumpster|escombr debris|perdid missing|caliente hot|energia energy|apelacion appeal|niega deny|niegan deny|prima premium|primas premium|certificad certificate|reservar reserve|reserva reserve|reunion appointment|urgent emergency|urgencia emergency|tabla decking|tablas decking|lamina sheet|laminas sheet|asbesto asbestos|desacuerdo disagree|mediacion mediation|opinion opinion|independiente independent|demanda court|propios own|empresa business company|familiar family|fundad since|experienci experience|penalizacion penalty|avis tell|lluvios rain|frio cold|interrump stop|muev move|satelit satellite|inclinacion pitch|pendiente pitch|metros feet|medid measured|midieron measured|medir measure|gotea leak|entra come|adentro inside|dentro inside|fuera outside|feriado holiday|enchuf outlet power|corriente power|apag switch|sobras leftover|sobran leftover|bulto bundles|olor smell|huele smell|ondulad wavy|granulo granules|gravill granules|garaje garage|tuberia pipe|alero eaves|cumbrera ridge|limahoya valleys|vigas rafters|estructura rafters|electricista electrician|plomer plumber|subcontratist subcontractors|propietari owner|
hago do|hag do|hice do|dig say|dij say|sab know|conoc know|quier want|gust like|esper wait|espera wait|vuelv return|viv live|viven live|dorm sleep|duerm sleep|sub climb|baj down|sac remove|pon put|tap cover|nad nothing|clavos nails|rama branches|oxid rust|ensuci dirty|manch stains|ahi there|alguien someone|nadie nobody|cualquier any|jardiner landscaping|tejado roof|desagu gutter|bajante gutter|sotano basement|piso floor|alfombr carpet|piscin pool|coche cars|mascot pets|estacion park|aparc park|vid life|vida life|salud health|capital capital|pais country|restaurant restaurant|comid food|
encuentr find|encontr find|clase class|dan give|dar give|venir come|haga do|seguro insurance|aseguranza insurance|granizada hail|obras work|tablero decking|placa sheet|placas sheet|plancha sheet|capa layer|clavo nails|aire air|acondicionado conditioner|antena satellite|tubo pipe|tubos pipe|tuber pipe|baño toilet|bano toilet|inodoro toilet|llave key|cerrad closed|mes month|quincen week|hoja leaves|hojas leaves|nido nest|pajaro bird|ardill squirrel|abeja bee|verja fence|valla fence|muro wall|tormenta storm|relamp lightning|terremoto earthquake|derecho right|ley law|legal legal|ilegal illegal|promet promise|mentir lie|tribunal court|abogado lawyer|juicio court|pelig danger|herid injured|lesion injury|accident accident|impuesto tax|impuestos tax|propina tip|socio partner|vendedor seller|gerente manager|supervisor supervisor|ingeniero engineer|arquitect architect|estudi study|marca brand|modelo model|color color|oscur dark|clar light|negro black|blanc white|rojo red|azul blue|verde green|gris gray|resto rest|vien come|jefe lead|encargad lead|capataz lead|lona tarp|emergencia emergency|alquil rent|compr buy|traj bring|tra bring|llev take|mov move|mueble furniture|parrilla grill|bebe baby|bebes baby|familia family|internet internet|luz electricity power|electricidad electricity power|bano toilet|gente people|persona people|personas people|cuid care|rama branches|ramas branches|arbol tree|arboles tree|caid fallen|rayo lightning|incendio fire|fuego fire|moho mold|pintur paint|pint paint|pared wall|paredes wall|cuadro pictures|espejo mirrors|polvo dust|sueld salary|nombre name|direccion address|oficina office|horario hours|abiert open|correo email|mand send|ayud help|problema problem|rot broken|roto broken|mal wrong|peligro danger|seguro insurance|ahorr save|factura invoice|recibo receipt|cuenta bill|saldo balance|rest rest|ultim final|primer first|segund second|recomiend recommend|suger suggest|eleg choose|elij choose|escog choose|durader durable|resist resist|fuerte strong|gross thick|grosor thick|largo long|ancho wide|altura high|tamano size|grande big|pequen small|barato cheapest|caro expensive|rapid fast|pronto soon|garaje garage|sotano basement|cocina kitchen|piscina pool|carpinter carpentry|puerta door|puertas door|piso floor|suelo floor|bosque forest|paisaj landscaping|cortar cut|cort cut|pod trim|construy build|constru build|hered transfer|nuev new|carta letter|prueba proof|demor delay|retras delay|aplaz postpone|pospon postpone|reprogram reschedule|verific check|revis inspection check|tormentas storm|granizo hail|nieva snow|congel freeze|antiguedad age|anul void|invalid void|pierd lose|perd lose|devuelv refund|devol refund|reembols refund|acept accept|prest loan|prestamo loan|mensualidad monthly payment|entrada deposit|enganche deposit|tasa rate|multa penalty
garant warranty|cuest cost|cost cost|preci price|val cost|pag pay|financ financing|cuota monthly payment|mensual monthly|interes interest
techo roof|tejado roof|techumbre roof|teja shingle|tejas shingle|tablilla shingle|casa house|hogar house|vivienda house|propiedad property
segur insurance|asegurador insurer|ajustador adjuster|perito adjuster|reclam claim|siniestro claim|deducib deductible|franquicia deductible|poliza policy
cubr cover|cobertura coverage|incluy include|inclu include|exclu exclude|dur last take long|tard take|tiempo time|dia day|dias days|semana week|mes month|meses months|ano year|anos years|hora hour|horas hours
empez start|empiez start|comenz start|comienz start|inici start|termin finish|acab finish|fin end|obra work|trabaj work|trabajador crew|obrero crew|equipo crew|emplead employees|subcontrat subcontractors|cuadrilla crew
repar repair|arregl repair|parch patch|reemplaz replace|cambi change replace|instal install|instalacion installation|quit remove|retir remove
madera wood|podrid rotten|danad damaged|dano damage|danos damage|goter leak|filtr leak|fuga leak|agua water|lluv rain|llov rain|lluev rain|nieve snow|hielo ice|graniz hail|viento wind|tormenta storm|sol sun|clima weather|calor heat
chimenea chimney|claraboy skylight|tragaluz skylight|ventan window|lleg arrive|cerca fence|cercas fence|ladrillo brick|puerta door|canal gutter|canaleta gutter|atico attic|desvan attic|ventil ventilation|tapajuntas flashing|membrana membrane|clavo nails|metal metal|metalic metal|acero steel|color color|colores colors|muestra samples
mascota pets|perr pets dog|gat pets cat|nino children|ninos children|ruid noise loud|jardin garden|planta plants|patio yard|entrada driveway|coche car driveway|carro car driveway|basura dumpster disposal|limpi clean
permiso permit|licencia license|contrat contract agreement|acuerdo agreement|firm sign|cancel cancel|deposit deposit|anticip deposit|adelant deposit upfront|descuent discount|efectivo cash|cheque check|tarjeta card|banco bank|credit credit
vend sell|venta sale|vendo sell|comprador buyer|dueno owner|propietari owner|transfer transfer|hered transfer
llam call|telefon phone|correo email|habl talk|contact contact|pregunt question|cita appointment|visita visit
foto photos|fotos photos|inspec inspection|inform report|notific report notify|document documents|regist register|formulario form
gratis free|gratuit free|mejor better best|barat cheapest|car cost|recomend recommended|opcion option|material material|fabricante manufacturer|marca brand
mantenimiento maintenance|manten maintenance|lav wash|presion pressure|musgo moss|alga algae|camin walk|pis walk foot|panel panels|solar solar|antena antenna
negad denied|rechaz denied|apel appeal|depreci depreciation|hipoteca mortgage|plaz deadline days|limite limit|suplement supplement
vecin neighbors|ciudad city|fecha date|mañana tomorrow|manana morning|tarde afternoon late|noche evening|invierno winter|verano summer|primavera spring|otono fall
cuadrad square|pie feet|pies feet|pulgada inches|capa layer|capas layers|deck deck|aislamiento insulation|temperatur temperature|humedad moisture|escalera ladder|seguridad safety
cobr charge|solicit apply|hoy today|person people|qued stay|quedar stay|dej leave|abr open|cerr close|cierr close|entreg deliver|envi send|recib receive|proteg protect|aprob approve|aprueb approve|mid measure|pes weigh|decid decide|ofrec offer|exig require|quien who|donde where|estar be|presente home|ausente home|despues after|antes before|durante during|siempre always|nuev new|viej old|edad age|falt missing|suelt loose|perd lost
dirig lead|dirige lead|contra against|averia damage|filtracion leak|presupuesto estimate price|oferta price quote|cotizacion quote|rebaja discount|mitad half|debajo under|encima on|calidad quality|sustitu replace|aguant withstand|soport withstand|prepar prepare|recog sweep|barr sweep|barren sweep|molest noise|molesta noise|temprano early|evalu inspection|dinero money|quej complain|queja complain|vigente valid|valid valid|valido valid|caduc expire|vence due|vencimiento due|inund flood|grieta crack|agriet crack|desgast wear|gastad worn|envejec age|quebradiz brittle|seco dry|seca dry|sec dry|moj wet|sell seal|sellar seal|espesor thick|espesa thick|peso weigh|pesad heavy|libra pounds|libras pounds|camion truck|grua crane|calle street|cochera garage|tramit apply permit|tramite apply permit|alcald city|ayuntamiento city|municip city|vuelv return|regres return|dudas question|duda question|sobrante leftover|espera wait|espaci space|alrededor around|afect damage|esconde hidden|ocult hidden|extra extra|adicional extra|separad separate|incluid include|entera whole|rompe break|romp break|estrope damage|caida fallen|caen fall|arranc remove|levant lift|levantad lifted|aflojad loose|flojo loose|chispa fire|inflamab fire|tribunales court|testig independent|parte share|porcentaje percent|ciento percent|mejor better|peor worse|elegir choose|escogemos choose|opciones option|diferente difference|igual same|mism same
`

const dictionary = new Map(
  entries
    .split(/[|\n]/)
    .map((entry) => entry.trim().split(' '))
    .filter(([start]) => start)
    .map(([start = '', ...words]) => [start, words]),
)

const marks = /[¿¡ñáéíóú]/i
const commonWords =
  /\b(el|la|los|las|un|una|de|del|que|es|en|por|para|mi|su|se|lo|cuanto|cuanta|cuantos|cuando|como|quien|donde|cual|puedo|tengo|hay|con|si|esta|tiene|tienen|ustedes|debo|hace)\b/gi

export const isSpanish = (text: string) =>
  (text.match(commonWords)?.length ?? 0) + (/[¿¡]/.test(text) ? 2 : marks.test(text) ? 1 : 0) >= 2 &&
  !/\b(the|is|how|what|does)\b/i.test(text)

const shortestBeginning = 3
/** An entry that ends in a vowel must match the whole word: “carroza” is no “carro”. */
const isBeginning = /[^aeo]$/

export function fromSpanish(word: string): string[] {
  for (let length = word.length; length >= shortestBeginning; length--) {
    const found = dictionary.get(word.slice(0, length))
    const isWhole = length === word.length || (length === word.length - 1 && word.endsWith('s'))
    if (found && (isWhole || (isBeginning.test(word.slice(0, length)) && (length > 4 || word.length - length <= 3))))
      return found
  }
  return []
}

const littleWords: [said: RegExp, meant: string][] = [
  [/^(?:y )?(?=\p{L}+[ae]n\b)(?!tienen|ofrecen|usan|hacen|venden|instalan|aceptan|pueden|quien)/u, 'do you '],
  [/\ba que hora\b/g, 'what time'],
  [/\bcuanto (?:tiempo )?(?:dura|duran|tarda|tardan|demora|demoran|toma|lleva)\b/g, 'how long does it take'],
  [/\bmano de obra\b/g, 'workmanship'],
  [/\bcuanto tiempo\b/g, 'how long'],
  [/\bcuanto (?:cuesta|cuestan|vale|valen|sale|es|son|costaria)\b/g, 'how much cost'],
  [/\bcuant[oa]s\b/g, 'how many'],
  [/\bcuant[oa]\b/g, 'how much'],
  [/\ba plazos\b|\ben cuotas\b/g, 'in monthly payments'],
  [/\bpor que\b/g, 'why'],
  [/\bque (?:pasa|sucede|ocurre)\b/g, 'what happens'],
  [/\b(?:puedo|podemos|se puede)\b/g, 'can i'],
  [/\b(?:pueden|puede usted)\b/g, 'can you'],
  [/\b(?:tengo|tenemos|hay) que\b|\bdebo\b|\bnecesito\b/g, 'do i have to'],
  [/\bhay\b/g, 'is there'],
  [/\b(?:tienen|ofrecen|usan|hacen|venden|instalan|aceptan)\b/g, 'do you offer'],
  [/\bcuando\b/g, 'when'],
  [/\bquien(?:es)?\b/g, 'who'],
  [/\bdonde\b/g, 'where'],
  [/\bcomo\b/g, 'how'],
  [/\b(?:que|cual|cuales)\b/g, 'what'],
  [/\bsi\b/g, 'if'],
  [/\ben casa\b/g, 'at home'],
  [/\bde\b|\bdel\b/g, 'of'],
  [/\bentre\b/g, 'between'],
  [/\b(?:el|la|los|las|un|una|al|se|su|sus|es|son|esta|estan)\b/g, ''],
]

export function inEnglish(text: string) {
  if (!isSpanish(text)) return text
  const low = text
    .normalize('NFKD')
    .replaceAll(/\p{M}|[¿¡]/gu, '')
    .toLowerCase()
  const begun = littleWords.reduce((said, [pattern, meant]) => said.replace(pattern, meant), low)
  return begun
    .replaceAll(/\p{L}+/gu, (word) => fromSpanish(word)[0] ?? word)
    .replaceAll(/\s+/g, ' ')
    .trim()
}
