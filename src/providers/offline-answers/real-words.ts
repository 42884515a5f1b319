/** Correct words that look like a mistyped other word, so spelling correction must leave them. */
export const realWords = `
one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety
his her him hers she they man men woman women boy girl lady son aunt uncle faster slower smaller taller wider louder harder closer nearer cleaner darker lighter tar wire baby born now past far near nearby tall wide short low deep thin fat slim
act add aid air arm art bag ball band bar base bath beach bear beat bell belt bench bend bike bird bite bomb bone book boot born boss bottle bowl box
brain brake bread brick bridge brush bug bulb bull bus bush button cake camp cap card cave cell chain chair chalk chart cheek cheese chess chest chew
chin church circle clay cliff clock cloth cloud club coach coal coast coat code coin cord corn cotton couch cough county cow crab cream crop cross crowd
crown cruise cup cure curve cut dad dance dart dawn deaf deal death debt deer desk devil diet dinner dirt dish dive dock doll dollar donkey door dozen
draft drama drawer dream dress drill drink drug drum duck dump dusk dust duty eagle ear earth east echo egg elbow elf empire enemy engine error escape
exam exit express eye fabric face factory faith fame farm fate fault feast feather fee feed feet fever fiber field fight film filter finger fire fish
fist fit flag flame flash flesh flight flour flower flu flute foam fog foil fold folk food fool foot fork fort fox frame friend frog fruit fuel fund
fur game gap gas gate gear gem gene ghost giant gift girl glass globe glove glue goal goat gold golf grain grape grass grave gravy grid grip group guard
guest guide guitar gum gun gym hair hall hammer hand harbor hat hawk hay head heart heel height hell helmet hen herb herd hero hill hint hip hire
hole honey honor hood hook horn horse host hotel hunt hut ink inn iron island item jail jam jar jaw jet jewel joke judge juice junk jury king kiss kite
knee knife knight knot lab lace lake lamb lamp land lane lap lard laser lava lawn leaf leg lemon lens lid lime limit linen lion lip liquid list liver load
loaf lobby lock log lord lump lunch lung lock magic mail maid major mall mask mass mast match mate math meal meat medal melon melt menu mess metal mice
milk mill mine mint minor mist mob model mom monk mood moon motor mount mouse mouth movie mud mug mule muscle music myth nail nap navy neck needle nerve
nest net noise noon north nose noun novel nurse nut oak oath ocean odd office oil onion oral orange oven owl pack page pain pair pal palace palm pan panic
pants parade parent park party pasta paste pastor patch path paw pea peace peach peak pear pedal peel pen pencil pepper piano picnic pie pig pile pill
pilot pin pine pint pirate pit pizza plane planet plate plot plug plum pocket poem poet pole police pond pony pool pop porch pork port pose post pot
powder power prayer press prince prison prize pub puddle pump puppy purse puzzle queen quilt quiz rabbit race rack raft rail ranch rat razor recipe
reset ribbon rice ride rifle ring riot risk river road robe robin robot rock rocket rod rope rose route row royal rug ruin rumor rust sack sad saddle sail
salad salt sand sauce scarf scene school score scout screw sea seal seat seed senate sense shadow shape shark sheep shelf shell ship shirt shoe shop
shore shot shovel sick silk silver sink sister skate skill skin skirt skull sky slave sled sleep sleeve slope smoke snack snail snake snow soap sock soda sofa
soil solar song soup south space spark spear spice spider spirit spoon sport spot square squirrel stage stair stake stamp star state steak steam stem step
stew stock stone stool stove straw stream string stuff style sugar suit sun swamp sweat swim sword syrup table tail tank tape target taste taxi tea teacher
team tear teeth tent test text theme thief throat thumb ticket tide tie tiger tile tin tip tire title toast toe tomato tongue tool tooth topic torch towel
tower town toy trail train trap tray treat tribe trick trip trunk tube tulip tune turkey twin uncle urban vacuum valley van vase vault vein vest view villa
virus voice vote wagon waist wallet war wave wax weapon weed west whale wheat wheel whip wife wing winner wire witch wolf wool world worm wrist yard yarn zone
`
