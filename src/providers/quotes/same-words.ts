import { stemOf } from '../../core/text/stems'

/**
 * Words that ask for the same in any trade: English, Spanish, German and French, so that a question in one of them finds
 * a sentence in another. Plain, without accents.
 */
const groups = `
price prices pricing cost costs fee fees charge charges rate rates | precio precios tarifa tarifas coste costo cuesta cuestan cobran cobro | preis preise kosten kostet gebuhr gebuhren tarif | prix tarif tarifs cout coute coutent frais
pay pays paid payment payments | pagar paga pago pagos | zahlen bezahlen zahlt zahlung bezahlung | payer paye paiement paiements regler reglement
cash | efectivo metalico | bar bargeld | especes liquide
card cards credit debit | tarjeta tarjetas | karte kreditkarte ec | carte cartes
check checks cheque | cheque cheques | scheck | cheque cheques
transfer wire | transferencia | uberweisung uberweisen | virement
deposit downpayment upfront | deposito anticipo senal fianza adelanto | anzahlung vorauszahlung vorauskasse | acompte arrhes avance
instalment instalments installments financing finance financed loan credit monthly | financiacion financiar plazos cuotas credito mensual mensualidad | raten ratenzahlung finanzierung finanzieren kredit monatlich | mensualites financement financer credit echelonne mensuel
interest apr | interes intereses tae | zinsen zinssatz | interets taux
discount discounts rebate coupon deal | descuento descuentos rebaja | rabatt nachlass ermassigung vergunstigung | remise reduction rabais promotion
free gratis complimentary | gratis gratuito gratuita | kostenlos gratis kostenfrei umsonst | gratuit gratuite gratuitement
subsidy grant incentive | subvencion ayuda | zuschuss forderung forderungen fordergeld | subvention aide prime
refund refunded reimburse reimbursed | devolver devuelven reembolso devolucion | erstatten erstattung zuruck zuruckbekommen | rembourser remboursement rembourse recuperer rendu
bill invoice | factura | rechnung | facture
estimate quote | presupuesto | angebot kostenvoranschlag | devis
extra surcharge additional supplement | suplemento recargo adicional | aufpreis zuschlag zusatzlich extra | supplement supplementaire
warranty warranties guarantee guaranteed guarantees | garantia garantias garantizado | garantie gewahrleistung garantiert | garantie garanties garanti
insurance insured insurer insurers liability | seguro aseguradora asegurado seguros | versicherung versichert versicherungen haftpflicht | assurance assurances assure assureur
covered cover covers coverage | cubre cubrir cubierto cubierta cobertura | abgedeckt deckt decken | couvert couvre couvrir couverte couverture
contract agreement contracts | contrato contratos | vertrag vertrage | contrat contrats
cancel cancels canceled cancellation terminate quit | cancelar cancelo cancelacion anular baja | kundigen kundigung stornieren absagen | annuler annule annulation resilier resiliation
sign signed signature | firmar firma firmado | unterschreiben unterschrift | signer signe signature
license licensed licence licenced certified certification | licencia licenciado titulado titulados registrado inscrito inscritos registro | lizenz zugelassen zulassung zertifiziert | licence agree agrement certifie certification
permit permits permission | permiso permisos | genehmigung erlaubnis | permis autorisation accord
certificate | certificado | bescheinigung zertifikat nachweis | certificat attestation
install installed installation installing installer installers fit | instalar instalacion instalan montaje montar instaladores instalador | einbau einbauen montage montieren installation installieren | installation installer pose poser installateur poseurs
repair repaired repairs fix fixed | reparar reparacion arreglar reparan | reparieren reparatur | reparer reparation reparations
replace replaced replacement | cambiar reemplazar sustituir | ersetzen austauschen tauschen ersatz | remplacer remplacement
remove removed removal | quitar quitan retirar retiran eliminar | entfernen entfernt beseitigen | enlever retirer emporter emportons emporte
clean cleaning cleaned wash wipe cleanup | limpiar limpieza limpian limpia fregar friegue | reinigen reinigung putzen saubern sauber | nettoyer nettoyage nettoyez laver entretien
maintenance service upkeep servicing | mantenimiento | wartung instandhaltung pflege warten | entretien maintenance
change changed changes modify | cambiar cambio cambia modificar | andern anderung wechseln andere | changer changement modifier change
move moving moved relocate | mudanza mudar mudarse mudo | umzug umziehen umziehe ziehen | demenager demenage demenagement
reschedule postpone rebook | cambiar aplazar | verschieben verlegen | reporter decaler
appointment appointments visit visits | cita citas visita visitas | termin termine besuch besuche | rendez vous visite visites
arrive arriving arrives come coming comes | llegar llegan venir vienen viene | ankommen kommen kommt anfahrt | arriver arrivent venir viennent vient passer
begin start starts started beginning begins | empezar empieza comenzar comienzo comienza | anfangen beginnen beginnt beginn start | commencer commence debut debuter
finish finished done end ends | terminar termina acabar fin | fertig ende enden abschluss | finir fini terminer termine fin
last lasts long duration take takes takes | dura durar duran duracion tarda tardan | dauert dauern dauer halten halt haltbar | dure duree durer dureront prend
open opening hours | abierto abierta abren abre horario horarios atienden atendemos | geoffnet offen offnungszeiten besetzt erreichbar | ouvert ouverts ouverte ouvrez horaires
closed close | cerrado cerrada cierra | geschlossen | ferme fermes fermee
call phone telephone | llamar telefono llamada avisan avisa avisar | anrufen anruf telefon ruft | appeler telephone appel appelez
email mail | correo email | mail email post | courriel mail email
home house houses homes | casa casas vivienda viviendas hogar | haus hauser zuhause daheim | maison maisons domicile
apartment flat condo | piso apartamento pisos | wohnung wohnungen | appartement
room rooms bedroom bedrooms | habitacion habitaciones dormitorio cuarto | zimmer raum schlafzimmer | chambre piece pieces chambres
kitchen | cocina | kuche kuchen | cuisine
bathroom bath | bano | bad badezimmer | bain salle
attic loft | desvan atico buhardilla | dachboden speicher dachgeschoss | grenier combles
basement cellar | sotano | keller | cave sous-sol
garage | garaje | garage | garage
yard garden lawn | jardin patio cesped | garten rasen hof | jardin pelouse cour
wall walls | pared paredes muro | wand wande mauer | mur murs
floor floors | suelo suelos piso | boden boden fussboden | sol sols plancher parquet
roof | tejado techo | dach | toit toiture
ceiling ceilings | techo | decke | plafond
window windows | ventana ventanas | fenster | fenetre fenetres
door doors | puerta puertas | tur turen haustur | porte portes
stairs steps upstairs | escalera escaleras | treppe treppen | escalier escaliers
street road sidewalk | calle acera | strasse gehweg | rue trottoir
neighbor neighbors neighbour neighbours | vecino vecinos | nachbar nachbarn | voisin voisins
owner owners homeowner | propietario dueno | eigentumer besitzer | proprietaire
tenant renter rent renting rented landlord | inquilino alquiler alquilo alquilado casero | miete mieter mietwohnung vermieter gemietet | locataire locataires loyer location bailleur
child children kid kids toddler toddlers baby babies daughter son | nino ninos nina bebe hijo hija hijos | kind kinder baby kleinkind sohn tochter | enfant enfants bebe fils fille
pet pets dog dogs cat cats animal animals puppy | mascota mascotas perro perros gato gatos animal animales | haustier haustiere hund hunde katze katzen tier tiere | animal animaux chien chiens chat chats
pregnant pregnancy expecting | embarazada embarazo | schwanger schwangerschaft | enceinte grossesse
asthma allergy allergic allergies | asma alergia alergica alergico | asthma allergie allergisch | asthme allergie allergique
safe safety dangerous harmful toxic poisonous hazard unsafe danger poison | seguro segura seguridad peligroso peligrosa toxico veneno peligro | sicher sicherheit gefahrlich giftig schadlich gift gefahr | sur securite dangereux dangereuse toxique nocif poison danger
smell smells odor stink fumes | olor huele oler | geruch riecht stinkt | odeur odeurs sent
noise noisy loud quiet sound | ruido ruidoso silencioso | larm laut leise | bruit bruyant silencieux
dry drying dries | seco seca secar secado | trocken trocknen trocknet | sec seche sechage secher
wet damp moist moisture water | mojado humedo humeda agua | nass feucht feuchtigkeit wasser | humide eau mouille
color colors colour colours shade | color colores | farbe farben | couleur couleurs coloris
material materials made | material materiales hecho hecha | material materialien gemacht | materiau materiaux fabrique fabriques matiere
wood wooden | madera | holz | bois
glass | vidrio cristal | glas | verre vitre
size sizes dimension dimensions measure measures measurements | tamano medida medidas medir | grosse masse abmessungen messen | taille dimension dimensions mesure mesures mesurer
weight weigh weighs heavy pounds kilos carries hold | peso pesa kilos pesado | gewicht wiegt kilo kilogramm schwer tragt | poids pese kilo kilos lourd porte
thick thickness | grosor grueso espesor | dick dicke starke | epais epaisseur
furniture | mueble muebles | mobel | meuble meubles
old existing | viejo vieja antiguo antigua | alt alte alten alter | ancien ancienne vieux vieille
new | nuevo nueva nuevos | neu neue neuen neuer | nouveau nouvelle neuf neuve
empty clear | vaciar vacie vacio | leeren ausraumen raumen leer | vider videz vide
prepare preparation ready before | preparar preparacion antes | vorbereiten vorbereitung vorher | preparer preparation avant
scratch scratches scratched | rasguno rayado rayas | kratzer zerkratzt | rayure rayures raye
damage damaged break breaks broken | dano danos romper rompe roto | schaden kaputt beschadigt | degat degats casse abime
cheap cheapest basic | barato barata basico | billig gunstig billiger gunstigste | moins bon marche economique
package packages plan plans option options tier | paquete paquetes plan planes opcion | paket pakete plan variante | formule formules gamme gammes forfait
include includes included including comes | incluye incluido incluida incluidas entra entran | enthalten inbegriffen inklusive dabei enthalt | inclus incluse comprend compris comprise
popular recommended recommend recommends | recomiendan recomendado eligen | empfohlen empfehlen | recommande recommandez choisie vendue
company business firm | empresa negocio companhia | firma betrieb unternehmen | entreprise societe atelier
office showroom shop store | oficina tienda | buro laden ausstellung geschaft | bureau magasin boutique
technician technicians crew worker workers guys team | tecnico tecnicos equipo trabajadores | monteur monteure techniker team mitarbeiter | technicien techniciens equipe ouvriers
battery batteries | bateria baterias pila | batterie batterien akku | batterie pile piles
electricity power outage | luz electricidad corriente apagon | strom stromausfall | electricite courant panne
internet wifi | internet wifi | internet wlan | internet wifi
phone smartphone app mobile | movil telefono aplicacion app | handy app smartphone mobilfunk | portable telephone application appli
save saved stored store storage keep kept | guardan guardado almacenan | gespeichert speicher speichern aufbewahrt | stocke stocker conserve enregistre
delete deleted | borran borrado | geloscht loschen | efface supprime
test tested check inspect inspection inspected | probar prueba inspeccion revisar revisan | testen test prufen prufung kontrolle inspektion | tester essai controle inspection verifier
hole holes gap gaps crack cracks drill drilled | agujero agujeros grieta grietas taladrar | loch locher bohren bohrloch bohrlocher gebohrt spalt | trou trous percer fente
paint painting painted repaint | pintar pintura pintan | streichen malen farbe anstrich | peindre peinture repeindre repeignez
light lights lighting | luz luces iluminacion | licht lampe beleuchtung | lumiere eclairage lampe
delivery deliver delivered | entrega envio entregar | lieferung liefern geliefert | livraison livrer livrez
fine fines penalty | multa multas | strafe bussgeld | amende penalite
tax taxes vat | impuesto impuestos iva | steuer steuern mehrwertsteuer | taxe taxes tva impots
help helps assist | ayudar ayuda ayudan | helfen hilfe | aider aide
family families | familia familias | familie familien | famille familles
most majority | mayoria casi | meisten mehrheit | plupart plus
first | primera primero | erste ersten erster | premiere premier
year years annual yearly annually | ano anos anual | jahr jahre jahren jahrlich | an ans annee annees annuel
month months | mes meses | monat monate monaten | mois
week weeks | semana semanas | woche wochen | semaine semaines
day days | dia dias | tag tage tagen | jour jours journee
hour hours | hora horas | stunde stunden | heure heures
minute minutes | minuto minutos | minute minuten | minute minutes
saturday saturdays weekend | sabado sabados | samstag samstags wochenende | samedi weekend
sunday sundays weekend | domingo domingos | sonntag sonntags wochenende | dimanche weekend
monday | lunes | montag montags | lundi
night nights nighttime | noche noches | nacht nachts | nuit
senior seniors retired retiree elderly | jubilado jubilados mayores | rentner senioren | retraite retraites seniors
military veteran veterans | militar militares veterano | militar veteranen | militaire militaires
`

const languages = ['en', 'es', 'de', 'fr']

/** By language, from the stem to the numbers of its groups. */
const tables = new Map(languages.map((language) => [language, new Map<string, number[]>()]))
for (const [number, line] of groups.trim().split('\n').entries())
  for (const [place, words] of line.split('|').entries()) {
    const language = languages[place] ?? ''
    const table = tables.get(language)
    for (const stem of new Set(
      words
        .trim()
        .split(/\s+/)
        .map((word) => stemOf(word, language)),
    ))
      table?.set(stem, [...(table.get(stem) ?? []), number])
  }

/** The groups of a word, in the first of these languages that knows it. */
export function groupsOf(word: string, ...inLanguages: string[]): readonly number[] {
  for (const language of inLanguages) {
    const found = tables.get(language)?.get(stemOf(word, language))
    if (found) return found
  }
  return []
}
