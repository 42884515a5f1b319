/**
 * Written by `npm run fit-answers -- --write`: in tenths, what the words of homeowners' questions are worth beside the
 * evidence. After what is asked comes what the sentence says, where it matters.
 */
export const learnedWords = {
  turns: `
38| -2
4 discount| 1
400| 1
4| -5
^a good| -5
^after| -2
^am i| 4
^am| 4
^and if| -1
^and the| -1
^and| -3
^any| -3
^are ice| 1
^are there| -1
^are they| 1
^are the| 1
^are your| -4
^are you| -1
^are| 1
^at what| 1
^at| 1
^a| -1
^by when| 1
^by| 2
^cada how| 2
^cada| 2
^can a| -2
^can he| -1
^can i| -1
^can my| 2
^can someone| 2
^can they| 2
^can the| -3
^can u| -2
^can we| -5
^can you| -1
^can| -9
^could a| 3
^could i| -4
^could my| 3
^could you| -6
^could| 1
^did i| 2
^did the| -2
^did you| -1
^did| 3
^do i| 2
^do they| -2
^do the| -4
^do u| -1
^do we| 6
^do your| 2
^do you| -3
^does a| 5
^does flood| -5
^does insurance| 1
^does it| 3
^does marco| -2
^does metal| -2
^does my| -1
^does that| -2
^does the| -9
^does your| 1
^do| 3
^for how| 3
^for| 3
^from| 3
^give me| -4
^give| -4
^got| 3
^has| -8
^have| -5
^house| 1
^how are| -11
^how big| -2
^how call| -4
^how close| 2
^how cold| 2
^how did| -5
^how does| 2
^how do| -8
^how far| 5
^how heavy| 3
^how high| -1
^how hot| 8
^how large| 1
^how long| 6
^how loud| -4
^how many| -3
^how much| -3
^how often| 4
^how old| 1
^how soon| 6
^how steep| 1
^how strong| 1
^how s| -7
^how tall| -3
^how thick| -3
^how wide| -6
^how will| 2
^how windy| 2
^how| -1
^i found| 2
^i have| -2
^i just| -3
^i m| -2
^i think| -1
^i ve| 1
^if a| 1
^if it| 3
^if i| 5
^if the| -1
^if we| -1
^if you| -4
^if| -4
^insurance| 3
^in| 2
^is a| -6
^is dana| -2
^is daniel| -5
^is it| 5
^is marco| -2
^is metal| 1
^is my| 9
^is that| 2
^is their| 1
^is there| 2
^is the| -5
^is this| -4
^is your| 1
^is| -1
^i| -4
^marco| 1
^may i| 1
^may| 1
^me puede| -1
^me| -5
^monthly payment| 3
^monthly| 6
^my back| -6
^my furnace| -1
^my house| 1
^my husband| -2
^my toilet| -2
^my wife| -1
^my| -6
^of what| -1
^once| -3
^on| -1
^our| -1
^price of| 1
^price| 2
^senior| -1
^should i| 6
^should we| -3
^should| -3
^shut up| -9
^shut| -9
^suppose| 2
^tell me| -3
^tell| -3
^that| -8
^there| -4
^they| 1
^the| 5
^this is| -2
^this| -2
^until when| -1
^until| -1
^warranty| 2
^was the| 2
^was| 3
^we re| -1
^we| -5
^what about| 3
^what camera| -7
^what can| -2
^what colors| -1
^what color| -5
^what comes| 1
^what credit| -8
^what day| -6
^what did| -2
^what does| 1
^what do| 2
^what else| 1
^what gauge| 1
^what goes| 3
^what happens| 2
^what if| 4
^what interest| 2
^what is| -2
^what kinds| 2
^what kind| -1
^what letters| 1
^what makes| 2
^what nails| 1
^what number| 1
^what on| 4
^what papers| 1
^what paperwork| 1
^what r| -2
^what should| -1
^what size| -3
^what sort| 1
^what s| -4
^what time| -3
^what was| -1
^what will| 4
^what wind| 2
^whats a| 1
^whats the| 2
^whats| 5
^what| -6
^when are| 1
^when can| 2
^when does| 2
^when do| 4
^when is| -1
^when should| -7
^when s| 2
^when was| -3
^when will| 3
^when would| 1
^when| -2
^where can| -5
^where did| -5
^where does| 1
^where do| 3
^where is| 1
^where office| 1
^where should| 3
^where s| 2
^where would| -2
^where| -2
^which color| -2
^which door| 4
^which of| -2
^which one| 3
^which package| 3
^which papers| 2
^which side| 4
^which| -2
^who decides| 2
^who does| 4
^who do| -1
^who founded| -7
^who gets| -4
^who has| 2
^who is| -4
^who lead| 1
^who pays| 6
^who remove| 5
^who s| -1
^who takes| 1
^who won| -1
^who wrote| -1
^whose side| 2
^whos| 2
^who| -3
^why are| -1
^why did| 4
^why does| -2
^why do| 2
^why is| -1
^why should| 1
^why| 10
^will it| -4
^will i| 5
^will metal| -1
^will my| 6
^will somebody| 1
^will that| -2
^will there| 2
^will they| -1
^will your| 3
^will| 5
^would a| -3
^would the| 5
^would you| -8
^would| 3
^you people| -5
^you| -4
a bad| 1
a better| 1
a big| 4
a bit| 2
a catch| 2
a check| 1
a claim| 1
a cricket| 2
a day| -3
a defect| 3
a deposit| -3
a different| 2
a discount| -4
a drip| 2
a family| 5
a few| 6
a free| 4
a good| -7
a green| -2
a hotel| -2
a house| -5
a lawyer| -2
a leak| -2
a lien| 2
a maintenance| 1
a metal| -3
a month| 3
a nail| 6
a new| -3
a patch| 2
a photo| 1
a picture| 1
a plumber| 2
a pressure| 3
a problem| 4
a real| -3
a repair| 5
a replacement| -4
a roofer| -3
a roof| -4
a satellite| -3
a scam| -3
a second| -1
a shingle| 3
a showroom| -1
a sign| 4
a skylights| -3
a square| 5
a steel| 2
a storm| 3
a sun| -1
a supplement| -1
a tarp| 5
a thunderstorm| 3
a tree| 1
a warranty| -3
a whole| -5
a wind| 2
a worker| -7
a yearly| 4
a year| 1
able to| 2
able| 2
about asbestos| 3
about a| -1
about it| -1
about my| 7
about the| -2
about| 10
above| -6
ac unit| 1
accept| 1
actually| 4
ac| 11
add to| -1
address of| -3
address| -1
add| -7
adjuster comes| 1
adjuster count| 1
adjuster on| 3
adjuster s| -3
adjuster take| 2
adjuster visit| 2
adjuster| -7
advice| 3
after a| 1
after i| -3
after me| 1
after of| 3
after ten| 3
after the| -5
after year| 1
afterwards| 1
after| 7
against| -3
again| 6
age| 2
agree| 1
air conditioner| -8
air move| 1
airflow| 6
air| 1
algae streaks| 1
algae| 3
all at| 1
all crooks| -1
all day| 1
all in| 1
all that| 3
all the| 5
all this| -1
all those| 2
all three| -4
allowed to| 4
allowed| 4
all| 5
alone| -4
along| -1
already| 2
alright| 3
also| 1
amount| 4
am| 2
an adjuster| -3
an appraisal| -10
an appraiser| 3
an envelope| 4
an hour| -3
an old| 3
and for| -2
and get| 1
and it| 1
and i| -6
and my| -1
and take| 1
and the| 2
and water| -3
and you| -1
and| 2
another roofer| 1
another| -1
answer a| -1
answer| -1
any mold| -2
any of| 2
any spare| 1
anybody| 3
anyone| 2
anything to| 3
anything| 9
any| 6
an| 1
apart are| 1
apart| 1
applying| -2
appointment| 3
appraisal clause| 2
appraisal| -12
appraiser charge| 1
appraiser| -1
approval| 1
approved| -8
app| -1
architectural| 1
are coming| 3
are crooks| -1
are free| 1
are gutters| 1
are ice| 1
are missing| 2
are my| 2
are on| -5
are rotten| 1
are skylights| 1
are the| -5
are those| 1
are we| 3
are your| -3
are you| -6
area| 4
aren t| 1
aren| 1
are| 3
around here| -4
around my| 3
around the| 7
around with| -3
around| 11
arrive| 9
as a| -1
asbestos| -3
ask for| 1
ask something| 3
ask| 3
asphalt| -8
as| 2
at home| 4
at it| -4
at my| 2
at night| 2
at once| 2
at the| -4
at what| 1
at your| -3
attic baffles| -1
attic get| 3
attic too| 1
attic| 11
attract lightning| -1
attract| -1
at| 12
automatically| 4
available| -2
away| 3
a| -3
baby| 1
back ground| -3
back if| 5
back money| 1
back on| 3
back to| 2
back| -6
bad sheets| 1
bad spots| 1
bad wood| 2
bad| 6
bake| 1
balance| 2
banging| 3
bank s| 1
bank take| 1
bankrupt| -5
bank| -7
bare wood| 2
bare| 3
barrier| 2
basement| 1
basic| 2
bathroom| 9
bbb| -1
be able| 2
be at| 1
be a| 4
be before| -5
be cleaned| 1
be cooler| 3
be done| -3
be for| 1
be here| 1
be home| -8
be in| -4
be loud| 1
be on| -2
be open| 1
be there| 2
be to| -6
because of| -1
because| 7
bedroom| 1
beds| -1
bed| 3
been doing| -1
been| -7
before it| -9
before i| 6
before they| 4
before the| 6
before we| 2
before you| 6
before| 11
begin| 5
behind it| 1
behind your| 1
behind| 3
being| 1
besides the| 2
besides| 2
best for| -2
better than| -4
between replacement| 1
between the| 5
be| 6
bid| -3
big is| 11
big storm| 2
big| 4
bill 38| -2
bills| 7
bill| 3
bit by| 2
bits| -19
bit| 4
black algae| 1
black| -1
bleach| -6
block the| 2
block| 2
blows| 1
boards are| 1
boards| 1
board| -3
booklet| 2
book| 1
boots| 4
borrow| -2
boss of| 2
boss| 5
botched| 2
bottom| 2
bought| 2
box vents| 2
box| 2
branches| -2
brand of| -2
brand| -1
break| 2
brick| -2
brittle| 2
broken shingles| 4
brother in| 1
brother| 1
brown| -6
brush| 4
bucks| 4
build a| 2
buildings| 3
built| -6
bundles| -7
bushes| -3
business| -5
buy more| 1
buy the| 1
buyer| 4
buys| -2
buy| -8
by bit| 2
by card| 2
by hand| 2
by how| -8
by itself| -1
by when| 1
by your| 1
by| 2
cada how| 2
cada| 2
call before| 2
call if| -2
call my| 8
call the| -5
called| -1
calls| 1
call| -2
camera did| -4
camera| -7
came| -2
can a| -2
can he| -2
can inspect| -2
can it| 3
can i| -3
can my| 2
can someone| 2
can they| 2
can the| 3
can u| -2
can we| -3
can your| 2
can you| 3
cancel after| 1
cancel the| 1
cancel| 1
can| 6
cap| -5
card| 11
care of| 2
care| -2
carry| 1
cars| 2
car| -4
case| 3
cash| 13
catch to| 1
catch with| 1
catch| 2
cat| 2
ceiling| 1
cell phone| -3
cell reception| -1
cell| -4
certificate| -5
chairs| 2
chalk| -1
chance of| 1
chance| 3
changes| 3
change| 5
charcoal| -2
charge for| 5
charge to| 5
charged for| 1
charged| 1
charge| 3
cheap one| 1
cheaper if| 2
cheaper| 3
cheapest one| 3
cheapest option| 2
cheapest package| 1
cheapest| -1
cheap| 1
check on| 1
check the| 2
check your| 5
checked| -4
checks on| -1
checks| 1
checkup| 6
check| 10
children| -1
chimneys| -5
chimney| -2
choose from| 1
christmas lights| -2
christmas| -7
city inspector| -8
city| -7
claim for| 1
claim number| 1
claims| -1
claim| 7
class 4| -5
class| -4
clause| 4
clean gutter| 2
clean up| 5
cleaned| 1
cleaning| 5
clean| 6
clear| -4
climb up| 1
climb| 1
clock start| 1
clock| 2
close can| 2
closes| -5
close| 2
cold for| 1
cold is| 2
cold to| 1
cold| 10
color is| -6
colorado| -5
colors are| 2
colors can| 3
colors does| -3
colors do| 1
colors| -1
color| -8
come after| 1
come and| 2
come back| 1
come down| 6
come in| -6
come look| 1
come on| -4
come out| -2
come to| -2
come with| -2
comes with| 1
comes| 3
come| -1
coming| 7
commission| -3
companies| -1
company for| 5
company is| 2
company| -4
competitor| -1
complain about| 2
complain| 2
comp| -3
con mi| 1
conditioner| -8
contact| 2
contractor| -4
contract| -4
con| 7
cook| -2
cool roof| -5
cooler than| -1
cooling| 3
cool| -11
copper| 6
cost and| 2
cost anything| 4
cost me| 5
cost roof| 1
cost to| -6
costs| 2
cost| 6
couch in| -1
couch| -1
could a| 3
could i| -8
could my| 3
could you| -4
could| 3
count the| 2
county| -1
count| 5
court| 4
cover a| -1
cover that| 2
cover the| 1
coverage| -1
covered by| -8
covered for| 3
covered| 9
covers| 3
cover| 5
crack my| -1
cracks| 2
crack| -3
crane truck| -7
crane| -13
credit score| -6
credit| -11
crew lay| 1
crew take| -3
crew work| -1
crew| -6
cricket| 2
crooks| -2
curling| 2
customers| -6
cut the| 1
cut| -1
d pay| 2
damage covered| 1
damage inside| 2
damage| -2
dams| 2
dana s| -1
dana| -5
daniel s| 1
daniel| -13
dark| 2
date| -15
day does| -1
day laborers| 4
days do| 1
days will| 1
days| 1
day| -7
deadlines| -2
deal if| 2
deal| 5
decibels| -5
decides| 2
decide| 3
decking| 3
deduct the| -1
deductable| 2
deductible for| 1
deductible usually| 2
deductible| -2
deduct| -2
defect| 3
delivery truck| 5
delivery| 6
denied| -1
dents| -3
denver| -2
deny| 3
deposit back| -1
deposit for| 1
deposit to| 3
deposite| 2
deposit| 3
depreciation mean| 1
depreciation| 9
desk| -7
detached garage| -1
detached| -1
did i| 2
did my| -5
did the| -2
did this| 1
did you| -1
did| -10
different adjuster| 2
different| 5
dig| 1
discount for| -4
discount para| -1
discount| -4
dish back| -2
dish| -2
disposal| -3
division of| -6
division| -6
do about| 1
do after| 1
do con| 1
do if| -3
do it| 2
do i| -2
do my| -3
do that| 2
do the| -8
do to| 6
do u| -1
do we| 1
do with| 7
do your| 3
do you| 7
does a| -2
does daniel| -2
does depreciation| 3
does flood| -5
does hearth| 3
does he| -1
does insurance| 3
does it| -5
does marco| -2
does mediation| -3
does metal| -2
does my| -1
does one| -9
does somebody| 2
does someone| 2
does that| 3
does the| 1
does winter| 1
does your| 7
doesn t| 1
doesn| 1
does| -1
dog| -1
doing this| 4
doing| 1
dollars| -1
don t| -1
done| -4
don| -1
door open| -6
door should| 3
doors| -4
door| -6
down and| -1
down my| -1
down the| -1
down| 3
dozen| -2
do| 2
drag the| 1
drag| 1
drip edge| -2
dripping| 1
drips| 1
drip| 1
drive| -1
drone or| 1
drop me| 2
dropped off| 1
dropped| 1
drop| 10
drywall| 2
dry| 2
due| 4
dumpster crack| -2
dumpster go| 1
dumpster| -8
during work| 1
during| -2
dust| 1
d| -1
e mail| -4
each month| 3
each| 5
early| 10
earn| -3
earth is| 4
earth| 4
eat my| 6
eat| -4
eaves| -4
edge come| 3
edge does| 2
edge| 6
electric bill| 1
electrician| 2
electricity| -1
electric| 1
else should| 1
else| 1
email address| 1
email| 4
emergency tarp| -2
emergency| 2
employees| 2
en cash| 2
en house| 2
end up| -1
end| 3
enough for| 1
enough| 6
entire| 2
envelope of| 4
envelope| 4
en| 5
ese day| 4
ese| 4
espanol| -4
even if| 3
evening| 1
even| -1
everybody| 2
everything| 4
ever| -4
exactly| -22
expect| 1
expensive| -2
experienced| 2
extra| 3
e| -4
factory| 4
fails| -1
falling| 2
falls off| -7
falls| -9
fall| -1
family business| 3
family| 6
fans| -1
fan| -3
far apart| 1
far up| 3
farm| -1
far| 5
fascia boards| -2
fascia| -2
fasteners| 4
fault| 2
fee back| 2
fee if| -4
feet is| 1
feet of| -1
feet| -8
fee| 2
felt| -4
fence| -1
few days| 3
few| 7
fight| 2
figure| 2
file a| -2
file too| 1
file| -1
filters| 3
final hailstorm| -1
final payment| -5
final years| 2
final| -1
find a| -2
find out| 1
find the| 2
find| 4
fine| -9
finish the| 1
finished| 1
finish| 4
fire rating| 4
fire| 2
first check| -1
first| 3
five| -2
fix a| -4
fix garage| -2
fix it| 2
fix my| -1
fix something| 1
fixed| -1
fixes| 3
fixing| 3
fix| 3
flashing| -5
flat roofs| -2
flat| 2
flood insurance| -6
flood| -8
folks| 4
for 400| 1
for an| 1
for a| -9
for class| 1
for free| 4
for good| 2
for hail| 1
for hearth| -3
for heirloom| 2
for how| 6
for it| 2
for me| 9
for money| 1
for my| -2
for paying| 1
for service| 3
for shelter| 2
for that| -4
for the| 7
for this| -1
for those| 6
for too| 1
for veterans| -1
for you| 1
forecast| 1
foreman| 6
form for| 2
form| -1
for| 5
found a| 2
founded the| -7
founded| -5
found| 4
frames| -1
free roof| 4
freezing| 2
free| 6
fresh| 2
from my| 2
from now| 3
from the| 4
from what| 2
from you| -3
from| 1
full of| 3
full| 2
furnace| -3
furniture| -1
game| -1
garage doors| -3
garage door| -6
garage open| 4
garage| -9
garden| -2
gas| 3
gauge is| 4
gauge| 4
get any| 3
get approved| -4
get a| -7
get for| -7
get in| -3
get it| -2
get my| 1
get on| 4
get out| 2
get rid| 5
get something| -1
get that| 5
get the| 10
get to| -8
get up| 2
get with| 1
gets the| 4
gets| -1
get| -2
give a| -2
give me| -2
give of| 1
gives the| 1
gives| 1
give| -4
glass| 5
go along| 1
go down| 3
go in| 1
go on| 3
go out| -3
go over| 3
go to| -1
goes bankrupt| -5
goes down| 3
goes on| 2
going on| 2
going to| 13
going| -2
golden| -3
gone| 3
gonna| 4
good before| 1
good for| 5
good| 1
google| -2
got a| 1
got hit| 1
got| 2
go| -2
grand what| 1
grand| -1
granules| -1
grass| 2
green roof| -2
green| -1
grill and| 1
grill| 4
grit| 1
ground checked| -2
ground checks| -2
ground| -5
guarantee go| 1
guarantee on| -3
guaranteed| 6
guarantees| 3
guarantee| 7
guide legal| 3
guide| 4
guns| -1
gun| 1
gutters after| 1
gutters guaranteed| 1
gutters| -4
gutter| 5
guys are| 2
guys smoke| -1
guys will| 1
guys| 2
guy| 3
had| 1
hail claim| -1
hail deductible| 1
hail hits| 4
hail proof| 1
hail shingle| 2
hailstorm| -1
hail| 4
hale| 5
half the| 1
half| 1
hammer| -4
hand you| 2
handles| 2
handle| 2
hands| 2
hand| 8
hang my| -4
hang on| 3
hang| 3
happens if| -3
happens to| 1
happens with| 2
happens| 3
happen| 4
hard| 1
harnesses| -2
has daniel| -2
has marco| 2
has the| -1
has to| 3
has| -1
hate| -2
hauling| 1
have i| -5
have on| -3
have ready| 2
have something| 5
have the| 2
have to| 10
have you| -7
have| -2
hearth package| 1
hearth| 1
hear| 5
heat| 1
heavy are| 1
heavy| 3
heirloom| -1
held| -1
help with| 1
helps| 3
help| -3
here| -1
her| 1
high| -3
himself| 1
him| 2
hire you| 6
hire| 5
hiring| -6
his| 5
hit by| -2
hits does| 1
hits| 3
hit| -4
hoa is| 1
hoa| 4
hold the| 2
hold up| 2
hole| 1
home address| -1
home for| -3
home insurance| 3
homeowner| -1
home| -3
hook| 3
hot does| 4
hotel| -4
hot| 1
hours does| 1
hours| 7
hour| -4
house be| 1
house got| 1
houses| 7
house| -2
how are| -11
how big| -2
how call| -4
how close| 2
how cold| 2
how did| -5
how does| 3
how do| -10
how early| 5
how far| 5
how heavy| 4
how high| -1
how hot| 8
how large| 2
how long| 5
how loud| -4
how much| -3
how often| 5
how old| 1
how soon| 5
how steep| 1
how strong| 1
how s| -12
how tall| -3
how thick| -1
how wide| -2
how will| 2
how windy| 2
how| 4
hurt my| 1
hurts| -2
husband| -3
i ask| -2
i bake| 1
i be| 2
i block| 2
i bought| 2
i bring| -3
i buy| -9
i call| 1
i can| -2
i check| -1
i choose| 5
i clean| 3
i complain| 1
i cook| -3
i deduct| -2
i don| 1
i do| -4
i drag| 1
i file| 2
i find| 2
i fix| -1
i found| 2
i get| -5
i got| -4
i go| 2
i hand| 3
i hang| 2
i have| 2
i hear| 3
i just| 1
i keep| -1
i know| 10
i leave| 1
i look| 1
i lose| -1
i make| -4
i miss| -4
i move| -3
i m| -5
i need| -1
i never| 3
i paying| 1
i pay| -1
i photograph| 1
i pick| 1
i pressure| 2
i put| 7
i refinance| -2
i rent| -1
i report| 3
i ring| 3
i run| 1
i save| 3
i say| -4
i see| 3
i sell| 1
i send| -1
i signed| 1
i sign| 10
i stay| 2
i still| 3
i stop| 2
i sue| -1
i switch| -2
i take| 4
i talk| -2
i tell| 3
i think| 1
i throw| 1
i tip| -3
i toss| 3
i transfer| -3
i trust| 3
i use| 4
i wait| 2
i walk| -7
i warn| 3
i watch| -1
i work| 1
i worry| -1
i write| -6
ice and| -3
ice dams| 2
ice membrane| 2
ice| 3
idea| -1
if a| 1
if do| 3
if he| -1
if it| 11
if i| -7
if my| 4
if one| -7
if rain| 4
if sell| 1
if something| 2
if there| -2
if they| -1
if the| -5
if water| 2
if we| 1
if your| -1
if you| -3
if| 6
impact| -1
in and| 1
in an| -6
in a| -2
in business| -7
in case| 2
in colorado| -5
in decibels| -7
in denver| -2
in each| -1
in golden| -1
in how| 2
in january| 6
in law| 1
in my| 5
in one| 4
in our| 5
in person| 3
in red| -1
in solar| -2
in summer| -1
in that| -6
in this| 2
in three| 3
in total| 1
in town| 1
in two| 1
in winter| 2
in wyoming| -3
in year| 3
inches| -9
inch| -2
included in| 3
included| 6
include| -1
increase after| 3
increase if| -4
increase| -8
independent inspector| -1
independent| -1
inside| 7
inspect it| 2
inspect the| 3
inspected| -2
inspection take| 1
inspection| -3
inspector s| -4
inspector take| 4
inspector| -10
inspect| 5
install a| -5
install solar| -3
installed| 1
install| -4
instead of| -5
instead| -4
insulation| -2
insurance check| 3
insurance company| 1
insurance cover| -5
insurance for| 3
insurance guide| 2
insurance guy| 1
insurance if| 1
insurance man| 1
insurance of| -1
insurance pay| -5
insurance| 3
insured for| -4
insured| -2
insurer pay| -1
insurers| -5
insurer| -3
interest rate| 6
interest| 8
internet| 2
interrupt| 3
into my| 3
into the| 4
into| 6
invented| -3
invoice| -2
in| -2
is an| 5
is a| 10
is bad| 1
is best| -1
is daniel| -2
is insured| 2
is in| -6
is it| -2
is labor| -5
is marco| -1
is metal| 2
is my| -10
is one| 1
is on| 3
is picky| 1
is rotten| 2
is that| 2
is their| 1
is there| 3
is the| 1
is this| -2
is too| -4
is your| -2
isn t| -3
isn| -4
is| -2
it after| 1
it all| 4
it a| 1
it be| 3
it drips| 1
it for| -2
it gets| 1
it get| 8
it going| 3
it if| 3
it in| -1
it is| 1
it matter| 1
it normal| 1
it off| 4
it ok| 3
it on| -3
it outside| -1
it out| 6
it rains| 1
it safe| -3
it smell| 2
it s| 6
it take| -4
it that| 2
it too| 2
it to| 1
it turns| 1
it up| 2
it was| -2
itself guaranteed| 1
its| -1
it| 6
i| 2
january| 6
job| -2
joints| 2
july| 1
jump| 2
junk| 1
just patch| 1
just the| -4
keep my| 3
keep the| 2
keeps running| -3
keeps| 1
keep| 1
kids| 3
kind of| 1
kinds of| 3
kinds| 3
kind| 2
kitchen| 2
knock off| 1
knocked| 2
knock| 3
know if| 1
know| 2
laborers| 6
ladder| -11
landfill| -11
large is| 1
large| 2
last name| 5
last night| 1
last year| -4
last| -2
later| 5
late| -10
lawyer| -2
law| 4
lay shingles| -4
layers are| -6
layers does| 4
layers of| 2
layers| 6
layer| 3
lay| -7
lead of| 2
lead| 1
leak ruins| 3
leaking| 2
leaks| 3
leak| 3
leave it| 2
leave my| 3
leave the| 5
leaves| 1
leave| 8
left me| -1
leftover shingles| 1
leftover| 2
left| -1
legal advice| 3
lender| 1
lets| 3
letters| -1
let| 3
liability insurance| -3
liability| -10
licensed in| -1
licensed number| -1
licensed| -5
lien waiver| 1
lien| 2
life| -5
lights| -2
light| 1
like tar| 2
like the| -4
like| -7
limbs| 1
limit| 2
liner| 2
line| 1
list| 3
little| 1
live| -1
living| -1
ll| 3
load| -2
loan off| 1
loan| -1
long after| 1
long are| 1
long can| 3
long did| 2
long does| -4
long do| 2
long has| -4
long in| -8
long is| 2
long till| 1
long will| 3
long would| -1
longest| 4
long| 6
look different| 1
look like| -5
look| 4
loose| 1
lose the| 1
lose| 2
lost my| -3
lost| -1
lot| 3
loud in| -2
loud is| -4
louder| -1
loud| -2
lunch break| -1
lunch| -13
made in| -4
made of| 5
made| -2
magnets| -14
magnet| 3
mail| -3
maintenance visit| -5
maintenance| -3
make a| 3
make the| -4
make up| 1
maker pay| 3
maker s| 1
maker want| 1
maker| 5
makes sense| 1
makes shingles| 1
makes| -2
make| 1
manufacturer| -2
many bad| 1
many claims| 2
many colors| 5
many days| 5
many decibels| 2
many feet| -1
many guys| 5
many hail| 5
many hours| 4
many layers| 2
many months| 1
many people| 8
many photos| 1
many pictures| 6
many roofs| -3
many sheets| -1
many shingles| 2
many squares| 3
many square| 1
many times| 1
many warranty| -3
many workers| 6
many years| -1
many| 2
man| 6
marco been| 2
marco speak| -1
marco s| 4
marco| -9
mark the| -1
marks| 4
mark| -1
married| -1
marta| 2
mas cheapest| 1
mas| 3
match the| -2
match| -3
materials| 1
material| 1
matter| 6
may i| 2
may| -1
me a| -5
me back| 9
me for| -4
me if| 1
me puede| -1
me the| -1
me to| 2
me what| -5
mean| 1
measure it| 3
measured| 3
measurements myself| 2
measurements| -1
measure| 5
mediation take| -2
mediation| -7
meeting over| 2
meeting| 3
meet| 4
membrane| 1
men| 1
mess| 2
metal around| 2
metal attract| -1
metal come| -5
metal one| 4
metal roof| -3
metal| 3
me| 3
mi car| 2
mi roof| 4
mice| -2
middle of| -2
middle one| 1
middle package| 3
middle| 4
mientras work| 1
mientras| 1
might| 1
miles| -2
mine| -2
mirrors| -2
missing| 4
miss| -2
mistakes| 1
mis| 2
mi| 3
mold in| -1
mold| -3
money| -2
month is| -6
monthly payments| -2
monthly payment| 5
monthly| 5
months| 7
month| 4
more shingles| 2
more than| 1
more| -4
morning| -4
mortgage company| 1
moss| 2
most popular| -2
most| -5
mother| -1
move in| 1
move my| 2
move through| 1
move| -2
moving in| 1
moving| 1
much a| 1
much cost| 9
much does| -11
much do| 3
much electricity| -9
much for| 3
much money| 5
much of| -5
much per| 1
much will| -10
much wind| 1
much would| -5
much| -4
mushy| 3
must i| 4
must the| -1
must| 5
my ac| 5
my adjuster| -16
my attic| 7
my back| -6
my bank| 2
my bathroom| 4
my brother| 2
my cars| 3
my car| 1
my ceiling| -2
my cell| -2
my chimney| -2
my christmas| -3
my claim| 1
my credit| -2
my date| 1
my deductible| 2
my deposit| 2
my dog| -4
my driveway| -6
my electricity| 2
my electric| -1
my flower| 2
my furnace| -1
my garage| -2
my gutters| 2
my home| 1
my house| -5
my husband| -3
my insurance| -5
my insurence| 1
my insurer| 2
my job| -5
my lawn| 2
my mortgage| -2
my name| -2
my neighbors| -4
my nephew| 1
my new| 2
my oak| 2
my old| -1
my own| 1
my phone| -1
my policy| -6
my premium| 6
my property| -1
my rates| 1
my roof| 7
my rose| -3
my satellite| 2
my shingles| 1
my sister| 2
my skylights| 4
my son| -8
my street| -1
my taxes| -2
my toilet| -1
my truck| -3
my warranty| -4
my wife| -4
my wifi| 2
my yard| 2
myself and| -1
myself to| -2
myself| -4
my| -3
m| -3
nail guns| -1
nail in| 3
nailed| 5
nails hold| 2
nails in| 1
nails per| 2
nails| 10
nail| 8
name is| 1
name of| -4
name on| 2
names of| -4
names| -3
name| -1
nap| 3
near| 1
need a| -4
need for| -2
need from| 1
need my| 1
need to| 4
need| 5
neighbors pay| -4
neighbors| -3
nephew| 1
nest| -2
never| 4
new gutters| -4
new ones| -1
new owner| 3
new roof| -8
new shingles| 1
new skylights| 5
new slope| 2
new| 1
next| -4
nice| -4
night before| 1
night| 1
nine| 1
noise| 3
normally pay| 4
normally| 5
normal| 2
not to| -5
nothing| -3
notice| -1
not| -3
now| -9
no| -1
number do| 1
number for| 1
number of| 1
number start| 1
numbers| 1
number| -10
oak| -3
of damage| 1
of deposit| 4
of insurance| -6
of it| 2
of metal| 2
of moss| 3
of my| -7
of plywood| 1
of policy| 2
of rain| 2
of roofs| 2
of shingles| -2
of shingle| 1
of tar| 1
of ten| -4
of the| -3
of this| -2
of those| 1
of wood| -6
of yours| 2
of your| -12
of you| 1
off and| -1
off early| 1
off for| -6
off if| 1
off my| -3
off on| 2
off the| 8
offer about| 5
offer a| -5
offer discount| -1
offer insurance| -1
offer panels| -1
offer with| -7
offer| 4
office hours| 1
office| 3
often do| -2
often should| 1
often| 5
of| 8
oil| 1
okay| -1
ok| 5
old box| 5
old chimney| -2
old couch| -1
old is| 3
old one| 2
old roof| -2
old shingles| -10
old stuff| 1
old| -3
on a| -3
on christmas| -3
on earth| 4
on google| -2
on hearth| 1
on in| 1
on it| 4
on me| 2
on my| 3
on paper| 4
on shelter| 4
on sundays| -4
on this| 2
on top| -1
on to| 2
on which| 1
on your| 3
on you| 2
once i| -3
once the| 2
once| -1
one do| -3
one makes| 1
one of| 1
one take| 1
one would| 2
ones| 2
one| -1
only| -3
onto| 4
on| 2
open or| -2
open overnight| 1
open the| 2
open to| 2
openings| -1
open| 5
opinion| -2
option| 5
or a| -1
or by| -1
or can| 2
or do| 2
or is| 5
or only| 5
or six| -3
or the| 1
order more| 1
or| 10
other customers| -1
other| -8
our hoa| -1
our| 4
out and| 1
out if| -2
out of| -3
out the| 5
out to| 1
out when| 2
outside| 6
out| 5
over my| -2
over the| 1
over yours| 2
over| 5
owe| 2
own house| -1
own people| 1
own shingles| -5
own tape| 1
owner| 2
own| 6
o| 5
packages| 3
package| 10
paid for| -1
paid| -1
paint my| 2
painted| -4
painters| 3
paint| 1
panels solar| -1
panels| -4
papers should| 3
papers| 5
paperwork should| 1
paperwork| 6
paper| 3
para| 2
parking at| -4
parking| -7
park| -1
part of| 2
partner bank| -5
partner| -5
part| 3
passed| -5
pass| 1
past customers| -1
past the| 2
past| -1
patch job| 2
patching| 4
patch| 8
patio| 4
pay after| 1
pay a| 1
pay by| 3
pay en| 3
pay everything| 2
pay extra| 3
pay for| -2
pay if| 1
pay in| -4
pay it| 1
pay monthly| -1
pay off| 1
pay tear| 2
pay the| 2
pay with| -5
pay you| -3
paying| 3
payment for| 3
payment on| 4
payments| 2
payment| -1
pays for| -1
pays if| -1
pays the| 8
pays| 6
pay| 5
peak| 2
penalty| -5
people are| 1
people or| 2
people work| 2
people| 7
per month| 3
per shingle| 2
permit take| 1
permit| 1
person or| -4
person| -2
per| 4
pets| 3
phone number| -1
photograph| 1
photo| -1
pick for| 1
pick from| 2
pick the| -5
picked up| 2
picked| 2
picky about| 2
picky| 2
pick| -1
pictures did| 6
pictures even| 3
pictures of| 2
pictures| 8
picture| 2
pipes last| 1
pipes| 6
pipe| 2
pitch| -5
places| 4
place| 1
plant| -11
plan| -3
plastic| 3
play in| 3
play| 3
plug into| 2
plug in| 2
plug| 4
plumber| 1
plumbing| 5
point| -1
policies| 1
policy i| 2
policy number| -11
policy| -1
pool| -1
popular| -2
porch| 1
portable toilet| -11
portable| -11
por| 5
power bill| 1
power| 4
premium increase| 1
premium| 7
pressure wash| 4
pressure| 5
price include| 1
price is| -11
price of| -1
price| 4
problem for| 2
problem| 6
promises| 3
promise| 5
proof| 2
properly| 1
property| -5
protect my| 1
protect the| 3
protect| 6
public adjuster| -1
public| -1
puede recommended| -1
puede| -1
pull| -3
push| 3
put a| 4
put in| -3
put it| 1
put my| 3
put on| -3
put that| 1
put them| -1
put the| -2
put up| -4
puts| -2
putting| -4
put| -1
quote| 2
r value| -6
raccoons| -6
rafters| -2
rains| 1
rain| 8
raise| -4
rated| -1
rates increase| 1
rates| 2
rate| 6
rating with| -1
rating| 3
re up| -3
re working| 1
reach| -2
ready for| 1
ready| 4
real person| -3
really| 2
real| 2
receipt for| 2
receipts for| 2
receipts| 3
receipt| 3
reception| -1
recommended| -1
recommend| 1
recycle the| -1
recycled| -8
recycle| -6
redo| -1
red| -2
refinance my| -2
refinance| -2
regular| 5
removal| -7
remove permit| 5
remove| 3
rent| -1
repairs| 2
repair| -1
replacement cost| 3
replacement| -2
replace| -4
replacing| -4
report a| 1
report the| 1
reported| -7
report| 4
resale| -1
resistance| 1
rest| 2
reuse the| 1
reuse| 1
re| 1
rid of| 4
ridge cap| -4
ridge vent| -1
ridge| -2
rid| 5
right away| 1
right now| -4
right| -5
ring| 3
rip off| 2
ripping off| 1
ripping| 2
rip| 2
robot| -1
roof after| 1
roof be| 1
roof come| -3
roof cost| 1
roof have| 3
roof in| -5
roof is| 2
roof leaks| 1
roof needs| 1
roof now| -1
roof of| 1
roof on| -10
roof raise| -1
roof take| -3
roof that| -3
roof with| -1
roofers| -7
roofer| -3
roofing| -8
roofs do| 1
roofs have| -2
roofs on| -1
roofs| -15
roof| -9
room| -3
rose bushes| -3
rose| -3
rotten wood| 1
rotten| 7
rot| 3
round the| 2
round| 4
ruined| -1
ruins my| 1
ruins| 3
run me| 1
run the| 2
rust| 3
r| -8
s all| 1
s at| -4
s a| 3
s daniel| -1
s email| -2
s going| 1
s home| -1
s in| 1
s lead| 4
s marco| 2
s my| -14
s name| -1
s number| 3
s phone| -5
s that| 3
s the| -3
s under| 1
s wrong| 2
s your| -8
safe| 2
salary| 2
sale| -3
same| 2
sample boards| -7
samples| 7
sample| -4
sam| -3
satellite dish| -3
satellite| -6
saturdays| -2
saturday| 4
save money| -2
save on| 2
save the| 2
save| 3
say no| -4
says| -1
say| -9
scam| -3
school| 1
scope| 1
score do| -5
score| -6
seal| 7
seam| -5
second check| 2
second opinion| -2
second roof| 2
see a| -1
see which| 2
see| 3
sell house| 1
sell my| -1
sell| -9
senate bill| -2
senate| -2
send the| 1
senior discount| -1
senior| -1
sense| 1
service desk| -7
service| -1
set me| 6
settle a| 1
settle| 3
shade| -2
shape| -2
share| 1
sheet of| -4
sheets do| 1
sheets of| -1
sheets| 3
shelter| 4
she| 3
shingle discount| 3
shingle do| 2
shingle look| 2
shingles are| 4
shingles come| 3
shingles for| 1
shingles have| 5
shingles in| 3
shingles made| -4
shingles myself| -1
shingles than| 2
shingles that| 3
shingles themselves| 2
shingles to| -6
shingles wear| 2
shingles| 4
shingle| 4
should i| 1
should my| 1
should the| -3
should we| 1
should| -1
show me| 3
showing| 1
showroom| -2
shows| -1
show| 1
shut up| -9
shut| -8
side is| 2
side of| 2
side| 11
siding too| -1
siding| -4
sign in| -6
sign say| -6
sign the| 2
sign today| 1
sign tonight| 5
signing| -1
signs| 2
sign| -8
simply| 1
since| -1
single| -5
sink| 2
sit on| -1
site| 5
sitting| 2
sit| 7
six inch| -3
six| -2
size| -3
skip any| 2
skip| 3
skylights covered| 1
skylights you| -1
skylights| -3
sky| 2
slate| -1
sleep| -6
slide| 2
slope| 4
slot for| 1
slot| 1
slow| -1
smell like| 1
smell| -5
smoke| -2
snow| -10
so i| -1
so my| 2
soffit| -6
soft spot| -4
soft| -6
solar panels| -5
solar| -6
sold| 1
somebody| -3
someone| 1
something i| 1
something off| -1
something s| 1
something tougher| 2
something| 13
somewhere| 2
some| 7
son| -9
soon can| -1
soon could| 2
soon does| 3
soon do| 1
soon will| 1
soon| 5
sort of| 1
sort| 1
so| 2
spanish| -1
spare shingles| 6
spare| 2
speak spanish| -1
speak| -3
special| 3
spelled| -1
spots| 1
spot| -2
sprayer| -6
spring| -8
square feet| -5
squares can| 3
squares is| -1
squares| 3
square| 2
squirrels| -6
stack membrane| 1
stack| 4
stainless| -3
stains| -2
stain| -4
stand behind| 1
standing seam| -5
standing| -4
stand| -3
start with| 1
started| -1
starter| 2
starts| -1
start| 5
state farm| -2
stay in| 3
stays| 3
stay| 5
steel roof| 3
steel| 2
steep is| 1
steep| 4
step| 6
stick| 4
still good| 2
still| 7
stink of| 1
stink| 2
stops| 4
store| -8
storm| 5
streaks| 3
street| -16
strip| -1
strong a| 2
stronger| 1
strong| 3
stuff in| 1
stuff| 8
subcontractors| 3
sue you| -3
sued| -1
sue| -5
summer| -2
summit| -7
sun tunnel| -1
sundays| -9
sunday| -2
supplement| -1
supplier can| 1
supplier| -12
supply| -1
suppose| 2
surcharge| 1
sure| -1
swapping| 1
swap| 3
sweep chimneys| -1
sweep| -1
switch off| 1
switch| -5
synthetic| -5
system| 2
s| -1
t agree| 3
t it| -6
t i| 5
t you| 4
table| 2
take a| 4
take card| 2
take down| -6
take the| -2
take to| -7
takes care| 2
takes| -5
take| 6
talk espanol| -4
talk to| 1
talking| -2
talk| 2
tall is| -3
tall| -3
tape| 1
tarp cost| 2
tarps| -4
tar| 2
tax credit| -13
taxes| -3
tax| -18
tear off| -6
tearing off| 2
tearing| 2
tear| -5
tell me| -3
tell you| 4
tell| 2
temperature| -1
ten years| 3
tengo| 1
tesla| -4
than a| -1
than the| -2
than| -9
that a| 2
that covered| 2
that day| 4
that insurance| 4
that i| 3
that legal| 1
that normal| -4
that on| 4
that soft| -2
that something| 2
that stack| 1
that s| -4
that the| 3
that work| -2
that you| 2
that| 2
the ac| 5
the address| -2
the adjuster| 4
the airflow| 2
the air| 4
the appointment| 3
the appraisal| -2
the bad| 6
the balance| 2
the bank| -6
the basic| 1
the battery| -1
the best| 1
the better| 1
the bill| 3
the boards| 5
the boss| 4
the broken| 5
the buyer| 4
the cap| -3
the ceiling| 2
the certificate| -2
the cheaper| 3
the cheapest| 5
the check| -2
the chimney| 3
the city| -4
the claim| 2
the class| -3
the color| 5
the company| -6
the contract| 1
the copper| 2
the crane| -10
the crew| -6
the damage| 1
the date| -5
the day| 4
the decking| 2
the deck| 1
the deductable| 1
the deductible| 3
the delivery| 4
the deposite| 2
the deposit| -8
the difference| -1
the discount| 2
the dish| -4
the division| -6
the dog| 3
the drip| -1
the driveway| 6
the drywall| -2
the dumpster| -7
the eaves| -1
the edge| 3
the end| 4
the entire| 2
the extra| -1
the factory| 3
the filters| 3
the final| -1
the financing| -5
the finished| 1
the fire| 2
the first| 2
the fix| 3
the flashing| -3
the forecast| 1
the foreman| 5
the form| -4
the frames| 1
the front| 1
the garage| 1
the grass| 2
the guarantee| 3
the gutters| -1
the gutter| 1
the guys| -7
the hail| 3
the hearth| -8
the heat| -1
the heirloom| 2
the hook| 3
the ice| 1
the impact| -2
the independent| -4
the inspection| -3
the insurance| 5
the insurer| 1
the interest| 7
the job| 5
the joints| 2
the kids| 2
the labor| 3
the lawn| 2
the layers| 1
the lead| -2
the leak| 3
the liner| 2
the line| 3
the loan| 5
the longest| 4
the maker| 5
the manufacturer| 1
the material| 2
the meeting| 4
the metal| 8
the middle| 3
the money| 6
the monthly| 4
the mortgage| 2
the moss| -3
the most| -3
the name| -3
the neighbors| 4
the new| 1
the next| -1
the night| -4
the north| -1
the number| -3
the office| -3
the old| -8
the one| -2
the other| -8
the outside| 4
the owner| -3
the paint| 4
the panels| -1
the paperwork| 3
the payments| 4
the payment| -1
the people| 4
the permit| -1
the phone| 5
the photos| -4
the pictures| 2
the pipes| 3
the pipe| 3
the plywood| -2
the portable| -8
the quote| 1
the rafters| -2
the receipt| 3
the repair| -5
the roofing| 1
the rubber| 1
the r| -4
the same| 2
the samples| 2
the sample| -5
the second| -1
the service| -6
the shelter| 1
the shingles| 4
the shingle| -1
the skylights| -2
the slot| 1
the soft| 1
the stack| 3
the standing| -3
the state| -2
the steel| -1
the storm| -3
the street| -1
the sun| 1
the tarp| -8
the tear| -5
the top| 2
the total| 4
the tough| 2
the trash| 2
the tree| -1
the truck| 3
the two| 2
the umpire| -12
the underlayment| 1
the utility| -2
the vents| 3
the very| 3
the warranty| -7
the waste| 2
the way| 5
the weather| -5
the weight| 2
the whole| 2
the wifi| 5
the windows| 3
the wind| -1
the winter| 3
the wood| 4
the workers| 3
the work| 2
the worst| -1
the yard| -8
their a| 1
their own| -1
their| 3
themselves| 2
them| 5
then| -5
there and| 1
there any| 1
there an| 4
there are| 1
there be| 2
there for| 2
there parking| -4
there s| 3
there when| 1
there with| 3
there| -2
these| 1
they arrive| 2
they count| 2
they drop| 2
they get| 2
they go| 4
they pay| -3
they re| 1
they take| -3
they use| -6
they work| -5
they| 7
thick is| 2
thick| -1
things| 3
thing| 7
think| 1
this an| 1
this a| 2
this insurance| 1
this is| -2
this state| 1
this year| -1
this| 2
those shingles| -2
those| 1
thousand| -1
three years| 2
three| -1
through it| 2
through the| -5
through| 2
throwing| 2
throw| 3
thunderstorm| 3
tiene| -12
tiles| 4
tile| 2
till the| 1
time arrive| 5
time do| 4
time is| -4
time of| -1
times| 1
time| 1
tip the| -3
tip| -4
tire| 3
to about| 1
to answer| -1
to a| 2
to be| -7
to buy| 3
to cancel| 1
to check| 3
to clean| 1
to come| 5
to decide| 2
to do| 1
to file| 1
to get| -1
to give| 2
to go| 3
to have| 5
to hold| 7
to inspect| -2
to it| 3
to keep| 1
to meet| 2
to me| -1
to move| 2
to my| -3
to nap| 2
to paint| 2
to pay| -4
to plug| 2
to put| 1
to save| -2
to see| 2
to sell| -4
to send| 2
to shingles| 1
to sign| 3
to switch| 3
to take| 2
to tell| 2
to the| -4
to use| 2
to work| 4
today| -11
toilet| -12
told| 3
tomorrow| -1
tonight| 4
too cold| 4
too hot| -8
too late| 3
too many| 1
too windy| 3
too| 2
top of| -2
top| 3
toss the| 4
toss| 3
total| 7
touch| -3
tougher| 8
tough| 4
town| 3
to| -1
transfer the| -4
transfer| 4
trash| -4
tree| -1
trim the| -2
trim| -1
trucks| -1
truck| -4
true| -1
trust him| 3
trust| -3
tunnel| -1
turn out| 2
turn the| -3
turns out| -4
turns up| 1
turns| -6
twelve| -3
two checks| 1
two years| 2
ugly| 4
umpire| -14
under there| 3
under the| -2
under warranty| 6
underlayment| 4
underneath| 1
under| 7
unit| 6
until the| -2
until when| -1
until| -1
up and| -1
up for| 4
up from| -2
up my| 2
up on| 1
up there| 6
up the| 1
up to| 1
upstairs| 2
up| 7
urgent| 3
use a| 5
use for| -2
use my| 6
use our| 5
use to| 1
used| -1
use| 4
ustedes| 3
usually| 2
usual| -1
us| 3
utility| -2
u| -4
va a| -2
valid| 3
valleys| -1
value of| -4
value| -6
va| -2
ve got| 6
ve signed| -4
ventilation| 6
vents| 4
vent| -1
very top| 2
very| 1
veterans| -1
ve| 3
video| -1
vinyl| -7
visit cost| -3
visit| -6
void| 7
wait| -1
waiver| 2
walk around| -3
walk on| -5
walk| 2
wall| 3
want for| -6
want to| 1
warm| 3
warn the| 3
warn| 3
warranty booklet| 1
warranty certificate| 1
warranty changes| 2
warranty claims| -3
warranty claim| 2
warranty if| -11
warranty last| -1
warranty number| -1
warranty on| 1
warranty pay| -2
warranty| 9
was the| -11
was your| 1
wash it| 1
wash the| -3
wash| -3
waste too| 1
waste| 6
was| -19
watch it| 3
watch the| -2
watch| 1
water for| 2
water| 6
way to| 2
way| -2
we be| 3
we do| 5
we get| 2
we go| 1
we have| -1
we meet| 1
we re| -2
we settle| 2
we use| 3
wear harnesses| -2
wear out| 3
wear| -1
weather tomorrow| -2
weather| -8
weekend| -6
weeks| -3
week| -6
weight| 6
weigh| -5
were| -8
wet| 2
we| 7
what about| 3
what camera| -7
what can| -3
what colors| -1
what color| -5
what comes| 2
what credit| -8
what day| -4
what did| -2
what does| -5
what do| -3
what else| 2
what gauge| 1
what goes| 3
what happens| 3
what hour| -4
what if| 6
what interest| 2
what is| -5
what i| 3
what kinds| 2
what letters| 1
what makes| 2
what my| -3
what nails| 1
what now| -3
what number| 1
what on| 4
what papers| 1
what paperwork| 1
what r| -2
what should| 1
what size| -2
what sort| 1
what s| -1
what time| -1
what was| -2
what will| 4
what wind| 2
what would| 2
what you| 2
whats a| 1
whats the| 1
whats| 5
what| 5
when are| 2
when can| 2
when does| 4
when do| 6
when is| 1
when it| 1
when i| -4
when must| 1
when should| -7
when s| 2
when the| 2
when was| -3
when will| 3
when would| 1
when you| 2
when| 10
where can| -5
where did| -5
where does| 1
where do| 4
where is| 2
where i| -2
where office| 1
where should| 4
where s| 4
where the| 2
where would| -2
where| 8
whether| 4
which color| -2
which day| 2
which door| 4
which kind| 2
which of| -2
which one| 2
which package| 3
which papers| 2
which shingle| 4
which side| 5
while i| -1
while they| 1
while the| 1
while| 5
white| -3
who can| -1
who decides| 2
who does| -1
who do| 2
who founded| -7
who gets| -4
who has| 3
who is| -4
who lead| 1
who pays| 6
who remove| 5
who s| -2
who takes| 2
who was| -1
who won| -1
who wrote| -1
whole roof| -1
whole| -1
whose side| 2
whose| 1
whos| 2
who| -6
why are| -1
why did| 4
why does| -2
why do| 2
why should| 1
why| 11
wide is| -4
wide must| 4
wide| -1
wife| -7
wifi go| 3
wifi| 7
will be| 6
will it| -1
will i| 9
will metal| -1
will my| -4
will somebody| 1
will that| -3
will there| 2
will they| -1
will the| -6
will we| 4
will your| 2
will you| -2
will| 7
wind can| 2
wind warranty| 1
windows| -3
windy is| 2
windy to| 2
windy| 5
wind| 12
winter do| 1
winter| 8
wire| 1
with any| -1
with a| 2
with hearth| 1
with heirloom| 1
with it| 3
with me| -1
with my| -2
with new| -1
with questions| 3
with that| 2
with the| 2
with your| 2
with you| -1
without a| 2
without| 5
withstands| 5
with| 4
won the| -1
won t| -2
won| -3
wood are| -1
wood is| 1
wood sheets| 1
wood under| 2
wood| 5
word| 3
work at| -1
work for| 2
work in| 3
work on| -7
work when| 2
work with| 1
worker falls| -4
workers comp| -3
workers| 3
worker| -7
working| 4
workmanship warranty| 1
workmanship| 2
work| 4
worn out| 1
worn| 1
worse| 2
worth| -1
would a| 2
would hearth| 2
would it| -2
would i| 6
would my| 2
would one| 1
would that| -2
would the| -2
would we| 2
would your| 3
would you| -3
would| 2
write| -7
wrong with| 1
wrong| 6
wrote| -1
wyoming| -4
yard sign| -14
yards| -1
yard| -8
year loan| -1
year six| 3
year ten| 1
yearly| -1
years are| 2
years do| 1
years from| 3
years has| 1
years is| -1
years of| 3
years on| 2
years tiene| -15
years which| 2
years will| 2
years| 2
year| -6
yet| -4
you answer| 2
you are| 1
you a| 2
you begin| 3
you be| -2
you bring| 3
you build| 1
you buy| -3
you call| -4
you can| -1
you carry| -1
you charge| 3
you check| 4
you clean| -1
you come| 11
you cover| 6
you cut| -1
you done| -2
you do| 5
you d| -3
you eat| 4
you ever| -1
you find| 3
you finish| 2
you fix| 3
you folks| 2
you for| 1
you get| -6
you give| -3
you going| 4
you got| -1
you go| -4
you guarantee| 6
you guys| 1
you hang| 2
you have| -6
you hire| -1
you hiring| -6
you install| -10
you just| 8
you keep| 1
you leave| 7
you licensed| -2
you make| 1
you mark| -2
you match| -1
you measure| 2
you need| 10
you offer| -1
you open| 3
you order| 1
you or| 2
you paint| -12
you pay| 1
you people| -5
you protect| 5
you put| -2
you recommend| 3
you recycle| -3
you repair| -1
you replace| -3
you reuse| 1
you re| 3
you run| -1
you see| 2
you sell| -2
you send| -1
you show| 2
you stand| 1
you start| 4
you swap| 3
you sweep| -2
you take| 4
you talk| 3
you tear| -1
you the| 2
you think| 2
you today| -11
you to| -1
you trim| -1
you use| -5
you want| 1
you work| -3
you write| -1
your company| -2
your crew| -1
your dumpster| -2
your fault| 1
your guarantee| 1
your guys| -1
your inspector| 2
your measurements| 2
your office| 2
your own| 8
your people| 1
your rating| -1
your shingles| -1
your sign| -3
your supplier| 2
your warranty| 4
your workers| -3
your workmanship| 1
your work| 1
yourself| 2
yourselves| 2
yours| 3
your| -6
you| -4
y| 2
`,
  lacking: `
1,900| -1
10| 7
120| 2
12| -1
18| -1
1962| 1
1965| 2
1998| -1
20| -1
30| 1
3| 12
400| 1
4| 2
5| 2
6| 2
70| 1
7| 6
85| 3
8| 3
9| 2
accept| 1
accord| 2
acv| 1
ac| 1
address| -3
add| -1
adjust| -4
admit| -1
advic| -1
advis| 1
ad| 3
afraid| 4
afternoon| 1
afterward| 1
agreement| 1
agre| 3
ag| 3
ahead| -2
air| -5
allei| -1
allow| -3
along| -1
alon| -4
alreadi| 3
alright| 3
altogeth| -1
aluminum| 4
alwai| 2
amount| 4
amp| -1
antenna| -4
anybodi| 3
anymor| 2
anywai| -3
apart| 1
appli| 2
apprais| -1
approv| -3
app| -3
area| 1
arriv| -5
asbesto| -5
ask| -8
asphalt| -1
asthma| -3
attic| 5
attract| -1
at| 1
automat| 4
awai| 3
awak| 1
badli| -1
bad| 7
bake| 4
bald| 2
bang| 3
bankrupt| -5
bank| -4
ban| 1
barbecu| -1
bare| 2
barrel| -1
barrier| 1
basement| 1
bathroom| -5
batteri| -1
bbb| -1
bear| -3
beat| -2
bedroom| 3
bed| 2
bee| 2
begin| -10
behind| 4
below| 4
besid| 2
best| -3
better| -7
bet| -2
big| -9
bill| 4
bit| -12
black| 1
blast| 3
bleach| -2
blew| 1
blind| -1
block| 4
blow| 1
boat| -1
booklet| -3
boot| 2
borrow| -6
botch| 3
bother| 1
box| -1
branch| -2
break| -3
brick| -1
bring| -2
brother| 2
brownish| 2
buen| -1
builder| -2
bulk| -1
buri| -4
bust| 1
butt| 3
bu| -4
cabinet| -1
cabl| -1
camera| -4
came| -2
camper| 1
cancel| -7
cap| 1
card| -12
care| 1
carpet| 1
carri| 3
case| 2
catch| 5
caus| 2
cave| -1
ceil| 1
cell| -2
center| 3
certifi| -3
certif| -2
chain| 1
chair| 1
chanc| 1
chang| 2
cheaper| -2
cheapest| 4
checkup| -3
check| -5
chew| -2
child| -2
chimnei| -5
chip| 3
choos| -4
christma| -2
chuck| 3
citi| 4
claim| 4
class| 2
claus| 2
clean| 2
climb| 2
clock| 2
clog| -2
close| 1
coat| -2
code| -1
colorado| -1
color| -10
commiss| -3
common| 2
compar| -1
competitor| -1
comput| 1
comp| -3
condition| -1
condit| 2
contractor| 2
contract| -1
cook| -1
cool| -4
copai| -2
copper| 1
corn| -1
costli| 3
cost| -8
couch| -1
cough| 3
counti| -1
count| 2
coupl| 2
court| -1
cousin| 2
cover| -1
crack| -3
crash| 1
crawl| 1
creep| 1
crew| 1
crumbl| -1
crush| -1
curl| -1
custom| -4
cut| 2
dai| -3
damag| 3
dam| -1
dana| -2
danger| 2
daniel| -1
dark| 1
date| -1
deadlin| -1
dead| -2
deal| 4
decibel| -3
decid| -2
decis| 1
deed| -2
deep| 1
deliveri| 4
deni| 2
dent| -3
denver| -2
deposit| -5
depot| -3
depreci| -1
detach| -1
differ| 5
digit| -2
dig| 1
ding| -1
directv| 2
discount| -4
dishwash| -1
dish| 2
disput| -1
district| -2
divorc| -3
di| 1
document| -2
dollar| -1
dome| 1
door| 4
dormer| -1
doubl| 4
downspout| -2
down| 15
dozen| 3
do| 3
drivewai| -12
drive| 5
drizzl| 1
drone| -3
drop| 8
drywal| -4
due| -1
dumpster| -5
dust| -3
earli| 1
earn| -3
earth| 4
eat| 3
edg| -2
eighteen| 1
eighti| 3
electrician| -1
electr| -4
email| -4
emerg| -2
end| 7
engin| -1
entir| 2
envelop| 4
equiti| -1
espanol| -4
estado| -1
estim| 3
es| 4
even| 3
everybodi| 2
exact| 2
experienc| 2
expert| 1
extend| -2
extra| -1
ex| -3
factori| 1
fail| -1
fake| -3
fall| 4
famili| 3
fanci| -1
fan| -2
farm| -1
far| 5
fascia| -6
faster| 2
fastest| -3
faucet| -1
fault| 2
favor| 2
februari| 1
feed| -1
fella| 3
fenc| -5
fewer| 1
fight| 2
file| -5
filter| -1
filthi| 1
final| -5
financ| -5
find| -3
fine| -10
finish| 4
fireplac| 4
fireproof| -1
fire| -3
firm| -4
first| 4
fit| 1
flash| -3
flat| 4
flood| -4
floor| 1
florida| -8
folk| 1
follow| 2
foot| 3
forecast| -1
forev| -1
forget| -2
forgot| 2
foto| 2
frame| -1
free| -5
french| -2
fresh| 2
front| -3
full| 4
funni| -1
furnac| -3
furnitur| -2
further| 1
fussi| 2
futbol| -2
gallon| -1
galvan| -2
game| -1
gana| -3
gap| 2
garag| -4
gaurd| -5
ga| 2
get| 3
give| 3
glass| -1
glue| -1
goe| 11
golden| -1
good| -1
googl| -2
go| 7
grand| 1
grass| 1
great| -4
grit| 1
ground| -3
grow| -6
guard| -1
guid| 3
gui| 13
gutter| -8
hailstorm| -1
hail| -2
hale| 5
half| 4
hallwai| -1
hall| 1
hammer| -2
handl| 5
hand| 2
hang| 7
happen| -4
happi| -2
hard| 2
har| -2
hasta| 5
hate| -4
hat| 1
haul| 1
haven| 4
head| 3
healthi| -1
hearth| -6
hear| -5
heater| -1
heck| 1
height| -5
heirloom| -4
help| 2
her| 1
hide| 1
high| 1
hijo| -1
himself| 1
him| 2
hip| -1
hire| 6
histori| -1
hit| -1
hi| 6
hoa| -4
hold| 1
homeown| -1
honestli| 1
hook| -1
hospit| 5
hotel| -3
hotter| -2
hour| -7
hous| 1
human| 2
hundr| 2
hurrican| 2
hurt| -2
husband| -4
ic| -1
idea| -1
impact| -1
inbox| 2
inch| -2
includ| 5
increas| -1
independ| 6
insid| 1
inspect| 2
instal| -1
instead| -5
insul| -3
insur| -5
interest| -6
interrupt| 5
invent| -1
item| -1
iv| 2
januari| -1
joke| -3
jubilado| -1
juli| 2
jump| 1
june| 1
junk| 2
keep| 7
kick| 3
kill| -2
kind| 6
kitchen| -1
knee| -1
knock| 7
koi| -4
labor| -1
ladder| -1
ladi| -5
lai| 2
landfil| -6
land| 2
last| 2
late| -6
lavadora| -1
lawyer| -2
law| 1
layer| -1
leader| 1
leaf| -5
leak| 4
lean| -1
leas| -1
leav| 8
leftov| -2
legal| -2
legit| -1
lend| -6
length| 4
letter| -1
liabil| -2
lifetim| -1
life| 1
lighter| 2
lightn| -8
light| -1
like| -1
limit| 1
lisenc| -1
list| 1
littl| 2
live| -2
load| -3
long| 3
look| -2
loos| 1
lose| -1
lot| 5
louder| -1
loud| -6
love| 3
low| 6
lumber| -1
ly| 2
machin| -1
made| -9
manag| 1
man| 6
mapl| 2
marco| 1
market| -2
mark| -1
marri| -1
marta| 1
match| -3
materi| 1
matter| 7
max| 1
ma| 3
mean| -5
measur| -3
mediat| -4
meet| -1
membran| -2
mention| 4
metal| -10
mexico| -1
middl| 4
mid| 3
mile| -2
minut| 1
mirror| -1
miss| -1
mix| -2
mobil| -4
mold| -2
mom| -2
month| -14
morn| 4
mortar| -1
mortgag| -3
moss| -6
mother| 2
mushi| 1
myself| -3
nail| -6
nake| 3
nale| 3
name| -3
narrow| 3
nearbi| -1
near| -3
need| -1
neighborhood| 1
neighbor| 2
nephew| 1
nest| -6
newborn| 2
next| -3
nice| -4
night| -4
noon| -3
normal| 5
north| 1
notic| -1
number| 9
oak| -2
oblig| -1
odd| 2
offen| -2
offer| -3
offic| -1
offset| 1
ohio| -1
oil| -1
okai| 3
old| 9
onc| 5
onlin| 2
onto| 5
on| 2
open| 1
opinion| -6
option| 6
order| -2
ordinari| 2
otro| -3
outsid| 6
oven| 3
overnight| -5
owner| -1
own| 4
ow| 3
packag| 1
pad| 2
painter| 1
paint| 1
pai| -12
paler| 1
pane| 2
partner| -1
part| 4
payout| -1
payrol| 2
peak| 2
peel| -2
pen| 1
percentag| 2
percent| -3
permit| -8
person| -3
pet| -2
phone| -10
photo| -5
picki| 2
pickup| -1
pick| -1
piec| 3
pile| 1
pipe| 1
place| 4
plain| 2
plai| 3
plank| -1
plan| 1
plaster| 1
plastic| 4
plug| -1
plumber| 1
plumb| 5
plu| -2
pocket| 1
point| -1
poison| 2
poke| 3
polici| -4
pond| -4
pool| -1
popular| -2
pop| 1
porch| 1
post| 1
potti| -1
power| 5
premium| -2
present| 2
pressur| -3
pricier| -3
print| -1
probabl| 1
program| -2
promis| -2
proof| -1
properli| 1
prove| 1
public| -1
punch| 2
punish| 2
push| 1
put| 3
question| -4
quick| 1
quot| -1
raccoon| -6
racket| 2
radiant| -2
radon| -1
rafter| -2
rain| -5
rais| -4
rate| -2
readi| -5
real| 2
reason| -1
rebuild| -1
receipt| -1
recept| -1
record| -3
recycl| -9
red| -3
refin| -2
refund| -3
regular| 5
remodel| -2
remov| 2
rental| -1
renter| -5
rent| -1
repaint| 1
repair| -1
replac| -3
resal| -1
reschedul| -1
reset| -1
resist| 2
respons| -1
rest| 1
return| -1
reward| -1
ridg| -1
ring| -3
rippl| 1
rip| 5
risk| 3
road| 2
robot| -1
rod| -1
roll| 1
roof| 9
rooki| 3
room| 2
rose| -1
rot| -1
roughli| 3
round| 5
row| 1
rubber| 1
ruin| 1
rule| -1
run| 2
rust| 3
safe| 4
sai| 1
salari| 2
same| 3
sampl| -3
sam| -1
sand| 3
satellit| 4
saturdai| -1
save| -2
scaffold| -1
scam| -2
scare| -2
school| 1
scope| 1
score| -3
scratch| 1
screw| 2
seal| 3
seam| -1
second| 4
secret| -1
sell| -2
sel| -1
senior| -1
senor| -1
sens| 1
separ| 3
servic| -2
settl| -2
set| 2
sever| -1
shade| -3
shake| 1
shape| -1
share| -2
sheet| 2
shelter| -5
shift| 1
shingl| -4
shop| 1
shovel| -1
shower| -1
showroom| -1
show| -1
sick| -1
side| 10
sign| -5
simpli| 1
singl| -5
site| 7
sit| 11
size| -4
skinni| 2
skylight| -4
sky| 2
slate| -1
sleep| -3
slide| 2
slip| 1
slot| 1
slow| -1
small| 1
smart| 2
smash| 1
smell| -1
smoke| -2
snap| 2
snow| -6
soffit| -2
soft| -1
somewher| 2
soot| 2
sourdough| -1
spanish| -2
spare| -3
speak| -2
special| 3
spell| -1
split| -1
sprayer| -4
spread| 3
spring| 2
squirrel| -11
stack| 8
stainless| -5
stai| 7
stand| 2
stapl| 2
stash| 3
steel| -4
steep| -3
step| 4
stick| 5
stink| -2
stop| 5
store| -2
strai| 1
street| -1
stretch| -3
strip| 1
strong| 3
stucco| -1
stuff| 9
such| 1
sue| -3
suggest| 1
summer| -2
summit| -3
sundai| -3
sunni| 3
sun| 1
supervisor| 1
supplement| -1
supplier| -1
suppli| -1
suppos| 2
sure| -1
surpris| 3
surviv| 1
su| -2
swallow| 2
swamp| -2
swatch| -1
switch| -5
system| 1
tabl| 2
tab| -1
take| -4
talk| -4
tall| -3
tan| 2
tap| 2
tarea| -1
tarp| -5
tar| 2
tax| -7
tear| -3
temperatur| 11
tenant| 1
tesla| -4
text| -1
themselv| -4
thick| -7
think| -1
thin| 1
third| 1
thousand| -2
throw| 4
thunderstorm| -1
tick| 1
tight| 1
tile| 5
till| 2
timber| 1
time| 6
tip| -4
tire| 1
todai| 3
todo| 3
toilet| -3
tomato| -2
tomorrow| -1
tonight| 4
tool| 1
top| 3
toss| 1
total| -2
touch| -1
tour| 1
town| 1
trampl| 1
tramp| 1
translat| -2
tree| -4
trim| -1
trip| -3
troubl| 1
true| -1
trust| -3
tube| 2
tulip| -2
tunnel| -1
turn| -3
tv| -1
type| -2
ugli| 4
umpir| -1
uncl| 3
underlay| -5
underneath| 1
unido| -2
unit| 6
until| 2
upstair| 2
urgent| -1
us| -2
vacat| 2
valid| 2
valu| -2
van| 3
va| -2
veget| -1
vent| -2
veteran| -2
vinyl| -1
visit| -5
voic| -5
void| 2
wait| 8
waiv| 1
walk| 3
wall| 1
want| 4
warmth| 3
warm| 2
warn| 3
warranti| -7
wash| -4
wasn| -2
wasp| -6
watch| -1
watertight| 1
wave| 2
wavi| -1
weak| 1
wear| 1
webcam| -1
weekdai| 2
weekend| -6
week| -1
weigh| -4
went| 2
west| -1
white| -1
whole| 5
wide| -6
wife| -4
wifi| -4
window| -3
wind| -7
win| -1
withstand| 1
wod| 2
wooden| 1
woodpeck| -4
wood| -9
word| 4
work| 4
wors| 2
worth| -1
wreck| 2
write| -4
wrong| -4
wyom| -5
yall| 3
yard| 3
yearli| -1
year| -14
yellow| -4
young| -3
yourself| 1
yourselv| 2
zero| 2
zoom| 3
`,
  beside: `
10|11 -1|12 3|15 -2|2 -1|3 -1|4 1|address -1|air 1|along 1|arriv 1|bed 1|begin -1|check -1|child 1|claim -1|compar -1|condition 1|correctli -1|cost -2|cover 2|crew 1|damag -1|end 2|file -1|hang 1|hous -1|lai 1|last 1|least 3|live 1|loud 2|make 3|maker -2|materi -3|meanwhil 1|month 3|morn 1|name -1|night 1|origin 3|period 3|rare 1|repair 2|roof -2|run -2|sell -1|sleep 1|spell -1|tarp 1|temperatur 1|transfer -3|wall 1|warranti -1|wood 1|yard 1|year -3
120|110 2|130 2|6 1|hearth 2|hour 2|mile 2|shelter 2|shingl 2|warrant 2|wind 2
15|10 -1
18|shingl -1
1962|1980 2|asbesto 2|contractor 2|find 2|hous 1|licens 2|old 2|remov 2|stop 2|tear 1|underlay 1|work 2
1965|1980 2|asbesto 2|contractor 2|find 2|hous 2|licens 2|old 2|remov 2|stop 2|tear 1|underlay 2|work 2
2|1,200 8|9 1|add 8|arriv -1|ask 2|belong 5|better 1|bill -1|check -4|children 1|choos 2|claim 2|compar 1|cost 6|cover -1|dai 6|damag -1|deduct 2|deni 1|depreci -1|drivewai 5|dumpster 5|fall 1|final -2|gain 1|goe -1|half 8|hearth 1|hous 7|insid 1|insur -2|layer 2|leak 1|loud 1|make 1|monei -1|move 3|nail 1|new 2|old 8|pai -1|pet 1|phone -1|plan 2|polici 6|rain -1|replac 2|roof -1|same 3|second 2|send -3|sensibl 3|shelter 2|shingl -2|somewher 1|street 6|tear 4|transfer -1|valu 1|visit -2|walk -2|warranti -7|wood -1|wrong -1|year 3
3|10 2|110 1|130 1|20 1|25 -1|4 2|arriv -2|chimnei 1|choos 7|claim 2|clean 1|compar 5|dai 3|damag 1|find 1|free 1|gain 5|hail 1|hearth 4|hour 2|hous 1|instead 1|later 1|make 2|membran 1|mile 1|move 8|new 2|pai 3|phone 2|plan 9|rain 1|rate 1|resist 1|sensibl 8|shelter 8|synthet 1|underlay 1|warranti -1|wind 1|work 2|year 7
400|1 2|4,000 3|400,000 3|cost 3|deduct 3|hous 2|insur 2|percent 2
40|12 1|arriv 2|fall 2|first 1|page 1|wall 1|wood 3|yard 2
4|1 2|16 -1|30 1|4,000 2|400,000 2|6 -1|7 -1|along 1|cap 1|cost 3|dai -1|deduct 2|hous 4|insur 2|live 1|meanwhil 1|nail -2|new 1|pai -1|percent 2|ridg 1|shingl 1|stai 2|supervisor -1|vent 1|whole 2|work -1
5|0188 1|10 1|2 1|9 1|afterward 1|bill 4|claim 1|cost 3|desk 1|exampl 1|make 5|repair 5|servic 1|summit 1|take 4|visit 2|write 1|year 2
6|10 3|12 1|5 3|8 1|cost -1|cover 2|dumpster 2|fall 2|first 3|hous 1|insid 2|labor 3|later 1|least 1|live 1|maker 4|meanwhil 1|new 2|pai 3|phone 1|put 3|roof -2|shingl 3|stai 2|vent -1|year 3
7|5 6|hous 2|take 4|work 3
8|7 2|arriv 1
9|12 1|arriv -1|crew 1|dai 2|least 1|roof -1
accord|attic 2|feet 2|free 2|squar 2|vent 2
acv|cash 2|cost 1|polici 3|replac 1|roof 3|valu 2
ac|cool 1|summer 3
addit|2 3|3 1|95 3|cost 2|extra 1|first 1|honest 1|includ 1|sheet 3|shingl -1|wood 2
address|0188 2|303 1|555 1|9 1|claim 1|desk 2|exampl 2|make 1|phone 1|roof 2|servic 2|summit 1|warranti 1|write 2
adjust|2 -1|3 -2|dai -1|damag 1|emerg 1|free -1|further 1|inspect -1|oblig 1|prevent 1|roof -1|shingl -1|week -1
advert|2 2|arriv 1|dai 1|front 2|hous 2|inspect 2|sign 1|stand 2|yard 1
advis|better 1
afterward|2 1|3 -1|arriv 1|clean 6|cost 1|crew 2|dai 1|end 4|first 2|granul 3|gutter 1|hous -1|inspect 1|nail 2|new 1|noon 1|onc 3|photo 2|roll 1|surpris 2|twice 2|walk 3|whole 3|wood 1|work 1|yard 4
ago|180 3|30 2|365 3|accept 3|allow 3|claim 3|colorado 3|dai 4|deadlin 1|first 2|hail 3|insur 3|polici 3|rain 3|wind 3
agre|13 1|claim 2|colorado 6|complain 6|cost 4|deni 3|disagre 4|divis 6|insur 3|low 3
ag|cost 2|eighteen 5|find 2|flash -1|lose 5|miner 5|new 1|percent 1|replac 2|roof -1|shingl 3|surfac 5|themselv 5|wind -1|year 4
air|arriv -1|attic -2|cover -1|roof -2
allow|2 -3|arriv -1|ask 1|dai -3|decis 1|end -4|hous -3|instal 1|licens 2|paus 1|point 1|question 1|share 1|stop 1|think 1|watch 1|whenev 1|work -2
along|12 2|2 1|24 -1|7 1|appreci 2|architectur -1|area 2|arriv 2|attic 3|cover 1|cut 2|dai -1|dam 1|eav 1|end 2|escap 1|flash 1|goe 1|hous 1|ic 1|inch 2|metal -1|next 2|onc 3|owner 2|ridg 1|sell 2|skylight 1|stop 2|temperatur 1|tend 2|transfer -1|vent 2|wall 2|warranti 1|wide 2|wrong 1
alon|roof 2
alreadi|1,200 1|3 3|activ 2|add 1|attic 1|awai 3|claim 3|dai 1|find 1|half 1|insur 2|leak 2|old 1|polici 3|rais 1|renew 3|roof -1|sever 3|shingl 2|supervisor 3|tear 1|year 3
alright|ask 4|roof 1
aluminum|flash 4|new 4
alwai|10 1|address 1|begin 1|certif 1|check 1|compar 1|correctli 1|dai 2|e 2|email 2|file 1|final 2|maker 1|name 1|pai 2|receiv 2|spell 1|walk 1|warranti 1
amount|1 1|10 -1|2 1|ask -1|colorado 6|complain 3|cost 2|deduct 2|disagre 2|divis 3|hous 1|inspect -1|insur 3|low 1|pai -1|percent 1|polici 2|roof -1|second -2|valu 1
answer|10 2|2 1|20 2|25 3|3 -1|4 1|5 1|arriv 3|cost -2|cover 2|goe 1|hearth 2|heirloom 3|last 1|shelter 2|warranti 3|workmanship 3|wrong 1|year 2
anybodi|5 2|arriv 1|inspect 1|look 5
anymor|hour 3|shingl 1
anywai|18 2|2,400 3|24 2|40 2|asphalt 2|attic 2|chimnei 2|damag 2|feet 2|flash 2|follow 2|free 2|inspect 2|littl 2|minut 2|new 1|old 2|present 2|roof -1|shingl 2|squar 2|vent 2|wear 2|wind 2|year 2
apart|16 1|6 1|7 1|asphalt 2|famili 2|fasten 1|hous 2|inch 1|joint 1|least 1|metal 2|replac 2|ring 1|roof 1|seam 1|shank 1|sheet 1|shingl 2|singl 2|stagger 1|stand 1|wood 1
appli|arriv 1
approv|hous -1|insur -1
area|4 1|40 1|chimnei 1|feet 1|find 1|flash 1|granul 1|heavi 1|inspect 1|lift 1|lose 1|miss 1|open 1|result 1|roughli 1|shingl 1|side 1|soft 1|spot 1|steep 1|uphil 1|west 1|wood 1
arriv|1 -1|1,200 -1|10 3|100 -1|11 -1|12 4|130 1|14 7|14,795 2|140 1|179.43 3|1998 -2|2 3|20 -1|24 -2|25 -1|3 -6|30 -5|34 -2|4 3|4,000 1|40 1|400,000 1|45 -1|5 -2|5,000 -2|6 5|60 -2|7 9|72 1|8 -1|9 -1|95 -1|activ 3|adjust 11|afterward 1|ahead 5|aluminum 3|alwai 2|approv -4|architectur 2|ask -3|attic 4|awai -1|baffl 3|balanc 3|bank -2|begin 1|black 3|branch 1|breath 1|bring -2|brown 3|bundl -1|cancel 1|care -1|carri -1|cash -2|caus -2|certif -1|chalk 1|chanc 1|check -1|chimnei 4|claim 3|class 1|clean -3|color 3|colorado -1|contract 1|contractor -6|cool 1|copper 3|cost -1|cover -2|crew -1|custom 1|dai 10|damag -2|date 7|decid -3|deni 1|depend 2|deposit 1|discount -1|document -2|door -2|down 2|dry 1|drywal -2|dumpster 1|earthquak 1|eav 1|edg 2|emerg 2|end -1|fall 2|famili -2|fault -2|feet -1|fifth 1|file -3|final -2|find 2|finish 3|first -4|flash 4|free 3|further 1|garag -1|gaug 1|goe 1|good -1|granul -1|gutter 1|hail -2|hand 2|hear 2|hearth -2|heirloom -2|high 1|holidai -1|honest -1|hour 4|ic -1|impact 1|includ 2|insid -3|inspect 5|instal -2|insur 4|keep 1|labor 1|lai 2|later -1|leak -1|least 2|leav 1|letter -1|light -1|lightn 1|look -1|lose 1|make 1|maker -1|marco 4|mark 1|meet 5|membran 4|metal -2|mile -1|miner 1|moment 1|month 3|morn -2|moss -2|mostli 1|move 2|nail -7|new 3|next 1|noon -1|old 1|onc -3|open -1|origin 2|overnight -1|own -3|owner -1|p 6|packag -1|pai -3|paint 1|painter 3|part 1|period 2|perman 4|permit -1|person 1|phone -2|photo -2|pick 1|place -1|polici -1|pressur -1|promis 2|provid 1|put 1|radar 1|rain 2|rate 1|recommend -1|remov -3|repair 2|return 1|ridg -1|roof 1|room 4|same -1|screen -2|seal -1|seam -1|second -1|see -2|sell -2|send 7|settl 1|sheet -2|shingl 2|sign -1|size 1|skylight 1|solar -1|spot -1|spring 2|squar -3|sr -1|stai -2|stand -1|steel 3|steep 1|step 4|strip -2|subcontractor -2|such -3|suit -1|summit -3|supervisor 4|surfac 1|surpris 2|synthet -1|take -2|tarp 1|tear -2|temperatur 1|third 7|throughout 1|throw -1|time 2|transfer -3|tree 1|twice -1|uncov -1|vallei 1|valu -2|vent 4|visit 2|wait 4|walk -2|wall 2|warm -1|watch 1|water -1|wear 2|week -1|white 3|withstand 3|wood -3|work -5|workmanship -3|write -1|year -1
asbesto|2 -1|24 -1|arriv -1|cost -2|dai -2|half -1|hour -1|hous -1|roof -1|shingl -1|squar -1|take -1|tear -1|work -1
ask|15 2|arriv -2|cost -2|count 2|first -1|hail 2|hous -4|materi 1|new -1|own 2|roof -2|run 2|shingl -1|transfer 1|water 1|year 2
attic|24 -1|3 -1|air 5|along 5|arriv -2|breath 3|cool 3|cost -2|dai -2|drivewai -1|dumpster -1|eav -1|first -2|flash -1|floor -1|hammer -1|high 6|leak -1|leav 6|membran -1|mirror -1|photo -1|ridg 5|roof -3|shake -1|shingl -3|stai 2|take -1|temperatur -1|top -1|vent -1|wall -1|warm 6|wood -1
automat|1,150 4|cost 4|flash 2|instal 4|new 4|order 4|replac 4|skylight 4|unless 4|vent 2
awai|2 2|24 -1|3 1|30 -1|4 -1|45 2|7 -1|appli 2|ask -1|better 2|bill -1|check 1|choos 2|claim 1|class -1|clean 3|cosmet -1|cost 1|crew -2|damag -1|decid 1|discount 2|document -1|dumpster 2|edg 1|exchang -1|fair 2|file -1|final 2|find -1|finish -2|first 2|free -1|hand 2|honest 2|hous -4|hurri 2|includ 1|inspect 1|instal 2|instead 1|insur -1|keep 3|labor 2|leav 3|loud 2|march 2|materi 1|monei 2|nail -1|new 2|novemb 2|onc -1|pai -1|percent -1|permit 2|polici -1|read -1|reason 2|repair 1|roof 1|seal 1|shingl 3|stai 1|take -1|tear 2|temperatur 1|think 2|time 2|todai 3|vent -1|waiv -1|walk -1|water -1|wood -1|work -1
awak|shingl 3
back|1 1|arriv 1|cover 1|materi 1|phone 1|solar 1|themselv 1|warranti 1
bad|1,900 3|10 -1|12 2|16 -1|2 1|20 -1|24 -1|3 6|4 -1|40 -1|5 1|6 -1|7 -1|95 -1|air -1|along -1|asphalt -5|attic -1|awai 2|badli 1|bank 2|bare 2|build 1|care 3|chimnei -1|claim -1|clean -3|condition -1|contractor -1|cost 1|cover -1|crack -2|crew -1|cut 1|damag -1|down -1|eighteen 2|end -1|expect 1|extra -2|face 2|fall -1|feet -1|final -1|find 2|first 2|flash 3|free -1|freez -1|good 1|granul -1|ground 6|hail -1|heavi -1|honest -2|hous -2|inch -1|inspect -3|instead 1|labor 1|lai -1|lift 1|look 9|loos 4|make -1|maker 3|mark 3|membran -2|miss -1|month 3|nail -1|number 1|oil 1|old -2|open 2|owner 3|pai 2|paint 4|percent 2|phone -1|photo 2|place 2|put 1|rain 4|repair 3|replac 3|result -1|roof 1|rot 2|roughli -1|same -2|see 1|send 2|shingl 2|show 2|side 2|slip 1|soft 3|spot 6|squar -1|stand -1|steep -2|strip -1|strong 6|tear -1|temperatur -1|themselv 2|time -2|underlay -1|uphil -1|walk 3|wall -1|warm 2|water 2|wavi 3|week -4|west 2|wood 2|work -1|wrong 1|wrongli 1|yard -1|year 6
bake|roof 2|shingl 2|wear 2
bald|eighteen 6|find 3|lose 6|miner 7|shingl 3|surfac 7|themselv 6|wear -1|year 5
bang|2 2|6 1|7 4|air 2|along 2|arriv 3|bed 2|better -1|child 1|children -1|condition 2|crew 4|dai 2|door 2|dumpster -1|fall -1|first 3|hang 2|happier 1|himself 2|hour 2|hous -1|insid -1|introduc 2|lai 2|loud 1|marco 3|morn 1|otherwis 1|p 2|pretend 1|shingl 2|stai -1|supervisor 5|surpris 1|tarp 2|wall 2|wood 2|yard 2
bank|2 -1|cost -1|damag -1|hail -1|insur -1|monei -1|pai -2|part -1|replac -1|roof -1|wind -1
ban|38 5|bill 5|break 5|contractor 2|known 5|law 2|offer 5|senat 5
barefoot|clean 1|end 1|nail 1|twice 1|walk 1|whole 1|work 1|yard 1
bare|60 2|crew 1|dai 2|damag 2|dry 1|dumpster 1|finish 1|membran 1|next 1|noon 1|old 1|overnight 2|rain 2|roof 1|spot 1|stai 2|surpris 1|synthet 2|uncov 2|underlay 2
barrier|16 2|24 2|6 2|7 2|architectur 2|cap 2|eav 2|edg 2|ic 2|inch 2|insid 2|leak 2|metal 2|nail 2|phone 2|plank 2|ridg 2|roof 2|shield 2|shingl 2|starter 2|strip 2|synthet 2|system 2|underlay 2|vallei 2|vent 2|wall 2|warm 2|water 2|wood 2
basic|10 2|3 3|30 6|architectur 2|cost 2|honest 2|roof -2|shelter 8|shingl 4|warranti 5|work 3|year -1
beat|4 1|40 1|bare 1|chimnei 1|face 1|feet 1|find 1|flash 1|granul 1|heavi 1|inspect 1|lift 2|miss 1|number 1|open 1|place 1|result 1|roughli 1|shingl 2|show 1|side 2|soft 1|spot 1|steep 1|uphil 1|west 2|wood 2
becom|hous 3
bedroom|3 1|5,000 1|cost 1|cover 1|drywal 1|fault 1|hous 1|insid 1|leak 1|paint 1|repair 1|warranti 1|workmanship 1
bed|2 1|60 1|child -1|crew 1|dai 3|damag 1|dry 3|dumpster 3|finish 2|hous 2|next 2|noon 2|old 2|overnight 1|rain 1|roof 2|stai 1|surpris 1|synthet 1|uncov 1|underlay 1
begin|10 -2|15 3|2 -3|24 2|3 -1|303 1|5 3|555 1|arriv -4|contractor -2|cost -2|cover 3|crack 3|crew -3|curl 3|dai -4|defect 3|earli 3|fall -1|feet -2|hour 1|hous 1|lose 3|maker 3|materi 3|miner 3|new -1|pai -1|repair 1|roof -3|solar -2|squar 2|stai 2|such 3|summit -2|surfac 3|surpris -1|take 1|tear 1|walk 1|warranti 1|write 3|year 2
behind|10 4|110 -1|130 -1|20 2|24 2|25 1|3 1|30 2|5 3|50 1|chimnei -1|copper 1|cover 1|goe 1|granul 1|hearth 2|heirloom 1|honest 1|hour 2|hous 2|look 1|membran -1|moss 1|roof -1|shelter 2|shingl 3|squar 2|take 2|tear 2|warranti 4|wind -1|work 3|workmanship 1|year 4
below|4 2|40 2|almost 2|chimnei 2|everywher 2|feel 2|feet 2|find 2|first 1|flash 2|good 2|granul 2|heavi 2|inspect 2|lift 2|lose 2|miss 2|new 2|open 2|result 2|roughli 2|shingl 3|side 2|soft 2|solid 2|spot 2|steep 2|underneath 2|uphil 2|west 2|wood 4
besid|air 4|condition 4|dent 4|document 2|gutter 6|photo 2|screen 4|take 4|window 4
best|10 2|20 3|25 3|3 -2|40 1|arriv -1|choos 1|cost -1|dai -1|hail 1|hearth 2|heirloom 3|impact 3|insur -1|last 1|look 2|month -1|pai -1|rate 3|roof -2|same 1|shelter 2|shingl -1|suit 1|take -2|thick 1|version 1|warranti 1|wind -2|workmanship 2|worri 1|year 4
better|10 -1|2 -1|4 1|breath 1|certif 2|class 1|cool 1|dai -2|discount 1|end 2|first -1|give 1|insur 1|pai 1|phone 2|roof -5|send 1|work 1|year -3
bill|10 1|2 1|3 -1|40 1|afternoon 1|air 1|alreadi 2|attic 1|bad 6|below 1|breath 1|build 1|cash 8|claim 2|clean 1|condition 1|cook 1|cool 1|cost 4|dai 1|down 2|energi 2|favor 3|final 4|find 1|finish -1|first 2|flash -1|hail 2|hous 1|hundr 1|instal -1|lean 1|lien 1|lose -2|low -1|nail -1|new 1|old 2|opinion 1|own 3|pai 11|permit 1|phone 2|photo 2|prove 1|receipt 1|repair 3|replac -1|roof -1|same -1|save 2|sheet 3|shingl -1|soft -1|spot -1|stai -1|steep -1|take -1|tear 2|temperatur 1|vari 2|waiver 1|walk 4|warranti 1|wind 3|wood 3|work 2|year 1
bit|2 2|7 1|color 2|cost 5|cover -1|defect 3|down 3|emerg 2|end 2|fade 3|final 2|good 2|honest 1|insur 3|interest 3|monei 1|month 1|none 2|overnight 1|pai 2|slow 2|tear 1|tend 2|wear 2|wind 1|year -1
black|10 6|5 2|copper 6|cover 5|granul 6|maker 3|moss 6|shingl 5|year 5
blast|8 1|end 1|granul 1|pressur 1|shingl 1|strip 1|warranti 1|wash 1
blew|adjust 1|awai 1|damag 1|emerg 1|repair 1|see 1|shingl 1|throw 1
block|8 2|asphalt 2|cover 4|end 4|famili 2|hous 2|materi 4|metal 2|new 1|replac 2|ridg 3|roof 2|seam 2|shingl 2|singl 2|soffit 4|stand 2|vent 3|warranti 4
blow|2 1|bundl 2|color 2|first 1|garag 2|later 2|rain 2|repair 2|roof 1|stai 2
booklet|damag 3|hail 5
book|roof 1
boot|2 1|dai 1|wood 2
botch|ag 5|arriv 2|build 3|cost 2|cover 1|crew 5|dai 2|earli 5|insur 2|look 2|mainten 5|miss 5|mistak 5|pai 4|repair 3|warranti 1|water 2|wear 5|work 1
bother|dai 2|fall 2|loud 2|old 4|temperatur 3
bottom|24 3|along 2|eav 4|rake 3|roof 1|run 3|shingl 1|starter 4|strip 4
branch|insur -1
brand|cost 2|flash 1|new 2|skylight 2|vent 1
break|2 -1|4 1|7 1|arriv -2|caus 3|class 1|cover 3|crack 1|crew 2|dai -2|damag 3|discount 1|dish 3|fail 1|give 1|holidai 3|instal 3|insur 1|light 3|old -1|pai 1|rate -1|roof 1|satellit 3|shingl -3|solar 3|such 3|warranti -1|wind -1|work 1|year 1
brick|suit 1
bring|10 1|25 1|3 -1|4 1|class 1|cost -1|discount 1|hail 1|honest -1|inspect 2|insur -1|pai 2|part 1|percent 1|premium 1|roof -1|wind 1
brother|8 2|chang 3|consent 3|end 3|repair 3|roof 3|warranti 4|workmanship 3|write 3
brownish|architectur 3|area 3|arriv 3|brown 4|charcoal 4|choos 2|color 4|dozen 4|driftwood 4|hous 3|look 2|nearli 4|shingl 3|soft 4|suit 3
brown|leak 2
brush|care 1
build|30 3|alwai 3|asphalt 6|behind 3|chimnei 3|cricket 3|famili 6|flash 3|galvan 3|hous 4|inch 3|made 3|metal 6|new 6|replac 6|roof 4|seam 6|shingl 4|singl 6|skylight 2|stand 6|steel 3|vent 1|wide 3
bunch|3 1
bundl|2 2|6,000 1|ahead 2|arriv 1|averag 1|carri 1|crane 2|dai 2|deliv 2|drivewai 2|lift 2|onto 2|rafter 1|roof 1|safe 1|shingl 2|spread 1|supplier 2
bust|adjust 1|awai 1|damag 1|emerg 1|repair 1|see 1|shingl 1|throw 1
butt|ask 4|decis 4|paus 4|point 4|question 4|roof 2|share 4|stop 2|think 2|watch 4|whenev 4
came|arriv 1|damag 1|fall 1|fire 1|hail 1|homeown 1|insur -1|lightn 1|polici 1|such 1|sudden 1|tree 1|warranti 1|work 1
cancel|10 -5|2 -1|40 5|ahead -2|begin 4|chanc 5|cost -3|dai -1|date -6|hold -5|next -1|phone -2|radar 5|rain 3|roof -1|steep 5|watch 5|work -1
cap|3 1|5,000 2|cost 1|cover 2|drywal 2|fault 2|hous 2|insid 2|leak 2|paint 2|repair 2|warranti 1|workmanship 1
card|arriv -1|cost -5|cover -1|dai -1|final -1|free -1|hous -1|new -1|pai -2|percent -1|roof -3|take -1|walk -1|work -1|year -1
care|2 -1|appli 1|arriv 3|attic 1|caus 3|cover 5|crack 1|crew -2|curl 1|dam 1|defect 1|earli 2|escap 1|fall 3|foot 4|goe 2|hail 3|hous 1|ic 1|instal 3|leak 3|lose 1|maker 1|materi 1|miner 1|onc 1|permit 1|phone 1|roof -2|shingl 1|such 1|surfac 1|temperatur 1|traffic 4|tree 3|warranti -1|wear 1|wrong 3
carri|10 2|3 1|arriv 1|cost 2|crew 2|down 2|honest 1|month 2|pai 2|roof 1|seam 2|stand 2
case|2 3|7 1|branch 3|bundl 3|color 3|cover 2|damag 2|earthquak 3|fall 3|fire 3|first 1|garag 3|hail 3|later 3|lightn 3|repair 3|stai 3|tree 3|warranti 2|year 1
cash|10 -1|4 -1|ask 2|bank 2|colorado -1|cosmet 2|damag 2|discount 1|document 2|exchang 2|financ 3|give -1|hail -1|impact -1|insur 1|part -1|rate -1|read 2|shingl -1|sign 2|take -1|waiv 2|wind -1
catch|4 2|ask 6|class 2|cosmet 6|damag 6|discount 3|document 6|exchang 6|insur 3|read 6|shingl 2|sign 6|waiv 6
caus|3 2|awai 2|bare 2|break 1|damag -1|face 2|find 1|good 1|hail -1|lift 2|number 2|place 2|seal 1|shingl 2|show 2|side 2|take 2|wear 1|west 2|wind 3|wood 2
ceil|0188 1|303 1|555 1|6,000 3|arriv 2|averag 3|carri 3|crew -1|desk 1|exampl 1|hous 3|pound 3|rafter 3|safe 3|servic 1|shingl 3|spread 3|weigh 3|write 1|year -1
center|phone 3
certif|claim -1|dai -1|roof -1|shingl -1|warranti -1
chain|1998 2|34 2|contractor 2|crew 2|famili 1|new 1|own 2|roof 1|subcontractor 2|summit 2
chair|12 1|awai 1|feet 1|furnitur 1|grill 1|hous 1|least 1|move 1|pot 1|yard 1
chanc|dai 2|rain 2|wind 2
chang|11 1|2 1|60 1|cost 2|file 1|hous 1|materi 1|new -1|owner 1|pai 1|person 1|roof -1|sell 2|sign 1|take 1|transfer 3|warranti 1
cheaper|10 -1|20 -1|3 2|chimnei -1|choos 1|compar 1|dumpster 2|gain 1|grade 2|hail -1|layer 2|move 2|packag 2|plan 2|sensibl 2|shelter 1|shingl 1|wind -1
cheapest|10 1|20 1|25 1|3 5|chimnei 1|dumpster 5|grade 5|hearth 1|heirloom 1|layer 4|packag 5|roof 1|shelter 1|shingl 1|steel 3|warranti 1|workmanship 1|year 1
check|0188 -1|10 -1|12 2|14 -1|180 2|1978 3|2 5|24 -1|25 -1|3 -2|303 -1|4 -1|4,000 -1|555 -1|6 1|7 -1|7.99 -1|9 -1|95 -2|adjust -2|ahead -1|air -1|approv 2|arriv 11|ask -1|awai -1|bank 2|bill -1|branch -1|build 2|care 2|cash -1|certif -1|chalk -1|chang -1|claim -5|class -1|clean 1|climb -1|color -1|colorado -1|condition -1|consent -1|contractor -1|cost 3|cover -1|crew -2|dai -5|dam 1|damag -3|date -2|declar -1|deni -2|deposit 1|desk -1|disagre 1|discount -1|document -2|door -1|down -2|emerg -1|end -1|escap 1|estim -1|exampl -1|feet -1|figur 7|final -1|financ 1|follow -2|fourth -1|free -2|front -1|give -1|goe 2|ground 4|gutter -1|hail -2|half -1|hearth -1|honest -1|hour 1|hous -2|ic 1|includ -2|inspect -2|instal 4|insur 4|interest -1|keep -2|leak 2|least -1|look 8|loos 3|lose -1|low -2|mainten 2|make -1|maker -1|mark -1|measur 2|meet -1|minut -1|monei 5|month -2|morn -1|nail 1|new -2|offer -1|old -2|onc -2|page -1|pai 9|paint 1|part 14|partner 2|percent -1|permit -1|phone -2|photo -2|polici -2|premium -1|promis 1|rais -1|reason -4|receiv -1|repair -2|replac 9|roof -1|same 6|scope -1|second -2|send -2|servic -1|sheet -4|shelter -1|shingl -4|sign -2|spring 3|stand -2|steep -1|step -1|strong 4|subject -1|summit -2|supervisor 2|surpris -1|take -1|tarp -1|temperatur 1|test 3|third -1|time -1|twice 1|underlay -1|valu -1|visit 1|walk 2|wall -1|warranti -2|water -1|week 1|wind -2|wood -5|work -3|workmanship 1|write -6|wrong 2|yard -1|ye 3|year -4|yourself 7
child|24 -1|6 1|7 1|clean 1|cost 1|cover 2|crew -1|dai -2|door 1|dumpster -1|first -1|front 1|furnitur 1|hour -1|insid 1|nail -1|noon -1|pai -1|paint 1|phone -1|repair 1|roof -1|shingl -1|stai -1|supervisor -1|warranti 1|work -2|year -1
chimnei|2 -1|clean -1|cost -1|includ -1|inspect -1|make -1|photo -1|rain 1|roof -2|seal -1|shingl -1|temperatur -1|whole -1|wind -1|work -1
chip|ag 1|cover 1|damag 3|hail 3|insur 2|pai 3|such 3|sudden 3|wind 3
choos|1,200 1|3 1|ahead 1|arriv 3|cost 1|date 1|down 1|half 1|hearth 3|honest 1|hour 1|hous 3|moment 1|next 1|own 2|person 1|phone 1|pick 1|put 3|settl 1|sit 1|time 1
christma|4 -1|5 1|arriv 1|cover 5|dam -1|dust 6|escap -1|fall 6|first -1|flash -1|hous -2|ic -1|insid -2|leak -1|old 6|roof -1|sheet 6|shingl -1|take 3|temperatur -1|vent -1|wind -1|wood 6|work 2|year -1
chuck|adjust 4|awai 4|damag 4|emerg 2|repair 2|see 4|shingl 3|throw 4
citi|2 -2|ahead -1|appli 5|arriv 2|choos 2|claim -1|clean 3|dai -2|dumpster 3|includ 3|inspect -1|labor 3|materi 4|new 1|permit 7|post 5|shingl -1|take 4|tear 3|week 5|window 5
claim|10 -1|13 2|2 -2|20 -1|3 -4|ag 4|arriv 4|ask 3|begin -1|cash 3|certif -1|check 4|cost -1|dai -3|damag 2|date 2|decis 4|depreci 1|disagre 2|document 3|final 5|first -1|hail -1|hous 1|independ 4|inspect 4|instal -1|keep 6|leak 2|make 2|monei -1|month -1|number 2|opinion 4|phone 6|photo 2|polici 6|rain 2|readi 2|recover -2|repair -1|replac 1|roof 2|satisfi 4|second 2|send -2|shingl -2|sign -1|subtract 4|take -1|valu 3|walk -1|warranti -2|week -2|year -2
class|hous 1|shingl -1
clean|10 -1|2 -1|20 -1|24 -1|25 -1|3 -2|30 -1|4 -1|5,000 -1|8 2|arriv 3|awai 2|bleach 2|brush 2|build 3|care 3|claim -1|cost -1|crew -1|dai 3|damag 1|drywal -1|emerg 1|end 4|fault -1|feet -1|filter 1|final -1|flash -4|granul 3|hearth -1|hour -1|hous -2|inch -1|insid -1|inspect -1|leak -1|look 4|loos -1|make -1|mild 2|moss 1|nail -1|pai -1|paint -1|pressur 4|rain 3|remov 2|repair 3|ridg -1|roof -2|see 1|shelter -1|shingl 4|skylight -1|solar 2|solut 2|sprayer 2|strip 4|take -1|transfer -1|vent -3|walk -1|wall -1|warm 2|warranti 4|wash 9|water 3|wavi 2|wind -3|wire 2|wood -1|work 2|yard 2|year -1|yourself 1
clear|arriv -2|attic -3|dust 1|fall 1|old 1|sheet 1|wood 1
climb|12 1|180 -1|2 -1|25 2|act 5|care 2|claim 3|cost -2|count 4|cover -1|dai -2|first 1|ground 2|hail 2|hand 2|hour 2|inspect 1|natur 5|own 4|premium 5|rain 4|rais 5|repair -1|roof 1|solar 1|strong 4|take -1|tarp 1|wash 2|wind 4
clock|2 2|begin 6|dai 3|final 6|sign 6|walk 6|warranti 4
close|12 2|5 -1|6 5|60 5|8 3|arriv 1|awai 6|branch 3|care 3|cover 3|dai 4|document 3|end 6|feet 5|file 3|final 3|first -1|free 3|goe 1|hous -1|keep 6|least 6|materi 3|page 3|phone -1|ridg 6|sell 4|shingl 3|soffit 6|transfer 2|vent 5|wrong 1
color|10 -1|20 2|24 -1|3 -1|4 -1|arriv -5|boot 2|choos 1|copper -1|cost -1|cover -1|end -1|flash -1|granul -1|homeown 3|last 2|leav 3|look 1|loos -1|materi -1|moss -1|new -1|paint -2|pipe 2|replac 2|ridg -1|roof -2|sampl 3|seal -1|seam -2|shingl -2|silicon 2|skylight 1|stand -2|steel -1|suit 1|walk -2|warranti -1|week 3|wind -1|wood 1|year 1
commerci|asphalt 1|famili 1|hous 1|metal 1|replac 1|seam 1|shingl 1|singl 1|stand 1
common|layer 2|shingl 1
complain|adjust -1|insur -1
comput|2 1|dai 1|e 2|final 1|pai 2
condit|air 2|condition 3|draw 3|dust 3|first 1|morn 1|switch 3|tear 3
contractor|1 2|10 -1|14 -2|2 5|25 -1|30 -1|4 2|7 -2|adjust 1|ag 1|ahead 3|approv -1|arriv 2|bill 1|certif 2|claim 3|colorado 2|complain 2|cost 4|cover 1|dai -1|date 4|deduct -1|deni 1|depreci 1|divis 2|end 2|fifth -1|final 2|first -3|flash -1|give 2|goe -1|hail -1|homeown -1|insur 1|low 1|made 2|maker 6|materi 4|meet 3|monei 3|mortgag 4|mostli -1|number 1|onc -1|pai 1|part -1|phone 3|photo 1|polici 4|rain 1|rais 1|readi 1|receipt 2|renew 2|repair -1|roof 4|second -1|send -1|sever 2|shingl -1|sign 2|step -1|subtract 1|supervisor 2|third -2|togeth 2|transfer 2|vent -1|visit -1|warranti 1|week 2|wind -1|wood -1|write -1|wrong -1|year -2
cool|2 -1|afternoon 1|air 2|below 1|climb -1|condition 2|cook 1|cover -1|crew -1|dai -1|draw 2|dust 2|first 1|hundr 1|ladder -1|lean 1|morn 1|shingl -1|switch 2|tear 2|wood -1
costli|2 4|cost 4|end 4|final 4|good 2|roof 4|slow 4|tend 4|wear 2|wind 4|year 4
cost|1 -1|10 6|11 -1|110 2|130 2|15 5|18 1|180 -1|2 -2|2,400 1|20 6|24 1|25 1|3 -1|365 -1|4 -2|5 -2|60 2|7 -1|72 -1|8 -1|9 -3|accept -1|allow -1|appli 2|area -1|arriv -5|ask -1|asphalt 1|awai -1|builder 5|cancel -1|certif -1|chalk 4|check -2|chimnei 2|choos -1|claim -1|class 1|clean -1|colorado 3|compar 1|contract -1|contractor 2|cover -2|crew -2|dai -1|damag 3|date -1|deduct 2|deni -1|deposit -1|disagre -1|discount 4|document -2|dumpster 1|edg 2|either 1|emerg -2|end -1|fall -1|feet -1|file -1|final -2|first 5|follow 1|forbid 3|free 10|gain 1|give 1|good 2|grade 6|granul -1|gutter -2|hail 5|hand 1|hearth 3|heirloom 2|high 5|homeown -1|hour 1|hous -5|impact 2|inspect 8|instal 4|instead 2|insur -1|interest 4|keep -2|law 3|layer 1|leak -1|leav -1|life 5|lift -1|littl 1|lose -1|make -2|maker 1|march 2|mark 4|measur -1|membran 2|mile 2|miner -1|morn -1|next 3|novemb 2|number -2|onc -2|open -1|owner -1|packag 1|pai 4|period -1|person -1|phone -2|photo 4|polici -2|present 1|rain -3|rate 4|receipt -1|region 5|repair -1|replac -3|resist 2|return -1|roof 3|seal 2|second -1|sell -1|send -2|servic 5|share 1|shelter 3|shingl 5|shrink 1|side -1|sign -2|skylight -1|stai -1|stand -1|steep -1|step 2|such -1|summit -1|sun 4|supervisor -1|surfac -1|take -3|tarp -2|temperatur -3|themselv -1|transfer -1|vent -1|waiv 2|walk -1|warranti -1|wear 3|week -3|wind 2|wood -3|workmanship 1|write -1|year 7
cough|3 1|clean 5|cost 7|dumpster 4|finish 1|honest 1|includ 4|labor 3|materi 5|new 2|pai 2|permit 3|roof 3|tear 5|workmanship 1
countri|15 1|20 1|builder 1|good 1|grade 1|hail 1|high 1|life 1|region 1|roof 1|servic 1|shingl 1|sun 1|wear 1
count|10 -2|2 2|3 -1|30 -1|5 1|7 1|appli 1|arriv -1|begin 6|claim -1|color 1|cost -1|cover 1|crack 2|curl 2|dai 4|defect 5|earli 2|end -1|fade 3|final 6|fire 1|free -1|granul -1|hail -2|hand 1|homeown 1|inspect -1|insur -1|lift -1|lightn 1|lose 2|maker 2|march 1|materi 2|miner 2|miss -1|novemb 1|onc -1|polici 1|repair -1|roof 1|see 1|side -1|sign 7|soft -1|spot -1|steep -1|such 3|surfac 2|take -1|waiv 1|walk 7|warranti 3|west -1|wood -1|work -1|year -1
coupl|2 4|cost 4|end 4|final 4|good 2|roof 4|slow 4|tend 4|wear 2|wind 4|year 3
cousin|8 2|chang 4|consent 4|end 3|repair 3|roof 3|warranti 3|workmanship 4|write 4
cover|10 1|100 -1|12 -1|140 1|15 4|18 -1|2 3|20 3|200 1|30 -1|350 1|4 -1|4,000 -1|40 1|400,000 -1|50 2|6 1|adjust -1|ahead -1|appli 3|area 1|ask -1|awai -1|baffl 1|balanc 1|begin 1|cancel -1|cash 1|certif 2|chang 1|check 2|choos -1|claim -2|class -1|clean 1|colorado 2|consent 1|contractor 2|count -1|crew -1|custom 1|dai 2|damag -1|declar 5|deduct 2|deposit -1|depreci -1|discount 2|dumpster 2|e 2|edg 3|email 2|emerg 1|end -1|feet 1|final 1|find -1|finish 1|first 7|flash -1|forbid 3|frame 2|free -2|gaug 1|give -1|glass 3|goe -1|good -1|granul -2|gutter -1|hail -1|half -1|hand 3|hearth 1|heirloom 1|homeown -1|honest 1|hour -2|hous -2|includ 2|inspect -1|instal 2|insur -1|labor 1|last -2|law 3|leav -1|look -1|mainten 1|make -1|maker -1|march 3|materi 2|miss 1|mistak 1|monei -1|month -2|new -1|next -1|novemb 3|number -1|old -1|onc -2|open 2|owner -1|page 5|pai 2|part -1|permit 2|person -1|phone -1|polici 4|premium -1|promis 1|rain 1|receiv 2|refund 1|repair 1|replac -2|run 2|same -1|seal 1|seam -1|send -1|shelter -3|shingl -2|sign -1|skylight -1|squar 1|stand -1|summit -1|surpris 1|take -2|tarp 3|tear 2|throughout 1|twice -1|valu 3|vent -1|waiv 3|walk -1|wall 1|warm 1|warranti 8|wear -1|week -1|wind 1|withstand 1|wood 2|work 1|workmanship -1|write 1|wrong -1
crack|10 -1|2 -2|20 1|7 1|arriv -2|carri 1|caus 3|cover 2|crew 2|dai -1|damag 3|dish 3|feet -1|holidai 3|hous 1|instal 3|last 1|least -1|light 3|new -1|roof 2|satellit 3|solar 3|such 3|warranti -1|year 1
crash|arriv 1
crawl|2 1|6 2|7 2|arriv 2|crew 1|dai 1|morn 2|new -1|own 1|roof -1|surpris 1
creep|2 1|roof 1|shingl 1|wood 1
crew|1 -1|10 2|12 -3|15 -1|20 1|24 -1|3 -1|30 -1|4 2|40 -2|5 2|adjust 1|ahead 2|air -2|appreci 3|approv 2|area 1|arriv 1|ask -1|badli 2|bank 1|below -2|bill -1|build 1|cancel -1|cash -1|caus -2|check -1|citi 2|claim -1|clean 2|colorado 2|condition -2|contractor 4|cost -3|crane 3|cut 1|dai 4|damag -2|decid -1|deduct 3|deliv 3|deni -1|discount 2|document -1|drivewai 3|end 1|fall -3|feet -1|final -1|financ 2|find -1|finish -1|fire -1|first 2|foot -2|forbid 3|free 3|hail -2|hearth -1|homeown -1|hour -1|hous -2|inch -1|inspect 1|instal -1|insur -1|island 4|keep -1|kitchen 4|labor 3|law 3|layer -1|leak -2|least -1|leav -1|lift 2|look 2|low -1|make -1|maker 1|mark 2|membran -1|minut -2|monei -1|month -1|nail 2|new 5|next 2|number -1|offer 2|old -1|onc 4|onto 3|open -2|outsid 2|own -1|owner 2|pai 3|paint 2|part -1|partner 2|percent -1|phone -2|photo -1|plan 2|polici -3|pound -1|premium -1|promis 3|put 3|rate -1|repair -2|replac -2|roll 2|roof 3|run 1|seal 1|seat 4|sell 3|sign -1|slip 2|spring -1|squar -1|stai -1|stand 1|stop -2|subject 2|such -1|sudden -1|supervisor -1|supplier 3|take -1|tarp -2|tear -1|temperatur -2|tend 3|traffic -2|tree -2|twice 1|valu -1|visit -1|waiv 3|walk 1|wall -1|warranti 2|water 1|wear -1|week -1|weigh -1|wind -2|wood 1|work 3|workmanship 1|wrongli 2|yard 2|year 2
crush|2 -1|cover -2|crew -1|dai -1|first -1|surpris -1|wall -1|yard -1
cut|12 1|3 1|awai 1|bill 1|cost 1|electr 1|feel 1|feet 1|first 1|honest 1|hous 3|internet 5|keep 1|least 2|live 2|meanwhil 2|number 1|power 4|promis 1|roof 1|room 1|shingl -1|stai 5|summer 1|upstair 1|warranti -1
dai|10 -3|12 -1|15 -1|2 -1|25 -2|3 -3|4 -2|40 -1|7 -1|8 1|air 1|area -2|arriv 2|attic 1|begin -1|belong 7|below 1|better 1|bill -2|bring 1|chanc -1|child 3|children 1|choos 2|claim -2|condition 1|contractor -1|cost -4|damag -1|door -1|drivewai 7|dumpster 8|dust 2|end 4|fall 3|famili -1|feet -1|final -1|finish -1|first -2|flash -1|free -1|hail -1|homeown 6|hour -2|hous 5|insid 1|inspect -1|insur -1|internet -1|keep 1|layer 4|leav 6|live 2|look 1|loud 8|meanwhil 2|mile -1|minut -1|morn -1|move 2|nail 2|new -2|night 3|old 1|onc 4|open -2|outdoor 3|outlet 3|own 2|pai -3|percent -2|permit -1|pet 1|phone 4|photo -2|plan 6|portabl 3|power 1|radar -1|rain -1|rare 3|replac -1|roll 2|roof -7|sampl 4|second 4|send -1|sheet 1|shingl 2|sign -1|sleep 3|somewher 8|squar -1|stai -1|steep -2|step -1|stop -1|street 6|strong -1|suit 2|summit -1|supervisor -1|surpris -1|take 1|tarp -1|temperatur -1|time -1|toilet 3|vent -1|walk -2|warranti -1|watch -1|water 2|week 3|whole -1|wide -1|wind -1|wood 7|work 5|write -1|year -6
damag|10 -1|2 -3|24 1|25 -1|3 6|4 1|40 1|5,000 5|85 1|adjust -1|ag 2|arriv -1|asphalt 2|awai 4|bake 2|bare 4|better 1|break 2|brittl 2|build -1|caus 1|chimnei 1|class -1|complain -1|contractor -1|cost 5|count -1|cover 5|crack 2|creas 2|cycl 2|dai -2|divis -1|drive 2|drywal 5|edg 1|end -1|face 4|fault 5|feet 1|find 3|flash 2|free -1|freez 2|good 2|granul 2|hail -1|hearth 1|heavi 2|heirloom 1|hit -1|hour -1|hous 3|insid 4|inspect 1|insur -1|leak 5|lift 5|lose 2|mat 2|miss 2|new -1|number 4|oil 4|old -1|open 2|pai -1|paint 5|percent -1|place 4|rate -1|repair 4|result 2|ridg -1|roof 1|roughli 2|sealant 2|send 1|shelter 1|shingl 7|show 4|side 5|soft 2|spot 2|steep 1|strip 1|such 1|summer 2|sun 2|supplement 1|take 3|temperatur 1|thaw 2|thermal 2|turn 2|uphil 2|uplift 2|uv 2|vent -1|visit 1|warranti 3|wear 2|west 5|widen 2|wind 4|wood 4|work -2|workmanship 2
dam|water -1
daniel|ahead 4|color 4|date 4|down 4|half 4|hour 2|moment 4|next 2|person 4|phone 3|pick 4|settl 4|sit 4|time 4
date|10 2|dai -1|damag -1|deposit 3|due 3|feet -1|finish 3|free 2|homeown 3|inspect -2|new 1|pai 1|percent 3|rest 3|roof 1|squar -1|walk 3|work 2
daughter|15 1|leav 1|materi 1|run 1|shingl -1|transfer 1
deal|2 -1|30 -2|begin 5|chimnei 1|choos 1|claim 1|color 3|cost 1|dai -1|flash 3|honest 1|includ 3|new -1|permit 2|roof -1|sign -2|summit 2|take 2|vent 2
decid|10 2|2 1|3 2|30 2|adjust 2|ag -1|agreement 2|appoint 2|cancel 2|caus -1|check -1|choos 2|claim -1|color 2|colorado -1|contractor 2|cost -2|count 3|cover -1|dai 1|damag -1|e 2|end -1|feet 2|final 2|free -1|hit 3|hous -1|inspect -1|instal 2|insur -2|minut 2|next 2|packag 2|pai 1|part -1|percent 2|permit 2|rain 1|rate -1|roof -1|shingl -1|sign 2|squar 2|steep 5|step 2|such -1|sudden -1|take 2|walk 2|week 2|wind -2|work -1|year -1
decis|warranti -1
deduct|arriv -1|cost -1|crew -1|damag -1|depreci -1|hail -1|insur -1|own -1|pai -1|polici -1|roof -1|shingl -1|take -1|wind -1|work -1|year -1
deni|approv 5|ask 1|certif -1|colorado -1|cosmet 1|cost -1|damag 1|document 4|end -1|exchang 1|finish -1|give -1|hous 1|impact -1|offer 1|rate -1|read 1|roof -1|send -1|sign 1|summit 3|take -1|waiv 1|work -1
deposit|120 7|3 6|7.99 6|approv 6|assum 7|choos -2|cost -2|crew 2|date 1|down 6|figur 7|financ 6|hold 1|honest 3|interest 6|month 6|pai -1|percent 7|roof -3|shingl 1|squar 2|take -6|week -4|wood -4|year -1
depreci|roof -1
differ|2 1|20 3|3 1|adjust 2|arriv 2|ask 4|behind 3|build 3|choos -1|claim 1|colorado 2|cost 1|dai 1|deduct 3|deni 2|first 1|free 4|hail 3|honest 1|hous -1|impact -1|inspect 4|look 2|low 2|polici 3|rate -1|same 4|second 4|separ 3|shingl -3|stand 3|street 3|suit -1|take 3|warranti 2|wind 4|work 3|year 2
dig|bill 5|damag 4|date 5|document 1|final 3|number 5|photo 5|polici 5|rain 5|readi 5|roof 3
dinner|6 1|7 1|arriv 1|crew 1|leav 1|morn 1
directv|afterward 3|begin 3|dish 2|down 3|flash 1|provid 3|put 3|satellit 2|skylight 1|take 3|vent 1
discount|14 -1|30 -1|7 -1|adjust -1|check -1|claim -1|dai -1|fifth -1|first -1|hail -1|hous -1|insur -2|mostli -1|pai -1|replac -1|roof -1|send -1|shingl -1|step -1|third -1|visit -1
dish|arriv 1|caus 1|cover 1|fall 1|floor 2|foot 2|goe 1|hail 1|hammer 2|instal 1|leak 1|mirror 2|photo 2|shake 2|shingl -1|take 2|top 2|traffic 2|tree 1|wall 2|warranti -1|wrong 1
document|10 -1|100 -1|11 -1|15 -1|2 -2|3 -2|30 -1|60 3|adjust -1|approv -1|arriv -2|claim -2|clear 16|colorado -1|cost 8|dai -1|damag 2|file -1|finish -1|first -1|guid -1|hail -1|homeown -2|hous -3|insur -2|lose -1|make -1|maker -1|materi -2|membran 1|month -1|open -1|overnight 3|owner -1|pai -1|percent -1|person -1|phone -1|rain 1|repair -2|replac -1|roof 3|run -1|second 1|see -1|sell -1|shingl -1|squar -1|stai 3|stop 8|summit -1|synthet 3|take -1|think 8|transfer -3|uncov 3|underlay 3|visit -1|warranti -3|wind -1|work -1|write 14|year -1
dollar|cost -3|pai 1
door|contractor 1|crew -1|deduct 6|free 7|law 1|promis 9|roof 6
down|10 1|16 4|2 4|24 -1|25 4|3 -2|4 2|40 1|6 1|7 4|adjust -1|ag -1|air -1|along 1|architectur -1|arriv 4|attic 1|awai -1|bed 1|below 1|bill 4|breath 1|check 2|chimnei -2|class 2|clean 1|climb -1|colorado 1|condition -1|contractor -1|cool 1|cost -3|cover 1|crew -2|dai 1|damag -1|date 1|deposit 1|dine 2|document -1|dumpster -1|dust 3|earthquak 1|eav -2|edg -1|electr 4|end 1|fall 3|fasten 4|feel 4|final -1|finish -1|fire 1|first 2|flash -2|floor 5|front 3|give 1|goe 1|hail -1|hammer 5|hand 2|hang 1|hold 1|hour 3|hous 2|ic -1|impact 1|inch 4|includ -1|inspect 2|instal -1|internet 3|leak -2|lightn 1|live 1|made 1|maker 2|meanwhil 1|metal -1|mirror 5|monei -2|mortgag 2|nail 3|new -2|next -1|number 4|old 1|pai 1|part 1|percent 4|period 3|phone -2|photo 2|plan 1|plank -1|power 1|premium 1|promis 3|rain 3|rate 1|replac -1|ridg -1|ring 4|roof -5|room 6|seal 4|second 2|send -1|shake 5|shank 4|share 3|sheet 6|shield -1|shingl 2|shrink 3|sign 4|stai 4|stand 2|starter -1|stop 2|strip -1|such -1|sudden -1|summer 4|surpris -1|synthet -1|system -1|take 5|tarp 1|temperatur 1|top 5|tree 1|underlay -1|unless 2|upstair 4|vallei -1|vent -2|walk -1|wall 6|warm 1|warranti 2|water -1|wear -1|week -2|wind 1|wood 6|work 1|wrong -1|yard 2|year -2
dozen|10 7|12 2|2 -3|bad 5|dai 1|hous 2|itself 1|phone 7|sheet 2|take 1|window 2|wood -1
do|10 3|14 4|2 -3|crew 5|dai -5|first 1|led 5|marco 3|morn 2|surpris -1|year 4
drag|12 1|arriv 1|awai 1|feet 1|furnitur 1|grill 1|least 1|move 1|pot 1|yard 1
drink|bring 2|first 1|morn 1|outdoor 2|outlet 2|own 2|portabl 2|power 2|toilet 2
drivewai|2 -1|5 -6|arriv -1|asphalt -1|child 1|clean 2|cost -2|crew 1|find 1|first -1|hous -1|insid -1|inspect 1|instal -1|keep -2|later 1|nail 1|new -1|next -1|night 1|p -6|phone -2|rare 1|repair -1|roof -2|sheet -2|shingl -1|sleep 1|stai -1|temperatur -1|wood -1|work 1|year 1
drive|2 1|clean 2|dai 1|dumpster 3|inspect 1|loud 2|phone 3|surpris -1
drizzl|rain 3
drone|hand 12|inspect 12|roof 4
drop|10 -1|2 4|2210 5|5 5|8 5|act -1|adjust -1|ahead 2|bill 4|breath 2|check -1|claim -2|contractor -1|cool 2|cost -1|count -1|crane 2|dai 3|deliv 2|drivewai 2|electr 4|feel 4|fifth -1|first 3|ford 5|golden 5|hail -1|hous 2|insur -3|lift 2|mostli -1|natur -1|number 4|offic 5|onto 2|open 3|own -1|p 5|pai 1|percent 2|phone 1|premium -1|promis 4|rais -1|roof 1|room 4|second -1|send -1|stai 4|step -1|street 5|summer 4|supplier 2|upstair 4|visit -1|warranti -1|weekdai 4|wind -1|work 1
drywal|arriv -2|build -1|cost -1|cover -1|repair -1|take -2|warranti -1|water -2
dry|rain 1
due|10 -1|cost 1|dai -1|e -1|finish -1|goe -1|list -1|order 2|pai 1|rest 2|third 2|week -1|window 2
dumpster|1 1|12 -1|2 -1|3 -1|6,000 -1|adjust 5|air 2|along 2|arriv 1|asphalt -1|averag -1|awai 4|bed 2|better 4|carri -1|choos 3|color -1|condition 2|cost -2|dai -2|damag 4|emerg 2|fair 4|feet -1|find -1|first 1|flash -1|free -1|furnitur -1|grill -1|hail -1|half -1|hang 2|hous -2|inspect -1|instead 2|keep 3|lai 2|layer -1|least -1|monei 3|morn 1|move -1|nail -1|new 3|old 1|pai -1|pot -1|pound -1|rafter -1|repair 3|roof 1|safe -1|see 4|shingl 6|spread -1|take -1|tarp 2|temperatur -1|think 4|throw 5|time 3|vent -1|wall 2|wear -1|weigh -1|wind -1|wood 1|work -1|yard 1|year -3
dust|wall -2
earli|10 -1|2 3|7 1|ahead 3|approv -1|ask 1|bank -1|cost 2|dai 3|financ -1|loud 1|neighbor 1|partner -1|roof 2|squar -1|ye -1
earth|100 1|2,400 6|crew 8|feet 5|hundr 8|measur 3|phone 8|roof 2|squar 4|steep 7
eat|18 3|awai 2|cash 1|cost 2|depreci 2|half 3|old 2|pai 2|replac 1|roof 2|take 2|valu 1|year 2
eav|7 1|arriv 2|cover 2|roof 1
edg|7 1|along 2|attic 1|chimnei -1|cover 1|dam 1|eav 2|escap 1|first -1|flash -1|ic 1|inspect -1|rake 3|run 3|starter 3|strip 2|tarp -1|temperatur 1|vent -1|year -1
eighteen|18 3|awai 3|cash 1|cost 1|depreci 3|half 3|old 3|pai 3|replac 1|roof 2|take 3|valu 1|year 2
eighti|10 2|bill 4|cost 3|make 4|repair 3|take 4|visit 2
electr|roof -1
end|10 1|12 -1|17,900 1|2 4|217 1|26,000 1|7.99 1|air 1|arriv 3|clean -1|climb 1|condition 1|cost -1|cover 2|crew 2|dai -1|down 1|final 3|find 1|first 2|free -1|furnitur 1|goe 1|hail -1|interest 1|labor -1|ladder 1|later 1|materi -1|month 1|new -2|pai 6|percent 1|photo 1|promis 2|repair 2|roof 5|roughli 1|shingl -2|stai 3|supervisor 1|walk 2|wood 1|work -2|wrong 3|yard 1|year 1
entir|140 1|24 1|baffl 1|balanc 1|cover 3|custom 1|dai 3|down 3|flash 1|gaug 1|gutter 1|heirloom 1|high 1|membran 1|metal 1|new 1|old 3|roof 3|same 3|seam 1|stand 1|steel 1|steep 3|take 3|temperatur 1|throughout 1|time 3|vent 1|whole 1|wind 1|withstand 1|wood 3
envelop|cash 9|final 5|pai 9|walk 5
estim|claim 2|cost 4|deni 2|edg 3|flash 4|forgotten 4|item 4|leak 3|list 4|low 2|permit 4|send 4|such 4|supplement 4
es|2 1|belong 1|better 1|children 1|cost 2|crew 1|dai 2|drivewai 1|dumpster 2|fall 1|hous 1|insid 1|lose 3|loud 1|pet 1|rain 3|somewher 1|stai 1|street 1|surpris 1|work 2
even|2 2|6 2|7 2|afterward 1|arriv -1|crew 1|dai 2|hour 7|marco 2|p 2|supervisor 2|surpris 1|week 2
everybodi|claim 1|heavi 3|premium 3|rain 3|rais 1|region 3|rise 3|whole 3
exact|cent 2|cost 2|measur 2|onc 2|roof 1
expect|50 3|choos 1|hous 1|look 1|metal 3|seam 3|stand 3|suit 1|year 1
experienc|14 7|crew 4|first 3|led 7|marco 2|morn 3|year 7
expert|13 2|disagre 2|favor 3|inspect 3|opinion 3|pai 3
extra|110 1|2 1|30 -1|95 2|ad 1|appli -1|architectur 1|arriv -1|bad 1|balanc 1|clean 2|cost 6|dai 1|damag 1|dumpster 1|eav 1|find -1|finish -1|first 2|flash -1|heirloom -1|hold -1|hous -2|includ 6|labor 3|lose 3|materi 3|membran 1|metal -1|move 2|new 3|old -2|permit 1|post -1|rain 5|replac 1|ridg 1|seam -1|see 1|sheet 2|shelter 1|skylight -1|soffit 1|stai -1|stand -1|take -2|tear 2|vallei 1|week -1|wind 1|withstand 1|wood 2|work 2
factori|0188 3|1 1|10 -1|2 3|303 3|5 2|555 3|arriv -1|behind 1|cost -1|cover 2|crack 3|curl 3|defect 3|desk 3|earli 2|first -1|goe 1|labor -1|lose 2|maker 6|materi 2|miner 2|new -2|pai 2|percent 3|period 3|phone 2|put -1|servic 3|share 3|shrink 3|solar -1|stand 1|such 2|surfac 2|themselv -1|warranti -2|wrong 1|year 2
fall|2 -1|air 2|along 3|arriv 4|bed 3|cap 3|condition 2|contractor -1|cost -1|crew -1|dai -1|first 2|floor 4|hammer 4|hang 3|hous -1|keep 3|lai 3|mirror 4|morn 1|pai -1|photo 4|rain 3|roof -1|see 1|shake 4|shingl 2|squirrel 3|take 4|tarp 3|throw 1|top 4|wall 7|wood 2|yard 2
famili|11 1|15 2|appreci 2|area 2|arriv 1|cover -1|goe 1|hous 3|materi 2|next 2|onc 2|owner 2|run 2|sell 3|take 1|tend 2|transfer 2|warranti 3|wrong 1|year 1
farm|1998 1|2 1|34 1|6 1|7 1|arriv 1|contractor 1|crew 2|insur 1|morn 1|own 1|roof -1|subcontractor 1|surpris 1
far|12 2|16 3|2 2|24 2|30 -1|6 6|7 3|adjust 1|ahead 2|along -2|architectur 2|awai 3|branch 2|cap 3|care 1|cost 2|dai 1|date 2|eav 3|edg 1|fasten 1|feet 3|first -1|furnitur 1|grill 1|hous 1|ic 1|inch 4|insid 3|joint 1|keep 2|lai -2|leak 2|least 4|meet 2|membran -2|metal 2|move 1|nail 1|phone 2|plank 3|pot 1|ridg 3|ring 1|roof 4|seal -2|shank 1|sheet 1|shield 3|shingl 3|stagger 1|starter 3|strip 2|synthet 3|system 3|take -1|underlay 2|vallei 1|vent 3|wall 3|warm 3|water 1|wood 3|yard 1
fasten|1 2|4 2|6 2|clean 2|find 2|free 2|inch 2|inspect 1|later 2|nail 3|phone 2|place 2|roof -1|strip 2|wood -1|work 2|year 2
faster|year 5
fault|0188 3|1 1|10 2|303 3|555 3|7 1|85 5|arriv 2|caus 5|cost 2|cover 5|dai -2|desk 3|find 5|goe -1|hous -1|look -2|materi -2|phone 3|repair -1|roof -1|servic 3|shingl -1|visit 5|warranti 6|water -1|work -1|wrong -1
februari|7 1|arriv 2|attic 2|cover 2|dam 2|escap 2|ic 2|roof 2|temperatur 2
feet|2 -3|3 3|30 1|alwai 1|behind 1|cancel 3|chimnei 1|contractor 3|cricket 1|custom 3|final -3|flash 1|galvan 1|hous -1|inch 1|made 1|new 2|roof 1|sign 3|steel 1|wide 1
fellow|deduct 2|free 3|photo 1|promis 4|roof 5
fewer|3 2|dumpster 2|grade 2|layer 2|packag 2|roof 1|shingl 1
fight|13 2|colorado 4|counti 4|disagre 2|disput 4|jefferson 4|mediat 4|settl 4|stai 4
figur|0188 6|1 4|2 3|303 6|555 6|arriv -3|cost 2|desk 6|find 3|goe -1|hous -1|maker 2|pai -1|phone 5|servic 6|warranti -1|wrong -1
file|15 -1|180 1|2 -1|3 -1|365 1|4 -1|accept 1|act 3|allow 1|arriv -1|bill 2|claim -1|class -1|contractor -1|cost -1|count 3|dai -1|damag 1|date 2|decid -1|document 1|final 1|guid -1|hail 2|homeown -1|inspect -1|insur -2|natur 3|number -1|onc -1|open -1|own 3|phone -3|photo 2|polici 2|premium 2|rain 2|rais 3|readi 2|roof -1|second -1|shingl -1|step -2|summit -1|tarp -1|wind 2|write -1|year -1
filthi|arriv 1|attic 1|cover 2|dust 2|fall 2|old 2|sheet 2|wood 2
final|10 -2|2 -2|ag 2|clean -2|cost -2|crew 1|dai -1|decid 6|deposit -2|due -1|earli 2|final 3|find -1|finish -2|hous 6|insur 1|low 2|mainten 2|miss 2|mistak 2|nail -1|new -1|next -1|old 1|pai 3|percent -2|photo 5|rest -1|roof 1|supervisor 5|tear 1|walk 3|wear 1|work -1
financ|14,795 -1|17,900 -1|2 -1|24 -1|32,615 -1|best -1|better -1|cost 2|dai -1|finish -1|first -1|good -1|hail -1|hearth -1|heirloom -1|honest -1|hous -1|new -1|pai -1|permit -1|recommend -1|repair 3|roof -2|shelter -1|shingl -1|squar -1|take 2
find|0188 1|1,200 3|10 -1|2 6|20 -1|30 -1|303 1|555 1|95 1|along -1|arriv -1|ask -1|attic -1|begin 3|build -4|carri 4|cash 2|certif 3|claim -1|clean -2|cost 4|cover -2|dai 1|damag -1|declar 6|desk 1|end -4|fall -1|feet -1|final -1|finish -1|first 1|flash -1|goe -1|hail -2|half 2|hous -2|inspect -1|instal -1|last -1|leak -1|letter 4|make 1|maker -1|mark 6|nail -3|number 2|old 2|onc -3|page 6|pai -2|paint 4|photo -3|polici 3|rain -1|replac 2|roof -4|seal -1|see -1|servic 1|shingl -2|soft 6|spot 6|sr 4|summit 1|supervisor -5|tear 1|time -1|tree -1|twice -1|valu 2|vent -1|walk 5|water -1|wind -1|wood 5|write 1|yard -1|year -1
fine|cash 1|cheaper 1|cost 1|cours 1|earli 1|financ 1|pai -10|penalti 1
finish|0188 3|10 1|12 1|17,900 2|2 1|20 -1|24 -1|3 -3|30 -1|303 2|32,615 -1|4 -1|50 -1|555 2|6 1|60 1|7 1|9 2|claim 1|class -1|clean 7|climb -1|cost -2|cover -2|crew 2|dai -1|damag -1|desk 3|down 3|end 3|exampl 3|feet -1|final 2|first 1|flash -2|free -1|front -1|goe -1|good -1|granul 3|gutter 3|hail -1|half 1|hearth -1|heirloom -1|help -1|hold -1|homeown -1|honest -1|hour 3|hous 4|ic -1|inspect 4|insur -2|lift -1|live 1|look -2|make 1|marco 3|meanwhil 1|metal -2|miner 1|month 1|mortgag -1|nail 4|new -1|noon 2|onto -1|own -1|p 2|pai 2|phone 1|photo 3|repair -2|roll 2|roof 5|seam -2|second 2|servic 3|shingl -1|sign -2|stai 2|stand -2|such -1|summit 3|supervisor 6|surfac 1|surpris 1|synthet 1|take -1|themselv 1|time 4|twice 4|uncov 1|underlay 1|walk 6|warranti -1|water -1|wear -1|week -1|whole 5|wind -2|wood -1|work -2|workmanship -1|write 3|wrong -1|yard 3|year 2
fireplac|cap 3|keep 3|rain 3|squirrel 3
first|10 -1|20 1|7 -1|72 -1|adjust -2|along 3|arriv 1|ask 2|bare 5|begin 1|build 1|cancel -1|carri 1|certif 1|check 2|claim -1|colorado -1|complain -1|contract -1|cost -2|dai -1|damag -1|deduct -1|deposit -1|divis -1|document 1|dry 1|dumpster 1|eav 3|final 2|finish 1|free -2|hail 1|hour -1|hous -1|inspect -2|insur 1|keep 2|leak -1|letter 1|low 1|monei -1|next 1|noon 1|number 1|old 1|pai -2|paint 2|part -1|phone -2|primer 5|rake 4|reason 4|replac -1|return -1|ridg -1|roof -3|run 4|same 1|second -2|send -1|shingl 1|sr 1|starter 4|strip 4|vent -1|warranti 1|wood 4|write 4|year 1
fit|10 7|area 3|colorado 2|contractor -1|deduct 2|discount 2|drivewai 2|feet 7|forbid 2|law 2|least 7|pai 1|roof -2|shingl -4|waiv 2|wide 7
flat|dai 4|first 2|look 4|roof 1|shingl 2|warm 5|wavi 5|year 1
folk|hous 1|weekdai 1|wind 1
follow|arriv 2|ask 3|first 2|inspect 2|roof 2|spring 4|year 1
foot|10 3|13 2|crew -1|disagre 2|favor 3|feet 3|inspect 3|opinion 3|pai 2
forget|roof 1
forgot|30 4|9 2|ask 4|claim 1|dai 2|file 4|first 5|leak 3|make 2|notic 4|warranti 2
foto|photo 3
freez|dai 2
free|10 1|12 2|2 3|25 -1|3 -1|4 1|5 1|7 1|95 4|arriv -5|branch 2|care 1|contractor -1|cost 6|cover 4|crew -1|cut -1|dai -1|damag 7|deduct -1|discount -1|earthquak 3|end 1|extra -1|fall 2|fire 2|first 6|forbid -1|goe -1|hail 2|honest -1|hous -4|inch -1|includ 6|instal 1|last 1|law -1|least 2|lightn 2|look -2|make 1|maker 2|month 2|new 2|offer -2|onc 2|origin 2|owner -1|pai 1|period 2|person -1|photo -1|rain -1|repair 1|replac 2|ridg -1|roof -1|sheet 3|shingl -1|spring -1|take -1|transfer -1|tree 2|vent -1|visit 2|waiv -1|warranti 3|wind -2|wood 3|work -2|wrong -1
fresh|air 3|arriv 3|breath 1|chimnei 1|cool 3|eav 3|hous 1|low 3|new 2|stai 1
full|arriv 1|attic 2|cost -1|cover 3|crew 1|dai 1|dumpster 1|dust 3|fall 3|finish 1|hous 1|inspect -1|old 4|sheet 3|surpris 1|wall -1|wood 3|year 1
furnitur|attic 2|dust 2|fall 1|old 2|sheet 2|wall -1|wood 2
fussi|approv 2|choos 1|color 3|document 2|hoa 3|hous 1|look 1|prepar 3|suit 1|summit 3
fuzzi|bleach 1|brush 1|mild 1|moss 1|remov 1|solut 1|sprayer 1|wire 1|yard 1
gabl|12 2|2 2|cut 2|end 1|flash 1|inch 2|ridg 2|skylight 1|stop 2|vent 2|wide 2
gap|flash 1
garag|belong 2|crew -1|dai -1|damag 1|drivewai 1|dumpster 1|fall 2|feet -2|pai 1|roof -2|street 1
ga|12 3|arriv 2|awai 3|feet 3|furnitur 3|grill 3|hous 3|least 3|move 3|pot 3|yard 3
get|24 2|7 1|activ 3|arriv 1|attic 4|cover -1|damag 2|emerg 1|find 3|further 1|lai 1|leak 4|oblig 1|prevent 1|roof 1|vent 2|wood 1
give|10 3|2 -1|200 3|3 -1|30 2|350 3|72 -1|approv 2|cancel -1|cash -1|check -1|claim -1|colorado -1|contract -1|contractor -1|cost 2|crew -1|dai -3|damag -1|date -1|decid -1|deduct 1|deni -1|deposit 1|discount -2|due 2|emerg 1|feet 3|final -1|financ 1|finish 1|first -1|forbid -1|hail -1|homeown 2|honest -1|hour -1|hous -1|insur 2|law -1|monei -1|new 2|pai -1|percent 3|phone 1|photo -1|promis 2|rain -1|reason -1|refund 3|repair 1|replac 1|rest 2|return -1|roof 2|same 1|see -1|shelter 2|shingl -1|squar 4|step 1|tarp 2|waiv -1|walk 2|warranti 1|week 1|wind -1|work 1|year -1
glue|appli 1|dai 1|edg 1|first 1|hand 1|instal 1|march 1|novemb 1|seal 1|warranti 1|wind 1
goe|0188 1|2 -1|303 1|555 1|along 4|arriv 3|bill 1|breath 2|cap 2|check 6|chimnei 2|cost -1|desk 1|eav 2|electr 1|exampl 1|feel 1|first 4|flash 1|hous 2|ic -1|inch 1|insid 1|made 5|metal -1|nail -1|new 1|number 1|pai -1|paint 1|peak 3|ridg 2|roof 2|room 1|servic 1|shingl 3|stai 1|starter 2|steel 3|strip 2|summer 1|upstair 1|vallei -1|vent 3|wall -1|warranti 1|water -1|wood 5
good|10 -1|110 2|12 5|120 3|130 2|2 -1|20 -1|24 1|3 -2|30 -1|4 1|6 1|7.99 3|adjust 2|appli 2|approv 4|arriv -3|assum 3|awai -1|bank 1|breach 5|build -2|cap 1|case 5|chimnei 1|choos 2|claim -4|clean -2|color -1|cost -5|crew -1|dai -2|damag -3|down 3|dumpster 1|edg 1|end 3|figur 3|final 1|financ 4|find -2|finish -1|first 4|goe 4|granul -1|hand 2|heirloom -1|hour 1|hous -1|impact 4|instal 1|interest 3|last 5|least 3|make 5|march 2|materi 1|membran 1|mile 1|month 5|novemb 2|offer 1|old -1|open -1|origin 3|pai -2|partner 1|percent 3|period 3|perman 5|rate 4|receipt -1|repair 5|replac -1|roof 1|seal 1|seam 1|second 4|sell -1|shingl 4|side 1|spot -1|stand 1|suit 2|sun -1|take 2|tough 5|transfer -1|underlay 2|vent 1|wait 5|warrant 1|warranti 1|west 1|wind 2|wood -2|work -4
go|1 1|1,200 -1|12 2|15 -1|2 1|20 -2|24 -2|3 -5|4 -2|40 -1|5 1|6 1|900 1|ahead -1|along 5|arriv 2|attic -2|awai -1|bed 2|belong 5|below 1|bill 1|bring -1|bundl -4|burn 1|check 5|clean -1|close -1|collect -1|color -5|condition 1|cool -1|cost -8|counti 1|cover 1|crane -1|crew -1|cut 3|dai 4|deliv -1|disput 1|door 1|down 3|drivewai 4|dumpster 7|eav 2|edg -1|electr 1|end 1|face -1|fail 4|fall -1|feel 1|feet -3|final 2|first 4|flash -2|free -1|front 4|gallon 1|garag -2|goe 1|good -1|grid 4|hail -2|half -1|hand 1|hang -1|hearth -8|honest -3|hous 4|ic -1|inch 5|includ -2|insid 2|internet 5|itself -1|jefferson 1|keep 3|lai 1|later -4|layer -1|leak 1|leav 2|lift -3|light 3|live 6|look -2|maker 3|meanwhil 6|mediat 1|metal -1|move -1|nail -1|new -4|next 1|old 1|onc -1|onto -1|open -1|own -1|pai 1|percent 2|period 3|pipe 1|place 1|plan -1|pound -3|power 4|promis 1|rain -1|rake 2|repair -5|replac -1|ridg 2|roll -2|roof -4|room 4|run 2|same 2|seal -1|second -1|self -1|settl 1|share 3|sheet -2|shelter -6|shrink 3|skylight 1|solar 3|stai 5|stand -1|starter 3|steep 3|stop 2|street 5|strip 4|summer 1|sun 1|supplier -1|take 1|tarp 2|temperatur -1|time 7|transfer -1|underlay 1|unless 1|upstair 1|vent -1|wall -2|warranti -7|water -1|weigh -3|whole 3|wide 3|wind -4|window 1|wood 5|work 3|wrong -1|yard 2|year -5
grandma|floor 1|hammer 1|mirror 1|shake 1|top 1
grand|1 1|4,000 2|400,000 2|deduct 2|hous 1|insur 1|percent 1
grass|2 2|arriv 1|clean 4|dai 2|end 2|find 2|free 1|front 2|hous 1|inspect 3|later 2|nail 3|noon 1|onc 1|phone 1|roll 1|roof -1|shingl -1|sign 2|stand 2|twice 2|walk 1|whole 1|work 2|yard 4|year 1
green|12 1|5 1|bleach 2|brush 2|care 1|cover 2|maker 2|mild 2|moss 3|remov 2|shingl 1|solut 2|sprayer 2|wire 2|yard 1
grit|eighteen 5|find 2|lose 5|miner 5|shingl 3|surfac 5|themselv 5|year 3
grow|12 1|bleach 1|brush 1|care 2|mild 1|moss 1|remov 1|roof -4|shingl 2|solut 1|sprayer 1|wire 1|yard 1
guid|advic 3|alwai 3|damag 2|decid 3|insur 1|legal 3|own 3|polici 3|roof 2
gui|10 2|18 1|2 -2|2,400 1|25 1|40 1|5 6|7 -1|8 2|adjust 4|ahead -1|arriv -2|asphalt 1|attic 1|bank 4|bill -1|chimnei 1|choos 1|citi 1|contractor 5|dai 1|damag -1|date -1|decis 3|deduct 3|discount 1|feet 3|find 1|first -3|follow 1|forbid 1|free 3|give 3|hail -1|hous 2|inspect 3|instal 1|insur -1|law 1|littl 1|live 1|look -1|lose 3|meanwhil 1|meet 3|offer 1|old 2|open 2|outsid 1|pai 4|percent 2|phone 3|photo 3|present 1|promis 8|rain 1|repair 1|roof 3|second 1|shingl -3|squar 2|steep 2|stop 3|underlay 1|waiv 1|walk 1|water -2|wood -2|work 5|wrong 1|year 2
gusti|25 5|hour 5|mile 5|rain 3|stop 5|strong 5|wind 3|work 5
gutter|10 -1|130 1|14,795 -1|16 -1|17,900 -1|2 -1|20 -1|217.08 -1|24 -1|3 -2|30 -1|4 1|6 -1|7 -1|along 3|aluminum 3|attic 1|baffl 1|balanc 1|black 3|brown 3|build -1|chimnei 1|class 1|collect 1|color 3|cost -5|cover -1|dai -1|eav 1|edg 4|end -1|final 1|finish 1|goe 2|hail -1|hearth -1|heirloom -1|honest -2|hous -2|ic 1|impact 1|inch -1|includ 1|itself 1|lai 2|leak 3|least -1|list 2|look -1|lose 1|membran 4|miner 1|month -2|pai -1|paint 3|rate 1|recommend -1|repair -1|roof -3|same -1|seal 1|shelter -2|surfac 1|take -1|tarp 1|themselv 1|underlay 1|vallei 2|vent 1|walk 1|wall 2|warranti -2|water 1|week 2|white 3|withstand 1|work -1|yard 1|year -1
hailstorm|180 3|365 3|accept 3|allow 3|claim 2|colorado 3|dai 2|deadlin 1|hail 2|insur 2|polici 3|rain 3|wind 3
hail|1 -1|110 -1|130 1|18 -1|2 -1|2218 -1|24 -2|3 -1|30 -1|4 3|6 -1|adjust -1|air 1|architectur -5|area -4|arriv -4|attic 1|awai -1|baffl 1|balanc 1|brown -4|chalk 4|charcoal -4|choos -2|claim 1|class 4|color -4|colorado 2|condition 1|contractor -1|cost -2|cover -1|crew -1|dai -2|damag 4|date -1|deadlin 1|decid -1|deduct -1|dent 1|discount 2|document 1|dozen -4|driftwood -4|eav 1|feet -2|file 1|find -1|fire -1|first 3|free 3|gaug -1|give 3|gutter 1|hearth 2|heirloom -1|hous -5|impact 4|includ 1|inspect 3|insur 1|lamin -1|leak -1|look -2|mark 4|materi -1|membran 1|metal -1|minut -1|modifi -1|nail -1|nearli -4|number -1|offer -1|old -1|pai -1|polici -1|pressur -1|rate 4|replac -1|ridg -1|roof -1|sb -1|screen 1|seam -1|shelter -1|shingl -3|soft -4|squar -1|stand -1|steel -1|step 2|suit -4|supervisor -1|ul -1|vallei 1|walk -1|wall 1|warranti -2|wear -1|whole -1|wind -1|window 1|withstand 1|work -1|year -2
hale|110 3|130 3|20 2|2218 2|24 2|25 -1|3 -1|7 1|ag 1|architectur 2|branch 2|certif -2|chimnei 1|choos 1|claim 2|compar 1|cost -1|count 2|cover 2|damag 5|discount -2|earthquak 2|end -2|fall 4|fire 6|gain 1|gaug 2|give -2|hail 8|hearth 1|homeown 2|hour 1|hous 1|impact 2|instead 2|lamin 2|lightn 4|look 1|materi 2|membran 1|mile 1|modifi 2|offer 2|pai 3|part -1|percent -1|polici 2|rais 2|rate 3|resist 2|roof -1|sb 2|seam 2|send -2|shingl 1|stand 2|steel 2|such 4|sudden 4|suit 1|tree 4|ul 2|warranti 1|wind 8|year 1
half|10 6|15 5|2 -3|3 -2|60 2|area 5|ask 3|bad 3|cancel -1|claim -1|color -1|contractor -1|cost -1|crew 2|dai 2|damag 1|decis 3|down -1|dry 4|dumpster 4|edg 1|finish 6|flash 1|forgotten 1|hous 4|item 1|leak 1|leav 1|list 1|membran 1|minut 5|morn 1|next 4|noon 4|old 3|open 4|overnight 1|pai 2|paus 3|permit 1|phone 5|point 3|question 3|rain 3|roof 2|send 1|share 3|sheet 3|shingl -1|stai 2|stop 1|such 1|supplement 1|surpris 7|synthet 2|take -2|tarp 5|think 1|uncov 2|underlay 2|watch 2|whenev 3|wood -4|work -2
hall|appli 2|arriv 1|permit 2|post 2|take 2|week 2|window 2
hammer|2 1|6 2|7 1|crew 1|dai 1|hour 2|marco 1|mile 1|new 1|p 1|shingl 1|supervisor 1|take 1|wind -1|work 2
handi|8 1|bill 3|chang 2|consent 2|damag 3|date 3|end 1|final 3|number 3|photo 3|polici 3|rain 3|readi 3|repair 1|roof 3|warranti 1|workmanship 2|write 2
handl|afterward 2|begin 2|chang 2|cost 1|down 5|flash 1|hous -1|look 3|person 2|phone 2|promis 1|provid 2|put 2|skylight 1|summit 1|take 2|write 3
hand|10 2|14 1|arriv -1|claim 2|color 2|cost -3|crew -2|dai -1|door 1|first -2|hous 1|led 1|look 1|morn 3|pai -3|phone 1|rain 1|roof -3|warranti -2|wind 1|year 1
hang|2 -1|3 -2|4 2|5 5|6 3|7 -1|arriv -1|awai 2|branch 2|care 1|choos 1|cost -1|cover 3|crew -1|dai -1|damag -1|document 3|emerg 3|feet 2|flash 1|gutter 4|homeown 1|hous 1|instal 5|insur 2|keep 10|last 2|leak -1|least 3|leav 1|light 2|look 1|metal 2|new 1|photo 1|receipt 2|refund 3|repair 3|roof 1|seam 2|stand 2|suit 1|summit 1|temperatur 1|wall -1|week 4|wood 1|year 3
happi|dai -1|find 1|free 1|nail 1|phone 1|walk -1
hard|110 2|130 2|6 1|balanc 1|flash 1|hearth 1|hour 2|hous 1|includ 1|mile 2|new 1|shelter 1|shingl 3|stai 1|temperatur 1|vent 1|warrant 2|wind 2|withstand 1
hasta|dai 3
hate|10 1|5 1|6 2|7 2|arriv -1|claim 3|contractor 3|copper 1|cover 1|crew 1|granul 1|insur 3|maker 1|moss 1|open 3|phone 3|second 3|shingl 1|step 1|surpris 1|year 1
haul|contractor 1|crew 1|find 1|heirloom 1|hous 1|metal 1|old 1|plan 1|seam 1|stai 1|stand 1|tear 1|work 1
haven|0142 4|303 4|555 4|dana 4|phone 2|sign 4|summit 4
hearth|10 2|120 -1|140 -1|17,900 3|2 -1|217 3|24 -1|25 -1|26,000 3|3 -2|7.99 2|approv -1|arriv 3|assum -1|baffl -1|balanc -1|cover -1|custom -1|down 2|figur -1|finish -1|flash -1|gaug -1|granul -1|gutter -1|heirloom -1|high -1|honest -2|includ -1|interest 2|membran -1|metal -1|month 2|new -2|pai 3|percent 2|roof 1|roughli 3|seam -1|shelter -1|shingl -2|stand -1|steel -1|take -1|temperatur -1|throughout -1|vent -1|warranti -1|whole -1|wind -2|withstand -1|work -1|year 1
hear|10 1|2 -1|20 1|3 -1|answer 1|arriv 1|cover 2|crew -1|dai -2|final -1|first -1|hour -1|hous -1|pai 1|roof -2|supplement 1|take -1|year 1
heavi|24 3|3 1|arriv -1|cost 1|flash 2|heirloom 2|honest 1|hous -1|includ 2|metal 2|new 2|photo -2|roof 2|seam 2|stand 2|take -2|temperatur 2|vent 2|wall -2|whole 2
heck|100 3|2,400 1|crew 2|feet 2|hundr 2|measur 2|phone 2|roof 2|squar 1|steep 4
heirloom|arriv -1|carri -2|financ -1|hous -2|month -1|roof -1|shingl -3
help|10 2|12 1|40 3|7 1|afternoon 3|air 2|approv 3|arriv -2|below 3|bill -1|branch 3|breath 1|bring -2|choos 1|color 3|condition 3|cook 3|cool 1|cover 2|damag 3|deni 1|document 1|earthquak 3|edg 1|fall 3|fire 3|first -1|flash 1|forgotten 1|hail 3|hoa 3|hundr 3|item 1|leak 1|lean 3|lightn 3|list 1|look 1|morn -1|phone 3|prepar 3|roof -3|send 1|shingl 2|stai 1|such 1|suit 1|summit 2|supplement 1|temperatur 3|tree 3|warranti 2
her|hous 2|loud 4
hide|second 2|shingl 1
high|2 2|percent 2|rain 1
himself|8 2|chang 3|consent 3|end 3|repair 3|roof 3|warranti 3|workmanship 3|write 3
him|2 -1|child 2|deduct 3|free 4|happier 2|inspect 2|loud 2|otherwis 2|pai 1|pet 2|pretend 2|promis 7|roof 2|somewher 2|surpris 1
hire|10 2|bill 4|cost 3|keep 4|make 4|next 2|photo 4|repair 3|take 3|visit 2
hit|15 2|area 2|hail -1|minut 2|open 2|rain 1|shingl -1|surpris 2|tarp 2
hi|3 -1|7 -1|arriv 2|attic 1|clean 1|cost -1|cover -1|dai -1|find 3|free 1|insid 1|inspect 3|instal 1|insur -1|later 1|leak 1|licens 2|nail 1|pai 4|phone 1|roof 2|shingl -1|work 1|year 1
hoa|hous -1|shingl -1
hold|1 1|1,900 5|12 4|16 2|2 -1|20 2|24 -1|3 2|30 -1|4 -2|40 -1|50 2|6 2|6,000 2|8 2|approv 2|architectur -1|arriv 1|ask 2|averag 2|bill 2|boot 2|bring 1|carri 2|check 2|choos 1|claim 2|collect 4|color 1|contractor 1|cost -3|dai -2|damag -1|deadlin 2|depreci 5|door -2|down -2|fasten 2|final 1|finish 3|first 1|flash 5|full 1|half -1|hand 1|hous 1|inch 3|instead 2|insur -1|last 4|look 1|made 2|monei 2|month -2|mortgag 3|nail 1|new -1|next 1|old -1|onc 3|open 4|owner 4|pai -1|percent -2|phone -3|pipe 2|place 1|pound 2|rafter 2|rain -1|recover 2|repair 1|replac 1|ring 2|roof -6|safe 2|sampl 1|screen 1|second 2|send 1|shank 2|sheet 1|shingl -1|sign 1|silicon 2|size 1|skylight 1|spot 4|spread 2|strip 1|suit 1|sun 3|take -1|togeth 2|underlay -1|vallei -1|walk -1|water -2|week 1|weigh 2|wind -1|withheld 4|wood 1|work -1|year 10
hole|200 1|350 1|cost 1|crew 1|feet 1|insur 1|refund 1|roof 2|squar 1|tarp 1
honestli|cost 1
hook|1 1|5 3|arriv 1|behind 1|cover 3|crack 1|curl 1|defect 1|earli 1|lose 1|maker 3|materi 3|miner 1|phone 1|shingl 4|solar -2|such -2|surfac 1|themselv 1|warranti 2
hospit|child 5|crew 4|hous 2|live 2|meanwhil 2|night 5|rare 5|sleep 5
hotel|hous 1|live 3|meanwhil 3|stai 6|time 8|whole 8
hour|2 -1|4 4|6 -1|9 3|cost -1|cover -1|dai 2|first -1|flash -1|hous 3|instal 2|minut -1|neighbor 1|next -1|pai -2|percent -1|roof -6|second 4|take -1|temperatur 2|vent -1|walk -1|warranti -1
hous|10 -1|25 1|3 -1|303 -1|4 4|5 4|555 -1|6 3|60 -1|7 1|8 -1|9 -1|ag 1|air -1|along -1|arriv 5|ask -2|awai 2|bare 2|bed -1|begin -1|branch -1|bring 2|build -1|certif -1|check 1|citi 6|class 2|clean 2|color -1|colorado 2|condition -1|contractor -1|cool 4|cost -3|crew 1|cut -1|dai 5|damag 1|date -1|decid -1|discount 2|down 1|dumpster -1|earthquak -1|edg -2|end -1|face 4|fall 2|fire 2|first -3|free -1|give 2|goe -1|hail 2|hand -1|hang -1|hearth -1|homeown 3|honest -1|impact 3|inch 1|includ 2|inspect 4|instal -1|insur 1|lai -2|later -1|leak -1|leav 1|lien 3|lift 2|lightn 2|look 3|made 2|make -1|maker -1|marco 1|monei 4|morn 3|mortgag 4|nail -1|new -3|number 2|old 1|onc -1|open -1|outdoor 2|outlet 2|outsid 6|overnight -1|own 3|owner -1|pai 2|paint 2|place 2|polici 2|portabl 2|power 2|prove 3|pump 2|put -1|rain -2|rate 3|receipt 3|repair -1|replac -2|roof -3|same 1|second -1|see -2|show 2|side 2|stai -1|steep 2|subcontractor -1|such 4|sudden 5|summer 4|supervisor 2|surpris 1|synthet -1|take 2|tarp -1|tear 1|temperatur 4|time 1|togeth 2|toilet 2|transfer -1|tree 2|twice -1|uncov -1|underlay -1|vent -1|visit -1|waiver 3|warm 1|warranti -4|water 1|week 2|west 2|wind 5|winter 4|wood 3|work 3|wrong -1|yard -1|year -2
human|person 2|phone 2
hundr|1 2|4,000 2|400,000 2|cost 2|deduct 2|hous 2|insur 2|percent 2
hurt|40 3|afternoon 3|air 3|arriv -1|below 3|breath 1|condition 3|cook 3|cool 1|hous 1|hundr 3|lean 3|phone 3|roof -1|shingl 3|stai 1|temperatur 1
husband|10 2|arriv -1|ask 3|certif 2|child 2|clean -2|crew 2|dai -1|decis 4|e 2|email 2|final 1|first -1|hous -1|instal -1|live 1|look -1|loud -1|meanwhil 1|night 2|pai 1|paus 4|point 4|question 4|rare 2|receiv 2|share 4|sign -2|sleep 2|somewher -1|stop 1|take -1|think 1|walk -1|watch 2|whenev 4|wind -1|work -1
ic|cover -1|crack 1|find 1|freez 1|good 1|hail -1|instal -1|littl 1|pri 1|rain 1|shingl -1|take -1|warranti -1|water 1|wear 1|wide 1|wind -1|winter 1
impact|4 1|ask 1|certif 3|class 3|cosmet 1|damag 1|decid 1|discount 2|document 1|end 3|exchang 1|give 3|homeown 1|insur 5|low 1|premium 1|read 1|send 3|sheet -2|sign 1|waiv 1|wood -2|work 3
inbox|10 2|2 1|begin 1|certif 2|dai 2|e 2|email 2|final 2|pai 2|receiv 2|warranti 1
includ|3 2|clean 5|cost 8|damag -1|dumpster 5|finish 5|first -1|free -1|hearth -1|heirloom -1|honest 2|inspect -1|instal 2|new 2|permit 5|recommend -1|replac 2|roof 4|shelter -1|skylight 2|tear 5|vent 1
increas|2 5|24 -1|30 -2|4,000 -1|adjust -1|air 3|alreadi 1|bad 1|check -1|climb 5|condition 3|cost -2|cover 2|crew 1|dai 1|discount -1|fifth -1|find 1|hail -1|hold -1|hous -1|insur -1|ladder 3|mostli -1|onc -1|onto 4|pai -2|photo 1|roof 1|send -1|sheet 1|shingl 1|squar -1|surpris 1|visit -1|walk -1|wind -1|wood 4|work -1|yard 4
independ|free -1|inspect -1|pai -1
insid|5 2|8 -1|arriv 3|attic 2|citi 3|clean 1|cost -1|cover 1|dai 3|fall 2|inspect 3|look 2|loud -1|old 2|outsid 2|sheet 2|surpris 1|temperatur -1|wood 2|work 2
inspect|10 -1|2 1|24 2|3 -1|30 -1|7 -2|9 1|adjust -1|air -1|apprais -1|arriv 5|attic -1|awai -1|check 4|choos 1|clean 2|condition -1|cost -1|cover -1|crew -1|dai -2|damag -1|date -1|deposit -1|end 2|final 1|finish -1|gutter -1|hail 1|homeown 2|hour 1|hous 3|insid -1|insur -2|leav 2|look 4|make 1|nail 2|name -1|new -1|next -1|old -1|onc 4|owner -1|percent -1|perman 1|phone -1|photo 3|polici -1|refriger 4|roof 1|same 1|sampl 3|second -1|send -2|servic 3|shingl -2|stand 1|steep 1|suit 1|supervisor 3|twice 2|visit 1|wait 1|walk 5|water 2|week 2|whole 2|wind -1|wood 3|work 4|yard 1|year 4
instal|10 -1|2 3|20 -1|4 -1|8 2|arriv 3|attic -1|balanc 1|build 1|cost 2|dai 2|eav 1|find -1|fitter 3|flash 1|hail -1|hour -1|hous -1|inch 1|includ 1|itself 1|look 1|morn 3|new 1|repair 1|ridg 1|roof -1|shingl -1|soffit 1|take -1|vallei 1|vent 1|water 1|withstand 1|year -1
instead|ahead 1|color 1|cost 1|date 1|half 1|hour 1|moment 1|pai 2|person 1|phone 1|pick 1|settl 1|sit 1|time 1
insur|1,500 1|10 -1|130 -1|2 -2|3 -1|4 -1|500 1|7 -1|act 4|answer 1|apprais 1|arriv -1|bill 2|branch -1|check 5|chimnei -1|claim 5|claus 1|colorado -1|contractor -1|cost -3|count 4|cover -2|crew -1|date 1|decid 1|deduct -1|deni 1|depreci 1|fall -1|final 1|fire -1|first -2|flash -1|free -1|hail 2|hearth -1|heavi 2|hous -4|impact -1|inspect -1|instal -1|look -1|low 1|made 6|membran -1|monei 3|mortgag 5|natur 4|new -1|old -1|own 4|pai 1|phone -2|photo 1|polici 1|premium 6|rain 3|rais 5|rate -1|readi 1|recover 1|region 1|repair -1|replac -1|rise 2|roof -4|same -1|second 1|send 1|shingl -3|sign -1|stai -1|supplement 1|take -3|togeth 6|tree -1|umpir 1|vent -1|warranti -4|wear -1|whole 2|wind 3|work -2|year -2
interest|2 -1|4 -1|class -1|clean -1|cost -1|find -1|finish -2|hail -1|hold -1|hous -1|new -1|pai -1|roof -1|shingl -1|wind -1
interrupt|ask 6|decis 5|homeown 1|paus 5|point 5|question 6|replai 1|roof 3|share 5|stop 3|think 3|watch 5|whenev 5
itself|10 -1|20 2|3 1|30 1|50 3|cost 1|hearth 1|honest 1|shelter -1|warranti 4|work 3|year 2
jack|act 2|claim 1|count 2|hail 1|natur 2|own 2|premium 1|rais 1|wind 1
januari|40 1|below 1|hand 2|instal 1|seal 1|temperatur 1|unless 2
juli|breath 1|cool 1|hous 1|stai 1
jump|first 1
junk|air 2|along 2|arriv 3|bed 2|condition 2|cover 3|dust 2|first 2|hang 2|lai 2|morn 1|shingl 2|tarp 2|wall 2|wood 4|yard 2
keep|10 2|11 -1|12 -2|15 -1|2 3|24 -1|25 -1|3 -1|30 1|4 -2|40 -1|5 -1|6,000 2|7 -1|8 1|9 1|add -1|adjust -1|afterward 1|ahead -1|air 1|along 2|appreci 2|area 1|arriv 2|ask 2|attic -1|averag 2|bad 1|bed 2|begin 2|belong 2|below -1|bill -1|bring -2|bundl 6|carri 2|caus -1|certif 1|choos -1|claim -1|clean -2|color 4|colorado -1|condition 2|cost -1|crew 1|cut -1|damag -2|door -1|down 1|drivewai 2|dumpster 2|e 1|eav -1|end 2|fall -1|find -3|first 5|flash 2|full -1|garag 6|goe -1|granul -1|hail -1|half -1|hand -1|hang 2|hearth -1|homeown 2|hour -1|hous 4|inspect -2|instal -2|insur -2|lai 2|later 5|leak 1|least -1|leav -1|lift -1|look -1|lose 1|maker -1|materi 3|miner 1|minut -1|morn -1|moss -1|nail 1|next 2|number -1|old -1|onc 2|open 1|owner 4|pai -1|percent -1|phone 4|pound 3|power -1|pressur 1|promis -1|pump 1|put 1|rafter 2|rain -1|reachabl 4|receiv 1|remov -1|repair 5|ridg 3|roof -4|safe 2|sampl -1|screen -1|second -1|sell 2|sheet 1|shelter -1|size -1|skylight 1|soffit 3|solar -1|spread 2|stai 5|steep 1|step -1|street 2|strip -1|suit -1|summer 1|summit -1|sun -2|surfac 1|surpris 1|tarp 2|tear -1|temperatur 1|tend 2|themselv 1|though 2|time -1|transfer -1|twice -1|vent 3|visit -1|walk -1|warranti 3|wash -1|water -1|week -1|weigh 3|wind -2|winter 2|wood 1|work -2|workmanship -1|write -1|wrong 1|yard 1|year 3
kick|insur 3
kind|ag 1|asphalt 6|cover 1|damag 2|fall 1|famili 6|fire 1|hail 2|homeown 1|hous 5|insur 1|lightn 1|metal 5|new 3|pai 2|polici 1|replac 5|roof 5|seam 5|shingl 5|singl 6|stand 5|such 2|sudden 2|tree 1|wind 2
kitchen|2 1|24 2|9 1|arriv 1|cost -1|dai 1|hour 1|look 2|make 1|phone 1|plan 2|warranti 1|water 2|work 4
knock|10 -1|18 4|2 4|4 1|6 6|7 7|awai 5|bill 1|cash 2|class 2|colorado 4|contractor 2|cost 2|crew 5|deduct 3|depreci 5|discount 6|forbid 2|free 1|give 2|hail -2|half 6|honest 1|hour 8|impact 2|law 2|marco 8|new -2|old 3|p 8|pai 6|polici -1|promis 3|rate 2|replac 2|roof 4|shingl -4|supervisor 8|surpris 2|take 5|valu 2|waiv 2|wind -3|year 1
labor|2 5|3 -1|6 4|7 4|arriv 4|cost -2|cover 2|crew 4|dai 1|damag -1|hour -1|labour 4|maker -1|materi -1|morn 5|own 7|pai -1|roof -1|shingl -2|stand -1|subcontractor 2|surpris 3|warranti 1
ladder|photo 2|roof 2
lai|2 -1|8 3|ahead -1|arriv -1|cost -1|cover 1|crane -1|crew 2|deliv -1|drivewai -1|dumpster -1|end 6|hous -1|layer 6|lift -1|maker -1|materi -1|new -1|old 1|onc 6|onto -1|roof -1|second 6|shelter -1|shingl 2|supplier -1|warranti 4|year -2
land|30 3|adjust 4|awai 1|check 2|claim 1|dai 2|damag 1|emerg 1|fifth 3|insur 3|mostli 3|repair 1|see 1|send 3|shingl 1|step 1|throw 1|visit 2
last|0175 3|1,900 4|10 -3|110 -1|12 2|130 -1|180 1|2 3|20 -3|25 -1|3 1|30 -1|303 3|32,615 -2|395.54 -2|4 -2|5 1|50 6|555 3|6 5|address 1|ag 2|architectur -1|arriv -4|attic 1|behind -1|branch -1|build -2|cap 3|care 2|check -1|chimnei -3|choos 3|claim -1|clean -2|compar 1|correctli 1|cost -3|cover -2|crew 3|dai 3|damag 1|earli 2|end -1|fall 1|file 3|find -1|finish -1|fire 1|first -1|flash 2|goe -1|hail -1|hearth -2|heirloom -3|hold -1|homeown 1|honest -3|hour -2|hous 1|instead 1|insur -2|keep 2|later -1|leak 1|lightn 2|look 2|mainten 4|maker 1|marco 2|materi -1|membran -1|metal 4|mile -1|minut 1|miss 2|mistak 2|month -3|nail -2|name 1|new -1|next 1|old -1|open 4|owner 4|pai -1|plan -3|polici 1|rain 4|rate -1|repair 3|rey 3|same -1|seam 3|shelter -2|shingl -5|solar -1|spell 1|spot 4|squirrel 3|stai -3|stand 2|street -1|suit 3|sun -1|surpris -1|take 5|tree 2|vent 1|wall -1|warranti -3|water -3|wear 2|week -1|whole -1|wind 1|work 1|year 3
later|0188 1|303 1|555 1|8 4|9 1|arriv 1|ask 2|chang 1|claim 1|clean -1|consent 1|cost -3|crew -1|dai -2|damag 1|decis 3|desk 1|end 6|exampl 1|first 1|flash -1|goe -1|honest -1|hous -1|includ 2|inspect -2|instal 1|layer 5|leak 2|lien 1|loos 2|metal -1|nail -2|old -1|onc 6|pai -1|part 1|paus 3|phone 1|point 3|prove 1|question 3|receipt 1|roof 4|second 5|servic 1|share 3|sheet 2|shingl 2|stop 1|strip -1|summit 1|think 1|twice -1|vent -1|waiver 1|walk -1|warranti 7|watch 2|water -1|whenev 3|wind -1|wood 2|work -1|workmanship 2|write 2|yard -2|year -1
late|10 1|180 5|3 -1|365 5|60 -1|7 -3|accept 5|adjust -1|allow 5|arriv -1|ask 1|begin 1|bill -1|certif 1|check -1|claim 4|colorado 4|cost -6|cover 2|dai -1|deadlin 2|depreci -1|e 1|email 1|end 3|fall 2|file 1|final -3|first 1|hail 4|hous -1|insur 3|leak 1|look -1|notic 1|old 2|onc 2|pai -7|phone -1|polici 4|rain 3|receiv 1|recover -1|roof -2|second -1|send -1|shingl -1|take -1|walk -3|warranti 1|week -1|wind 4|wood 2|work -1|year -1
law|8 2|chang 3|consent 3|end 3|phone 1|repair 3|roof 3|warranti 3|work 1|workmanship 3|write 3|year 1
layer|16 1|2 -1|24 1|3 1|6 1|60 2|7 1|architectur 2|arriv 1|cap 2|check 1|cost -2|dai 1|damag 2|eav 1|edg 2|first 1|goe -1|hous -1|ic 2|inch 1|insid 2|leak 2|membran 1|metal 1|nail 1|new -1|overnight 2|pai -1|phone 1|plank 2|rain 2|ridg 2|same -1|shield 2|shingl 1|stai 2|starter 2|strip 2|synthet 3|system 2|uncov 2|underlay 3|vallei 2|vent 1|wall 2|warm 2|water 1|wood 1|year -1
leader|2 2|6 2|7 1|crew 1|dai 2|hour 2|marco 2|p 2|supervisor 1|surpris 1
leak|0188 5|10 1|11 -1|15 4|180 -1|2 1|20 2|200 1|24 2|25 3|3 -1|30 -1|303 5|350 1|5 -1|555 5|6 -1|7 -1|9 5|ahead -1|area -1|arriv 5|attic -2|begin -1|behind -1|build 4|carri -1|chimnei -1|claim 4|clean -1|climb 3|cost 1|crew -2|dai 5|desk 5|edg 1|exampl 5|final -1|find -1|first -2|flash -1|free -2|goe 1|gutter -1|hail -1|hearth 3|heirloom 3|help 3|hour 2|hous -2|inspect -1|instal -1|last 1|later -1|look 5|lose 2|make 5|membran 1|old 2|onto 3|open -1|pai -2|percent -1|phone 3|photo 2|promis -1|rain -1|refund 1|repair 4|replac -1|roof 6|seal 1|servic 5|sheet -1|shelter 3|shingl -1|sign -1|solar -3|stai 4|stand -1|summit 4|take -1|tight 5|transfer -1|vent -1|walk -1|warranti 11|water 8|wind -1|wood -1|work 5|workmanship 3|write 9|wrong 1|year 2
lean|arriv 1
leav|1,200 -1|12 1|15 1|2 2|24 -1|3 -1|4 -1|5 -2|6 -1|add -1|afterward 2|arriv -1|begin 1|belong 3|better 5|bill 2|bundl 2|children -1|color 3|condition 1|cost -2|cover -2|crew -2|dai -2|damag -1|dish 2|document -1|draw 4|drivewai 2|dry 1|dumpster 2|dust 4|end 1|fall -1|final -1|find 2|finish -1|first 3|flash -2|free -1|garag 2|grade 1|half -1|heirloom -2|honest -1|hous -5|inch -2|includ -1|insid -2|inspect -1|instal -1|keep -1|lai 1|later 2|leak -1|live -1|loud -1|make 3|meanwhil -1|morn 3|move 2|nail 1|new -3|next -2|noon -1|old -2|onc -2|own 9|owner -1|packag 1|pai -2|paint -1|pet -1|photo -2|power 2|rain 1|repair 4|roll -1|roof 7|satellit 2|second -1|see -1|sell -1|shelter -1|shingl -6|somewher -1|squar -1|stai -1|stand -1|street 2|strip -1|surpris 1|switch 4|take 2|tear 3|time -1|twice 1|underlay -1|vent -1|visit 1|warranti -2|water 2|wear -1|whole 1|wide -2|wind -2|wood -2|work -1|year 1
leftov|clean 2|find 2|free 2|hous -1|inspect 1|keep -1|later 2|nail 2|phone 2|roof -1|shingl -1|work 2|year 2
legal|claim -1|hail -1|roof -1|wind -1
length|4 4|last 1|shingl 2|year 2
letter|roof -1
life|bring 2|choos 1|color 2|door 2|full 2|hous 1|look 1|morn 2|sampl 2|screen 2|size 2|suit 1|sun 2
lighter|7 2|color 3|cover 1|defect 3|fade 3
lightn|2 -2|claim -1|cost -1|cover -3|damag -2|hail -1|premium -1|rain -1|repair -1|roof -2|shingl -1|warranti -2|wind -1
light|hous 1|shingl 1
limit|10 -1|30 1|ask 1|file 1|hail -1|hand 1|instal 1|leak 1|notic 1|seal 1|temperatur 1|wind -1|work -1|year -1
line|10 1|14,795 3|17,900 4|217 1|24 2|26,000 1|3 -1|32,615 2|7.99 2|arriv -1|best 3|better 3|cash 3|cheaper 3|cost 5|cours 3|down 2|earli 2|financ 3|good 4|hearth 2|heirloom 2|honest 1|interest 2|month 2|pai 3|penalti 3|percent 1|recommend 3|roof 2|roughli 1|shelter 2|shingl -1|squar 2|wear 1|year 1
list|5 1
littl|3 1|30 2|alwai 1|behind 1|chimnei 1|cricket 1|end -2|first 2|flash 1|galvan 1|hous 1|inch 1|made 1|new 1|old 2|stai 1|steel 1|vent 2|week 1|wide 1
live|20 2|5 3|dai 2|pai 1|shingl -1|year 2
long|3 -1|choos 4|cost -1|final 7|honest -1|hous 3|look 3|metal 6|outliv 7|owner 7|roof 5|seam 7|shingl -1|stand 7|suit 4
look|12 3|14 1|18 1|2 5|20 -1|24 1|3 -2|30 -2|4 -1|40 4|8 2|9 1|adjust 1|ahead 2|air -1|along -1|arriv -2|ask 1|attic 1|awai -1|begin 6|bill -1|branch -1|build 2|carri 3|cash 1|certif 3|chanc 3|chimnei 1|class -1|climb 2|condition -1|cost 3|crew -2|dai -1|damag -1|date 2|decis 1|declar 4|deni 1|dumpster -1|eighteen 3|fall -1|file -1|final -1|find 1|fire -1|first 4|flash 1|free 3|granul -1|gutter -1|hail -4|hand -1|hearth -1|help 2|homeown -1|honest -1|impact -1|includ -1|inspect 3|insur -3|last 3|layer -1|letter 3|lightn -1|loos -1|lose 2|low 1|make 1|meet 2|membran -1|miner 2|month -1|number 2|old 1|onto 2|page 4|pai -3|part -1|percent 2|photo -2|polici 2|radar 3|rain 1|rate -1|repair -1|ridg -2|roof -1|see -2|send -2|shelter -1|shingl -3|side 2|squar 1|sr 3|steep 2|summit -1|sun -1|surfac 2|surpris -1|take -1|test 3|themselv 3|third 1|tree -1|valu 1|wall -1|warranti 4|watch 3|wear 1|wind -2|wood -2|work -2|write -1|yard -1|year 5
loos|hous -1|internet 2|live 1|meanwhil 1|power 2|wood 1
lose|1 -1|10 -4|2 -1|20 -1|25 -1|3 3|4 -1|6 -1|arriv -1|awai 2|bare 2|begin 1|caus 1|claim 2|cost -1|dai -1|damag 1|depreci 3|dumpster 1|face 2|find 2|finish -1|first -1|flash 1|grade 1|hearth -1|heirloom -1|homeown -3|hous -2|instal 1|internet 4|last -1|layer 1|leak 1|lift 2|live 2|loos 2|maker -1|materi -1|meanwhil 2|move 1|nail -1|number 2|onc 3|phone -1|place 2|power 3|repair -1|roof -3|shelter -1|shingl 1|show 2|side 2|sign -1|solar 1|stai 3|such 1|take 2|walk -3|warranti -4|water -2|west 2|wind 2|wood 2|workmanship -1|year -1
lot|10 1|110 -1|130 -1|17,900 1|20 -1|bad 1|build -1|choos 2|hail 1|hous 2|impact 5|look 3|month 2|pai 1|phone 2|rate 4|roof 1|same 2|suit 2|take -1|thick 3|version 3|wind -2|work -1|worri 3|year 1
loud|2 1|6 2|7 2|arriv 2|crew 1|dai 1|morn 2|own 2|roof -2|shingl -1|surpris 1
lousi|ag 1|crew 1|earli 1|mainten 1|miss 1|mistak 1|wear 1
love|brown 5|color 5|hous 3
low|10 -1|14,795 4|179.43 5|3 2|40 1|bill 1|breath 1|cool 1|cost 4|depend 5|electr 1|energi 2|feel 1|finish 4|first 1|honest 2|hous 6|month 4|number 1|pai 4|promis 1|roof 4|room 1|save 2|shelter 4|shingl 5|stai 1|summer 1|upstair 1|vari 2|warranti 2|wear 4|work -1|year -1
lump|roof 1
ly|roof 1
made|16 3|24 -1|3 -2|4 -1|6 3|7 3|along -1|aluminum 2|architectur -1|arriv 3|black 2|brown 2|cap -2|chimnei 1|claim -2|color 2|cost -4|dai -1|edg 1|fasten 4|first -2|free -2|hous -2|ic -1|inch 3|insid 2|inspect -1|insur -1|keep -2|leak -2|liner 2|mark -2|metal -2|nail 3|open -2|pai -1|phone -1|ring 4|roof -1|seam 1|send -1|shank 4|shingl -5|stainless 2|steel 2|strip -1|underlay 1|vallei -1|vent -1|wall -1|warm -1|water -1|white 2|wood -3|work -1
maker|10 1|110 -1|130 -1|20 -1|25 2|3 2|30 4|50 1|arriv -1|build -1|cost 1|dai -1|free -1|goe -1|hail -1|heirloom 2|honest 3|hour -1|hous -2|look -1|mile -1|month -1|onc -1|owner -1|pai -1|repair -1|roof -1|sell -1|shelter 2|shingl 3|take -1|transfer -1|warranti 5|wind -1|work 5|workmanship -1|wrong -1|year 4
make|10 -4|12 -1|16 1|2 1|20 -1|25 -2|3 -1|4 1|40 -1|5 -1|6 1|7 1|8 1|act 1|adjust -1|ahead -1|air 1|arriv -1|ask -2|attic -1|bake 1|begin -1|better -1|branch -1|break 1|brittl 1|cap 1|certif -1|chang 1|choos 2|class 2|clean 2|colorado 1|compar 1|condition 1|consent 1|cost -1|cover -2|crack 4|creas 1|crew -2|cycl 1|dai -1|damag -4|date -4|decid 4|discount 2|document -1|dri 1|drive 1|eav 1|edg 1|end 4|fall -2|feet -2|find 2|finish -1|flash -1|free -2|freez 4|gain 1|give 4|goe -1|good 4|granul 1|hail -3|hit -1|homeown -1|honest 1|hous -4|ic 1|impact 1|inch 1|inspect -1|lai 2|layer -2|leak 2|littl 2|loos 1|mat 1|meet -1|metal 1|month -2|move 2|nail 3|natur 1|new -1|noon 1|number -1|oil 3|onc 1|open -1|own 1|pai -3|percent -3|plan 2|plank 1|polici -1|pressur 1|pri 3|rain 1|rais 1|rate 1|repair 1|ridg 1|roll 1|roof 2|sealant 1|see -1|sensibl 2|shield 1|shingl 1|side 2|squar -3|starter 1|steep -2|strip 3|such -1|summer 1|summit -1|sun 2|synthet 1|system 1|temperatur 3|thaw 1|thermal 1|think 2|time 2|tree -1|turn 1|twice 2|underlay 1|uplift 1|uv 1|vallei 1|walk 1|wall 1|warm 1|warranti -1|wash 1|watch 1|water 3|wear -1|whole 1|wide 2|widen 1|wind -3|winter 3|wood 3|work -3|workmanship 1|write 1|yard 2|year -1
man|12 1|180 3|2 2|5 1|adjust 4|ahead 3|citi 1|claim -1|clean 1|cost 4|dai 1|damag -1|date 3|emerg 1|free 1|hour 2|inspect 2|insur -2|look 1|meet 3|outsid 1|perman 3|phone 1|photo 1|promis 1|repair 1|roof 4|send -1|take 1|wait 3|work 1|write 1
mapl|12 1|6 3|awai 3|branch 3|care 2|feet 3|keep 3|least 3|roof 1|shingl 2
marco|cash 5|final 2|pai 4|phone -1|walk 3|year -1
match|bundl 1|color 3|garag 1|later 1|repair 1|roof -1|stai 1|year -1
materi|1 2|10 -2|11 -1|110 -1|130 -1|2 4|20 -1|25 -2|4 -1|8 -1|ahead 3|arriv -1|build 5|chang -1|choos 1|clean -1|consent -1|cost -1|cover 3|crane 3|crew -1|dai 1|damag -1|deliv 3|drivewai 3|dumpster -1|end -1|feet -1|final 1|finish -1|flash -1|free -1|granul -1|hail -1|hearth -1|heirloom -2|honest 1|hour -1|hous -2|inspect -2|instal -1|labor 1|last -1|leak -1|leav -1|lift 3|look 1|loos -1|make -1|maker 1|mile -1|month -1|onc -1|onto 3|owner 2|part -1|phone 2|put 1|repair -1|roof 5|sell -1|shelter -3|stand 2|suit 1|supplier 3|transfer -1|vent -1|warranti 2|wind -1|work 2|write -1|year -1
matter|24 1|4 1|40 2|address 3|attic 1|begin 1|check 3|chimnei 2|claim 3|compar 3|correctli 3|crack 3|damag 1|feet 2|file 3|find 4|flash 2|good 1|granul 1|inspect 2|littl 4|loos 2|maker 3|name 3|old 1|percent 1|rain 3|roof 2|spell 3|vent -1|water 2|wear 2|year 1
max|3 1|5,000 1|cost 1|cover 1|drywal 1|fault 1|hous 1|insid 1|leak 1|paint 1|repair 1|warranti 1|workmanship 1
ma|14,795 5|17,900 -1|179.43 4|3 2|cost 5|depend 4|finish 4|honest 2|hous 4|month 3|pai 3|roof 3|shelter 5|shingl 5|wear 4
measur|feet 2|squar 2
meet|2 -1|3 -2|30 -1|arriv 1|chimnei 1|copper 3|cost -2|crew -2|flash 1|hous 1|inspect 2|insur -1|lai 3|loud 4|new 1|pai -1|phone 2|plan 3|roof -1|shingl -1|somewher 4|take 1|work 5
membran|16 -1|24 -1|6 -1|7 -1|architectur -1|cap -1|eav -1|edg -1|ic -1|inch -1|insid -1|leak -1|metal -1|nail -1|phone -1|plank -1|ridg -1|roof -1|shield -1|shingl -1|starter -1|strip -1|synthet -1|system -1|underlay -1|vallei -1|vent -1|wall -1|warm -1|water -1|wood -1
mention|roof 4|shingl 2
metal|10 1|110 -2|12 -1|130 -1|20 2|25 1|3 -2|30 -1|aluminum 4|architectur -3|area -1|arriv -1|balanc -2|black 4|brown 3|charcoal -1|chimnei -2|choos -1|claim -1|class -1|color 1|cost -3|cover -1|dai -3|dozen -1|driftwood -1|eav -3|edg 4|finish -1|flash -1|forgotten 1|goe 1|hail -1|hearth 1|heirloom 2|honest -2|hous -4|impact -1|includ -2|instal 1|insur -2|item 1|last 1|leak 4|list 1|look -1|month -1|nail -2|nearli -1|new -2|pai -1|paint 4|rate -1|ridg -2|roof -3|send 1|shingl -8|soffit -2|soft -1|suit -1|supplement 1|take -2|underlay 2|vallei -2|vent -2|white 4|wind -3|withstand -2|work -2|workmanship 2|year 1
middl|10 7|110 3|130 4|14,795 -1|15 3|17,900 3|179.43 -1|20 8|217 3|24 -1|26,000 3|3 -1|30 -1|4 -1|50 2|7.99 3|architectur -1|area 3|arriv 3|balanc -1|better -1|chimnei 3|compar 2|cost 1|crew 1|depend -1|down 2|eav -1|financ 1|finish -1|flash -2|gain 2|hail 3|hearth 6|heirloom 1|honest -1|hour 2|hous -1|includ -1|instead 3|interest 3|membran 3|mile 3|minut 3|month 2|new -1|open 3|own -1|pai 2|percent 1|rain 1|rate 3|repair -1|resist 4|roughli 3|shelter 1|shingl 3|squar -1|surpris 4|take -1|tarp 3|vallei -1|vent -1|warranti 3|wear -1|withstand -1|wood 2|work 3|workmanship 2|year 8
mid|15 3|area 3|minut 3|open 3|rain 3|surpris 3|tarp 3
mind|decid 4|stop 1|think 1|watch 1
miss|1 3|10 -2|180 4|2 1|3 2|365 4|accept 4|address 2|adjust 1|ahead 2|allow 4|arriv 2|awai 3|bare 3|check 4|claim 6|colorado 3|compar 2|correctli 2|cost -1|dai 3|date 2|deadlin 2|face 3|feet 2|file 2|find 1|first 2|free 2|give -2|hail 4|insur 2|lift 3|maker 2|meet 2|name 2|number 2|open -2|pai -2|place 3|polici 4|rain 3|shingl -1|show 3|side 3|spell 2|squar 2|steep -2|take 2|west 3|wind 6|wood 4|work -1|year -2
mistak|arriv 2|build 1|cost 1|cover 1|dai 1|instal 1|leak 1|look 1|loos 1|part 1|repair 1|warranti 1|water 1|work 1
monei|1,200 1|12 6|2 -2|3 2|30 3|7 -2|8 1|act 1|add 1|adjust 2|approv 7|arriv -1|bank 1|bill 4|cancel -1|check 2|claim 8|collect 6|contractor -1|cost 1|count 1|crew -2|damag -1|deadlin 3|deposit 1|depreci 8|document -1|due 2|emerg -1|end 2|fifth 2|final 1|financ 1|finish 7|first 2|hail 1|half 1|homeown 1|hous 1|inspect -1|keep -2|layer 5|made 1|minut -1|monei 1|month 6|mostli 2|natur 1|new 1|number 2|old 1|onc 8|own 1|packag 1|pai 1|partner 1|percent 1|premium 1|rais 1|receipt -1|recover 1|refund -1|repair -1|roof -4|second 5|send 3|shingl 1|sign -2|step 1|subject 1|take -1|vent -1|visit 2|walk 1|warranti 1|week 1|wind 1|withheld 6|work 6|year -1
month|10 -1|130 -1|180 2|2 -2|20 -2|24 -2|25 -2|3 -2|30 2|365 2|4 -1|50 -1|6 -1|7 -1|9 1|accept 2|allow 2|approv 5|ask 4|attic -1|bank 5|better -1|chimnei -1|claim 2|clean 4|colorado 2|cost -8|crew 1|dai 2|damag -1|deadlin 1|end -1|fall -1|file 3|final -1|financ 5|find 6|finish -1|first 2|flash -1|free 5|good -1|hearth -4|heirloom -3|honest -1|hous -2|inch -1|inspect 2|instal 2|interest 2|keep -1|later 6|leak 1|live 1|meanwhil 1|membran -1|metal -1|monei 1|nail 4|new 1|notic 4|offer 5|pai -2|partner 5|phone 4|polici 1|rain 2|repair -3|roof -2|seam -1|shelter -3|shingl -3|squar -1|stand -1|subject 5|such -1|take -1|twice -1|vent -1|walk -1|warranti -3|wood -1|work 3|yard -1|year 2
morn|2 2|2210 1|5 1|7 2|8 1|ahead 2|arriv 2|crane 2|dai 2|deliv 2|drivewai 2|ford 1|golden 1|hous -1|lift 2|loud 2|neighbor 2|offic 1|onto 2|open 1|p 1|rain 1|roof 2|shingl 2|somewher -1|street 1|supplier 2|weekdai 1
mortgag|2 -1|3 -1|cost -1|insur -1|monei -1|pai -1|part -1|replac -1|roof -1|sign -1
moss|10 -2|2 -1|3 -1|4 -1|arriv -1|attic -1|branch 1|cost -1|cover 1|crack 2|crew -1|curl 2|dai -1|defect 2|earli 2|earthquak 1|find -1|fire 1|flash -1|granul 1|hous -1|lightn 1|lose 1|maker 1|materi 1|miner 1|pai -1|percent -1|pressur 1|roof -1|strip 1|such 1|surfac 1|take -1|tree 1|wash 1|workmanship -1|year -2
mother|crew 1|spanish 1|speak 1
move|10 -1|2 -1|20 -1|air 4|along 4|arriv 1|belong 3|breath 1|cool 1|cover 1|dai -1|drivewai 2|dumpster 3|feet -2|hearth -3|high 4|hour -1|hous 1|leav 4|ridg 4|roof -2|shelter -2|shingl -2|stai 2|street 3|warm 4|wind -1|year -3
mushi|2 2|3 1|4 1|40 1|alreadi 2|bad 1|chimnei 1|cost 2|feet 1|find 3|first 2|flash 1|granul 1|heavi 1|honest 1|inspect 1|lift 1|lose 1|mark 2|miss 1|open 1|paint 2|repair 2|result 1|roughli 1|sheet 1|shingl 1|side 1|soft 3|spot 3|steep 1|uphil 1|walk 2|west 1|wood 4
myself|1 3|2 2|3 -1|30 -1|ahead 2|arriv 2|claim -1|contractor 1|cost -1|dai -1|date 2|emerg -1|figur 4|hour 1|hous 2|insur 2|measur 2|percent 2|permit 1|phone 3|roof -2|same 4|shingl -2|step 1|valu 2|warranti -4|yourself 4
nail|10 -1|2 -1|3 -1|8 1|arriv -1|awai -1|cost -1|cover -1|crew -1|dai -1|find -1|first -1|flash -1|hous -1|layer 2|lift -1|roof -2|second 3|stai -1|take -1|vent -1|warranti 2|wood -1|work -1|yard -1|year -2
nake|wood 4
nale|2 2|clean 4|crew 2|dai 2|end 5|nail 4|noon 1|onc 1|roll 1|surpris 2|twice 4|walk 4|whole 4|work 4|yard 5
name|100 7|11 3|12 -1|2 -6|30 -1|38 3|4 -3|6 -2|7 1|arriv -2|ask -1|begin -1|bill 3|break 3|cancel 1|certif -1|check 6|claim -1|contractor 3|cost 3|dai -3|damag -1|deduct 1|discount -1|end -1|first -1|hous -2|inspect -4|insur -3|known 3|law 2|made 7|maker 6|materi 6|monei 2|mortgag 7|new -1|next 1|offer 2|onc -2|pai -1|part -2|phone -2|roof -3|second -1|sell 3|senat 3|send -1|shingl -3|sign 1|summit -1|supervisor 2|take -4|togeth 7|transfer 5|waiv -1|warranti 3|write -1|year -1
narrow|10 3|arriv 2|drivewai 3|feet 3|least 3|wide 3
nasti|1980 1|asbesto 1|contractor 1|find 1|hous 1|licens 1|old 1|remov 1|stop 1|work 1
nearli|10 4|bad 3|phone 4|sheet 2
near|2 2|hous 2|roof 1
need|2 2|area 3|cost 2|cover 2|cut 3|dumpster 3|itself 3|labour 3|measur 2|owner 3|roof 1|shingl 2|tear 3|warranti 1
neighbor|10 1|2 -1|3 -2|45 4|arriv -1|copper 1|cost -2|dai 3|decibel 4|first 2|granul 1|hous -1|look 6|loud 4|moss 2|outsid 4|pai -1|pump 2|refriger 4|roof 1|shingl 2|take -1|temperatur 1|warm 5|wavi 5|work -1|year 3
nephew|7 1|8 1|caus 1|chang 1|consent 1|cover 1|crew 1|damag 1|dish 1|end 1|holidai 1|instal 1|light 1|repair 1|roof 2|satellit 1|solar 1|such 1|warranti 1|workmanship 1|write 1
neutral|13 2|ask 4|decis 4|disagre 2|independ 4|inspect 3|opinion 4|satisfi 4|second 4
newborn|2 1|child 3|crew 2|dai 1|happier 3|loud 2|night 1|otherwis 3|pet 2|pretend 3|rare 1|sleep 1|somewher 2|surpris 1
new|1 -1|1,200 -2|10 -1|16 2|2 -1|20 -1|24 1|3 -1|4 -2|40 -1|5 2|6,000 1|60 4|7 1|8 2|add -2|ag 2|ahead 2|air -2|along -1|appreci 3|area 2|averag 1|awai -1|bed -1|begin -1|bill 4|breach 2|breath 2|build -1|carri 1|case 2|claim -1|class -1|clean -2|condition -2|cool 2|copper 1|cost -7|count -1|cover 4|crane 2|crew -3|cut -1|dai 7|damag 1|deliv 2|down 3|drivewai 2|dumpster -1|eav 1|edg -1|electr 4|end 4|fall -1|fasten 2|feel 4|feet -1|file 4|final -1|find -4|finish -1|first 7|flash -7|free 2|goe 4|granul -1|gutter 2|hang -1|hearth -1|heavi -1|homeown -1|honest -1|hour -1|hous -1|ic -1|inch 3|inspect -2|instal -1|keep -1|lai -1|layer 5|leak -4|leav -1|look 3|loos -2|lose -3|metal -1|miner -2|miss -1|month 1|morn -1|moss 1|next 4|number 3|onc 9|onto 2|own -1|owner 2|pai -2|paint 1|percent -1|phone 1|photo -2|pound 1|premium -1|pressur -2|promis 4|rafter 1|repair -1|ring 2|roof 3|room 4|safe 1|same 2|seal -1|second 5|see -1|sell 6|shank 2|sheet 1|shelter -1|shingl 3|skylight -2|solar -1|spread 1|stai 2|steep 2|strip -2|such 2|sudden 2|summer 4|supplier 2|surfac -2|surpris -1|tarp -1|tend 2|themselv -3|time 3|tough 2|transfer 3|twice -1|underlay 2|upstair 4|vallei -1|visit -1|walk -3|wall -1|warm 6|warranti 5|wash -2|water -2|wavi 4|wear -1|weigh 1|wood 1|work -1|workmanship -1|wrong 2|yard -3
next|11 2|15 3|2 1|3 -1|7 2|arriv -1|caus 2|cover 2|crew 3|dai -1|dish 2|final -1|first 3|holidai 2|inspect -3|instal 1|insur 2|leak -1|light 2|live -1|materi 3|meanwhil -1|month -3|pai -3|rain -3|roof -2|run 3|satellit 2|sell 2|shingl -3|solar 2|such 2|supervisor 1|transfer 3|warranti 2|wood -1|work -3|yard 2|year -1
night|2 1|24 1|60 2|arriv 1|color -1|cost -2|cover -1|crew -1|dai 2|damag 3|final -1|first -1|homeown 2|hous -3|insur 1|leak -1|look 3|loud -1|membran 1|old -1|overnight 2|pai 1|phone -1|plan -1|rain 3|second -1|shingl -3|somewher -1|stai 1|strong 3|synthet 2|take -1|time -1|uncov 2|underlay 2|wind 1|wood -1|work -1
noon|crew -3
normal|ag 1|arriv 1|cost 1|damag 1|fall 1|fire 1|first 1|hail 2|hous 2|insur 1|lightn 1|pai 1|phone 1|polici 2|roof 1|shingl 2|such 1|sun -1|tree 1|wear -1|wind 1|year 1
north|12 4|8 3|afterward 1|bleach 2|brush 2|care 1|last 3|mild 2|moss 2|remov 2|roof 1|side 3|solut 2|south 3|sprayer 2|wire 2|yard 1|year 3
notic|2 4|adjust 5|ahead 4|cost 4|dai 1|date 5|meet 5|roof 3
number|0142 2|0175 5|0188 3|24 2|3 -1|303 10|555 10|6 2|7 2|9 1|arriv 2|claim 1|dai 5|dana 2|desk 3|eav 2|edg 2|exampl 3|figur 3|hail -1|inch 2|insid 2|leak 2|make 1|marco 5|measur 3|nail 2|person -3|phone 5|rey 5|ridg 2|roof 5|same 3|servic 3|shingl 2|sign 1|strip 2|summit 4|underlay 2|vent 2|wall 2|warm 2|water 2|wind -1|wood 2|work 5|write 2|yourself 3
oak|6 2|awai 2|branch 3|care 1|damag 2|fall 2|feet 2|fire 2|hail 2|keep 2|least 2|lightn 2|shingl 1|tree 2
offen|12 1|care 1|clean 1|fall 3|gutter 1|late 3|leav 3|roof 1|spring 3|twice 3|year 3
offer|1 -1|10 -6|12 -1|15 1|18 -1|1998 1|2 -4|24 -3|25 1|3 -4|34 1|4 -3|40 -2|50 -1|6 2|7 -1|adjust 1|ag -2|ahead -2|air -3|along 2|appli 4|approv -1|architectur 3|area 3|arriv -1|ask -1|asphalt 5|awai -1|bank 2|bed 1|begin 1|below -1|bill -1|boot 2|breath -1|bring -1|brown 3|cancel -1|cash 3|caus -1|chalk 2|charcoal 3|choos 1|class -1|clean 2|colorado 1|complain 1|condition -2|cool -1|cost -6|cover -6|crew -2|dai 4|damag -1|date -1|deduct -1|divis 1|document -2|down -2|dozen 3|driftwood 3|due 1|earli -1|edg 4|fall -1|famili 8|feet -2|final 4|financ -1|find -1|finish -2|first -1|flash -2|forbid 1|free 3|full 1|hail -2|half -2|hand 5|hang 1|heirloom -4|hold 1|homeown -1|honest -2|hour -1|hous 2|ic 1|inspect 2|instal 1|insur -4|lai 1|last 1|later 1|law 1|layer -1|loos 1|mainten -1|march 4|mark 2|membran -1|metal 5|minut -1|monei -1|month -2|morn -1|move 2|nail 1|nearli 3|next -3|novemb 4|number -1|old -2|own 1|pai 3|percent -1|phone -2|photo -2|pipe 3|plan -1|polici -3|quot 1|rain 1|rate -1|repair -1|replac 7|roof -2|same -2|sampl 1|scrape 2|seal 3|seam 5|second 2|send -1|shingl 1|sign -1|silicon 2|singl 7|size 1|skylight 1|soft 3|squar -1|stai -1|stand 4|strip -2|subcontractor 2|such -1|suit 3|supervisor -6|surpris 1|take -4|tarp 2|tear -1|temperatur -3|transfer 1|underlay -1|vallei 1|valu -2|vent -2|visit -2|waiv 1|walk 3|water -1|wear -3|week -1|whole -2|wind 1|wood -3|write -2|year -4
offic|6 -1|arriv -1|belong -1|claim 1|colorado 3|complain 3|cost 3|crew -1|dai -1|deni 1|divis 3|drivewai -2|dumpster -2|insur 3|low 1|phone 1|stai -1|street -1|surpris -1|work 1
offset|6 1|inch 1|joint 1|least 1|shingl 1|stagger 1
okai|sign 3
old|10 -1|12 -1|130 -1|14 1|140 1|1998 -1|2 -5|20 -1|3 -1|30 3|34 -1|4 -2|6 -1|7 -2|afterward -2|air 1|along 1|alwai 4|area 2|arriv -2|asphalt -1|attic -1|awai -1|bed 1|begin -3|behind 2|build 3|chimnei 3|class -1|clean 3|color 1|condition 2|contractor -1|copper 2|cost 1|crew 1|cricket 4|custom 1|dai -4|damag -1|dish -2|down -2|draw 1|drivewai -1|dumpster 2|dust 1|eav -1|eighteen 8|end -1|famili -1|final -1|find 3|finish 1|fire -1|first 3|flash 3|galvan 4|garag -1|gaug 1|granul 1|gutter 1|hail -1|hand 2|hang 1|hearth -1|heirloom 1|high 1|hour -2|hous 3|impact -1|inch 3|includ 2|insid -1|inspect -1|instal -1|labor 3|lai 1|later -1|leav -1|live 1|look -1|loos 1|lose 7|made 4|materi 1|meanwhil 1|miner 7|new 4|onc -1|order -1|pai -1|paint 2|permit 3|plan -1|provid -2|put -2|rate -1|repair -1|replac -2|roof -1|satellit -2|scrape 2|second -1|sheet -1|shelter -1|shingl 3|singl -1|skylight 1|soft 2|stai -1|stand -1|steel 4|street -1|subcontractor -1|such -1|summit -1|supervisor 1|surfac 7|switch 1|take -2|tarp 1|tear 4|temperatur 1|themselv 8|throughout 1|vallei -1|warranti -3|whole 1|wide 4|wind -1|work -3|yard 1|year 6
onc|0188 2|14 1|2 7|3 1|30 -1|303 1|555 1|7 1|9 1|add 2|arriv 1|cancel 2|cash 2|choos -3|claim 1|contractor 2|cost 6|cover 2|crew -1|custom 3|dai 4|damag -2|desk 2|down 5|earli 2|end 2|exampl 2|final 4|first 2|free -1|good 2|hail -2|hour -1|hous -1|inspect -1|instal 2|insur 1|make 1|maker 1|minut -1|monei 1|new -1|next -1|old 5|pai 6|part 2|percent 2|period 1|permit -1|phone 1|rain -2|replac 2|roof 7|same 4|second -1|send 1|servic 2|share 1|shingl -3|shrink 1|sign 2|slow 4|steep 4|such -1|summit 4|take 3|tear 1|tend 4|third 1|time 4|vent 1|warranti -1|wear 1|week -1|wind 2|wood 5|work -2|write 2
onlin|hous 2|internet 4|live 2|meanwhil 2|power 4|stai 4
onto|roof 2|wood 3
on|1 1|10 3|110 2|130 -1|14,795 2|17,900 1|179.43 2|180 3|1998 1|2 6|20 4|217 1|25 3|26,000 1|3 2|30 -1|34 1|4 -1|4,000 1|40 -1|400,000 1|6 -1|7 -3|780 1|adjust -3|ag -1|alwai -1|architectur -1|area -3|attic -1|baffl -1|balanc 1|bundl 2|carri -1|check -1|chimnei 1|choos -1|claim -4|class -1|clean -1|color -2|colorado 2|contractor -1|cost 7|cover -2|crack 3|crew 3|custom 2|cut 1|damag -2|decis 2|deduct 3|deni -3|denis 2|depend 2|down -1|dumpster 3|eav 1|edg -1|fall -1|famili 1|final -1|financ -1|find 3|finish 1|fire -1|first 2|fit 1|flash 1|free -1|front 3|garag 2|give 1|goe 2|good 1|grade 3|hail 3|hearth 4|heirloom 5|hold -1|homeown -1|hour 1|impact 1|includ 1|inspect 1|instal -1|keep -3|last 1|later 4|layer 3|leak -1|leav -1|look 2|lose 2|low -2|mainten 2|materi -2|measur 1|meet 2|membran 1|monei 1|month 1|new 3|night 2|okafor 2|onc -3|own 2|packag 4|pai 2|paint -3|part 1|percent -2|permit -1|person 2|phone 4|polici -4|premium -1|promis 4|rain 2|rais -1|rate 1|repair -1|replac 2|ridg 2|roof 3|roughli 1|same 3|seal -1|second -1|send -4|separ 2|sheet -1|shelter 9|shingl -3|sign 2|soffit 2|squar 2|stai 2|stand 3|standard 1|strip -1|subcontractor 1|suit -2|summit -2|take -1|temperatur 2|thick 4|third -2|twice -2|vallei 1|vent 1|version 4|visit -2|walk -3|wall -1|warm -1|warranti -4|water 2|wear 2|week -1|wide 3|wind 2|window 2|withstand 1|wood -4|work -1|workmanship 3|worri 4|wrong 2|yard 1|year 6
open|1 4|1,200 3|10 -2|150 4|2 -3|4 3|8 4|95 2|add -1|area 4|arriv -3|attic 3|bad -2|begin -1|breath 2|check 1|claim -1|close 5|cool 2|cover 1|dai -1|door 5|down 2|feet 3|find 1|first 2|free 3|garag 1|half -1|hous 3|includ 2|instal 1|insur -1|keep 5|layer -1|liner -1|live 3|look -1|lose -1|meanwhil 3|nail 5|net 4|new -1|old 1|onc -1|piec 5|pull 5|rain -2|repair -5|replac -1|roll 5|roof -1|rot 1|rule 4|same 2|second -1|squar 3|stai -3|steep 2|take 1|tear 1|time 2|unless -1|vent 3|wood 3|work -1|yard -1|year -3
opinion|3 -1|arriv -2|bill -1|check -2|claim -2|cost -1|final -1|free -3|inspect -3|pai -1|second -5
option|110 1|130 1|14,795 6|17,900 5|20 1|24 5|3 3|32,615 6|approv 1|behind 1|best 6|better 6|chimnei 1|choos 1|cost 4|dai -1|final 2|good 6|hail 1|hearth 6|heirloom 6|honest 3|hour 1|hous 1|instead 1|look 1|membran 1|metal 2|mile 1|month -1|offer 1|owner 2|pai -1|rate 1|recommend 6|resist 1|roof 6|seam 2|shelter 6|squar 5|stand 3|street 1|suit 1|work 1
order|24 1|7 -1|area 2|cost 2|crew -1|cut 2|dumpster 2|edg 1|itself 2|measur 1|nail 1|owner 2|phone 1|roof 1|shingl 2|tear 2|vallei 1
ordinari|15 3|20 2|break 2|builder 3|good 1|grade 3|hail 2|high 3|life 3|region 3|roof 1|servic 3|shingl 1|sun 2|wear 1|year 1
other|24 2|3 1|flash 2|gutter 2|new 2|roof 2|vent 2|wind 2
outsid|13 4|cover 1|crane 1|deliv 1|disagre 4|favor 7|homeown 1|inspect 6|leav 1|lift 1|look 1|old 1|onto 1|opinion 7|pai 6|roof -1|size 1|supplier 1|wood 2
oven|bill 1|breath 2|cool 2|electr 1|feel 1|first 1|hous 2|number 1|promis 1|room 1|stai 2|summer 1|upstair 1
overnight|2 -1|arriv -3|dai -1|first -3|shingl -3|surpris -1
owner|10 -2|100 1|11 4|14,795 1|15 5|17,900 1|20 -1|24 1|3 -1|32,615 2|4 -1|5 -1|6 -1|60 3|8 -1|arriv -2|best 1|better 1|claim -1|cost 6|cover -4|crew -1|dai 3|document 1|dumpster 1|emerg 3|end -1|file 3|final -1|finish -1|first -1|flash -1|free 4|goe 1|good 1|granul -1|heirloom 2|honest -1|hour -1|hous 4|includ 1|inspect -1|instal -1|insur 2|keep 3|layer 3|leak -1|maker -1|materi 5|new -1|number -1|onc -1|packag 1|pai -1|paint 1|phone -1|put -1|receipt 3|recommend 1|refund 3|repair 1|roof -3|run 5|second 1|sell 7|shingl -4|squar 1|summit -1|take -2|tarp -2|tear 1|transfer 10|vent -1|visit -1|warranti 3|wind -1|workmanship 1|write -1|wrong 1
own|10 3|12 2|14,795 1|1980 1|2 -2|20 2|25 1|3 1|4 1|5 3|arriv 7|asbesto 1|ask 2|behind 2|best 1|better 1|caus 2|choos 1|citi 2|color -1|contractor 1|cost -1|cover 2|crew -1|cut -1|dai -1|damag -1|depend 2|deposit 1|due 1|end 2|fall 2|figur 3|filter 3|find 1|finish 1|first 1|flash -1|goe 3|hearth 2|heirloom 1|homeown 1|honest -1|hous -1|inspect 2|instal 2|insur -1|last 1|leak 1|least 2|licens 1|look 1|make 2|measur 2|month 5|old 1|origin 2|outsid 2|pai -1|paint -1|percent 1|period 2|recommend 1|remov 1|repair 1|replac -1|rest 1|same 3|servic 2|shelter 1|shingl -4|stand 1|stop 1|tear 1|underlay 1|vent -1|walk 1|warranti 1|wash 3|water -1|wind -1|work 5|workmanship 1|wrong 3|year 1|yourself 7
ow|10 3|85 7|arriv 5|caus 7|cost 6|cover 5|find 6|visit 7|warranti 5
packag|10 2|110 2|14,795 2|140 1|17,900 2|2 -1|20 2|217 1|24 2|25 -1|26,000 1|3 1|30 1|32,615 1|4 -1|50 1|7.99 1|baffl 1|balanc 3|best 2|better 2|chimnei 3|choos 1|clean -1|compar 2|cost 2|crew -1|custom 1|dai -1|down 1|eav 1|first -1|flash 2|gain 2|gaug 1|goe -1|good 2|hail 1|hearth 2|high 1|honest 2|hour 1|hous -1|includ 3|instead 2|interest 1|look -1|membran 5|metal 1|mile 1|move 2|new 2|percent 1|plan 1|rate 1|recommend 2|repair -1|resist 2|ridg 1|roof 1|roughli 1|same -1|sensibl 2|shelter 4|shingl 2|soffit 1|squar 1|stai -1|steel 1|temperatur 1|throughout 1|vallei 1|vent 2|warranti -1|whole 1|wind 3|withstand 3|work 4|workmanship -2|wrong -1|year 3
pad|ad 4|bad 3|cost 2|first 4|new 2|photo 4|roof 2|see 4|wood 3
paint|10 -1|2 -3|24 -1|25 7|3 1|4 4|40 7|5 -1|6 4|arriv -3|build -2|cover -1|dai 1|end -1|find -1|finish 7|heirloom 5|honest 2|hous 2|inspect -2|materi -1|month -2|pai -2|painter 4|repair -1|ridg -1|shingl -2|size 4|soffit -1|take 2|time 2|vent -1|warranti 4|water -2|work 4|yard -2|year 6
pai|1 -1|10 4|12 -3|120 2|13 -1|130 1|180 -1|20 -2|3 1|365 -1|4,000 -1|400,000 -1|5 -2|5,000 3|6 -2|7 1|7.99 2|8 1|95 2|accept -1|ag 6|allow -1|appli -5|approv 7|architectur -1|arriv -6|ask -3|assum 2|attic 1|baffl 2|balanc 2|bank 6|bill -3|branch 4|caus -2|chimnei 1|citi -1|claim -2|class 2|clean -1|colorado -2|cost 6|count -1|cover 3|crack 1|crew -4|curl 1|dai -4|damag 6|decid -1|decis -3|deduct -1|defect 1|deposit 6|disagre -2|document -2|down 2|drywal 3|due 3|dumpster -1|earli 1|earthquak 5|eav 2|edg -1|end -3|fall 2|fault 3|feet -1|figur 2|final -3|financ 7|finish 3|fire 5|flash 1|foot -2|give -1|goe -3|granul -1|gutter -1|hail 7|heirloom -1|hit 1|hold 3|homeown 2|honest 2|hour -2|impact 1|includ 5|independ -3|insid 3|inspect -4|instal -2|insur 2|interest 2|labor -1|lai -1|last -2|leak -1|least -2|lightn 5|look -1|loos -1|low -1|make -2|maker -1|marco -1|materi -2|membran 1|mile -1|month -1|nail -1|new 8|number -3|offer 7|opinion -3|origin -2|outsid -1|own -1|p -1|pai 3|paint 4|part 1|partner 6|percent 9|period -2|permit -5|phone -1|photo -3|polici -4|premium 1|rain -5|rate 1|readi -3|replac -1|rest 3|roof -3|rot 1|satisfi -3|second -3|sheet 2|shelter -2|shingl -1|side -1|stai -1|stand -1|steep 1|subject 7|such 6|sudden 6|summit -1|supervisor -1|surpris -1|test 2|traffic -2|tree 2|vallei 2|vent 1|walk 3|wall 1|warranti 1|water -1|wear -1|wind 7|withstand 2|work -1|write -1|wrong -3|yard -1|year -5
paler|7 2|color 3|cover 2|defect 4|fade 5
part|1,150 2|110 -1|12 1|130 -1|16 2|2 -1|24 2|3 1|30 -1|5 -2|6 2|60 -1|7 2|architectur 2|attic -1|awai 1|balanc -1|bare 1|cap 3|copper 1|cost 3|dai -1|dry 2|dumpster 2|eav 2|edg 2|end 1|face 1|feet -1|finish 2|first 1|flash 1|free 2|granul 1|heavi 1|honest -1|hous 1|ic 2|inch 2|insid 2|labor 1|leak 1|least 2|lift 2|lose 1|make 1|materi -1|membran -1|metal 2|miss 1|month 2|nail 2|new 3|next 1|noon 1|number 1|old 1|open 2|order 2|origin 2|period 2|phone 2|place 1|plank 2|rate -1|repair 1|replac 2|result 1|ridg 2|roof 3|roughli 1|shelter -1|shield 2|shingl 2|show 1|side 2|skylight 1|soft 1|spot 2|squar -1|stai -1|starter 2|steel -1|strip 2|surpris 1|synthet 2|system 2|take 1|tear 2|underlay 2|unless 2|uphil 1|vallei 2|vent 2|wall 2|warm 2|water 2|west 2|wind -1|withstand -1|wood 6|workmanship 2|year -1
past|2 1|3 -1|6 2|7 2|architectur 1|arriv 1|cap 1|crew 1|eav 1|edg 1|first 2|insid 1|leav 1|morn 1|plank 1|ridg 1|roof 2|shield 1|shingl 1|starter 1|strip 1|synthet 1|system 1|underlay 1|wall 1|warm 1|wood 1
payrol|1998 3|34 3|contractor 3|crew 3|famili 3|new 2|own 3|roof 3|subcontractor 4|summit 3
peak|12 2|flash 2|inch 3|ridg 1|skylight 1|vent 2|wide 3
pen|2 2|3 2|30 3|agreement 3|appoint 3|cancel 2|choos 3|color 3|contractor 2|dai 2|e 3|final 2|instal 3|minut 3|next 3|packag 3|pai 3|permit 3|sign 2|step 3|take 2|walk 2|week 2
percentag|cost 1|discount 1|hail 2|percent 4|roof -2|shingl 3|wind 2
percent|work -1
permit|arriv -3|build -1|cost -1|crew -1|dai -1|repair 3|roof 2|work -1
person|2 -1|3 -1|bring 1|choos 3|color 1|dai -1|door 1|full 1|hand 5|inspect 5|look -1|morn 1|pai -1|roof 2|sampl 1|screen 1|size 1|sun 1|take -2
pet|close 1|door 1|garag 1|hous -1|keep 3|nail 1|rain 2|roll 1
phone|10 1|12 -2|2 -1|3 1|30 1|38 5|4 -3|5 -1|9 1|adjust -1|arriv -1|ask 1|begin 2|bill 7|break 5|claim -2|clean -1|color -1|contractor 3|cost -3|dai -1|date 1|deduct 2|deni -2|dumpster 2|end -1|file 1|final 1|hail -1|hour -1|hous -2|inspect -2|instal -1|keep -1|known 5|law 4|leak 1|low -2|make 2|month 2|nail -1|new -1|notic 1|number 1|offer 3|pai -2|percent -1|photo 1|polici 1|rain 2|repair 1|roof -2|senat 5|servic 3|shingl -2|sign -1|take -2|visit 3|walk -1|week -2|wood -2|work -1|yard -1|year -1
photo|2 -1|bill -1|chimnei -1|choos -1|color -2|cost -1|cover -1|dai -1|first -1|flash -1|hand 3|hour -1|hous -2|inspect 2|measur 3|next -1|number -1|roof 2|shingl -2|soft -1|take -1|wind -1|wood -1
picki|approv 1|choos 1|color 1|document 1|hoa 1|look 1|prepar 1|suit 1|summit 1
pick|12 3|2 6|3 -2|air 3|architectur 1|area -3|arriv -1|better 1|bring 2|brown -3|charcoal -3|choos 4|clean 4|color 1|condition 3|cost -2|crew 2|dai 2|dent 3|document 1|door 1|dozen -3|driftwood -3|dumpster 2|end 1|final 4|full 2|gutter 2|hearth 1|honest -1|hous -2|inspect -3|instal -2|leav 4|look 1|morn 3|nearli -3|noon -1|own 2|pai 1|photo 3|rain 1|roof -3|sampl 2|screen 4|shingl 4|size 2|soft -3|summit -1|sun 2|surpris 1|take 2|window 3|work 1|yard 1
piec|cost 1|shingl 2
pile|6,000 1|arriv 1|averag 1|carri 1|hous 1|pound 1|rafter 1|safe 1|shingl 2|spread 1|weigh 1
pipe|arriv 3|chimnei 3|flash -1|insid 3|liner 3|new -1|shingl -1|stainless 3|steel 3
place|12 1|2 1|24 2|3 2|40 1|5 -1|along 1|attic 2|build 2|claim -1|cost 1|damag 1|drivewai 2|dumpster 2|feet 1|find -1|first 2|flash 1|free 2|goe 1|hearth 4|honest 2|hous 5|ic 1|insur -1|itself 1|mark 1|membran 1|new 1|old 2|own 3|paint 2|put 4|roof -1|shingl -1|squar 2|stop -1|street 2|take 1|vallei 1|vent 2|walk 1|water 2|wind 1|wood -1|work -1|year 2
plain|ag 1|cover 1|damag 1|hail 1|insur 1|such 1|sudden 1
plai|better 3|children 3|dumpster 3|fall 3|hous 2|insid 3|live 2|loud 3|meanwhil 2|pet 3|somewher 3|stai 3
plan|10 1|17,900 1|217 1|26,000 1|7.99 1|approv 5|arriv 1|bank 5|cost -1|dai 1|down 1|financ 5|hous -1|interest 1|new 3|offer 5|partner 5|roof 3|roughli 1|second 1|subject 5
plaster|3 1|5,000 2|cost 2|cover 2|drywal 2|fault 2|hous 2|insid 2|leak 2|paint 2|repair 2|warranti 1|workmanship 1
plastic|document 1|emerg 2|insur 2|keep 2|receipt 2|refund 2|repair 2
plumb|20 2|boot 3|flash 1|last 3|pipe 5|replac 3|silicon 3|skylight 1|vent 1|year 2
pocket|1 1|4,000 1|400,000 1|cost 3|deduct 1|hous 1|insur 1|percent 1
point|final 1|hous 4|pai 1
poke|arriv 2|goe 1|leak 3
pop|15 3|area 3|minut 3|open 3|rain 1|surpris 3|tarp 3
porch|hous 2
portrait|arriv 1|floor 1|hammer 1|mirror 1|photo 1|shake 1|take 1|top 1|wall 1
potti|bring 4|first 2|morn 2|outdoor 4|outlet 4|own 3|portabl 4|power 3|toilet 4|water 4
pour|2 2|24 1|60 1|9 1|answer -1|build -1|claim 1|cost -2|cover -1|dai 2|damag 1|dry 1|dumpster 1|finish 1|goe -1|hour 1|hous 1|leak -2|look 1|make 1|next 1|noon 1|old 1|overnight 1|pai 1|phone -1|rain 7|repair -1|stai 1|synthet 1|uncov 1|underlay 1|work 2|workdai -1
power|10 2|batteri 1|bill 5|breath 3|cool 3|electr 5|feel 5|first 5|hour 5|hous 3|internet 3|last 3|light 3|number 5|promis 5|refriger 3|roof -1|room 5|stai 2|summer 5|upstair 5|year 1
premium|4 -1|class -1|colorado -1|discount -1|impact -1|insur -1|rate -1|roof -1|shingl -1
pressur|first -3|hous -3|paint -2
probabl|choos 3|compar 1|gain 1|hearth 1|move 3|plan 3|sensibl 3|shelter 2|year 1
problem|100 -1|12 1|1980 1|24 2|6 1|7 -1|85 1|9 1|arriv 2|asbesto 1|caus 2|child 4|claim -1|contractor 1|cover 3|crack 2|crew 3|curl 2|dai -2|defect 2|dish 1|dumpster -1|earli 2|final -1|find 2|first -2|happier 1|holidai 1|hour 2|hous 1|inspect -1|instal 1|leak -2|licens 1|light 1|live 2|look 2|lose 2|loud 2|materi 2|meanwhil 2|miner 2|night 3|otherwis 1|pai -2|percent -1|period -1|pet 1|phone -1|plan 1|pretend 1|rare 3|remov 1|repair -1|roof -1|satellit 1|sell -1|share -1|shingl 1|shrink -1|sleep 3|solar 1|somewher 2|steep 1|stop 1|such 3|surfac 2|transfer -1|underlay 1|visit 2|walk 1|warranti 1|water 2|work 4|write -1|year -2
promis|roof -1|shingl -1|stai 1
proof|2 -2|ad 1|bad 1|cost -1|includ -1|photo 2|replac 1|send 1
properli|6 1|adjust 3|emerg 1|perman 3|repair 1|wait 3|wind 1
prove|4 1|certif 1|class 1|discount 1|end 1|give 2|insur 1|roof -1|send 1|shingl 1|work 1
provid|bring 2|first 1|morn 1|outdoor 2|outlet 2|own 2|portabl 2|power 2|toilet 2|water 1
pull|2 -1|address 2|appli 2|check 2|claim 3|compar 2|correctli 2|file 2|maker 2|name 2|permit 1|post 2|spell 2|take 2|week 2|window 2
push|6 3|dai 3|date -1|hear 3|move 3|p 3|rain 1|roof -1
put|0188 1|1 -1|1,200 -1|10 -3|100 1|110 -1|12 -2|120 1|130 -1|140 -1|15 1|16 2|20 2|200 1|24 -1|25 -1|3 2|303 1|350 1|4 -2|555 1|6 2|6,000 1|7 2|8 1|9 2|add -1|ahead -1|air -1|along 5|approv -1|architectur -1|ask 1|asphalt 3|assum 1|attic -1|averag 1|awai -2|baffl -1|balanc -1|bank 3|begin -1|belong 2|bill 2|boot 1|build -1|builder 2|cancel 1|card 4|carri 1|check 4|claim 3|class -2|clean -4|clear 2|collect 1|contractor 1|copper 4|cost 2|count 1|cover -4|crane -1|custom 1|damag -1|decid -1|deduct -1|deliv -1|deni -1|desk 1|discount -2|down -1|drivewai 1|eav 3|edg 1|end 1|exampl 1|famili 3|fasten 2|figur 1|file 1|final 2|financ -1|find -2|finish -2|flash 1|free -2|front 4|furnitur -1|gaug -1|goe 1|good -1|grade 1|granul -1|grill -1|gutter -1|hail 2|half -2|hearth -1|heirloom 1|high 1|honest -1|hour -2|hous 1|ic 2|impact -1|inch 1|includ -1|inspect 2|itself 1|keep -1|lai 6|last 1|layer 1|leak 1|least -1|lien 2|life 2|lift -2|loud 1|low -2|make 1|maker -1|materi -1|membran 1|metal 4|mile -1|monei 2|month -1|morn -3|mortgag 1|nail 1|name -1|new 2|next -1|noon -3|notic 2|number 2|old -5|onc 1|onto -1|owner -2|pai 1|paint 1|percent 3|period -1|permit -1|phone -1|photo -1|pipe 2|place -1|plan 3|polici -1|pot -1|problem 1|promis 2|prove 2|rafter 1|rais 1|rake 2|rate -1|receipt 2|refund 1|region 2|renew 1|repair -1|replac 3|ridg -1|ring 2|roof -5|run 2|safe 1|same -2|seal 1|seam 4|second 2|see 1|send -1|servic 3|sever 1|shank 2|sheet 2|shingl -1|sign 7|silicon 1|singl 3|solar -1|spread 1|squar 1|stai 2|stand 8|starter 2|steel -2|steep -1|street 1|strip 2|such -1|summit 1|sun 1|supervisor 1|supplier -1|surpris -2|take 1|tarp 1|tear -2|temperatur -1|themselv -1|throughout -1|time -2|transfer 3|twice -2|underlay 1|vallei 2|vent -2|waiver 2|walk 2|warm -1|warranti 1|wash -1|water -2|wear -1|whole -2|wide -1|wind -3|window 1|withstand -1|work -4|workmanship -1|write 3|yard 1|year -1
quot|14,795 -1|17,900 -1|24 -1|32,615 -1|alreadi 1|bad 1|best -1|better -1|cost -1|find 1|first 1|good -1|hearth -1|heirloom -1|recommend -1|roof -1|sheet 1|shelter -1|squar -1|wood 1
rain|10 -1|12 -2|200 5|24 -1|3 -1|30 -1|350 5|40 -1|ahead -1|arriv -2|badli 1|chalk 3|clean -1|contractor 2|cost 3|crew 1|cut 1|dai -3|damag 3|emerg 2|end 1|feet 3|final 1|find -1|finish -1|first 2|free 2|furnitur -1|grill -1|hail -1|hous -3|insid 1|inspect 2|instal 1|insur 4|least -1|loud -1|mark 3|monei -1|month -1|move -1|old -1|own 2|pai -1|phone -1|pot -1|refund 5|repair 2|replac -1|ridg -1|roof 2|seal 1|sheet -1|shingl -1|sign -1|slip 1|somewher -1|squar 4|stand -2|step 1|summit 2|surpris -1|take -1|tarp 4|twice -1|visit -1|walk -1|wall -1|warranti -1|wind 1|wood -2|work -1|wrongli 1|yard -2|year 1
rate|pai -1
rather|cash 2|cheaper 3|cost 1|cours 3|earli 2|financ 1|pai 3|penalti 3
readi|claim -1|document -2|insur -1|roof -1|send -1|summit -1
real|bring 5|choos 2|color 4|door 5|full 5|hous 2|look 2|morn 4|sampl 5|screen 4|size 5|suit 2|sun 4
recommend|12 1|20 3|3 1|50 3|cost 1|hearth 3|honest 1|roof -1|shingl 1|warranti 2|work 2|year 2
redo|flash 1|skylight 1
refund|cost 1|discount 1|pai 5
regular|110 4|130 4|2218 4|24 4|4 4|architectur 4|asphalt 2|choos 2|class 4|famili 2|fire 4|gaug 4|hous 3|impact 3|lamin 4|look 2|materi 4|metal 2|modifi 4|new 1|offer 4|rate 3|replac 2|roof 2|sb 4|seam 6|shingl 6|singl 2|stand 6|steel 4|suit 2|ul 4|wind 3
remov|2 -1|appli 6|arriv 3|clean 4|cost -2|cover -1|crew 1|dai -1|dumpster -1|end 5|hous -2|nail 3|noon 3|onc 3|permit 4|post 6|roll 3|roof -2|shingl -2|surpris 1|take 7|tear -2|twice 4|walk 1|wall 2|warranti -1|week 6|whole 1|window 5|work 1|yard 3|year -1
rent|8 1|end 1|granul 1|pressur 1|shingl 1|strip 1|wash 1
repair|1 -1|10 -1|12 2|2 2|20 -2|24 -1|25 -1|3 -1|30 -1|4 -1|40 1|5 -1|7 2|8 -2|add 6|adjust -1|air 1|along 1|area -2|arriv -2|ask -1|attic -3|badli 1|box 6|branch 2|breath 2|chimnei 1|claim 2|clean -1|close 3|continu 6|cool 2|cost -2|count 1|cover 4|crew -1|cut 1|dai -2|damag 1|date -1|defect 2|depreci 2|dumpster -1|earthquak 3|edg 1|end -2|fall 2|feet 1|finish 2|fire 2|first -1|flash 2|free -3|granul 2|hail 3|hearth -2|heavi 2|heirloom -1|high 1|hit 1|honest -1|includ -1|insur -2|intak 6|keep -1|last -1|leav 1|lift 2|lightn 2|list 2|look -1|lose 2|materi -1|metal -1|miss 1|month 1|nail -2|new -1|old 5|onc 2|open 1|pai -1|percent -1|permit 1|rain 1|result 2|ridg 5|roof -4|roughli 1|seal 1|second -1|shelter -1|shingl 1|side 1|skylight -2|slip 1|soffit 5|soft 1|spot 1|squar -1|stai 2|stand -1|steep 3|such 2|summit 6|take -1|tear -1|tree 2|uphil 2|vent 3|visit -1|wall -1|warm 1|warranti 1|water 1|west 2|wind -1|wood 1|workmanship -1|wrongli 1|year -4
replac|30 2|5 1|alwai 2|arriv -1|behind 2|chimnei 1|cover 1|cricket 2|first 2|flash 1|galvan 2|hous -2|inch 2|made 2|new 4|pai 2|paint -1|skylight 1|steel 2|vent 1|wide 2|wood -1|work -1|year 2
resist|10 2|4 1|class 1|decid 1|homeown 1|insur 1|low 1|premium 1|shingl 2|year 2
respons|clean 1
rest|10 -1|2 -1|3 -1|7 3|arriv -1|child 1|claim 3|cost -1|crew 1|dai 1|down -1|due 3|dumpster -1|final 2|finish 3|live 1|materi -1|meanwhil 1|night 1|pai 2|percent -1|rare 1|roof -1|sleep 1|transfer -1|walk 3|work 2|year -1
rippl|dai 2|first 1|look 2|roof 1|shingl 2|warm 2|wavi 2|year 1
rip|24 4|5 5|air 3|condition 3|cover 3|crew 1|down 2|dumpster 1|finish -1|first 2|hour 5|hous 4|old -2|same 2|squar 4|steep 1|surpris 1|take 6|tear 9|time 2|wood 5
risk|1980 1|asbesto 1|contractor 1|find 1|hous 3|licens 1|old 1|remov 1|stop 1|underlay 1|work 1
roll|15 3|area 3|minut 3|open 3|rain 2|surpris 3|tarp 3
roof|1 -2|1,200 -2|11 -1|110 -1|12 1|130 -1|15 1|18 -2|180 -1|2 -3|20 -1|200 2|25 1|30 -2|350 2|365 -1|40 2|45 -1|5 -1|50 -2|6 3|7 3|8 -2|85 -1|9 -1|accept -1|act -1|add 2|adjust -3|afternoon 1|afterward 1|ag 4|air 2|allow -1|alwai -1|apprais -1|appreci -1|approv 1|area 6|asphalt -1|attic -2|awai 3|badli -1|bake 4|balanc -1|bare 3|begin 1|belong -1|below 4|bill -2|box 4|branch 1|break -1|brittl 4|build 1|builder -1|certif 2|charcoal 1|check -3|claim -2|class 2|clean -2|close 3|collect 2|color -1|condition 3|continu 4|cook 1|cool -2|copper 3|cost -4|cover 1|crack -3|creas -1|crew 1|cricket -1|curl -2|cut 2|cycl -1|dai -3|damag 3|decid -1|deduct -1|defect -2|deni -1|dent 3|depreci 1|discount 2|dish 1|document 1|door -1|dozen 1|driftwood 1|drive -1|dumpster 1|e 2|earli -2|easier -3|eav -1|edg -2|eighteen 6|emerg 1|end 1|face 3|feet 1|file -1|final -1|find 4|finish 2|first -2|flash -1|foot 1|free -5|freez -1|galvan -1|give 2|goe 1|good 1|grade -1|gutter 2|hail 3|half -3|hand 3|hearth 1|heavi -1|heirloom 1|high -1|himself -1|hit -2|homeown -1|honest -1|hour -3|hous -6|hundr 1|ic 1|impact 2|inch -2|includ -1|inspect -5|instal 2|instead -1|insur 3|intak 4|introduc -1|itself 4|labor -1|lai 2|later -1|layer -1|lean 1|leav -1|life -1|lift 2|lightn -1|littl -1|live -1|look 2|lose 3|loud -1|low -1|made -1|mainten -1|make -1|maker -4|marco -1|mat -1|materi -3|meanwhil -1|measur 1|membran -1|metal -1|mile -2|miner 4|minut 1|miss -1|mistak -1|monei -2|month 2|morn 4|nail -3|natur -1|nearli 1|new -2|next -1|number 3|oil 3|old 2|onc 1|open -1|own 3|p -1|packag 2|page -1|pai -1|paint -1|part -2|percent -1|period -2|permit -1|person -1|phone -1|photo 2|place 3|plan -1|polici -3|premium -1|pressur 1|provid 1|rain -2|rais -1|rate 1|recommend 2|recover -1|refund 2|region -1|repair -2|replac -2|resist -1|result -1|ridg 3|roof 3|roughli -1|same 2|satellit 1|screen 3|seal 1|sealant -1|second -3|see -2|sell -1|send -2|servic -1|shelter -1|shingl 3|show 3|side 2|sign -1|slip -1|soffit 3|solar -1|solid -1|spot -2|spring 1|squar -1|stai -2|steel -1|steep -3|street 1|such 2|sudden 4|suit 1|summer 4|summit 3|sun 2|supervisor -1|surfac 4|surpris 4|take 6|tarp 2|tear 3|temperatur 3|tend -1|thaw -1|themselv 5|thermal -1|thin -2|throw -1|traffic 1|transfer -2|turn 4|twice 1|unless 3|uphil -1|uplift -1|uv -1|vallei -1|valu -1|vent 1|visit -3|wall -1|warm -1|warrant -1|warranti -4|wash 1|water -1|wear -2|week -2|west 2|wide -1|widen -1|wind 1|window 3|withheld 2|withstand -1|wood 1|work -2|workmanship 1|wrongli -1|yard -1|year -1
rooki|14 5|crew 4|first 2|led 5|marco 5|morn 2|year 5
room|hous 1|shingl 1|temperatur 5
rose|12 -1|2 -1|air 4|along 5|arriv 5|bed 5|condition 4|cover -2|crew -1|dai -1|first 4|hang 5|lai 5|morn 2|shingl 4|surpris -1|tarp 5|wall 4|wood 4|yard 2
rot|10 3|2 -1|3 -2|4 1|40 2|5 1|ad 4|alreadi -2|arriv -1|bad 5|chimnei 2|cost -1|dai -1|dumpster -2|fall -1|feet 2|find -2|first 1|flash 1|granul 2|heavi 2|honest -1|hous -1|inspect 2|lift 1|lose 1|loud -2|mark -1|miss 2|new 2|old -1|open 1|pai 1|paint -1|percent 2|phone 3|photo 4|repair -2|result 2|roof 1|roughli 2|see 4|sheet 1|shingl 1|side 2|soft 1|spot 1|stai -1|steep 1|uphil 2|walk -1|west 2|wood 2|year 1
roughli|2 2|crew 2|dai 3
round|2 1|20 1|30 2|4 1|alwai 2|attic -1|begin -1|behind 2|boot 2|clean 2|color 1|cost -1|cricket 2|dai 1|end 2|flash 3|galvan 2|inch 2|instal 2|last 3|made 2|nail 2|pai -1|pipe 2|replac 1|roof -1|shingl 1|silicon 2|skylight 3|steel 2|sun 3|surpris 1|twice 2|vent 1|whole 2|wide 2|wind -1|yard 2|year 3
row|6 1|along 2|eav 3|inch 1|joint 1|least 1|rake 4|run 4|stagger 1|starter 4|strip 4
rubber|20 3|boot 3|flash 1|last 3|pipe 3|replac 3|silicon 3|skylight 1|vent 1|year 4
ruin|3 2|5,000 5|cost 4|cover 5|drywal 5|fault 5|hous 5|insid 5|leak 4|paint 5|repair 5|warranti 2|workmanship 2
run|1,150 2|10 1|14 5|14,795 3|16 1|17,900 4|180 1|217.08 1|24 4|32,615 5|395.54 2|6 -1|7.99 1|air 3|approv 3|architectur 1|arriv -1|bank 2|begin 2|best 3|better 3|build 1|cap 1|clean 3|condition 4|cost 10|crew 1|draw 7|dust 7|eav 1|end 1|final 2|financ 3|find -2|finish -1|first 3|free 2|good 3|heirloom 2|honest 1|hour 3|hous -5|insid 1|inspect 1|instal 2|interest 1|internet 4|last 3|later 2|led 5|light 2|marco 5|membran -2|metal 1|month 2|morn 4|nail 3|order 2|pai 1|partner 3|percent 1|phone 3|plan 3|plank 2|recommend 2|refriger 4|repair -1|replac 1|ridg 1|roof -1|shelter 1|shield 2|shingl -4|sign 3|skylight 1|squar 2|stai -1|starter 2|strip 1|supervisor -1|surpris -1|switch 7|synthet 1|system 2|tear 4|twice 1|underlay -3|unless 2|vent 1|walk 3|wall 1|warm 1|warranti 1|water -2|week 1|wood -1|work -1|ye 2|year 6
rust|arriv 4|chimnei 4|insid 4|liner 4|stainless 4|steel 3
safe|12 7|6 5|better 3|children 3|comfort 6|cover 2|dumpster 3|fall 2|hous 1|insid 2|live 1|loud 3|meanwhil 1|measur 3|pet 3|rise 6|roof 1|somewher 3|stai 2|steep 6|walk 4|work 5|yard 1
sai|roof 1
salari|3 1|5,000 3|cost 3|cover 3|drywal 3|fault 3|hous 3|insid 3|leak 3|paint 3|repair 3|warranti 1|workmanship 1
same|2 2|ahead 2|crane 2|dai 4|deliv 2|drivewai 2|lift 2|onto 2|roof 3|shingl 1|supplier 2
sand|lose 1
satellit|arriv -1|hand 6|inspect 6|measur 5|roof 5
save|8 2|behind 1|chimnei 1|cost -5|dumpster -2|end 4|honest -1|includ -3|layer 4|made 1|ridg 1|roof -2|second 3|shingl 2|soffit 1|steel 1|vent 1|warranti 4
scare|2 1|hous 3|loud 1|pet 1|phone 1|somewher 1|surpris 1|walk 2|work 1
school|hous 1|live 1|meanwhil 1|stai 1
scope|12 1|care 1|clean 1|fall 1|gutter 1|late 1|leav 1|roof 1|spring 1|twice 1|year 1
seal|along 5|eav 4|goe 5|ic 4|membran 5|pipe 4|underlay 2|vallei 4|water 4|year -1
second|11 1|2 -2|20 1|30 -1|7 -1|adjust -2|build 1|check -1|colorado 2|complain 2|dai -2|deni 1|divis 2|fifth -1|final -1|find -1|first -2|free -1|goe 1|hous 3|instal -1|low 1|mostli -1|onc 4|owner 4|pai -1|person 3|roof -2|same 1|sell 2|send -2|sheet -1|shingl -2|step -1|transfer 3|visit -1|warranti 3|wood -1|wrong 1
see|12 2|2 3|200 1|24 -1|30 2|350 1|4 -2|6 -1|7 -1|adjust 1|area -1|arriv 4|ask 4|bill 1|cash 2|check 2|choos 2|color -2|crew -2|dai -2|damag -2|declar 7|deposit 1|depreci 1|discount -1|emerg 1|fifth 2|find 2|first 8|flash 1|granul -1|homeown 1|hour -1|hous -2|inch 2|inspect 2|instal -1|insur -2|leak 4|make 2|metal 1|minut -1|miss -1|monei -1|mostli 2|new -2|next -1|open -2|page 7|part -1|percent 1|photo 3|polici 5|recover 1|refund 1|repair -1|replac 4|ridg 2|roof -4|rot 1|second 1|send 5|sheet -2|shingl -3|side -1|soft -1|spring 4|squar 1|steep -1|step 1|supervisor -1|take -1|tarp 1|valu 1|vent 1|visit 2|warranti -2|wear -1|week 1|wind -3|wood -2|work -2|year 2
sell|10 -2|20 -1|25 -1|3 -2|arriv -1|choos 4|compar 2|find -1|first -1|gain 2|goe -1|hearth 2|heirloom -1|hous -1|move 4|new -1|number -2|onc -1|owner -1|phone -1|plan 4|put 1|roof -1|sensibl 4|shelter 3|summit -2|take -2|transfer -1|warranti -2|wind -2|workmanship -1|wrong -1|year 2
send|10 2|2 5|25 -1|3 2|4 -3|begin 1|certif 3|check 2|class -2|colorado -2|contractor -1|cost 5|crew 1|dai 3|damag -1|discount -3|e 3|email 3|fall 2|final 4|give -2|hail -1|impact -2|monei 2|own 1|pai 6|part 3|percent 1|phone -1|premium -1|rate -2|receiv 3|replac 3|shingl -4|take 1|transfer 2|warranti 1|wind -1|work -1
sens|choos 3|compar 1|gain 1|move 2|plan 2|sensibl 2|shelter 2|year 1
separ|cost 1|includ 2|materi 1
servic|wood -1
settl|2 -1|dai -1|final -1
set|1,500 2|14,795 2|17,900 5|2 2|217.08 2|24 2|3 2|32,615 5|395.54 2|500 2|apprais 2|arriv 1|best 2|better 2|build 2|claim 1|cost 13|crew 4|deni 1|flash 1|good 2|hail 1|hearth 4|heirloom 4|honest 3|instal 1|look 2|low 1|metal 1|month 5|new 1|pai 4|plan 2|recommend 2|replac 2|roof 2|same 2|seam 1|shelter 2|squar 2|stai 2|stand 1
sever|2 2|contractor -2|own -2|roof -1|summit -2
shade|12 -1
shape|shingl -1
share|1 1|4,000 1|400,000 1|cost 1|deduct 1|hous 1|insur 1|percent 1
sheet|3 -1|along 1|collect 1|cost -1|dai 1|damag 1|edg 1|feet -1|first 2|flash -1|hous -1|ic 1|itself 1|keep 1|lai 2|membran 1|nail 1|rain 2|repair 1|roof 2|seal 1|shingl 1|synthet 1|underlay 2|vallei 1|water 1|year -1
shelter|15 -1|30 -1|behind -1|chimnei -1|cost -1|flash -1|hous -1|maker -1|materi -1|new -2|roof -1|run -1|shingl -1|stand -1|steel -1|transfer -1|vent -1|warranti -2|wind -1|work -1|year -1
shift|2 -1|child 3|crew 2|hous 1|live 1|meanwhil 1|night 3|rare 3|sleep 3
shingl|1 1|10 -3|100 5|11 2|140 -1|15 3|16 -2|20 2|24 2|25 -3|30 -1|303 2|4 1|555 2|6 -2|7 -3|8 1|9 1|95 -1|adjust -2|ag 1|ahead -1|area 1|arriv -1|attic -1|baffl -1|balanc -1|begin -1|behind 3|better -1|bill -1|bleach 1|branch -1|brush 1|build 3|caus 2|chang 2|check -1|chimnei 2|claim -1|class 2|clean -3|color 1|colorado -1|consent 2|contractor -1|cost 1|count -1|cover 2|crack -1|custom -1|dai 3|damag 2|date -1|decid 1|deduct -1|dish 2|door 1|dry 2|earthquak -1|eav -1|emerg 1|end 1|extra -1|fall -3|fasten -2|feet -1|file -1|final -2|find -2|finish 1|fire -2|first -3|free -2|freez -1|full 1|gaug -1|goe -2|good -1|gutter -2|hail 1|half -1|heirloom -3|high -1|hit -1|holidai 2|homeown 1|honest 2|hour 1|hous 1|inch -3|includ -2|insid -1|instal 2|lai 2|last -2|later -1|light 2|lightn -2|littl -1|look 6|loud -1|low 1|made -1|maker 6|materi 6|metal -1|mild 1|minut 1|month -2|moss 1|nail -4|next 1|noon 2|old 3|onc -2|overnight 1|own -3|owner -4|packag 1|pai -3|percent -1|permit -1|person -2|pet -1|phone -1|photo -1|polici -2|power -1|premium 1|pri -1|rain 1|receipt 1|recommend 1|refund 1|remov 1|repair 1|replac -1|ring -2|roof 3|run 2|same 4|sampl 1|satellit 2|screen 1|seam -1|second -1|sell 1|shank -2|sheet -3|shelter -2|size 1|skylight -1|slow -1|solar 2|solut 1|somewher -1|sprayer 1|squar -1|stand 2|steel -1|stop -1|street 3|such 2|summit -1|sun 1|supervisor -1|surpris 1|synthet 1|take 3|tarp 1|tear -1|temperatur -1|tend -1|throughout -1|time 1|transfer 3|tree -2|uncov 1|underlay 1|vent -1|visit -1|walk -1|warranti 5|wear -1|whole -1|wide -1|wind -2|winter -1|wire 1|withstand -1|wood -2|work 2|write 2|wrong -2|yard 1|year -1
show|2 -1|ad 2|bad 2|clean 2|cost -2|crew 1|dai 1|end 2|final -1|find -1|nail 2|photo 3|roof -2|see 1|send 1|sheet -2|shingl -1|surpris 1|twice 2|walk 1|whole 2|yard 2
side|12 1|13 2|3 -1|adjust 3|ahead 1|air 3|along 6|arriv 2|ball 4|bed 3|bleach 2|break 4|brush 2|care 1|condition 3|contractor 8|cost 1|cover -3|crew -1|dai -5|date 1|decid 8|decis 2|disagre 2|eav 2|favor 3|give 1|glass 3|hang 3|hous -1|inspect 1|insur 3|lai 3|look 1|meet 2|mild 2|morn 2|moss 1|opinion 3|outer 4|pai 10|pane 4|photo 1|promis 1|rake 3|remov 2|roof 1|run 3|safe 4|same 1|solut 2|sprayer 2|starter 3|steep -1|street 2|strip 3|sun 1|take 3|tarp 3|wall 2|wire 2|wood 2|work 8|yard 5|year -2
sign|10 4|12 2|2 -1|3 -1|72 3|ahead -1|approv 1|ask -1|cancel 3|check -1|claim 3|clean -1|collect 2|contract 3|contractor 2|cost -3|dai 2|date -1|deadlin 1|decid 2|deduct 1|deni 2|deposit 5|depreci 2|down -1|due 2|find -1|finish 4|free -1|homeown 2|honest -1|hour 2|hous -1|inspect -1|insur 2|low -1|made -1|meet -1|monei -1|month 2|mortgag -1|onc 2|part -1|percent 2|phone -2|plan -2|reason -1|replac -1|rest 2|return 3|roof 1|shingl -1|togeth -1|walk 2|withheld 2|work 6|write -1|year -4
simpli|ag 3|cover 3|damag 2|hail 3|insur 3|pai 1|such 3|sudden 3|wear -1|wind 2
singl|2 1|hous 2|take 2
sister|better 2|children 3|dumpster 2|fall 3|hous 1|insid 2|live 1|loud 2|meanwhil 1|pet 2|somewher 2|stai 3
site|2 6|6 5|7 6|crew 6|dai 8|first 1|hour 5|marco 5|p 5|roof 1|supervisor 6|surpris 3
sit|2 2|3 -1|4 5|60 1|along 1|arriv 1|belong 3|cap 2|clean 1|clear 2|cost 3|crew -1|dai 7|damag 1|drivewai 5|dumpster 8|final 2|hous 1|inspect 1|island 4|kitchen 4|leav 2|lose 5|monei 1|mortgag 2|new 3|overnight 1|plan 1|rain 4|ridg 1|seat 4|shingl 2|sign 1|stai 1|street 3|synthet 1|take 1|uncov 1|underlay 1|vent 2|water -1|week 2
size|2 4|6 3|7 3|arriv 4|crew 3|dai 4|morn 2
skinni|10 2|arriv 1|drivewai 2|feet 2|least 2|wide 2
skylight|3 -1|cost -2|flash -1|hous -1|owner -1|repair -1|roof -1|shingl -1|year -1
sky|2 2|crew 2|dai 3|dry 4|dumpster 4|finish 4|hous 3|next 4|noon 4|old 3|roof 4|surpris 2
sleep|dai -1
slide|3 1|badli 3|cover 3|cut 3|flash 3|instal 3|nail 2|seal 3|shingl 3|slip 3|vent 3|warranti 1|water 3|workmanship 2|wrongli 3
slip|warranti 1
slot|10 4|12 3|2 2|cost 1|cut 3|date 3|deposit 4|end 3|flash 1|hold 4|inch 3|percent 4|ridg 3|skylight 1|stop 1|vent 2|wide 3
slow|take 1|week 1
small|8 2|new 1|warranti 2
smash|cover 1
snap|27 3|9 2|claim 2|climb 5|file 3|find 1|help 5|inspect 2|make 2|onto 5|photo 4|roof 4|warranti 2
snow|8 1|cover 3|end 3|materi 3|ridg 2|soffit 3|vent 2|warranti 3
solar|110 1|130 -1|24 2|4 -1|7 1|cover -1|fire 1|gutter 1|hearth -1|heirloom 1|roof 1|sheet 1|shingl -2|strip -1|wind 1|wood 1
solid|3 1|badli 1|cover 1|cut 1|flash 1|instal 1|nail 1|seal 1|shingl 1|slip 1|vent 1|water 1|workmanship 1|wrongli 1
somewher|bring 2|first 1|morn 1|outdoor 2|outlet 2|own 2|portabl 2|power 1|toilet 2|water 2
soot|claim 2
spare|cost -1|hous -1|roof -1|shingl -2
special|30 1|alwai 1|chimnei 1|colorado 2|cricket 1|deduct 2|flash 1|galvan 1|hail 1|inch 1|insur 1|made 1|new 1|polici 2|separ 3|steel 1|vent 1|wide 1|wind 2
spend|chimnei 4|hail 3|shingl 4|wind 4|year 3
spot|2 -1|3 -1|9 1|arriv -1|bare 3|due 1|find 2|finish 1|first 1|hous 1|later 3|make 3|pai 2|paint -1|percent 1|phone 3|primer 3|repair -1|shingl -1|walk 1|warranti 1|wood 1|work 2|year 2
spread|10 4|instal 4|interest 4|monei 2|pai 4
spring|cap 3|emerg 2|find 3|keep 3|rain 3|squirrel 3
squar|roof -1
stack|1,200 1|24 -1|4 3|6,000 3|add 1|along 3|architectur -1|arriv 1|averag 3|carri 3|chimnei 1|collect 3|dai 1|eav -1|edg 3|final 1|flash 1|half 1|hous 4|ic 3|inch -1|includ -1|inspect 1|itself 3|lai 5|layer 1|lift 1|membran 1|nail 2|pai 2|pound 3|rafter 3|ridg -1|roof -1|safe 3|seal 2|second 1|shingl 4|spread 3|steep 1|vallei 2|vent -2|walk 1|water 3|week 2|weigh 3|wood 1
stai|12 1|14 2|15 -1|2 1|2210 2|25 2|40 2|5 2|7 2|8 2|adjust 1|ahead -1|area -1|awai 1|carri -1|claim -2|contractor -1|cost -1|date -1|drivewai 2|emerg -1|feet 1|finish 2|first -3|ford 2|free -1|front 3|furnitur 1|golden 2|grill 1|heirloom 2|homeown 2|honest 1|hour 2|hous 3|inspect 3|keep 1|least 1|meet -1|minut -1|morn -1|move 2|offic 2|open 2|p 2|pai -1|phone 1|plan 1|pot 1|rain -3|roof -2|send 2|shingl -4|sign 1|stand 3|step 1|street 4|surpris -1|take -1|tarp -5|third 3|week 1|weekdai 2|wind -2|window 2|wood -1|work 2|yard 1|year 1
stand|10 2|110 2|12 1|130 1|2 2|20 2|24 1|25 1|3 1|30 3|4 -1|5 1|50 1|6 -1|adjust 1|ahead 2|air -1|along -1|architectur -1|balanc 1|bed -1|chimnei 1|color -1|condition -1|copper 1|cost 5|cover 1|dai 4|date 2|feet 1|first -3|flash 1|granul 1|hail -2|hang -1|hearth 3|heirloom 1|hold 3|honest 2|hour 1|hous 1|inch -2|includ 1|insur -1|lai -1|leak -1|least 1|loud 3|meet 2|membran 1|mile 1|morn -2|moss 1|pai -1|phone -1|roof 1|shelter 4|shingl 1|soffit 1|squar 1|tarp -1|temperatur 1|vent -1|wall -2|warm -1|warrant 1|warranti 3|wind 1|withstand 1|wood -2|work 1|workmanship 1|year 4
stash|roof 2
state|colorado 1|complain 2|cost 2|deni 1|divis 2|electrician 3|instal 1|insur 4|licens 3|low 1|sam 3|vermont 3|whitfield 3|wind 1
steel|12 1|3 -1|32,615 3|395.54 3|50 3|aluminum 1|black 1|brown 1|choos 1|crew 1|dai -1|edg 1|heirloom 2|honest -1|leak 1|look 1|membran -3|metal 5|month 2|pai 1|paint 1|plan 3|roof -1|seam 5|stai 2|stand 5|suit 1|underlay 1|white 1|year 2
steep|10 -1|crew -1|percent -1|roof -1
step|2 -1|6 -1|7 1|arriv -1|clean 3|cover 1|crew 2|dai -1|find 2|first 1|free 2|hous -1|inspect 1|keep 2|later 2|nail 1|phone 2|rain 2|roof 1|shingl -2|work 3|year 2
stick|2 3|40 1|6 2|along 1|appli 2|arriv 1|below 1|dai 4|eav 1|edg 1|first 1|front 4|goe 1|hand 5|hous 2|ic 1|inspect 3|instal 5|march 2|membran 1|novemb 2|pipe 2|rain 3|seal 8|sign 4|stand 3|underlay 1|unless 4|vallei 1|vent -1|warm 3|warranti 1|water 1|wind 2|yard 2
stop|24 -1|5 -1|air 1|along 2|arriv 1|clean 1|condition 1|cost -2|dai -2|damag 4|eav -1|emerg 3|end 2|find 2|first 1|free 1|further 6|hour 1|hous -1|ic 2|lai 2|later 2|membran 1|nail 3|noon 1|oblig 7|onc 2|prevent 7|repair 3|shingl 2|surpris 1|tarp 1|underlay -1|vallei 1|vent -1|wall 1|wood 1|yard 1|year 1
store|document 1|hous -3|keep 1
strai|clean 2|end 2|inspect 1|nail 1|noon 1|onc 1|roll 1|twice 2|work 1|yard 2
street|premium 1|roof -1|whole 1
stretch|10 -2|17,900 1|217 1|26,000 1|7.99 1|cost 1|down 1|interest 1|month 1|roof 1|roughli 1|year -3
strip|cover 2|dai 1|down 2|first 1|old 2|roof 1|same 2|steep 2|take 2|tear 2|time 2|wood 2
strong|10 -1|140 2|2 1|24 1|3 -1|6 1|arriv 1|baffl 2|balanc 1|chimnei -1|crew 1|custom 2|first 1|flash 1|gaug 2|good 1|gutter 2|hail -1|heirloom 1|high 2|hous 1|includ 1|membran 1|metal 1|morn 1|new 1|own 2|roof 2|seam 1|stand 1|steel 2|take -1|temperatur 2|throughout 2|vent 1|water 2|wear 1|whole 2|wind -1|withstand 1|work -1|year -1
stuffi|add 3|box 3|breath 1|close 3|continu 3|cool 1|hous 1|intak 3|old 3|ridg 3|soffit 3|stai 1|summit 3|vent 2
stuff|0188 2|2 1|24 2|3 -2|303 2|5 1|555 2|60 1|8 1|9 1|arriv -1|bleach 1|brush 1|claim 1|copper 1|cover 1|crew 1|dai 1|damag 1|desk 2|dry 2|dumpster 2|edg 1|end 2|exampl 2|find 1|finish 2|first -2|granul -2|gutter -2|hour 1|hous 2|keep 1|labor 1|loos 1|make 1|materi 2|membran 1|mild 1|month -2|moss 1|new 1|next 2|noon 2|old 1|overnight 1|paint 5|permit 1|phone 2|remov 1|ridg 1|roof 4|servic 2|shingl -1|solut 1|sprayer 1|squar 1|summit 2|surpris 1|synthet 1|take 1|tarp -1|tear 2|uncov 1|underlay 1|vent 1|warranti 2|wire 1|wood 1|write 3|year 1
such|warranti 2
summer|afternoon 1|ag 1|air 1|arriv -1|asphalt 2|break 2|condition 1|cook 1|cover 1|crack 3|creas 2|cycl 2|defect 4|drive 2|freez 2|good 1|hous -2|hundr 1|lean 1|mat 2|oil 2|phone 1|sealant 2|shingl 2|strip 2|temperatur 2|thaw 2|thermal 2|uplift 2|uv 2|warranti 2|wear 1|widen 2|wind 3
summit|dai -1|roof -1|year -1
sunni|12 3|8 3|afterward 2|last 3|side 3|south 3|year 3
sunshin|bake 5|brittl 5|dri 1|good 3|oil 5|roof 2|shingl 2|summer 5|sun 4|turn 5|wear 2|wind -1
sun|7 2|color 3|cover 2|defect 3|fade 3|shingl -1
supervisor|crew -1
supplier|7 -2|arriv 5|claim 5|dai -2|final 2|lien 5|monei 5|pai 2|prove 5|receipt 5|roof 5|waiver 5|walk 3
suppli|bring 4|first 2|morn 2|outdoor 4|outlet 4|own 3|portabl 4|power 4|toilet 4|water 2
suppos|12 2|1980 1|60 1|95 1|asbesto 1|ask 1|care 2|claim -1|contractor 1|dai -1|damag 1|discount 1|document 1|end 1|final -1|find 1|licens 1|look 2|make 2|rain 1|remov 1|repair 2|roof 2|sheet 1|shingl -1|stai 1|stop 1|take 1|twice 1|underlay 2|wood 1
sure|40 4|begin 3|chanc 4|clean 1|end 1|nail 1|noon 1|onc 1|percent 3|radar 4|rain 2|roll 1|steep 4|twice 1|walk 1|watch 4|yard 1
surpris|3 -1|ad 6|alreadi 2|bad 8|cost 3|find 2|first 7|new 3|photo 6|repair 1|roof 2|see 6|sheet 1|wood 6
swallow|colorado 3|contractor 3|cost 2|deduct 3|discount 3|forbid 3|law 3|pai 1|roof 2|waiv 3
swap|8 1|chang 2|consent 2|cost -1|end 1|new 1|repair 1|roof 1|warranti 1|wood -2|workmanship 1|write 2
switch|100 5|11 2|cost 4|hous 1|maker 4|materi 4|sell 2|transfer 5|warranti 4
tabl|3 2|choos 2|color 2|sign 2|week 1
tab|pai 1
take|1 -1|10 -1|100 2|11 -1|110 1|12 -1|130 -1|14 2|14,795 -1|140 1|15 -2|16 -1|17,900 -1|18 2|180 -1|1980 -3|2 -2|2,400 1|20 3|200 2|24 1|27 6|3 -2|30 -2|32,615 -1|350 2|365 -1|4 -2|40 1|5 -1|50 1|6 -3|60 2|7 1|8 2|9 4|accept -1|adjust 1|ag -1|ahead 1|air 1|allow -1|along 1|answer 3|appreci -1|architectur 1|area -4|arriv 1|asbesto -3|ask -1|asphalt 1|attic 2|balanc 2|bed 1|best -1|better -2|bill -3|branch -1|build -1|cap -1|cash -2|caus 3|chang -1|check -2|chimnei 1|choos 3|citi 1|claim 4|clean -2|climb 7|color 1|colorado -2|complain -1|condition 1|consent -1|contractor -3|copper -1|cost -5|cover -2|crack 1|crew -4|curl 1|custom 1|dai 1|dam 2|damag -1|deduct -1|defect 1|deni 1|depreci -1|dish -1|divis -1|document -3|down 2|earli 2|earthquak -1|eav -1|edg -2|either -1|emerg 1|end -4|escap 2|fall 4|feet 4|fifth -1|file 5|final 2|finish -3|fire 1|first -3|flash -3|follow 2|foot 4|free 1|gaug 2|goe -1|good -1|gutter 3|hail 4|half 2|hang 1|heavi 1|heirloom -1|help 8|high 1|hit 3|hold -1|holidai -1|homeown 1|hous -5|ic 1|impact 2|inch -1|includ 1|insid -1|inspect 9|instal -1|instead -2|insur 1|itself -2|keep -1|layer 1|leak -4|least -1|leav 1|licens -3|lift 1|light -1|lightn 1|list -1|littl 1|look 2|lose 2|low 1|mainten 1|make 3|maker 2|marco -1|materi 3|meet -1|metal 4|mile -1|miner 1|minut -1|miss 2|mistak 1|moment 2|monei -2|month -2|morn -1|mostli -1|move 1|nail -3|new 2|noon -2|number -2|old -2|onc -3|onto 7|open -3|origin -1|outliv 3|outsid 1|own -1|owner 1|pai -3|part 1|percent 1|period -1|permit -1|person 2|phone 1|photo 7|pick 2|plank -1|polici -1|premium 1|present 2|promis -1|rain -5|rate 1|readi -1|recommend -1|refund 2|remov -3|repair -3|replac -2|resist -1|result 1|roll -1|roof 2|roughli 1|run 1|satellit -1|seal -1|seam 5|second -1|see -1|sensibl 1|settl 2|shelter 2|shield -1|shingl 5|side 1|sit 2|soffit 1|soft 1|solar -2|squar 5|stai -1|stand 5|starter -1|steel 1|steep 3|step 1|stop -3|strip -1|subtract -1|suit 2|summit -2|supervisor -2|supplement 3|surfac 1|surpris -4|synthet -1|system -1|tarp 1|tear -3|temperatur 3|tend -1|test 3|themselv -1|third 3|throughout 1|time 2|traffic 4|transfer 2|tree 5|twice -2|underlay -3|uphil 1|vallei -1|valu -2|vent 2|visit -1|walk -2|wall -2|warm -1|warrant 1|warranti -1|water -3|wear 2|week -2|west 1|whole 1|wind 2|withstand 2|work -5|write -1|wrong 2|yard -1|year -3
talk|25 2|3 -2|5 2|adjust 5|ahead 2|contractor -2|crew -4|dai -2|date 2|decis 6|give 5|hous 3|insur -1|meet 7|next 1|pai 1|photo 5|promis 6|roof -1|shingl -1|spanish 1|speak 1|stop 1|time 1|wind 2
tan|40 1|shingl 2
tape|arriv 1|figur 2|hand 2|inspect 2|measur 2|roof 2|same 2|yourself 2
tap|9 2|dai 2|kitchen 2|schedul 1|water 2
tarp|10 -1|2 -1|adjust -1|arriv -1|claim -1|cost -3|cover -1|dai -2|damag -1|document 1|emerg 3|final -1|first -1|free -1|hail -1|hous -1|insur 2|keep 3|monei -1|pai -1|receipt 2|refund 3|repair 3|roof -1|same -1|shingl -1|take -2|transfer -1|visit -1|warranti -1|workmanship -1|year -1
tar|asphalt 4|first 2|leav 4|roof 2|smell 4|week 4|year 2
tear|2 -1|3 -1|6 -1|arriv -1|attic -1|cost -1|crew -2|dai -1|first 2|flash -1|hous -1|inspect -1|old -1|pai -1|roof -1|seal 1|shingl -2|take -1|vent -1|wind -1|year -1
temperatur|10 -1|130 -1|2 -4|3 1|4 -1|6 3|8 1|air 5|along 5|appli 1|arriv -1|attic 2|bake 1|breath 4|brittl 1|bundl -2|cancel 3|clean -1|color -2|contractor 3|cool 4|cost -2|cover 1|crew -2|custom 3|cut -1|dai 2|damag -1|eav -2|edg 1|end 1|feet -1|final -1|flash -2|free -1|garag -2|half 5|hand 1|hearth -1|high 5|hous 2|inch -1|includ -1|insid -1|inspect 1|lai -1|later -2|leak -1|leav 5|look -1|make 1|march 1|materi 2|moment 5|nail -2|novemb 1|oil 1|old -1|onc -1|onto 2|open 5|pai -1|phone -1|photo 3|rain 6|repair -2|ridg 7|seal 8|sheet -1|shelter -1|shingl 3|sign 3|soffit 2|squar -1|stai 2|stop -1|summer 1|summit -1|surpris -1|take -1|turn 1|wall -1|warm 12|warranti 3|water -1|wind 3|wood -1|work -2|yard -1|year -2
tenant|crew 4
test|shingl -1
themselv|cover -1|materi 1|shingl -2
thick|16 6|24 -1|6 1|7 6|along -1|architectur -1|cap -1|eav -2|edg -1|fasten 6|flash -2|hearth -4|ic -3|inch 1|insid -1|leak -1|metal -1|nail 4|new -1|phone -1|plank -1|ridg -1|ring 6|roof -2|shank 6|sheet 6|shield -1|shingl -9|starter -1|strip -2|synthet -1|system -1|underlay -1|vallei -2|vent -1|wall -1|warm -1|water -3|wood 5
think|13 1|ask 2|chalk 2|claim 1|damag 1|decis 2|disagre 1|first 2|free 2|independ 2|inspect 4|mark 2|opinion 2|promis 1|roof 2|satisfi 2|second 2|step 1
thousand|1 2|4,000 2|400,000 2|deduct 2|hous 1|insur 1|percent 2
throw|140 1|2 -2|200 1|24 1|3 -2|350 1|air 2|along 2|arriv 6|baffl 1|balanc 1|bed 2|better 2|bill -1|check 3|choos 2|condition 2|cover 1|crew -1|custom 1|dai -4|depreci -1|document 2|emerg 1|fair 2|fall 2|feet 1|final 3|find -1|gaug 1|gutter 1|hang 2|heirloom 1|high 1|instead 1|keep 7|lai 2|membran 1|metal 1|monei 1|morn 1|new 2|old 3|pai -1|refund 1|repair 1|seam 1|sheet 1|shingl 2|squar 1|stand 1|steel 1|surpris -1|take -1|tarp 3|temperatur 1|think 2|throughout 1|time 2|wall 2|whole 1|withstand 1|wood 2|yard 2|year -1
tick|2 1|begin 1|dai 1|final 1|sign 1|walk 1|warranti 1
tile|crew 5|own 5|plumber 5|tiler 5
till|10 1|14 3|2 1|3 1|30 -1|arriv 1|claim 1|cost 1|crew -3|dai 2|emerg 2|find 2|first -2|hour 2|insur 1|leav 1|minut 2|morn 1|new 1|pai 3|roof -7|send 1|step 1|surpris 2|third 3|warranti -1|work 3
timber|find 1|lift 2|shingl 2|side 2|west 2|wood 2
time|10 -2|11 1|12 2|16 -1|2 4|2210 1|3 -2|4 2|5 2|6 5|7 6|8 4|9 1|appreci -2|area -2|arriv 5|ask 2|care 1|child 2|claim 2|clean 1|cost -2|cover 1|crane -1|crew 6|dai 6|damag -2|defect 1|deliv -1|door -1|drivewai -1|dumpster -2|fall 2|feet -1|file 1|final -2|first -2|fitter 3|flash 1|ford 1|goe -1|golden 1|gutter 2|hail -2|hous 3|inch -1|insid -1|inspect -1|instal 1|internet 4|itself 2|leak 1|leav 2|lift -1|live 3|look -1|maker 1|marco 1|meanwhil 3|morn 6|move 1|nail -1|neighbor 1|new -1|next -3|night 2|noon -1|offic 1|old 1|onc 1|onto -1|own 3|owner 1|p 3|pai -1|percent 1|permit -1|person 3|pet -1|power 4|rain -1|rare 2|renew 1|replac -1|roll -1|roof -4|second 3|sell -1|sever 1|sheet -1|shingl -3|sign -1|skylight 1|sleep 2|somewher -1|spring 3|squar -1|stai 2|steep -1|strip -1|supervisor 2|supplier -1|surpris 3|take -1|tear -1|tend -2|transfer 2|twice 2|vent -1|walk 1|warranti -1|water -2|week -2|whole 1|wood -1|work 1|wrong -1|yard -1|year 5
tire|clean 4|find 4|free 4|inspect 2|later 4|nail 3|phone 4|work 4|year 4
todai|4 1|minut 1|take 3|week 3
toddler|morn 2
todo|3 1|cost 4
togeth|10 1|percent 1
tomato|yard -1
tomorrow|6 3|ask 3|dai 2|date 3|hear 3|move 3|p 3|rain -1|watch 3|work -1
tonight|3 4|cost 6|decis 2|discount 9|honest 6|paus 2|point 2|question 2|roof 1|share 2|sign 5|stop 1|think 1|todai 11|watch 2|whenev 2
tool|bring 4|first 1|morn 2|outdoor 4|outlet 4|own 3|portabl 4|power 2|toilet 4|water 3
top|1,200 1|12 1|2 1|3 -1|5 -1|8 3|add 1|ahead 1|along 3|arriv -2|breath 3|cap 6|clean 1|cover -2|crane 1|crew -1|cut 1|dai 1|deliv 1|drivewai 1|dumpster 1|eav -1|end 6|flash -1|half 1|hous 3|ic -1|inch 1|includ 1|insid -1|lai -1|layer 7|lift 1|liner 1|nail -1|next -1|old 1|onc 6|onto 1|pai -1|peak 4|piec 4|pull 4|ridg 6|roof 3|same 1|second 7|shingl 7|skylight 1|steep 1|stop 1|supplier 1|tear 3|time 1|underlay -1|vallei -1|vent 6|warm -1|warranti 2|water -1|wide 1
toss|document 2|keep 3
total|14,795 2|17,900 1|24 1|32,615 1|48,600 3|arriv 3|best 1|better 1|good 1|hearth 1|heirloom 1|kitchen 3|monei 2|pai -1|recommend 1|shelter 2|shingl -1|squar 1|whole 3
touch|4 2|afterward 1|dry 2|hard 2|hour 2|paint 1|week 2
tough|110 2|130 2|20 1|3 1|4 3|ball 4|behind 1|break 4|build 1|class 3|decid 3|glass 3|hail -2|hearth 1|homeown 2|honest 2|hour 2|insur 1|look 1|low 3|mile 2|month -1|outer 4|pai -1|pane 4|premium 3|roof 1|safe 4|same 1|shelter 1|stand 1|street 1|wind -1|work 2|year 1
tour|final 1|hous 3|pai 1|photo 3|roof 3|supervisor 3|walk 2
town|2 2|3 2|30 3|5 2|agreement 3|appoint 3|arriv 1|cancel 3|choos 2|color 3|contractor 3|dai 3|e 2|final 2|instal 3|minut 3|next 3|packag 3|pai 2|permit 3|rain 1|sign 3|step 3|take 3|walk 3|week 2|whole 2
trampl|2 1|air 2|climb 2|condition 2|cover 3|crew 1|dai 1|ladder 2|surpris 1|wood 2|yard 2
tramp|2 1|6 1|7 1|arriv 1|crew 1|dai 1|morn 1
transfer|10 -1|2 7|appreci 1|area 1|arriv 5|begin -2|bill -3|certif -4|claim -1|contractor -3|cost 1|dai 3|deposit 1|due 1|e -4|email -4|file 1|final -4|finish 1|front 8|homeown 1|hous 7|inspect 7|leak 1|materi -1|month 2|next 1|notic 1|owner 1|pai -1|percent 5|period 1|phone -1|photo 1|receiv -4|rest 1|roof 1|second -1|sell 1|share 1|shelter -1|shingl -2|shrink 1|sign 8|stand 7|summit -1|tend 1|visit -1|walk 1|warranti -3|yard 7|year 2
tree|2 -1|claim 2|contractor 2|cost -1|cover -1|cut -1|hous -1|insid -1|insur 1|pai -1|phone 1|ridg -1|roof -1|second 2|shingl -1|step 1|vent -1|wind -1
trim|6 1|aluminum 1|awai 1|black 1|branch 1|brown 1|care 1|color 1|edg 1|feet 1|keep 1|leak 1|least 1|membran 1|shingl 1|underlay 1|white 1
troubl|10 -1|crew 1|find 1|flash 1|loos 1|new -1|shingl -1|wind -1
true|year 1
trust|deduct 1|free 5|promis 6|roof 2
turn|1 1|10 4|14 6|180 1|2 -4|3 -1|6 -2|7 4|85 6|9 1|95 -2|adjust 1|air 3|arriv 3|bad 3|caus 6|claim 1|condition 3|cost 1|cover 6|crew -2|damag -2|draw 5|dust 5|end -1|fall -1|find 4|first -4|flash -1|free -1|hour -2|hous -1|includ -2|insid -1|inspect -1|instal -2|insur 4|lai -1|leak -1|lose -1|maker 2|materi 2|morn 1|new -1|onc -1|paint -1|phone 2|rain 1|replac -2|roof -3|send 1|shelter -1|shingl -3|solar 2|squar -1|step 1|supervisor -1|switch 5|take -1|tear 4|themselv 2|third 6|visit 2|warranti 5|wood -5|work -2|year -1
ugli|10 2|2 3|build 1|clean 1|copper 3|cost -1|cover 2|dai 2|dumpster 2|final 3|granul 3|hail 2|impact 1|inspect 2|leav 3|look 3|maker 1|moss 2|rate 1|same 3|shingl 4|street 1|suit 1|take 1|thick 2|version 2|worri 2|year 2
uncl|system 3
underlay|2 -1|cost -1|dai -1|final -1|hous -1|roof -1|shingl -3|work -1|year -3
underneath|find 3|wood 2
unit|air 2|along 3|arriv 3|bed 3|condition 3|first 4|hang 3|lai 3|morn 1|refriger 5|shingl 3|tarp 3|wall 3|wood 3|yard 3
until|pai 2
upstair|air -1|arriv 1|condition -1|crew 2|floor 3|hammer 3|hous 1|mirror 3|photo 3|shake 3|shingl -1|take 3|top 3|wall 3
us|1 1|1,200 1|150 1|16 6|1998 3|2 -3|24 -1|3 1|34 3|6 6|7 5|8 1|9 1|air -4|architectur -1|area 2|arriv -1|attic 1|begin -1|bring 4|cap -1|check 2|claim -1|close -2|condition -4|contractor 3|cover -6|crew 1|cut -1|dai -1|damag -1|door -3|down -2|eav -1|edg -1|end 1|famili 3|fasten 7|feet 1|final 2|first -1|flash -1|garag -2|goe 1|hand 3|himself -1|hour -1|hous -1|ic -1|inch 6|insid -1|inspect 3|instal -1|introduc -1|keep -2|leak -1|leav 1|live -1|meanwhil -1|measur 3|metal -1|morn 2|nail 3|net 1|new 2|noon 1|old -1|onc 3|outdoor 4|outlet 4|own 9|owner 2|pai 1|paint -1|person 1|phone -1|place -1|plank -1|portabl 4|power 4|put -1|repair -1|replac -1|ridg -1|ring 7|roll -1|roof 4|rule 1|same -1|seal -1|second -1|sell 1|shank 7|sheet 5|shield -1|shingl -1|squar 1|stai -3|starter -1|steep -1|strip -1|subcontractor 5|summit 3|supervisor -2|surpris -2|system -1|take 1|tear -1|time -1|toilet 4|transfer 4|twice 1|vallei -1|walk 1|wall -1|warm -1|warranti 1|water 3|whole 1|wood -1|yard -2
valid|hous 1|roof 1
valu|4 -1|class -1|flash -1|impact -1|rate -1|shingl -1|wind -1
van|2 2|6 2|crew 2|dai 2|hous 1|new 1|power 2|roof 1|take 1|work 2
va|ag 3|cover 3|damag 3|hail 3|insur 2|pai 1|such 3|sudden 3|wind 3
vent|40 2|afternoon 2|air 2|attic -1|below 2|breath 1|condition 2|cook 2|cool 1|cost -1|hundr 2|lean 2|phone 2|repair -1|roof -1|shingl 1|temperatur 2
video|hous 2|loud 3|phone 1|plan 3|somewher 3|take 1|work 1
visit|12 -1|3 -1|adjust 2|ahead 1|arriv -1|ask 1|cost -1|cover -1|crew -1|damag -1|date 1|deni 1|first -1|hous -1|inspect 1|meet 1|pai -1|perman 1|roof -1|second 1|see -1|shingl -1|wait 1|warranti -1|work -1|year -1
void|claim 2|dai 2|hail 2|instal 1|rain 2|wind 2
wait|14 1|180 1|2 2|3 1|30 4|365 1|7 1|9 1|accept 1|allow 1|ask 3|awai -1|claim 3|colorado 2|cost 2|dai 6|damag -1|deadlin 1|document -1|emerg 5|end 2|file 4|final 2|find 4|first 3|good 1|hail 1|hour -1|insur 1|keep -1|leak 4|make 1|notic 4|open 1|pai -1|phone -1|polici 1|rain 1|receipt -1|refund -1|repair -1|roof 1|send 1|shingl -1|slow 2|tarp -2|tend 2|third 1|warranti -1|wear 1|wind 3|work -1|year 2
walk|2 -1|20 2|2210 4|5 4|8 5|arriv -1|behind 2|build 2|caus 2|cover 2|crew 1|damag 2|dish 2|end 1|first -1|ford 4|front 2|golden 4|hail 1|holidai 2|hous -2|instal 2|light 2|live 1|look 1|meanwhil 1|new -2|offic 4|onc -1|open 4|p 4|phone 2|roof -1|satellit 2|shingl -3|solar 2|stand -3|street 5|such 2|take 1|warranti 1|weekdai 4|work 3|year 1
wall|12 3|2 1|awai 3|cost -1|crew -1|dai 1|feet 3|furnitur 3|grill 3|hour 1|hous -1|least 3|move 3|pot 3|roof -1|water 1|work 1|yard 3
want|5 1|caus 1|cover 1|crew 1|damag 1|dish 2|holidai 1|hous 1|instal 1|light 1|look 1|materi 1|put 2|satellit 2|skylight 1|solar 1|such 1|vent 1
warmth|new 2|window 1
warn|7 6|arriv 3|loud 6|neighbor 7
warranti|10 -1|110 2|12 -2|13 1|130 2|2 2|20 -1|200 -1|24 -1|3 -5|350 -1|4 1|5 5|7 1|arriv -1|ask 2|attic 2|care -2|chimnei -2|choos -1|clean -3|color 1|copper 1|cost -6|cover 6|crew -1|dai -1|dam 3|decid -1|decis 2|defect 1|disagre 1|escap 3|fade 1|fall -3|feet -1|find 2|fire -1|first -2|flash -1|free 2|granul -2|gutter -6|hail -3|hearth 2|heirloom -1|homeown -1|honest -1|hour 1|hous -2|ic 2|independ 2|inspect 1|instal 3|instead -2|insur -4|keep -2|last 1|late -3|leak 3|leav -3|look -1|maker 3|membran -1|metal -2|mile 2|month -2|moss 1|new -2|opinion 2|own -1|owner -3|percent 2|period 3|phone 1|plan -2|put -1|rate -1|refund -1|repair -3|roof -3|satisfi 2|seam -1|second 1|share 3|shelter 1|shrink 3|skylight 2|spring -3|squar -1|stand -1|steel -1|such -2|take -2|tarp -1|temperatur 2|twice -3|vent -2|warrant 2|wear -1|whole -1|wind -2
wash|3 1|5 -1|cover -1|first -6|granul 3|gutter 2|hous -3|instal -1|lose 2|miner 2|month 1|paint -2|roof -4|shingl 1|surfac 2|themselv 2|year 1
wasn|85 1|caus 1|cost 1|cover 1|find 2|visit 1|warranti 1
watch|better 1|children 1|dumpster 1|fall 1|insid 1|loud 1|pet 1|somewher 1|stai 1
watertight|roof 2
water|10 -1|2 -1|3 -1|4 -1|5 1|7 -2|8 1|9 -1|activ 10|arriv -1|attic 7|claim -1|cost -2|cover -1|crack -1|crew -1|dai -2|damag 1|down -1|end 2|fall -1|final -1|find 10|first -1|flash 1|granul 2|inspect -1|instal 1|last 1|leak 11|new -1|next 2|old 1|pai -1|pressur 1|roof -1|sheet -1|shingl -1|skylight 1|strip 2|temperatur -2|vent -1|warranti 1|wash 2|wear -1|wind -2|wood -1
wave|pai 1|roof 1
wear|10 1|12 3|3 -1|8 3|afterward 2|ag 3|awai -1|cover 3|damag 2|eighteen 3|find 1|first -1|hail 2|insur 2|last 3|lose 3|miner 3|new 1|pai 1|roof -2|shingl 2|side 3|south 3|such 3|sudden 3|surfac 3|themselv 3|wind 2|wood -1|year 6
weekdai|dai 2|stai 2
weekend|week 1
week|2 -1|60 3|clean 2|dai 4|final 2|find 3|free 1|hous -2|inspect 2|later 3|move 2|nail 1|pai 1|phone 1|rain 2|roof -1|shingl -3|stai 1|stop 1|underlay 1|work 3|year 2
whole|10 3|2 3|24 -1|5 2|6 -1|6,000 1|7 -1|adjust 2|arriv 1|averag 1|bad 1|carri 1|cover 3|dai 5|down 3|eav -1|hour 2|hous 1|inch -2|internet 3|lose 3|nail -4|next 1|pai 1|phone 1|pound 1|rafter 1|rain 2|roof 1|safe 1|same 3|shingl -4|spread 1|steep 3|strip -2|system 1|take 7|time 2|underlay -1|wall 2|water -1|weigh 1|wood 3|work -1|year 1
wide|roof -3|shingl -3
wife|ask 2|dai -1|decis 2|homeown 5|hous 2|leav 4|paus 2|point 2|question 2|sampl 3|share 2|stop 1|watch 2|week 4|whenev 2|wood 4
wifi|roof -3|year -2
window|cost -3|dai 2|flash 1|lose 7|new 3|night 7|old 6|pane 9|replac -1|roof -2|skylight 1|temperatur 8|window 4
wind|1 1|10 -1|3 -1|4 1|4,000 1|40 1|400,000 1|adjust 1|area -1|arriv -1|awai 1|build -1|chimnei 1|clean -1|cost -2|cover -1|cut -1|damag 1|dumpster 1|end -1|feet 1|finish 1|free -1|granul 1|ground 1|hail -1|hearth -1|heavi 1|honest -1|hous 1|lift 1|lose 1|miss 1|month -1|new -1|old 1|open 1|pai -1|result 1|ridg -1|roughli 1|same -1|see 1|shelter -1|shingl 1|side 1|soft 1|spot 1|steep 1|stop -1|strong 1|take -1|tear -1|throw 1|uphil 1|vent -1|warranti -2|west 1|wood 1|work -1|year -1
winter|0188 1|10 2|12 -1|2 -2|3 -1|303 1|5 -1|555 1|8 3|add -2|arriv 7|ask 11|build -1|claim -1|cost -2|cover 5|crack -2|curl -1|dai -2|damag -1|defect -1|desk 1|earli -1|end 5|exampl 1|final -1|first 5|flash -1|goe 4|hearth -1|hour 2|hous -3|inch -1|instal 1|light 3|look 7|lose -1|make -1|maker -1|materi 5|miner -1|monei -1|new -1|old -2|pai -1|part 1|repair -1|ridg 2|roof -2|same -1|second -1|servic 1|shingl -3|soffit 4|spring 12|such -1|summit -2|surfac -1|take -1|vent 3|visit -2|warm 1|warranti 4|wind -1|wood -4|workmanship 1|write 1|wrong 4|year 1
withstand|110 3|130 3|2218 2|24 2|4 -1|6 1|architectur 2|choos 2|class -1|fire 2|gaug 2|hail 1|hearth 2|hour 1|hous 2|impact 1|lamin 2|look 2|materi 2|mile 1|modifi 2|offer 2|rate 1|same 1|sb 2|seam 2|shelter 2|shingl 2|stand 2|steel 2|suit 2|ul 2|warrant 2|wind 2
wod|bad 1|cost 2|first 3|new 1|roof 1|wood 2
wood|2 -1|3 -1|appli -1|arriv -1|claim -1|clean -1|cost -2|cover -1|dai -1|damag -1|document 1|dumpster -1|emerg 2|first 1|flash -1|free -1|honest -1|hous -2|includ -1|inspect -1|instal -1|insur 1|keep 2|nail -1|new -1|pai -1|permit -2|phone -1|post -1|pound -1|receipt 2|refund 1|repair 1|replac -1|ridg -1|roof -1|second 1|shingl -2|stai -1|take -1|tear -1|underlay 1|vent -1|week -1|weigh -1|window -1|year -1
word|decid 6|insur 1|low 2|pai 2|polici 3|roof 2
work|1,900 3|10 3|11 -1|110 -1|12 1|130 -1|14,795 1|15 5|150 1|179.43 1|1998 5|2 -4|20 5|2210 -1|24 -3|25 5|3 1|30 -2|34 5|4 -1|40 3|5 -2|6 -4|7 -7|8 1|85 3|adjust -7|afterward 1|ag 2|ahead -2|along 1|apprais 1|appreci -1|architectur -1|area 5|arriv -2|ask -2|asphalt -2|attic -3|awai -1|badli 1|baffl -1|balanc -2|begin 3|below 5|bill -1|breath -2|care -2|chanc 2|chang 2|check -2|child 3|chimnei -2|claim -5|claus 2|clean -3|close 2|color -2|condition -1|consent 2|contractor 2|cool -2|cost -2|cover -2|crew 4|cut 1|dai -5|damag -4|decid 2|depend 1|disagre 1|dish -2|door 2|draw 3|dry -1|dumpster -1|dust 3|earli 4|eav -1|edg -1|end -1|famili 5|fasten 1|feet -1|final -2|finish -1|first 1|flash 1|ford -1|free -2|garag 1|goe 1|golden -1|gutter -1|hail -2|half -2|hand 4|happier -1|hearth 4|heirloom 4|honest -1|hour -1|hous 10|includ -2|inspect -6|instal 3|instead 2|insur -4|keep 1|lai 1|leak -2|leav 2|led 1|lift -1|list -1|live 5|loos 1|loud -2|mainten 3|maker -1|march -1|marco 1|materi -1|meanwhil 5|membran -2|metal -1|minut 4|miss 3|mistak 4|month 2|morn -3|name 2|neighbor -1|net 1|new 1|next -3|night 4|noon -2|novemb -1|number -1|offic -1|onc -3|open 5|otherwis -1|own -1|owner 1|pai 1|paint 1|part -1|person -1|pet -1|phone 4|photo -2|polici 1|pound -1|power -1|pressur -1|pretend -1|provid 1|put 1|radar 2|rain 7|rare 4|reachabl 10|repair 1|ridg 1|ring 1|roof -5|rule 1|run -1|satellit -2|seal 4|seam -1|second -3|see -1|sell -2|shank 1|sheet 1|shelter 5|shingl -1|side 1|sign -2|sleep 4|slip 1|solar -3|somewher -1|spot 2|stai 2|stand -1|steel -1|steep 1|street -1|strip -2|subcontractor 4|summit 4|supervisor -2|surpris 2|switch 3|take 4|tarp 5|tear 1|temperatur 2|tend -2|though 9|time 4|transfer -2|umpir 2|unless 5|vallei -1|vent -1|walk -2|wall -1|warm 3|warranti 2|watch 2|water -1|wavi 3|wear 2|week -3|weigh -1|whole 3|wide -1|wind -9|window 2|withstand -2|wood -1|workmanship 7|write 2|wrong 2|wrongli 1|yard -3|year 6
worri|3 5|first 5|granul 3|gutter 2|loos 6|month 5|roof 2|shingl -1|year 2
worst|3 2|awai 2|bare 2|face 2|find 1|lift 2|number 2|place 2|shingl 1|show 2|side 2|take 2|west 2|wind 2|wood 2
wors|crack 3|find 3|freez 3|good 3|ic -1|littl 3|pri 3|rain 3|roof 2|shingl -2|strip -1|water 2|wear 3|wide 3|wind 2|winter 3
worth|air 1|better 3|choos 4|condition 1|dent 1|document 1|fair 3|gutter 1|instead 2|keep 5|monei 3|new 3|old 3|repair 2|roof 2|screen 1|shingl 1|think 3|time 3|window 1
wreck|cover 2
write|promis 2
wrong|0188 2|1 3|1,200 3|13 2|150 3|2 -2|3 -1|303 2|4 2|555 2|8 3|85 3|9 1|address -1|area 3|arriv 1|attic 1|begin -1|breath 1|caus 3|check -2|claim -2|compar -1|cool 1|correctli -1|cost -1|dai 2|decis 2|desk 2|disagre 2|end -1|exampl 2|feet 3|file -1|final -1|find 2|free 1|independ 2|insid -1|inspect 3|look -1|lose 3|maker -1|name -2|net 3|old 2|opinion 4|phone 1|repair -1|ridg -1|roof -1|rule 3|satisfi 2|servic 2|shingl -2|spell -1|squar 3|stai 1|summit 2|temperatur 2|vent 1|visit 2|work -1|write 2|year -1
yall|2 1|crew 1|dai 1|surpris 1|work 2
yard|1 2|16 -1|24 -1|4 1|6 1|6,000 2|7 1|adjust 8|arriv 2|averag 2|awai 7|better 6|carri 2|children 6|cost -3|cover -1|crew 1|dai -1|damag 7|dumpster 5|emerg 4|fall 5|fasten -1|final -1|hous 3|inch 1|insid 6|keep -2|later 1|live 3|loud 6|meanwhil 3|morn 2|new -1|old -1|pai -1|pet 6|place 1|pound 1|rafter 2|repair 3|ridg -1|ring -1|roof -2|safe 2|see 8|shank -1|sheet -1|shingl 6|somewher 6|spread 2|stai 6|strip 1|surpris 1|take -1|tear -1|throw 8|underlay -1|vent -1|wall -1|weigh 1|wide 1|wood -3|year -1
yearli|12 2|140 3|180 4|care 2|cost 3|hour 4|mainten 4|roof 1|servic 3|take 4|visit 5
year|0188 2|10 -2|11 -1|180 6|1998 2|2 -3|24 -1|3 -2|30 -1|303 2|34 2|365 2|4 -1|555 2|6 -2|60 -1|8 1|85 -1|9 1|accept 2|address -1|ag -1|air 2|allow 2|along 2|answer -1|approv -1|arriv -2|bed 2|begin -1|bill -2|break -2|carri -1|caus 1|check -2|claim 1|color 1|colorado 2|compar -1|condition 2|contractor -1|correctli -1|cost -2|cover -1|crew 2|dai -3|damag -1|deadlin 1|deduct -1|defect 2|desk 2|dish 1|document -2|down -1|end 1|exampl 2|fade 1|famili 2|file -2|final -1|financ -1|find -1|finish -1|first -1|free -2|goe -1|hail 1|hang 2|holidai 2|honest -1|hour 2|hous -4|includ -1|inspect -3|instal 1|keep -2|lai 2|layer 1|leak -2|light 1|mainten 4|make 1|maker -2|materi -1|month -1|name -1|own 1|owner -1|pai -2|paint 1|percent -1|person -1|phone 1|polici 2|rain 1|repair -1|satellit 1|second 1|sell -1|servic 2|shelter -1|shingl 1|solar 1|spell -1|step -1|subcontractor 2|such 1|sudden -1|summit 3|surpris -1|take 3|tarp 3|temperatur -1|transfer -1|visit 2|wall 2|warranti -2|week -1|wood 1|work -1|write 2|wrong -1|yard -1
yourself|14,795 2|17,900 2|24 2|3 1|32,615 2|best 2|better 2|cost 2|good 2|hearth 3|heirloom 2|honest 1|recommend 3|roof 2|shelter 2|squar 2
yourselv|2 2|cost 2|instal 1|roof 3|shingl -2
zero|10 2|120 1|17,900 2|217 2|26,000 2|7.99 3|approv 1|arriv 2|assum 1|cost 2|down 3|figur 1|financ 2|interest 3|month 3|pai 1|percent 3|roof 1|roughli 2|year 2
zoom|hous 3|loud 5|phone 4|plan 5|somewher 5|take 2|work 5
`,
}
