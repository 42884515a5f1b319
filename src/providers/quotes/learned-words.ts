/**
 * Written by `npm run fit-answers -- --write`: in tenths, what the words of homeowners' questions are worth beside the
 * evidence. After what is asked comes what the sentence says, where it matters.
 */
export const learnedWords = {
  turns: `
38| -2
400| 1
4| -4
85| -2
^a good| -1
^after| -2
^am i| 4
^am| 4
^and if| -1
^and| -2
^any| -1
^are ice| 1
^are there| -1
^are your| -4
^are you| -1
^at what| 1
^at| 1
^a| 1
^by when| 1
^by| 1
^can a| -3
^can i| -1
^can my| 1
^can someone| 1
^can they| 1
^can the| -2
^can t| -1
^can we| -3
^can you| -1
^can| -9
^could a| 3
^could i| -4
^could my| 3
^could you| -5
^could| 2
^did i| 2
^did the| -3
^did you| -2
^did| 2
^do i| 1
^do they| -1
^do the| -2
^do we| 2
^do your| 2
^do you| -3
^does a| 4
^does flood| -5
^does insurance| 2
^does it| 3
^does marco| -2
^does metal| -2
^does my| -1
^does that| -3
^does the| -10
^does your| 1
^does| 1
^do| 2
^for how| 3
^for| 2
^from| 3
^give me| -3
^give| -3
^got| 3
^has| -8
^have| -5
^how are| -10
^how call| -5
^how close| 2
^how cold| 2
^how did| -2
^how does| 1
^how do| -8
^how far| 5
^how heavy| 2
^how high| -1
^how hot| 7
^how large| 2
^how long| 6
^how loud| -4
^how many| -4
^how much| -1
^how often| 4
^how old| 1
^how soon| 5
^how steep| 1
^how tall| -4
^how thick| -3
^how wide| -4
^how will| 2
^how windy| 2
^i found| 2
^i have| -3
^i just| -3
^i m| 1
^i think| -2
^if a| 1
^if it| 3
^if i| 5
^if the| -1
^if you| -4
^if| -6
^insurance| 4
^in| 2
^is a| -6
^is dana| -2
^is daniel| -5
^is it| 4
^is marco| -2
^is my| 7
^is that| 1
^is their| 2
^is there| 1
^is the| -1
^i| 1
^may| 1
^me puede| -1
^me| -5
^monthly payment| 3
^monthly| 4
^my furnace| -1
^my husband| -2
^my toilet| -2
^my| -5
^once| -3
^on| -1
^our| -1
^price| 2
^should i| 7
^should| -3
^shut up| -8
^shut| -8
^suppose| 2
^tell me| -4
^tell| -4
^there| -3
^they| 2
^the| 4
^this is| -2
^this| -2
^until when| -1
^until| -1
^warranty| 2
^was| 3
^we| -2
^what about| 3
^what are| -1
^what can| -2
^what color| -4
^what comes| 1
^what credit| -8
^what day| -5
^what did| -4
^what does| 2
^what do| 2
^what gauge| 2
^what goes| 3
^what happens| 2
^what if| 4
^what interest| 3
^what is| -2
^what letters| 1
^what makes| 2
^what number| 1
^what papers| 1
^what paperwork| 1
^what sort| 1
^what s| -4
^what time| -1
^what was| -2
^what will| 4
^what wind| 1
^whats a| 1
^whats the| 2
^whats| 5
^what| -5
^when does| 1
^when do| 3
^when is| 3
^when should| -7
^when s| 1
^when was| -3
^when will| 3
^when would| 1
^when| -2
^where can| -4
^where did| -5
^where does| -1
^where do| 3
^where is| 1
^where office| 1
^where should| 3
^where s| 2
^where would| -2
^where| -3
^which door| 4
^which of| -3
^which one| 4
^which package| 4
^which papers| 2
^which side| 5
^which| -2
^who decides| 3
^who does| 4
^who do| -1
^who gets| -4
^who has| 3
^who is| -2
^who pays| 6
^who s| -1
^who wrote| -2
^who| -3
^why are| -1
^why did| 3
^why does| -2
^why do| 2
^why should| 1
^why| 8
^will a| -1
^will it| -4
^will i| 4
^will my| 5
^will somebody| 1
^will that| -1
^will there| 1
^will they| 1
^will the| 1
^will you| -1
^will| 3
^would a| -3
^would the| 4
^would you| -6
^would| 4
^you people| -3
^you| -2
a big| 4
a bit| 3
a catch| 3
a check| 1
a claim| 2
a day| -3
a defect| 3
a deposit| -3
a different| 2
a discount| -4
a drip| 2
a drone| -1
a family| 5
a few| 6
a free| 4
a good| -6
a green| -3
a hotel| -3
a house| -4
a lien| 1
a maintenance| 1
a metal| -5
a month| 2
a nail| 5
a new| -2
a patch| 1
a photo| 1
a picture| 1
a plumber| 1
a problem| 4
a real| -3
a repair| 5
a replacement| -4
a roofer| -3
a roof| -6
a satellite| -3
a scam| -2
a second| -2
a shingle| 3
a skylights| -3
a square| 6
a steel| 2
a storm| 2
a sun| -1
a supplement| -1
a tarp| 6
a thunderstorm| 3
a tree| 1
a warranty| 4
a whole| -5
a wind| 2
a worker| -7
a year| 1
able to| 2
able| 2
about asbestos| 3
about my| 5
about the| -2
about| 10
above| -6
accept| 2
actually| 4
ac| 10
add to| -1
address of| -2
address| -2
add| -7
adjuster comes| 1
adjuster count| 1
adjuster on| 3
adjuster s| -3
adjuster visit| 3
adjuster| -7
advice| 2
after a| 1
after i| -2
after me| 1
after of| 3
after ten| 3
after the| -6
afterwards| 1
after| 6
against| -4
again| 8
age| 1
agree| 1
air conditioner| -7
air move| 1
airflow| 5
algae| 2
all at| 1
all crooks| -1
all in| 1
all that| 1
all the| 5
all this| -1
all those| 2
all three| -4
allowed to| 4
allowed| 4
all| 4
alone| -4
along the| 1
alright| 4
am i| -1
america| -1
amount| 4
am| 2
an adjuster| -3
an appraisal| -10
an appraiser| 2
an envelope| 4
an hour| -2
an old| 3
and for| -3
and it| 1
and i| -5
and my| -1
and take| 1
and the| 3
and water| -3
and| 1
another roofer| 1
another| -1
answer a| -1
answer| -2
any mold| -2
any of| 1
anybody| 3
anyone| 2
anything to| 3
anything| 9
any| 6
apart are| 1
apart| 1
appointment| 3
appraisal| -12
appraiser| 2
approval| 1
approved| -8
app| -1
architectural| 1
are ice| 1
are missing| 2
are my| 2
are on| -3
are skylights| 1
are the| -3
are your| -3
are you| -7
area| 4
are| 3
around here| -2
around my| 2
around the| 7
around with| -3
around| 12
arrive crew| 1
arrive| 7
asbestos| -4
ask for| 1
ask| 2
asphalt| -6
as| 2
at home| 4
at it| -3
at my| 3
at night| 1
at once| 2
at the| -3
at your| -3
attic baffles| -1
attic have| -1
attic| 9
attract lightning| -1
attract| -1
at| 12
available| -3
away| 4
a| -2
back ground| -3
back if| 4
back money| 1
back on| 3
back to| 2
back| -4
bad sheets| 1
bad spots| 2
bad wood| 2
bad| 4
baffles| -1
bake| 1
banging| 3
bank take| 1
bankrupt| -5
bank| -7
bare wood| 2
bare| 3
barrier| 2
basement| 1
basic| 1
bathroom| 7
be able| 2
be at| 1
be a| 4
be before| -5
be cleaned| 1
be cooler| 3
be done| -2
be for| 2
be here| 2
be home| -8
be in| -4
be on| -2
be there| 2
be to| -6
because| 5
bedroom| 2
beds| -1
bed| 3
been| -6
before it| -9
before i| 6
before they| 4
before the| 6
before we| 1
before you| 7
before| 10
begin| 6
behind it| 2
behind your| 1
behind| 3
being| 3
besides the| 2
besides| 2
best for| -2
best| -3
better than| -2
better| 1
between replacement| 1
between the| 4
be| 6
big is| 8
big storm| 2
big| 5
bill 38| -2
bills| 7
bill| 2
bits| -19
bit| 5
bleach| -6
block the| 2
block| 2
blows| 2
blow| 1
boards are| 1
boards| 1
booklet| -1
boots| 4
boss of| 2
boss| 4
bought| 1
box vents| 2
box| 2
branches| -1
brand| 1
break| 2
brick| -2
bring| -1
broken shingles| 2
broken| -1
brother in| 1
brother| 1
brown| -8
brush| 3
bucks| 4
buildings| 2
build| 1
built| -5
bundles| -6
bushes| -4
business| -9
buy more| 1
buy the| 1
buyer| 4
buys| -2
buy| -8
by card| 2
by hand| 2
by the| -1
by when| 1
by your| 1
by| 3
cada| 1
call if| -1
call my| 7
called| -4
call| -1
camera| -8
came| -3
can a| -3
can inspect| -2
can it| 3
can i| -2
can my| 3
can someone| 1
can they| 1
can the| 4
can t| -1
can we| -2
can your| 2
can you| 2
cancel after| 1
cancel the| 1
can| 7
cap| -5
card| 10
care of| 1
carry| 1
cars| 3
car| -4
case| 3
cash| 12
catch with| 1
catch| 2
cell phone| -3
cell| -4
certificate| -4
chairs| 2
changes| 4
change| 5
charcoal| -3
charge for| 6
charge to| 3
charged| 1
charge| 2
cheap builder| 1
cheaper| 3
cheapest one| 3
cheapest option| 2
cheap| 1
check on| 1
check the| 3
check your| 4
checked| -3
checks| 1
checkup| 5
check| 9
children| -1
chimney flashing| -1
chimneys| -6
chimney| -3
choose from| 1
christmas lights| 1
christmas| -6
city inspector| -8
city| -3
claim for| 1
claims| -2
claim| 9
class 4| -4
class| -3
clause| 4
clay| 1
clean gutter| 2
clean the| -1
cleaned| 1
cleaning| 5
clean| 6
clear| -4
climb up| 1
climb| 1
clock| 2
close can| 2
closes| -5
close| 2
cold for| 1
cold is| 2
cold to| 1
cold| 9
color is| -6
colorado| -4
colors are| 2
colors can| 3
colors does| -2
colors do| 1
colors is| -1
colors| -1
color| -9
come after| 1
come and| 2
come down| 5
come in| -6
come out| -1
come to| -1
come with| -3
comes with| 1
comes| 2
come| -1
coming| 6
companies| -1
company for| 4
company is| 2
company| -7
competitor| -1
complain about| 2
complain to| 1
complain| 2
comp| -4
conditioner| -7
contact| 1
contractor| -5
contract| -4
con| 6
cook| -1
cool roof| -5
cooling| 3
cool| -11
copper| 5
cost and| 2
cost anything| 4
cost me| 5
cost roof| 1
cost to| -5
costs| 2
cost| 5
couch in| -2
couch| -2
could a| 3
could i| -8
could my| 3
could you| -4
could| 2
count the| 1
county| -1
count| 5
couple| 1
court| 4
cover a| -1
cover my| 1
cover the| 1
coverage| -2
covered by| -1
covered| 11
covers| 3
cover| 3
cracks| 3
crack| 1
crane truck| -9
crane| -9
credit score| -6
credit| -13
crew take| -4
crew work| -1
crew| -6
cricket| 1
crooks| -2
curling| 1
customers| -6
cut| -2
damage inside| 2
damage| -1
dams| 1
dana| -5
daniel s| 1
daniel| -12
dark| 2
date| -16
day does| -2
day laborers| 3
days does| -1
days do| 1
days| 1
day| -5
deadlines| -3
deal if| 2
deal| 4
decibels| -4
decides| 3
decide| 3
decking| 2
deck| -1
deduct the| -1
deductable| 2
deductible for| 1
deductible usually| 2
deductible| -3
deduct| -2
defect| 3
delivery truck| 4
delivery| 5
denied| -2
dents| -4
denver| -2
deny| 1
deposit| 2
depreciation| 6
desk| -8
did i| 2
did my| -2
did the| -1
did you| -3
did| -8
different adjuster| 3
different| 5
discount for| -5
discount para| -1
discount| -2
dish back| -3
dish| -2
disposal the| -1
disposal| -3
division of| -6
division| -6
do about| 1
do after| 1
do if| -3
do it| 2
do something| 1
do they| -1
do the| -9
do to| 6
do u| -1
do with| 7
do your| 4
do you| 8
does an| -1
does a| -3
does flood| -5
does hearth| 3
does he| -1
does insurance| 3
does it| -5
does marco| -2
does mediation| -3
does metal| -2
does my| -2
does one| -11
does somebody| 2
does someone| 2
does that| 3
does the| 1
does your| 7
doesn t| 1
doesn| 1
dog| -1
doing this| 4
doing| 1
don t| -2
done| -3
don| -2
door open| -5
door should| 3
doors| -3
door| -5
down my| -1
down the| -1
down| 3
do| 1
drag the| 1
drag| 1
drip edge| -3
dripping| 2
drips| 1
drip| -1
driveway| 1
drive| -1
drone or| 1
drone| -1
drop me| 2
dropped off| 1
dropped| 1
drop| 9
drywall| 1
dry| 2
due| 4
dumpster go| 1
dumpster| -7
during work| 1
during| -2
d| -3
e mail| -4
each month| 3
each| 4
early| 9
earn| -3
earth| 4
eat my| 6
eat| -7
eaves| -5
edge come| 3
edge| 5
electric bill| 1
electrician| 2
electricity| 5
electric| 1
else should| 1
else| 1
email| 4
emergency tarp| -2
emergency| 2
employees| 2
en cash| 2
en house| 2
end| 4
enough for| 1
enough| 5
envelope of| 4
envelope| 4
en| 5
ese day| 4
ese| 4
espanol| -4
even if| 3
everybody| 3
everything| 4
every| -2
ever| -6
exactly| -20
expect| 2
expensive| -2
extra| 3
e| -4
factory| 4
fails| -1
falling| 2
falls off| -8
falls| -9
fall| -1
family business| 3
family| 7
fan| -3
far apart| 1
far up| 2
farm| -2
far| 5
fascia boards| -2
fascia| -2
fault| 2
federal| -1
fee back| 2
fee if| -5
feet is| 1
feet| -8
fee| 1
felt| -1
fence| -1
few days| 3
few| 7
fight| 2
figure| 2
file a| -2
file| -2
filing| -1
filters| 3
final couple| 1
final payment| -6
final| -2
finance| 1
find a| -1
find the| 2
find| 5
fine| -11
finish on| 1
finish the| 1
finished| 5
finish| 2
fire| -1
first check| -1
first| 2
fit| -1
five years| -1
five| -2
fix a| -2
fix it| 2
fix my| -1
fix something| 1
fix the| 4
fixes| 1
fixing| 3
fix| 5
flashing| -2
flat roofs| -2
flat| 3
flood insurance| -5
flood| -5
floor| 1
folks| 4
for 400| 1
for an| 1
for a| -10
for free| 4
for good| 3
for hail| 1
for hearth| -3
for heirloom| 2
for how| 6
for it| 2
for me| 9
for money| 1
for my| 1
for paying| 1
for service| 2
for shelter| 1
for that| -4
for the| 6
for veterans| -2
forecast| 1
foreman| 5
form for| 3
for| 5
found a| 2
founded| -11
found| 4
frames| -1
free roof| 4
free| 6
fresh| 3
from my| 2
from now| 1
from the| 5
from you| -3
full| 1
furnace| -3
game| -1
garage doors| -3
garage door| -6
garage open| 3
garage| -8
garden| -2
gas| 3
gauge is| 2
gauge| 2
get any| 3
get approved| -4
get a| -6
get for| -8
get here| -1
get in| -3
get it| -2
get on| 4
get out| 2
get rid| 5
get that| 5
get the| 10
get to| -6
get up| 2
get with| 2
getting| 3
get| -2
give a| -2
give me| -1
give of| 2
gives the| 1
gives| 1
give| -5
glass| 6
go along| 1
go down| 3
go in| 1
go on| 3
go out| -4
go over| 3
go through| -1
go to| -1
goes bankrupt| -5
goes on| 2
goes| 2
going to| 14
going| -3
golden| -3
gone| 3
gonna| 4
good before| 1
good for| 5
good| -1
google| -2
got hit| 1
got| 1
grand| -1
granules| -1
grass| 3
green roof| -3
green| -2
grill and| 1
grill| 4
ground checked| -1
ground| -4
guarantee on| -3
guaranteed| 6
guarantees| 2
guarantee| 6
guide legal| 2
guide| 3
guns| -1
gun| 2
gutters be| 1
gutters| -6
gutter| 5
guys| 2
guy| 3
hail claim| -2
hail damage| 2
hail hits| 3
hail proof| 1
hail shingle| 1
hail| 5
hale| 6
half the| 1
handles| 4
handle| 1
hand| 9
hang my| -4
hang on| 3
hang| 1
happens if| -2
happens to| 1
happens| 3
happen| 4
harnesses| -1
has daniel| -2
has marco| 2
has to| 3
has| -1
have a| 1
have i| -5
have on| -3
have ready| 1
have to| 10
have you| -6
have| -3
hearth| -1
hear| 5
heat| -1
heavy is| 1
heavy| 2
help with| 1
helps| 3
help| -1
her| 1
he| -2
high| -2
himself| 1
him| 2
hire you| 5
hire| 3
hiring| -5
his| 5
hits| 3
hit| -4
hoa is| 1
hoa| 3
hold up| 2
hole| 1
home address| -1
home for| -2
home insurance| 4
homeowner| 2
home| -5
hook| 3
hot does| 4
hotel| -3
hours does| 1
hours| 7
hour| -4
house be| 1
house got| 1
house is| -1
houses| 5
house| 1
how are| -11
how call| -5
how close| 2
how cold| 2
how did| -2
how does| 3
how do| -10
how far| 5
how heavy| 3
how high| -1
how hot| 8
how large| 2
how long| 4
how loud| -4
how much| -3
how often| 6
how old| 1
how soon| 4
how steep| 1
how s| -13
how tall| -4
how thick| -1
how wide| -1
how will| 2
how windy| 2
how| 2
hurt my| 1
hurt| -1
husband| -3
i ask| -2
i bake| 1
i be| 2
i block| 2
i bought| 2
i bring| -4
i buy| -8
i call| 1
i cancel| -1
i can| -1
i choose| 4
i clean| 3
i complain| 1
i cook| -3
i deduct| -2
i do| -4
i find| 4
i fix| -2
i found| 2
i get| -6
i go| 2
i hang| 1
i have| 2
i hear| 3
i keep| 2
i know| 10
i leave| 2
i look| 1
i lose| -1
i make| -4
i miss| -3
i move| -3
i m| -4
i need| -1
i never| 3
i paying| 1
i pay| -2
i photograph| 1
i pick| 2
i pressure| 2
i put| 6
i refinance| -2
i report| 3
i ring| 2
i run| 1
i save| 2
i say| -4
i see| 1
i sell| 1
i send| -1
i signed| 1
i sign| 10
i stay| 2
i still| 3
i switch| 1
i take| 2
i talk| -1
i tell| 1
i think| -1
i tip| -3
i toss| 4
i transfer| -3
i trust| 3
i use| 4
i ve| -1
i wait| 2
i walk| -6
i watch| -1
i worry| -1
i write| -6
ice and| -3
ice dams| 1
ice membrane| 2
ice| 3
idea| -1
if he| -1
if it| 11
if i| -7
if my| 4
if one| -7
if rain| 3
if sell| 1
if something| 2
if there| -3
if they| -1
if the| -4
if water| 1
if we| 2
if your| -1
if you| -4
if| 6
impact| -1
in america| -1
in an| -6
in a| -4
in business| -7
in case| 2
in colorado| -4
in decibels| -7
in denver| -2
in each| -1
in golden| -1
in how| 2
in january| 7
in law| 1
in my| 7
in person| 2
in that| -7
in this| 2
in three| 3
in total| 1
in winter| 1
in wyoming| -2
in year| 3
in your| 1
inches| -9
inch| -2
included in| 3
included| 7
include| -1
increase after| 3
increase if| -4
increase| -7
independent inspector| -2
independent| -2
inside the| -1
inside| 6
inspect it| 3
inspect the| 3
inspected| -1
inspection| -4
inspector s| -5
inspector take| 3
inspector| -9
inspect| 4
install a| -5
install solar| -3
installed| 1
install| -4
instead of| -5
instead| -4
insulation| -2
insurance check| 2
insurance cover| -5
insurance guide| 2
insurance pay| -5
insurance| 4
insured for| 2
insured| 1
insurence| -1
insurer pay| -1
insurers| -3
insurer| -3
interest rate| 4
interest| 6
internet| 1
into my| 3
into the| 4
into| 5
invoice| 1
in| -2
is an| 5
is a| 8
is bad| 1
is best| -2
is dana| -1
is daniel| -3
is insured| 2
is in| -5
is it| -2
is labor| -6
is marco| -1
is metal| 2
is my| -8
is one| 1
is on| 3
is picky| 1
is that| 3
is their| 2
is the| -1
is this| 1
is too| -5
is worth| 1
is your| -2
isn t| -4
isn| -4
it after| 1
it all| 4
it a| 1
it be| 3
it drips| 1
it for| -2
it get| 8
it going| 2
it if| 3
it in| -1
it is| 2
it matter| 1
it off| 4
it ok| 3
it on| -2
it outside| -1
it out| 6
it rains| 1
it safe| -2
it smell| 2
it s| 5
it take| -3
it that| 2
it too| 2
it to| 1
it turns| 2
it up| 2
it was| -2
itself| -1
its| 1
it| 5
i| 2
january| 7
job last| 1
job| -2
joints| 1
july| 2
jump| 1
junk| 1
just the| -4
just| -1
keep my| 3
keep the| 3
keeps| 2
keep| 3
kids| 1
kind of| 2
kinds of| 3
kinds| 3
kind| 2
kitchen| 2
knock off| 1
knocked| 1
knock| 3
know if| 1
know| 1
laborers| 5
ladder| -11
landfill| -11
large| 1
last name| 4
last night| 1
last year| -4
later| 5
late| -8
lawn| -1
lawyer| -2
law| 2
lay shingles| -5
layers does| 3
layers of| 2
layers| 8
layer| 1
lay| -4
lead of| 2
lead| 1
leaking| 2
leaks| 2
leak| 4
leave it| 2
leave my| 4
leave the| 4
leave| 8
leftover shingles| 1
leftover| 2
left| -1
legal advice| 2
lender| 1
lets| 5
letters| -1
let| 2
liability insurance| -3
liability| -10
licensed number| -1
licensed| -6
lien| 2
life| -5
lightning| -1
lights| 1
like tar| 2
like| -6
limit| 2
liner| 2
list| 3
little| 1
live| -1
ll| 2
load| -3
loan off| 1
loan| 1
long after| 1
long are| 1
long can| 3
long did| 2
long does| -4
long do| 2
long has| -4
long in| -9
long is| 2
long till| 1
long will| 3
long would| -1
long| 6
look like| -4
look| 3
loose| 3
lose the| 1
lose| 1
lost my| -3
lost| -2
lot| 2
loud is| -3
loud| -2
lower| 1
lunch break| -1
lunch| -10
made in| -5
made of| 6
made| -1
magnets| -13
magnet| 3
mail| -3
maintenance visit| -4
maintenance| -2
make a| 2
make the| -3
make up| 1
maker pay| 3
maker s| 1
maker| 5
makes sense| 1
makes shingles| 2
makes the| -1
makes| -1
manufacturer| -2
many bad| 1
many claims| 3
many colors| 5
many days| 6
many decibels| 2
many feet| -1
many guys| 4
many hail| 5
many hours| 4
many layers| 3
many months| 1
many nails| 2
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
many workers| 5
many years| -1
many| 2
man| 6
marco speak| -1
marco s| 4
marco| -6
mark the| -2
mark| -2
married| -1
marta| 2
mas| 3
match the| -1
match| -2
material warranty| 1
material| 1
matter| 5
may i| 1
may| -2
me a| -6
me back| 8
me for| -4
me if| 1
me puede| -1
me the| -1
me to| 2
me what| -5
mean| 5
measured| 2
measurements| -1
measure| 5
mediation| -7
meeting over| 2
meeting| 2
meet| 3
membrane| 2
men| 2
mess| 3
metal around| 2
metal come| -4
metal one| 3
metal roof| -3
metal| 4
me| 4
mi car| 2
mi roof| 4
middle one| 2
middle package| 2
middle| 5
might| 1
mine| -2
missing| 4
miss| -2
mistakes| 1
mis| 2
mi| 2
mold in| -1
mold| -3
money come| 1
monthly payments| -2
monthly payment| 5
monthly| 4
months| 7
month| 3
more shingles| 2
more than| 1
more| -5
morning| -3
mortgage company| 1
moss| 1
most| -5
move in| 1
move my| 1
move through| 1
move| -2
much a| 1
much cost| 8
much does| -14
much do| 2
much for| 2
much is| -1
much money| 5
much of| -5
much per| 1
much will| -11
much wind| 1
much would| -5
much| -3
mushy| 3
must i| 2
must the| -3
must| 3
my ac| 5
my adjuster| -17
my attic| 7
my bank| 2
my bathroom| 2
my brother| 1
my cars| 3
my ceiling| -4
my cell| -2
my chimney| -2
my christmas| -3
my claim| 3
my credit| -1
my deductible| 4
my deposit| 1
my dog| -5
my driveway| -5
my electricity| 2
my electric| -1
my flower| 2
my furnace| -1
my garage| -2
my gutters| 1
my home| 1
my house| -3
my husband| -3
my insurance| -6
my insurence| 1
my insurer| 1
my job| -6
my kids| 1
my mortgage| -2
my name| -2
my neighbors| -4
my new| 2
my old| -2
my own| -1
my phone| -1
my policy| -7
my power| 1
my premium| 3
my property| -1
my rates| 1
my roof| 7
my satellite| 1
my shingles| 1
my skylights| 4
my son| -8
my street| -2
my taxes| -2
my toilet| -2
my truck| -3
my warranty| -4
my wife| -5
my wifi| 2
my yard| 2
myself and| -1
myself| -2
my| -3
m| -2
nail guns| -1
nail in| 2
nailed| 3
nails hold| 1
nails in| 1
nails per| 1
nails| 10
nail| 6
name is| 1
name of| -4
name on| 2
names| -5
nap| 3
need a| -5
need for| -2
need from| 1
need to| 4
need| 6
neighbors| -1
never| 4
new gutters| -5
new ones| -1
new owner| 2
new roof| -6
new shingles| 1
new skylights| 4
new slope| 2
next| -5
night before| 1
night| 1
nine| 1
noise| 3
normally pay| 4
normally| 4
normal| 3
north| -1
not to| -6
nothing| -2
not| -3
now| -10
no| -1
number do| 1
number for| 2
number of| -1
number| -11
oak| -4
of deposit| 4
of insurance| -6
of it| 2
of metal| 2
of moss| 2
of my| -8
of policy| 2
of roofs| 2
of shingles| -2
of shingle| 1
of tar| 1
of ten| -4
of that| 1
of the| -2
of this| -2
of those| 1
of wood| -6
of yours| 2
of your| -12
of you| 1
off early| 1
off for| -6
off if| 1
off my| -2
off on| 1
off the| 9
offer a| -5
offer discount| -1
offer insurance| -1
offer with| -5
offer| 2
office| 2
often do| -3
often should| 2
often| 6
of| 8
oil| 1
okay| -1
ok| 6
old box| 4
old chimney| -2
old couch| -2
old is| 2
old one| 2
old roof| -3
old shingles| -4
old stuff| 1
old| -1
on a| -3
on earth| 4
on google| -2
on hearth| 1
on in| 2
on it| 4
on my| 2
on paper| 3
on shelter| 4
on sundays| -4
on the| -1
on this| 2
on top| -2
on to| 2
on your| 3
on you| 3
once i| -3
once the| 2
one do| -2
one of| 2
one would| 2
ones| 1
one| -4
only the| -1
only| 2
onto| 4
on| 4
open the| 3
open| 5
opinion| -2
option| 4
or by| -1
or can| 2
or do| 2
or is| 6
or only| 5
or six| -3
or the| 1
or| 9
other| -7
our hoa| -1
our| 3
out and| 1
out if| -1
out of| -2
out the| 6
out to| 1
out when| 2
outside| 5
out| 5
over my| -2
over the| 2
over yours| 1
over| 5
owe| 1
own house| -1
own people| 1
owner| 2
own| 3
o| 4
packages| 4
package| 9
page| -1
paid for| -1
paid| -2
painters| 3
paint| 1
panels| -3
papers should| 3
papers| 5
paperwork| 5
paper| 4
para| 2
parking at| -4
parking| -7
park| -1
part of| 2
part| 3
passed| -3
pass| 1
past customers| -1
past the| 2
past| -1
patch| 8
patio| 4
pay after| 1
pay a| 1
pay by| 3
pay en| 3
pay extra| 3
pay in| -5
pay monthly| -1
pay off| 1
pay the| 2
pay you| -3
paying| 4
payment for| 4
payments| 2
payment| -1
pays for| 2
pays if| -1
pays the| 6
pays| 6
pay| 6
people or| 1
people work| 1
people| 7
per month| 3
per shingle| 1
permit take| 1
permit| 1
person or| -4
person| -2
per| 4
pets| 4
phone reception| -1
photograph| 1
pick for| 1
pick the| -5
picky about| 2
picky| 2
pick| -1
pictures did| 6
pictures even| 3
pictures of| 2
pictures| 5
picture| 1
pipes| 6
pipe| 2
pitch| -5
places| 3
plants| -1
plant| -12
plan| -1
plastic| 3
play in| 4
play| 4
plug in| 2
plug| 4
plumber| 1
point| -1
policy i| 2
policy number| -11
policy| 1
pool| -1
porch| 1
portable toilet| -11
portable| -11
por| 5
power bill| 1
power| 3
premium increase| 1
premium| 5
pressure wash| 4
pressure| 5
price include| 1
price is| -12
price of| -1
price| 4
problem for| 2
problem| 5
profit| -1
promises| 3
promise| 3
proof| 2
properly| 1
property| -4
protect the| 3
protect| 4
puede recommended| -1
puede| -2
put a| 4
put in| -3
put it| 1
put my| 4
put on| -2
put that| 1
put them| -1
put the| -3
put up| -2
puts| -1
putting| -3
put| -1
quote| 2
r value| -4
raccoons| -5
rafters| -2
rains| 1
rain| 9
raise| -4
rated| -2
rates increase| 1
rates| 1
rate| 6
rating with| -1
rating| -1
re up| -1
reach| -2
ready| 4
real person| -3
really| 1
real| 2
receipts for| 2
receipts| 3
receipt| 3
reception| -1
recommended| -1
recommend| 1
recycle the| -2
recycled| -9
recycle| -4
red| -1
refinance my| -2
refinance| -3
related to| -1
related| -1
removal| -7
remove| 4
repaint| 1
repair| 1
replacement cost| 3
replacement| -2
replace| -4
replacing| -4
report a| 1
report| 4
resale| -1
resistance| 2
rest of| 1
rest| 1
reuse the| 1
reuse| 1
re| 2
rid of| 4
ridge cap| -3
ridge| -3
rid| 5
right away| 1
right now| -3
right| -4
ring| 3
rip off| 2
ripping| 2
rip| 2
robot| -1
roof after| 2
roof be| 1
roof come| -3
roof cost| 1
roof have| 3
roof in| -5
roof is| 2
roof last| 2
roof leaks| 1
roof needs| 1
roof now| -1
roof of| 1
roof on| -9
roof raise| -1
roof take| 1
roof that| -2
roof with| -1
roofers| -7
roofer| -4
roofing| -8
roofs do| 1
roofs have| -3
roofs on| -2
roofs| -15
roof| -10
room| -3
rose| -3
rotten| 7
rot| 3
round the| 2
round| 4
rubber| 1
ruins| 2
run me| 1
run the| 2
r| -6
s all| 1
s a| 1
s dana| 1
s home| -1
s lead| 3
s marco| 3
s my| -10
s phone| -3
s the| -3
s under| 1
s wrong| 2
s your| -9
safe| -1
salary| 2
sales| 1
same| 3
sample boards| -6
samples| 5
sample| -4
sam| -3
satellite dish| -3
satellite| -7
saturday| 3
save money| -1
save| 2
say no| -4
say| -11
scam| -2
scope| 2
score do| -5
score| -6
seal| 6
seam| -4
second check| 2
second opinion| -2
second| -2
see a| 1
see the| 1
see which| 2
see| 4
sell house| 1
sell my| -1
selling| -1
sell| -8
senate bill| -2
senate| -2
send my| 1
send the| 1
senior discount| -1
senior| -1
sense| 1
service desk| -8
service| -3
set me| 6
settle a| 1
settle| 2
shade| -2
shape| -2
shed| -1
sheet of| -3
sheets do| 1
sheets of| -1
sheets| 3
sheet| 1
shelter| 5
she| 3
shingle discount| 3
shingle do| 3
shingle look| 1
shingle maker| 2
shingles are| 4
shingles come| 3
shingles have| 2
shingles in| 1
shingles look| 1
shingles made| -5
shingles myself| -1
shingles than| 2
shingles that| 3
shingles themselves| 2
shingles to| -6
shingles wear| 1
shingles| 5
shingle| 1
should i| 1
should the| -2
should we| -1
should| -2
show me| 3
showing| 1
showroom| -2
shows| -1
shut up| -8
shut| -8
side is| 2
side of| 2
side| 11
siding too| -1
siding| -3
sign in| -6
sign the| 2
sign today| 1
sign tonight| 5
signing| -2
signs| 1
sign| -9
simply| 2
single| -5
sink| 2
sister| -1
sit on| -1
site| 4
sit| 7
six| -3
size| -2
skip any| 2
skip| 2
skylights you| -1
skylights| -3
slate| -1
sleep| -5
slope| 4
slow| -1
smell| -4
smoke| -2
snow| -8
soffit| -5
soft spot| -5
soft| -6
solar panels| -5
solar| -6
sold| 1
somebody| -5
something i| 1
something| 11
somewhere| 1
some| 4
son| -9
soon can| -1
soon could| 2
soon does| 2
soon will| 1
soon| 4
sort of| 1
sort| 1
so| 4
spanish| -1
spare shingles| 6
spare| 2
speak spanish| -1
speak| -4
special| 3
speed| -1
spelled| -2
spots in| 1
spots| 1
spot| -3
sprayer| -6
spring| -9
square feet| -6
squares can| 3
squares| 3
square| 2
squirrels| -6
stack| 4
stainless| -3
stains| -2
stain| -3
stand behind| 1
standing seam| -4
standing| -3
stand| -2
started| -1
starter| 2
starts| -2
start| 6
state farm| -2
stay in| 3
stays| 3
stay| 5
steel roof| 3
steep is| 1
steep| 3
step| 5
stick| 3
still| 6
stink of| 1
stink| 1
stops| 4
store| -9
storm| 3
streaks| 3
street| -15
strong a| 1
strong| 1
stuff in| 1
stuff| 8
subcontractors| 3
such| 1
sue you| -4
sue| -5
summer| -1
summit| -4
sun tunnel| -1
sundays| -7
sun| 1
supplement| -1
supplier can| 1
supplier| -6
suppose| 2
surcharge| 1
sure| 2
swap| 2
sweep chimneys| -1
sweep| -1
switch off| 1
switch| -5
synthetic| -2
system| 1
t agree| 3
t it| -7
t you| 3
take a| 4
take card| 2
take down| -6
take the| 1
take to| -6
takes care| 2
takes| -5
take| 6
talk espanol| -4
talk| 1
tall is| -4
tall| -4
tape| 1
tarp cost| 1
tarp| 2
tar| 2
tax credit| -14
taxes| -3
tax| -18
tear off| -7
tear| -5
tell me| -3
tell you| 2
tell| 1
temperature| -1
ten years| 5
ten| 2
than a| -1
than my| 1
than the| -2
than| -8
that a| 3
that covered| 1
that day| 4
that insurance| 4
that i| 4
that normal| -4
that on| 4
that stack| 1
that s| -2
that the| 3
that you| 2
that| -1
the ac| 5
the address| -2
the adjuster| 4
the air| 4
the appointment| 3
the appraisal| -2
the bad| 4
the bank| -5
the best| 1
the better| 1
the bill| 3
the boards| 5
the boss| 3
the broken| 3
the buyer| 4
the cap| -3
the ceiling| 2
the cheapest| 5
the check| -1
the chimney| 4
the city| -6
the claim| 3
the class| -1
the color| 5
the company| -9
the contract| 1
the copper| 2
the crane| -6
the crew| -5
the damage| 1
the day| 2
the decking| 2
the deck| 1
the deductible| 1
the delivery| 4
the deposit| -8
the difference| -2
the discount| 2
the dish| -4
the division| -6
the dog| 2
the drip| -3
the driveway| 4
the drywall| -2
the dumpster| -6
the eaves| -1
the edge| 3
the end| 4
the extra| -1
the factory| 3
the filters| 3
the final| -3
the financing| -4
the finished| 1
the finish| -1
the first| 1
the fix| 3
the forecast| 1
the foreman| 4
the form| -3
the frames| 1
the front| 1
the garage| 1
the grass| 2
the guarantee| 3
the guys| -7
the hail| 4
the hearth| -9
the heirloom| 2
the hook| 3
the ice| 2
the impact| -2
the independent| -5
the inspection| -2
the insurance| 5
the insurer| 1
the interest| 4
the job| 6
the joints| 1
the kids| 2
the labor| 3
the lawn| 2
the lead| -2
the liner| 2
the line| 3
the loan| 6
the maker| 4
the manufacturer| 1
the material| 3
the meeting| 3
the metal| 7
the middle| 5
the money| 4
the monthly| 4
the mortgage| 2
the moss| -3
the most| -2
the nails| 1
the nail| -1
the name| -3
the neighbors| 3
the next| -1
the night| -3
the north| -1
the number| -3
the office| -3
the old| -8
the other| -7
the outside| 4
the owner| -2
the paint| 4
the panels| -1
the paperwork| 2
the phone| 4
the photos| -4
the pictures| 2
the pipes| 3
the pipe| 3
the plywood| -2
the portable| -8
the quote| 2
the receipt| 3
the repair| -2
the ridge| -1
the roofing| 2
the roof| 1
the r| -1
the same| 2
the samples| 2
the sample| -4
the service| -7
the shelter| 1
the shingles| 3
the shingle| -2
the skylights| -1
the slot| 2
the soft| 1
the standing| -3
the state| -2
the steel| -3
the storm| -5
the sun| 1
the tarp| -5
the tear| -5
the top| 3
the total| 3
the transfer| 1
the truck| 1
the two| 1
the umpire| -12
the underlayment| 1
the utility| -1
the vents| 3
the very| 1
the warranty| -7
the waste| 2
the way| 5
the weather| -5
the whole| 4
the windows| 3
the wind| -1
the winter| 3
the wood| 3
the workers| 3
the workmanship| 1
the work| 2
the yard| -9
their a| 2
their own| -1
their| 4
themselves| 2
them| 4
then| -4
there any| 1
there a| 2
there be| 2
there for| 2
there parking| -4
there s| 3
there when| 1
there with| 3
there| -1
these| 1
they arrive| 1
they drop| 2
they get| 2
they pay| -4
they re| 1
they use| -7
they| 7
thick is| 1
thick| -1
things| 3
thing| 7
think| 2
this is| -2
this state| 1
this year| -1
this| 2
those| -1
thousand| -1
three years| 2
three| -1
through the| -5
through| 1
throwing| 2
throw| 3
thunderstorm| 3
tiene| -14
tiles| 4
tile| 2
till the| 1
time arrive| 3
time do| 6
time is| -2
time of| -1
times| 1
time| 2
tip the| -3
tip| -3
tire| 2
to about| 1
to answer| -1
to a| 3
to be| -8
to buy| 3
to cancel| 1
to check| 4
to clean| 2
to come| 6
to decide| 2
to do| 2
to file| 1
to give| 2
to go| 3
to have| 4
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
to save| -4
to see| 1
to sell| -4
to send| 2
to sign| 3
to switch| 1
to take| 3
to tell| 2
to the| -3
to use| 2
to work| 3
today| -12
toilet| -13
told| 3
tomorrow| 1
tonight| 5
too cold| 3
too hot| -7
too late| 3
too many| 1
too windy| 2
took| 1
too| 1
top of| -2
top| 2
toss the| 4
toss| 3
total| 6
touch| -3
tougher| 9
town| 3
to| -2
transfer the| -3
transfer| 3
trees| -1
tree| -1
trim the| -2
trim| -1
trucks| -1
truck| -6
true| -1
trust| -2
tunnel| -1
turn out| 2
turns out| -3
turns| -5
twelve| -3
two checks| 1
two| 1
type| -1
t| -2
ugly| 4
umpire| -14
under there| 4
under the| -1
under warranty| 4
underlayment| 4
under| 7
unit| 5
until the| -2
until when| -1
until| -1
up and| -1
up from| -2
up in| 1
up my| 2
up on| 1
up there| 6
up the| 2
upstairs be| 1
upstairs| 2
up| 7
urgent| 2
use a| 3
use for| -4
use my| 4
use our| 3
used| -1
use| 4
ustedes| 2
usually| 2
usual| -1
utility| -1
u| -4
va a| -2
valid| 3
valleys| -1
value of| -2
value| -4
va| -2
ve got| 8
ve signed| -4
ventilation| 6
vents| 3
vent| -1
very top| 1
very| -1
veterans| -2
ve| 4
video| -1
vinyl| -7
visit cost| -4
visit| -6
void| 6
wait| -1
waiver| 1
walk around| -3
walk on| -5
walk| 2
walls| 1
wall| 3
want for| -5
warm| 4
warranty certificate| 1
warranty claims| -3
warranty claim| 1
warranty if| -6
warranty last| -1
warranty number| -1
warranty pay| -3
warranty to| 1
warranty| 9
was the| -7
was your| 1
wash it| 1
wash the| -3
wash| -3
waste too| 1
waste| 6
was| -17
watch it| 3
watch the| -2
watch| 1
water| 7
way to| 2
way| -3
we be| 3
we do| 5
we get| 2
we have| -1
we meet| 1
we re| -2
we settle| 1
we use| 3
wear harnesses| -1
wear out| 3
weather tomorrow| -2
weather| -8
weeks| -3
week| -6
weight| 4
weigh| -5
were| -8
wet| 1
we| 9
what about| 3
what are| -1
what can| -4
what color| -4
what comes| 1
what credit| -8
what day| -3
what did| -4
what does| -4
what do| -4
what else| 1
what gauge| 2
what goes| 3
what happens| 2
what hour| -4
what if| 6
what interest| 3
what is| -5
what i| 3
what kind| 1
what letters| 1
what makes| 2
what my| -3
what now| -3
what number| 1
what papers| 1
what paperwork| 1
what pressure| 1
what should| 2
what size| -3
what sort| 1
what s| -1
what time| 1
what was| -2
what will| 4
what wind| 2
what would| 2
what you| 2
whats a| 1
whats the| 2
whats| 5
what| 3
when are| 2
when can| 2
when does| 3
when do| 5
when is| 4
when it| 3
when i| -5
when should| -7
when s| 1
when the| 2
when was| -3
when will| 3
when would| 1
when you| 1
when| 10
where can| -4
where did| -5
where does| -1
where do| 3
where is| 2
where office| 1
where should| 3
where s| 4
where the| 2
where would| -2
where| 7
whether| 4
which day| 3
which door| 4
which kind| 1
which of| -3
which one| 2
which package| 4
which papers| 2
which side| 5
which| -1
while i| -1
while they| 1
while the| 1
while you| 1
while| 5
who can| -1
who decides| 3
who do| 1
who gets| -4
who has| 3
who is| -2
who pays| 5
who s| -2
who takes| 2
who wrote| -2
whole roof| 2
whose side| 2
whose| 1
who| -6
why are| -1
why did| 3
why does| -2
why do| 2
why should| 1
why| 8
wide is| -6
wide must| 2
wide| -1
wife| -7
wifi go| 3
wifi| 8
will a| -1
will be| 5
will it| -2
will i| 9
will my| -6
will somebody| 1
will that| -2
will there| 1
will the| -5
will we| 4
will you| 1
will| 8
wind can| 1
wind speed| -1
windows| -3
windy| 4
wind| 11
winter| 6
wire| 1
with a| 2
with heirloom| 1
with it| 2
with my| -2
with new| -2
with that| 2
with the| 3
with your| 2
with you| -1
without a| 2
without| 4
withstands| 5
with| 6
won t| -2
won| -3
wood are| -1
wood is| 1
wood under| 2
wood| 4
word| 3
work for| 1
work in| 3
work on| -5
work with| 1
worker falls| -4
workers comp| -4
workers| 2
worker| -7
working| 4
workmanship warranty| 1
workmanship| 2
work| 4
worn out| 1
worn| 1
worse| 2
worth| -2
would a| 2
would it| -1
would i| 5
would my| 1
would that| -1
would the| -2
would we| 2
would your| 3
would you| -2
would| 2
write| -8
wrong with| 1
wrong| 4
wrote| -2
wyoming| -3
yard sign| -13
yards| -1
yard| -10
year loan| -1
yearly| -1
years are| 2
years do| 1
years has| 2
years is| -1
years of| 2
years on| 2
years which| 2
years will| 2
years| 2
year| -4
you answer| 2
you are| 1
you a| 3
you begin| 4
you be| -1
you build| 1
you buy| -2
you call| -4
you can| -1
you carry| -1
you charge| 3
you check| 2
you clean| -1
you come| 11
you cover| 4
you do| 2
you d| -4
you ever| -1
you find| 2
you finish| 1
you fix| 2
you for| 2
you get| -6
you give| -4
you going| 4
you go| -4
you guarantee| 7
you hang| 3
you have| -5
you help| -1
you hire| -2
you hiring| -5
you install| -10
you just| 6
you keep| 1
you leave| 6
you licensed| -3
you make| 1
you mark| -3
you match| -1
you measure| 2
you need| 9
you offer| -2
you open| 3
you or| 2
you paint| -12
you pay| 2
you people| -2
you protect| 4
you put| -1
you recommend| 3
you recycle| -3
you repair| -1
you replace| -2
you reuse| 1
you re| 3
you run| -1
you see| 3
you sell| -2
you send| -1
you stand| 1
you start| 4
you swap| 2
you sweep| -1
you take| 2
you talk| 1
you tear| -2
you think| 2
you today| -10
you to| -1
you trim| -1
you use| -1
you want| 1
you work| -2
you write| -1
your company| -1
your crew| -1
your dumpster| -2
your fault| 1
your guarantee| 1
your inspector| 2
your measurements| 2
your office| 2
your own| 6
your people| 2
your rating| -1
your shingles| -1
your sign| -2
your supplier| 2
your warranty| 4
your workers| -3
your workmanship| 1
your work| 1
yourself| 2
yours| 3
your| -5
you| -4
y| 2
`,
  lacking: `
1,900| -1
10| 5
120| 2
12| -1
18| -1
1962| 1
1965| 2
1998| -1
2| 1
30| 1
3| 11
400| 1
4| 1
5| 2
6| 2
7| 7
85| 3
8| 4
9| 1
accept| 1
acv| 2
ac| 1
address| -4
add| -1
adjust| -3
admit| -1
advic| -1
advis| 1
ad| 2
afraid| 3
afternoon| 1
afterward| 1
ago| 2
agreement| 1
agre| 3
ag| 3
ahead| -2
air| -4
allei| -1
allow| -3
alon| -4
alreadi| 2
alright| 4
altogeth| -1
aluminum| 4
alwai| 2
america| -1
amount| 4
amp| -1
antenna| -5
anybodi| 3
anymor| 2
anywai| 2
apart| 1
appli| 1
apprais| -1
approv| -3
app| -2
area| 1
arriv| -5
asbesto| -5
ask| -6
asthma| -3
attic| 4
attract| -1
at| 1
automat| 3
awai| 3
awak| 1
badli| -1
bad| 6
bake| 4
bald| 1
bang| 3
bankrupt| -5
bank| -4
barbecu| -1
bare| 2
barrier| 1
basement| 1
bathroom| -4
batteri| -1
bbb| -1
bear| -3
beat| -3
bedroom| 4
bed| 2
begin| -11
behind| 3
below| 3
besid| 2
best| -3
better| -5
big| -9
bill| 4
bit| -13
black| 1
blast| 4
bleach| -1
blew| 1
blind| -1
block| 4
blow| 1
boat| -1
booklet| -2
book| 1
boot| 2
borrow| -6
botch| 2
bother| 2
bottom| 1
box| -1
branch| -1
brand| 1
break| -3
brick| -2
bring| -3
brother| 1
brownish| 2
brown| 1
buen| -1
builder| -3
bulk| -1
buri| -4
bust| 1
bu| -4
cabinet| -1
cabl| -1
camera| -4
came| -2
camper| 1
cancel| -7
card| -12
care| 2
carpet| 2
carri| 3
case| 2
cash| 1
catch| 2
caus| 2
cell| -2
center| 3
certifi| -2
certif| -2
chain| 1
chair| 1
chalk| -1
chanc| 1
chang| 2
cheaper| -2
cheapest| 4
checkup| -1
check| -5
chew| -1
children| -1
child| -2
chimnei| -5
chip| 2
choos| -5
christma| -2
chuck| 1
citi| 3
claim| 3
clai| 1
class| 2
claus| 2
clean| 3
climb| 3
clock| 2
clog| -2
coat| -2
code| -1
color| -10
common| 2
compar| -1
competitor| -1
comput| 1
comp| -4
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
couch| -2
cough| 2
counti| -1
count| 2
coupl| 1
court| -1
cousin| 2
crane| -1
crash| 2
crawl| 1
creep| 1
crook| -2
crumbl| -1
crush| -1
curl| -1
custom| -4
cut| 1
dad| -2
dai| -3
damag| 1
dam| -1
dana| -2
danger| 2
dark| 1
date| -2
daylight| 1
deadlin| -1
dead| -2
deal| 4
decibel| -3
decid| -1
decis| 1
deduct| 2
deed| -2
deliveri| 3
deni| 2
dent| -5
denver| -2
deposit| -3
depreci| -1
die| 1
differ| 6
digit| -2
dig| 1
ding| -1
directv| 2
discount| -3
dishwash| -1
dish| 2
disput| -1
district| -2
divorc| -1
di| 1
document| -1
dollar| -1
dome| 1
door| 3
dormer| -1
downspout| -3
down| 14
dozen| 2
do| 3
drivewai| -12
drive| 5
drizzl| 2
drone| -3
drop| 7
drywal| -4
dumpster| -3
dust| -3
earn| -3
earth| 4
eat| 1
edg| -1
eighteen| 1
eighti| 4
electrician| -1
electr| -5
email| -4
emerg| -2
end| 8
entir| 3
envelop| 4
espanol| -4
estim| 2
es| 4
even| 4
everybodi| 2
exact| 1
expect| -1
experienc| 2
expert| 1
extend| -2
extra| -2
ex| -3
factori| 1
fail| -1
fall| 4
famili| 3
fan| -2
farm| -2
far| 5
fascia| -5
fasten| -1
faster| 3
fastest| -3
faucet| -1
fault| 2
favor| 2
februari| 1
feder| -1
feed| -1
fella| 3
fellow| -1
fenc| -4
fight| 2
file| -3
filter| -1
filthi| 1
final| -3
financ| -5
find| -3
fine| -11
finish| 4
fireplac| 4
fire| -3
firm| -5
first| 5
flash| -1
flat| 5
flood| -1
florida| -7
folk| 1
follow| 1
foot| 3
forecast| -1
forev| -1
forget| -1
forgot| 2
frame| -1
freez| 1
free| -4
fresh| 3
front| -3
full| 3
funni| -3
furnac| -3
furnitur| -1
fussi| 1
gallon| -1
galvan| -2
game| -1
gana| -1
gap| 2
garag| -4
gaurd| -5
ga| 2
get| 4
give| 3
glue| -1
goe| 10
golden| -1
golf| 1
good| 1
googl| -2
go| 7
grass| 1
great| -3
grit| 1
ground| -3
grow| -6
guard| -1
guid| 2
gui| 12
gutter| -7
hailstorm| -1
hail| -1
hale| 6
half| 3
hallwai| -1
hammer| 1
handi| -1
handl| 3
hand| 3
hang| 5
happen| -4
happi| -2
hard| 2
har| -1
hasta| 5
hate| -2
hat| 1
haul| 1
haven| 3
head| 4
healthi| -1
hearth| -6
hear| -4
heater| -1
heavi| -2
heck| 1
height| -5
heirloom| -5
help| 5
her| 1
high| 1
himself| 1
him| 2
hip| -1
hire| 5
histori| -1
hit| -1
hi| 6
hoa| -4
hole| 1
homeown| -1
honestli| 1
hook| -1
hospit| 6
hotel| -2
hotter| -1
hour| -7
hous| 2
human| 2
hundr| 1
hurrican| 2
hurt| -3
husband| -5
ic| -1
idea| -1
impact| -2
inbox| 1
inch| -3
includ| 5
increas| -1
independ| 5
insid| 2
inspect| 3
instead| -4
insul| -2
insur| -6
interest| -6
interrupt| 6
invent| -1
invert| -1
itself| -1
iv| 2
januari| -2
joke| -3
jubilado| -1
juli| 2
jump| 1
june| 1
junk| 2
keep| 6
kick| 3
kill| -2
kind| 7
kitchen| -1
knock| 7
koi| -4
labor| -1
ladi| -2
lai| 4
landfil| -7
land| 2
last| 1
later| -1
late| -3
lavadora| -1
lawyer| -2
law| 2
leader| 1
leaf| -5
leak| 3
lean| -1
leas| -1
leav| 7
leftov| -1
legal| -2
lend| -6
length| 4
letter| -1
liabil| -2
licens| -2
lifetim| -1
life| 1
lighter| 2
lightn| -7
limit| 1
line| -1
lisenc| -2
list| 1
littl| 2
live| -3
load| -3
look| -4
loos| 3
lose| -3
lot| 4
louder| -1
loud| -7
love| 2
low| 6
lumber| -1
ly| 2
machin| -1
made| -7
maker| -1
manag| 1
man| 6
mapl| 1
marco| 1
mark| -1
marri| -1
marta| 2
match| -3
materi| -1
matter| 5
max| 1
ma| 3
mean| -5
measur| -2
mediat| -4
membran| -2
metal| -10
middl| 5
mid| 2
mile| -2
minut| 1
mirror| -1
miss| -1
mobil| -4
mold| -2
mom| -2
month| -13
morn| 4
mortgag| -3
moss| -5
mother| 3
mushi| 1
myself| -2
nail| -7
nake| 3
nale| 4
name| -4
narrow| 3
nearbi| -1
near| -3
neighborhood| -1
neighbor| 1
nephew| 1
nest| -5
newborn| 2
new| -1
next| -3
nice| -6
night| -5
noon| -3
normal| 6
north| 1
notic| -3
number| 8
oak| -2
oblig| -1
odd| 1
offen| -2
offer| -1
offic| -1
offset| 1
oil| -1
okai| 2
old| 8
onc| 5
onlin| 2
onto| 5
on| 4
open| 1
opinion| -6
option| 6
order| -1
ordinari| 2
other| 1
otro| -3
outsid| 6
oven| 3
overnight| -5
owner| -1
own| 5
ow| 3
packag| 1
pad| 3
painter| 1
paint| 2
pai| -12
paler| 1
pane| 2
partner| -1
part| 4
payrol| 1
peak| 1
peel| -2
pen| 1
percentag| 2
percent| -3
permit| -8
person| -3
pet| -2
phone| -11
photo| -5
picki| 2
pickup| -1
pick| -2
piec| 2
pile| 2
pipe| 1
place| 3
plain| 1
plai| 4
plank| -1
plan| -2
plaster| 1
plastic| 5
plug| -1
plumber| 1
plumb| 5
plu| -1
pocket| 1
point| -1
poison| 2
poke| 3
polici| -4
pond| -4
pool| -1
popular| -3
pop| 1
porch| 1
porta| -1
potti| -1
pour| 1
power| 6
premium| -1
present| 2
pressur| -4
pricier| -3
print| -1
probabl| 1
problem| -1
profit| -1
program| -2
promis| -2
properli| 1
prove| 1
public| -1
punch| 2
punish| 1
push| 2
put| 2
question| -4
quick| 1
quot| -1
raccoon| -5
racket| 2
radio| -1
radon| -1
rafter| -2
rain| -5
rais| -4
rate| -2
rather| 1
readi| -5
real| 2
reason| -1
rebuild| -1
receipt| -1
recept| -1
record| -3
recycl| -8
redo| 1
red| -2
refin| -3
refund| -2
relat| -1
remodel| -1
remov| 3
rental| -1
renter| -5
repaint| 2
repair| -3
replac| -3
resal| -1
reschedul| -1
reset| -1
resist| 2
respond| -1
respons| -1
reward| -1
ridg| -1
ring| -3
rippl| 1
rip| 5
risk| 3
road| 1
robot| -1
rod| -1
roll| 1
roof| 9
rooki| 3
room| 2
rose| -2
rot| -3
roughli| 2
round| 4
row| 1
rubber| 2
ruin| 2
run| 1
rust| 4
safe| 2
salari| 2
same| 3
sampl| -3
sam| -1
sand| 3
satellit| 3
saturdai| -2
save| -5
scam| -1
scare| -3
scope| 1
score| -3
scratch| 1
seal| 4
seam| -1
second| 5
secret| -1
see| 1
sell| -2
sel| -1
send| -1
senior| -1
senor| -2
sens| 1
separ| 3
servic| -2
settl| -1
set| 1
sever| -1
shade| -3
shake| 1
shape| -1
share| -3
shed| -1
sheet| 1
shelter| -6
shingl| -3
shop| 2
shovel| -1
shower| -1
show| -1
sick| -1
side| 11
sign| -5
simpli| 2
singl| -5
site| 6
sit| 10
size| -2
skinni| 1
skylight| -4
sky| 2
slate| -1
sleep| -2
small| 1
smart| 2
smash| 2
smell| -2
smoke| -2
snap| 2
snow| -6
soffit| -2
soft| -1
solar| 1
somewher| 1
soot| 1
sourdough| -1
spanish| -2
spare| -3
speak| -3
special| 3
sprayer| -4
spread| 3
spring| 1
squar| -1
squirrel| -10
stack| 8
stainless| -5
stai| 7
stand| 1
stapl| 2
state| 1
steel| -3
steep| -3
step| 5
stick| 3
stink| -2
stone| 1
stop| 4
store| -3
strai| 1
street| -1
stretch| -3
strip| 1
strong| 2
stucco| -1
stuffi| 1
stuff| 8
such| 1
sue| -3
suggest| -1
summit| -3
sundai| -2
sunni| 3
sun| 1
supervisor| 1
supplement| -1
supplier| -1
suppos| 2
sure| 2
surpris| 3
surviv| 2
su| -1
swallow| 2
swamp| -2
swatch| -1
switch| -4
system| 1
tabl| 2
tab| -1
take| -3
talk| -4
tall| -4
tan| 2
tap| 3
tarea| -1
tarp| -5
tar| 2
tax| -7
tear| -2
temperatur| 10
tenant| 1
tesla| -5
text| -2
themselv| -3
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
tip| -3
tire| 1
todai| 3
toddler| 1
todo| 4
togeth| -1
toilet| -3
tomato| -2
tomorrow| 1
tonight| 5
top| 3
toss| 1
total| -1
touch| -1
tough| 1
town| 1
trampl| 1
tramp| 1
translat| -2
tree| -5
trim| -1
trip| -4
troubl| 1
true| -1
trust| -2
tube| 2
tulip| -2
tunnel| -1
turn| -3
tv| -1
type| -2
ugli| 4
umpir| -1
uncl| 3
underlay| -4
underneath| 1
unido| -2
unit| 6
upstair| 2
urgent| -1
us| -2
valid| 2
valu| -2
van| 2
va| -2
veget| -1
vent| -2
veteran| -2
vinyl| -1
visit| -5
voic| -5
void| 2
wait| 7
walk| 4
wall| 1
want| 4
warmth| 3
warm| 2
warn| 4
warranti| -7
wash| -4
wasn| -1
wasp| -5
watch| -2
water| 1
wave| 2
wavi| -1
weak| 1
wear| -2
weekdai| 2
weekend| -7
week| -1
weigh| -3
went| 1
west| -1
white| -1
whole| 6
wide| -1
wife| -3
wifi| -4
window| -2
wind| -5
winter| 1
win| -1
withstand| 2
wooden| 1
woodpeck| -3
wood| -9
word| 4
work| 5
wors| 2
worth| -2
wreck| 2
write| -4
wrong| -3
wyom| -5
yall| 3
yard| 3
year| -14
yellow| -3
young| -3
yourself| 1
yourselv| 3
zero| 2
`,
  beside: `
10|11 -1|12 3|15 -2|2 -1|3 -1|4 1|address -1|begin -1|check -1|claim -1|compar -1|correctli -1|cost -2|cover 3|crew 1|end 3|file -1|first -1|hous -1|last 1|least 3|loud 2|make 3|maker -2|materi -3|month 3|name -1|origin 3|period 3|repair 2|roof -1|run -2|sell -1|shingl -1|spell -1|temperatur 1|transfer -2|warranti -1|year -2
120|110 3|130 3|6 1|hearth 2|hour 2|mile 2|shelter 3|shingl 3|warrant 3|wind 2
15|10 -1
18|roof -1|shingl -1
1962|1980 1|asbesto 1|contractor 1|find 1|hous 1|licens 1|old 1|remov 1|stop 1|tear 1|underlay 1|work 1
1965|1980 2|asbesto 2|contractor 2|find 2|hous 2|licens 2|old 2|remov 2|stop 2|tear 1|underlay 2|work 2
2|0188 1|1,200 8|303 1|555 1|9 1|add 8|ask 2|belong 5|check -3|children 1|choos 1|claim 2|cost 5|cover -1|dai 6|deni 1|depreci -1|desk 1|drivewai 5|dumpster 5|exampl 1|final -3|half 7|hous 6|layer 2|leak 1|lose -1|make 1|monei -1|nail 1|old 7|pai -2|pet 1|phone -1|polici 5|rain -1|roof -2|same 2|second 2|send -2|shelter 1|shingl -2|street 6|summit 1|tear 3|transfer -1|visit -1|walk -2|warranti -6|wood -1|write 1|year 3
3|10 1|4 2|arriv -2|choos 8|clean 1|compar 4|dai 3|damag 1|find 1|free 1|gain 4|goe -1|hearth 4|hour 2|hous -1|later 1|move 8|new 2|pai 1|phone 1|plan 9|rain 1|sensibl 8|shelter 8|shingl -1|synthet 1|underlay 1|warranti -1|work 1|year 7
400|1 2|4,000 3|400,000 3|cost 3|deduct 3|hous 2|insur 1|percent 2
40|12 1|arriv 2|fall 2|first 1|page 1|shingl 1|wall 2|wood 3|yard 3
4|1 2|16 -1|30 1|4,000 2|400,000 2|6 -1|7 -1|along 1|cap 1|cost 3|dai -1|deduct 2|hous 3|insur 1|live 1|meanwhil 1|nail -2|new 1|pai -1|percent 2|ridg 1|roof -1|sheet 1|shingl 1|stai 3|supervisor -2|vent 1|whole 2|work -1
5|0188 1|10 1|2 1|9 1|bill 4|claim 1|cost 3|desk 1|exampl 1|make 5|repair 6|servic 1|summit 1|take 4|visit 2|write 1|year 1
6|10 2|2 -1|5 3|8 1|cost -1|cover 2|dumpster 2|fall 2|find 1|first 3|hous 1|insid 2|labor 3|later 1|least 1|live 1|maker 3|meanwhil 1|new 2|pai 3|phone 1|put 3|roof -2|shingl 2|stai 2|vent -1|year 3
7|5 6|hous 2|take 4|work 2
8|7 2|arriv 1
9|12 1|crew 1|dai 1|least 1|roof -1
acv|cash 2|cost 2|polici 3|replac 2|roof 3|valu 2
ac|cool 1|summer 3
addit|2 2|95 2|cost 2|extra 1|first 1|honest 1|includ 1|sheet 2|shingl -1|wood 2
adjust|2 -2|3 -2|damag 1|emerg 1|free -1|further 1|inspect -1|oblig 1|prevent 1|roof -1|shingl -1|week -1|year -1
advis|better 1
afterward|2 -1|clean 5|cost 2|end 1|first 2|granul 3|gutter 1|hous -1|inspect 1|nail 1|new 1|noon 1|onc 2|permit 2|photo 2|roll 1|whole 1|wood 1|yard 1
ago|180 2|30 1|365 2|accept 2|allow 2|claim 3|colorado 2|dai 4|deadlin 1|first 1|hail 2|insur 2|polici 2|rain 2|wind 2
agre|13 1|claim 2|colorado 6|complain 6|cost 4|deni 3|disagre 4|divis 6|insur 2|low 3
ag|cost 2|eighteen 4|find 2|flash -1|lose 4|miner 4|new 1|percent 1|replac 2|roof -1|shingl 2|surfac 4|themselv 4|vent 1|wind -1|year 3
air|attic -1|roof -1
allow|2 -3|arriv -1|ask 1|dai -3|end -4|forbid 1|hous -2|instal 1|licens 2|stop 1|work -2
along|12 2|2 1|24 -1|7 1|appreci 2|architectur -1|area 2|arriv 2|attic 2|cover 1|cut 2|dai -1|dam 1|eav 1|end 2|escap 1|flash 1|goe 1|hous 1|ic 1|inch 2|metal -1|next 2|onc 3|owner 3|ridg 1|sell 2|skylight 1|stop 2|tend 2|vallei 1|vent 2|wall 1|warranti 1|wide 2|wrong 1
alon|roof 2
alreadi|1,200 1|3 3|add 1|claim 3|dai 1|find 1|half 1|insur 2|old 1|polici 3|premium 1|rais 1|renew 3|roof -1|sever 3|supervisor 3|tear 1|year 3
alright|ask 4|roof 2
aluminum|flash 3|new 3
alwai|10 1|address 1|begin 1|certif 1|check 1|compar 1|correctli 1|dai 2|e 1|email 1|file 1|final 2|maker 1|name 1|pai 2|receiv 1|spell 1|walk 1|warranti 1
amount|1 1|10 -1|2 1|ask -1|colorado 6|complain 2|cost 2|deduct 2|deposit 1|disagre 2|divis 2|hail -1|hous 1|inspect -1|insur 3|low 1|pai -1|percent 1|polici 2|second -1|valu 1
answer|10 2|2 1|20 2|25 3|3 -1|4 1|5 1|arriv 2|cost -2|cover 2|goe 1|hearth 2|heirloom 3|last 1|shelter 2|warranti 3|workmanship 2|wrong 1|year 2
antenna|cover -1
anybodi|5 2|arriv 2|inspect 1|look 5
anymor|hour 3|shingl 1
anywai|roof 2
apart|16 1|6 1|7 1|fasten 1|hous 1|inch 1|joint 1|least 1|nail 1|replac 2|ring 1|roof 1|shank 1|sheet 1|shingl 1|stagger 1|wood 1
approv|hous -1|insur -1
area|4 2|miss 2|open 2|shingl 2
arriv|1 -1|100 -1|11 -1|110 -1|12 2|130 1|14 6|14,795 3|140 1|179.43 3|18 -1|1998 -1|2 3|20 -1|24 -2|3 -6|30 -5|34 -1|4 3|4,000 1|40 1|400,000 1|45 -1|5 -1|5,000 -2|6 6|60 -1|7 9|8 -1|9 -1|95 -1|activ 4|adjust 11|afterward 2|ahead 5|aluminum 3|alwai 2|approv -3|ask -2|asphalt -1|attic 4|awai -1|baffl 3|balanc 3|bank -2|begin 1|black 3|breath -1|bring -1|brown 3|bundl -1|care -1|cash -1|caus -2|certif -1|chalk 2|chanc 2|chimnei 3|choos -1|claim 2|class 1|clean -2|color 1|colorado -1|contractor -5|copper 3|cover -1|custom 1|dai 9|damag -2|date 8|decid -3|deduct -1|deni -1|depend 2|deposit -1|discount -1|document -2|door -1|down 2|dry 1|drywal -2|e -1|eav 1|edg 3|emerg 2|end -1|fall 2|famili -1|fault -2|feet -2|fifth 2|file -3|final -3|find 2|finish 4|first -5|flash 3|free 2|further 1|garag -1|gaug 1|give -1|goe 2|good -1|granul -1|gutter 2|hail -2|hear 2|hearth -2|heirloom -1|high 1|holidai -1|honest -2|hour 3|hous -1|ic -1|impact 1|includ 2|insid -2|inspect 1|instal -2|insur 3|keep 1|labor 1|lai 2|later -1|least 3|leav 1|light -1|look -2|lose 1|mainten -1|make 1|maker -1|marco 5|mark 2|meet 4|membran 4|metal -2|miner 2|minut -2|month 3|morn -1|mortgag -1|moss -2|mostli 2|move 2|nail -6|new 3|next 1|number -2|onc -2|origin 3|overnight -1|own -2|owner -1|p 7|packag -1|pai -4|paint 2|painter 3|part 1|percent 1|period 2|perman 4|person 1|phone -2|photo -2|pick 1|place -1|polici -1|pressur -1|promis -1|provid 2|put 1|radar 2|rain 3|rate 1|recommend -1|remov -3|repair 2|ridg -1|roof -1|same -1|screen -1|see -2|sell -1|send 8|settl 1|sheet -2|shelter 1|sign -1|size 2|skylight 1|solar -1|spot -1|spring 2|squar -3|stai -2|stand -1|steel 3|steep 1|step 5|strip -2|subcontractor -2|such -3|suit -2|summit -3|supervisor 5|surfac 2|surpris 3|synthet -1|take -1|tarp 1|tear -2|temperatur 1|third 6|throughout 1|throw -1|time 2|transfer -2|twice -1|uncov -1|vallei 1|valu -2|vent 3|visit 1|wait 4|walk -2|wall 3|warm -1|watch 2|water -1|wear 2|week -1|white 3|withstand 3|wood -3|work -5|workmanship -3|write -1
asbesto|2 -1|24 -1|arriv -1|cost -1|dai -2|half -1|hour -1|hous -1|roof -1|shingl -1|take -1|tear -1
ask|15 2|arriv -2|cost -3|count 3|first -1|hail 2|hous -4|materi 1|new -1|own 2|roof -2|run 2|water 1|year 2
asphalt|choos 1|hous 1|look 1|seam 3|shingl 1|stand 3|suit 1|year -1
attic|24 -1|3 -1|air 6|along 6|arriv -2|breath 3|cool 3|cost -2|dai -1|drivewai -1|dumpster -1|eav -1|first -2|flash -1|high 6|hous 1|leak -1|leav 6|membran -1|photo -1|ridg 5|roof -3|shingl -2|stai 3|take -1|temperatur -1|vent -1|wall -1|warm 6|wood -1
automat|1,150 3|cost 3|flash 2|instal 3|new 3|order 3|replac 3|skylight 3|unless 3|vent 2
awai|130 -1|2 2|24 -1|3 1|30 -1|4 -1|45 2|7 -1|72 2|appli 2|arriv -1|ask -1|better 2|cancel 1|choos 2|claim 2|class -1|clean 3|contract 2|contractor -1|cosmet -1|cost 1|crew -2|dai 2|damag -1|decid 1|deduct 1|deni 2|deposit 1|discount 2|document -1|dumpster 1|edg 1|exchang -1|fair 2|final 2|find -1|finish -3|first 1|free -1|hand 2|hold -1|homeown -1|honest 1|hour 2|hous -4|hurri 2|includ 2|inspect 1|instal 2|instead 1|keep 2|labor 2|leav 3|loud 2|march 2|materi 1|monei 2|nail -1|new 2|novemb 2|percent -1|permit 1|polici -1|read -1|reason 2|repair 1|return 2|roof 1|seal 1|sheet -1|shingl 3|stai 1|stand -1|tear 2|temperatur 1|think 2|time 2|todai 3|vent -1|waiv -1|walk -1|warranti 1|wood -1|work -2
bad|1,900 3|10 -1|12 2|16 -1|2 2|24 -1|3 8|4 -2|40 -1|5 1|6 -1|7 -1|95 -1|air -1|asphalt -5|awai 2|badli 1|bank 1|bare 3|care 3|chimnei -1|claim -1|clean -3|condition -1|crack -2|crew -1|cut 1|damag -2|down -1|eighteen 2|end -1|expect 1|extra -1|face 3|fall -1|feet -1|final -1|find 2|first 1|flash 3|free -1|granul -1|ground 6|hail -1|heavi -1|honest -1|hous -2|inch -1|includ -1|inspect -3|instal 1|instead 1|labor 1|lift 2|look 8|loos 3|maker 3|mark 3|membran -1|miner 1|miss -1|month 3|number 2|old -2|open 2|owner 3|pai 3|paint 3|percent 2|phone -1|photo 2|place 2|put 1|rain 4|repair 1|replac 2|result -1|roof 1|rot 1|roughli -1|same -2|seal 1|see 1|send 2|sheet -1|shingl 4|show 3|side 2|slip 1|soft 2|spot 5|stand -1|steep -2|strong 6|surfac 1|tear -1|themselv 3|time -1|underlay -1|uphil -1|vent 1|walk 3|wall -1|warm 2|wavi 3|wear -2|week -5|west 2|wind 1|wood 2|work -2|wrongli 1|yard -1|year 6
bake|roof 2|shingl 3|wear 3
bald|eighteen 5|find 3|lose 6|miner 6|shingl 3|surfac 6|themselv 5|year 5
bang|2 2|6 1|7 5|air 2|along 2|arriv 3|bed 2|child 1|condition 2|crew 4|dai 2|door 2|first 3|hang 2|happier 1|himself 2|hour 3|introduc 2|lai 2|loud 1|marco 3|morn 1|otherwis 1|p 2|pretend 1|shingl 2|supervisor 5|surpris 1|tarp 2|wall 2|wood 2|yard 2
bank|2 -1|cost -1|insur -1|monei -1|pai -2|part -1|replac -1|roof -1
ban|38 1|bill 1|break 1|known 1|offer 1|senat 1
barefoot|clean 1|end 1|nail 1|twice 1|work 1|yard 1
bare|60 2|crew 1|dai 2|damag 2|dry 1|dumpster 1|finish 1|hous 1|membran 1|next 1|noon 1|old 1|overnight 2|rain 2|roof 1|spot 1|stai 2|surpris 1|synthet 2|uncov 2|underlay 2
barrier|16 2|24 2|6 2|7 2|architectur 2|cap 2|eav 2|edg 2|ic 2|inch 2|insid 2|leak 2|metal 2|nail 2|phone 2|plank 2|ridg 2|roof 2|shield 2|shingl 2|starter 2|strip 2|synthet 2|system 2|underlay 2|vallei 2|vent 2|wall 2|warm 2|water 2|wood 2
basic|10 2|3 1|30 4|architectur 2|cost 1|honest 1|hous -1|shelter 6|shingl 4|warranti 3|work 1
beat|3 -1|4 1|40 1|chimnei 1|feet 1|flash 1|granul 1|heavi 1|inspect 1|lift 1|miss 1|open 1|result 1|roughli 1|shingl 2|side 1|soft 1|spot 1|steep 1|take -1|uphil 1|west 1|wood 2
becom|hous 3
bedroom|3 1|5,000 2|cool -1|cost 2|cover 2|drywal 2|fault 2|hous 2|insid 2|leak 3|paint 2|repair 2|warranti 1|workmanship 1
bed|2 1|60 1|child -1|crew 1|dai 3|damag 1|dry 3|dumpster 3|finish 3|happier -1|hous 2|next 3|noon 3|old 3|otherwis -1|overnight 1|pretend -1|rain 1|roof 2|stai 1|surpris 1|synthet 1|uncov 1|underlay 1
begin|10 -2|15 3|2 -3|24 2|3 -1|303 1|5 3|555 1|7 1|arriv -4|contractor -2|cost -1|cover 2|crack 2|crew -3|curl 3|dai -3|defect 3|earli 3|fall -1|feet -2|hour 1|hous 1|lose 2|maker 2|materi 2|miner 3|neighbor 1|new -1|pai -1|roof -3|solar -2|squar 2|stai 2|such 2|summit -2|surfac 3|surpris -1|take 1|tear 1|walk 1|warranti 1|write 3|year 2
behind|10 2|20 1|24 2|30 1|5 3|50 1|copper 1|cover 1|granul 1|hearth 1|honest 1|hour 2|hous 1|maker 1|mile -1|moss 1|roof -1|shingl 2|squar 2|take 2|tear 2|warranti 3|wind -1|work 2|year 3
below|4 3|40 3|chimnei 3|feet 3|find 1|first 1|flash 3|granul 3|heavi 3|inspect 3|lift 3|lose 3|miss 3|open 3|result 3|roughli 3|shingl 4|side 3|soft 3|spot 3|steep 3|uphil 3|west 3|wood 4
besid|air 4|condition 4|dent 4|document 2|gutter 6|photo 2|screen 4|take 4|window 4
best|10 4|110 3|130 3|20 4|3 -2|chimnei 3|compar 1|cost -1|dai -1|gain 1|hail 1|hearth 3|heirloom 2|hour 3|hous -1|instead 3|insur -1|membran 3|mile 3|month -1|pai -1|rate 3|resist 3|roof -2|shelter 3|shingl -1|take -2|warranti 1|work 2|year 5
better|10 -1|2 -1|breath 1|certif 2|colorado -1|cool 1|dai -1|end 2|first -1|give 1|impact -1|pai 1|phone 2|rate -1|roof -3|send 1|wind -1|work 1|year -3
bill|10 1|2 2|24 1|40 2|afternoon 1|alreadi 2|arriv -1|attic 1|bad 6|below 1|breath 1|build -1|cash 8|claim 1|clean 1|condition 1|cook 1|cool 1|cost 2|cover -1|dai -1|down 2|energi 2|favor 3|final 4|find 1|finish -2|first 1|free 1|hail 2|hous 1|hundr 1|inspect 1|instal -1|lean 1|lose -2|low -1|morn -1|new 1|old 3|opinion 1|own 3|pai 11|permit 1|phone 2|photo 2|rain 1|repair 1|replac -1|roof -1|same -1|save 2|sheet 3|shingl -1|soft -1|spot -1|squar 1|stai -1|steep -1|take -1|tear 3|temperatur 1|vari 2|vent 1|walk 4|wind 3|wood 3|work 1|year 1
bit|cover -1|defect 1|down 3|emerg 2|fade 1|good 1|interest 3|none 2|overnight 2|roof 1|wear 1|year -1
black|10 5|5 2|copper 6|cover 5|granul 6|maker 3|moss 6|shingl 5|year 5
blast|8 1|end 2|granul 2|pressur 2|shingl 2|strip 2|warranti 2|wash 2
blew|adjust 1|awai 1|damag 1|emerg 1|repair 1|see 1|shingl 1|throw 1
block|8 2|cover 4|end 3|materi 4|ridg 3|soffit 4|vent 3|warranti 4
blow|2 2|bundl 2|color 2|cover 1|first 1|garag 2|later 2|rain 2|repair 2|roof 1|stai 2
booklet|damag 3|hail 5
boot|2 1|dai 1|wood 2
botch|ag 3|arriv 2|build 3|cost 2|cover 1|crew 3|dai 2|earli 3|insur 1|look 2|mainten 3|miss 3|mistak 3|pai 2|repair 3|warranti 1|water 2|wear 3|work 1
bother|dai 2|fall 2|loud 2|old 4|temperatur 3
bottom|24 3|along 2|eav 5|rake 3|roof 2|run 3|shingl 2|starter 5|strip 4
branch|insur -1
break|10 -1|2 -1|7 1|arriv -2|caus 3|class 1|cover 3|crack 2|crew 2|dai -2|damag 3|discount 1|dish 3|fail 1|give 1|holidai 3|instal 3|insur 1|light 3|old -1|pai 1|rate -1|roof 1|satellit 3|shingl -2|solar 3|such 3|warranti -1|wind -1|work 1|year 1
bring|10 2|25 2|3 -1|4 1|class 1|cost -1|discount 1|hail 1|honest -1|inspect 2|insur -1|pai 2|part 2|percent 2|premium 2|roof -1|wind 1
brother|8 2|chang 3|consent 3|end 3|repair 3|roof 3|warranti 3|workmanship 3|write 3
brownish|architectur 3|area 3|arriv 3|brown 3|charcoal 3|choos 2|color 3|dozen 3|driftwood 3|hous 3|look 2|nearli 3|shingl 3|soft 3|suit 3
brown|leak 2
brush|care 1
build|30 3|alwai 3|asphalt 5|behind 3|chimnei 3|cricket 3|famili 5|flash 2|galvan 3|hous 3|inch 3|made 3|metal 5|new 5|replac 5|roof 3|seam 5|shingl 3|singl 5|skylight 1|stand 5|steel 3|vent 1|wide 3
bundl|2 2|ahead 2|arriv 1|crane 2|dai 2|deliv 2|drivewai 2|lift 2|onto 2|roof 2|shingl 2|supplier 2
bust|adjust 1|awai 1|damag 1|emerg 1|repair 1|see 1|shingl 1|throw 1
cabl|cover 1|damag 1
came|damag 1|fall 1|fire 1|hail 1|homeown 1|lightn 1|pai 1|polici 1|such 1|sudden 1|tree 1
cancel|10 -5|2 -1|40 5|ahead -1|begin 4|chanc 5|cost -4|dai -1|date -6|hold -5|next -1|phone -1|radar 5|rain 4|roof -1|steep 5|watch 5|work -1
cap|repair 1
card|arriv -1|cost -6|cover -1|dai -1|final -1|free -1|hous -1|new -1|pai -2|percent -1|roof -2|take -1|walk -1|work -1|year -1
care|2 -1|appli 1|arriv 3|attic 2|caus 3|cover 5|crack 1|curl 1|dam 2|defect 1|earli 2|escap 2|fall 3|foot 3|goe 2|hail 3|hous 1|ic 1|instal 3|leak 3|lose 1|maker 1|materi 1|miner 1|onc 1|permit 1|phone 1|roof -2|shingl 1|such 1|surfac 1|temperatur 1|traffic 3|tree 3|warranti -1|wrong 2|year -1
carri|10 1|3 1|arriv 1|cost 2|crew 2|down 2|honest 1|month 2|pai 1|roof 1|stand 2
case|2 3|7 1|branch 2|bundl 3|color 3|cover 2|damag 2|earthquak 2|fall 2|fire 2|first 1|garag 3|hail 2|later 3|lightn 2|repair 3|stai 3|tree 2|warranti 2|year 1
cash|10 -1|ask 2|bank 2|colorado -1|cosmet 2|damag 2|discount 1|document 2|exchang 2|financ 3|give -1|hail -1|impact -1|insur 1|part -1|rate -1|read 2|shingl -1|sign 2|waiv 2|wind -1
catch|ask 6|cosmet 6|damag 6|discount 3|document 6|exchang 6|insur 4|read 6|sign 6|waiv 6
caus|18 2|2,400 2|24 2|3 1|40 2|asphalt 2|attic 2|awai 1|bare 1|break 1|chimnei 2|face 1|feet 2|find 1|flash 2|follow 2|free 1|hail -1|inspect 1|lift 1|littl 2|minut 2|new 1|number 1|old 2|place 1|present 2|roof 1|shingl 3|show 1|side 1|squar 2|take 1|vent 1|wear 2|west 1|wind 3|wood 1|year 2
ceil|arriv 1|crew -1|hous 1|new -1|phone 1|shingl 1|write 1|year -1
center|phone 3
certif|claim -1|dai -1|roof -1|warranti -1|write -1
chain|1998 2|34 2|contractor 2|crew 2|famili 1|new 1|own 2|roof 1|subcontractor 2|summit 2
chair|12 1|arriv 1|awai 1|feet 1|furnitur 1|grill 1|hous 1|least 1|move 1|pot 1|yard 1
chanc|dai 3|rain 3|wind 2
chang|11 1|2 2|60 1|cost 2|file 1|hous 1|materi 1|owner 1|pai 1|roof -1|sell 2|sign 2|take 2|transfer 3|warranti 1
cheaper|10 -1|20 -1|chimnei -1|choos 1|compar 1|gain 1|hail -1|move 2|plan 2|sensibl 2|shelter 1|shingl 1|wind -1
cheapest|10 1|20 1|25 1|3 5|chimnei 1|dumpster 5|grade 5|hearth 1|heirloom 1|layer 4|packag 5|roof 1|shelter 1|shingl 1|steel 3|warranti 1|workmanship 1|year 1
check|0188 -1|10 -2|12 2|14 -1|180 2|1978 3|2 5|24 -1|25 -1|3 -1|303 -1|4 -1|4,000 -1|555 -1|6 1|7 -1|7.99 -1|9 -1|95 -2|adjust -2|ahead -1|air -1|alwai 1|approv 1|arriv 10|attic -1|awai -1|bank 1|bill -1|branch -1|build 2|care 2|cash -1|certif -1|chalk -1|chang -1|claim -5|class -1|clean 1|climb -1|color -1|colorado -1|condition -1|consent -1|contractor -1|cost 3|cover -1|crew -2|dai -5|dam 1|damag -3|date -2|declar -1|deni -2|desk -1|disagre 1|discount -1|document -2|door -1|down -2|emerg -1|end -1|escap 1|estim -1|exampl -1|feet -1|figur 6|final -1|financ 1|first 1|fourth -1|free -2|front -1|give -1|goe 2|ground 5|gutter -1|hail -2|hearth -1|honest -1|hour 1|hous -2|inch 1|includ -2|insid -1|inspect -2|instal 4|insur 4|interest -1|keep -2|leak 2|least -1|look 8|loos 2|lose -1|low -2|mainten 2|make -1|maker -1|mark -1|meet -1|minut -1|monei 5|month -2|morn -1|nail 1|new -1|offer -1|old -2|onc -2|page -1|pai 8|paint 1|part 13|partner 1|percent -2|phone -2|photo -2|polici -2|premium -1|promis 1|rain 1|rais -1|reason -4|receiv -1|repair -2|replac 9|roof -1|same 5|scope -1|second -2|send -2|servic -1|sheet -4|shelter -1|shingl -4|sign -2|spring 4|stand -2|steep -1|step -1|strong 5|subject -1|summit -2|supervisor 3|surpris -1|tarp -1|temperatur 1|test 3|time -1|twice 1|underlay -1|valu -1|visit 1|walk 2|wall -1|warranti -1|water -1|week 1|wind -2|wood -5|work -3|workmanship 1|write -6|wrong 3|yard -1|ye 2|year -4|yourself 7
child|24 -1|6 1|7 1|cost 1|cover 2|dai -2|dumpster -1|first -1|furnitur 1|hour -1|insid 1|pai -1|paint 1|phone -1|repair 1|roof -1|shingl -1|stai -1|supervisor -1|warranti 1|work -2|year -1
chimnei|3 -1|clean -1|contractor -1|cost -1|includ -1|inspect -1|make -1|photo -1|rain 1|roof -2|seal -1|shingl -1|stand -1|take -1|temperatur -1|wind -1|work -1
chip|ag 1|cover 1|damag 3|hail 3|insur 1|pai 3|such 3|sudden 3|wind 3
choos|1,200 1|ahead 1|arriv 4|color 1|date 1|down 1|half 1|hour 1|moment 1|next 1|paint 1|person 1|phone 1|pick 1|settl 1|sit 1|time 1
christma|1 -1|4 -1|arriv 1|attic -1|cover 5|dam -1|dust 6|escap -1|fall 6|first -1|flash -1|hous -2|ic -1|insid -2|leak -1|old 6|phone -1|roof -1|sheet 6|shingl -1|take 3|temperatur -1|vent -1|wind -1|wood 6|work 2|year -1
citi|2 -2|ahead -1|appli 5|arriv 2|choos 2|clean 2|cost -1|dai -2|dumpster 1|includ 2|labor 1|materi 2|permit 7|post 5|roof -1|take 5|tear 2|week 5|window 5
claim|10 -1|13 2|2 -2|20 -1|3 -4|ag 4|arriv 5|ask 3|begin -1|cash 3|certif -1|check 5|cost -1|dai -3|damag 2|date 2|decis 3|depreci 1|disagre 2|document 3|feet -1|final 5|first -1|hail -2|hous 1|independ 3|inspect 3|instal -1|keep 6|leak 2|make 2|monei -1|number 2|opinion 4|phone 6|photo 2|polici 6|rain 2|readi 2|recover -2|repair -1|replac 1|roof 2|satisfi 3|second 1|send -2|shingl -1|sign -1|steep -1|subtract 4|take -1|valu 3|walk -1|warranti -1|week -2|year -3
class|hous 1
clean|10 -1|2 -1|20 -1|24 -1|25 -1|3 -2|30 -1|4 -1|5 1|5,000 -1|8 2|arriv 3|awai 2|bleach 2|brush 2|build 2|care 3|claim -1|cost -1|cover 1|dai 3|damag 1|drywal -1|emerg 1|end 4|fault -1|feet -1|filter 1|flash -3|granul 4|hearth -1|hour -1|hous -2|inch -1|insid -1|inspect -1|instal 1|leak -1|look 4|loos -1|mild 2|moss 2|nail -1|pai -1|paint -1|pressur 4|rain 3|remov 2|repair 3|ridg -1|roof -2|see 2|shelter -1|shingl 4|skylight -1|solar 2|solut 2|sprayer 2|strip 4|take -1|vent -3|walk -1|wall -1|warm 2|warranti 4|wash 9|water 2|wavi 2|wind -3|wire 2|wood -1|work 2|yard 2|year -1|yourself 1
clear|arriv -2|attic -3|dust 1|fall 1|old 1|sheet 1|wood 1
climb|12 1|180 -1|25 2|act 3|care 1|claim 2|cost -2|count 3|cover -1|dai -2|first 1|ground 2|hail 1|hand 2|hour 2|inspect 1|look 1|natur 3|own 3|premium 3|rain 4|rais 3|roof 1|solar 1|strong 4|take -1|tarp 1|wash 2|wind 3
clock|2 1|begin 4|dai 3|final 3|sign 4|walk 4|warranti 3
close|12 2|5 -1|6 5|60 6|8 2|awai 5|branch 3|care 3|cover 3|dai 5|document 4|end 5|feet 5|file 4|final 4|first -1|free 2|goe 1|hous -1|keep 5|least 5|materi 2|page 4|phone -1|ridg 5|sell 5|shingl 3|soffit 6|transfer 3|vent 5|warranti -1|wrong 1
colorado|20 1|shingl 1|year 1
color|10 -1|20 2|24 -1|3 -1|4 -1|arriv -4|boot 2|choos 1|copper -1|cost -1|cover -1|end -1|flash -1|granul -1|homeown 3|last 2|leav 3|look 1|loos -1|materi -1|moss -1|new -1|paint -2|pipe 2|replac 2|ridg -1|roof -2|sampl 3|seal -1|seam -2|shingl -2|silicon 2|skylight 1|stand -2|steel -1|suit 1|walk -2|warranti -1|week 3|wind -1|wood 1|year 1
commerci|asphalt 1|famili 1|metal 1|replac 1|singl 1
common|layer 2|shingl 1
complain|adjust -1|dai -1|insur -1
comput|2 1|dai 2|e 2|final 2|pai 2
condit|air 2|condition 3|draw 3|dust 3|first 1|morn 1|switch 3|tear 3
contractor|1 2|10 -1|14 -1|2 5|30 -1|4 3|7 -1|adjust 1|ag 1|ahead 2|arriv 2|ask -1|bill 1|certif 2|check -1|claim 3|colorado 2|complain 2|cost 3|cover 1|dai -1|damag 1|date 4|deduct -1|deni 1|depreci 1|divis 2|end 2|fifth -1|final 2|first -3|flash -1|give 2|goe -1|hail -1|homeown -1|hous -1|insur 2|low 1|made 1|maker 4|materi 1|meet 3|monei 3|mortgag 4|mostli -1|number 1|pai 1|part -1|phone 3|photo 1|polici 4|rain 1|rais 1|readi 1|receipt 2|renew 2|repair -1|roof 4|sever 2|shingl -1|sign 2|step -1|subtract 1|summit -1|supervisor 2|take 1|third -1|togeth 1|vent -1|visit -1|week 3|wind -1|wood -1|work 1|write -1|wrong -1|year -1
cool|2 -1|air 2|climb -1|condition 2|cover -1|crew -1|dai -1|draw 2|dust 2|first 1|hous -1|morn 1|shingl -2|switch 2|tear 2|wood -1
costli|2 4|cost 4|end 4|final 4|good 2|roof 4|slow 4|tend 4|wear 2|wind 4|year 3
cost|1 -1|10 5|110 1|13 -1|130 1|15 3|2 -3|20 4|24 1|25 1|3 -1|5 -1|60 2|7 -1|8 -1|9 -3|appli 2|area -1|arriv -5|ask -2|attic -1|awai -1|builder 4|cancel -1|chalk 6|chang -1|check -2|chimnei -1|class 2|clean -1|colorado 3|contractor 2|cover -2|crew -2|dai -1|damag 4|date -1|deduct 2|deni -1|deposit -1|disagre -1|discount 4|document -2|dumpster 1|edg 2|emerg -2|end -1|fall -1|feet -1|file -1|final -2|finish -1|fire 1|first 7|forbid 3|free 10|give 1|good 1|grade 5|gutter -2|hail 2|hand 1|hearth 2|heirloom 2|high 4|homeown -1|hour -1|hous -4|impact 3|inspect 9|instal 4|insur -1|interest 4|keep -2|last 2|law 3|layer 1|leak -1|leav -1|life 4|lift -1|lose -1|make -2|maker 1|march 2|mark 6|materi 1|measur -1|miner -1|minut -1|morn -1|next 3|novemb 2|number -2|old -1|onc -1|owner -1|packag 2|pai 4|period -2|person -1|phone -1|photo 3|polici -2|rain -3|rate 3|receipt -1|region 3|replac -2|roof 4|seal 2|seam 1|second -1|sell -1|send -2|servic 3|shelter 2|shingl 3|side -1|sign -3|squar -1|stai -1|stand 1|steel 1|step 3|such -1|summit -1|sun 3|supervisor -1|surfac -1|take -3|tarp -2|temperatur -3|themselv -1|transfer -1|vent -1|waiv 2|walk -1|warranti -1|wear 1|week -3|wood -2|work -1|workmanship 1|write -1|year 4
cough|3 1|cost 4|materi 2|workmanship 1
countri|15 1|20 1|builder 1|good 1|grade 1|hail 1|high 1|life 1|region 1|roof 1|servic 1|shingl 1|sun 1|wear 1
count|10 -2|2 2|3 -1|30 -1|4 -1|40 -1|5 1|7 1|appli 1|arriv -1|begin 7|chimnei -1|claim -1|color 1|cost -1|cover 1|crack 2|curl 2|dai 4|defect 5|earli 2|edg 1|end -1|fade 3|final 6|fire 1|flash -1|granul -1|hail -2|hand 1|heavi -1|homeown 1|inspect -1|insur -1|lift -1|lightn 1|lose 2|maker 2|march 1|materi 2|miner 2|miss -1|novemb 1|onc -1|open -1|polici 1|repair -1|result -1|roof 1|roughli -1|see 1|side -1|sign 7|soft -1|spot -1|steep -1|such 3|surfac 2|take -1|uphil -1|waiv 1|walk 7|warranti 3|west -1|wood -1|work -1|year -1
coupl|2 3|cost 3|end 3|final 3|good 2|roof 3|slow 3|tend 3|wear 2|wind 3|year 2
cousin|8 1|chang 3|consent 3|end 3|repair 3|roof 3|warranti 3|workmanship 3|write 3
cover|1 1|10 2|100 -1|12 -1|140 1|15 4|18 -1|2 3|20 2|200 2|24 1|25 1|3 -1|30 -1|350 2|4 -1|4,000 -1|40 1|400,000 -1|6 1|adjust -1|ahead -1|appli 2|area 1|ask -1|awai -1|baffl 1|balanc 1|begin 1|cancel -1|cash 1|certif 2|chang 1|check 2|choos -1|claim -2|class -1|clean 1|colorado 3|consent 1|contractor 3|cost -1|count -1|crew -1|custom 1|dai 2|damag -1|date -1|declar 5|deduct 2|deposit -1|depreci -1|discount 3|document -1|e 2|edg 3|email 2|emerg 1|fall 1|feet 1|final 1|find -1|finish 1|fire 1|first 7|flash -1|forbid 3|frame 2|free -2|gaug 1|give -1|glass 3|goe -1|granul -1|gutter -1|hail -1|half -1|hand 2|hearth -1|heirloom 2|high 1|honest 1|hour -2|hous -1|includ 2|inspect -2|instal 1|labor 1|last -1|law 3|leav -1|lightn 1|look -1|mainten 1|make -1|maker -1|march 2|materi 2|miss 1|mistak 1|monei -1|month -2|new -1|next -1|novemb 2|number -1|old -1|onc -1|open 1|owner -1|page 5|pai 2|part -1|person -1|phone -1|polici 4|premium -1|promis 1|rain 1|receiv 2|refund 2|repair 1|replac -2|roof 1|run 2|same -1|seal 1|send -1|shelter -2|shingl -2|skylight -1|squar 1|steel 1|step -1|such 1|sudden 1|summit -1|surpris 1|take -2|tarp 3|tear 1|temperatur 1|throughout 1|tree 1|valu 3|waiv 3|walk -1|warm 1|warranti 8|week -1|whole 1|wind 2|withstand 1|wood 2|work 1|workmanship -1|write 1|wrong -1
crack|2 -1|20 1|7 1|arriv -1|carri 1|caus 3|cover 2|crew 3|dai -1|damag 3|dish 3|flash -1|holidai 3|hous 1|instal 3|last 1|light 3|new -1|repair -1|roof 1|satellit 3|shingl -1|solar 2|such 3|warranti -1
crawl|2 1|6 2|7 2|arriv 2|crew 1|dai 1|morn 2|new -1|own 1|roof -1|surpris 1
creep|roof 1|shingl 1|wood 1
crew|1 -1|10 1|12 -3|20 1|24 -1|3 -1|30 -1|4 2|40 -2|5 2|ahead 2|air -1|approv 2|ask -1|badli 2|bank 2|below -2|build 1|cancel -1|cash -1|caus -2|chalk 2|check -1|citi 1|clean 2|colorado 3|condition -1|contractor 4|cost -2|cover 1|crane 3|cut 1|dai 4|decid -1|deduct 2|deliv 3|deni -1|discount 3|drivewai 3|end 1|fall -3|feet -1|final -1|financ 2|find -1|finish -1|fire -1|first 3|flash 1|foot -2|forbid 3|free 1|furnitur 1|goe -1|hail -2|half -1|hearth -1|homeown -1|hous -3|inch -1|inspect 3|insur -1|island 3|kitchen 3|labor 3|law 3|leak -2|least -1|leav -1|lift 2|lightn -1|look 1|low -1|maker 1|mark 2|membran -1|minut -2|monei -1|month -1|nail 2|new 5|offer 2|old -1|onc 1|onto 3|open -2|outsid 1|own -1|pai 3|paint 1|part -1|partner 2|percent -1|phone -2|photo -1|plan 1|polici -3|pound -2|put 3|rate -1|repair -2|replac -2|roll 2|roof 3|run 1|seal 1|seat 3|shingl 1|sign -1|slip 2|spring -1|squar -1|stai -1|stand 1|step 1|stop -2|strong -1|subject 2|such -1|sudden -1|supplier 3|tarp -2|tear -1|temperatur -2|traffic -2|tree -2|twice 1|valu -1|vent 1|visit -1|waiv 3|walk -1|water 2|wear -1|week -1|weigh -2|wind -1|work 3|workmanship 1|wrong -1|wrongli 2|yard 1|year 2
crush|2 -1|cover -1|crew -1|dai -1|first -1|surpris -1|wall -1|yard -1
cut|12 1|6 1|awai 1|bill 1|branch 1|care 1|electr 1|feel 1|feet 2|hous 4|internet 4|keep 1|least 2|live 2|meanwhil 2|number 1|power 4|promis 1|roof -1|room 1|shingl -1|stai 5|summer 1|upstair 1|warranti -1
dai|10 -3|12 -1|15 -1|2 -1|25 -1|3 -2|4 -2|40 -1|7 -1|8 1|air 1|area -2|arriv 2|attic 1|belong 7|below 1|better 1|bill -1|bring 1|chanc -1|child 2|children 1|choos 2|claim -2|condition 1|contractor -1|cost -4|crew -1|damag -1|door -1|drivewai 7|dumpster 8|dust 2|end 4|fall 3|famili -1|feet -1|first -2|flash -1|free -1|goe 1|homeown 6|hour -2|hous 6|insid 1|inspect -1|insur -1|internet -1|keep 1|layer 4|least -1|leav 6|list 1|live 2|look 1|loud 7|meanwhil 2|mile -1|morn -1|move 2|nail 2|new -2|night 2|old 1|onc 3|open -2|outdoor 3|outlet 3|own 2|pai -3|percent -2|permit -1|pet 1|phone 3|photo -1|plan 6|portabl 3|power 2|radar -1|rain -3|rare 2|replac -1|roll 2|roof -6|sampl 5|second 4|sheet 1|sign -1|sleep 2|somewher 7|squar -1|steep -1|step -1|stop -1|street 7|strong -1|suit 2|summit -2|supervisor -1|surpris -1|take 1|tarp -1|temperatur -1|toilet 3|vent -1|walk -1|warranti -1|watch -1|water 2|week 4|wide -1|wind -2|wood 7|work 5|write -1|year -6
damag|10 -1|2 -2|24 1|25 -1|3 5|4 2|40 2|5,000 5|85 1|adjust -1|arriv -2|awai 2|bake 2|bare 2|better 1|brittl 2|build -1|caus 1|chimnei 2|complain -1|cost 5|count -1|cover 5|dai -2|divis -1|drywal 5|edg 1|face 2|fault 5|feet 1|find 3|flash 3|good 2|granul 2|hail -1|hearth 1|heavi 2|heirloom 1|hit -1|hous 4|insid 5|inspect 2|insur -1|leak 5|lift 4|lose 3|miss 2|new -1|number 2|oil 2|open 2|pai -1|paint 5|place 2|repair 4|result 2|roof 1|roughli 2|send 1|shelter 1|shingl 5|show 2|side 4|soft 2|spot 2|steep 1|such 1|summer 2|sun 2|supplement 1|take 2|turn 2|uphil 2|vent -1|visit 1|warranti 3|wear 1|west 4|wind 1|wood 3|work -1|workmanship 2
daniel|ahead 4|color 4|date 3|down 4|half 4|hour 3|moment 4|next 2|person 4|phone 3|pick 4|settl 4|sit 4|time 4
date|10 3|dai -3|damag -1|deposit 3|due 2|finish 3|homeown 2|inspect -2|new 1|pai 1|percent 3|rest 3|roof 1|walk 3|work 1
daughter|15 1|leav 1|materi 1|run 1|shingl -1|transfer 1
deal|2 -1|30 -2|begin 4|cancel 1|choos 1|claim 2|color 3|flash 1|new -2|permit 2|sign -2|summit 2|take 2
decid|2 2|3 2|30 2|agreement 2|appoint 2|cancel 2|check -1|choos 2|claim -1|color 2|contractor 2|cost -2|dai 1|e 2|end -1|final 2|inspect -1|instal 2|insur -1|minut 2|next 2|packag 2|pai 1|percent 2|permit 2|rain 1|roof -1|shingl -1|sign 2|steep 2|step 2|take 2|walk 2|week 2
decis|warranti -1
deduct|cost -1|crew -1|damag -1|depreci -1|hail -1|insur -1|pai -1|polici -1|roof -1|shingl -1|year -1
deni|approv 3|ask 1|colorado -1|cosmet 1|damag 1|document 4|exchang 1|give -1|hous 1|impact -1|rate -1|read 1|send -1|sign 1|summit 3|waiv 1|work -1
deposit|120 6|3 5|7.99 6|approv 6|assum 6|choos -2|cost -1|crew 2|down 6|figur 6|financ 6|hold 1|honest 3|interest 6|month 6|pai -1|percent 6|roof -2|shingl 1|squar 2|take -4|week -4|wood -4
differ|2 1|20 3|3 1|adjust 3|arriv 2|ask 4|behind 3|build 3|choos -1|claim 1|colorado 2|cost 1|dai 1|deduct 2|deni 2|first 2|free 4|hail 3|honest 1|hous -1|impact -1|inspect 4|insur -1|look 2|low 2|pai -1|polici 2|rate -1|same 3|second 4|separ 2|shingl -3|stand 3|street 3|suit -1|take 3|warranti 2|wind 4|work 3|year 3
dig|bill 4|damag 4|date 4|document 1|final 3|number 4|photo 4|polici 4|rain 4|readi 4|roof 3
dinner|6 1|7 1|arriv 1|crew 1|leav 1|morn 1
directv|afterward 3|begin 3|dish 2|down 3|flash 1|provid 3|put 3|satellit 2|skylight 1|take 3|vent 1
discount|30 -1|adjust -1|check -1|claim -1|dai -1|fifth -1|first -1|hous -1|insur -1|mostli -1|pai -1|replac -1|roof -1|send -1|shingl -1|step -1|visit -1
dish|arriv 1|caus 1|cover 1|fall 1|floor 2|foot 1|goe 1|hail 1|hammer 2|instal 1|leak 1|mirror 2|photo 2|shake 2|shingl -1|take 2|top 2|traffic 1|tree 1|wall 2|warranti -1|wrong 1
document|10 -1|100 -1|11 -1|15 -1|2 -2|3 -2|30 -1|60 2|7 -1|adjust -1|approv -1|arriv -2|claim -2|clear 16|colorado -1|cost 9|dai -1|damag 1|file -1|finish -1|first -1|guid -1|hail -1|homeown -2|hous -3|insur -2|maker -1|materi -1|membran 1|month -1|onc -1|overnight 2|owner -1|pai -1|percent -1|person -1|phone -1|rain 2|repair -2|replac -1|roof 2|second 1|see -1|sell -1|shingl -1|squar -1|stai 2|stop 8|summit -1|synthet 2|take -1|think 8|transfer -3|uncov 2|underlay 2|warranti -2|wind -1|work -1|write 14|year -1
dollar|cost -3|pai 1
door|contractor -1|crew -1|deduct 4|free 7|promis 9|roof 5
down|16 4|2 4|25 4|3 -2|4 2|6 1|7 4|ag -1|air -1|along 1|architectur -1|arriv 3|attic 1|awai -1|badli 1|bed 1|bill 3|breath 1|check 1|chimnei -1|class 2|clean 1|climb -1|colorado 1|condition -1|cool 1|cost -2|cover 2|crew -2|dai 1|damag -1|date 1|deposit 1|dine 2|dumpster -1|dust 3|earthquak 1|eav -1|edg -1|electr 3|end -1|fall 3|fasten 5|feel 3|final -1|finish -1|first 2|flash -1|floor 5|front 3|give 1|goe 2|hail -1|hammer 5|hand 1|hang 1|hold 1|hour 3|hous 2|impact 1|inch 3|includ -1|inspect 2|instal -1|insur -1|internet 2|leak -2|live 1|made 1|maker 2|meanwhil 1|metal -1|mirror 5|monei -2|mortgag 2|nail 4|new -2|next -1|number 3|old 2|pai 1|part 1|percent 4|period 2|phone -2|photo 2|plan 1|polici -1|power 1|premium 1|promis 3|rain 3|rate 1|replac -1|ridg -1|ring 5|roof -5|room 6|seal 3|shake 5|shank 5|share 3|sheet 6|shingl 1|shrink 3|sign 4|slip 1|stai 3|stand 2|steel 1|stop 2|such -1|sudden -1|summer 3|surpris -1|take 4|tarp 1|top 5|underlay -1|unless 1|upstair 3|vallei -1|vent -1|walk -1|wall 7|warm 1|wear -1|week -1|wind 1|wood 6|work 1|wrong -1|wrongli 1|yard 2|year -1
dozen|10 4|12 2|2 -2|bad 3|dai 2|hous 2|itself 1|phone 4|sheet 1|take 2|window 2|wood -1
do|10 3|14 4|2 -3|crew 5|dai -5|first 1|led 5|marco 3|morn 2|surpris -1|year 4
drag|12 1|arriv 1|awai 1|feet 1|furnitur 1|grill 1|least 1|move 1|pot 1|yard 1
drivewai|2 -1|5 -6|60 -1|arriv -1|clean 2|cost -2|dumpster 1|find 1|first -1|hous -1|insid -1|inspect 1|instal -1|keep -3|later 1|leav 1|nail 1|new -1|p -6|phone -2|repair -1|roof -1|sheet -1|stai -1|wood -1|work 1|year 1
drive|2 1|arriv 1|clean 2|dai 1|dumpster 4|inspect 1|phone 3
drizzl|rain 3
drone|hand 10|inspect 10|roof 4
drop|2 2|2210 5|5 5|8 4|adjust -1|ahead 2|bill 4|breath 2|claim -2|contractor -1|cool 2|cost -1|crane 2|dai 3|deliv 2|drivewai 2|electr 4|feel 4|first 4|ford 5|golden 5|hail -1|hous 2|insur -2|lift 2|number 4|offic 5|onto 2|open 3|own -1|p 5|pai -1|phone 1|promis 4|roof 1|room 4|second -1|shingl 1|stai 4|step -1|street 5|summer 4|supplier 2|upstair 4|weekdai 4|wind -1|work 1
drywal|arriv -2|build -1|cost -1|cover -1|repair -1|take -2|warranti -1|water -1
dry|rain 1
due|10 -1|cost 1|dai -1|e -1|final 1|finish -1|goe -1|list -1|order 2|pai 1|rest 2|third 2|week -1|window 2
dumpster|1 1|12 -1|2 -1|3 -1|adjust 3|air 2|along 2|arriv 2|awai 2|bed 2|better 3|choos 3|color -1|condition 2|cost -2|dai -2|damag 3|emerg 1|fair 3|feet -1|find -1|first 1|furnitur -1|grill -1|half -1|hang 2|hous -1|instead 2|keep 3|lai 2|least -1|monei 3|morn 1|move -1|new 2|old 1|pai -1|pot -1|repair 2|see 3|shingl 6|take -1|tarp 2|temperatur -1|think 3|throw 3|time 3|wall 2|wind -1|wood 1|yard 1|year -2
earli|7 1|approv -1|ask 1|bank -1|cost -1|financ -1|loud 1|neighbor 1|partner -1|ye -1
earth|100 1|2,400 5|crew 6|feet 5|hundr 6|measur 3|phone 6|roof 3|squar 4|steep 7
eat|cost 2
eav|7 1|arriv 2|cover 2|roof 1
edg|along 2|attic 1|chimnei -1|cover 1|dam 1|eav 3|escap 1|first -1|flash -1|ic 1|inspect -1|rake 3|run 3|starter 3|strip 3|temperatur 1|vent -1|year -1
eighteen|18 3|awai 3|cash 1|cost 1|depreci 3|half 3|old 3|pai 3|replac 1|roof 2|take 3|valu 1|year 2
eighti|10 2|bill 4|cost 4|make 4|repair 4|take 4|visit 2
emerg|shingl -1|year -1
end|10 1|12 -1|17,900 1|2 4|217 1|26,000 1|7.99 1|arriv 3|clean -1|climb 1|condition 1|cost -1|cover 2|crew 3|dai -1|down 1|final 3|find 1|first 2|free -1|furnitur 1|goe 1|interest 1|labor -1|ladder 1|later 1|materi -1|month 1|new -2|pai 6|percent 1|photo 1|promis 2|repair 2|roof 5|roughli 1|shingl -2|stai 4|supervisor 1|walk 2|wood 1|work -2|wrong 3|yard 1|year 1
entir|cover 3|dai 3|down 3|old 3|roof 4|same 3|steep 3|take 3|tear 1|time 3|wood 3
envelop|cash 9|final 5|pai 9|walk 5
estim|claim 2|cost 3|deni 2|edg 2|flash 3|forgotten 3|item 3|leak 2|list 3|low 2|permit 3|send 4|such 3|supplement 3
es|2 1|belong 1|better 1|children 1|cost 2|crew 1|dai 2|drivewai 1|dumpster 2|fall 1|hous 1|insid 1|lose 3|loud 1|pet 1|rain 3|somewher 1|stai 1|street 1|surpris 1|work 2
even|2 2|6 2|7 2|afterward 1|arriv -1|crew 2|dai 2|hour 7|marco 2|p 2|supervisor 2|surpris 1|week 2
everybodi|claim 1|heavi 4|premium 3|rain 3|rais 2|region 4|rise 4|whole 4
expect|50 3|choos 1|hous 1|look 1|metal 3|seam 3|stand 3|suit 1|year 1
experienc|14 5|crew 3|first 2|led 5|marco 1|morn 2|year 5
expert|13 2|disagre 2|favor 3|inspect 3|opinion 3|pai 3
extra|110 1|2 2|30 -1|95 2|appli -1|arriv -1|balanc 1|clean 2|cost 6|dai 1|damag 1|dumpster 1|eav 1|find -1|finish -1|first 2|flash -1|heirloom -1|hold -1|hous -2|includ 6|labor 3|lose 3|materi 3|membran 1|metal -1|move 2|new 2|old -1|pai 1|permit 2|post -1|rain 5|replac 1|ridg 1|seam -1|sheet 2|soffit 1|stai -1|stand -1|take -2|tear 2|vallei 1|week -1|withstand 1|wood 1|work 2
factori|0188 2|2 2|303 2|5 2|555 2|arriv -1|behind 2|cover 1|crack 2|curl 2|defect 2|desk 2|earli 2|goe 1|lose 2|maker 6|materi 3|miner 2|new -1|pai 2|percent 2|period 2|phone 1|servic 2|share 2|shingl 1|shrink 2|solar -1|stand 2|such 2|surfac 2|themselv -1|warranti -1|wrong 1|year 2
fall|2 -1|air 2|along 3|arriv 4|bed 3|cap 3|condition 2|cost -1|crew -1|dai -1|first 2|floor 4|hammer 4|hang 3|hous -1|keep 3|lai 3|mirror 4|morn 1|pai -1|photo 4|rain 3|roof -1|shake 4|shingl 2|squirrel 3|take 4|tarp 3|top 4|wall 7|wood 2|yard 2
famili|11 1|15 2|appreci 2|area 2|arriv 1|cover -1|goe 1|hous 3|materi 2|next 2|onc 2|owner 2|run 2|sell 3|take 1|tend 2|transfer 2|warranti 3|wrong 1|year 1
farm|insur 1
far|12 2|16 4|2 2|24 2|30 -1|6 6|7 3|adjust 1|ahead 2|along -2|architectur 2|awai 3|branch 2|cap 2|care 1|cost 2|dai 1|date 2|eav 2|edg 1|fasten 1|feet 3|first -1|furnitur 1|grill 1|hous 1|ic 1|inch 4|insid 2|joint 1|keep 2|lai -2|leak 2|least 4|meet 2|membran -2|metal 2|move 1|nail 1|phone 2|plank 2|pot 1|ridg 3|ring 1|roof 4|seal -2|shank 1|sheet 1|shield 2|shingl 3|stagger 1|starter 2|strip 2|synthet 2|system 2|take -1|underlay 2|vallei 1|vent 2|wall 2|warm 2|water 1|wood 4|yard 1
fasten|1 1|4 1|6 1|clean 2|find 2|free 2|inch 1|inspect 1|later 2|nail 2|phone 1|place 1|roof -1|shingl -1|strip 1|wood -1|work 2|year 2
faster|year 5
fault|0188 3|1 1|10 2|303 3|555 3|7 1|85 5|arriv 2|caus 5|cost 2|cover 5|dai -2|desk 3|find 5|goe -1|hous -1|look -2|materi -2|phone 3|repair -1|roof -1|servic 3|shingl -1|visit 5|warranti 6|water -1|work -1|wrong -1
februari|7 1|arriv 2|attic 2|cover 2|dam 2|escap 2|ic 2|roof 2|temperatur 2
feet|2 -3|3 3|30 1|alwai 1|behind 1|cancel 3|chimnei 1|contractor 3|cricket 1|custom 3|final -3|flash 1|galvan 1|hous -1|inch 1|made 1|new 3|roof 1|sign 3|skylight 1|steel 1|vent 1|wide 1
fellow|deduct 2|free 3|promis 4|roof 5
fight|13 2|colorado 4|counti 4|disagre 2|disput 4|jefferson 4|mediat 4|settl 4|stai 4
figur|0188 6|1 3|2 1|303 6|555 6|arriv -3|cost 3|desk 6|goe -1|hous -1|maker 2|pai -1|phone 4|servic 6|warranti 1|wrong -1
file|15 -1|2 -1|3 -1|4 -1|act 2|arriv -1|bill 2|claim 1|class -1|colorado -1|cost -1|count 2|dai -1|damag 1|date 2|decid -1|document 1|final 1|guid -1|hail 1|homeown -2|inspect -1|insur -1|natur 2|number 2|open -1|own 2|photo 2|polici 2|premium 2|rain 1|rais 2|readi 2|roof -1|shingl -1|summit -1|tarp -1|wind 1|write -1|year -1
filthi|arriv 1|attic 1|cover 2|dust 2|fall 2|old 2|sheet 2|wood 2
final|10 -2|2 -2|ag 2|clean -2|cost -2|dai -1|decid 6|deposit -2|due -1|earli 2|final 3|finish -2|homeown 1|hous 6|insur 1|low 2|mainten 2|miss 2|mistak 2|nail -1|new -1|next -1|old 2|pai 3|percent -2|photo 5|rest -1|roof 2|supervisor 5|tear 1|walk 3|wear 2|work -1
financ|14,795 -1|17,900 -1|2 -1|24 -1|32,615 -1|best -1|better -1|cost 1|dai -1|finish -1|first -1|good -1|hail -1|hearth -1|heirloom -1|honest -1|hous -1|new -1|pai -1|permit -1|recommend -1|repair 3|roof -2|shelter -1|squar -1|take 2
find|0188 1|1,200 2|10 -2|2 4|20 -1|303 1|555 1|95 1|along -1|arriv -1|attic -1|begin 3|build -4|carri 4|cash 1|certif 4|clean -2|cost 2|cover -1|dai 1|damag -1|declar 3|desk 1|end -4|feet -2|final -1|finish -1|first -1|flash -1|goe -1|hail -2|half 2|hous -1|inspect -1|last -1|letter 4|make 1|maker -1|mark 6|nail -3|new 1|number 3|old 2|onc -3|page 3|pai -1|paint 4|photo -2|polici 1|rain -1|repair -1|roof -3|seal -1|see -1|servic 1|sheet 1|shingl -2|soft 6|spot 6|sr 4|summit 1|supervisor -5|tear 1|time -1|twice -1|valu 1|vent -1|walk 5|water -2|wind -1|wood 6|write 1|yard -1|year -1
fine|cost 1
finish|0188 2|10 1|12 1|17,900 2|3 -2|303 1|32,615 -1|4 -2|50 -1|555 1|7 1|9 1|ahead 1|class -1|clean 6|climb -1|color 1|cost -1|cover -1|crew 1|dai -2|damag -1|desk 2|down 3|earli -1|end 2|exampl 2|final 2|find -1|first 1|free -1|front -1|good -1|granul 3|gutter 3|hail -1|half 1|hearth -1|heirloom -1|help -1|hold -1|homeown -1|honest -1|hour 3|hous 7|ic -1|inspect 4|insur -2|lift -1|live 2|look -2|make 1|marco 3|meanwhil 2|metal -2|monei -1|month 1|mortgag -1|nail 3|new -1|noon 2|onc 1|onto -1|own -1|p 2|pai 2|phone 1|photo 4|repair -1|roll 2|roof 5|seam -2|second 3|servic 2|shingl -2|sign -1|stai 2|stand -3|such -1|summit 2|supervisor 7|take -1|time 4|twice 3|walk 6|warranti -2|water -1|wear -1|week -1|whole 4|wind -2|wood -2|work -3|write 2|yard 2|year 3
fireplac|cap 3|keep 3|rain 3|squirrel 3
first|10 -1|20 1|7 -1|72 -1|adjust -2|along 3|arriv 1|ask 2|bare 5|begin 1|build 1|cancel -1|carri 2|certif 2|check 2|claim -1|colorado -1|complain -1|contract -1|cost -2|dai -1|damag -1|deduct -1|deposit -1|divis -1|document 1|dry 1|dumpster 1|eav 3|final 2|finish 1|free -2|hour -1|inspect -2|insur 1|keep 2|leak -1|letter 2|low 1|monei -1|next 1|noon 1|number 1|old 1|pai -2|paint 2|part -1|phone -2|primer 5|rake 4|reason 4|replac -1|return -1|roof -3|run 4|same 1|second -2|send -1|shingl 1|sr 2|starter 4|strip 4|warranti 1|wind -1|wood 4|write 4|year 1
fit|10 3|arriv -1|colorado 2|deduct 3|discount 2|drivewai 1|feet 3|forbid 2|law 2|least 4|pai 1|roof 1|waiv 2|wide 4
flat|asphalt 1|dai 5|famili 1|first 2|look 4|metal 1|replac 1|roof 2|seam 1|shingl 3|singl 1|warm 4|wavi 5|year 2
folk|hous 1|weekdai 1|wind 1
follow|arriv 2|ask 2|first 2|inspect 2|roof 2|spring 4
foot|10 2|13 2|disagre 2|favor 3|feet 2|inspect 3|opinion 3|pai 2
forgot|30 4|9 2|ask 4|claim 1|dai 2|file 4|first 5|leak 3|make 2|notic 4|warranti 2
freez|dai 2
free|10 1|12 3|2 3|25 -1|3 -1|4 1|5 1|7 1|95 4|arriv -5|branch 2|care 1|contractor -1|cost 6|cover 4|cut -1|dai -1|damag 6|earthquak 2|end 1|extra -1|fall 2|fire 2|first 5|goe -1|hail 2|honest -1|hous -3|inch -1|includ 6|instal 1|last 1|least 2|lightn 2|look -2|make 1|maker 2|month 2|new 2|offer -1|onc 2|origin 2|pai 1|period 2|photo -1|rain -1|repair 1|replac 2|ridg -1|roof -1|sheet 3|shingl -1|spring -1|take -1|tree 2|vent -1|visit 2|warranti 3|wind -2|wood 3|work -2|wrong -1
fresh|chimnei 1|eav 2|flash 1|new 2
full|arriv 1|attic 2|cover 3|dust 3|fall 3|old 3|pai 1|replac 1|sheet 3|wood 3
furnitur|attic 2|dust 2|fall 1|old 2|sheet 2|wood 2
fussi|approv 2|choos 1|color 2|document 2|hoa 2|hous 1|look 1|prepar 2|suit 1|summit 2
fuzzi|bleach 1|brush 1|mild 1|moss 1|remov 1|solut 1|sprayer 1|wire 1|yard 1
gabl|12 2|2 2|cut 2|end 1|flash 1|inch 2|ridg 2|skylight 1|stop 2|vent 2|wide 2
gap|flash 1
garag|belong 1|crew -1|dai -1|damag 1|drivewai 1|dumpster 1|fall 2|feet -2|pai 1|roof -2|shingl -1|street 1
ga|12 3|arriv 1|awai 3|feet 3|furnitur 3|grill 3|hous 3|least 3|move 3|pot 3|yard 3
get|24 2|7 1|activ 3|along -1|arriv 1|attic 4|cover -1|damag 3|emerg 1|find 3|further 2|lai 1|leak 3|oblig 2|prevent 2|repair 1|roof 1|vent 2|wood 1
give|10 3|2 -1|20 -1|200 3|30 2|350 3|72 -1|approv 2|arriv -1|cancel -1|cash -1|check -1|colorado -1|contract -1|contractor -1|cost 2|crew -1|dai -2|damag -1|date -1|decid -1|deduct 1|deni -1|deposit 1|discount -2|due 2|emerg 1|feet 3|final -1|financ 1|finish 1|first -1|forbid -1|free 1|goe -1|hail -1|homeown 2|hour -1|hous -1|insur 2|law -1|monei -1|new 2|percent 3|phone 1|photo -1|promis 2|rain -1|reason -1|refund 3|repair 1|replac 1|rest 2|return -1|roof 2|same 1|see -1|shelter 2|squar 3|step 1|take -1|tarp 2|waiv -1|walk 2|warranti 1|wind -1|work 1|wrong -1|year -2
glue|appli 1|dai 1|edg 1|first 1|hand 1|instal 1|march 1|novemb 1|seal 1|warranti 1|wind 1
goe|0188 1|2 -1|303 1|555 1|along 4|arriv 1|bill 2|breath 2|cap 2|check 3|chimnei 2|cool 1|cost -1|desk 1|eav 2|electr 2|exampl 1|feel 2|first 2|flash 1|hous 2|ic -1|inch 1|insid 1|made 5|metal -1|nail -1|new 1|number 2|pai -1|paint 2|peak 2|promis 1|ridg 1|roof 1|room 2|servic 1|shingl 2|stai 1|starter 2|steel 2|strip 2|summer 2|upstair 2|vallei -1|vent 2|warranti 1|water -1|wood 3
good|10 -2|110 2|12 3|120 3|130 2|15 1|18 -1|2 -1|20 -2|2218 1|3 -2|30 -1|4 3|50 1|6 1|7.99 3|appli 2|approv 4|architectur 1|arriv -2|assum 3|attic -1|awai -1|bank 1|bare 1|breach 5|build -2|cap 1|case 5|choos 2|claim -2|clean -3|cost -3|crew -1|dai -2|down 3|dumpster 1|edg 1|emerg 1|end 3|face 1|figur 3|final 1|financ 4|find -2|finish -1|fire 1|first 4|gaug 1|goe 4|hail -1|hand 1|hearth -1|heavi 1|heirloom -2|honest -1|hous -1|impact 4|instal 1|instead -1|interest 3|lamin 1|last 3|least 3|lift 2|look 1|lose 1|make 5|march 2|materi 1|miss 1|modifi 1|month 5|novemb 2|offer 2|origin 3|pai -2|partner 1|percent 3|period 3|perman 3|place 1|rate 4|repair 4|replac -1|result 1|roughli 1|run 1|sb 1|seal 1|seam 1|second 4|sell -1|sheet -1|shingl 3|show 1|side 2|soft 1|stand 1|steel 1|steep 1|suit 3|take 2|tough 5|transfer -1|ul 1|underlay 2|uphil 1|vent -1|wait 3|warrant 1|warranti 1|wear -1|west 2|wood -1|work -5|year -3
go|1 1|1,200 -1|12 2|2 1|20 -1|24 -2|3 -5|4 -2|6 2|900 1|ahead -2|along 4|arriv 3|attic -1|awai -2|batteri 1|bed 1|belong 5|below 1|bill 2|bring -2|bundl -4|burn 1|check 5|children 1|clean -1|close -1|collect -1|color -5|condition 1|cost -8|crane -1|crew -1|cut 2|dai 4|deliv -1|down 2|drivewai 4|dumpster 7|eav 2|edg -1|electr 2|end 2|face -1|fail 4|fall -1|feel 2|feet -2|final 2|find -1|first 4|flash -2|free -1|front 4|gallon 1|garag -2|good -1|grid 4|hail -1|half -1|hand 1|hang -1|hearth -8|honest -3|hous 5|ic -1|inch 5|includ -3|insid 2|inspect 1|internet 3|itself -1|keep 2|later -5|leak 1|leav 2|lift -3|light 3|live 5|look -2|maker 3|marco 1|meanwhil 5|metal -1|morn -1|move -1|new -3|number 1|old 1|onto -1|open -1|outdoor -1|outlet -1|own -1|p 1|percent 2|period 3|pipe 1|place 1|plan -1|portabl -1|pound -3|power 2|promis 2|rake 2|repair -5|replac -1|ridg 2|roll -1|roof -3|room 5|run 2|same 2|self -1|share 3|sheet -2|shelter -6|shrink 3|sign 1|skylight 1|solar 2|stai 4|stand -1|starter 3|steep 2|stop 2|street 6|strip 4|summer 2|sun 1|supplier -1|take 1|tarp 1|tear -1|temperatur -2|time 7|toilet -1|transfer -1|unless 1|upstair 2|wall -2|warranti -6|water -2|weigh -3|whole 3|wide 3|wind -3|window 2|wood 5|work 3|wrong -1|yard 3|year -5
grandma|floor 1|hammer 1|mirror 1|shake 1|top 1
grand|1 2|4,000 2|400,000 2|cost 2|deduct 2|hous 2|insur 1|percent 1
grass|2 3|arriv 1|clean 3|dai 3|end 2|find 1|free 1|front 2|hous 2|inspect 4|later 2|nail 3|noon 1|onc 1|phone 1|roll 1|roof -1|shingl -1|sign 2|stand 2|twice 2|walk 1|wall -1|whole 1|work 2|yard 4|year 1
green|12 1|5 1|bleach 2|brush 2|care 1|cover 2|maker 2|mild 2|moss 3|remov 2|solut 2|sprayer 2|wire 2|yard 1
grit|eighteen 4|find 2|lose 4|miner 4|shingl 3|surfac 4|themselv 4|year 3
grow|12 1|bleach 1|brush 1|care 2|mild 1|moss 1|remov 1|roof -4|shingl 1|solut 1|sprayer 1|wire 1|yard 1
guid|advic 3|alwai 3|damag 1|decid 3|insur 1|legal 3|own 3|polici 3|roof 1
gui|10 3|24 -1|25 1|5 5|8 2|adjust 3|arriv -1|attic -1|bank 4|bill -2|choos 1|citi 1|claim -2|contractor 2|cost 2|dai 1|damag -2|decis 3|deduct 2|fall -1|feet 2|find 1|first -3|flash -1|free 3|give 3|hail -1|hous 3|inspect 1|instal 1|insur -1|live 1|look -1|lose 2|meanwhil 1|meet 4|minut -1|offer 2|old 1|open 1|outsid 1|pai 3|percent 2|phone 1|photo 3|promis 8|rain 2|roof 2|shingl -4|squar 2|steep 2|step -1|stop 3|tree -1|underlay 2|vent -1|walk 1|water -1|wear -1|wind -1|wood -2|work 5|wrong 1
gusti|25 5|hour 5|mile 5|rain 3|stop 5|strong 5|wind 3|work 5
gutter|10 -1|130 1|14,795 -1|17,900 -1|2 -1|20 -1|217.08 -1|24 -1|3 -2|30 -1|4 1|6 -1|along 3|aluminum 3|attic 1|baffl 1|balanc 1|black 3|brown 3|build -1|chimnei 1|class 1|clean -1|collect 1|color 3|cost -5|dai -1|eav 1|edg 4|end -1|final 1|finish 1|flash 1|goe 2|hail -1|hearth -1|heirloom -1|honest -1|hour -1|hous -1|ic 1|impact 1|inch -1|includ 1|itself 1|lai 2|leak 3|least -1|list 2|look -1|membran 4|month -2|nail 1|new 1|pai -1|paint 3|rate 1|recommend -1|repair -1|roof -2|same -1|seal 1|shelter -2|take -1|tarp 1|underlay 1|vallei 2|vent 1|walk 1|wall 2|warranti -2|water 1|week 2|white 3|withstand 1|work -1|yard 1|year -2
hailstorm|180 2|365 2|accept 2|allow 2|claim 1|colorado 2|dai 2|deadlin 1|hail 2|insur 2|polici 2|rain 2|wind 2
hail|1 -1|110 1|130 3|140 -1|18 -1|2 -2|2218 2|3 -1|30 -1|4 4|6 -1|adjust -1|air 1|architectur -3|area -4|arriv -4|attic 1|awai -1|baffl 1|balanc 1|brown -4|chalk 3|charcoal -4|choos -1|claim 1|class 4|color -4|colorado 1|condition 1|contractor -1|cost -2|cover -1|crew -1|custom -1|dai -2|damag 4|date -1|deadlin 1|deduct -1|dent 1|discount 1|document 1|dozen -4|driftwood -4|eav 1|end -1|feet -1|file 1|find -1|fire 2|first 2|flash -1|free 2|gaug 1|give 1|hearth 1|heirloom -1|high -1|hous -4|impact 4|inspect 2|lamin 2|leak -1|look -1|mark 3|materi 1|membran 1|metal -1|minut -1|modifi 2|nail -1|nearli -4|number -1|offer 2|old -1|pai -1|polici -1|pressur -1|rate 4|replac -1|ridg -1|roof -2|sb 2|screen 1|seam 1|shelter -1|shingl -3|soft -4|squar -1|stand 1|steel 1|step 2|strip -1|suit -3|supervisor -1|temperatur -1|throughout -1|ul 2|vallei 1|walk -1|wall 1|warranti -2|wear -1|whole -1|wind 1|window 1|withstand 1|work -1|year -2
hale|10 1|110 2|130 3|20 2|2218 1|24 1|25 -1|7 1|ag 1|architectur 1|chimnei 1|choos 1|claim 2|compar 1|cost -1|count 2|cover 2|damag 5|discount -1|fall 4|fire 5|gain 1|gaug 1|hail 8|hearth 1|homeown 2|hour 2|impact 1|instead 2|insur 1|lamin 1|lightn 4|look 1|materi 1|membran 1|mile 2|modifi 1|offer 1|pai 3|part -1|percent -1|polici 3|premium 1|rais 2|rate 3|resist 2|roof -1|sb 1|seam 1|shingl 1|stand 1|steel 1|such 3|sudden 3|suit 1|tree 4|ul 1|warranti 1|wind 7|work 2|year 1
half|10 6|15 4|2 -2|3 -2|6 1|60 1|area 4|bad 3|cost -1|crew 2|dai 2|down -1|dry 4|dumpster 4|finish 6|flash 2|hous 5|leav 1|list 2|membran 1|minut 4|morn 1|next 4|noon 4|old 3|open 4|overnight 1|pai 2|phone 6|rain 2|roof 1|send 3|sheet 3|shingl -1|stai 1|surpris 6|synthet 1|take -2|tarp 4|uncov 1|underlay 1|wood -3|work -1
hall|take 2
hammer|2 1|6 2|7 1|crew 1|dai 1|hour 1|marco 1|mile 1|new 1|p 1|shingl 1|supervisor 1|take 1|wind 1|work 2
handi|8 1|chang 2|consent 2|end 1|repair 1|roof 3|warranti 1|workmanship 2|write 2
handl|chang 3|cost 2|down 4|flash 1|look 2|person 2|phone 2|promis 1|put 2|take 2|write 3
hand|10 2|14 1|arriv -1|claim 2|color 2|cost -2|crew -2|door 1|first -2|hous 1|led 1|look 1|morn 3|pai -2|phone 2|rain 1|roof -3|warranti -2|wind 1|wood 1|year 1
hang|2 -1|4 2|5 5|6 2|7 -1|arriv -1|awai 2|branch 2|care 1|cover 4|crew -1|damag -2|document 3|emerg 2|feet 3|gutter 3|homeown 1|hous 1|instal 5|insur 2|keep 9|last 3|leak -1|least 3|light 1|photo 1|receipt 2|refund 2|repair 2|roof -1|such -1|summit 1|week 1|year 4
happi|dai -1|find 1|free 1|nail 1|phone 1|walk -1
hard|110 2|130 2|6 1|hearth 1|hour 2|hous 1|mile 2|shelter 1|shingl 3|stai 1|temperatur 1|warrant 2|wind 2
hasta|dai 3
hate|10 1|copper 1|cover 1|granul 1|moss 1|shingl 1|year 1
haul|contractor 2|find 2|hous 2|old 2|plan 1|stai 1|tear 1|work 2
haven|0142 4|303 4|555 4|dana 4|phone 2|sign 3|summit 4
hearth|10 2|120 -1|17,900 3|2 -1|217 3|24 -1|25 -1|26,000 3|3 -1|4 -1|5 -1|7.99 2|approv -1|arriv 3|assum -1|balanc -1|cover -1|down 2|figur -1|finish -1|first -1|flash -1|granul -1|gutter -1|heirloom -1|honest -1|includ -1|interest 2|maker -1|membran -1|month 2|new -1|pai 2|percent 2|roof 2|roughli 3|shingl -2|stand -1|take -1|vent -1|warranti -1|wind -1|withstand -1|work -1|year 1
hear|10 2|2 -1|20 1|3 -1|answer 1|arriv 1|cover 2|crew -1|dai -1|first -1|hour -1|hous -1|pai 1|roof -2|supplement 1|take -1|year 1
heavi|arriv -1|photo -2|take -2|wall -2
heck|100 3|2,400 1|crew 2|feet 2|hundr 2|measur 2|phone 2|roof 2|squar 1|steep 4
heirloom|arriv -1|carri -2|hous -2|roof -1|shingl -3
help|10 2|12 1|40 3|7 2|afternoon 3|air 2|approv 2|arriv -1|below 3|branch 3|breath 1|bring -2|choos 1|color 2|condition 3|cook 3|cool 1|cost 1|cover 2|damag 3|earthquak 3|fall 3|fire 3|first -1|hail 3|hoa 2|hundr 3|lean 3|lightn 3|look 1|morn -1|phone 3|prepar 2|roof -2|shingl 1|stai 1|suit 1|summit 1|temperatur 3|tree 3|warranti 2
her|hous 2|loud 4
high|2 3|percent 3
himself|8 2|chang 3|consent 3|end 3|repair 3|roof 3|warranti 2|workmanship 3|write 3
him|2 -2|child 1|deduct 3|free 4|happier 1|inspect 2|loud 2|otherwis 1|pai 2|pet 2|pretend 1|promis 7|roof 2|somewher 2|surpris 1
hire|10 2|bill 4|cost 3|make 4|repair 3|take 4|visit 2
hit|hail -1|minut 2|premium -1|rain 1|shingl -1
hi|3 -1|ag 1|arriv 2|attic 2|clean 1|cost -1|cover -1|dai -1|earli 1|find 3|free 1|insid 1|inspect 3|instal 1|insur -1|later 2|leak 1|licens 2|mainten 1|miss 1|mistak 1|pai 4|phone 1|roof 2|wear 1|work 1|year 1
hoa|hous -1|shingl -1
hold|1,900 4|12 4|16 1|2 -1|20 1|3 2|30 -1|4 -2|40 -1|50 1|6 1|6,000 3|7 -1|8 2|approv 2|arriv 2|ask 2|averag 3|bill 2|boot 2|bring 1|carri 3|check 2|choos 1|claim 2|collect 3|color 1|contractor 1|cost -2|dai -1|deadlin 1|depreci 5|door -3|down -1|edg 1|fasten 1|final 1|finish 2|first 1|flash 4|hand 1|hous 1|inch 2|inspect 1|instead 2|keep -2|last 4|look 1|made 2|monei 2|month -2|mortgag 3|nail -1|new -1|onc 3|open 4|owner 4|phone -3|pipe 2|pound 3|rafter 3|rain -1|recover 2|repair 1|replac 2|ring 1|roof -5|safe 3|second 3|send 2|shank 1|sheet 1|shingl -1|sign 1|silicon 2|skylight 1|spot 4|spread 3|strip 1|suit 1|take -1|togeth 2|vallei -1|walk -1|wall -1|water -1|week 1|weigh 3|withheld 3|wood 1|work -1|year 9
hole|crew 1|roof 2
honestli|cost 1
hook|1 1|5 3|arriv 2|behind 1|cover 2|crack 1|curl 1|defect 1|earli 1|lose 1|maker 3|materi 3|miner 1|phone 1|shingl 3|solar -2|stand 1|such -2|surfac 1|themselv 1|warranti 2|year 1
hospit|child 5|crew 4|hous 2|live 2|meanwhil 2|night 5|rare 5|sleep 5
hotel|live 2|meanwhil 2|stai 4|time 5|whole 5
hour|2 -1|4 3|6 -1|9 3|cost -1|cover -1|dai 2|flash -1|hous 3|instal 2|neighbor 1|pai -2|percent -1|roof -6|second 3|temperatur 2|vent -1|warranti -1
hous|10 -1|25 1|3 -1|4 4|5 5|6 2|60 -1|7 1|8 -1|air -1|along -1|arriv 5|ask -2|awai 1|bare 1|bed -1|begin -1|branch -2|bring 3|build -1|certif -1|citi 7|class 2|clean 2|color -1|colorado 2|condition -1|contractor -2|cool 4|cost -2|cover -1|crew 1|dai 6|date -2|decid -1|discount 2|down 1|dumpster -1|earthquak -1|edg -1|end -1|face 3|fall 2|fire 3|first -2|free -1|give 2|goe -1|granul 1|hail 1|hand -1|hang -1|hearth -1|heavi 1|heirloom 1|homeown 4|honest -1|impact 3|inch 1|includ 2|inspect 5|instal -1|lai -1|later -1|leak -1|leav 1|lien 2|lift 2|lightn 3|look 4|make -1|maker -1|marco 2|metal 1|monei 3|morn 2|nail -1|new -3|number 1|old 1|onc -1|outdoor 3|outlet 3|outsid 7|overnight -1|own 3|pai 2|paint 2|place 1|polici 3|portabl 3|power 3|prove 2|pump 2|put -1|rain -2|rate 3|receipt 2|repair -1|replac -2|result 1|roof -3|roughli 1|same 1|second -1|see -1|show 1|side 1|soft 1|spot 1|steep 2|subcontractor -1|such 4|sudden 4|summer 4|supervisor 3|surpris 1|synthet -1|take 2|tarp -1|tear 1|temperatur 4|time 1|toilet 3|tree 2|twice -1|uncov -1|underlay -1|uphil 1|vent -1|visit -1|waiver 2|warm 1|warranti -4|water 1|week 2|west 2|wind 4|winter 4|wood 2|work 4|wrong -1|yard -1|year -2
human|person 2|phone 2
hundr|1 2|4,000 2|400,000 2|cost 1|deduct 2|hous 2|insur 1|percent 2
hurt|arriv -1|hous 1|shingl 4
husband|10 2|arriv -1|ask 3|certif 2|clean -2|dai -1|decis 4|e 2|email 2|fall 1|final 1|first -1|hous -2|instal -1|leav 1|pai 1|paus 4|point 4|question 4|receiv 2|share 4|sign -2|stop 1|take -1|think 1|walk -1|watch 2|whenev 4|wind -1|work -2
ic|cover -1|crack 1|find 1|freez 1|good 1|hail -1|instal -1|littl 1|pri 1|rain 1|warranti -1|water 1|wear 1|wide 1|winter 1
impact|4 1|ask 1|certif 2|class 2|cosmet 1|damag 1|decid 1|discount 2|document 1|end 2|exchang 1|give 2|homeown 1|insur 4|low 1|premium 1|read 1|send 2|sheet -2|shingl -1|sign 1|waiv 1|wood -2|work 2
inbox|10 2|2 1|begin 1|certif 2|dai 1|e 2|email 2|final 2|pai 2|receiv 2|warranti 1
includ|3 2|claim -1|clean 5|cost 8|damag -1|dumpster 5|finish 5|first -1|free -1|hearth -1|honest 2|inspect -1|instal 2|new 2|permit 4|recommend -1|replac 2|roof 3|shelter -1|tear 5|vent 1
increas|2 5|30 -3|4,000 -1|adjust -1|air 3|alreadi 1|bad 1|check -1|claim 1|clean -1|climb 6|condition 3|cost -3|cover 2|crew 1|damag -1|discount -1|fifth -1|find 1|hail -1|hous -1|insur -1|ladder 3|mostli -1|new -1|onc -1|onto 4|pai -2|photo 1|repair 1|roof 1|send -1|sheet 1|shingl 1|squar -1|surpris 1|visit -1|walk -1|wind -1|wood 4|work -1|yard 4
independ|free -1|inspect -1|pai -1
insid|5 3|8 -1|arriv 4|attic 2|citi 3|clean 2|cost -1|cover 1|crew 1|dai 4|fall 2|inspect 3|look 3|loud -1|old 2|outsid 3|sheet 2|surpris 1|temperatur -1|wood 1|work 3|year -1
inspect|10 -1|2 1|24 2|30 -1|7 -1|9 1|adjust -1|air -1|arriv 5|attic -1|awai -1|check 4|choos 1|clean 2|condition -1|cost -1|cover -1|crew -1|dai -2|damag -1|date -2|deposit -1|end 2|fall -1|final 1|finish -1|gutter -1|hail 1|homeown 2|hour 1|hous 3|insid -1|insur -2|leav 3|look 3|make 1|nail 2|new -1|next -1|old -1|onc 4|percent -1|perman 2|phone -1|photo 3|refriger 4|same 1|sampl 3|second -1|send -2|servic 4|shingl -2|stand 1|steep 1|suit 1|supervisor 3|twice 2|visit 1|wait 2|walk 5|water 2|week 2|whole 2|wind -1|wood 3|work 4|yard 2|year 4
instal|10 -1|2 3|20 -1|4 -1|8 2|arriv 3|attic -1|balanc 1|build 1|cost 3|dai 2|damag -1|eav 1|face 1|find -1|fitter 3|flash 1|hail -1|hour -1|inch 1|includ 1|inner 1|itself 1|look 1|morn 3|new 1|past 1|repair 1|ridg 1|roof -1|shingl -1|soffit 1|stop 1|take -1|vallei 1|vent 1|wall 1|warranti -1|withstand 1|wood -1|year -1
instead|ahead 1|color 1|cost 1|date 1|down 1|half 1|hour 1|moment 2|next 1|pai 2|person 1|phone 1|pick 2|settl 2|sit 1|time 2
insur|1,500 1|10 -1|2 -2|20 1|3 -1|4 -1|500 1|7 -1|act 3|answer 1|apprais 1|arriv -1|attic -1|bill 2|branch -1|check 5|chimnei -1|claim 4|claus 1|colorado -1|contractor -1|cost -2|count 3|cover -2|crew -1|date 1|decid 1|deduct -1|deni 1|depreci 1|fall -1|final 1|fire -1|first -1|flash -1|free -1|hail 2|heavi 2|hous -3|inspect -1|instal -1|look -1|low 1|made 6|membran -1|monei 3|mortgag 5|natur 3|new -1|old -1|own 3|pai 1|phone -2|polici 1|premium 5|rain 3|rais 4|rate -1|readi 1|recover 1|region 2|rise 2|roof -4|second 1|send 1|shingl -3|side 1|sign -1|stai -1|supplement 1|take -3|togeth 6|tree -1|umpir 1|vent -1|warranti -4|wear -1|whole 2|wind 2|work -1|year -2
interest|2 -1|4 -1|class -1|clean -1|cost -1|find -1|finish -1|hail -1|new -1|pai -1|roof -1|shingl -1|wind -1
interrupt|ask 6|decis 5|homeown 1|moment 1|paus 5|point 5|question 6|replai 1|roof 3|share 5|stop 3|think 3|watch 5|whenev 5
itself|20 3|3 2|50 4|cost 1|hearth 2|honest 2|shingl 1|warranti 3|work 3|year 2
jack|act 2|claim 1|count 2|hail 1|natur 2|own 2|premium 1|rais 1|wind 1
januari|40 1|below 1|hand 1|instal 1|seal 1|unless 1
juli|breath 1|cool 1|hous 1|stai 1
jump|first 1
junk|air 2|along 2|arriv 3|bed 2|condition 2|cover 3|dust 2|first 2|hang 2|lai 2|morn 1|shingl 2|tarp 2|wall 1|wood 3|yard 2
keep|10 2|11 -1|12 -2|15 -1|2 4|24 -1|25 -1|3 -1|30 2|4 -1|40 -1|5 -1|6,000 2|8 1|9 1|add -1|adjust -1|afterward 1|air 1|along 2|arriv 2|ask 2|attic -1|averag 2|awai -1|bad 1|bed 2|begin 1|belong 2|below -1|bill -1|bring -2|bundl 6|carri 2|caus -1|certif 1|choos -1|claim -1|clean -2|color 4|colorado -1|condition 1|cover 1|crew -1|cut -1|dai 1|damag -2|door -1|down 1|drivewai 2|dumpster 2|e 1|eav -1|end 2|fall -1|feet -1|find -3|first 5|flash 2|full -1|garag 6|goe -3|granul -1|hail -1|half -1|hand -1|hang 2|hearth -1|homeown 1|hour -1|hous 1|inch 1|inspect -1|instal -2|insur -2|lai 2|later 5|leak 1|least -1|leav -1|lift -1|look -1|lose 1|maker -1|materi 3|miner 1|morn -1|moss -1|nail 1|next 1|number -1|old -1|open 1|owner 2|percent -1|phone 2|place -1|pound 3|power -1|pressur 1|pump 1|put 1|rafter 2|rain -1|reachabl 2|receiv 1|remov -1|repair 5|ridg 3|roof -3|safe 2|sampl -1|screen -1|second -1|sheet 1|shelter -1|shingl 1|size -1|skylight 1|soffit 3|solar -1|spread 2|stai 5|step -1|street 3|strip -1|suit -1|summer 1|summit -1|sun -2|surfac 1|surpris 1|tarp 2|temperatur 1|themselv 1|transfer -1|twice -1|vent 4|visit -1|wall -1|warranti 1|wash -1|water -2|week -1|weigh 3|wind -2|winter 2|wood 1|work -2|workmanship -1|write -1|yard 1|year 4
kick|insur 3
kind|asphalt 5|famili 5|hous 5|metal 5|new 3|replac 5|roof 5|seam 5|shingl 5|singl 5|stand 5
kitchen|2 1|24 1|9 1|arriv 1|cost -1|dai 1|hour 1|look 2|make 1|phone 1|plan 3|warranti 1|water 2|work 4
knock|18 3|2 4|4 1|6 5|7 6|awai 5|cash 2|class 1|colorado 4|contractor 2|cost 2|crew 4|deduct 4|depreci 5|discount 6|forbid 3|free 1|give 2|hail -1|half 5|honest 1|hour 7|impact 2|law 3|marco 7|new -2|old 3|p 7|pai 6|polici -1|promis 3|rate 2|replac 2|roof 4|shingl -4|supervisor 7|surpris 2|take 4|valu 2|waiv 2|wind -3|year 2
labor|2 4|3 -1|6 3|7 3|arriv 3|cost -2|cover 2|crew 3|dai 1|damag -1|hour -1|labour 4|maker -1|materi -1|month -1|morn 4|own 6|pai -1|roof -1|shingl -1|subcontractor 2|surpris 2|warranti 1|year -1
ladder|photo 3|roof 3
lai|1,200 1|2 -1|8 3|add 1|ahead -1|cover 1|crane -1|crew 2|deliv -1|drivewai -1|dumpster -1|end 6|half 1|hous -1|layer 7|lift -1|maker -1|materi -1|new -1|old 1|onc 6|onto -1|roof -1|second 7|shingl 3|supplier -1|warm -1|warranti 5|year -1
land|30 2|adjust 4|awai 1|check 1|claim 1|dai 1|damag 1|emerg 1|fifth 2|insur 2|mostli 2|repair 1|see 1|send 2|shingl 1|step 1|throw 1|visit 2
last|0175 3|1,900 4|10 -3|12 1|2 3|20 -3|25 -1|3 1|30 -1|303 3|32,615 -1|395.54 -1|4 -3|5 1|50 5|555 3|6 3|7 -1|address 1|ag 3|architectur -1|arriv -3|attic 1|behind -1|branch -1|build -2|cap 3|care 1|check -1|chimnei -3|choos 3|clean -1|compar 1|correctli 1|cost -4|cover -2|crew 3|dai 2|damag 1|earli 2|end -1|fall 1|file 3|find -1|finish -1|fire 2|first -2|flash 2|goe -1|gutter -1|hail -2|hearth -2|heirloom -2|homeown 1|honest -3|hour -3|instead 2|insur -2|keep 3|leak 1|leav -1|lightn 2|look 2|loos -1|mainten 2|maker 1|marco 2|metal 3|minut 3|miss 3|mistak 3|month -2|nail -2|name 1|new -2|next 1|old -1|open 4|owner 4|plan -2|polici 1|rain 4|repair 3|rey 3|roof -1|same -1|seam 4|shelter -2|shingl -5|solar -1|solid -1|spell 1|spot 4|squar -1|squirrel 3|stai -2|stand 2|street -1|suit 3|sun -1|supervisor 1|surpris -1|take 3|tree 2|vent 1|wall -1|warranti -3|water -2|wear 2|week -2|whole -1|wind 2|year 3
later|0188 2|303 2|555 2|8 3|9 1|arriv 1|ask 3|caus -1|chang 1|claim 1|clean -1|consent 1|cost -3|cover 1|crew -1|dai -2|damag 1|decis 3|desk 2|end 5|exampl 2|first 1|flash -1|goe -1|hous -1|includ 2|inspect -2|instal 1|layer 3|leak 2|lien 1|loos 1|nail -2|old -1|onc 4|pai -1|part 1|paus 3|phone 1|point 3|prove 1|question 3|receipt 1|roof 4|second 3|servic 2|share 3|sheet 2|shingl 1|stop 1|summit 2|think 1|twice -1|vent -1|waiver 1|walk -1|warranti 6|watch 2|water -1|whenev 3|wood 1|work -1|workmanship 2|write 3|yard -1|year -1
late|180 5|2 -1|3 -2|365 5|60 -1|7 -4|accept 5|adjust -1|ahead -1|allow 5|arriv -1|ask 1|bill -1|cancel -1|certif 1|check -1|claim 3|colorado 4|cost -4|cover 1|dai -3|deadlin 2|depreci -1|e 1|email 1|end 3|fall 2|file 1|final -4|first 1|hail 4|hous -1|insur 3|leak 1|look -1|notic 1|old 2|onc 2|pai -3|phone -1|polici 4|rain 2|receiv 1|recover -1|roof -3|second -1|send -1|shingl -1|summit -1|take -1|walk -4|week -1|wind 4|wood 2|work -1|write -1|year -1
law|8 2|ask 1|chang 3|consent 3|end 3|phone 1|repair 3|roof 3|warranti 3|work 1|workmanship 3|write 3|year 1
layer|16 2|2 -1|24 1|3 1|6 2|60 2|7 1|architectur 2|cap 2|check 1|cost -2|dai 1|damag 2|dumpster -1|eav 1|edg 2|ic 2|inch 1|insid 2|leak 2|membran 1|metal 1|nail 2|new -1|overnight 2|pai -1|phone 1|plank 2|rain 2|replac -1|ridg 2|same -1|shield 2|shingl 1|stai 2|starter 2|strip 2|synthet 4|system 2|take -1|uncov 2|underlay 3|vallei 2|vent 1|wall 2|warm 1|water 2|wood 1|year -1
leader|2 2|6 2|7 1|crew 1|dai 2|hour 2|marco 2|p 2|supervisor 1|surpris 1
leak|0188 5|10 1|11 -1|15 4|180 -1|20 2|200 1|24 1|25 3|3 -1|30 -1|303 5|350 1|5 -1|555 5|6 -1|7 -1|9 4|area -1|arriv 4|attic -2|begin -1|build 4|carri -1|chimnei -1|claim 3|clean -1|climb 2|cost 2|crew -1|dai 5|desk 5|edg 1|exampl 4|final -1|find -1|first -2|flash -1|free -2|hail -1|hearth 3|heirloom 3|help 3|hour 1|hous -2|inspect -1|instal -1|last 1|later -1|look 4|lose 2|make 4|materi -1|old 2|onto 3|open -1|pai -2|percent -1|phone 3|photo 2|promis -1|rain -1|refund 1|repair 4|replac -1|roof 6|seal 1|servic 5|sheet -1|shelter 3|shingl -1|sign -1|solar -3|stai 4|stand -1|steep -1|summit 4|take -1|tight 5|transfer -1|vent -1|walk -1|warranti 10|water 6|wind -2|wood -1|work 4|workmanship 3|write 9|wrong 1|year 3
lean|arriv 1
leav|1,200 -1|12 2|15 1|2 2|24 -1|3 -2|4 -1|5 -2|6 -1|add -1|afterward 2|air 1|arriv -1|begin 1|belong 3|better 6|bill 2|bundl 2|children -1|claim -1|color 2|condition 2|contractor -1|cost -3|cover -2|crew -2|dai -2|damag -1|dish 1|document -1|draw 4|drivewai 2|dry 1|dumpster 2|dust 4|end 1|fall -1|final -1|find 3|finish -1|first 3|flash -2|floor 1|free -1|garag 2|half -1|hammer 1|heirloom -2|honest -2|hous -5|inch -2|includ -2|insid -1|instal -1|keep -1|lai 1|later 2|layer -1|leak -1|live -1|loud -1|make 3|meanwhil -1|mirror 1|morn 3|move 2|nail 1|next -1|noon -1|number -1|old -2|onc -1|own 9|owner -1|pai -2|paint -1|permit -1|pet -1|photo -1|power 2|rain 1|repair 4|roll -1|roof 7|satellit 1|second -1|sell -1|shake 1|sheet -1|shelter -1|shingl -6|sign 1|somewher -1|squar -1|stai -1|stand -1|street 2|strip -1|surpris 2|switch 4|take 3|tarp 1|tear 3|time -1|twice 1|underlay -1|vent -2|visit 1|warranti -2|water 2|wear -1|whole 1|wide -2|wind -2|wood -3|work -1|yard 1|year 1
leftov|clean 2|find 2|free 2|inspect 1|keep -1|later 2|nail 2|phone 2|shingl -1|work 2|year 2
legal|claim -1|hail -1|insur -1|roof -1|wind -1
length|4 4
letter|roof -1|write -1
life|bring 2|choos 1|color 2|door 2|full 2|hous 1|look 1|morn 2|sampl 2|screen 2|size 2|suit 1|sun 2
lighter|7 1|color 2|cover 1|defect 3|fade 3
lightn|2 -1|claim -1|cost -1|cover -2|damag -2|hail -1|premium -1|rain -1|repair -1|roof -1|shingl -1|warranti -2|wind -1
light|hous 1|shingl 1
limit|10 -1|30 1|ask 1|file 1|hail -1|hand 1|instal 1|leak 1|notic 1|seal 1|temperatur 1|wind -1|work -1|year -1
line|14,795 3|17,900 3|24 3|32,615 3|arriv -2|best 3|better 3|cash 3|cheaper 3|cost 4|cours 3|earli 3|financ 1|good 4|hearth 2|heirloom 2|honest 1|pai 2|penalti 3|recommend 3|roof 1|shelter 2|shingl -2|squar 3|wear 1
list|5 1
littl|3 1|30 2|alwai 1|behind 1|chimnei 1|cricket 1|first 2|flash 1|galvan 1|hous 1|inch 1|made 1|new 1|old 2|stai 1|steel 1|vent 2|week 1|wide 1
live|5 2|dai 2|pai 2|year 2
long|25 1|3 -1|choos 1|cost -1|final 3|heirloom 1|honest -1|hous 1|look 1|metal 2|new -1|outliv 3|owner 3|roof 1|seam 2|shingl -1|stand 2|suit 1|year 1
look|12 1|14 1|2 6|3 -2|30 -2|4 -1|adjust 1|ahead 2|along -1|arriv -2|ask 2|begin 4|bill -1|branch -1|build 3|carri 3|cash 1|certif 3|class -1|cost 4|crew -1|damag -2|date 2|decis 1|declar 4|deni 1|dumpster -1|eighteen 2|fall -1|feet -1|file -1|final -1|fire -1|first 4|free 2|granul -1|gutter -1|hail -3|hand -1|homeown -1|impact -1|inspect 2|insur -3|last 1|layer -1|letter 3|lightn -1|loos -1|lose 2|low 1|make -1|meet 2|miner 2|new -1|number 2|page 4|pai -2|part -1|photo -3|polici 1|rain -1|rate -1|repair -1|ridg -1|roof -3|second 1|see -2|send -2|shingl -3|sr 3|summit -1|surfac 2|take -1|test 3|themselv 2|third 1|tree -1|vent -2|visit -1|warranti 3|wind -3|wood -1|work -1|write -1|yard -1|year 1
loos|internet 2|live 1|meanwhil 1|power 2|stai 1|wood 1
lose|1 -1|10 -5|2 -1|20 -1|25 -1|3 3|4 -1|6 -1|arriv -1|awai 2|bare 2|begin 1|caus 1|claim 2|cost -1|dai -1|damag 1|depreci 3|dumpster 2|face 2|find 2|finish -1|first -1|flash 1|grade 2|hearth -1|heirloom -1|hous -3|instal 1|last -1|layer 2|leak 1|lift 2|loos 1|maker -1|materi -1|move 1|nail -1|number 2|onc 3|pai 1|place 1|rain 1|repair -1|roof -3|shelter -1|shingl 1|show 2|side 2|solar 1|stai 1|such 1|take 2|walk -4|warranti -4|water -1|west 2|wind 2|wood 2|workmanship -1|year -1
lot|17,900 1|20 -1|choos 1|cost 1|hous 1|impact 3|look 1|month 2|pai 1|rate 3|roof 1|shingl 1|suit 1|thick 1|version 1|wind -1|worri 1|year 1
loud|2 1|6 2|7 2|arriv 2|crew 1|dai 1|morn 3|own 2|roof -2|shingl -1|surpris 1|year -1
lousi|ag 1|crew 1|earli 1|mainten 1|miss 1|mistak 1|wear 1
love|brown 5|color 5|hous 3
low|10 -1|14,795 4|179.43 5|3 2|40 1|bill 1|breath 1|cool 1|cost 4|depend 5|electr 1|energi 2|feel 1|finish 4|first 1|honest 2|hous 6|month 4|number 1|pai 4|promis 1|roof 3|room 1|save 2|shelter 4|shingl 5|stai 1|summer 1|upstair 1|vari 2|warranti 2|wear 4|year -1
lump|roof 1
ly|roof 1
made|24 1|3 -2|4 1|7 2|aluminum 2|architectur 1|arriv 3|black 2|brown 2|chimnei -1|claim -1|class 2|color 2|cost -3|dai -1|damag -1|eav -1|edg 1|first -1|hous -1|ic -1|impact 1|insid 2|inspect -1|insur -1|keep -2|leak -2|liner 2|mark -2|materi 2|metal -3|offer 2|open -1|pai -1|phone -1|rate 1|roof -2|seam 2|send -1|shingl -4|stainless 2|stand 2|steel 4|strip -1|underlay 1|vallei -1|water -1|white 2|wind 1|work -1
maker|10 1|110 -1|130 -1|25 -1|3 2|30 3|50 2|arriv -1|build -1|free -1|goe -1|hail -1|hearth 1|heirloom -1|honest 2|hour -1|hous -2|look -1|mile -1|month -1|onc -1|owner -1|pai -1|roof -1|sell -1|shelter 1|shingl 3|take -1|transfer -1|warrant -1|warranti 3|wind -1|work 3|workmanship -1|wrong -1|year 2
make|10 -3|12 -1|16 1|2 1|20 -1|25 -2|3 -1|4 1|40 -1|5 -1|6 1|7 1|8 1|adjust -1|ahead -1|air 1|arriv -1|ask -2|attic -1|bake 1|begin -1|better -2|branch -1|break 1|brittl 1|cap 1|certif -1|chang 2|choos 2|class 1|clean 2|colorado 1|compar 1|condition 1|consent 2|cost -1|cover -1|crack 4|creas 1|crew -2|cycl 1|dai -1|damag -4|date -4|decid 4|discount 2|document -1|dri 1|drive 1|eav 1|edg 1|end 4|fall -2|feet -2|find 2|finish -1|free -1|freez 4|gain 1|give 4|goe -1|good 3|granul 1|hail -3|hit -1|homeown -1|honest 1|hous -4|ic 1|impact 1|inch 1|insid -1|inspect -1|lai 2|layer -2|leak 2|littl 2|loos 1|mat 1|meet -1|metal 1|month -2|move 2|nail 3|new -1|noon 1|number -2|oil 2|onc 1|open -1|own 1|pai -3|percent -3|plan 1|plank 1|polici -1|pressur 1|pri 3|rain 1|rais 1|rate 1|repair 1|replac -1|ridg 1|roll 1|roof 2|sealant 1|see -1|sensibl 2|shield 1|side 2|soffit 1|squar -3|starter 1|steep -2|strip 3|such -1|summer 1|summit -1|sun 2|surpris 1|synthet 1|system 1|temperatur 3|thaw 1|thermal 1|think 2|time 2|tree -1|turn 1|twice 2|underlay 1|uplift 1|uv 1|vallei 1|walk 1|wall 1|warm 1|wash 1|watch 1|water 3|wear -1|whole 1|wide 2|widen 1|wind -3|winter 3|wood 3|work -3|workmanship 1|write 1|yard 2|year -2
manag|shingl 1
man|12 1|180 3|2 2|5 1|adjust 3|ahead 3|citi 1|clean 1|cost 4|dai 2|date 3|emerg 1|free 1|hour 3|inspect 2|insur -2|look 1|meet 3|outsid 1|perman 3|phone 2|photo 1|promis 1|roof 4|send -1|take 1|visit 1|wait 3|write 1
mapl|12 1|6 3|awai 3|branch 3|care 2|feet 3|keep 3|least 3|roof 1|shingl 2
marco|cash 4|final 2|pai 4|phone -1|walk 3|year -1
match|bundl 1|color 3|garag 1|later 1|repair 1|roof -1|stai 1
materi|1 2|10 -1|110 -1|130 -1|2 4|20 -3|25 -2|3 -1|4 -1|5 1|ahead 3|arriv -1|build 5|chang -1|clean -1|consent -1|cost -1|cover 4|crane 3|crew -1|dai 1|damag -1|deliv 3|drivewai 3|dumpster -1|end -1|feet -1|final -1|first 1|flash -1|free -1|hearth -3|heirloom -2|hour -1|hous -3|inspect -1|instal -1|labor 1|last -1|leak -1|leav -1|lift 3|loos -1|maker 1|mile -1|month -1|onto 3|pai 1|part -1|phone 2|put 1|repair -1|roof 4|sell -1|shelter -2|shingl 1|supplier 3|transfer -1|vent -1|warranti 1|wind -1|workmanship 1|write -1|year -2
matter|1 1|2 1|24 1|4 1|40 2|8 1|address 3|attic 1|begin 1|check 3|chimnei 3|claim 3|compar 3|correctli 3|damag 2|feet 3|file 3|find 1|flash 2|granul 1|inspect 2|loos 2|lose 1|maker 3|name 3|old 1|percent 1|roof 1|shingl 1|spell 3|wear 1|wood 1|year 1
max|3 1|5,000 1|cost 1|cover 1|drywal 1|fault 1|hous 1|insid 1|leak 1|paint 1|repair 1|warranti 1|workmanship 1
ma|14,795 4|179.43 4|3 2|cost 5|depend 4|finish 4|honest 2|hous 4|month 3|pai 3|roof 3|shelter 4|shingl 5|wear 4
measur|feet 2|squar 2
meet|2 -2|3 -2|30 -1|arriv 1|chimnei 1|copper 3|cost -2|crew -2|flash 2|hous 2|inspect 2|lai 3|loud 4|new 2|pai -1|phone 2|plan 3|roof -1|second 1|shingl -1|somewher 4|take 1|work 5
membran|16 -1|24 -1|6 -1|7 -1|architectur -1|cap -1|eav -1|edg -1|ic -1|inch -1|insid -1|leak -1|metal -1|nail -1|phone -1|plank -1|ridg -1|roof -1|shield -1|shingl -1|starter -1|strip -1|synthet -1|system -1|underlay -1|vallei -1|vent -1|wall -1|warm -1|water -1|wood -1
metal|110 -2|12 -1|130 -1|20 1|3 -2|30 -1|4 -1|aluminum 4|architectur -3|area -1|arriv -2|balanc -2|black 4|brown 3|charcoal -1|chimnei -1|choos -1|class -1|color 1|copper 1|cost -3|dai -2|dozen -1|driftwood -1|eav -3|edg 4|finish -1|forgotten 1|hail -1|heirloom 1|honest -2|hous -4|impact -1|includ -2|instal 1|insur -2|item 1|lai 1|last 1|leak 4|list 1|look -1|month -1|nail -2|nearli -1|new -2|pai -1|paint 3|permit 1|rate -1|ridg -2|roof -3|send 1|shelter -2|shingl -8|soffit -2|soft -1|such 1|suit -1|supplement 1|take -2|underlay 2|vallei -2|vent -2|white 4|wind -3|withstand -2|work -2|workmanship 1|year 1
middl|10 4|15 3|17,900 3|179.43 -1|2 1|20 5|217 3|25 1|26,000 3|30 -1|50 2|7.99 2|area 3|arriv 3|best 1|cost 2|crew 1|dai 1|depend -1|down 2|financ 1|finish -1|flash -1|goe 1|hearth 5|heirloom 3|hour -1|hous -1|interest 2|last 1|mile -1|minut 3|month 1|open 2|pai 2|percent 1|rain 1|roof 1|roughli 3|shelter 2|shingl 1|surpris 4|tarp 3|warranti 3|wear -1|wind -1|wood 3|workmanship 2|wrong 1|year 5
mind|decid 4|stop 1|think 1|watch 1
miss|1 3|10 -3|180 4|2 1|3 2|365 4|accept 4|address 2|adjust 1|ahead 2|allow 4|arriv 1|awai 3|bare 3|check 4|claim 6|colorado 3|compar 2|correctli 2|cost -1|dai 4|date 2|deadlin 2|face 3|feet 2|file 2|find 1|first 2|free 2|give -2|hail 4|insur 2|lift 3|maker 1|meet 2|name 2|number 3|open -2|pai -3|place 3|polici 4|rain 2|repair -1|shingl -1|show 3|side 3|spell 2|squar 2|steep -1|take 2|west 3|wind 6|wood 4|work -1|year -3
mistak|arriv 2|build 1|cost 1|cover 1|dai 1|instal 1|leak 1|look 1|loos 1|part 1|repair 1|warranti 1|water 1|work 1
monei|1,200 2|12 6|2 -2|3 1|30 3|7 -1|act 1|add 2|adjust 1|approv 6|arriv -1|bill 4|cancel -1|check 2|claim 7|collect 6|contractor -1|cost 1|count 1|crew -2|dai 1|deadlin 3|deposit 1|depreci 7|document -1|due 2|fifth 2|final 1|finish 7|first 2|hail 1|half 1|homeown 1|hous 2|inspect -1|insur 1|keep -1|layer 2|made 1|minut -1|monei 1|month 6|mostli 2|natur 1|new 1|number 2|old 1|onc 5|own 1|pai 1|percent 1|premium 1|rais 1|recover 2|roof -3|second 3|send 3|shingl -1|sign -2|step 1|take -1|vent -1|visit 2|walk 1|warranti -1|week 2|wind 1|withheld 6|work 6|year -2
month|10 -1|130 -1|180 2|2 -2|20 -2|24 -2|25 -2|3 -2|30 2|365 2|4 -1|6 -1|7 -1|9 1|accept 2|allow 2|approv 6|ask 3|attic -1|bank 6|chimnei -1|claim 2|clean 4|colorado 2|cost -7|crew 1|dai 2|damag -1|deadlin 1|end -1|file 3|final -1|financ 6|find 5|finish -1|first 2|flash -1|free 5|hail 1|hearth -3|heirloom -3|honest -1|hous -2|inch -1|inspect 2|instal 2|interest 2|keep -1|later 6|leak 1|live 1|meanwhil 1|metal -1|nail 4|new 2|noon -1|notic 3|offer 6|pai -2|partner 6|phone 4|polici 1|rain 2|repair -3|roof -1|seam -1|shelter -3|shingl -3|squar -1|stand -1|strip -1|subject 6|supervisor -1|take -1|twice -1|vallei -1|vent -1|walk -1|warranti -3|wind 1|wood -1|work 3|yard -1|year 2
morn|2 2|2210 1|5 1|7 3|8 1|ahead 2|arriv 2|crane 2|dai 2|damag 1|deliv 2|drivewai 2|ford 1|golden 1|hous -1|lift 2|loud 2|neighbor 3|offic 1|onto 2|open 1|p 1|roof 2|shingl 2|street 1|supplier 2|weekdai 1
mortgag|2 -1|3 -1|cost -1|insur -1|pai -1|part -1|replac -1|roof -1|sign -1
moss|10 -2|2 -1|3 -1|4 -1|arriv -1|attic -1|branch 1|cost -1|cover 1|crack 2|curl 2|dai -1|defect 2|earli 2|earthquak 1|fire 1|flash -1|granul 1|hous -1|lightn 1|lose 1|maker 1|materi 1|miner 2|nail -1|pai -1|percent -1|pressur 1|roof -1|strip 1|such 1|surfac 2|take -1|tree 1|wash 1|workmanship -1|year -2
mother|roof 1|spanish 1|speak 1
move|10 -1|2 -2|20 -1|air 4|along 4|arriv 1|belong 4|breath 1|cool 1|cover 1|dai -1|drivewai 2|dumpster 4|feet -2|hearth -2|high 4|hous 1|leav 4|ridg 4|roof -3|shelter -2|shingl -2|stai 2|street 4|warm 4|wind -1|year -2
mushi|2 2|3 1|4 1|40 1|alreadi 2|bad 1|chimnei 1|cost 2|feet 1|find 3|first 2|flash 1|granul 1|heavi 1|honest 1|inspect 1|lift 1|lose 1|mark 2|miss 1|open 1|paint 2|repair 2|result 1|roughli 1|sheet 1|shingl 1|side 1|soft 3|spot 3|steep 1|uphil 1|walk 2|west 1|wood 4
myself|1 3|2 2|3 -1|ahead 2|arriv 2|contractor 1|cost -1|dai -1|date 2|figur 4|hour 2|hous 2|insur 2|measur 1|pai -1|percent 2|permit 1|phone 3|roof -3|same 4|shingl -2|supervisor 1|valu 2|walk 1|yourself 4
nail|10 -1|2 -1|3 -1|arriv -1|cost -1|cover -1|crew -1|dai -1|find -1|first -1|flash -1|hous -1|roof -1|shingl -2|wood -1|year -1
nake|wood 4
nale|2 2|clean 4|crew 2|dai 2|end 5|nail 5|noon 1|onc 1|roll 1|surpris 2|twice 4|walk 4|whole 4|work 4|yard 5
name|100 5|11 2|12 -1|2 -6|4 -3|6 -2|7 1|arriv -2|ask -1|bill 2|cancel 1|certif -1|check 6|claim -1|contractor 2|cost 2|dai -3|deduct 1|discount -1|end -1|hous -3|inspect -4|insur -3|made 7|maker 5|materi 4|monei 2|mortgag 6|new -1|next 1|onc -2|part -2|phone -2|roof -2|second -1|sell 2|send -1|shingl -2|sign 1|summit -1|supervisor 2|take -4|togeth 7|transfer 3|waiv -1|walk 1|warranti 2|week -1|write -1|year -1
narrow|10 3|arriv 2|drivewai 3|feet 3|least 3|wide 3
nasti|1980 1|asbesto 1|contractor 1|find 1|hous 1|licens 1|old 1|remov 1|stop 1|work 1
nearli|10 4|bad 4|phone 4|sheet 2
near|2 2|hous 1|roof 1
need|2 2|area 3|cost 2|cover 2|cut 3|dumpster 3|itself 3|labour 3|measur 1|owner 3|roof 1|shingl 2|tear 2|warranti 1
neighbor|10 1|2 -1|3 -1|45 4|arriv -1|copper 1|dai 3|decibel 4|first 2|granul 1|hous -1|look 5|loud 4|moss 1|outsid 4|pump 2|refriger 4|roof 1|shingl 3|temperatur 2|warm 5|wavi 5|year 3
nephew|7 1|8 1|caus 1|chang 1|consent 1|cover 1|crew 1|damag 1|dish 1|end 1|holidai 1|instal 1|light 1|repair 1|roof 2|satellit 1|solar 1|such 1|warranti 1|workmanship 1|write 1
neutral|13 2|ask 4|decis 4|disagre 2|independ 4|inspect 3|opinion 4|satisfi 4|second 4
newborn|2 1|child 3|crew 2|dai 1|happier 2|loud 2|night 1|otherwis 2|pet 2|pretend 2|rare 1|sleep 1|somewher 2|surpris 1
new|1 -1|1,200 -3|11 1|12 -1|16 1|2 -1|24 1|3 -1|4 -2|40 -1|5 2|6,000 1|60 2|8 2|add -3|adjust -1|ag 2|ahead 2|air -1|along -1|appreci 1|area 1|arriv -1|averag 1|awai -1|bed -1|begin -1|bill 4|breach 1|breath 2|build -1|carri 1|case 1|claim -1|class -1|clean -2|condition -1|cool 2|copper 1|cost -6|count -1|cover 3|crane 2|crew -3|cut -1|dai 5|damag 1|deliv 2|document 2|down 3|drivewai 2|dumpster -1|eav 1|edg -1|electr 4|end 4|fall -1|feel 4|feet -1|file 2|find -3|finish -1|first 7|flash -6|free -1|goe 1|granul -1|gutter 2|hang -1|hearth -1|heavi -1|homeown -1|honest -1|hour -1|hous -1|ic -1|inch 2|inspect -2|instal -1|keep -1|lai -1|layer 6|leak -3|leav -1|look 3|loos -1|lose -2|metal -1|miner -2|miss -1|month 1|morn -1|moss 1|nail -1|next 2|number 3|onc 8|onto 2|own -1|owner 1|page 1|pai -2|paint 1|percent -1|person 1|phone 1|photo -2|pound 1|premium -1|pressur -2|promis 4|rafter 1|repair -1|roof 3|room 4|safe 1|same 3|seal -1|second 5|see -1|sell 3|sheet 1|shelter -1|shingl 3|skylight -2|spread 1|squar -1|stai 2|stand -1|steep 2|strip -2|such 1|sudden 2|summer 4|supplier 2|surfac -2|surpris -1|take 1|tarp -1|tend 1|themselv -2|time 3|tough 1|transfer 3|twice -1|underlay 2|upstair 4|vallei -1|visit -1|walk -3|wall -1|warm 6|warranti 5|wash -2|water -2|wavi 4|wear -1|weigh 1|work -1|workmanship -1|yard -3|year 1
next|11 2|15 3|2 1|3 -1|7 2|arriv -1|caus 2|cover 3|crew 4|dish 2|final -1|first 3|hail -1|holidai 2|inspect -2|instal 2|insur 1|leak -1|light 2|live -1|materi 3|meanwhil -1|owner 1|pai -3|rain -2|roof -1|run 4|satellit 2|sell 2|shingl -2|solar 2|such 2|supervisor 2|transfer 3|warranti 2|wood -1|work -3|yard 2|year -1
night|60 2|color -1|cover -1|crew -1|dai 1|damag 2|fall 1|first -1|homeown 2|hous -3|insur 1|leak -1|look 3|loud -1|membran 1|old -1|open -1|overnight 2|pai 1|rain 2|repair 1|second -1|shingl -3|somewher -1|stai 1|strong 3|surpris -1|synthet 1|take -1|uncov 2|underlay 1|wood -1|work -1
noon|crew -3
normal|15 1|20 1|ag 1|arriv 1|builder 1|cost 1|damag 2|fall 2|fire 2|first 1|grade 1|hail 3|high 1|hous 1|insur 1|life 1|lightn 2|pai 2|phone 1|polici 3|region 1|roof 2|servic 1|shingl 3|such 2|sun 1|tree 2|wind 2|year 1
north|12 4|8 3|afterward 1|bleach 2|brush 2|care 1|last 3|mild 2|moss 2|remov 2|roof 1|side 3|solut 2|south 3|sprayer 2|wire 2|yard 1|year 3
notic|2 3|adjust 4|ahead 4|cost 4|date 4|meet 4|roof 2|year -1
number|0142 2|0175 5|0188 3|303 10|555 10|9 1|arriv 2|claim 1|dai 5|dana 2|desk 3|exampl 3|figur 2|make 1|marco 5|measur 2|person -1|phone 5|rey 5|roof 3|same 2|servic 3|sign 2|summit 4|warranti 1|wind -1|work 5|write 2|yourself 2
oak|6 2|awai 2|branch 3|care 1|damag 2|fall 2|feet 2|fire 2|hail 2|keep 2|least 2|lightn 2|roof 1|shingl 1|tree 2
offen|12 1|care 1|clean 1|fall 3|gutter 1|late 3|leav 3|roof 1|spring 3|twice 3|year 3
offer|1 -1|10 -6|15 1|18 -1|1998 1|2 -4|24 -2|25 1|3 -3|30 -1|34 1|4 -2|40 -1|50 -1|6 2|7 -1|adjust -1|ag -2|ahead -2|air -4|along 2|appli 4|approv -1|architectur 2|area 3|arriv -2|ask -1|asphalt 5|awai -1|bank 1|bed 1|begin 1|below -1|bill -1|boot 3|brown 3|cancel -1|cash 3|caus -1|chalk 3|charcoal 3|choos 1|clean 2|color 1|colorado 1|condition -4|contractor 1|cost -6|cover -7|crew -2|dai 4|date -1|deduct -1|discount 1|document -1|down -2|dozen 3|driftwood 3|due 1|dumpster -1|edg 4|fall -1|famili 8|feet -1|final 4|financ -1|finish -2|flash -1|forbid 1|free 3|full 1|hail -2|half -2|hand 6|hang 1|heirloom -3|hold -1|homeown -1|honest -2|hour -1|hous 3|inspect 2|instal 1|insur -2|lai 1|last 1|later 1|law 1|layer -1|loos 2|mainten -1|march 4|mark 4|membran -1|metal 5|monei -1|month -1|morn -1|move 3|nail 1|nearli 3|next -2|novemb 4|number -2|old -2|own 1|pai 4|paint 1|percent -1|permit -1|phone -2|photo -2|pipe 3|polici -3|quot 1|rain 2|rate -1|repair -1|replac 7|roof -1|same -2|sampl 1|scrape 2|screen 1|seal 3|seam 5|send -1|sign -1|silicon 3|singl 7|size 1|skylight 1|soft 2|squar -1|stai -1|stand 5|step 1|strip -2|subcontractor 3|such -1|suit 3|supervisor -6|surpris 1|take -4|tarp 2|tear -2|temperatur -3|transfer 1|underlay -2|valu -2|vent -2|visit -2|waiv 1|walk 3|water -1|wear -2|week -1|whole -2|wood -4|yard -1|year -3
offic|6 -1|arriv -1|belong -1|claim 1|colorado 3|complain 3|cost 3|crew -1|dai -1|deni 1|divis 3|drivewai -2|dumpster -2|insur 3|low 1|stai -1|street -1|surpris -1|take 1|work 1
offset|6 1|inch 1|joint 1|least 1|stagger 1
okai|sign 2
old|10 -1|12 -1|130 -1|14 1|140 1|1998 -1|2 -4|20 -2|3 -1|30 2|34 -1|4 -2|40 -1|6 -1|7 -2|afterward -2|air 2|along 1|alwai 3|area 2|arriv -2|attic -1|awai -1|bed 1|begin -3|behind 2|build 2|bundl -1|chimnei 2|claim -1|class -1|clean 3|color 1|condition 2|contractor -1|copper 2|cost 1|crew 1|cricket 3|custom 1|dai -3|damag -1|dish -2|down -2|draw 1|drivewai -1|dumpster 3|dust 1|eav -1|eighteen 7|end -1|famili -1|find 3|finish 1|fire -1|first 3|flash 3|galvan 3|garag -1|gaug 1|granul 1|gutter 1|hail -1|hand 2|hang 1|hearth -1|heirloom 1|high 1|hour -2|hous 3|impact -1|inch 3|includ 3|insid -1|inspect -1|instal -1|insur -1|labor 3|lai 1|later -1|lift -1|live 1|look -1|loos 2|lose 7|made 3|materi 2|meanwhil 1|miner 7|new 4|onc -1|order -1|own -1|pai -1|paint 3|permit 3|plan -1|provid -2|put -2|rate -1|repair -1|replac -1|satellit -2|scrape 2|second -1|shelter -1|shingl 4|skylight 1|soft 2|squar 1|stai -1|stand -1|steel 4|steep 1|street -1|subcontractor -1|such -1|summit -1|supervisor 1|surfac 7|switch 1|take -2|tarp 1|tear 4|temperatur 1|themselv 7|throughout 1|vallei -1|vent 1|warranti -3|whole 1|wide 3|wind -1|work -3|yard 1|year 6
onc|0188 2|14 1|2 6|3 1|30 -1|303 2|555 2|7 1|9 1|add 2|arriv 1|cancel 2|cash 2|choos -3|claim 1|contractor 2|cost 4|cover 2|crew -1|custom 2|dai 4|damag -1|desk 2|down 5|earli 2|exampl 2|final 1|first 2|free -1|goe -1|hous -1|inspect -1|instal 2|insur 2|make 1|maker 1|minut -1|monei 1|new -1|next -1|old 5|pai 6|part 3|percent 2|period 1|permit -1|phone 1|rain -1|replac 2|roof 5|same 4|second -1|send 1|servic 2|share 1|shingl -2|shrink 1|sign 2|slow 1|steep 4|such -1|summit 4|take 3|tear 1|tend 1|third 1|time 4|vent 1|warranti -1|week -1|wind -1|wood 5|work -2|write 2|year -2
on|1 1|10 2|110 2|12 -1|130 -1|14,795 2|17,900 2|180 1|1998 1|2 6|20 3|217 1|24 1|25 2|26,000 1|3 2|30 -1|32,615 2|34 1|4 -1|4,000 1|40 -1|400,000 1|7 -3|780 1|adjust -3|ag -1|area -2|attic -1|baffl -1|balanc 1|best 2|better 2|bundl 2|carri -1|check -1|chimnei 1|choos -1|claim -4|class -1|clean -1|color -1|colorado 2|cost 6|cover -2|crew 3|custom 2|dai 1|damag -2|decis 1|deduct 3|deni -2|denis 3|dumpster 3|eav 1|fall -1|famili 1|final -1|find 1|finish -1|first 2|fit 1|flash 1|free -1|front 3|garag 2|give 1|goe 1|good 1|grade 3|hail 3|hearth 4|heirloom 6|hold -1|homeown -1|honest 1|hour -1|hous -1|inspect 1|instal -1|insur 1|keep -2|last 1|later 4|layer 2|leak -1|leav -1|look 2|low -2|mainten -1|materi -2|measur 1|meet 1|membran 1|monei 1|new 3|night 2|okafor 3|onc -2|own 3|packag 3|pai 2|paint -2|part 2|percent -1|permit -1|person 2|phone 4|plan 1|polici -1|premium -1|promis 3|rais -1|recommend 2|replac 2|ridg 2|roof 2|roughli 1|same 3|send -4|separ 2|sheet -1|shelter 8|shingl -4|sign 2|soffit 2|squar 3|stai 2|stand 3|standard 1|strip -1|subcontractor 1|suit -2|summit -1|temperatur 2|thick 2|third -2|twice -2|vallei 1|vent 1|version 2|visit -2|wall -1|warranti -5|water -1|wear -1|week -1|wind 2|window 2|withstand 1|wood -4|workmanship 2|worri 2|wrong 1|yard 1|year 5
open|1 3|1,200 3|10 -2|150 4|2 -2|4 3|8 3|95 2|area 3|arriv -3|attic 3|bad -1|breath 2|check 2|claim -1|close 5|cool 2|cover 1|door 5|down 2|feet 3|find 1|first 2|free 3|garag 1|half -1|hous 3|includ 2|instal 1|insur -1|keep 4|layer -1|liner -1|live 2|look -1|lose -1|meanwhil 2|nail 4|net 4|new -1|old 1|onc -1|piec 5|pull 5|rain -1|repair -4|replac -1|roll 5|rot 1|rule 4|same 2|second -1|sheet 1|squar 3|stai -2|steep 2|take 1|tear 1|time 2|unless -1|vent 3|wood 3|work -1|yard -1|year -2
opinion|3 -1|arriv -2|bill -1|check -2|claim -2|cost -1|final -1|free -3|inspect -3|pai -1|second -4
option|14,795 6|17,900 5|20 2|24 5|25 1|3 3|32,615 5|behind 1|best 5|better 5|build 1|cost 4|final 1|good 5|hail 1|hearth 7|heirloom 7|honest 3|look 1|metal 1|month -1|offer 1|owner 1|pai -1|recommend 5|roof 5|same 1|seam 1|shelter 7|squar 5|stand 1|street 1|take 1|warranti 1|workmanship 1|year 1
order|24 1|area 1|cost 1|crew -1|cut 1|dumpster 1|edg 1|itself 1|measur 1|nail 1|owner 1|phone 1|roof 1|shingl 1|tear 1|vallei 1
ordinari|15 3|20 2|break 2|builder 3|good 1|grade 3|hail 2|high 3|life 3|region 3|roof 1|servic 3|shingl 1|sun 2|wear 1|year 1
other|24 2|3 1|flash 2|gutter 2|heirloom 1|new 2|roof 2|vent 2|wind 2
outsid|13 3|cover 1|crane 1|deliv 1|disagre 3|favor 6|inspect 5|look 1|old 1|opinion 6|pai 5|size 1|supplier 1|wood 2
oven|bill 1|breath 2|cool 2|electr 1|feel 1|first 1|hous 2|number 1|promis 1|room 1|stai 2|summer 1|upstair 1
overnight|2 -1|arriv -3|dai -1|first -3|shingl -3|surpris -1
owner|10 -2|100 2|11 4|14,795 1|15 5|17,900 1|20 -1|24 1|32,615 2|4 -1|5 -1|8 -1|arriv -2|best 2|better 1|claim -1|cost 7|cover -3|crew -1|document 1|dumpster 1|emerg 2|end -1|finish -1|first -1|free 1|goe -1|good 1|granul -1|heirloom 1|honest -1|hous 5|includ 1|inspect -1|insur 1|keep 2|layer 3|materi 6|new -1|number -1|onc -1|packag 1|pai -1|paint 1|phone -1|receipt 2|recommend 1|refund 2|repair 1|roof -3|run 5|second 1|sell 4|shingl -4|squar 1|summit -1|take -2|tarp -1|tear 1|transfer 8|visit -1|warranti 4|wind -1|workmanship 1|write -1|wrong -1
own|10 3|12 2|1980 2|2 -2|20 3|25 1|3 2|30 -1|4 1|5 4|arriv 7|asbesto 2|ask 3|behind 3|better 1|caus 2|choos 2|citi 1|color -1|contractor 1|cost -1|cover 3|crew -1|dai -1|damag -1|depend 3|deposit 1|due 1|end 2|fall 2|figur 3|filter 3|find 1|finish 1|first 1|free -1|goe 3|hearth 1|heirloom 1|homeown 1|inspect 2|instal 2|last 1|leak 2|least 2|licens 2|look 1|make 2|measur 2|month 5|old 1|onto -1|origin 2|outsid 1|pai -1|percent 1|period 2|remov 2|repair 1|rest 1|roof 1|same 3|servic 1|shelter 1|shingl -3|squar 1|stand 2|stop 2|tear 1|underlay 2|walk 1|warranti 1|wash 3|water -1|wind -1|work 5|workmanship 1|wrong 3|year 2|yourself 6
ow|1 1|10 2|85 6|arriv 4|caus 6|cost 6|cover 4|find 6|visit 6|warranti 5
packag|10 2|110 2|130 1|14,795 1|140 2|17,900 2|2 -1|20 1|217 1|24 2|25 -2|26,000 1|30 1|32,615 1|7.99 1|architectur 1|baffl 2|balanc 3|best 1|better 1|chimnei 3|choos 1|clean -1|compar 2|cost 1|crew -1|custom 1|dai -1|down 1|eav 1|first -1|flash 2|gain 2|gaug 1|good 1|hail 1|hearth 1|heirloom -1|high 1|honest 2|hour 1|hous -1|includ 3|instead 1|interest 1|membran 4|metal 1|mile 1|move 2|new 2|percent 1|plan 1|rate 1|recommend 1|repair -1|resist 2|ridg 1|roof 1|roughli 1|sensibl 2|shelter 3|shingl 1|soffit 1|squar 1|stai -1|steel 1|temperatur 2|throughout 2|vallei 1|vent 3|warranti -1|wear -1|whole 2|wind 3|withstand 3|work 3|year 3
pad|ad 4|bad 4|cost 2|first 4|new 2|photo 4|roof 2|see 4|wood 3
paint|2 -2|24 -1|25 5|3 1|4 4|40 6|6 4|arriv -3|build -1|cost -1|cover -1|dai 1|end -1|find -1|finish 6|heirloom 3|honest 2|hous 2|inspect -2|materi -1|month -2|pai -2|painter 4|repair -1|ridg -1|shingl -1|size 4|soffit -1|take 3|time 2|vent -1|warranti 4|water -1|work 4|yard -2|year 5
pai|1 -2|10 4|12 -3|120 2|13 -1|130 1|180 -1|20 -2|25 1|365 -1|4,000 -1|400,000 -1|5 -2|5,000 2|6 -2|7 1|7.99 2|8 1|95 2|accept -1|ag 4|allow -1|appli -5|approv 5|architectur -1|arriv -6|ask -3|assum 2|attic 1|baffl 2|balanc 2|bank 4|bill -3|branch 4|caus -2|chimnei 1|citi -1|claim -1|class 2|clean -1|colorado -1|cost 6|count -1|cover 2|crew -3|dai -4|damag 6|decid -1|decis -3|deduct -1|deposit 5|disagre -2|dish 1|document -2|down 2|drywal 2|due 3|dumpster -1|earthquak 5|eav 2|edg -1|end -3|fall 2|fault 2|feet -1|figur 2|final -3|financ 6|finish 2|fire 5|flash 1|foot -2|give -1|goe -2|granul -1|gutter -1|hail 6|heirloom -1|hit 1|hold 3|holidai 1|homeown 2|honest 2|hour -2|impact 1|includ 4|independ -3|insid 2|inspect -4|instal -2|insur 1|interest 2|lai -1|last -2|leak -1|least -3|lift -1|light 1|lightn 5|look -1|loos -1|make -2|maker -1|marco -1|materi -2|membran 1|mile -1|month -1|new 7|number -3|offer 5|opinion -3|origin -2|outsid -1|p -1|pai 2|paint 3|part 1|partner 4|percent 8|period -2|permit -5|photo -3|polici -4|premium 1|rain -4|rate 1|readi -3|replac -1|rest 3|roof -3|rot 1|satellit 1|satisfi -3|second -3|sheet 2|shelter -2|shingl -1|side -1|solid -1|stand -1|steep 1|subject 5|such 5|sudden 4|supervisor -1|surpris -1|test 2|traffic -2|tree 2|vallei 2|vent 1|walk 3|wall 1|warranti 1|water -1|wear -1|wind 6|withstand 2|work -1|workmanship -1|write -1|wrong -2|yard -1|year -4
paler|7 2|color 3|cover 1|defect 4|fade 5
part|1,150 2|12 1|16 2|2 -1|24 2|3 1|30 -1|4 1|5 -2|6 2|60 -1|7 2|architectur 2|attic -1|awai 1|balanc -1|bare 1|cap 2|check 1|copper 1|cost 2|dai -1|dry 2|dumpster 3|eav 1|edg 2|end 1|face 1|feet -1|finish 2|first 1|flash 1|free 2|granul 1|heavi 1|hous 1|ic 2|inch 2|insid 2|labor 1|least 2|lift 2|lose 1|make 1|materi -1|membran -1|metal 2|miss 1|month 2|nail 2|new 3|next 1|noon 1|number 1|old 1|open 2|order 2|origin 2|period 2|phone 2|place 1|plank 2|repair 1|replac 2|result 1|ridg 3|roof 3|roughli 1|shelter -1|shield 2|shingl 2|show 1|side 2|soft 1|spot 2|squar -2|stai -1|starter 2|strip 2|summit 1|surpris 1|synthet 1|system 2|tear 2|underlay 1|unless 2|uphil 1|vallei 1|vent 2|wall 2|warm 2|water 2|west 2|wind -1|withstand -1|wood 5|workmanship 2|year -1
past|2 2|3 -1|6 2|7 2|architectur 1|arriv 1|cap 1|crew 1|eav 1|first 2|insid 1|leav 1|morn 1|plank 1|ridg 1|roof 2|shield 1|shingl 1|starter 1|synthet 1|system 1|underlay 2|wall 1|warm 1|wood 2
payrol|1998 3|34 3|contractor 3|crew 3|famili 3|new 2|own 3|roof 3|subcontractor 4|summit 3
peak|flash 2|inch 3|ridg 2|skylight 1|vent 2|wide 3
pen|2 2|3 2|30 3|agreement 3|appoint 3|cancel 2|choos 3|color 3|contractor 2|dai 2|e 3|final 2|instal 3|minut 3|next 3|packag 3|pai 3|permit 3|sign 2|step 3|take 2|walk 2|week 2
percentag|cost 2|discount 1|hail 2|percent 4|roof -2|shingl 3|wind 2
permit|arriv -3|build -1|cost -1|crew -1|repair 2|roof 2
person|2 -1|3 -1|choos 2|dai -1|hand 5|inspect 5|look -1|roof 2|sampl 1|take -2
pet|close 1|door 1|garag 1|keep 3|nail 1|rain 2|roll 1
phone|12 -1|2 -1|3 1|30 1|4 -2|5 -1|9 1|adjust -1|arriv -1|ask 1|begin 2|bill 3|claim -2|clean -1|color -1|contractor -1|cost -3|dai -1|damag 1|date 1|deni -2|dumpster 3|end -1|file 1|final 1|hail -1|hour -1|hous -1|inspect -2|keep -1|leak 1|low -2|make 1|month 2|new -1|notic 1|number 1|pai -1|photo 1|polici 1|rain 2|roof -1|servic 3|shingl -2|sign -1|surpris 1|take -2|visit 3|week -2|wood -1|work -1
photo|2 -1|chimnei -1|choos -1|color -2|cost -1|cover -1|dai -1|first -1|flash -1|hand 2|hour -1|hous -1|inspect 2|measur 2|next -1|roof 1|shingl -2|soft -1|take -1|wind -1|wood -1
picki|approv 1|choos 1|color 1|document 1|hoa 1|look 1|prepar 1|suit 1|summit 1
pick|12 3|2 6|3 -1|area -2|bring 1|brown -3|charcoal -2|choos 3|clean 4|cost -2|crew 2|dai 2|door 1|dozen -2|driftwood -2|dumpster 2|end 1|final 4|full 1|honest -1|hous -2|inspect -2|instal -1|leav 4|morn 3|nearli -2|noon -1|own 3|pai 1|rain 1|roof -3|sampl 1|screen 1|shingl 3|size 1|soft -2|suit -1|summit -1|sun 1|surpris 2|twice 1|work 1|yard 1
piec|cost 2|shingl 1
pile|6,000 2|arriv 1|averag 2|carri 2|hous 2|pound 2|rafter 2|safe 2|shingl 3|spread 2|weigh 2
pipe|arriv 3|chimnei 3|flash -1|insid 3|liner 3|new -1|shingl -1|stainless 3|steel 3
place|12 1|40 1|5 -1|along 1|attic 2|build 2|damag 2|drivewai 2|dumpster 2|feet 1|find -1|first 2|flash 1|free 2|goe 1|hearth 1|hous 3|ic 1|itself 1|membran 1|morn 1|new 1|old 2|own 2|paint 1|put 1|soft -1|spot -1|stop -1|street 3|take 1|vallei 1|vent 2|water 2|wind 2|wood -2|work -1|year 2
plai|better 4|children 4|dumpster 4|fall 4|hous 2|insid 4|live 2|loud 4|meanwhil 2|pet 4|somewher 4|stai 4
plan|10 1|17,900 1|217 1|26,000 1|7.99 1|arriv 1|dai 1|down 1|financ 2|interest 1|percent 1|roof 1|roughli 1|second 1
plaster|3 1|5,000 2|cost 2|cover 2|drywal 2|fault 2|hous 2|insid 2|leak 2|paint 2|repair 2|warranti 1|workmanship 1
plastic|document 2|emerg 3|insur 3|keep 3|receipt 3|refund 3|repair 3
plumb|20 3|boot 3|flash 1|last 3|pipe 6|replac 3|silicon 3|skylight 1|vent 1|year 2
pocket|1 1|4,000 1|400,000 1|cost 3|deduct 1|hous 1|insur 1|percent 1
point|hous 3
poke|arriv 2|goe 2|leak 3
pop|15 3|area 3|minut 3|open 3|rain 1|surpris 3|tarp 3
porch|hous 2
portrait|arriv 1|floor 1|hammer 1|mirror 1|photo 1|shake 1|take 1|top 1|wall 1
potti|bring 3|first 1|morn 2|outdoor 3|outlet 3|own 3|portabl 3|power 3|toilet 3|water 3
pour|2 3|24 2|60 1|9 1|answer -1|arriv 1|build -1|claim 1|cost -2|cover -1|dai 3|damag 1|goe -1|hour 2|hous 1|leak -1|look 2|make 1|overnight 1|pai 2|phone -1|rain 5|repair -1|roof 1|stai 1|synthet 1|uncov 1|warranti 1|water 1|work 3|workdai -1
power|10 3|batteri 1|bill 4|breath 2|cool 2|electr 4|feel 4|first 4|hour 5|hous 2|internet 3|last 3|light 3|number 4|promis 4|refriger 3|roof -1|room 4|stai 2|summer 4|upstair 4|year 2
premium|colorado -1|impact -1|insur -1|rate -1|shingl -1
pressur|first -3|hous -3|paint -2
probabl|choos 2|compar 1|gain 1|hearth 1|move 3|plan 3|sensibl 3|shelter 2|year 1
problem|12 1|24 2|6 1|7 -1|9 1|arriv 1|caus 1|child 4|cost -2|cover 2|crack 2|crew 3|curl 2|dai -2|defect 2|dish 1|dumpster -1|earli 2|final -1|first -2|holidai 1|hour 2|inspect -1|instal 1|leak -1|light 1|live 2|look 2|lose 2|loud 1|make 1|materi 2|meanwhil 2|miner 2|night 3|pai -2|percent -1|period -1|phone -1|plan 1|rare 3|repair -1|satellit 1|sell -1|share -1|shingl 1|shrink -1|sleep 3|solar 1|somewher 2|steep 1|such 3|surfac 2|transfer -1|walk 1|water 2|work 4|write -1|year -2
promis|stai 1
proof|2 -2|ad 1|bad 1|cost -1|includ -1|photo 2|replac 1|see 1
properli|6 1|adjust 3|emerg 1|perman 3|repair 1|seal 1|wait 3|wind 1
prove|4 1|class 1|discount 1|give 1|insur 1|shingl 1
pull|2 -1|address 2|appli 2|check 2|claim 3|compar 2|correctli 2|file 2|maker 2|name 2|permit 1|post 2|spell 2|take 2|week 2|window 2
push|move 2
put|1 -1|1,200 -1|10 -3|100 1|110 -1|12 -2|120 1|130 -1|15 1|16 3|20 2|200 1|24 -1|25 -1|3 2|350 1|4 -2|5 -1|6 2|7 2|7.99 1|8 2|9 1|add -1|ahead -1|air -1|along 5|approv -1|architectur -1|arriv 1|ask 1|asphalt 3|assum 1|attic -1|awai -2|baffl -1|balanc -1|bank 2|begin -1|belong 2|bill 2|boot 1|build -2|builder 2|cancel 1|card 4|carri 1|check 3|claim 3|class -2|clean -3|clear 2|collect 1|copper 4|cost 2|count 1|cover -4|crack -1|crane -1|custom 1|dai 1|damag -1|decid -1|deduct -1|deliv -1|deni -1|discount -2|document -1|down -1|drivewai 2|dumpster -1|eav 2|edg 1|end 2|famili 3|fasten 3|feet -1|figur 1|file 1|final 2|financ -1|find -2|finish -2|flash 1|free -2|front 4|furnitur -1|gaug -1|good -1|grade 1|granul -1|grill -1|gutter -1|hail 2|half -2|hearth -1|heirloom 1|high 1|honest -1|hour -1|hous 1|ic 2|impact -1|inch 1|includ -1|insid -1|inspect 3|interest 1|itself 1|keep -1|lai 6|last 1|layer 1|leak 1|least -1|lien 1|life 2|lift -2|lose -1|low -2|make 1|maker -1|materi -1|membran 1|metal 4|mile -1|monei 2|morn -3|mortgag 1|nail 1|name -1|new 2|next -1|noon -3|notic 2|number 2|old -5|onc 2|onto -1|owner -2|pai 1|paint 1|percent 3|permit -1|person -1|phone -2|photo -1|pipe 2|place -1|plan 3|polici -1|pot -1|problem 1|promis 2|prove 1|rain -1|rais 1|rake 2|rate -1|receipt 1|refund 1|region 2|renew 1|repair -1|replac 3|ring 3|roof -5|run 2|same -2|seal 1|seam 4|second 2|send -1|servic 2|sever 1|shank 3|sheet 2|shingl -1|sign 7|silicon 1|singl 3|solar -1|squar 1|stai 1|stand 8|starter 2|steel -3|steep -1|street 1|strip 1|such -1|sun 1|supervisor 1|supplier -1|surpris -2|take 1|tarp 1|tear -2|themselv -1|time -2|transfer 3|twice -2|vallei 2|vent -1|waiver 1|walk 2|warm -1|warranti 2|wash -1|water -2|whole -1|wide -1|wind -3|window 1|withstand -1|work -4|workmanship -1|write 2|yard 1|year -1
quot|14,795 -1|17,900 -1|24 -1|3 -1|32,615 -1|alreadi 1|bad 1|best -1|better -1|cost -1|find 1|first 1|good -1|hearth -1|heirloom -1|recommend -1|roof -1|sheet 1|shelter -1|squar -1|wood 1
rain|10 -1|12 -1|2 -2|200 5|24 -1|3 -1|350 5|adjust 1|arriv -2|attic -1|badli 2|chalk 1|clean -1|contractor 2|cost 2|cover 2|crew 1|cut 2|dai -2|damag 2|emerg 3|end -1|feet 3|final -1|find -1|first 1|flash 1|furnitur -1|grill -1|hail -1|hour 1|hous -3|inspect 1|instal 2|insur 4|least -1|look -1|loud -1|mark 1|move -1|nail 1|old -1|own 2|pai -1|phone -1|pot -1|refund 5|repair 2|replac -1|ridg -1|seal 2|shingl 1|sign -1|slip 2|squar 4|stai -1|stand -2|summit 2|surpris -1|take -1|tarp 4|twice -1|vent 1|walk -1|wall -1|water 2|wood -1|work -1|workmanship 1|wrongli 2|yard -2|year -1
rather|cash 2|cheaper 3|cours 3|earli 2|financ 1|pai 3|penalti 3
readi|claim -1|document -2|insur -1|roof -1|summit -1|write -1
real|bring 5|choos 2|color 4|door 4|full 5|hous 2|look 2|morn 4|sampl 5|screen 4|size 5|suit 2|sun 4
recommend|12 1|year 2
redo|flash 1|skylight 1
refund|cost 1|discount 1|pai 5
regular|roof 1|shingl 1
remov|2 -1|appli 6|arriv 2|clean 4|cost -2|cover -1|crew 1|dumpster -1|end 5|hous -2|nail 3|noon 3|onc 3|permit 4|post 6|roll 3|roof -1|shingl -1|surpris 1|take 5|tear -1|twice 4|walk 1|wash 1|week 6|whole 1|window 6|work 1|yard 3|year -1
repair|1 -1|10 -1|2 2|20 -1|24 -1|25 -1|3 -1|30 -1|40 1|5 -1|7 1|8 -2|add 4|air 1|along 1|area -1|arriv -1|ask -1|attic -2|badli 1|box 4|branch 2|breath 2|chimnei 1|claim -1|clean -1|close 1|continu 4|cool 2|cost -3|count 1|cover 3|dai -2|damag 1|date -1|dumpster -1|earthquak 2|end -1|fall 2|feet 1|fire 2|first -1|free -3|granul 2|hail 3|hearth -1|heavi 2|heirloom -1|high 1|hit 1|honest -1|includ -1|insur -1|intak 4|last -1|leak -1|leav 1|lift 2|lightn 2|look -1|lose 2|materi -1|miss 2|nail -2|new -2|old 3|open 1|pai -1|rain 2|result 2|ridg 4|roof -3|roughli 1|seal 1|second -1|shelter -1|side 2|skylight -1|slip 1|soffit 3|soft 2|spot 2|stai 2|stand -1|steep 3|summit 4|take -1|tear -1|tree 2|uphil 2|vent 1|visit -1|warm 1|warranti 1|west 2|wind -1|wood 1|work -1|workmanship -1|wrongli 1|year -3
replac|30 2|5 1|alwai 2|arriv -1|behind 2|chimnei 1|cover 1|cricket 2|first 2|flash 1|galvan 2|hous -2|inch 2|made 2|new 4|pai 2|skylight 1|steel 2|vent 1|wide 2|wood -1|work -1|year 2
resist|10 2|4 1|class 1|decid 1|homeown 1|insur 1|low 1|premium 1|shingl 2|year 2
rest|10 -1|2 -1|3 -1|7 2|arriv -1|claim 3|cost -1|dai 1|down -1|due 2|final 2|finish 3|hous -1|materi -1|pai 2|percent -1|roof -1|shingl -1|transfer -1|walk 2|work 2|year -1
ridg|first -1
ring|7 1|door 1
rippl|dai 2|first 1|look 2|roof 1|shingl 2|warm 2|wavi 2|year 1
rip|24 4|5 5|air 3|condition 3|cover 4|crew 1|down 2|dumpster 1|first 2|hour 5|hous 4|old -2|same 2|squar 4|steep 1|surpris 1|take 7|tear 8|time 2|wood 5
risk|1980 1|asbesto 1|contractor 1|find 1|hous 3|licens 1|old 1|remov 1|stop 1|tear 1|underlay 1|work 1
roll|15 3|area 3|minut 3|open 3|rain 3|surpris 3|tarp 3
roof|1 1|1,200 -1|10 1|11 -1|12 1|130 -1|15 2|18 -2|180 -1|2 -3|20 1|200 1|25 1|3 -1|30 -2|350 1|365 -1|4 2|40 3|45 -1|5 -1|50 -2|6 4|7 1|8 -2|9 -1|accept -1|act -1|add 1|adjust -3|afternoon 1|afterward 1|ag 4|air 3|allow -1|alwai -1|approv 1|architectur -1|area 7|arriv -1|asphalt -1|attic -2|awai 3|badli -1|bake 4|balanc -1|bare 3|begin 1|belong -1|below 4|bill -2|branch 1|break -1|breath -1|brittl 4|brown 1|build 1|builder -1|certif 2|charcoal 1|check -2|chimnei 1|choos -1|claim -2|class 1|clean -3|collect 2|condition 3|cook 1|cool -3|copper 4|cost -4|crack -3|creas -1|crew 2|cricket -1|curl -2|cut 1|cycl -1|dai -3|damag 2|deduct -1|defect -2|deni -1|dent 3|depreci 1|discount 2|dish 1|document 1|door -1|dozen 1|driftwood 1|drive -1|dumpster 1|e 2|easier -3|eav -1|edg -1|eighteen 6|emerg 1|end 1|face 3|fall 1|feet 1|file -1|final -1|find 2|finish 2|first -2|flash -1|foot 1|free -6|freez -1|galvan -1|give 2|goe 1|good 1|grade -1|granul -1|gutter 2|hail 2|half -2|hand 3|hearth 1|heavi -2|heirloom 1|high -1|himself -1|hit -2|honest -1|hour -1|hous -7|hundr 1|inch 1|includ -1|inspect -5|instal 2|insur 2|introduc -1|itself 3|labor -1|lai 2|last 1|later -2|leak 1|lean 1|least 1|leav -1|life -1|lift 2|littl -1|live -1|look 1|lose 3|loud -1|low -1|made -1|mainten 2|make -1|maker -4|marco -1|mat -1|materi -3|meanwhil -1|measur 1|membran 1|mile -1|miner 5|minut 2|miss 1|mistak 2|monei -2|month 2|morn 2|nail -1|natur -1|nearli 1|new -2|next -1|number 3|oil 3|old 1|onc 1|own 1|p -1|packag 2|page -1|pai 1|part -2|percent -1|period -1|permit -1|person -1|phone -2|photo 2|pipe 1|place 6|plan -1|polici -2|premium -1|pressur 1|provid 1|rain -1|rais -1|rate 1|recommend 2|recover -1|refund 1|region -2|repair -2|replac -1|resist 1|result -1|ridg 1|roof 3|roughli -1|same 1|satellit 1|screen 3|seal 1|sealant -1|second -2|see -2|sell -1|send -2|servic -1|shelter -1|shingl 5|show 3|side 2|sign -1|slip -1|soffit 1|solar -1|solid -1|spot -2|spring 1|stai -2|steel -1|steep -3|strip 2|such 1|sudden 3|summer 4|sun 1|supervisor -1|surfac 5|surpris 4|take 5|tarp 3|tear 3|temperatur 3|thaw -1|themselv 6|thermal -1|thin -2|throw -1|time -1|traffic 1|transfer -2|tree 1|turn 4|twice 1|unless 3|uphil -1|uplift -1|uv -1|vallei -1|valu -1|vent -1|visit -2|wall -1|warm -1|warrant -1|warranti -4|wash 1|water -1|week -2|west 2|wide -1|widen -1|wind 1|window 2|withheld 2|withstand -1|wood 1|work -2|workmanship 1|wrongli -1|yard -1|year -1
rooki|14 5|crew 4|first 2|led 5|marco 5|morn 2|year 5
room|hous 1|shingl 1|temperatur 4
rose|2 -1|air 4|along 4|arriv 4|bed 4|condition 4|cover -2|crew -1|dai -1|first 3|hang 4|lai 4|morn 2|shingl 3|surpris -1|tarp 4|wall 3|wood 4|yard 2
rot|10 2|2 -2|3 -1|4 1|40 1|ad 4|alreadi -2|bad 4|chimnei 1|dai -1|dumpster -2|fall -2|feet 1|find -1|first 2|flash 1|honest -1|hous -1|inspect 1|lose 1|mark -1|new 2|open 1|paint -1|phone 2|photo 3|repair -2|roof 1|see 3|shingl 1|stai -2|steep 1|walk -1|wood 2
roughli|2 1|crew 2|dai 3
round|20 2|30 1|4 1|alwai 1|attic -1|begin -1|behind 1|boot 2|cost -1|crew -1|cricket 1|final 1|flash 3|galvan 1|hous 2|inch 1|instal 2|last 3|made 1|photo 2|pipe 2|replac 1|roof 1|shingl 1|silicon 2|skylight 3|steel 1|sun 3|supervisor 2|vent 1|wide 1|wind -1|work -2|year 3
row|6 1|along 2|eav 4|inch 1|joint 1|least 1|rake 4|run 4|shingl 1|stagger 1|starter 4|strip 4
rubber|20 3|boot 3|flash 1|last 3|pipe 3|replac 3|silicon 3|skylight 1|vent 1|year 4
ruin|3 2|5,000 5|cost 4|cover 5|drywal 5|fault 5|hous 5|insid 5|leak 4|paint 5|repair 5|warranti 2|workmanship 2
run|1,150 3|10 2|120 1|14 5|16 1|17,900 3|2 -1|217 1|217.08 2|24 2|26,000 1|6 -1|7.99 2|9 1|air 3|approv 3|architectur 2|arriv -1|assum 1|bank 2|build 2|cap 2|clean 3|condition 4|cost 8|dai -1|down 1|draw 7|dust 7|eav 1|end 1|figur 1|financ 4|find -2|finish -1|first 4|flash 1|free 2|hail 2|heirloom -1|hour 4|hous -4|insid 1|inspect 1|instal 3|interest 2|internet 4|last 2|later 2|leak 1|led 5|light 2|look 3|marco 5|membran -2|metal 1|month 3|morn 4|nail 3|new 1|noon 1|order 3|pai 1|partner 2|percent 2|phone 4|plan 2|plank 2|refriger 4|repair -1|replac 1|ridg 1|roof -2|roughli 1|same 2|seam -1|shelter -1|shield 2|shingl -4|skylight 2|stai -3|stand -1|starter 2|strip 1|supervisor -1|surpris -1|switch 7|synthet 2|system 2|take 1|tear 4|twice 1|underlay -3|unless 3|vent 1|walk -1|wall 1|warm 1|warranti -1|water -1|wood -1|ye 2|year 6
rust|arriv 4|chimnei 4|insid 4|liner 4|stainless 4|steel 4
safe|12 5|6 4|better 1|children 1|comfort 4|dumpster 1|fall 1|insid 1|live 1|loud 1|meanwhil 1|measur 2|pet 1|rise 4|roof 1|somewher 1|stai 1|steep 4|walk 2|work 4|yard 1
same|2 2|ahead 2|crane 2|dai 4|deliv 2|drivewai 2|lift 2|onto 2|roof 3|shingl 1|supplier 2
sand|lose 2
satellit|hand 3|inspect 3|measur 3|roof 3
save|3 -1|30 1|behind 1|chimnei 1|cost -4|flash 1|honest -1|includ -3|made 1|shingl -1|steel 1
scare|2 1|hous 2|loud 1|pet 1|phone 1|somewher 1|walk 2|work 2
seal|along 5|eav 5|goe 5|ic 5|membran 5|pipe 4|underlay 2|vallei 5|water 5|year -1
second|11 1|2 -1|20 1|30 -1|7 -1|adjust -2|build 1|check -1|colorado 2|complain 2|cost 1|dai -2|deni 1|divis 2|fifth -1|final -1|first -1|free -1|hail 1|hous 3|inspect -1|low 1|mostli -1|onc 4|owner 4|pai -1|person 3|roof -2|same 1|sell 2|send -1|shingl -1|step -1|transfer 3|visit -1|warranti 3|wrong 1
see|12 2|2 3|200 1|350 1|4 -2|6 -1|7 -1|adjust -1|area -1|arriv 4|ask 5|bill 1|cash 3|check 1|choos 2|claim -1|color -2|cost -1|crew -2|dai -3|damag -2|declar 6|deposit 1|depreci 1|discount -1|emerg 1|feet 1|final 1|find 2|finish 1|first 7|flash 2|homeown 1|hous -1|inch 2|inspect 2|instal -1|insur -3|leak 3|metal 1|minut -1|new -2|open -1|page 6|part -1|percent 1|phone -1|photo 4|polici 4|recover 1|refund 1|repair -1|replac 4|ridg 2|roof -2|rot 1|second 1|send 2|sheet -2|shingl -3|soft -1|spring 4|squar 1|supervisor 1|take -1|tarp 1|valu 2|vent 1|walk 2|wear -1|week 1|wind -3|wood -1|work -2|year 2
sell|10 -2|2 -1|20 -1|25 -1|3 -1|arriv -1|choos 3|claim -1|compar 2|dai -1|find -1|first -1|gain 2|hearth 2|heirloom -1|hous -1|move 4|new -1|number -1|onc -1|owner -1|phone -1|plan 4|put 1|roof -1|sensibl 4|shelter 3|summit -2|take -1|transfer -1|warranti -2|wind -1|workmanship -1|year 1
send|10 3|2 3|25 -1|3 2|4 -2|begin 1|certif 3|check 2|class -2|colorado -2|contractor -1|cost 4|dai 3|damag -1|discount -2|e 3|email 3|fall 2|final 4|give -1|hail -1|impact -1|monei 1|own 1|pai 5|part 2|percent 1|phone -1|premium -1|rate -1|receiv 3|replac 2|shingl -3|take 1|transfer 2|warranti 1|wind -1
sens|choos 2|compar 1|gain 1|hearth 1|move 2|plan 2|sensibl 2|shelter 2|year 1
separ|cost 1|includ 3|materi 1
servic|wood -1
settl|dai -1|final -1
set|14,795 2|17,900 4|24 1|3 3|32,615 4|395.54 3|best 2|better 2|cost 11|crew 2|good 2|hearth 4|heirloom 4|honest 3|metal 1|month 5|pai 4|plan 2|recommend 2|seam 1|shelter 2|squar 1|stai 2|stand 1
sever|2 1|contractor -2|own -2|roof -1|summit -3
share|1 1|4,000 1|400,000 1|cost 1|deduct 1|hous 1|insur 1|percent 1
sheet|3 -1|along 1|collect 1|cost -1|dai 1|damag 1|edg 1|flash -1|ic 1|itself 1|keep 1|lai 2|membran 1|nail 1|rain 2|repair 1|seal 1|synthet 1|underlay 1|vallei 1|water 1|year -1
shelter|15 -1|30 -1|behind -2|chimnei -1|cost -1|cover -1|either -1|finish -1|flash -2|maker -1|materi -1|new -2|promis -1|roof -1|run -1|shingl -1|stand -1|steel -2|transfer -1|vent -1|warranti -1|wind -1|year -1
shift|2 -1|child 3|crew 3|live 1|meanwhil 1|night 3|rare 3|sleep 3
shingl|1 1|10 -3|100 4|11 2|140 -1|15 4|16 -2|2 1|20 2|24 1|25 -2|30 -1|303 2|555 2|6 -2|7 -3|8 1|9 1|adjust -2|ag 1|ahead -1|area 1|attic -1|baffl -1|balanc -1|behind 3|better -1|bill -1|bleach 1|branch -1|brush 1|build 3|caus 2|chang 2|check -1|chimnei 2|claim -1|clean -2|color 1|colorado -1|consent 2|contractor -1|count -1|cover 2|crack -1|crew -1|custom -1|dai 1|damag 3|date -1|deduct -1|dish 2|door 1|dumpster -1|earthquak -1|eav -1|emerg 1|end 1|fall -2|fasten -2|feet -1|file -1|final -2|find -1|finish -1|fire -2|first -3|flash -1|free -2|freez -1|full 2|gaug -1|goe -2|good -1|gutter -3|hail 1|half -1|heirloom -3|high -1|hit -1|holidai 2|homeown -1|honest 2|hour 1|hous -1|inch -3|includ -1|instal 2|keep 1|lai 2|last -2|light 2|lightn -2|littl -1|look 6|loud -1|made -1|maker 5|materi 5|metal -1|mild 1|minut 1|month -2|morn 1|moss 1|nail -3|next -1|onc -2|overnight 2|own -3|owner -4|packag 2|pai -2|part 1|percent -1|permit -1|person -2|photo -1|polici -2|power -1|pri -1|rain 1|receipt 1|recommend 2|refund 1|remov 1|repair 1|replac -1|ring -2|run 2|same 4|sampl 2|satellit 2|screen 1|seam -1|second -1|shank -2|sheet -2|shelter -2|size 2|skylight -1|solar 2|solut 1|somewher -1|sprayer 1|squar -1|stai 1|stand 2|steel -1|stop -1|street 3|such 2|summit -1|sun 2|supervisor -1|synthet 2|take 2|tarp 1|temperatur -1|tend -1|throughout -1|transfer 2|tree -2|uncov 2|underlay 1|vent -1|visit -1|walk -1|warranti 5|wear -1|whole -1|wide -1|wind -2|window -1|winter -1|wire 1|withstand -1|wood -2|work 3|workmanship 1|write 2|wrong -2|yard 1
show|2 1|clean 3|cost -1|crew 1|dai 1|end 3|final -1|nail 2|new -1|photo 1|replac 1|roof -3|rot 1|send 1|shingl -1|surpris 1|twice 3|walk 1|whole 3|yard 3
side|12 1|13 2|3 -1|adjust 3|ahead 1|air 3|along 6|arriv 2|ball 4|bed 3|bleach 2|break 4|brush 2|care 1|condition 3|contractor 7|cost 2|cover -2|crew -1|dai -4|date 1|decid 7|decis 1|disagre 2|eav 2|favor 3|give 1|glass 3|hang 3|hous -1|inspect 1|insur 2|lai 3|look 1|meet 2|mild 2|morn 2|moss 2|opinion 3|outer 4|pai 9|pane 4|photo 1|promis 1|rake 3|remov 2|roof 2|run 2|safe 4|same 1|shingl 1|solut 2|sprayer 2|starter 3|steep -1|street 2|strip 3|sun 1|take 3|tarp 3|wall 1|wire 2|wood 2|work 8|yard 5|year -1
sign|10 4|12 2|2 -1|3 -1|72 3|ahead -1|approv 1|ask -1|cancel 3|check -1|claim 3|clean -1|collect 2|contract 3|contractor 1|cost -3|dai 2|date -1|deadlin 1|decid 2|deduct 1|deni 2|deposit 5|depreci 2|down -1|due 2|finish 4|free -1|homeown 2|honest -1|hour 2|hous -1|inspect -1|insur 2|low -1|made -1|meet -1|monei -1|month 1|morn 1|mortgag -1|onc 2|own 1|part -1|percent 2|phone -2|plan -2|reason -1|rest 2|return 3|roof 1|shingl -1|togeth -1|walk 2|withheld 2|work 6|write -1|year -3
simpli|ag 4|cover 1|crew 3|earli 3|hail 1|insur 2|mainten 3|miss 3|mistak 3|pai 3|such 1|sudden 1|wear 2
singl|2 1|hous 2|take 2
sister|better 3|children 3|dumpster 3|fall 3|hous 1|insid 3|live 1|loud 2|meanwhil 1|pet 3|somewher 2|stai 3
site|2 6|6 5|7 6|crew 5|dai 7|hour 5|marco 5|p 5|roof 1|supervisor 5|surpris 3
sit|2 3|4 5|60 1|arriv 1|belong 3|clear 2|contractor 1|cost 3|dai 7|damag 1|drivewai 5|dumpster 7|final 2|inspect 1|island 3|kitchen 3|leav 2|lose 5|monei 1|mortgag 2|new 3|old 1|overnight 1|phone 1|plan 2|rain 3|roof -1|seat 3|second 1|shingl 1|sign 1|stai 1|step 1|street 3|synthet 1|take 1|uncov 1|underlay 1|water -1|week 1
size|2 4|6 2|7 2|arriv 3|crew 2|dai 4|morn 2
skinni|10 1|arriv 1|drivewai 1|feet 1|least 1|wide 1
skylight|3 -1|cost -2|flash -1|owner -1|repair -1|roof -1|shingl -1|wood -1|year -1
sky|2 1|crew 2|dai 3|dry 4|dumpster 4|finish 4|hous 3|next 4|noon 4|old 3|roof 3|surpris 2
sleep|cost -1|dai -1
slide|3 1|badli 2|cover 2|cut 2|flash 2|instal 2|nail 1|seal 2|shingl 1|slip 2|vent 2|warranti 1|water 1|workmanship 1|wrongli 2
slot|10 3|12 2|2 1|cost 1|cut 2|date 3|deposit 3|end 1|flash 1|hold 3|inch 2|percent 3|ridg 2|skylight 1|vent 1|wide 2
slow|take 1|week 1
small|1,900 1|8 2|flash 1|new 2|open 1|owner 1|spot 1|warranti 2|year 1
smash|arriv 1|cover 1
snap|9 2|claim 2|climb 3|help 3|make 2|onto 3|photo 3|roof 2|warranti 2
snow|8 1|cover 2|end 2|materi 3|ridg 2|soffit 3|vent 2|warranti 3
solar|110 1|130 -1|24 1|3 -1|4 -2|6 1|7 1|fire 1|flash -1|gutter 1|hearth -2|heirloom 1|materi 1|nail 1|new -1|sheet 1|shingl -2|vent -1|wood 1
somewher|bring 2|first 1|morn 1|outdoor 2|outlet 2|own 2|portabl 2|power 1|toilet 2|water 2
spare|cost -1|hous -1|roof -1|shingl -1
special|110 2|130 3|24 3|4 3|class 3|colorado 2|deduct 2|hous 1|impact 2|polici 2|rate 2|separ 3|shingl 2|steel 3|wind 4
spot|3 -1|arriv -1|bare 2|due 1|find 2|first 1|later 3|make 1|paint -1|percent 1|primer 2|repair -1|shingl -1|walk 1|warranti 1|wood 1|work 3|year 3
spread|10 4|instal 4|interest 4|monei 2|pai 4
spring|cap 3|emerg 2|find 3|keep 3|rain 3|squirrel 3
squar|roof -1
stack|1,200 1|24 -1|4 3|6,000 3|add 1|along 3|architectur -1|arriv 1|averag 3|carri 3|chimnei 1|collect 3|dai 1|eav -1|edg 3|final 1|flash 1|half 1|hous 4|ic 3|inch -1|includ -1|inspect 1|itself 3|lai 5|layer 1|lift 1|membran 1|nail 2|pai 2|pound 3|rafter 3|roof -1|safe 3|seal 3|second 1|shingl 4|spread 3|steep 1|tear 1|vallei 2|vent -2|walk 1|water 3|week 2|weigh 3|wood 1
stai|12 1|14 2|15 -1|2 1|2210 2|25 3|40 3|5 2|7 2|8 2|adjust 1|ahead -1|area -1|awai 1|carri -1|claim -2|contractor -1|date -1|drivewai 2|emerg -1|feet 1|finish 2|first -3|ford 2|free -1|front 3|furnitur 1|golden 2|grill 1|heirloom 3|homeown 1|honest 1|hour 2|hous 3|inspect 3|keep 1|least 1|meet -1|minut -1|morn -1|move 3|offic 2|open 2|p 2|pai -1|phone 1|plan 1|pot 1|rain -3|roof -2|send 2|shingl -4|sign 1|stand 3|step 1|street 4|surpris -1|take -1|tarp -4|third 3|weekdai 2|wind -2|window 2|wood -1|work 2|yard 1|year 1
stand|10 2|110 1|12 1|130 1|2 2|20 2|24 1|3 2|30 4|5 1|50 1|6 -1|adjust 1|ahead 2|air -1|along -1|architectur -2|bed -1|color -1|condition -1|copper 1|cost 4|cover 1|dai 4|date 2|eav -1|feet 1|first -3|granul 1|hail -1|hang -1|hearth 2|hold 3|honest 2|hour 1|inch -2|instead 1|insur -1|lai -1|leak -1|least 1|loud 3|maker 1|meet 2|membran 1|mile 1|morn -2|moss 1|phone -1|rate 1|resist 1|ridg -1|roof 2|shelter 1|shingl 1|solid -1|squar 2|tarp -1|temperatur 1|vallei -1|vent -1|wall -2|warm -1|warranti 3|wear -1|wood -2|work 2|year 4
state|colorado 1|complain 2|cost 3|deni 1|divis 2|electrician 3|instal 1|insur 3|licens 3|low 1|sam 3|vermont 3|whitfield 3
steel|3 -1|32,615 3|395.54 3|50 3|aluminum 1|black 1|brown 1|choos 1|color 1|crew 2|dai -1|edg 1|heirloom 3|honest -1|leak 1|look 1|membran -3|metal 5|month 2|pai 2|paint 1|plan 3|roof -1|seam 6|stai 3|stand 5|suit 1|underlay 1|white 1|year 2
steep|10 -1|crew -1|pai -1|percent -1|roof -2
step|2 -1|7 1|arriv -1|clean 3|cover 1|crew 2|dai -1|find 3|first 1|free 3|hous -1|inspect 1|keep 2|later 3|nail 2|phone 3|rain 2|roof 2|shingl -1|work 4|yard -1|year 3
stick|6 2|appli 2|dai 1|edg 1|first 1|hand 5|instal 4|march 2|novemb 2|rain 3|seal 7|unless 3|warm 3|warranti 1|wind 2
stop|24 -1|5 -1|6 1|air 1|along 2|arriv 2|clean 1|condition 1|cost -2|crew 1|dai -1|damag 3|eav -1|emerg 2|end 2|find 1|first 1|free 1|further 4|hour 1|hous -1|ic 2|lai 2|later 1|membran 1|nail 3|noon 1|oblig 4|onc 2|prevent 4|repair 2|shingl 2|surpris 1|tarp 1|underlay -1|vallei 1|vent -1|wall 1|wood 1|yard 1|year 1
store|hous -4
strai|clean 2|end 2|inspect 1|nail 1|noon 1|onc 1|roll 1|twice 2|walk 1|whole 1|work 1|yard 2
street|3 -1|premium 1|roof -1|whole 1
stretch|year -3
strip|cover 2|dai 2|down 2|old 2|roof 1|same 2|steep 2|take 2|tear 2|time 2|wood 2
strong|130 1|140 2|2 1|24 1|3 -1|baffl 2|balanc 2|custom 2|dai -1|flash 1|gaug 2|good 1|gutter 2|hail -1|heirloom 2|high 2|hous 1|includ 2|membran 2|metal 2|mile 1|new 1|roof 3|seam 2|shingl 1|stand 2|steel 2|take -1|temperatur 2|throughout 2|vent 1|warrant 1|wear 1|whole 2|withstand 2
stuffi|add 3|box 3|breath 1|close 3|continu 3|cool 1|hous 1|intak 3|old 3|ridg 3|soffit 3|stai 1|summit 3|vent 2
stuff|2 2|24 1|3 -2|5 1|arriv -1|bleach 1|brush 1|crew 1|dai 2|dry 2|dumpster 2|end 1|find 1|finish 2|first -1|granul -1|gutter -2|hous 2|keep 1|labor 1|loos 2|materi 1|mild 1|month -1|moss 1|new 1|next 2|noon 2|old 1|paint 5|permit 1|remov 1|repair 1|roof 3|shingl -1|solut 1|sprayer 1|surpris 1|tear 2|warranti 1|wire 1|wood 1|write 1|year 1
such|warranti 2
summer|40 -1|afternoon 1|air 1|arriv -1|condition 1|cook 1|cover 1|crack 3|defect 3|hous -1|hundr 1|lean 1|phone 1|shingl 2|temperatur 2|warranti 2|wind 3
summit|dai -1|roof -1|year -1
sunni|12 3|8 3|afterward 2|last 3|side 3|south 3|year 3
sunshin|bake 4|brittl 4|dri 1|good 2|oil 4|roof 2|shingl 3|summer 4|sun 4|turn 4|wear 2|wind -1
sun|7 2|color 3|cover 2|defect 3|fade 3|shingl -1
supervisor|crew -1
supplier|7 -2|arriv 4|claim 5|dai -3|final 2|lien 5|monei 5|pai 2|prove 5|receipt 5|roof 4|waiver 5|walk 2
suppli|bring 4|first 2|morn 2|outdoor 4|outlet 4|own 3|portabl 4|power 4|toilet 4|water 3
suppos|12 1|1980 1|2 1|60 1|95 1|asbesto 1|contractor 1|cost 1|dai -1|damag 2|document 1|end 1|fall 1|final -1|find 1|licens 1|make 2|rain 1|remov 1|repair 2|sheet 1|shingl -1|stai 1|stop 1|take 1|twice 1|underlay 2|wood 1|work 1
sure|40 3|begin 3|chanc 3|clean 1|end 1|nail 1|noon 1|onc 1|percent 3|radar 3|rain 1|roll 1|steep 3|twice 1|walk 1|watch 3|yard 1
surpris|2 1|3 -1|ad 5|alreadi 2|bad 7|cost 3|find 2|first 6|new 2|photo 5|repair 1|roof 1|see 5|sheet 1|wood 5
swallow|colorado 2|contractor 2|cost 2|deduct 2|discount 2|forbid 2|law 2|pai 1|roof 2|waiv 2
swap|8 1|chang 1|consent 1|cost -1|end 1|new 1|repair 1|roof 1|warranti 1|wood -1|workmanship 1|write 1
switch|100 2|11 1|cost 2|maker 2|materi 2|sell 1|transfer 2|warranti 2
tabl|choos 2|color 3|week 2
tab|pai 1
take|1 -1|100 2|11 -1|110 1|12 -1|130 -1|14 1|140 2|15 -2|18 1|1980 -2|2 -1|2,400 1|20 3|200 2|24 2|27 6|3 -1|30 -2|350 2|4 -2|40 1|5 -1|50 1|6 -2|60 2|7 1|8 2|9 3|adjust 1|answer 3|appreci -1|area -4|arriv -1|asbesto -2|asphalt 1|attic 2|baffl 1|balanc 2|better -1|bill -2|branch -1|build -1|cash -2|caus 3|chang -1|check -1|chimnei 1|choos 2|citi 1|claim 3|class -1|climb 7|color 1|colorado -2|compar 1|complain -2|consent -1|contractor -3|copper -1|cost -5|cover -1|crack 1|crew -2|curl 1|custom 2|dam 2|damag -1|date -1|deduct -1|defect 1|depreci -1|dish -1|divis -2|document -2|down 2|dumpster 2|earli 3|earthquak -1|edg -1|emerg 1|end -3|escap 2|fall 4|feet 3|file 6|final 1|find 1|finish -3|fire 1|first -3|flash -3|follow 1|foot 3|free 1|gain 1|gaug 1|goe -1|good -1|gutter 4|hail 3|half 2|hearth 1|heavi 1|help 7|high 1|hit 3|hold -1|holidai -1|homeown 1|hour 1|hous -6|ic 2|impact -2|includ 1|inspect 9|instal -1|instead -1|insur 1|itself -3|keep -1|lai -2|later 1|layer 2|leak -3|least -1|leav 1|licens -2|lift 1|light -1|lightn 1|list -1|littl 1|look -1|lose 2|mainten 2|make 3|maker 2|marco -1|materi 3|meet -1|membran 1|metal 3|miner 1|minut -1|miss 3|mistak 2|moment 2|monei -1|month -1|morn -1|move 2|nail 1|new 3|noon -1|number -2|old -2|onc -2|onto 7|open -3|origin -1|outliv 2|outsid 1|own -1|owner -1|pai -2|part 1|percent 1|period -1|permit -2|person 1|phone 2|photo 7|pick 2|plan 1|polici -1|premium 1|present 1|promis -1|rain -5|rate -2|readi -2|refund 2|remov -2|repair -3|replac -2|result 1|ridg 1|roof 2|roughli 1|run 1|satellit -1|seal -1|seam 3|second -1|see -1|sensibl 2|settl 2|shelter 3|shingl 4|side 1|sit 2|soffit 1|soft 1|solar -2|squar 5|stai -1|stand 3|steel 1|steep 4|stop -3|subtract -1|summit -2|supervisor -2|supplement 2|surfac 1|surpris -3|tarp -1|tear -3|temperatur 3|tend -1|test 3|themselv -1|third 1|throughout 2|time 2|traffic 3|transfer 2|tree 4|underlay -2|uphil 1|valu -1|vent 2|visit -1|walk -2|wall -3|warrant 1|warranti -1|water -2|wear 3|week -2|west 1|whole 1|wind 3|withstand 2|wood -1|work -4|workmanship -1|write -1|wrong 1|yard -1|year -2
talk|25 2|adjust 4|ahead 2|cost 3|crew -4|date 2|decis 4|give 4|hous 4|insur -3|meet 6|photo 4|promis 4|roof -2|spanish 1|speak 1|stop 1|wind 2
tan|shingl 2
tape|figur 2|hand 2|inspect 2|measur 2|roof 2|same 2|yourself 2
tap|9 3|dai 3|kitchen 3|schedul 1|water 3
tarp|2 -1|adjust -1|arriv -1|claim -1|cost -2|dai -2|document 1|emerg 2|free -1|hous -1|insur 1|keep 2|pai -1|receipt 2|refund 2|repair 1|roof -1|shingl -1|take -1|transfer -1|visit -1|warranti -1|workmanship -1|year -1
tar|asphalt 3|first 2|leav 3|roof 1|smell 3|week 3|year 2
tear|2 -1|3 -1|6 -1|arriv -1|attic -1|cost -1|crew -2|dai -1|first 2|flash -1|hous -1|inspect -1|old -1|roof -1|shingl -2|take -1|vent -1|wind -1|year -1
temperatur|10 -1|130 -1|2 -3|3 2|4 -1|6 3|8 1|air 3|along 4|appli 1|arriv -1|attic 4|breath 4|bundl -2|cancel 3|clean -1|color -2|contractor 3|cool 4|cost -1|cover 1|crew -2|custom 3|dai 2|edg 1|end 1|find 1|flash -1|garag -2|half 6|hand 1|hearth -1|high 4|hous 3|includ -1|insid -1|inspect 2|later -2|leak -1|leav 4|look -1|march 1|materi 2|moment 6|nail -1|novemb 1|old -1|onc -1|open 6|phone -1|rain 6|repair -2|ridg 5|roof -1|seal 7|shelter -1|shingl 2|sign 3|soffit 1|stai 2|stop -1|summit -1|take -1|wall -1|warm 10|warranti 2|water -1|wind 3|wood -1|work -2|yard -1|year -2
tenant|crew 4
themselv|cover -1|shingl -1
thick|16 5|24 -1|7 5|along -1|architectur -1|cap -1|eav -2|edg -1|fasten 6|flash -2|hearth -4|ic -3|inch 1|insid -1|leak -1|metal -1|nail 3|new -1|phone -1|plank -1|ridg -1|ring 6|roof -2|shank 6|sheet 6|shield -1|shingl -8|starter -1|strip -2|synthet -1|system -1|underlay -1|vallei -2|vent -1|wall -1|warm -1|water -3|wood 5
think|13 1|ask 2|decis 2|disagre 1|free 1|hous 1|independ 2|inspect 3|opinion 2|promis 1|roof 1|satisfi 2|second 2|shingl 1
thousand|1 1|4,000 1|400,000 1|deduct 1|hous 1|insur 1|percent 1
throw|2 -2|3 -1|air 2|along 2|arriv 5|bad -1|bed 2|better 2|bill -1|check 2|choos 2|condition 2|cover 1|crew -1|dai -4|depreci -1|document 2|emerg 1|fair 2|fall 2|final 3|find -1|hang 2|includ 1|instead 1|keep 6|lai 2|monei 1|morn 1|new 3|old 2|pai -1|refund 1|roof 1|sheet 1|shingl 2|surpris -1|take -1|tarp 3|think 2|time 2|wall 2|wind 1|wood 2|yard 2|year -1
tick|2 1|begin 2|dai 1|final 2|sign 2|walk 2|warranti 1
tile|crew 5|own 5|plumber 5|tiler 5
till|10 1|14 2|2 2|3 1|30 -1|6 1|arriv 1|claim 1|cost 1|crew -2|dai 3|emerg 2|final 1|find 2|first -2|hour 2|insur 1|leav 1|minut 1|morn 1|pai 3|roof -7|send 1|surpris 1|third 2|warranti -1|work 3
timber|find 1|lift 2|shingl 2|side 2|west 2|wood 2
time|10 -1|11 1|12 2|16 -1|2 3|3 -2|4 2|5 2|6 3|7 4|8 4|9 1|adjust 1|ahead -1|appreci -2|area -2|arriv 3|ask 2|better -1|care 1|child 2|children -1|claim 2|clean 2|cost -2|cover 1|crane -1|crew 4|dai 5|damag -2|defect 1|deliv -1|door -1|drivewai -1|dumpster -2|end 1|fall 1|file 1|final -2|finish 1|first -2|fitter 3|flash 1|goe -1|gutter 2|hour 1|hous 2|inch -1|insid -1|instal 1|internet 4|itself 2|leak 1|leav 2|lift -1|live 3|look -1|maker 1|marco 1|meanwhil 3|morn 4|move 1|neighbor 1|new -1|next -3|night 2|noon 1|old 1|onc 1|onto -1|own 1|p 3|percent 1|permit -1|person 2|pet -1|polici -1|power 4|rain -1|rare 2|replac -1|roof -4|seal -1|second 3|sell -2|shingl -3|sign -1|skylight 1|sleep 2|somewher -1|spring 3|stai 2|strip -1|supervisor 2|supplier -1|surpris 2|take -1|tear -1|tend -2|transfer 2|twice 3|underlay -1|vent -1|warranti -2|water -2|week -2|whole 1|wood -1|work 1|wrong -1|year 5
tire|clean 4|find 4|free 4|inspect 2|later 4|nail 3|phone 4|work 4|year 4
todai|4 1|decid -1|minut 1|roof 1|take 3|watch 1|week 3
toddler|morn 2
todo|3 1|cost 4
togeth|10 1|percent 1
tomato|along 1|bed 1|hang 1|lai 1|tarp 1|yard -1
tomorrow|6 3|ask 3|crew -1|dai 2|date 3|hear 3|move 3|p 3|rain -1|watch 3|work -1
tonight|3 4|cost 6|decis 2|discount 9|honest 6|paus 2|point 2|question 2|share 2|sign 5|stop 1|think 1|todai 12|watch 2|whenev 2
tool|bring 4|first 1|morn 2|outdoor 4|outlet 4|own 3|portabl 4|power 2|toilet 4|water 3
top|1,200 1|12 1|2 1|24 1|3 -1|5 -1|8 2|add 1|ahead 1|along 2|arriv -1|breath 1|cap 4|clean 1|cover -2|crane 1|crew -1|cut 1|dai 2|deliv 1|down 1|drivewai 1|dumpster 1|eav -1|end 6|half 1|hous 1|inch 1|includ 1|insid -2|lai -1|layer 6|lift 1|liner 1|nail -1|next -1|old 1|onc 5|onto 1|pai -1|peak 2|piec 5|pull 5|ridg 4|roof 3|same 1|second 6|shingl 5|skylight 1|steep 1|stop 1|supplier 1|tear 2|time 1|underlay -1|vallei -1|vent 4|warm -1|warranti 2|wide 1
toss|document 2|keep 3
total|14,795 1|17,900 1|24 1|32,615 1|48,600 3|arriv 3|best 1|better 1|cost 2|good 1|hearth 1|heirloom 1|kitchen 3|monei 1|pai -1|recommend 1|roof -1|shelter 1|squar 1|whole 3
touch|4 2|afterward 1|dry 2|hard 2|hour 2|paint 1|week 2
tough|10 -1|110 2|130 2|20 1|4 1|ball 4|behind 2|break 4|build 1|class 1|decid 1|glass 3|hail -2|hearth 2|honest 1|hour 2|insur -1|look 1|low 1|mile 2|month -1|outer 4|pai -1|pane 4|premium 1|safe 4|same 1|shelter 1|shingl 1|stand 2|street 2|take 1|wind -1|work 1|year 1
town|2 2|3 2|30 3|5 1|agreement 3|appoint 3|arriv 1|cancel 3|choos 2|color 3|contractor 3|dai 3|e 2|final 2|instal 3|minut 3|next 3|packag 3|pai 2|permit 3|rain 1|sign 3|step 3|take 3|walk 3|week 2|whole 2
trampl|2 1|air 2|climb 2|condition 2|cover 3|crew 1|dai 1|ladder 2|surpris 1|wood 2|yard 2
tramp|2 1|6 1|7 1|arriv 1|crew 1|dai 1|morn 1
transfer|10 -1|2 4|arriv 4|begin -2|bill -3|certif -3|contractor -3|cost 1|dai 1|deposit 2|due 2|e -3|email -3|file 1|final -3|finish 1|front 5|homeown 2|hous 5|inspect 4|leak 1|materi -1|month 2|next 1|notic 1|percent 5|period 1|phone -1|photo 1|receiv -3|rest 2|roof 2|second -1|share 1|shingl -2|shrink 1|sign 5|stand 4|summit -1|walk 1|warranti -2|work 1|write -1|yard 4|year 2
tree|2 -1|cost -1|cover -1|cut -1|hous -1|phone -1|roof -1|shingl -1|vent -1
trim|6 1|aluminum 1|awai 1|black 1|branch 1|brown 1|care 1|color 1|edg 1|feet 1|keep 1|leak 1|least 1|membran 1|paint 1|shingl 1|underlay 1|white 1
troubl|10 -1|crew 1|find 1|flash 1|hous 1|loos 1|new -1|shingl -1|wind -1|year -1
true|year 1
trust|deduct 1|free 5|promis 6|roof 1
turn|1 1|10 3|14 5|180 1|2 -3|3 -1|6 -1|7 3|85 5|9 1|95 -2|air 1|arriv 3|bad 3|caus 5|claim 2|condition 1|cover 5|crew -2|dai 1|damag -2|dust 2|fall -1|find 3|first -4|free -1|hour -1|hous -1|includ -2|inspect -1|instal -2|insur 4|lai -1|leak -1|lose -1|maker 2|materi 2|new -1|onc -1|paint -1|phone 2|rain 1|replac -1|roof -3|send 1|shelter -1|shingl -3|solar 2|squar -1|step 1|supervisor -1|take -1|tear 2|themselv 2|third 5|visit 1|warranti 5|water 1|wood -5|work -2|year -2
ugli|10 1|2 3|build 1|clean 1|copper 2|cover 2|dai 2|dumpster 2|final 3|granul 2|hail 2|hous 1|impact 2|inspect 2|leav 3|look 3|maker 1|moss 2|rate 2|same 4|shingl 4|street 1|suit 1|take 1|thick 3|version 3|worri 3|year 2
uncl|system 3
underlay|2 -1|cost -1|dai -1|hous -1|roof -1|shingl -2|work -1|year -2
underneath|find 3|wood 2
unit|air 2|along 3|arriv 3|bed 3|condition 3|first 4|hang 3|lai 3|morn 1|refriger 5|shingl 3|tarp 3|wall 3|wood 3|yard 3
upstair|air -1|arriv 1|condition -1|crew 2|floor 3|hammer 3|hous 1|mirror 3|photo 3|shake 3|shingl -1|take 3|top 3|wall 3
us|1 1|1,200 1|150 1|16 5|1998 2|2 -1|24 -1|34 2|6 7|7 5|8 1|9 2|architectur -1|area 2|arriv -1|attic 1|badli -1|begin -1|bring 5|cap -1|check 2|clean -1|close -2|contractor 1|cover -2|crew 3|cut -1|dai 1|damag -1|door -3|down -2|eav -1|edg -1|end 1|famili 2|fasten 6|feet 1|file -1|final 1|first -1|flash -1|garag -2|goe 1|hand 2|himself -2|hour -1|hous -1|ic -1|inch 5|insid -1|inspect 1|instal -1|introduc -2|keep -2|leak -1|leav 1|live -1|meanwhil -1|measur 1|metal -1|morn 4|nail 2|net 1|new 1|old -2|onc 2|outdoor 5|outlet 5|own 11|owner 2|pai 1|paint -2|person 1|phone -1|plank -1|portabl 5|power 5|put -1|rain -1|repair -1|replac -1|ridg -1|ring 6|roll -1|roof 1|rule 1|same -1|seal -1|second -1|sell 1|shank 6|sheet 5|shield -1|shingl -1|slip -1|squar 1|stai -4|starter -1|steep -1|strip -1|subcontractor 4|summit 2|supervisor -2|surpris 1|system -1|tear -1|time -1|toilet 5|transfer 4|twice 1|vallei -1|vent -1|walk 1|wall -1|warm -1|warranti 1|wash -1|water 5|wood 1|wrongli -1|yard 1
valid|hous 1|roof 1
valu|4 -1|class -1|flash -1|impact -1|rate -1|shingl -1|wind -1
van|2 2|6 1|crew 1|dai 2|new 1|power 1|roof 1|take 1|work 1
va|ag 3|cover 3|damag 3|hail 4|insur 1|pai 1|such 3|sudden 3|wind 4
vent|40 2|afternoon 2|air 2|attic -1|below 2|breath 1|condition 2|cook 2|cool 1|hundr 2|lean 2|phone 2|repair -1|roof -1|shingl 1|temperatur 2
video|hous 2|loud 3|phone 1|plan 3|somewher 3|take 1|work 2
visit|12 -1|3 -1|adjust 2|ahead 1|arriv -1|ask 1|cost -1|crew -1|damag -1|date 1|deni 1|first -2|hous -1|low 1|meet 1|pai -1|repair -1|roof -2|second 1|shingl -1|warranti -1|work -1|year -1
void|claim 2|dai 1|hail 2|rain 1|wind 2
wait|14 1|180 1|2 3|30 3|365 1|7 1|accept 1|allow 1|ask 2|claim 2|colorado 1|cost 3|dai 4|damag -1|deadlin 1|emerg 5|end 3|final 3|find 3|first 2|good 1|hail 1|hour -1|keep -1|open 1|pai -1|phone -1|polici 1|rain 1|receipt -1|refund -1|repair -1|roof 2|send 1|shingl -1|slow 3|tarp -2|tend 3|third 1|wear 1|wind 4|work -1|year 2
walk|10 1|2 -1|20 1|2210 4|5 4|8 4|arriv -1|behind 2|build 2|caus 2|claim 2|cover 2|crew 1|dai 1|damag 2|dish 2|end 1|first -1|ford 4|front 2|golden 4|hail 1|holidai 2|honest 1|hour 2|hous -2|inspect -1|instal 2|light 2|live 1|look 1|meanwhil 1|new -1|offic 4|onc -1|open 4|p 4|phone 2|satellit 2|shingl -3|solar 2|stand -2|street 5|such 2|take 1|warranti 1|weekdai 4|work 3|yard -1|year 1
wall|12 2|2 1|awai 2|cost -1|crew -1|dai 1|feet 2|furnitur 2|grill 2|hour 1|hous -1|least 2|move 2|pot 2|roof -1|water 1|work 1|yard 2
want|5 1|caus 1|cover 1|crew 1|damag 1|dish 2|end 1|holidai 1|hous 1|instal 1|light 1|look 1|materi 1|put 2|satellit 2|skylight 1|solar 1|such 1|vent 1
warmth|new 2|window 1
warn|7 6|arriv 3|loud 6|neighbor 7
warranti|10 -1|110 1|12 -1|13 1|130 1|2 2|20 -1|24 -1|3 -5|4 1|5 4|7 1|arriv -1|ask 1|attic 2|balanc -1|care -2|chimnei -2|choos -1|clean -3|cost -6|cover 6|crew -1|dai -1|dam 3|decid -1|decis 2|defect 1|disagre 1|escap 3|fade 1|fall -3|feet -1|find 2|fire -1|first -2|flash -1|free 1|granul -3|gutter -5|hail -3|hearth 1|heirloom -1|homeown -1|honest -1|hous -2|ic 2|includ -1|independ 2|inspect 1|instal 2|instead -2|insur -3|keep -2|last 1|late -2|leak 2|leav -2|maker 3|membran -1|metal -1|mile 1|month -1|new -2|opinion 2|own -1|owner -3|percent 2|period 3|phone 1|plan -2|put -1|rate -1|refund -1|repair -3|resist -1|roof -3|satisfi 2|seam -1|second 1|share 3|shelter 1|shrink 3|skylight 2|spring -2|squar -1|stand -1|steel -1|such -1|take -2|tarp -1|temperatur 2|twice -2|vent -1|warrant 2|wear -1|whole -1|wind -2|withstand -1
wash|3 1|5 -1|cover -1|first -5|granul 3|gutter 3|hous -3|instal -1|lose 2|miner 2|month 2|paint -2|roof -3|shingl 1|surfac 2|take -1|themselv 2|wind -1|year 2
wasn|cost 2|find 2
watch|better 1|children 1|dumpster 1|fall 1|insid 1|loud 1|pet 1|somewher 1|stai 1
watertight|roof 1
water|10 -1|2 -1|3 -1|30 1|4 -1|5 1|7 -2|8 1|activ 9|arriv -2|attic 6|claim -1|cost -2|cover -1|crew -1|dai -2|damag 1|down -1|end 1|fall -1|final -1|find 9|first -1|flash 1|granul 1|inspect -1|instal 1|leak 10|next 1|old 1|pai -1|pressur 1|roof -1|sheet -1|shingl -1|skylight 2|strip 1|temperatur -1|vent -1|warranti 1|wash 2|wind -1|wood -1
wave|pai 1
wear|10 1|12 3|3 -1|8 3|afterward 2|cover 1|insur -1|last 3|new 1|pai 1|roof -2|side 3|south 3|wood -1|year 4
weekdai|dai 2|stai 2
week|2 -1|60 3|clean 2|dai 4|dumpster 1|final 2|find 3|free 1|hous -2|inspect 2|later 3|leav 1|move 1|nail 1|phone 1|rain 1|roof -1|shingl -2|stai 2|stop 1|underlay 1|work 2|year 2
whole|10 2|2 3|5 2|6 2|6,000 1|adjust 2|arriv 1|averag 1|bad 1|carri 1|cover 3|dai 5|down 3|hour 2|hous 1|internet 2|lose 3|nail -1|next 1|pai 1|phone 1|pound 1|rafter 1|rain 3|roof 2|safe 1|same 3|shingl -2|spread 1|steep 3|system 1|take 7|time 2|wall 2|water -1|weigh 1|wood 4|work -1|year 1
wife|ask 2|dai -1|decis 2|homeown 5|hous 2|leav 5|paus 2|point 2|question 2|sampl 3|share 2|watch 2|week 4|whenev 2|wood 5
wifi|roof -2|year -2
window|cost -3|dai 2|flash 1|lose 7|new 3|night 7|old 6|pane 8|replac -1|roof -2|skylight 1|temperatur 7|window 4
wind|1 1|10 -1|3 -1|4 1|4,000 1|40 1|400,000 1|adjust 1|arriv -1|awai 1|build -1|chimnei 1|clean -1|cost -2|cover -1|cut -1|damag 1|dumpster 1|emerg 1|end -1|feet 1|finish 1|flash 1|free -1|granul 1|ground 1|hail -1|hearth -1|heavi 1|honest -1|hous 1|lift 1|lose 1|miss 1|month -1|new -1|old 1|open 1|pai -1|rain 1|result 1|ridg -1|roof 1|roughli 1|same -1|see 1|shelter -1|shingl 1|side 1|soft 1|spot 1|steep 1|stop -1|strong 1|take -1|tear -1|throw 1|uphil 1|vent -1|warranti -1|west 1|wood 1|work -1
winter|0188 1|10 2|12 -1|2 -2|303 1|5 -1|555 1|6 1|8 3|add -2|arriv 6|ask 10|badli 1|build -1|claim -1|cost -2|cover 5|crack -2|curl -1|dai -2|damag -1|defect -1|desk 1|earli -1|end 5|exampl 1|final -1|first 5|goe 4|hearth -1|hour 2|hous -2|inch -1|instal 1|light 3|look 6|loos 1|lose -1|make -1|maker -1|materi 4|miner -1|monei -1|nail 1|new -1|old -2|pai -1|part 1|rain 1|repair -1|ridg 2|roof -1|same -1|seal 1|second -1|servic 1|shingl -2|slip 1|soffit 3|spring 11|such -1|summit -2|surfac -1|take -1|vent 3|visit -2|warm 2|warranti 4|wind -1|wood -4|workmanship 1|write 1|wrong 4|wrongli 1|year 1
wire|3 1|cost 1|take 1
withstand|110 4|130 4|2218 3|24 3|4 1|6 1|architectur 3|choos 1|class 1|fire 2|gaug 3|hearth 1|hour 1|hous 1|impact 2|lamin 3|look 2|materi 3|mile 1|modifi 3|offer 3|rate 2|sb 3|seam 3|shelter 1|shingl 3|stand 3|steel 3|suit 1|ul 3|warrant 1|wind 3
wood|2 -1|3 -1|appli -1|arriv -1|clean -1|cost -2|dai -1|dumpster -1|flash -1|honest -1|hous -2|includ -1|instal -1|keep 1|nail -1|new -1|pai -1|permit -2|phone -1|post -1|pound -1|receipt 1|repair 1|ridg -1|roof -2|shingl -2|take -1|tear -1|vent -1|week -1|weigh -1|window -1
word|decid 6|insur 2|low 2|pai 2|polici 4|roof 2
work|1 -1|1,900 1|10 3|11 -1|110 -1|130 -1|14,795 1|15 4|16 1|179.43 1|1998 4|2 -3|20 4|24 -3|25 4|3 1|30 -2|34 4|4 -2|40 2|5 -2|6 -3|7 -6|8 1|85 3|adjust -6|afterward 1|ag 2|ahead -2|air 1|along 1|appreci -1|architectur -1|area 4|arriv -2|ask -2|asphalt -3|attic -3|awai -1|badli 1|baffl -1|balanc -1|begin 3|below 5|bill -1|breath -2|care -2|caus 1|chanc 1|chang 2|check -2|child 3|chimnei -1|claim -4|clean -3|close 2|color -2|condition -1|consent 2|contractor 2|cool -2|cost -2|cover -1|crew 5|cut 1|dai -4|damag -3|depend 1|door 2|down 1|draw 3|dry -1|dust 3|earli 3|eav -1|edg -1|end -2|famili 4|fasten 1|feet -1|final -2|finish -1|first 1|flash 1|free -2|garag 1|goe 1|gutter -1|hail -1|half -2|hand 3|happier -1|hearth 4|heirloom 4|high 1|homeown 1|hous 11|includ -1|inspect -5|instal 3|instead 1|insur -3|keep 2|lai 1|leak -2|least -2|leav 2|led 1|lift -1|list -1|live 5|loos 1|lose -1|loud -2|mainten 3|make -2|maker -1|marco 1|materi -1|meanwhil 5|membran -1|metal -2|minut 4|miss 3|mistak 4|month 1|morn -3|nail 1|neighbor -1|next -4|night 4|noon -2|number -2|onc -3|open 4|origin -1|otherwis -1|own -1|pai 1|part -1|percent -1|period -1|permit -1|person -1|pet -1|phone 4|polici -1|pound -1|power -1|pressur -1|pretend -1|provid 1|put 1|radar 1|rain 6|rare 4|reachabl 9|replac -1|ridg 1|ring 1|roof -3|run -1|seal 3|seam -1|second -2|see -1|sell -2|shank 1|sheet 1|shelter 5|shingl -1|sign -2|skylight 1|sleep 4|slip 1|smell -1|solar -1|somewher -1|spot 1|squar 1|stai 2|stand -2|steep 1|street -1|strip -2|subcontractor 3|summit 3|supervisor -1|surpris 2|switch 3|take 4|tarp 5|tear 1|temperatur 2|tend -1|though 8|time 3|transfer -2|unless 4|vallei -1|walk -1|wall -1|warm 3|warranti 2|watch 1|water -1|wavi 3|wear 2|week -3|weigh -1|whole 2|wide -1|wind -8|window 2|withstand -1|wood -1|workmanship 7|write 2|wrong 1|wrongli 1|yard -3|year 4
worri|3 4|first 5|granul 3|gutter 3|loos 5|month 5|roof 2|shingl -1|year 2
worst|3 1|4 1|40 1|awai 1|bare 1|chimnei 1|face 1|feet 1|find 1|flash 1|granul 1|heavi 1|inspect 1|lift 2|lose 1|miss 1|number 1|open 1|place 1|result 1|roughli 1|shingl 1|show 1|side 2|soft 1|spot 1|steep 1|take 1|uphil 1|west 2|wind 1|wood 2
wors|crack 3|find 3|freez 3|good 3|ic -1|littl 3|pri 3|rain 3|roof 2|shingl -1|strip -1|water 2|wear 3|wide 3|wind 3|winter 3
worth|air 1|better 2|choos 3|condition 1|dent 1|document 1|fair 2|gutter 1|instead 1|keep 4|monei 2|new 2|old 1|photo 1|repair 1|roof 1|screen 1|think 2|time 2|window 1
wreck|cover 2
write|promis 2
wrong|0188 2|1 3|1,200 3|13 2|150 3|2 -2|3 -1|303 2|4 2|555 2|8 3|85 3|9 1|address -1|area 3|arriv 1|attic 1|begin -1|breath 1|caus 3|check -2|claim -2|compar -2|cool 1|correctli -1|cost -1|cover 1|dai 2|decis 2|desk 2|disagre 2|end -1|exampl 2|feet 3|file -1|final -1|find 2|independ 2|insid -1|inspect 2|look -1|lose 3|maker -1|name -2|net 3|old 2|opinion 5|phone 1|repair -1|ridg -1|rule 3|satisfi 2|servic 2|shingl -2|spell -1|squar 3|stai 1|summit 2|temperatur 2|vent 1|visit 2|work -1|write 2|year -1
yall|2 2|crew 1|dai 1|surpris 1|work 3
yard|1 1|16 -2|24 -1|4 1|6 1|6,000 2|7 1|adjust 9|arriv 2|averag 2|awai 7|better 5|carri 2|children 6|cost -3|cover -1|crew 1|dai -1|damag 7|dumpster 5|emerg 4|fall 5|fasten -1|final -1|hous 3|inch 1|insid 5|keep -2|later 1|live 3|loud 5|meanwhil 3|morn 2|new -1|old -1|pai -1|pet 5|place 1|pound 1|rafter 2|repair 4|ridg -1|ring -1|roof -3|safe 2|see 9|shank -1|sheet -1|shingl 6|somewher 5|spread 2|stai 5|strip 1|surpris 1|take -1|tear -1|throw 9|underlay -1|vent -1|wall -1|weigh 1|wide 1|wood -3|year -1
yearli|140 3|180 1|cost 2|servic 3|visit 3
year|0188 2|10 -2|100 -1|11 -1|180 6|1998 1|2 -3|24 -1|3 -2|30 -1|303 2|34 1|365 2|4 -1|555 2|6 -1|60 -1|8 1|85 -1|9 1|accept 2|address -1|ag -1|allow 2|approv -1|arriv -1|begin -1|bill -2|break -2|carri -1|caus 1|check -2|claim 1|color 1|colorado 2|compar -1|contractor -1|correctli -1|cost -1|crew 1|dai -3|damag -2|deadlin 1|deduct -1|defect 2|desk 2|dish 1|document -2|down -1|end 1|exampl 2|fade 1|famili 1|file -2|final -1|financ -1|find -1|finish -1|first -1|free -3|goe -1|hail 1|holidai 1|honest -1|hour 3|hous -4|includ -1|inspect -3|instal 1|keep -2|layer 1|light 1|mainten 4|make 1|maker -2|materi -1|membran -1|month -1|name -1|onc 1|own 1|owner -1|pai -2|paint 1|percent -1|person -1|phone 1|polici 2|rain 1|repair -1|roof -1|satellit 1|sell -1|servic 2|shingl 1|solar 1|spell -1|step -1|subcontractor 1|such 1|sudden -1|summit 3|take 3|tarp 2|temperatur -2|transfer -1|visit 2|wall 1|warranti -2|week -1|wind 1|wood 1|work -1|write 2
yourself|14,795 2|17,900 2|24 2|3 1|32,615 2|best 2|better 2|cost 2|good 2|hearth 3|heirloom 2|honest 1|recommend 3|roof 2|shelter 2|squar 2
yourselv|2 3|cost 3|instal 1|roof 2|shingl -1
zero|10 1|120 1|17,900 1|217 1|26,000 1|3 1|7.99 3|approv 1|arriv 1|assum 1|cost 2|down 2|figur 1|financ 2|honest 1|interest 3|month 2|pai 1|percent 2|roof 1|roughli 1|year 1
`,
}
