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
