/**
 * Written by `npm run fit-answers -- --write`: in tenths, what the words of homeowners' questions are worth beside the
 * evidence. After what is asked comes what the sentence says, where it matters.
 */
export const learnedWords = {
  turns: `
38| -2
4| -3
^after| -1
^am i| 3
^am| 3
^and if| -1
^and the| -1
^and| -2
^any| -1
^are ice| 1
^are there| -1
^are the| 1
^are your| -3
^are you| -2
^at what| 1
^at| 2
^a| 1
^by| -1
^can a| -3
^can i| -1
^can my| 3
^can someone| 1
^can they| 1
^can the| -1
^can t| -1
^can we| -3
^can you| -3
^can| -7
^could i| -3
^could my| 3
^could you| -4
^could| 2
^did i| 1
^did the| -3
^did| 3
^do they| -2
^do the| -3
^do u| -1
^do we| 2
^do your| 1
^does a| 6
^does it| 7
^does marco| -2
^does my| -2
^does that| -3
^does the| -8
^does your| 2
^do| 1
^for how| 3
^for| 3
^from| 2
^give me| -3
^give| -3
^got| 3
^how are| -10
^how call| -4
^how close| 1
^how cold| 2
^how did| -3
^how does| 3
^how do| -7
^how far| 4
^how heavy| 1
^how high| -1
^how hot| 6
^how long| 6
^how loud| -4
^how many| -4
^how much| -1
^how often| 3
^how old| 1
^how soon| 5
^how steep| 1
^how tall| -4
^how thick| -3
^how wide| -3
^how will| 2
^how windy| 3
^i m| 1
^i think| -1
^if a| -2
^if it| 3
^if i| 5
^if you| -3
^if| -6
^insurance| 4
^in| 3
^is a| -5
^is daniel| -3
^is it| 4
^is marco| -4
^is my| 9
^is that| 2
^is their| 2
^is there| 2
^is the| -2
^is your| 1
^is| -1
^i| 1
^me| -5
^my husband| -2
^my| -4
^once| -2
^on| -1
^price| 2
^should i| 6
^should| -3
^shut up| -6
^shut| -6
^suppose| 2
^tell me| -3
^tell| -3
^there| -5
^they| 2
^the| 4
^until when| -1
^until| -1
^warranty| 2
^was| 3
^we| -3
^what about| 2
^what are| -2
^what can| -2
^what color| -4
^what credit| -7
^what day| -6
^what did| -5
^what does| 1
^what do| 2
^what gauge| 2
^what goes| 4
^what happens| 2
^what if| 2
^what interest| 2
^what is| -3
^what letters| 1
^what makes| 2
^what papers| 1
^what should| 1
^what sort| 1
^what s| -4
^what time| 1
^what was| -1
^what will| 3
^what wind| 1
^whats a| 1
^whats the| 2
^whats| 6
^what| -3
^when do| 3
^when is| 2
^when should| -8
^when s| 1
^when was| -3
^when will| 2
^when| -2
^where can| -3
^where does| -1
^where do| 6
^where is| 1
^where office| 1
^where should| 3
^where| 2
^which door| 3
^which of| -4
^which one| 4
^which side| 5
^which| -1
^who does| 2
^who do| -1
^who gets| -3
^who has| 3
^who is| 3
^who pays| 4
^who s| -2
^who wrote| -2
^who| -4
^why are| -1
^why did| 3
^why does| -2
^why do| 1
^why should| 1
^why would| 1
^why| 7
^will a| 1
^will it| -2
^will i| 4
^will my| 5
^will that| -1
^will there| 1
^will the| -1
^will you| -3
^will| 1
^would a| -2
^would the| 4
^would you| -5
^would| 4
^you people| -3
^you| -2
a bad| 2
a big| 3
a bit| 3
a catch| 2
a check| 1
a claim| 1
a day| -2
a defect| 2
a different| 2
a discount| -3
a drip| 1
a family| 5
a few| 6
a free| 4
a good| -5
a green| -1
a hotel| -2
a house| -4
a lien| 1
a metal| -5
a month| 2
a nail| 6
a new| -3
a photo| 1
a picture| -1
a plumber| 1
a problem| 3
a real| -3
a repair| 3
a roof| -5
a satellite| -3
a second| -2
a shingle| 2
a skylights| -3
a square| 7
a steel| 1
a storm| 3
a supplement| -2
a tarp| 3
a thunderstorm| 1
a warranty| 3
a wind| 1
a worker| -5
a year| 2
able to| 2
able| 2
about it| 1
about my| 2
about the| 2
about| 11
above| -9
accept| 2
actually| 3
ac| 9
address of| -3
address| -2
add| -8
adjuster comes| 1
adjuster count| 1
adjuster s| -2
adjuster| -7
advice| 2
after a| 2
after i| -2
after ten| 2
after the| -6
afterwards| -1
after| 4
against| -5
again| 7
age| 2
air conditioner| -7
airflow| 3
all in| 3
all the| 4
all those| 2
allowed to| 5
allowed| 4
all| 4
alone| -4
along| -1
alright| 4
am i| 3
america| -1
am| 6
an appraiser| 2
an hour| -2
an old| 3
and for| -4
and if| 1
and it| 1
and i| -5
and take| 2
and the| 4
another| -2
answer a| -1
answer| -1
any mold| -2
any of| 2
anybody| 3
anyone| 3
anything to| 2
anything| 9
any| 5
an| 1
apart| 2
appointment| 3
appraisal| -9
appraiser| 2
approval| 1
approved| -9
app| -1
architectural| 1
are ice| 1
are in| 1
are missing| 3
are my| 3
are on| -2
are skylights| 1
are they| -1
are the| -5
are your| -3
are you| -7
area| 4
are| 3
around here| -2
around my| 2
around the| 5
around| 9
arrive| 7
as a| 1
as well| -3
asbestos| -4
ask for| 1
ask| 1
asphalt| -5
as| 1
at home| 3
at it| -3
at my| 3
at night| 2
at once| 2
at the| -2
at your| -3
attic have| -1
attic| 8
attract lightning| -1
attract| -1
at| 10
away| 3
a| -1
back ground| -2
back if| 4
back to| 2
back| -3
bad sheets| 1
bad spots| 1
bad| 5
banging| 2
bank take| 1
bank| -5
bare wood| 1
bare| 2
barrier| 2
basic| 1
bathroom| 7
be able| 2
be at| 1
be a| 3
be before| -5
be cooler| 2
be done| -2
be for| 2
be here| 2
be home| -9
be on| -3
be there| 2
be to| -5
because| 6
bedroom| 2
beds| -1
bed| 3
been| -2
before it| -9
before i| 5
before they| 3
before the| 6
before you| 7
before| 8
begin| 5
behind it| 2
behind your| 1
behind| 3
besides the| 3
besides| 2
best| -4
better| 1
between the| 4
between| -1
be| 7
big is| 7
big storm| 1
big| 6
bill 38| -2
bills| 4
bill| 3
bits| -16
bit| 4
bleach| -4
block| 1
blows| 2
blow| 1
boards are| 1
boards| 1
board| 1
booklet| 1
boots| 4
boss| 4
bought| 1
branches| -1
brand| 1
break a| 1
breaks| 1
break| 2
brick| -2
bring| -1
broken shingles| 2
broken| 4
brother in| 1
brother| 1
brush| 3
bucks| 4
buildings| 2
built| -2
bundles| -5
bushes| -4
business| -11
buy more| 1
buyer| 4
buy| -7
by card| 2
by hand| 3
by the| -1
by| 3
cada| 2
call my| 7
called| -1
call| -1
came| -3
can a| -3
can inspect| -3
can it| 4
can i| -3
can my| 3
can someone| 1
can they| 1
can the| 4
can we| -2
cancel after| 1
cancel| -2
can| 6
cap| -4
card| 10
care of| 2
care| 1
carry| 2
cars| 3
car| 1
case| 3
cash| 9
catch| 2
cell phone| -3
cell| -3
certificate| -4
changes| 3
change| 5
charge for| 5
charge to| 2
charged| 1
cheaper| 1
cheapest one| 2
cheapest option| 2
cheapest| -1
check on| 1
check the| 2
check your| 3
checked| -3
checks| 1
checkup| 3
check| 7
children| -1
chimney flashing| -1
chimneys| -5
chimney| -2
choose from| 1
christmas lights| 2
christmas| -4
city inspector| -6
city| -3
claim| 9
class 4| -2
class| -1
clean the| 2
cleaned| 1
clean| 7
clear| -3
climb up| 2
climb| 2
closed| -1
close| 1
cold is| 2
cold to| 2
cold| 9
color is| -5
colorado| -5
colors are| 2
colors can| 2
colors does| -1
colors is| -1
colors| -1
color| -7
come and| 2
come back| -3
come down| 4
come in| -4
come out| 3
come with| -4
comes with| 2
comes| 1
come| 1
coming| 6
commission| -1
company is| 1
company| -6
competitor| -1
complain to| 1
comp| -3
conditioner| -7
contact| 1
contract| -4
con| 4
cook| -1
cool roof| -5
cooling| 3
cool| -11
copper| 4
cost and| 1
cost anything| 3
cost me| 6
cost to| -5
costs| 2
cost| 3
could i| -8
could my| 3
could you| -3
could| 1
count the| 1
county| -1
count| 6
couple| 2
court| 4
cover my| 2
coverage| 1
covered by| -2
covered| 12
cover| 3
cracks| 3
crane truck| -8
crane| -8
credit score| -5
credit| -10
crew take| -4
crew| -7
crooks| -1
customers| -4
cut| -2
damage inside| 2
damage| 1
dams| 1
dana| -6
daniel| -8
dark| 2
date| -14
days does| -1
days do| 1
days| 1
day| -4
deadlines| -4
deal| 4
decibels| -4
decide| 2
decking| 1
deck| -2
deductable| 1
deductible usually| 2
deductible| 7
defect| 2
dents| -5
denver| -2
deposit back| -1
deposit| 1
depreciation mean| 1
depreciation| 6
desk| -7
did i| 1
did the| -3
did you| -1
did| -6
difference between| -1
difference| -1
different adjuster| 3
different| 3
discount for| -5
discount| -1
dish| -3
disposal the| -1
disposal| -3
division of| -7
division| -7
do if| -2
do it| 3
do i| 1
do shingles| 1
do something| 1
do they| 1
do the| -7
do to| 7
do u| -2
do with| 6
do your| 1
do you| 7
does an| -2
does a| -2
does he| -1
does it| -2
does marco| -2
does metal| -2
does my| -2
does one| -1
does someone| 2
does that| 3
does the| -1
does your| 4
does| 2
dog| -2
doing| 3
done| -3
doors| -3
door| -3
down| 5
do| 1
drag| 3
drip edge| -3
dripping| 2
drips| 1
drip| -1
drive| -2
drop me| 1
drop| 8
drywall| 1
dry| 2
due| 4
dumpster go| 1
dumpster| -7
during work| 1
during| 1
dust| -1
d| -3
e mail| -3
each| 1
early| 7
earn| -2
eat| -9
eaves| -5
edge come| 3
edge| 2
electrician| 1
electricity| 4
email| 2
emergency tarp| -2
emergency| 2
employees| 2
en house| 2
end up| -1
end| 4
enough for| 1
enough| 5
en| 5
ese day| 4
ese| 4
espanol| -3
even if| 2
everybody| 2
everything| 4
every| -2
ever| -7
exactly| -16
expect| 1
expensive| -2
extra| 4
e| -4
factory| 4
falls off| -6
falls| -8
fall| -1
family business| 4
family| 5
far apart| 2
far up| 2
farm| -1
far| 4
fascia boards| -2
fascia| -2
fault| 1
fee if| -4
feet| -8
fee| -1
few| 7
figure| 2
file a| -3
file| -1
filing| -1
filters| 3
final couple| 2
final payment| -6
final| -2
finance| 1
financing| -2
find a| -1
find the| 1
find| 4
fine| -1
finished| 5
finish| 2
fire| -1
first check| -1
first| 3
fit| -1
five| -1
fix a| -1
fix my| -1
fix something| 1
fix the| 1
fixed| -1
fix| 4
flashing| -2
flat roofs| -1
flat| 1
floor| 1
folks| 3
foot| 1
for a| -8
for free| 4
for good| 1
for hearth| -4
for heirloom| 1
for how| 5
for it| 2
for me| 7
for my| 1
for paying| 1
for shelter| 1
for that| -4
for the| 3
for you| -1
forecast| 2
foreman| 6
for| 6
found| 4
four| -2
frames| -1
free roof| 4
free| 6
fresh| 2
from now| 2
from the| 5
from you| 1
from| 4
front| -1
full| 1
furnace| -3
furniture| 3
gable| 1
garage door| -3
garage open| 2
garage| -6
garden| -1
gas| 2
gauge is| 2
gauge| 2
get any| 3
get a| -7
get for| -3
get here| -1
get in| -3
get it| -1
get out| 2
get rid| 4
get that| 6
get the| 8
get to| -4
get up| 2
get with| 1
getting| 2
get| 1
give a| -2
give me| -2
gives the| 1
gives| 1
give| -3
glass| 6
go along| 1
go down| 3
go in| 1
go on| 2
go out| -4
go over| 4
go through| -1
go to| -1
going to| 15
going| -3
golden| -1
gone| 2
gonna| 4
good before| 1
good for| 2
good| -1
google| -3
got hit| 1
go| -1
grass| 1
green roof| -1
green| -1
grill| 4
ground checked| -1
ground| -4
guarantee on| -4
guaranteed| 4
guarantee| 5
guide| 3
guns| -1
gun| 1
gutters| -5
gutter| 4
guys| 2
guy| 2
hail claim| -1
hail damage| 2
hail hits| 2
hail shingle| 4
hail| 6
hale| 6
half the| 1
half| 1
handles| 5
handle| 1
hand| 9
hang on| 3
hang| 1
happens if| -3
happens| 2
happen| 4
has the| 1
has to| 4
has| 2
hauling| 1
have a| 1
have to| 10
have you| -7
have| -3
hearth| -2
hear| 6
heavy| 1
help| -2
here| -1
her| 1
he| -2
high| -3
himself| 1
him| 1
hire you| 5
hire| 5
hiring| -5
his| 7
hits| 4
hit| -3
hoa| 2
hold up| 3
hold| 1
home address| -1
home insurance| 3
homeowner| 1
home| -6
hook| 3
hot does| 3
hotel| -2
hot| -2
hours does| 1
hours| 7
hour| -4
house be| -1
house is| -1
houses| 4
house| 1
how are| -11
how call| -4
how close| 1
how cold| 2
how did| -3
how does| 5
how do| -9
how far| 4
how heavy| 2
how high| -1
how hot| 6
how long| 4
how loud| -4
how many| 1
how much| -1
how often| 5
how old| 1
how soon| 5
how steep| 1
how tall| -4
how thick| -1
how wide| -2
how will| 2
how windy| 3
how| 1
hurt| -2
husband| -4
i ask| -1
i be| 1
i bring| -4
i buy| -7
i cancel| -1
i can| -3
i check| -1
i choose| 4
i clean| 3
i complain| 1
i cook| -2
i don| 1
i do| -5
i find| 2
i fix| -2
i get| -6
i go| 3
i hang| 1
i have| 3
i hear| 3
i just| 1
i keep| 3
i know| 9
i leave| 1
i look| 1
i make| -2
i move| -3
i m| -4
i pay| -4
i photograph| 1
i pick| 3
i pressure| 2
i put| 4
i report| 2
i ring| 3
i save| 1
i say| -3
i see| 1
i sell| 1
i send| -1
i sign| 10
i stay| 2
i still| 2
i switch| 1
i take| 2
i talk| -1
i tell| 1
i think| -1
i throw| 1
i toss| 3
i transfer| -3
i use| 4
i ve| -1
i wait| 2
i walk| -4
i watch| -1
i write| -6
ice dams| 1
ice| 4
idea| -1
if a| -3
if it| 10
if i| -8
if my| 4
if one| -7
if rain| 3
if sell| 1
if something| 3
if there| -2
if they| -1
if the| -3
if water| 2
if we| 2
if your| -1
if you| -3
if| 6
impact| -2
in america| -1
in and| 1
in an| -1
in a| -4
in business| -8
in case| 2
in colorado| -5
in denver| -2
in each| -1
in how| 2
in january| 7
in law| 1
in my| 7
in person| 2
in that| -8
in there| 1
in the| -1
in this| 2
in three| 2
in total| 1
in winter| 2
in wyoming| -2
in year| 3
inches| -9
inch| -2
included in| 2
included| 5
increase if| -5
increase| -6
independent inspector| -4
independent| -4
inside the| -1
inside| 7
inspect it| 2
inspect the| 3
inspection| -1
inspector s| -4
inspector take| 2
inspector| -7
inspect| 3
install a| -4
install solar| -2
installed| 1
install| -3
instead of| -5
instead| -4
insulation| -1
insurance check| 2
insurance company| 4
insurance cover| -9
insurance guide| 2
insurance pay| -5
insurance| 4
insured for| 1
insured| 2
insurence| -1
insurers| -3
insurer| -5
interest rate| 2
interest| 9
into the| 5
into| 5
in| -2
is an| 4
is a| 7
is bad| 2
is best| -2
is dana| -3
is daniel| -3
is done| -1
is in| -5
is it| -2
is labor| 2
is marco| -4
is my| -5
is on| 2
is that| 5
is their| 2
is there| 1
is this| 1
is too| -4
is your| -2
isn t| -5
isn| -5
it after| 1
it all| 5
it be| 3
it drips| 1
it get| 7
it going| 3
it if| 4
it in| 1
it is| 1
it off| 3
it ok| 4
it on| -3
it outside| -1
it out| 6
it rains| 1
it s| 2
it take| -2
it turns| 2
it up| 2
it was| -3
itself| -1
its| 1
it| 5
i| 2
january| 7
job is| 1
job last| 1
job| -5
july| 2
jump| 1
just the| -4
keep my| 3
keep the| 1
keeps| 2
keep| 2
kind of| 2
kind| 2
kitchen| 2
knock off| 1
knock| 2
know| 1
labor| 6
ladder| -7
large| 1
last year| -4
last| -2
later| 5
late| -7
lawn| -2
lawyer| -1
law| 2
lay shingles| -5
layers does| 3
layers of| 2
layers| 8
layer| 2
lay| -5
lead of| 2
lead| 1
leaking| 2
leaks| 2
leak| 3
leave my| 3
leave the| 4
leave| 5
leftover| 2
left| -1
legal advice| 3
lets| 5
letters| -1
let| 2
liability insurance| -4
liability| -4
licensed| -4
lien| 1
life| -5
lightning| -2
lights| 2
like a| 1
like| -5
liner| 2
list| 2
little| 2
live| -1
living| -1
ll| 2
load| -3
loan off| 1
long after| 1
long can| 3
long did| 2
long does| -3
long do| 3
long has| -1
long in| -11
long is| 3
long till| 1
long until| -1
long will| 3
long| 6
look| 5
loose| 3
lose the| 2
lose| 1
lost| -1
lot| 2
loud is| -2
loud| -1
lower| 1
lunch break| -2
lunch| -9
made in| -4
made of| 5
magnet| 2
mail| -3
maintenance visit| -3
maintenance| -1
make a| 2
make my| -1
make the| -3
maker s| 1
maker| 4
makes a| 1
makes shingles| 2
makes| -1
make| 1
manufacturer| -5
many bad| 1
many claims| 3
many colors| 5
many days| 7
many decibels| 2
many feet| -1
many hail| 4
many hours| 3
many layers| 3
many nails| 2
many people| 8
many photos| 2
many pictures| 5
many roofs| -3
many shingles| 3
many squares| 2
many years| -1
many| 2
man| 6
marco speak| -1
marco s| 2
marco| -6
mark the| -3
mark| -3
married| -1
marta| 3
mas| 3
match the| -2
match| -2
material warranty| 1
materials| -1
material| 1
matter| 6
may| -2
me a| -7
me back| 7
me for| -6
me if| 2
me the| -1
me to| 2
me what| -5
mean| 5
measure| 4
mediation| -2
meeting| 1
meet| 2
membrane| 2
men| 1
mess| 2
metal roof| -2
metal| 2
me| 4
mi roof| 4
middle one| 2
middle| 5
mientras work| 1
mientras| 1
mine| -4
missing| 4
mistakes| 1
mis| 1
mi| 3
mold| -3
monthly payments| -2
monthly payment| 7
monthly| 6
months| 7
month| 1
more shingles| 2
more than| 1
more| -6
morning| -3
mortgage company| 1
moss| 3
most| -5
move my| 2
move| -1
much cost| 8
much does| -10
much do| -1
much for| 1
much is| -3
much money| 4
much of| 1
much will| -9
much would| -7
much| -1
mushy| 2
must i| 2
must the| -3
must| 1
my ac| 5
my attic| 5
my bathroom| 1
my brother| 1
my cars| 3
my car| -1
my ceiling| -3
my cell| -2
my chimney| -2
my christmas| -1
my claim| 3
my deductible| 5
my deposit| 1
my dog| -6
my driveway| -6
my electric| -1
my flower| 2
my garage| -2
my gutters| 1
my home| 1
my house| -5
my husband| -4
my insurance| 1
my job| -6
my kids| 1
my lawn| -1
my mortgage| -2
my name| -3
my neighbors| -5
my old| -1
my own| -1
my phone| -1
my policy| -8
my premium| 3
my rafters| -2
my roof| 4
my street| -1
my taxes| -2
my toilet| -1
my warranty| -5
my wifi| 2
my yard| 1
myself| -2
my| -2
m| -2
nail guns| -1
nails in| 1
nails per| 1
nails| 7
nail| 6
name of| -4
name on| 1
name| 1
nap| 3
near| 1
need a| -4
need for| -1
need from| 1
need to| 3
needs| -1
need| 6
neighbors| -3
never| 3
new gutters| -5
new ones| -1
new owner| 2
new roof| -7
new shingles| 1
new skylights| 4
new slope| 2
next| -7
night before| 1
night| 1
nobody| -1
noise| 1
noisy| 1
normally pay| 3
normally| 2
normal| 1
north| -1
not to| -5
nothing| -2
not| -1
now| -8
no| -2
number do| 1
number of| -1
number| -10
oak| -5
of a| -2
of deposit| 3
of insurance| -6
of it| 2
of moss| 2
of my| -3
of policy| 3
of shingles| 1
of the| -2
of this| -2
of those| 2
of what| 1
of wood| -5
of yours| 2
of your| -9
off early| 2
off for| -5
off on| 1
off the| 8
offer a| -5
offer insurance| -1
offer with| -5
offer| 2
office| 2
off| 2
often do| -4
often should| 1
often| 5
of| 8
oil| 1
okay| -2
ok| 7
old box| 4
old chimney| -2
old is| 2
old one| 2
old roof| -4
old shingles| -2
old stuff| 1
old| -1
on a| -5
on hearth| 1
on in| 1
on it| 2
on paper| 1
on shelter| 4
on sundays| -4
on the| -1
on this| 3
on top| -2
on to| 3
on your| 2
on you| -1
once| 1
one do| -2
one would| 2
ones| 1
one| -4
on| 4
open the| 2
open| 5
option| 3
or a| -1
or by| -1
or can| 3
or do| 1
or is| 5
or only| 3
or six| -3
or the| 1
or| 9
other| -4
our| 2
out if| -2
out of| -1
out the| 3
out to| -1
outside| 5
out| 6
over the| 1
over yours| 1
over| 3
own people| 1
own| 3
o| 5
packages| 5
package| 7
paid for| -1
paid| -1
paint the| -1
painters| 2
panels| -4
papers should| 3
papers| 5
paperwork| 5
paper| 3
parking at| -2
parking| -6
park| -2
part of| 2
part| 2
passed| -2
pass| 2
patch| 7
patio| 4
pay by| 2
pay en| 2
pay extra| 2
pay for| 1
pay in| -3
pay monthly| -2
pay off| 1
pay the| 1
pay you| -3
paying| 3
payments| 3
payment| 2
pays for| 2
pays the| 3
pays| 4
pay| 7
people are| 1
people| 6
per shingle| 1
permit| -1
person| -4
per| 3
pets| 3
phone number| -1
photograph| 1
photos| 2
pick the| -2
picky about| 1
picky| 1
pick| 1
pictures did| 5
pictures| 5
picture| -1
pipes| 4
pipe| 3
places| 4
place| -1
plants| 1
plant| -10
plan| -1
play| 3
plug| 6
plywood| -1
policy i| 2
policy number| -9
policy| -1
por| 5
power| 3
premium increase| 1
premium| 4
pressure wash| 3
pressure| 5
price include| 1
price of| -2
price| 5
problem for| 2
problem| 4
promises| 3
promise| 2
proof| 2
property| -4
protect| 2
put a| 5
put in| -2
put my| 4
put on| -2
put the| -2
put up| -3
puts| -2
putting| -3
quote| 1
r value| -3
raccoons| -5
rafters| -5
rains| 1
rain| 8
raise| -1
rated| -2
rates| 1
rate| 4
rating with| -1
rating| -1
ready| 3
real person| -3
really| 1
real| 2
receipts for| 2
receipts| 3
receipt| 3
reception| -1
recommended| -2
recommend| 1
recycled| -10
recycle| -4
redo the| 1
redo| 1
remove| 3
rent| -1
repaint| 1
repair| 1
replacement cost| 1
replacement| -3
replace| -4
report a| 1
report| 3
resale value| -1
resale| -1
rest of| 1
rest| 1
reuse the| 1
reuse| 1
re| 2
rid of| 4
ridge| -3
rid| 4
right away| 1
right now| -4
ring| 3
rip off| 2
rip| 2
roof after| 1
roof be| 1
roof cost| 2
roof have| 3
roof in| -5
roof is| 2
roof last| 1
roof needs| 1
roof on| -6
roof what| 1
roofers| -7
roofer| -1
roofing| -8
roofs do| 1
roofs on| -1
roofs| -14
roof| -9
room| -3
rotten| 6
round the| 3
round| 5
rubber| 2
ruins my| 1
ruins| 1
run me| 2
run the| 1
r| -4
s a| 1
s marco| 2
s my| -11
s not| 1
s phone| -4
s that| -2
s the| -2
s wrong| 1
s your| -9
safe| -2
salary| 2
sales| 1
same| 3
sample boards| -5
samples| 4
sample| -3
sam| -4
satellite dish| -2
satellite| -7
saturday| 3
save money| -1
save| 4
say| -9
score do| -5
score| -5
seal| 4
seam| -3
second check| 2
second| -2
see a| 2
see the| 1
see| 3
sell house| 1
sell my| -1
selling| -1
sell| -7
senate bill| -2
senate| -2
send the| 1
senior discount| -1
senior| -1
service desk| -7
service| -4
set me| 5
settle| 2
shade| -2
shed| -3
sheet of| -3
sheets do| 1
sheets of| -2
sheets| 3
sheet| 1
shelter| 4
she| 4
shingle discount| 3
shingle do| 2
shingle maker| 1
shingles are| 4
shingles come| 1
shingles get| -1
shingles made| -3
shingles than| 2
shingles that| 3
shingles to| -5
shingles wear| 1
shingles| 5
shingle| 4
should i| 1
should the| -2
should| -1
show me| 3
showroom| -2
shut up| -6
shut| -7
side of| 3
side| 11
siding| -3
sign in| -5
sign the| 2
sign today| 1
sign tonight| 4
signing| -3
signs| 2
sign| -9
since| 1
single| -2
sink| 2
sister| -1
sit| 7
six| -1
size| -1
skip| 2
skylights| -5
slate| -1
sleep| -5
slide| 1
slope| 3
slow| -1
smell| -4
smoke| -2
snow| -9
so i| -1
soft spot| -4
soft| -5
solar panels| -6
solar| -5
somebody| -4
something off| -1
something wrong| 1
something| 9
somewhere| 1
some| 4
son| -6
soon does| 2
soon| 5
sort of| 1
sort| 1
so| 6
spare shingles| 4
spare| -1
speak spanish| -1
speak| -3
special| 3
speed| -1
spots| 1
spot| -3
sprayer| -5
spring| -9
square feet| -6
squares| 2
square| 1
squirrels| -6
stack| 2
stainless| -2
stains| -2
stain| -3
standing seam| -3
standing| -3
stand| -4
starter| 2
starts| -2
start| 4
state farm| -1
stay in| 2
stays| 3
stay| 4
steel roof| 2
steep is| 1
steep| 1
step| 5
stick| 2
still| 4
stops| 4
stop| -1
storm| 5
street| -14
strong| 1
stuff in| 1
stuff| 7
such| 1
sue| -5
summer| -1
summit| -5
sundays| -6
supplement| -2
supplier| -3
suppose| 2
sure| 2
swap| 2
sweep| -1
switch off| 1
switch| -5
synthetic| -1
system| 1
t you| 4
take a| 2
take down| -5
take the| 2
take to| -4
takes| -6
take| 6
talk espanol| -3
talk| 2
tall is| -4
tall| -4
tape| 1
tarp| -2
tar| 2
tax credit| -12
taxes| -3
tax| -14
tear off| -7
tear| -5
tell me| -3
tell you| 2
tell| 1
temperature| -1
ten years| 4
ten| 1
test| 1
than my| 1
than the| -1
than| -6
that a| 3
that day| 4
that i| 4
that normal| -4
that on| 3
that s| 1
that the| 2
that you| 2
that| -1
the ac| 3
the adjuster| 2
the air| 4
the appointment| 2
the attic| -1
the bad| 3
the bank| -6
the best| 1
the bill| 4
the boards| 3
the boss| 4
the broken| 2
the buyer| 4
the cap| -2
the cheapest| 4
the check| -2
the chimney| 4
the city| -5
the claim| 2
the color| 8
the company| -10
the contract| 2
the copper| 1
the crane| -5
the crew| -6
the day| 2
the decking| 1
the deposit| -6
the difference| -1
the discount| 2
the division| -7
the dog| 3
the drip| -3
the driveway| 3
the drywall| -1
the dumpster| -6
the eaves| -2
the edge| 2
the end| 5
the extra| -1
the factory| 3
the filters| 3
the final| -3
the financing| -5
the fix| 3
the flashing| -1
the forecast| 2
the foreman| 5
the form| -3
the frames| 1
the garage| -1
the grass| 3
the guarantee| 2
the gutters| -1
the guys| -9
the hail| 6
the hearth| -7
the hook| 3
the house| 2
the ice| 3
the independent| -6
the inspection| 1
the inspector| 1
the insurance| 6
the insurer| 2
the interest| 3
the job| 8
the labor| 2
the lawn| 2
the liner| 2
the line| 2
the loan| 4
the maker| 2
the manufacturer| -2
the material| 2
the meeting| 2
the metal| 4
the middle| 5
the money| 1
the monthly| 8
the moss| -4
the most| -2
the nails| 1
the nail| -1
the name| -3
the neighbors| 2
the new| 1
the next| -2
the night| -4
the north| -1
the number| -3
the office| -1
the old| -8
the other| -4
the outside| 4
the owner| -3
the paint| 4
the panels| -1
the paperwork| 2
the payment| -1
the permit| -2
the phone| 5
the pictures| 3
the pipes| 4
the pipe| 3
the plywood| -2
the price| 2
the quote| 1
the rain| 1
the receipt| 3
the repair| -2
the roof| 1
the same| 2
the sample| -3
the second| 1
the service| -7
the shelter| 2
the shingles| 1
the shingle| -2
the skylights| -2
the state| -2
the steel| -3
the storm| -3
the street| 1
the tarp| -4
the tear| -5
the top| 3
the total| 3
the transfer| 1
the truck| 2
the two| 1
the umpire| -13
the underlayment| 1
the utility| -1
the vents| 3
the wall| 1
the warranty| -3
the waste| 2
the way| 5
the weather| -5
the whole| 4
the windows| 3
the wood| 3
the workers| 2
the work| 2
the yard| -8
their| 6
then| -3
there any| 1
there be| 2
there for| 2
there parking| -2
there s| 4
there when| 1
there with| 3
there| -1
they be| -1
they drop| 1
they get| 2
they use| -2
they| 10
the| 1
thick is| 1
things| 3
thing| 7
think| 2
this state| 1
this year| -1
those| -2
thousand| -1
three years| 2
three| -1
through the| -5
throw| 4
thunderstorm| 1
tiene| -5
tiles| 4
till the| 2
till| 1
time arrive| 3
time do| 6
time is| -2
time| 2
to about| 1
to answer| -1
to a| 2
to be| -5
to buy| 3
to cancel| 1
to check| 4
to clean| 2
to come| 4
to decide| 2
to do| 2
to file| 1
to give| 2
to have| 3
to hold| 5
to inspect| -3
to me| -1
to move| 2
to my| -3
to paint| 1
to pay| -3
to put| 1
to save| -2
to see| 2
to send| 2
to sign| 3
to take| 2
to tell| 2
to the| -4
to use| 1
to work| 3
today| -10
toilet| -10
tomorrow| 1
tonight| 4
too cold| 3
too late| 3
too many| 1
took| 1
top of| -2
top| 2
toss the| 4
toss| 3
total| 6
touch| -3
tougher| 7
town| 3
to| -4
transfer the| -3
transfer| 1
trees| -1
tree| -2
trim| -1
trucks| -1
truck| -8
trust| -3
turn out| 1
turns out| -3
turns| -5
turn| -1
type| -1
t| -2
ugly| 4
umpire| -11
under warranty| 4
underlayment| 1
under| 7
unit| 6
until the| -2
until when| -1
until| -1
up and| -1
up from| -2
up in| -1
up my| 3
up on| 2
up there| 5
up the| 3
up to| 1
up with| -1
upstairs| 3
up| 8
use a| 1
use my| 4
use our| 3
used| -1
use| 6
usually| 2
us| 1
utility| -1
u| -3
valleys| 1
value of| -1
value| -3
ve got| 7
ve signed| -3
ventilation| 6
vents| 2
veterans| -2
ve| 3
vinyl| -7
visit cost| -4
visit| -6
void| 6
wait| -2
walk around| -3
walk on| -5
wall| 4
want| -1
warm| 3
warranty claim| 1
warranty last| -1
warranty number| -3
warranty on| -2
warranty pay| -1
warranty| 8
was the| -8
wash it| 1
wash the| -3
wash| -4
waste| 6
was| -18
watch the| -3
watch| 1
water| 5
way to| 2
way| -4
we be| 3
we do| 4
we get| 3
we have| -1
we re| -2
wear out| 2
weather tomorrow| -2
weather| -8
weeks| -4
week| -4
weigh| -4
well| -3
were| -8
wet| 5
we| 8
what about| 2
what are| -2
what can| -4
what color| -4
what credit| -7
what day| -4
what did| -5
what does| -5
what do| -5
what else| 1
what gauge| 2
what goes| 4
what happens| 2
what hour| -4
what if| 3
what interest| 2
what is| -6
what i| 3
what letters| 1
what makes| 3
what now| -2
what number| 1
what papers| 1
what pressure| 1
what sort| 1
what s| -1
what time| 2
what was| -2
what will| 3
what wind| 1
what would| 1
what you| 2
whats a| 1
whats the| 1
whats| 6
what| 3
when does| 2
when do| 3
when is| 3
when it| 2
when i| -5
when should| -8
when s| 1
when the| 2
when was| -3
when will| 2
when would| 1
when you| 2
when| 10
where can| -3
where does| -1
where do| 6
where is| 1
where office| 1
where should| 3
where s| 3
where the| 2
where| 6
whether| 4
which day| 2
which door| 3
which kind| 2
which of| -4
which one| 1
which package| 3
which side| 6
which| -1
while i| -1
while they| 1
while you| 2
while| 6
who does| -1
who do| 1
who gets| -3
who has| 4
who is| 3
who pays| 4
who s| -4
who takes| 1
who wrote| -2
whole| 3
whose| 1
who| -7
why are| -1
why did| 3
why does| -2
why do| 1
why should| 1
why would| 1
why| 8
wide is| -6
wide must| 1
wide| -1
wife| -3
wifi| 7
will a| 1
will be| 4
will i| 7
will my| -5
will somebody| 1
will that| -2
will there| 1
will they| 1
will the| -1
will we| 4
will your| -1
will| 10
wind speed| -1
windows| -4
window| 3
windy| 4
wind| 9
winter| 6
wire| 1
with a| 2
with heirloom| 1
with it| 2
with me| -1
with my| -1
with that| 3
with the| 3
with you| -2
without| 5
withstands| 6
with| 4
won t| -2
won| -2
wood are| -1
wood is| 2
wood under| 2
wood| 3
word| 3
work for| 1
work in| 3
work on| -4
work with| 1
workers comp| -3
worker| -5
working| 3
workmanship| 1
work| 3
worn| 1
worse| 1
worth| -2
would a| 3
would it| -3
would i| 6
would my| 1
would that| -1
would the| -3
would we| 2
would your| 3
would you| -3
would| 2
write| -7
wrong with| 1
wrong| 5
wrote| -2
wyoming| -2
yard sign| -11
yard| -9
yearly| -1
years does| -3
years do| 1
years has| -1
years is| -1
years of| 2
years which| 2
years will| 1
years| 5
year| -6
you a| 3
you be| -1
you buy| -2
you call| -5
you can| -3
you carry| -1
you charge| 4
you clean| -2
you come| 8
you cover| 4
you cut| -1
you do| 1
you d| -4
you ever| -1
you find| 2
you fix| 1
you for| 2
you get| -8
you give| -4
you going| 2
you go| -4
you guarantee| 8
you hang| 1
you have| -3
you help| -1
you hiring| -5
you install| -8
you just| 6
you keep| 1
you leave| 3
you licensed| -2
you make| 2
you match| -1
you measure| 2
you need| 8
you offer| -2
you open| 2
you or| 2
you paint| -11
you pay| 2
you people| -1
you protect| 2
you recommend| 4
you recycle| -4
you repair| -1
you replace| -2
you reuse| 1
you re| 3
you sell| -2
you send| -1
you start| 4
you swap| 2
you sweep| -1
you take| 3
you think| 1
you today| -10
you trim| -1
you use| 1
you want| 2
you work| -2
your company| -2
your crew| -1
your guys| 2
your office| 1
your own| 6
your people| 3
your rating| -1
your shingles| -4
your warranty| 4
your workers| -2
your work| 2
yours| 4
your| -5
you| -3
`,
  lacking: `
1,900| -1
10| 6
120| 2
12| -1
18| -1
1962| 1
1965| 2
1| -1
2| 2
30| 1
3| 11
400| 1
4| -1
5| 3
6| 4
7| 6
85| 1
8| 4
9| 1
accept| 1
ac| 2
address| -3
add| -1
adjust| -4
admit| -1
advis| 1
ad| 2
afraid| 3
afternoon| 1
ago| 2
agre| 2
ag| 3
ahead| -2
air| -4
allei| -1
allow| -3
along| 1
alon| -4
alreadi| 1
alright| 4
aluminum| 3
alwai| 2
america| -1
amount| 4
answer| 1
antenna| -4
anybodi| 3
anymor| 2
anywai| 2
appoint| -1
apprais| -1
approv| -2
app| -2
area| 1
arriv| -4
asbesto| -4
ask| -5
asthma| -3
attic| 3
attract| -1
at| 2
automat| 3
awai| 4
awak| 1
badli| -1
bad| 5
bake| 3
bald| 2
bang| 2
bankrupt| -6
bank| -4
barbecu| -1
bare| 2
barrel| -1
barrier| 1
basement| 1
basic| -1
bathroom| -3
batteri| -1
bbb| -1
bear| -4
beat| -2
becom| -1
bedroom| 4
bed| 3
begin| -8
behind| 1
below| 1
besid| 2
best| -2
better| -3
big| -9
bill| 4
bit| -12
black| 2
blast| 3
bleach| -1
blew| 1
blind| -1
block| 1
blow| 1
boat| -1
boil| 1
booklet| -1
boot| 2
borrow| -1
botch| 3
bother| 3
bottom| 1
branch| -1
brand| 2
break| 1
brick| -1
bring| -3
brother| 1
brownish| 2
brush| 1
buen| -1
builder| -2
bulk| -2
bundl| 2
buri| -4
bust| 1
bu| -3
cabinet| -1
cabl| -1
camera| -3
came| -3
cancel| -7
card| -11
care| 2
carpet| 2
carri| 3
case| 2
cash| 1
catch| 2
caus| 1
cell| -2
certifi| -2
certif| -2
chain| 2
chair| 2
chalk| -1
chang| 3
cheaper| -2
cheapest| 2
check| -4
chew| -1
children| -1
child| -3
chimnei| -5
chip| 2
choos| -3
christma| -2
citi| 2
claim| 3
clai| 1
class| 1
claus| 3
clean| 3
climb| 3
clock| 2
clog| -2
close| -1
code| -1
colorado| -1
color| -11
commerci| 1
commiss| -1
common| 2
competitor| -1
complaint| -1
comput| 1
comp| -3
condition| -1
condit| 2
contractor| 3
contract| -1
cook| -1
cool| -4
copai| -1
copper| 1
corn| -1
cost| -7
couch| -2
cough| 1
counti| -1
countri| 1
count| 2
coupl| 2
court| -1
cousin| 1
crack| -1
crane| -1
crawl| 1
creep| 1
crew| -1
crook| -1
crumbl| -1
crush| -1
custom| -2
cut| 1
dad| -2
dai| -4
damag| 2
dam| -1
dana| -2
danger| 2
dark| 1
date| -3
deadlin| -1
dead| -3
deal| 4
decibel| -3
decid| 1
decis| 1
deduct| 1
deliveri| 2
deni| 2
dent| -6
denver| -2
deposit| -2
die| 1
differ| 4
digit| -3
ding| -1
directv| 2
discount| -2
dishwash| -1
dish| 2
disput| -1
district| -2
divorc| -1
di| 1
document| -4
dollar| -1
dome| 2
door| 2
dormer| -1
downspout| -3
down| 14
dozen| 2
do| 4
drag| 1
drivewai| -12
drive| 2
drizzl| 1
drone| -3
drop| 7
drywal| -3
due| -1
dumpster| -3
dust| -3
earli| 1
earn| -2
earth| 5
eat| 1
eav| -1
edg| -1
eighteen| 1
eighti| 3
electrician| -1
electr| -6
email| -4
emerg| -2
end| 8
engin| -1
envelop| 5
espanol| -3
estim| 2
es| 4
even| 5
everybodi| 2
expect| -1
experienc| 2
expert| 1
extra| -1
ex| -3
factori| 1
fall| 4
famili| 2
fan| -2
farm| -1
far| 4
fascia| -6
faster| 3
fastest| -2
fault| 2
favor| 1
februari| 1
feed| -2
fella| 3
fellow| -3
fenc| -4
fight| 2
file| -2
filter| -1
final| -5
financ| -4
find| -5
fine| -2
finish| 4
fireplac| 4
fire| -2
first| 4
flat| 2
flood| -3
floor| 1
florida| -7
folk| 1
follow| 1
foot| 4
forecast| -1
forev| -1
forget| -1
forgot| 2
freez| 1
free| -3
fresh| 2
front| -2
full| 3
funni| -2
furnac| -3
furnitur| 1
gabl| 1
gallon| -1
galvan| -2
gana| -2
gap| 2
garag| -2
gaurd| -5
ga| 1
get| 3
give| 3
goe| 8
golden| -1
good| 2
googl| -3
go| 6
grandson| 1
grit| -1
ground| -2
grow| 1
guid| 3
gui| 10
gutter| -5
hail| 1
hale| 6
half| 3
hallwai| -1
hall| 1
hammer| 1
handi| -1
handl| 4
hand| 3
hang| 5
happen| -3
happi| -1
hard| 3
har| -1
hasta| 4
hate| -1
hat| 1
haul| 1
haven| 3
head| 1
hearth| -5
hear| -4
heater| -1
heavi| -2
height| -5
heirloom| -4
help| 5
her| 1
high| 2
himself| 1
him| 1
hip| -1
hire| 5
histori| -1
hit| -1
hi| 7
hoa| -4
hold| -1
homeown| -1
honestli| 2
hook| -1
hospit| 6
hotel| -2
hotter| -1
hour| -6
hous| 2
human| 3
hundr| 1
hurrican| 2
hurt| -4
husband| -6
ic| -1
idea| -1
impact| -4
inbox| 1
inch| -3
increas| -2
independ| 3
insid| 2
inspect| 3
instal| -1
instead| -4
insul| -1
insur| -8
interest| -4
interrupt| 5
invert| -1
itself| -1
iv| 2
januari| -2
joke| -3
juli| 2
jump| 1
junk| 2
keep| 8
kick| 3
kill| -2
kind| 6
kitchen| -1
knock| 7
labor| 2
ladder| -2
ladi| -2
lai| 4
landfil| -7
land| 3
languag| 1
last| 1
later| 1
late| -3
lawyer| -1
law| 2
layer| -1
leader| 2
leaf| -4
leak| 3
lean| -2
learn| 1
leas| -1
leav| 7
legal| -2
lend| -6
liabil| -2
licens| -1
lifetim| -1
lighter| 2
lightn| -6
limit| 1
line| -1
list| 1
littl| 2
live| -2
load| -3
long| 1
look| -4
loos| 3
lose| -4
lot| 3
loud| -6
love| 1
low| 6
lumber| -1
ly| 2
machin| -2
made| -6
manag| 1
man| 6
mark| -1
marri| -1
marta| 2
match| -2
materi| -2
matter| 6
max| 1
ma| 3
mean| -5
measur| -2
mediat| -3
meet| 1
membran| -2
metal| -5
middl| 4
mile| -1
minut| 1
miss| -4
mobil| -4
mold| -2
mom| -2
month| -9
morn| 4
mortgag| -3
moss| -3
mother| 3
mushi| 1
myself| -2
nail| -4
nake| 4
nale| 4
name| -2
narrow| 2
nearbi| -1
near| -2
need| -1
neighbor| 1
nephew| 2
nest| -3
neutral| 1
newborn| 1
new| -1
next| -3
nice| -6
night| -3
noon| -4
normal| 4
north| 1
notic| -1
number| 10
oak| -3
odd| 1
offen| -1
offer| -1
offic| -2
oil| -1
old| 8
onc| 4
onlin| 2
onto| 5
on| 6
open| 3
opinion| -6
option| 5
ordinari| 2
otro| -3
outsid| 6
oven| 2
overnight| -5
owner| -1
own| 5
ow| 1
packag| 1
pad| 3
painter| 1
paint| 2
pai| -8
paler| 1
pane| 2
part| 4
past| 1
payrol| 1
peak| 1
peel| -2
pen| 1
percentag| 2
percent| -3
permit| -6
person| -3
pet| -2
phone| -9
photo| -5
picki| 2
pickup| -1
piec| 2
pile| 1
pipe| 1
place| 3
plain| 1
plai| 3
plan| -2
plaster| 1
plastic| 4
plumber| 1
plumb| 2
plu| -1
pocket| 1
poison| 2
poke| 4
polici| -3
pond| -5
popular| -2
pop| 1
potti| -2
power| 6
premium| -1
present| 1
pressur| -3
print| -1
probabl| 1
problem| 2
program| -2
promis| -2
properli| 2
prove| 1
pull| -1
punch| 1
punish| 2
push| 1
put| 3
question| -3
quot| -1
raccoon| -6
racket| 2
radio| -1
rafter| -2
rain| -3
rais| -1
rate| -2
rather| 1
readi| -3
real| 2
reason| -1
receipt| -1
recept| -1
recommend| 1
record| -3
recycl| -9
redo| 1
red| -1
refin| -3
refund| -2
relat| -1
remodel| -1
remov| 4
rental| -1
renter| -5
rent| -1
repaint| 1
repair| -4
replac| -2
resal| -1
reschedul| -1
reset| -1
respond| -1
respons| -1
rest| -1
reward| -1
ridg| -1
ring| -3
rippl| 1
rip| 5
risk| 3
road| 1
robot| -1
rod| -1
roof| 8
rooki| 3
room| 2
rose| -2
rot| -4
roughli| 2
round| 5
row| 1
rubber| 2
ruin| 1
run| -1
rust| 3
safe| 1
salari| 2
same| 4
sampl| -3
sam| -2
sand| 2
satellit| 1
saturdai| -1
save| -5
scam| -1
scare| -5
score| -3
scratch| 1
seal| 2
seam| -1
second| 5
secret| -1
see| 2
sell| -2
sel| -1
senior| -1
senor| -3
sens| 1
separ| 2
servic| -1
settl| -1
sever| -1
shade| -4
shake| 1
shape| -1
share| -3
shed| -2
sheet| 1
shelter| -5
shift| 1
shingl| -3
shop| 1
shower| -1
show| -2
sick| -1
side| 10
sign| -5
simpli| 2
singl| -2
sister| -1
site| 6
sit| 11
size| -2
skylight| -3
sky| 2
slate| -1
sleep| -2
slide| 1
small| 1
smart| 2
smash| 2
smell| -2
smoke| -2
snow| -7
soffit| -3
soft| -1
solar| 1
somewher| 1
soot| 1
spanish| -1
spare| -2
speak| -2
special| 3
spell| -2
sprayer| -4
spread| 3
spring| 1
squar| -1
squirrel| -10
stack| 6
stainless| -4
stai| 7
stapl| 2
steep| -3
step| 6
stick| 3
stink| -1
stone| 1
stop| 3
store| -6
strai| 1
stretch| -4
strip| 1
strong| 2
stucco| -1
stuff| 7
such| 1
sue| -3
summit| -3
sundai| -2
sunni| 3
sunshin| 1
sun| 2
supplement| -1
supplier| 1
suppos| 2
sure| 2
surpris| 3
surviv| 2
su| -1
swallow| 2
swamp| -2
swap| 1
swatch| -1
switch| -4
system| 1
tabl| 2
tab| -1
take| -5
talk| -5
tall| -4
tan| 2
tap| 3
tarp| -3
tar| 2
tax| -6
teacher| -1
tear| -4
temperatur| 8
tenant| 1
tesla| -5
test| 1
text| -2
themselv| -1
thick| -6
thin| 1
third| 1
thousand| -1
throw| 3
thunderstorm| -1
tight| 1
tile| 5
till| 2
time| 4
tip| -4
tire| 1
todai| 3
todo| 4
togeth| -2
toilet| -3
tomato| -2
tomorrow| 1
tonight| 4
tool| 2
top| 2
toss| 2
total| -1
touch| -1
tough| 1
town| 1
trampl| 1
transfer| -2
tree| -4
trim| -1
troubl| 2
trust| -2
tube| 2
tulip| -2
tunnel| -1
turn| -5
tv| -1
type| -2
ugli| 4
umpir| -3
uncl| 3
underlay| -4
underneath| -1
unido| -2
unit| 5
upstair| 2
us| 1
valid| 2
valu| -1
van| 2
va| -2
vent| -1
veteran| -2
video| -2
vinyl| -1
visit| -5
voic| -6
void| 2
wait| 4
walk| 5
wall| 2
want| 2
warmth| 3
warm| 2
warn| 3
warranti| -7
wash| -4
wasn| -1
wasp| -1
watch| -1
weak| 1
wear| -1
weekdai| 2
weekend| -7
weigh| -3
went| 2
west| -1
white| -1
whole| 6
wide| -1
wife| -2
wifi| -4
window| 1
wind| -3
winter| 3
win| -1
withstand| 2
wooden| 1
woodpeck| -3
wood| -9
word| 3
work| 5
worri| -1
wors| 1
worth| -2
write| -4
wrong| -3
wyom| -4
yall| 2
yard| 5
yearli| -1
year| -14
yellow| -2
young| -3
yourself| 1
yourselv| 2
`,
  beside: `
10|11 -1|12 3|15 -2|3 -1|4 1|cost -2|cover 2|crew 1|end 3|first -1|hous -1|last 1|least 3|loud 2|make 3|maker -1|materi -3|month 3|origin 3|period 3|repair 2|roof -1|run -2|sell -1|shingl -1|temperatur 1|transfer -2|wood -1|year -2
120|110 2|130 2|6 1|hearth 2|hour 2|mile 2|shelter 2|shingl 2|warrant 2|wind 2
15|10 -1
18|roof -1|shingl -1
1962|1980 2|asbesto 2|contractor 2|find 2|hous 1|licens 2|old 2|remov 2|stop 2|tear 1|underlay 1|work 2
1965|1980 2|asbesto 2|contractor 2|find 2|hous 2|licens 2|old 2|remov 2|stop 2|tear 1|underlay 2|work 2
2|0188 1|1,200 7|303 1|555 1|add 7|belong 4|bill -1|check -2|children 1|claim 3|cost 4|dai 5|deni 1|depreci -1|desk 1|down 1|drivewai 4|dumpster 4|exampl 1|fall 1|final -2|find 1|first -1|free 1|half 6|hearth 1|hous 6|insid 1|insur 1|layer 2|lose -1|loud 1|monei -1|nail 1|old 8|pai -2|pet 1|polici 6|rain -1|same 2|second 2|send -1|servic 1|shelter 1|somewher 1|steep 1|street 4|summit 1|tear 4|time 1|transfer -1|walk -2|warranti -6|year 3
3|10 1|4 2|arriv -1|choos 7|clean 1|compar 4|dai 3|damag 1|find 1|free 1|gain 4|goe -1|hearth 4|hour 2|hous -1|later 1|move 8|new 2|pai 1|phone 1|plan 9|rain 1|sensibl 8|shelter 8|shingl -1|synthet 1|underlay 1|warranti -1|work 1|year 7
400|1 2|4,000 2|400,000 2|cost 2|deduct 2|hous 2|insur 1|percent 2
40|12 1|arriv 2|cover -1|fall 1|first 2|hous 1|shingl 1|wall 2|wood 3|yard 3
4|1 1|2 1|4,000 2|400,000 2|7 -1|cost 2|deduct 2|hous 1|insur 1|nail -1|percent 1|sheet 1|stai 1|supervisor -1|whole 1|wood 1|work -1
5|10 1|2 1|afterward 1|bill 4|cost 3|make 4|repair 5|take 4|visit 2|year 2
6|10 2|2 -1|5 3|8 1|clean 1|cost -1|cover 2|dai -1|dumpster 1|fall 1|find 1|first 3|free 1|insid 1|labor 3|later 1|live 1|maker 3|meanwhil 1|nail 1|new 3|pai 3|phone 2|put 3|roof -2|shingl 2|stai 1|vent -1|year 3
7|5 6|hous 2|take 5|work 3
8|7 2|arriv 1
9|ahead 1|crew 2|dai 1
ac|cool 2|summer 3
addit|2 3|3 1|95 3|cost 2|damag 1|extra 1|first 2|honest 1|includ 1|replac 1|sheet 3|shingl -1|wood 2
adjust|2 -1|3 -1|free -1|inspect -1|roof -1|shingl -1|week -1
advis|better 1
afterward|2 -1|clean 5|cost 2|end 1|first 2|granul 2|gutter 1|hous -2|inspect 1|nail 1|new 1|noon 1|onc 2|permit 2|photo 2|roll 1|roof 1|twice 1|wood 1|yard 1
ago|180 2|365 2|accept 2|allow 2|claim 2|colorado 2|dai 2|deadlin 1|hail 2|insur 2|polici 2|rain 2|wind 2
agre|claim 2|colorado 5|complain 5|cost 4|deni 3|divis 5|insur 3|low 3
ag|attic 1|chimnei 1|cost 2|eighteen 3|find 1|lose 3|miner 3|new 2|percent 1|replac 2|roof -1|shingl 4|surfac 3|themselv 3|vent 2|wind 1|year 2
air|attic -1
allow|2 -3|arriv -1|ask 1|colorado 1|cost -1|dai -3|end -4|forbid 1|hous -2|instal 1|law 1|licens 2|new -1|roof 1|stop 1|waiv 1|work -2
along|12 2|2 2|7 1|appreci 1|area 1|arriv 3|attic 2|cover 2|cut 2|dai -1|dam 2|end 2|escap 2|flash 1|goe 1|hous 1|ic 2|inch 2|new 1|next 1|onc 3|owner 2|ridg 2|roof 1|sell 1|shingl -1|skylight 1|stop 2|temperatur 2|tend 1|transfer 1|vent 2|wide 2|wrong 1
alon|roof 2
alreadi|3 2|claim 3|cost 1|dai 2|insur 2|year 3
alright|ask 4|roof 2
aluminum|flash 2|new 3
alwai|10 1|begin 1|certif 1|claim 1|dai 2|e 1|email 1|file 2|final 1|pai 2|receiv 1|warranti 1
amount|1 2|2 2|ask -1|claim 1|colorado 7|complain 2|cost 2|deduct 2|deni 1|disagre 2|divis 2|hail -2|hous 2|inspect -1|insur 4|low 1|pai -1|polici 2|second -1|valu 2|wind -1
answer|10 2|2 1|20 2|25 3|3 -1|4 1|5 1|arriv 3|cost -3|cover 2|goe 1|hearth 2|heirloom 3|last 1|shelter 2|warranti 4|workmanship 3|wrong 1|year 2
antenna|cover -1
anybodi|5 2|arriv 2|inspect 1|look 5|year 1
anymor|hour 2|shingl 1
anywai|damag 2|roof 3
apart|16 1|6 2|7 1|fasten 1|inch 2|joint 1|least 1|nail 1|ring 1|shank 1|sheet 1|stagger 1|wood 1
approv|insur -1
area|4 2|miss 2|shingl 2
arriv|10 -1|100 -1|11 -1|110 1|12 1|130 1|14 6|140 1|15 1|18 -1|1998 -1|2 4|24 -2|3 -5|30 -6|34 -1|4 3|4,000 1|40 1|400,000 1|45 -2|5 -1|5,000 -2|6 7|60 -1|7 10|8 -1|9 -1|95 -1|adjust 11|afterward 2|ahead 5|aluminum 3|approv -2|architectur 1|ask -2|asphalt -1|attic 3|baffl 2|balanc 3|bank -1|begin 2|black 3|bring -1|brown 3|bundl -1|care -1|carri -1|cash -1|certif -2|chalk 2|chanc 1|chimnei 3|choos -1|claim 2|class 1|clean -1|color -1|colorado -1|contractor -4|copper 1|cost -1|cover -1|crew 2|custom 1|dai 9|damag -1|date 6|decid -3|decis -1|deni -1|dish 2|document -2|door -1|down 1|dry 1|drywal -2|dumpster 1|eav 2|edg 2|emerg 1|fall 1|famili -1|fault -2|feet -1|fifth 2|file -2|final -3|find 1|finish 1|first -4|flash 3|free 1|garag -1|give -1|goe 1|granul -2|gutter 1|hail -1|half -1|hearth -1|heirloom -1|high 1|honest -2|hour 3|hous -2|ic -1|impact 1|inch -1|includ 3|insid -2|inspect 1|instal -1|insur 3|keep 1|labor 1|lai 2|last 1|later -1|least 3|letter -1|look -2|lose -1|make 1|maker -1|marco 5|mark 2|meet 5|membran 4|metal -1|minut -2|month 1|morn -1|mortgag -1|mostli 2|nail -3|new 2|noon 1|number -1|old 1|onc -1|origin 2|overnight -1|own -2|owner -1|p 7|pai -5|paint 1|painter 3|part 1|percent 1|period 2|perman 3|person -1|phone -2|photo -2|polici -1|promis -1|provid 2|put 2|radar 1|rain 2|rate 1|remov -4|repair 2|roof -1|satellit 2|screen -1|seal -1|see -1|sell -1|send 7|sheet -2|shingl -2|sign -1|size 2|soffit 1|spot -1|spring 1|squar -3|sr -1|stai -2|steep 1|step 4|subcontractor -2|such -1|suit -1|summit -3|supervisor 5|surpris 3|synthet -1|take -1|tarp 1|tear -1|temperatur 1|third 6|throughout 1|throw -1|time 1|transfer -2|uncov -1|vallei 2|valu -2|vent 2|wait 3|walk -2|wall 2|warm -1|warranti -1|watch 1|water -1|wear -1|week -1|white 3|whole -1|wind 1|withstand 3|wood -3|work -5|workmanship -2|write -1|year -2
asbesto|2 -1|arriv -1|cost -1|dai -2|hous -1|roof -1|shingl -1
ask|15 2|arriv -1|cost -3|count 3|first -1|hail 2|hous -3|materi 1|roof -2|run 2|year 1
asphalt|choos 1|hous 1|look 1|seam 2|shingl 1|stand 2|suit 1|year -1
attic|air 5|along 5|appli 1|arriv -2|breath 2|cool 3|cost -1|dai -1|drivewai -1|dumpster -1|first -1|high 5|hous 1|leak -1|leav 5|ridg 4|roof -2|stai 2|temperatur -1|vent -1|warm 5|wood -1
automat|1,150 4|cost 4|flash 2|instal 4|new 4|order 4|replac 4|skylight 4|unless 4|vent 2
awai|130 -1|2 2|24 -1|3 1|30 -1|4 -1|45 2|6 1|7 -1|72 3|appli 2|arriv -1|ask -1|better 2|cancel 2|claim 2|class -1|clean 2|contract 3|contractor -1|cosmet -1|cost 2|crew -1|dai 3|damag -1|decid 1|deduct 1|deni 3|deposit 1|discount 2|document -1|dumpster 1|edg 2|exchang -1|final 2|finish -4|first 2|free -1|hand 2|hold -1|homeown -2|honest 2|hour 3|hous -3|hurri 2|includ 1|inspect 1|instal 2|insur 1|keep 2|labor 2|leav 2|loud 2|march 2|materi 1|monei 2|nail -1|new 1|novemb 2|percent -2|permit 1|polici -1|read -1|reason 2|repair 2|return 3|roof 2|seal 2|shingl 2|stai 1|stand -1|tear 1|temperatur 1|think 2|todai 3|vent -1|waiv -1|walk -2|warranti 1|wind 1|wood -1|work -3
bad|1,900 3|10 -1|12 2|2 2|3 6|4 -1|40 -1|5 1|6 -1|95 -2|air -1|arriv -1|asphalt -5|awai 2|bank 2|bare 2|begin 2|care 2|clean -3|condition -1|cover -1|dai 1|damag -1|down -1|expect 1|extra -1|face 2|fall -1|feet -1|final -1|find 1|first 1|flash 2|ground 4|hail -1|honest -1|hous -2|inch -1|includ -1|inspect -2|instal -1|instead 1|labor 1|lift 1|look 6|loos 3|lose -1|maker 2|mark 3|month 3|nail -1|number 1|old -2|open 3|owner 3|pai 3|paint 3|percent 3|phone -1|place 2|put 1|rain 5|repair 1|roof 1|rot 1|same -1|see 1|send 1|sheet -2|shingl 2|show 2|side 1|soft 3|spot 6|steep -1|strong 4|take -1|tear -1|time -1|walk 2|warm 2|wavi 3|wear -1|week -4|west 1|wind 1|yard -1|year 5
bake|roof 2|shingl 2|wear 2
bald|eighteen 4|find 2|lose 5|miner 5|shingl 3|surfac 5|themselv 4|year 3
bang|2 2|6 1|7 3|air 2|along 2|arriv 2|bed 2|condition 2|crew 2|dai 1|first 2|hang 2|hour 2|lai 2|marco 2|morn 1|neighbor 1|p 2|shingl 2|supervisor 2|surpris 1|tarp 2|wall 2|wood 2|yard 2
bank|2 -1|cost -2|insur -1|monei -1|pai -2|part -1|replac -2|roof -1
bare|60 2|crew 1|dai 2|damag 2|dry 2|dumpster 1|finish 2|membran 1|next 2|noon 2|old 1|overnight 2|rain 2|roof 1|spot 1|stai 2|surpris 1|synthet 2|uncov 2|underlay 2|wood 1
barrier|16 2|24 2|6 2|7 2|architectur 2|cap 2|eav 2|edg 2|ic 2|inch 2|insid 2|leak 2|metal 2|nail 2|phone 2|plank 2|ridg 2|roof 2|shield 2|shingl 2|starter 2|strip 2|synthet 2|system 2|underlay 2|vallei 2|vent 2|wall 2|warm 2|water 2|wood 2
basic|10 2|3 1|30 4|cost 1|honest 1|hous -1|shelter 3|shingl 1|warranti 2|work 1
beat|3 -1|4 1|40 1|chimnei 1|feet 1|flash 1|granul 1|heavi 1|inspect 1|lift 1|miss 1|open 1|result 1|roughli 1|shingl 2|side 1|soft 1|spot 1|steep 1|take -1|uphil 1|west 1|wood 2
becom|hous 2
bedroom|3 1|5,000 3|cool -1|cost 3|cover 3|drywal 3|fault 3|hous 3|insid 3|leak 3|paint 3|repair 3|warranti 1|workmanship 1
bed|2 1|60 1|child -1|crew 1|dai 4|damag 1|dry 3|dumpster 4|fall 1|finish 3|happier -1|hous 3|next 3|noon 3|old 3|otherwis -1|overnight 1|pretend -1|rain 1|roof 3|stai 2|surpris 1|synthet 1|uncov 1|underlay 1
begin|10 -2|15 3|2 -3|24 2|303 1|5 3|555 1|7 1|arriv -4|contractor -2|cost -1|cover 2|crack 3|crew -3|curl 3|dai -3|defect 3|earli 3|feet -2|hour 1|hous 1|lose 2|loud 1|maker 2|materi 2|miner 3|neighbor 1|new -1|p -1|pai -1|roof -2|solar -2|squar 2|stai 3|such 3|summit -2|surfac 3|surpris -1|take 2|tear 1|walk 1|warranti 1|write 3|year 2
behind|10 1|20 1|24 2|3 1|30 1|5 2|50 1|arriv -1|hearth 1|honest 1|hour 2|hous 1|roof -1|shelter 1|shingl 1|squar 2|take 2|tear 2|warranti 3|wind -1|work 2|year 2
below|first 1|shingl 1|wood 2
besid|air 4|condition 4|dent 4|document 2|gutter 7|photo 2|screen 4|take 4|window 4
best|10 4|110 3|130 3|20 4|3 -1|chimnei 3|compar 1|cost -1|dai -1|gain 1|hail 1|hearth 3|heirloom 2|hour 3|hous -1|instead 3|insur -1|membran 3|mile 3|month -1|pai -1|rate 3|resist 3|roof -2|shelter 3|take -1|warranti 1|wind 1|work 2|year 5
better|2 -1|4 1|breath 1|certif 1|class 1|cool 1|dai -1|discount 1|end 1|first -1|give 1|insur 1|pai 1|phone 2|roof -3|send 1|shingl 2|stai 1|work 1|year -2
bill|10 2|2 3|30 -1|40 1|afternoon 1|air 1|alreadi 3|arriv -1|bad 7|below 1|breath 1|cash 2|claim 1|clean 1|condition 1|cook 1|cool 1|cost 4|down 2|dumpster 1|energi 2|favor 3|final 1|find 2|finish -1|first 3|hail 2|honest 1|hous 2|hundr 1|instal -1|lean 1|lose -2|materi -1|new 1|old 2|opinion 1|own 2|pai 6|permit 1|phone 3|photo 2|rain 1|repair 2|roof -2|same -1|save 2|sheet 4|shingl -1|stai -1|steep -1|take -1|tear 2|temperatur 1|vari 2|walk 1|warranti 1|wood 5|work 1|year 1
bit|down 2|emerg 2|good 1|interest 2|none 2|overnight 1|roof 1|wear 1|year -1
black|10 5|5 2|copper 6|cover 4|granul 6|maker 2|moss 5|shingl 4|year 5
blew|adjust 1|awai 1|damag 1|emerg 1|repair 1|see 1|shingl 1|throw 1
block|8 2|cover 3|end 3|materi 3|ridg 2|soffit 3|vent 2|warranti 3
blow|2 1|bundl 2|color 2|cover 1|first 1|garag 2|later 2|rain 2|repair 2|roof 1|shingl -1|stai 2|vent 1|warranti 1
booklet|damag 3|hail 5
boot|2 1|dai 1|wood 2
botch|ag 3|arriv 3|build 3|cost 3|cover 1|crew 3|dai 2|earli 3|insur 1|look 2|mainten 3|miss 3|mistak 3|pai 2|repair 2|warranti 1|water 2|wear 3|work 1
bother|dai 2|fall 2|loud 2|old 4|temperatur 3
bottom|along 2|eav 6|rake 3|run 3|shingl 3|starter 6|strip 6
branch|insur -1
break|2 -1|arriv -2|caus 3|class 1|cover 3|crack 2|crew 2|dai -2|damag 2|discount 1|dish 3|fail 1|give 1|holidai 3|instal 2|light 3|old -1|pai 2|rain -1|satellit 3|shingl -2|solar 2|such 2|warranti -1|wind -1|work 1|year 1
bring|10 1|25 2|3 -1|4 1|class 1|cost -1|discount 1|hail 1|honest -1|inspect 1|pai 2|part 2|percent 1|premium 2|roof -1|wind 1
brother|8 2|chang 3|consent 3|end 4|repair 3|roof 2|warranti 4|workmanship 3|write 3
brownish|architectur 3|area 3|arriv 3|brown 3|charcoal 3|choos 2|color 3|dozen 3|driftwood 3|hous 3|look 2|nearli 3|shingl 3|soft 3|suit 3
brown|leak 2
brush|care 1
build|30 2|alwai 2|asphalt 5|behind 2|chimnei 2|cricket 2|famili 5|flash 2|galvan 2|hous 4|inch 2|made 2|metal 5|new 4|replac 5|roof 4|seam 5|shingl 3|singl 6|skylight 1|stand 5|steel 2|vent 1|wide 2
bundl|2 2|6,000 2|ahead 2|arriv 1|averag 2|carri 2|crane 2|dai 2|deliv 2|drivewai 2|hous 1|lift 2|onto 2|pound 2|rafter 2|roof 2|safe 2|shingl 3|spread 2|supplier 2|weigh 2
bust|adjust 2|awai 2|damag 2|emerg 1|repair 1|see 2|shingl 1|throw 2
came|damag 1|fall 1|fire 1|hail 1|lightn 1|polici 1|tree 1
cancel|10 -5|40 1|ahead -2|begin 3|chanc 1|cost -3|crew 1|date -6|hold -5|next -1|percent -4|phone -2|radar 1|rain 2|roof -1|steep 1|surpris 1|watch 1|work 2
cap|repair 1
card|arriv -1|cost -6|cover -1|dai -1|final -1|free -1|hous -1|new -1|pai -2|percent -1|roof -3|take -1|walk -1|work -1|year -1
care|2 -1|arriv 1|caus 4|cover 4|earli 2|fall 3|foot 4|goe 2|hail 3|hous 1|instal 3|leak 3|onc 1|phone 2|roof -2|shingl 2|such 1|temperatur 2|traffic 4|tree 3|warranti -1|wrong 2
carri|10 2|3 1|arriv 1|cost 2|crew 2|down 2|honest 1|month 2|pai 1|stand 2
case|2 3|7 1|branch 2|bundl 3|color 3|cover 2|damag 2|earthquak 2|fall 2|fire 2|first 1|garag 3|hail 2|later 3|lightn 2|repair 3|stai 3|tree 2|warranti 2|year 1
cash|10 -1|25 -1|ask 2|bank 2|colorado -1|cosmet 2|crew -1|damag 2|discount 1|document 2|exchang 2|financ 3|give -1|hail -1|impact -1|insur 1|part -1|premium -1|rate -1|read 2|shingl -1|sign 2|waiv 2|wind -1
catch|ask 6|cosmet 6|damag 6|discount 3|document 6|exchang 6|insur 3|read 6|sign 5|waiv 6
caus|18 2|2,400 2|24 2|40 2|asphalt 2|attic 2|chimnei 2|damag 1|feet 2|flash 2|follow 2|free 2|inspect 2|littl 2|minut 2|new 1|old 2|present 2|roof 1|shingl 2|squar 2|vent 2|wear 2|wind 2|year 2
ceil|arriv 1|crew -1|hous 2|shingl 1|year -1
certif|claim -1|dai -1|roof -1|shingl -1|warranti -1|write -1
chain|1998 2|34 2|contractor 2|crew 2|famili 2|new 1|own 2|roof 2|subcontractor 2|summit 2
chair|12 1|awai 1|feet 1|furnitur 1|grill 1|hous 1|least 1|move 1|pot 1|yard 1
chang|11 1|2 2|60 1|cost 2|file 1|hous 1|materi 1|owner 1|pai 1|roof -1|sell 2|sign 2|take 2|transfer 3|warranti 1
cheaper|10 -1|20 -1|chimnei -1|choos 2|compar 1|gain 1|hail -1|move 2|plan 2|sensibl 2|shelter 1|shingl 1|wind -1|year 1
cheapest|3 5|chimnei -1|dumpster 5|grade 5|layer 4|packag 5|roof 2|shingl 1
check|0188 -1|10 -2|12 3|14 -1|180 2|1978 3|2 4|24 -1|25 -1|3 -1|30 2|303 -1|4 -1|4,000 -1|40 -1|555 -1|6 1|7 -1|7.99 -1|8 -1|9 -1|95 -2|adjust -1|ahead -1|air -1|alwai 3|appli -1|approv 1|arriv 9|attic -1|bank 1|behind 1|bill -1|branch -1|build 2|care 2|cash -1|certif -1|chalk -1|chang -1|chimnei 2|claim -5|class -1|clean 1|climb -1|color -1|colorado -1|condition -1|consent -1|contractor -1|cost 2|crew -2|dai -4|damag -4|date -1|deni -2|desk -1|document -1|door -1|down -1|end -1|exampl -1|feet -1|figur 5|final -1|financ 1|first 1|flash 2|free -2|front -1|give -1|goe 1|granul -1|ground 5|gutter -1|hail -2|hearth -1|honest -1|hour 1|hous -1|inch 2|includ -2|insid -1|inspect -1|instal 4|insur 3|interest -1|keep -1|leak 3|least -1|look 7|loos 3|lose -1|low -2|mainten 2|make -1|maker -1|mark -1|measur 1|meet -1|minut -1|monei 4|month -2|morn -1|nail 1|old -2|onc -1|own -1|pai 7|paint 1|part 12|partner 1|percent -1|permit -1|phone -2|photo -1|polici -2|premium -1|promis 1|rain 1|rais -1|reason -4|repair -2|replac 7|same 3|second -2|send -1|servic -1|sheet -3|shelter -1|shingl -4|sign -1|skylight 1|spring 4|stand -2|steep -1|step -1|strong 5|summit -2|supervisor 3|surpris -1|take -1|tarp -1|test 3|time -1|twice 1|underlay -1|vent 1|visit 2|walk 2|wall -1|warranti -1|water -1|week 1|wind -2|wood -4|work -2|workmanship 1|write -6|wrong 2|ye 2|year -4|yourself 5
child|24 -1|6 1|7 1|clean 1|cost -1|cover 1|dai -2|dumpster -1|first -1|furnitur 1|hour -1|hous -1|pai -1|roof -1|shingl -1|stai -1|supervisor -2|work -2
chimnei|3 -1|clean -1|cost -2|gutter -1|honest -1|hous -1|includ -1|inspect -1|instal 1|look -1|make -1|photo -1|rain 1|roof -2|same -1|shingl -1|stand -1|take -1|temperatur -1|whole -1|wind -1|work -1
chip|damag 3|hail 3|insur 1|pai 3|such 3|sudden 3|wind 3
choos|1,200 2|ahead 1|arriv 4|color 1|date 1|down 1|half 1|hour 1|moment 1|next 1|paint 1|person 1|phone 1|pick 1|settl 1|sit 1|time 1
christma|10 -1|4 -1|5 1|arriv 1|cover 5|dam -1|dust 6|escap -1|fall 6|first -1|flash -1|hous -2|ic -1|insid -2|leak -1|old 6|phone -1|roof -1|sheet 6|shingl -1|take 3|temperatur -1|vent -1|wind -1|wood 6|work 2|year -1
citi|2 -2|ahead -1|appli 3|arriv 1|choos 2|crew -1|dai -2|includ 2|inspect -1|materi 2|permit 5|post 3|roof -1|shingl -1|take 3|week 3|window 3
claim|10 -1|13 2|2 -1|20 -1|3 -3|ag 3|arriv 2|ask 4|bill 1|cash 3|check 2|cost -1|dai -2|damag 2|date 2|decis 4|depreci 1|disagre 2|document 2|final 3|first -1|hail -1|hearth -1|hous 1|independ 4|inspect 4|instal -1|leak 2|make 3|monei -1|number 2|opinion 5|phone 6|photo 2|polici 6|rain 2|readi 2|recover -1|replac 1|roof 3|satisfi 4|second 3|send -1|shingl -1|sign -1|subtract 3|take -2|valu 3|walk -1|warranti -1|week -2|year -3
class|cost -1|hous 1|pai -1|roof -1|shingl -1
clean|10 -1|12 1|2 -1|24 -1|25 -1|3 -2|30 -1|5 2|5,000 -1|8 2|arriv 1|awai 3|bleach 2|brush 2|care 3|claim -1|cost -1|damag 2|drywal -1|emerg 1|end 4|fault -1|feet -1|filter 1|flash -4|granul 3|gutter 1|hearth -1|hour -1|hous -2|inch -1|insid -1|inspect -1|instal 1|last 1|leak -1|look 1|loos -1|mild 2|moss 2|nail -1|pai -1|paint -1|pressur 4|rain 3|remov 2|ridg -1|roof -2|see 2|shelter -1|shingl 4|skylight -1|solar 1|solut 2|sprayer 2|strip 4|vent -3|walk -1|wall -1|warranti 3|wash 8|wind -3|wire 2|work -1|yard 2|year -1|yourself 1
climb|12 1|25 2|care 2|claim 1|cost -2|dai -1|first 1|ground 2|hand 2|hour 2|inspect 2|look 1|premium 2|rain 6|rais 1|roof 2|solar 1|strong 4|take -1|tarp 1|wash 1|wind 2
clock|2 1|begin 3|dai 2|final 3|sign 4|walk 4|warranti 3
close|12 2|5 -1|6 4|60 4|8 2|awai 4|branch 2|care 2|cover 1|dai 4|document 3|end 5|feet 4|file 2|final 3|free 1|goe 1|hous -1|keep 4|least 4|materi 2|page 3|phone -1|ridg 4|sell 3|shingl 2|soffit 5|transfer 1|vent 4|warranti -2|wrong 1
color|10 -1|2 -1|20 2|3 -1|4 -1|along -1|arriv -4|boot 2|choos 2|copper -1|cost -1|cover -1|end -1|flash -1|granul -1|homeown 4|last 2|leav 4|look 2|loos -1|materi -1|moss -1|new -1|paint -1|pipe 2|replac 1|ridg -1|roof -2|sampl 4|seal -1|seam -1|shingl -2|silicon 2|stand -1|steel -1|suit 2|take -1|vent -1|walk -1|warranti -1|week 4|wood 3
common|cost 1|layer 2|shingl 1
comput|2 1|dai 1|e 2|final 2|pai 2
condit|air 2|condition 3|draw 3|dust 3|first 1|morn 1|switch 3|tear 3
contractor|1 2|10 -1|14 -1|2 5|30 -1|4 3|7 -1|8 1|adjust 1|ag 1|ahead 2|arriv 1|ask -1|bill 1|certif 1|check -1|claim 2|colorado 1|complain 2|cost 3|cover 1|damag 1|date 4|deduct -1|deni 1|depreci 1|divis 2|end 3|fifth -1|final 2|first -2|flash -1|give 1|goe -1|hail -1|homeown -1|hous -1|insur 1|made 1|maker 4|materi 2|meet 3|monei 3|mortgag 4|mostli -1|number 1|pai 1|phone 3|photo 1|polici 4|rain 1|rais 1|readi 1|receipt 2|renew 2|repair -1|roof 4|send -1|sever 2|sign 2|step -1|subtract 1|supervisor 2|third -1|togeth 1|vent -1|visit -1|week 2|wind -1|work 1|write -1|year -1
contract|insur -1
cool|2 -1|air 2|bed 1|climb -1|condition 2|cover -1|crew -1|dai -1|draw 2|dust 2|first 1|hang 1|hous -1|ladder -1|morn 1|shingl -1|switch 2|tarp 1|tear 2|wood -1
cost|1 -1|10 4|110 1|13 -1|130 1|15 3|2 -2|20 4|24 1|25 2|3 -1|5 -1|60 2|7 -1|8 -1|9 -4|appli 2|area -1|arriv -4|ask -1|attic -1|awai -1|builder 3|cancel -1|chalk 6|check -2|chimnei -1|claim 1|class 2|clean -1|colorado 2|contractor 2|cover -2|crew -2|damag 4|date -1|deduct 2|deposit -1|disagre -1|discount 4|document -1|edg 2|either 1|emerg -2|end -1|fall -1|feet -1|file -1|final -1|first 7|forbid 2|free 8|give 2|good 1|grade 4|gutter -2|hail 1|hand 1|hearth 2|heirloom 2|high 3|homeown -1|hour -1|hous -4|impact 3|inspect 7|instal 5|interest 4|keep -1|last 2|law 2|layer 1|leak -1|leav -1|life 3|lift -1|lose -1|make -2|maker 1|march 2|mark 6|materi 1|measur -1|morn -1|next 2|novemb 2|number -1|onc -1|owner -1|packag 1|pai 3|period -1|person -1|phone -1|photo 3|polici -1|rain -2|rate 3|region 3|replac -1|roof 4|seal 2|seam 1|sell -1|send -1|servic 3|share 1|shelter 2|shingl 3|shrink 1|side -1|sign -2|squar -1|stai -2|steel 1|step 3|such -1|summit -1|sun 3|supervisor -1|take -3|tarp -2|temperatur -3|transfer -1|vent -1|waiv 2|walk -1|wear 1|week -2|wood -2|work -1|workmanship 2|write -1|yard -1|year 5
cough|cost 3|workmanship 1
countri|15 1|20 1|builder 1|good 1|grade 1|hail 1|high 1|life 1|region 1|roof 1|servic 1|shingl 1|sun 1|wear 1|year 1
count|10 -1|2 1|3 -1|30 -1|5 1|7 1|appli 1|arriv -1|begin 5|claim -1|color 1|cost -1|cover 1|crack 2|curl 2|dai 3|defect 5|earli 2|emerg -1|fade 3|feet 1|final 4|fire 1|hail -2|hand 1|homeown 1|instal 1|insur -2|lightn 1|lose 2|maker 2|march 1|materi 2|miner 2|novemb 1|polici 1|repair -1|roof 1|see 1|shingl 1|sign 6|such 3|surfac 2|waiv 1|walk 5|warranti 2|wind 1|work -1|year -1
coupl|2 4|cost 4|end 4|final 4|good 2|roof 3|slow 4|tend 4|wear 2|wind 4|year 3
cover|1 1|10 2|100 -1|12 -1|15 4|18 -2|2 1|20 2|200 2|25 1|30 -1|350 2|4 -1|4,000 -1|40 1|400,000 -1|50 1|6 1|appli 3|area 1|awai -1|begin 1|cancel -1|certif 2|chalk -1|chang 1|check 2|choos -1|claim -2|class -1|clean 1|colorado 2|consent 1|contractor 2|cost -1|crew -2|dai 3|damag -1|deduct 2|deposit -1|depreci -1|discount 2|e 2|edg 3|email 2|emerg 1|fall 1|feet 1|final 1|finish 1|fire 1|first 3|flash -1|forbid 3|frame 2|free -2|give -1|glass 3|goe -1|granul -1|gutter -1|half -1|hand 3|hearth -1|heirloom 1|honest 1|hour -2|hous -1|includ 1|inspect -2|instal 2|insur 1|labor 1|last -1|law 3|lightn 1|look -1|maker -1|march 3|mark -1|materi 2|month -1|new -1|next -1|novemb 3|old -2|onc -1|open 1|owner -1|pai 3|part -1|polici 2|premium -1|promis 1|rain 1|receiv 2|refund 2|repair 2|replac -2|roof 1|run 2|seal 2|seam -1|send -1|share 1|shelter -2|shingl -1|shrink 1|skylight -1|squar 1|stand -1|step -1|such 1|sudden 1|summit -1|surpris 1|take -2|tarp 3|tear 1|tree 1|valu 2|vent -1|waiv 3|walk -1|wall 1|warm 1|warranti 9|wear -1|week -1|wind 2|wood 2|work 1|write 1|wrong -1|year 1
crack|2 -1|20 1|7 1|arriv -1|caus 3|cover 2|crew 3|dai -1|damag 3|dish 3|flash -1|holidai 3|instal 2|last 1|light 3|new -1|repair -1|roof 2|satellit 3|shingl -2|solar 2|such 3|warranti -1|year 1
crawl|2 1|6 3|7 3|arriv 3|crew 1|dai 1|morn 3|new -1|own 1|roof -1|surpris 1
creep|roof 1|shingl 1|wood 1
crew|1 -1|12 -3|2 1|20 1|30 -1|4 2|40 -2|5 1|ahead 2|air -1|approv 2|arriv 1|ask -1|badli 3|bank 2|below -1|build 1|cash -2|caus -1|certif 1|chalk 2|check -1|citi 1|clean 3|colorado 3|condition -1|contractor 5|cost -3|cover 2|crane 3|cut 2|dai 3|decid -2|deduct 3|deliv 3|deni -1|discount 3|document -1|drivewai 3|end 1|fall -2|feet -1|final -1|financ 2|find -1|finish -1|first 1|flash 2|forbid 4|free 1|furnitur 1|goe -1|hail -1|homeown -1|hous -2|inch -1|inspect 3|instal 1|insur -1|island 3|kitchen 3|law 4|leak -1|least -1|lift 2|look 2|low -1|mark 2|materi 1|minut -1|monei -1|month -1|nail 2|new 4|offer 2|onc 1|onto 3|open -1|outsid 1|own -1|pai 2|part -1|partner 2|percent -1|phone -1|plan 2|polici -3|pound -1|premium -1|put 1|rain -2|rate -1|repair -1|replac -2|roll 2|roof 4|run 1|same 1|seal 2|seat 3|sign -1|slip 3|squar -1|stai -1|stand 1|step 1|stop -2|strong -1|subject 2|such -1|sudden -1|summit 1|supplier 3|tarp -1|temperatur -2|transfer 1|tree -2|twice 1|valu -1|vent 1|visit -1|waiv 4|walk -1|warranti 1|water 2|wear -1|weigh -1|wind -2|work 4|workmanship 1|write 1|wrongli 3|yard 1|year 2
cut|12 1|6 1|awai 2|bill 1|branch 1|care 1|electr 1|feel 1|feet 2|first 1|hous 4|internet 3|keep 2|least 2|live 2|meanwhil 2|number 1|power 3|promis 1|roof -1|room 1|shingl -1|stai 4|summer 1|upstair 1|warranti -1
dai|10 -2|12 -1|15 -1|2 -1|25 -1|3 -2|4 -2|40 -1|7 -1|8 1|air 1|area -1|arriv 3|attic 1|belong 6|below 1|better 2|bill -1|bring 1|chanc -1|child 3|children 2|choos 1|claim -2|clean 1|condition 1|contractor -1|cost -4|damag -1|door -1|drivewai 6|dumpster 8|dust 2|end 3|fall 3|feet -1|first -2|flash -1|free -1|homeown 4|hour -1|hous 5|insid 2|inspect -1|insur -1|internet -1|keep 1|layer 3|leav 4|live 3|look 1|loud 7|meanwhil 3|mile -1|morn -1|move 2|nail 2|new -1|night 3|noon 1|old 1|onc 3|open -2|outdoor 3|outlet 3|own 2|pai -3|percent -1|permit -1|pet 2|phone 3|photo -1|plan 5|portabl 3|power 2|premium -1|radar -1|rain -2|rare 3|replac -1|roll 2|roof -6|sampl 3|second 3|sheet 1|shingl -1|sign -1|sleep 3|somewher 7|squar -1|steep -1|step -1|stop -1|street 6|strong -1|suit 1|summit -1|supervisor -1|surpris -1|tarp -1|temperatur -1|toilet 3|twice 1|vent -1|warranti -1|watch -1|water 2|week 2|wide -1|wind -2|wood 5|work 4|write -1|year -6
damag|2 -2|3 5|5,000 5|85 1|adjust -1|arriv -2|awai 4|bake 2|bare 4|brittl 2|caus 1|cost 4|cover 5|dai -2|drywal 5|face 4|fault 5|find 3|good 1|hail -1|hous 4|insid 4|leak 5|lift 4|look -1|lose 1|number 4|oil 2|pai -1|paint 5|place 4|repair 4|send 1|shingl 5|show 4|side 3|such 1|summer 2|sun 2|supplement 1|take 3|turn 2|visit 1|warranti 3|wear 1|west 4|wind 3|wood 3|work -1|workmanship 2
daniel|ahead 4|color 4|date 4|down 4|half 4|hour 3|moment 4|next 2|person 4|phone 3|pick 4|settl 4|sit 4|time 4
date|dai -2|inspect -1|pai 1
daughter|15 1|hous 1|leav 2|materi 1|run 1|shingl -1|transfer 1
deal|2 -1|30 -2|begin 5|cancel 2|choos 1|claim 3|color 3|dai 1|flash 1|new -3|permit 2|roof 1|sign -1|summit 3|take 2
decid|2 2|3 2|30 2|agreement 2|appoint 2|cancel 2|choos 2|color 2|contractor 2|cost -1|dai 1|e 2|final 2|inspect -1|instal 2|minut 2|next 2|packag 2|pai 2|percent 2|permit 2|rain 1|roof -1|shingl -1|sign 2|steep 2|step 2|take 2|walk 2|week 2
deduct|advic -1|alwai -1|cost -1|crew -1|damag -1|decid -1|insur -1|legal -1|own -1|pai -1|polici -1|roof -2|shingl -1|year -1
deni|4 -1|approv 3|ask 1|class -1|colorado -1|cosmet 1|damag 1|document 4|exchang 1|give -1|hous 1|impact -1|rate -1|read 1|sign 1|summit 3|waiv 1
deposit|120 6|3 5|7.99 6|approv 6|assum 6|choos -2|cost -1|crew 2|date 1|down 6|figur 6|financ 6|hold 1|honest 3|interest 6|month 6|pai -1|percent 6|roof -2|shingl 1|squar 2|take -3|week -3|wood -3
differ|2 1|20 3|3 1|adjust 3|arriv 2|ask 4|behind 3|build 3|choos -1|claim 1|colorado 2|cost 1|deduct 2|deni 2|free 4|hail 3|honest 1|hous -1|impact -2|inspect 4|look 2|low 2|pai -1|polici 2|rate -2|roof 1|same 3|second 4|separ 3|stand 3|street 3|suit -1|take 3|wind 2|work 3|year 3
dig|bill 3|damag 3|date 3|document 1|final 3|number 3|photo 3|polici 3|rain 3|readi 3|roof 2
dinner|2 1|6 1|7 1|arriv 1|crew 1|dai 1|leav 1|morn 1
directv|afterward 3|begin 3|dish 2|down 3|flash 1|provid 3|put 3|satellit 2|skylight 1|take 3|vent 1
discount|adjust -1|check -1|dai -1|first -1|insur -1|send -1|shingl -1
dish|arriv 2|cover 1|floor 2|hammer 2|instal 2|mirror 2|photo 2|shake 2|shingl -1|take 2|top 2|wall 2
document|11 -1|15 -1|2 -1|60 2|7 -1|adjust -1|arriv -2|claim -1|clear 3|cost 1|damag 1|estim 1|fourth 1|homeown -1|hous -2|insur -1|materi -1|owner -1|person -1|rain 2|receiv 1|repair -1|scope 1|second 1|see -1|sell -1|shingl -1|stop 1|think 1|transfer -2|work -1|write 2|year -1
dollar|cost -3|pai 1
door|deduct 3|free 5|promis 6|roof 4
down|16 4|2 4|25 4|3 -1|4 2|6 1|7 4|adjust -1|ag -1|along 1|architectur -1|arriv 3|awai -1|bed 1|bill 3|breath 1|chimnei -1|class 2|clean 1|colorado 1|cool 1|cost -3|cover 2|crew -2|dai 1|damag -1|date 1|deposit 1|dine 2|discount 1|dumpster -1|dust 2|earthquak 1|eav -1|edg -1|electr 3|end -1|fall 2|fasten 4|feel 3|final -1|first 2|flash -1|floor 5|give 2|goe 1|hammer 5|hang 1|hold 1|homeown -1|hour 2|hous 2|impact 1|inch 3|includ -1|inspect 2|instal -3|internet 2|leak -2|lightn 1|live 1|made 1|maker 2|meanwhil 1|metal -1|mirror 5|monei -2|mortgag 2|nail 4|new -2|next -1|number 3|old 2|pai 1|part 1|percent 4|period 2|phone -1|photo 2|plan 1|polici -1|power 1|premium 1|promis 3|rain 4|rate 1|replac -1|ridg -1|ring 4|roof -5|room 5|seal 3|shake 5|shank 4|share 2|sheet 6|shingl 1|shrink 2|sign 4|stai 3|stand 2|steel 1|stop 2|such -1|sudden -1|summer 3|surpris -1|take 4|tarp 1|temperatur -1|top 5|underlay -1|upstair 3|vallei -1|vent -1|walk -1|wall 6|warm 2|warranti 1|wear -1|week -2|wind 2|wood 5|work 1|wrong -1|yard 2|year -1
dozen|10 5|12 1|2 -2|bad 3|dai 1|hous 1|itself 1|phone 4|sheet 1|take 1|window 1|wood -1
do|10 3|2 -2|crew 3|dai -2|hous 1|surpris -1
drag|12 1|awai 1|feet 1|furnitur 1|grill 1|least 1|move 1|pot 1|yard 1
drink|bring 1|outdoor 1|outlet 1|own 1|portabl 1|power 1|toilet 1|water 1
drivewai|5 -5|6 -1|arriv -1|clean 2|cost -3|dai 1|dumpster 2|final 1|find 1|first -1|hour -1|hous -1|insid -1|inspect 2|instal -1|keep -3|later 1|leav 2|nail 1|new -1|p -5|phone -2|repair -1|roof -1|sheet -2|shingl 1|stai -1|wood -2|work 1|year 1
drizzl|rain 2
drone|hand 7|inspect 7|measur 1|roof 3
drop|2 2|2210 4|30 1|5 4|8 4|adjust -1|ahead 2|ask 1|bill 4|breath 2|claim -2|contractor -1|cool 2|cost -1|crane 2|dai 3|deliv 2|drivewai 2|electr 4|feel 4|first 4|ford 4|golden 4|hail -1|hous 2|insur -2|lift 2|number 4|offic 4|onto 2|open 3|own -1|p 4|phone 1|promis 4|roof 1|room 4|second -1|shingl 1|stai 3|step -1|street 4|summer 4|supplier 2|upstair 4|weekdai 4|wind -1|work 1
drywal|arriv -1|take -2
dry|rain 1
due|10 -1|2 -1|3 -1|cost 1|dai -1|e -1|finish -1|goe -1|list -1|order 2|pai 1|rest 2|third 2|week -1|window 2
dumpster|2 -1|3 -1|adjust 3|air 2|along 2|arriv 2|awai 3|bed 2|better 4|choos 3|color -1|condition 2|cost -2|dai -2|damag 3|emerg 2|fair 3|first 1|half -1|hang 2|hous -1|instead 2|keep 3|lai 2|monei 3|morn 1|new 3|old 1|pai -1|repair 2|roof 1|see 3|shingl 6|take -1|tarp 2|temperatur -1|think 3|throw 3|time 3|wall 2|wear -1|wind -1|wood 1|yard 2|year -2
earli|7 1|ask 1|dai 1|first 1|loud 1|neighbor 1
earth|100 3|2,400 2|crew 3|feet 5|hundr 3|measur 2|phone 3|roof 3|squar 4|steep 5
eav|7 1|cover 1|roof 1
edg|7 1|along 2|arriv 1|attic 1|chimnei -1|cover 1|dam 2|eav 2|escap 2|flash -1|goe -1|ic 1|inspect -1|membran -1|rake 3|roof 1|run 3|starter 3|strip 3|temperatur 2|vent -1|year -1
eighteen|18 3|awai 3|cash 1|cost 1|depreci 3|half 3|old 3|pai 3|replac 1|roof 2|take 3|valu 1|year 2
eighti|10 2|bill 4|cost 3|make 4|repair 3|take 4|visit 2
emerg|shingl -1|year -1
end|10 1|12 -1|17,900 1|2 4|217 1|26,000 1|3 2|7.99 1|air 1|arriv 3|claim -1|clean -1|climb 1|condition 1|cover 1|crew 2|dai 1|down 1|final 3|find 2|first 2|free -1|furnitur 1|goe 1|instal 2|interest 1|labor -1|ladder 1|later 1|look -1|lose -1|materi -1|month 1|new -2|pai 6|percent 2|photo 1|promis 2|repair 2|roof 5|roughli 1|shingl -2|stai 3|supervisor 1|take 2|walk 2|wood 2|work -2|wrong 3|yard 1|year 1
envelop|cash 5|final 3|pai 6|walk 3
estim|claim 2|cost 3|deni 2|edg 2|flash 3|forgotten 3|item 3|leak 2|list 3|low 2|permit 3|send 3|such 3|supplement 3
es|2 1|cost 2|crew 1|dai 2|dumpster 2|hous 1|lose 3|rain 3|surpris 1|work 2
even|2 2|6 2|7 2|afterward 1|arriv -1|crew 2|dai 3|hour 7|marco 3|p 3|supervisor 3|surpris 1|week 2
everybodi|claim 1|heavi 3|premium 3|rain 3|rais 1|region 3|rise 3|whole 3
expect|50 3|choos 1|hous 1|look 1|metal 3|seam 3|stand 3|suit 1|year 1
experienc|14 3|crew 2|first 2|led 3|marco 1|morn 2|year 3
expert|13 2|disagre 2|favor 4|inspect 4|opinion 4|pai 3
extra|110 1|2 2|30 -1|95 2|architectur 1|arriv -1|balanc 1|clean 3|cost 5|dai 1|damag 1|dumpster 1|eav 1|find -1|finish -1|first 2|flash -1|heirloom -1|hold -1|hous -2|includ 6|labor 2|lose 2|materi 2|membran 1|metal -1|move 2|new 2|old -1|pai 1|permit 2|rain 4|replac 1|ridg 1|seam -1|sheet 2|skylight -1|soffit 1|stai -1|stand -1|take -2|tear 2|vallei 1|week -1|withstand 1|wood 1|work 2
factori|0188 2|2 2|303 2|5 2|555 2|arriv -1|behind 1|cover 1|crack 2|curl 2|defect 2|desk 2|earli 2|goe 1|lose 2|maker 6|materi 3|miner 2|pai 2|percent 2|period 2|phone 1|servic 2|share 2|shingl 1|shrink 2|solar -1|stand 1|such 2|surfac 2|themselv -1|warranti -1|wrong 1|year 2
fall|2 -1|air 2|along 2|arriv 4|bed 2|cap 3|condition 2|contractor -1|cost -1|crew -1|dai -1|first 2|floor 4|hammer 4|hang 2|keep 3|lai 2|mirror 4|morn 1|pai -1|photo 4|rain 3|roof -1|shake 4|shingl 2|squirrel 3|take 3|tarp 2|top 4|wall 6|wood 2|yard 2
famili|11 1|15 2|appreci 1|area 1|arriv 1|hous 2|materi 2|next 1|onc 1|owner 1|run 2|sell 2|take 1|tend 1|transfer 2|warranti 2|year 1
farm|insur 2
far|12 2|16 4|2 2|24 2|6 6|7 4|adjust 1|ahead 2|along -2|architectur 2|awai 3|branch 2|cap 2|care 1|cost 2|dai 1|date 2|eav 2|fasten 1|feet 3|first -1|furnitur 1|grill 1|hous 1|inch 4|insid 2|joint 1|keep 2|lai -2|leak 2|least 3|meet 2|membran -2|metal 2|move 1|nail 1|phone 2|plank 2|pot 1|ridg 3|ring 1|roof 4|seal -2|shank 1|sheet 1|shield 2|shingl 3|stagger 1|starter 2|strip 2|synthet 2|system 2|take -1|underlay 2|vent 2|wall 2|warm 2|wood 4|yard 1
fasten|1 1|4 1|6 1|clean 2|find 2|free 2|inch 1|inspect 1|later 2|nail 2|phone 2|place 1|roof -1|strip 1|work 2|year 2
faster|year 5
fault|0188 2|1 1|10 2|303 2|555 2|7 1|85 5|arriv 2|caus 5|cost 1|cover 4|dai -2|desk 2|find 5|hous -1|look -2|materi -2|phone 2|repair -1|roof -2|servic 2|shingl -1|visit 5|warranti 5|water -1|work -1
februari|7 1|arriv 3|attic 3|cover 2|dam 3|escap 3|ic 3|roof 3|temperatur 3
feet|2 -3|3 3|cancel 3|contractor 3|custom 3|final -3|hous -1|new 2|roof 1|sign 3
fellow|promis 1|roof 2
fight|13 1|colorado 2|counti 2|disagre 1|disput 2|jefferson 2|mediat 2|settl 2|stai 2
figur|0188 6|1 3|2 1|303 6|555 6|arriv -3|cost 1|desk 6|goe -1|hous -1|maker 2|pai -1|phone 4|roof -1|servic 6|warranti 1|wrong -1
file|180 1|2 -1|3 -1|365 1|4 -1|accept 1|act 2|allow 1|claim 3|class -1|colorado 1|cost -1|count 2|decid -1|hail 3|natur 2|own 2|premium 2|rais 2|roof -1|shingl -1|wind 3|year -1
final|10 -1|2 -2|ag 2|clean -1|cost -2|crew 1|dai -1|decid 6|deposit -1|due -1|earli 2|final 1|finish -1|homeown 1|hous 3|low 2|mainten 2|miss 2|mistak 2|nail -1|new -1|next -1|old 2|pai 2|percent -1|photo 2|rest -1|supervisor 2|walk 1|wear 2
financ|2 -1|cost 2|dai -1|finish -1|first -1|hearth -1|honest -1|hous -1|new -1|permit -1|repair 2|roof -2|shingl -1|take 3
find|1,200 2|10 -2|2 1|20 -1|8 1|95 1|along -1|attic -1|begin 2|build -3|claim -1|clean -2|cost 2|cover -1|dai 3|end -3|feet -2|final 2|finish -1|first -3|flash -1|goe -1|hail -2|half 2|hous -1|last -1|maker -1|mark 5|nail -2|new 1|old 2|onc -2|page 1|pai -1|paint 4|photo -1|roof -3|seal -1|see -1|sheet 1|shingl -2|sign 2|soft 5|spot 5|supervisor -4|tear 1|time -1|twice -1|vent -1|walk 6|warranti -1|water -2|wind -1|wood 5|yard -1|year -1
fine|cost 1
finish|0188 2|10 1|12 1|17,900 2|2 -1|3 -2|30 -1|32,615 -1|4 -1|50 -1|7 1|9 1|ahead 1|class -1|clean 5|climb -1|color 1|cost -1|cover -1|crew 1|dai -3|damag -2|desk 2|down 3|earli -1|end 1|exampl 2|final 2|first 1|flash -1|free -1|good -1|granul 3|gutter 3|hail -1|half 1|hearth -1|heirloom -1|help -1|hold -1|homeown -1|honest -1|hour 2|hous 7|inspect 4|insur -2|look -2|marco 3|metal -2|month 1|morn 1|nail 2|new -1|noon 2|onc 2|onto -1|own -1|p 1|pai 3|person 1|phone 2|photo 5|repair -1|roll 2|roof 6|seam -2|second 2|servic 2|shingl -2|sign -1|stand -2|such -1|summit 2|supervisor 8|time 2|twice 2|walk 6|warranti -2|wear -1|week -1|wind -1|wood -1|work -4|workmanship -1|write 2|yard 1|year 3
fireplac|cap 3|keep 3|rain 3|squirrel 3
first|10 -1|20 1|7 -1|72 -1|adjust -2|along 3|arriv -1|ask 3|bare 5|begin 1|build 1|cancel -1|carri 1|certif 1|claim -1|colorado -1|complain -1|contract -1|cost -1|dai -1|damag -1|deduct -1|deposit -1|divis -1|dry 2|dumpster 2|eav 3|finish 2|free -2|hour -1|inspect -2|insur 2|leak -1|letter 1|low 1|next 2|noon 2|number 1|old 2|pai -2|paint 2|phone -2|primer 5|rake 4|reason 4|return -1|roof -3|run 4|same 1|second -2|send -1|shingl 1|sr 1|starter 4|strip 3|surpris 1|take 1|warranti 1|wind -1|wood 4|write 4|year 1
fit|10 2|arriv -1|deduct 2|drivewai 1|feet 2|least 2|roof 1|wide 2
flat|dai 4|first 2|look 4|roof 1|shingl 3|warm 4|wavi 5|year 2
folk|hous 1|roof -1|weekdai 1|wind 1
follow|arriv 2|ask 2|first 2|inspect 2|roof 2|spring 4
foot|10 2|13 2|disagre 2|favor 4|feet 2|inspect 3|opinion 3|pai 3
forgot|30 4|9 2|ask 4|claim 1|dai 2|file 4|first 5|leak 3|make 2|notic 4|warranti 2
freez|dai 2
free|10 1|12 2|2 3|25 -1|3 -1|4 1|5 1|7 1|95 4|arriv -3|branch 2|cost 4|cover 4|dai -1|damag 6|earthquak 2|end 1|extra -1|fall 2|fire 2|first 4|goe -1|hail 2|honest -1|hous -2|includ 5|last 1|least 2|lightn 2|make 2|maker 1|month 2|new 2|origin 2|pai 1|period 2|photo -1|rain -1|repair 1|replac 2|roof -1|sheet 3|shingl -2|tree 2|warranti 3|wind -2|wood 2|work -2|wrong -1|year 1
fresh|chimnei 1|eav 4|flash 1|new 2
full|arriv 1|attic 2|cover 3|dust 3|fall 3|old 3|pai 1|sheet 3|wall -1|wood 3
furnitur|arriv 1|attic 2|cover 2|dust 2|fall 2|old 2|sheet 2|wall -1|wood 2
gabl|12 2|2 2|cut 2|end 1|flash 1|inch 2|ridg 2|skylight 1|stop 2|vent 2|wide 2
gap|flash 1
garag|arriv 1|belong 2|crew -1|damag 1|drivewai 2|dumpster 2|fall 2|feet -2|pai 1|roof -2|street 2
ga|12 3|arriv 1|awai 3|feet 3|furnitur 3|grill 3|hous 3|least 3|move 3|pot 3|yard 3
get|24 1|attic 4|damag 1|lai 1|leak 3|roof 2|shingl 1|vent 2|wood 1
give|10 3|200 3|30 2|350 3|72 -1|approv 2|cancel -1|colorado -1|contract -1|contractor -1|cost 2|dai -2|damag -1|date -1|decid -1|deni -1|deposit 1|discount -2|due 1|emerg 1|feet 3|final -1|financ 2|forbid -1|free 1|hail -1|hearth 1|heirloom 1|homeown 1|hour -1|hous -1|insur 2|law -1|pai -1|percent 2|phone 2|photo -1|polici -1|promis 2|rain -1|reason -1|refund 3|repair 1|rest 1|return -1|roof 1|see -1|shelter 3|squar 4|step 1|tarp 2|waiv -1|walk 1|warranti 1|wind -1|work 1|workmanship 1
glue|appli 1|dai 1|edg 1|first 1|hand 1|instal 1|march 1|novemb 1|seal 1|warranti 1|wind 1
goe|0188 1|16 1|2 1|24 1|303 1|555 1|6 1|7 1|9 1|along 2|architectur 1|bill 2|breath 1|cap 1|chimnei 2|cool 1|cost 1|desk 1|eav 3|edg 1|electr 2|exampl 1|feel 2|first 2|flash 3|hous 1|inch 3|new 3|number 2|paint 2|phone 2|plank 1|promis 1|roof 1|room 2|servic 1|shield 1|shingl 2|stai 1|starter 3|steel 1|strip 3|summer 2|synthet 1|system 1|underlay 1|upstair 2|vent 1|wall 1|warm 1|warranti 1|wood 3|write 1
good|10 -3|110 2|12 6|120 1|130 2|15 1|18 -1|20 -2|2218 2|24 1|3 -1|30 -1|4 2|40 -1|6 1|7.99 1|adjust 1|approv 3|architectur 2|area -2|arriv -2|assum 1|attic -1|awai -1|bank 2|bare 1|build -2|cap 1|chimnei -1|choos 2|claim -2|class 1|color 2|cost -4|cover 1|dai -1|down 1|dumpster 1|emerg 1|end 3|face 1|feet -1|figur 1|final 1|financ 3|finish -1|fire 1|first 1|flash -1|gaug 2|hail -1|hearth -1|heirloom -1|honest -1|hous -1|impact 4|instead -1|interest 1|lamin 2|last 5|least 3|lift 1|look 1|make 3|materi 2|membran -1|modifi 2|month 4|number 1|offer 3|open -1|origin 3|pai -1|partner 2|percent 1|period 3|perman 3|place 1|rate 4|repair 3|replac -1|resist -1|roof -2|run 1|sb 2|seam 1|sell -3|shelter -1|shingl 1|show 1|side 3|spot -1|stand 1|steel 2|subject 2|suit 2|transfer -1|ul 2|wait 3|warrant 1|wear -1|west 1|wind 2|work -4|ye 1
go|1 1|1,200 -1|12 2|130 -1|2 2|20 -1|24 -2|3 -5|4 -2|6 2|900 1|along 2|arriv 2|attic -1|awai -1|batteri 1|bed 1|belong 3|below 1|bill 2|bring -1|bundl -5|burn 1|check 6|children 1|clean -1|close -1|collect -1|color -5|condition 1|cost -8|counti 1|crew -1|cut 3|dai 5|disput 1|down 2|drivewai 3|dumpster 5|eav 1|edg -1|electr 2|end 2|face -1|fail 3|fall -1|feel 2|feet -2|final 2|first 4|flash -2|free -1|front 5|gallon 1|garag -3|goe -1|grid 3|hail -1|half -1|hand 1|hang -1|hearth -8|honest -3|hour 1|hous 2|ic -2|inch 5|includ -2|insid 2|inspect 1|internet 4|itself -1|jefferson 1|keep 2|later -5|leak 1|leav 2|lift -2|light 3|live 4|look -2|maker 3|marco 1|meanwhil 4|mediat 1|metal -1|morn -1|move -1|new -3|number 1|old 1|open -1|outdoor -1|outlet -1|own -1|p 1|percent 2|period 2|pet 1|place 1|plan -1|portabl -1|pound -3|power 2|promis 2|rake 2|rate -1|repair -5|ridg 2|roll -1|roof -2|room 5|run 2|same 1|settl 1|share 2|sheet -2|shelter -6|shingl 2|shrink 2|sign 1|skylight 1|solar 3|stai 1|stand -1|starter 2|steep 1|stop 2|street 3|strip 4|summer 2|sun 1|take 2|tarp 1|temperatur -1|time 3|toilet -1|unless 1|upstair 2|vallei -1|wall -2|warranti -6|water -2|weigh -3|whole -1|wide 3|wind -3|window 2|wood 5|work 3|wrong -1|yard 3|year -5
grandma|floor 1|hammer 1|mirror 1|photo 1|shake 1|take 1|top 1|wall 1
grand|1 1|4,000 2|400,000 2|cost 2|deduct 2|hous 1|insur 1|percent 1
grass|clean 4|end 2|find 2|free 1|inspect 2|later 2|nail 3|noon 2|onc 2|phone 1|roll 2|roof -1|shingl -1|twice 2|work 2|yard 2|year 2
green|5 1|bleach 2|brush 2|care 1|cover 2|maker 2|mild 2|moss 2|remov 2|shingl 1|solut 2|sprayer 2|wire 2|yard 1
grit|eighteen 1|lose 1|miner 1|surfac 1|themselv 1
grow|12 1|bleach 2|brush 2|care 1|mild 2|moss 2|remov 2|solut 2|sprayer 2|wire 2|yard 3
guid|advic 3|alwai 3|damag 1|decid 3|insur 1|legal 3|own 3|polici 3|roof 1
gui|24 -1|25 1|3 1|4 1|5 4|adjust 1|ahead 1|bank 5|bill -1|citi 1|contractor 1|cost 2|dai 1|damag -1|decis 2|deduct 2|find 2|first -3|free 4|give 2|goe 1|hail -2|hous 3|inspect 1|instal 1|insur -1|law -1|live 1|look -1|lose 1|meanwhil 1|meet 3|minut -1|offer 2|old 1|outsid 1|pai 3|percent 2|photo 2|promis 8|rain 1|roof 3|shingl -3|stop 3|take 1|underlay 2|wear -1|wood -1|work 5|wrong 1|year 1
gusti|25 5|hour 5|mile 5|rain 2|stop 5|strong 5|wind 3|work 5
gutter|10 -1|130 1|14,795 -1|17,900 -1|2 -1|20 -1|3 -1|30 -1|4 1|6 -1|7 -1|along 3|aluminum 3|arriv 1|attic 1|baffl 1|balanc 1|black 3|brown 3|chimnei 1|class 1|clean -1|color 2|cost -4|dai -1|eav 1|edg 4|final 1|finish 1|first 1|flash 1|goe 2|hail -1|honest -1|hour -1|hous -1|ic 1|impact 1|inch -1|includ 1|lai 2|leak 2|least -1|list 2|look -1|membran 4|month -1|new 1|paint 3|rate 1|roof -2|seal 1|shelter -2|shingl 1|take -1|tarp 1|underlay 1|vallei 3|vent 1|walk 1|wall 3|warranti -1|water 1|week 2|white 3|wind 1|withstand 1|work -2|yard 1|year -2
hailstorm|colorado 1|hail 1|insur 1|polici 1|wind 1
hail|1 -1|10 -1|110 1|130 3|140 -1|18 -1|2 -2|2218 2|3 -1|4 3|6 -1|adjust -1|architectur 1|arriv -1|attic 1|baffl 1|balanc 1|chalk 3|choos 1|claim 1|class 4|cosmet 1|cost -2|cover -1|crew -1|custom -1|dai -2|damag 3|date -1|deduct -1|discount 1|document 1|eav 1|exchang 1|feet -1|find -1|fire 2|first 2|flash -1|free 2|gaug 1|granul -1|hearth 1|heirloom -1|high -1|impact 4|inspect 2|insur -1|lamin 2|look 1|lose -1|mark 3|materi 1|membran 1|metal -1|minut -1|modifi 2|nail -1|offer 2|old -1|open -1|pai -1|photo -1|polici -1|pressur -1|rate 4|read 1|replac -1|ridg -1|roof -1|sb 2|seam 1|shelter -1|soffit -1|soft -1|squar -1|stand 1|steel 1|step 1|strip -1|suit 1|supervisor -1|take -1|temperatur -1|throughout -1|ul 2|vallei 1|visit -1|waiv 1|walk -1|wall 1|warranti -2|wear -1|whole -1|wind 1|withstand 1|work -1|year -2
hale|10 -1|25 -1|4 1|7 1|claim 2|class 1|count 3|cover 2|damag 5|fall 5|fire 6|hail 7|homeown 2|hous 1|impact 2|insur 1|lightn 5|pai 2|part -1|percent -1|polici 2|premium 1|rais 2|rate 2|roof -1|such 3|sudden 3|tree 5|warranti 2|wind 6
half|10 6|15 5|2 -3|3 -1|6 1|60 2|7 1|area 4|arriv 1|bad 3|crew 2|dai 2|damag 1|down -1|dry 3|dumpster 3|finish 5|hous 4|leav 1|membran 1|minut 5|morn 1|next 3|noon 3|old 2|open 5|overnight 1|pai 2|phone 6|rain 4|sheet 3|shingl -1|stai 1|surpris 6|synthet 2|take -2|tarp 5|uncov 2|underlay 2|week 1|wood -3|work -1
hall|take 3
hammer|2 1|24 1|6 2|7 1|crew 1|dai 1|hour 1|hous 1|marco 1|new 1|p 1|shingl 1|supervisor 1|take 1|wind 1|work 1
handi|8 1|chang 1|consent 1|end 1|repair 1|roof 2|warranti 1|workmanship 1|write 1
handl|chang 3|cost 2|down 3|look 2|person 2|phone 2|promis 1|write 3
hand|10 3|14 2|claim 2|color 2|cost -2|crew -1|door 1|first -1|hous 1|led 2|look 1|marco 1|morn 3|pai -1|phone 2|rain 1|roof -2|warranti -2|wind 1|wood 1|year 2
hang|2 -1|4 1|5 4|6 3|awai 3|branch 3|care 1|caus 1|choos 1|cover 3|dai -1|dish 1|document 2|emerg 2|feet 2|gutter 2|holidai 1|homeown 2|hous 1|instal 4|insur 1|keep 9|last 2|least 3|leav 1|light 3|look 1|receipt 1|refund 2|repair 1|roof 1|sampl 2|satellit 1|shingl 1|solar 1|suit 1|summit 1|week 2|wood 1|year 2
happi|dai -1|find 1|free 1|nail 1|phone 1
hard|110 2|130 2|6 1|balanc 1|eav 1|flash 1|hearth 2|hour 2|hous 1|includ 1|membran 1|mile 2|new 1|shelter 1|shingl 3|stai 1|temperatur 1|vallei 1|vent 1|warrant 2|wind 2|withstand 1
hate|10 1|copper 1|cover 1|granul 1|maker 1|moss 1|shingl 1|year 1
haul|contractor 2|find 2|hous 2|old 2|tear 1|work 2
haven|0142 5|303 5|555 5|dana 5|phone 2|sign 3|summit 5
hearth|10 1|17,900 3|2 -1|217 3|24 -1|25 -1|26,000 3|3 -1|4 -1|7.99 2|approv -1|arriv 2|balanc -1|cover -1|down 2|financ 1|first -1|flash -1|granul -1|gutter -1|heirloom -1|honest -1|includ -1|interest 2|maker -1|membran -1|month 2|new -1|pai 2|percent 2|roof 1|roughli 3|shingl -2|stand -1|vent -1|warranti -1|wind -1|withstand -1|work -1|year 1
hear|10 2|2 -1|3 -1|arriv 1|cover 3|crew -1|dai -1|first -1|hour -1|hous -1|pai 1|roof -2|take -1|year 1
heavi|arriv -1|photo -2|take -2|wall -2
heirloom|arriv -1|carri -2|hous -2|shingl -3
help|10 2|12 1|40 3|7 1|afternoon 3|air 3|approv 2|below 3|branch 3|breath 2|bring -2|choos 1|color 2|condition 2|cook 3|cool 2|cover 2|damag 3|earthquak 3|fall 3|fire 3|first -2|hail 3|hoa 2|hous 1|hundr 3|lean 3|lightn 3|look 1|morn -1|phone 3|prepar 2|roof -2|shingl 2|stai 2|suit 1|summit 1|temperatur 3|tree 3|warranti 2
her|hous 2|loud 4
high|2 4|percent 3
himself|8 1|chang 3|consent 3|end 3|repair 3|roof 3|warranti 2|workmanship 3|write 3
him|deduct 2|free 2|inspect 3|pai 2|promis 5|roof 1
hire|10 2|bill 4|cost 3|make 4|repair 3|take 4|visit 2
hit|hail -1|minut 1|rain 1|shingl -1
hi|0175 1|3 -1|303 1|555 1|arriv 1|attic 2|clean 1|contractor 1|cost -1|cover 1|crew 1|dai -1|find 2|free 1|insid 1|inspect 3|instal 2|later 1|licens 1|marco 1|pai 5|phone 1|rey 1|roof 4|stai 1|work 1|year 1
hoa|hous -1|shingl -1
hold|1,900 3|12 3|16 1|20 2|4 -3|40 -1|6 1|6,000 3|7 -1|8 2|ask 1|averag 3|boot 3|bring 1|carri 3|check 1|choos 1|claim 2|collect 3|color 1|contractor 1|cost -1|dai -1|depreci 3|door -3|fasten 1|finish 2|flash 3|hous 2|inch 1|instead 1|insur 1|keep -2|last 5|look 1|made 3|monei 2|mortgag 3|nail -1|new -1|onc 2|open 4|owner 3|phone -3|pipe 3|pound 3|rafter 3|rain -1|repair 1|replac 3|ring 1|roof -4|safe 3|second 2|shank 1|sheet 1|sign 1|silicon 3|skylight 1|spot 3|spread 3|step 1|suit 1|take -1|togeth 3|vent 1|walk -1|week -1|weigh 3|work -1|year 8
hole|crew 1|roof 2
honestli|cost 1
hook|1 1|5 3|arriv 1|behind 1|cover 3|crack 1|curl 1|defect 1|earli 1|lose 1|maker 3|materi 3|miner 1|phone 1|shingl 3|solar -2|such -2|surfac 1|themselv 1|warranti 1|year 1
hospit|child 5|crew 4|hous 2|live 2|meanwhil 2|night 5|rare 5|sleep 5
hotel|hous 1|live 1|meanwhil 1|stai 2|time 3|whole 3
hour|2 -1|3 -1|4 3|6 -1|7 1|9 2|cost -1|dai 2|flash -1|hous 3|instal 2|loud 1|neighbor 1|pai -2|percent -1|roof -6|second 3|temperatur 2|vent -1|warranti -1
hous|10 -1|2 -1|4 3|5 5|6 1|60 -1|8 -2|air -1|arriv 4|ask -2|awai 2|bare 2|begin -1|branch -1|bring 3|build -1|citi 7|claim -1|class 1|clean 3|color -2|colorado 1|condition -1|contractor -1|cool 4|cost -3|cover 1|dai 6|damag 1|discount 1|down 3|dumpster -1|earthquak -1|edg -1|face 4|fall 2|fire 3|first -2|free -2|give 1|goe -1|hail 2|hearth -1|heirloom 1|homeown 3|honest -1|hour -1|impact 1|inch 1|includ 2|inspect 5|instal -1|insur 1|lai -1|later -1|leak -1|lien 1|lift 2|lightn 3|look 4|make -1|maker -1|marco 1|metal 1|monei 2|month -1|morn 2|nail -1|new -3|number 2|old 3|open -2|outdoor 3|outlet 3|outsid 7|overnight -1|own 3|p -1|pai 1|paint 2|phone -1|place 2|polici 2|portabl 3|power 3|prove 1|pump 2|put -1|rain -2|rate 1|receipt 1|repair -1|replac -2|roof -2|same 2|second -1|see -1|show 2|side 2|sign 1|sit -1|steep 3|subcontractor -1|such 4|sudden 4|summer 4|supervisor 2|surpris 1|synthet -1|take 4|tarp -1|tear 2|temperatur 4|time 3|toilet 3|tree 3|uncov -1|underlay -1|vent -1|visit -1|waiver 1|warm 1|warranti -3|water 2|week 1|west 2|wind 5|winter 4|wood 4|work 4|wrong -1|yard -1|year -3
human|person 3|phone 3
hundr|1 1|4,000 2|400,000 2|cost 1|deduct 2|hous 1|insur 1|percent 1
husband|10 2|arriv -1|ask 3|certif 2|clean -2|dai -1|decis 3|e 2|email 2|fall 1|final 1|hous -1|instal -1|pai 1|paus 3|point 3|question 3|receiv 2|roof -1|share 3|sign -2|stop 1|take -1|think 1|walk -1|watch 2|whenev 3|wind -1|work -2
ic|cover -1|crack 1|find 1|hail -1|instal -1|rain 1|warranti -1|water 1
impact|24 -1|ask 2|class 1|cosmet 2|damag 2|decid 1|discount 2|document 2|eav -1|exchang 2|homeown 1|insur 2|low 1|premium 1|read 2|ridg -1|sheet -2|shingl -2|sign 2|vent -1|waiv 2|wood -2
inbox|10 1|2 1|begin 1|certif 1|dai 1|e 1|email 1|final 1|pai 1|receiv 1|warranti 1
includ|chimnei -1|cost 1|flash -1|metal -1
increas|2 2|30 -3|4,000 -2|adjust -1|air 2|alreadi 1|bad 1|check -1|claim 1|clean -1|climb 5|condition 2|cost -3|cover 2|crew 1|dai -2|discount -1|fifth -1|find 1|hous -1|insur -1|ladder 2|mostli -1|new -1|onc -1|pai -2|photo 1|rain 1|repair 1|roof 1|send -1|sheet 1|shingl -1|squar -1|surpris 1|visit -1|walk -1|wood 3|yard 2
insid|5 3|arriv 3|attic 2|check -1|citi 3|clean 2|cover 2|dai 3|fall 2|inspect 3|look 3|loud -1|old 2|onc -1|outsid 2|sheet 2|temperatur -1|wood 1|work 3|year -1
inspect|10 -1|2 1|24 2|3 -1|30 -1|7 -2|9 1|adjust -1|air -1|arriv 5|attic -1|awai -1|build -1|check 4|choos 2|clean 2|condition -1|cost -1|cover -1|crew -1|dai -2|damag -1|date -1|deposit -1|emerg 1|end 2|fall -1|final 1|finish -1|first -1|goe -1|homeown 3|hour 2|hous 3|insid -1|insur -2|leak -1|leav 3|look 2|make 1|nail 2|new -1|old -1|onc 4|owner -1|percent -1|phone -1|photo 3|refriger 4|sampl 3|second -1|send -2|servic 5|shingl -2|steep 1|suit 2|supervisor 3|take -1|twice 2|visit 1|walk 5|wall -1|water 2|week 2|whole 2|wood 3|work 3|yard 2|year 3
instal|10 -1|12 1|2 3|20 -1|8 2|architectur 1|arriv 2|attic -1|balanc 1|cover -1|dai 1|eav 1|face 1|find -1|fitter 3|flash 1|hail -1|hour -1|inch 1|includ 1|inner 1|itself 1|membran 1|morn 3|new 1|past 1|ridg 1|roof -1|shingl -1|soffit 1|stop 1|take -1|vallei 1|vent 1|warranti -1|withstand 1|work -1|year -1
instead|ahead 2|color 2|cost 1|date 2|down 1|half 2|hour 1|moment 2|next 1|pai 3|person 1|phone 1|pick 2|settl 2|sit 1|time 2
insur|10 -1|2 -2|20 1|3 -1|4 -1|7 -1|act 3|answer 1|apprais 1|arriv -1|bill 2|check 5|chimnei -1|claim 4|claus 1|colorado -2|cost -2|count 3|cover -3|crew -1|damag 1|date 1|decid 1|deni 1|depreci 1|fall -1|final 1|first -1|flash -1|free -1|hail 1|heavi 2|hous -3|inspect -1|instal -2|look -1|low 1|made 5|membran -1|monei 3|mortgag 4|name 1|natur 3|new -1|number 1|own 2|pai 1|phone -2|polici 2|premium 5|rain 3|rais 4|rate -1|readi 1|recover 1|region 2|rise 2|roof -4|second 1|send 1|shingl -3|side 1|sign -1|stai -2|supplement 1|take -2|togeth 5|tree -1|umpir 1|vent -1|warranti -4|week 1|whole 2|wind 2|work -1|year -2
interest|2 -1|4 -1|class -1|cost -1|finish -1|hail -1|pai -1|roof -1|shingl -1|wind -1
interrupt|ask 6|decis 4|homeown 1|moment 1|paus 5|point 4|question 6|replai 1|roof 3|share 4|stop 3|think 3|watch 4|whenev 4
itself|20 2|3 2|50 4|cost 1|hearth 2|honest 2|shingl 1|warranti 3|work 3|year 2
jack|act 2|claim 1|count 2|hail 1|natur 2|own 2|premium 1|rais 2|wind 1
januari|40 1|below 1|hand 1|instal 1|seal 1|shingl -1|unless 1
juli|breath 1|cool 1|hous 1|stai 1
jump|first 1
junk|2 1|air 1|along 2|arriv 3|bed 2|condition 1|cover 3|dust 2|first 1|hang 2|lai 1|morn 1|shingl 2|tarp 2|wall 1|wood 3|yard 2
keep|10 3|11 -1|12 -1|15 -1|2 3|25 -1|30 1|4 -1|40 -1|5 -1|6,000 2|8 1|afterward 1|air 1|along 2|area -1|arriv 2|attic -1|averag 2|bad 1|bed 2|begin 2|belong 2|below -1|bill -1|bring -2|bundl 5|carri 2|caus -1|certif 2|choos -1|claim -1|clean -1|color 4|condition 1|cut -1|dai 1|damag -1|door -1|down 1|drivewai 3|dumpster 2|e 2|eav -1|end 2|fall -1|final 1|find -3|first 4|flash 3|free 1|full -1|garag 5|goe -2|half -1|hang 2|hearth -1|homeown 1|hour -1|hous 1|inch 1|instal -2|insur -1|lai 2|later 5|leak -1|least -1|leav -1|look -1|make -1|maker -1|materi 2|membran -1|morn -1|nail 1|next 1|number -1|old -1|open 1|owner 2|percent -1|phone 3|pound 3|power -1|pressur 1|pump 1|put 1|rafter 2|rain -1|reachabl 2|receiv 2|repair 4|ridg 2|roof -1|safe 2|sampl -1|screen -1|shelter -1|shingl 1|size -1|skylight 1|soffit 2|solar -1|spread 2|stai 4|street 2|suit -1|summer 1|sun -2|surpris 1|take 1|tarp 2|tear -1|temperatur 1|transfer -1|twice -1|vent 3|wall -1|water -1|weigh 3|wind -1|winter 2|wood 1|work -1|workmanship -1|write -1|yard 2|year 2
kick|insur 3
kind|asphalt 4|famili 4|hous 4|metal 4|new 2|replac 4|roof 4|seam 4|shingl 4|singl 4|stand 4
kitchen|2 1|24 2|9 1|arriv 1|cost -1|dai 1|hour 2|look 2|make 1|warranti 1|water 2|work 2
knock|18 3|2 2|4 1|6 5|7 5|awai 5|cash 2|class 1|colorado 4|contractor 2|cost 2|crew 3|deduct 3|depreci 5|discount 6|first -1|forbid 2|free 2|half 5|homeown -1|honest 1|hour 5|law 2|marco 5|new -2|old 2|p 5|pai 5|polici -1|promis 4|replac 2|roof 5|shingl -3|sign 1|supervisor 5|surpris 1|take 4|valu 2|waiv 2|year 1
labor|2 5|3 -1|6 3|7 3|arriv 3|cost -1|cover 3|crew 3|dai 1|damag -1|hour -1|labour 4|morn 4|own 6|pai -1|roof -1|shingl -1|subcontractor 1|surpris 2|warranti 1|wear -1|year -1
lai|1,200 1|2 -1|8 3|add 1|cover 1|crew 2|dai 1|dumpster -1|end 5|half 1|layer 7|maker -1|materi -1|new -1|old 2|onc 5|phone -1|roof -1|second 7|shingl 4|tear 1|warranti 4|year -1
land|adjust 3|awai 2|damag 2|emerg 1|repair 1|see 2|shingl 1|throw 2
last|0175 1|1,900 4|10 -3|12 1|2 3|20 -2|25 -2|3 1|30 -1|303 1|32,615 -1|395.54 -1|4 -2|5 1|50 5|555 1|6 3|7 -1|9 1|address 1|ag 2|architectur -1|arriv -3|attic 1|behind -1|branch -1|build -2|cap 3|check -1|chimnei -2|choos 3|clean -1|compar 1|correctli 1|cost -4|cover -2|crew 3|dai 2|damag 1|earli 1|end -1|fall 1|file 3|finish -1|fire 2|flash 1|free 1|goe -1|hail -1|hearth -2|heirloom -2|hold -1|homeown 1|honest -3|hour -3|inspect 1|instead 2|insur -2|keep 2|leak 1|lightn 2|look 3|mainten 1|maker 1|metal 3|minut 3|miss 2|mistak 2|month -2|nail -2|name 1|new -2|open 3|owner 3|plan -2|polici 2|rain 4|repair 2|rey 1|same -1|seam 4|shelter -2|shingl -4|solar -1|spell 1|spot 4|squar -1|squirrel 3|stai -2|stand 3|street -1|suit 3|sun -1|supervisor 2|surpris -1|take 4|tear 1|tree 2|vent 1|warranti -3|water -2|wear 1|week -2|whole -1|wind 2|wrong -1|year 5
later|0188 3|303 2|555 2|8 2|9 1|arriv 1|ask 2|caus 1|chang 1|claim 2|clean -1|consent 1|cost -3|cover 2|crew 1|dai -2|damag 3|decis 2|desk 3|dish 1|end 3|exampl 3|first 1|flash -1|goe -1|holidai 1|hous -1|includ 2|inspect -1|instal 2|layer 3|leak 1|lien 1|light 1|loos 1|make 1|nail -1|old -1|onc 3|pai -1|paus 2|phone 2|point 2|prove 1|question 2|receipt 1|roof 6|satellit 1|second 2|servic 2|share 2|sheet 2|solar 1|stop 1|such 1|summit 2|think 1|twice -1|vent -1|waiver 1|warranti 5|watch 2|water -1|whenev 2|wood 2|work -1|workmanship 2|write 3|yard -1|year -1
late|180 5|2 -1|3 -2|30 1|365 5|60 -1|7 -3|9 1|accept 5|adjust -1|ahead -1|allow 5|arriv -1|ask 2|bill -1|certif 1|check -2|claim 4|colorado 5|cost -5|cover 1|dai -2|date -1|deadlin 2|depreci -1|e 1|email 1|end 3|fall 2|file 1|final -4|first 1|hail 4|hous -1|insur 3|leak 2|look -1|make 1|month -1|notic 2|old 2|onc 2|pai -4|phone -1|polici 4|rain 2|receiv 1|recover -1|renew -1|roof -3|second -1|send -1|sever -1|shingl -1|summit -1|supervisor -1|take -1|visit -1|walk -3|week -1|wind 4|wood 2|work -1|write -1|year -1
law|8 2|chang 3|consent 3|end 4|phone 1|repair 3|roof 2|warranti 4|work 1|workmanship 3|write 3|year 1
layer|2 -1|3 2|cost -2|dai 1|dumpster -1|final -1|hous -1|leav -1|membran 1|new -1|pai -1|rain 2|replac -1|roof -1|same -1|stai 2|synthet 2|underlay 2|wood -1|year -1
leader|2 4|6 4|7 3|crew 3|dai 4|hour 4|marco 4|p 4|supervisor 3|surpris 2
leak|0188 5|10 2|15 4|180 -1|2 -1|20 2|200 1|24 -1|25 3|3 -1|30 -1|303 5|350 1|5 -1|555 5|6 -1|9 2|area -1|attic -2|carri -2|caus 2|chimnei -1|claim 1|cost -1|crew 1|damag 1|desk 5|dish 2|edg 1|emerg 1|exampl 4|find -1|first -2|flash -1|free -1|goe 1|hail -1|hearth 3|heirloom 3|holidai 2|hour -1|hous -2|ic 1|inspect -1|instal 1|last 1|late 1|later -1|leav 1|light 2|lose 2|make 2|membran 1|nail 1|old 2|open -1|pai -1|percent -1|phone 3|promis -1|rain -1|refund 1|replac -1|roof 6|satellit 2|seal 1|servic 4|sheet -1|shelter 3|shingl -1|solar -1|spring 1|stai 4|such 2|summit 4|tarp 1|tight 5|transfer -1|twice 1|vent -1|warranti 6|water 1|wind -2|wood -1|work -1|workmanship 3|write 9|wrong 1|year 4
leav|1,200 -1|10 -1|12 1|15 1|2 3|24 -1|3 -2|5 -2|6 -1|add -1|afterward 2|air 2|along 1|begin 1|belong 3|better 4|bundl 3|color 2|condition 2|cost -5|cover -2|crew -2|dai -1|damag -1|dish 1|document -1|draw 4|drivewai 2|dry 1|dumpster 2|dust 4|edg 1|end 2|final -1|find 2|finish -1|first 3|flash -2|floor 1|free -1|front 1|garag 2|half -1|hammer 1|heirloom -1|hous -4|inch -2|includ -2|insid -1|instal -1|keep -1|lai 1|later 2|layer -1|leak -1|loud -1|mirror 1|morn 3|move 2|nail 2|next -1|old -2|onc -1|own 7|owner -1|pai -2|paint -1|permit -1|pet -1|photo -1|power 2|rain 1|repair 2|roof 6|satellit 1|seal 1|second -1|see -1|sell -1|shake 1|sheet -1|shingl -5|somewher -1|squar -1|stand -1|street 2|strip -1|summit 1|surpris 1|switch 4|take 1|tear 3|time -1|twice 2|underlay -1|vent -2|walk 1|warranti -2|water 3|wear -1|whole 1|wide -2|wind -2|wood -3|yard 1|year 1
leftov|clean 2|find 2|free 2|inspect 1|later 2|nail 2|phone 2|shingl -1|work 2|year 1
legal|claim -1|hail -1|roof -1
lighter|7 1|color 2|cover 1|defect 3|fade 3
lightn|12 -1|2 -1|cover -2|damag -1|inspect -1|rain -1|repair -1|roof -1|shingl -1|warranti -2
light|arriv 1|hous 1|shingl 1
limit|30 1|ask 1|dai 1|file 1|first 1|hand 1|instal 1|leak 1|notic 1|seal 1|shingl 1|temperatur 1
line|arriv -2|cash 3|cheaper 3|cost 2|cours 3|earli 3|financ 2|good 2|pai 3|penalti 3|roof -1
list|5 1
littl|3 1|30 2|alwai 1|behind 1|chimnei 1|cricket 1|first 2|flash 1|galvan 1|hous 1|inch 1|made 1|new 1|old 2|stai 1|steel 1|vent 2|wide 1
live|5 2|dai 1|pai 2|year 3
long|25 1|choos 1|final 2|heirloom 1|look 1|metal 2|new -1|outliv 2|owner 2|roof 1|seam 2|shingl -1|stand 2|suit 1|year 1
look|12 3|14 1|2 6|20 -1|3 -1|30 -2|4 -1|40 -1|8 3|9 -1|adjust 2|ahead 2|arriv -1|ask 1|begin 3|bill -1|build 2|carri 3|certif 3|chimnei -1|class -1|colorado 1|cost 4|crew -2|dai -1|damag -1|date 2|declar 5|deni 1|dumpster -1|fall -1|feet -1|file -1|final -1|fire -1|first 5|flash -1|free 3|granul -1|hail -3|hand -1|hous 1|inspect 2|insur -3|last 3|layer -1|letter 3|lightn -1|low 1|make -1|meet 2|miss -1|new -1|number 2|page 5|pai -2|part -1|percent -1|photo -3|polici 2|rate -1|repair -1|roof -3|see -2|send -2|shingl -3|side 2|sr 3|steep -1|take -1|test 3|themselv 1|third 1|tree -1|visit -1|warranti 3|wind -2|wood -1|work -1|write -1|yard -1|year 2
loos|wood 1
lose|1 -1|10 -4|20 -1|25 -1|3 1|4 -1|6 -1|begin 1|caus 1|cost -1|dai -1|damag 1|dumpster 2|finish -3|flash 1|grade 2|hearth -1|heirloom -1|hous -2|instal 1|last -1|layer 2|leak 1|loos 1|move 1|nail -1|pai 1|rain 1|roof -2|shelter -1|shingl -1|sign -1|solar 1|stai 1|such 1|walk -3|warranti -3|work -1|workmanship -1|year -1
lot|10 -1|110 1|130 1|17,900 1|24 1|choos 1|cost 1|hail -1|hous 1|impact 2|look 1|month 2|pai 1|rate 2|shingl 2|stand 1|suit 1|year 1
loud|6 1|7 1|arriv 1|crew 1|morn 1|roof -2|shingl -1
lousi|ag 1|crew 1|earli 1|mainten 1|miss 1|mistak 1|pai 1|wear 1
love|brown 4|color 4|hous 2
low|10 -1|14,795 4|179.43 4|3 2|bill 1|breath 1|cool 1|cost 4|depend 4|electr 1|energi 2|feel 1|finish 4|first 1|honest 2|hous 6|month 4|number 1|pai 4|promis 1|roof 3|room 1|save 2|shelter 4|shingl 4|stai 1|summer 1|upstair 1|vari 2|warranti 2|wear 4|year -1
ly|roof 2
made|4 1|aluminum 2|arriv 3|black 2|brown 2|chimnei -1|class 2|color 2|cost -1|dai -1|eav -1|edg 1|ic -1|impact 1|insid 1|inspect -1|keep -2|leak -1|liner 1|mark -2|materi 2|offer 2|open -1|rate 1|roof -1|seam 2|send -1|shingl -4|stainless 2|stand 2|steel 4|underlay 1|vallei -1|water -1|white 2|wind 1
maker|10 1|110 -1|130 -1|25 -1|3 2|30 3|50 2|arriv -1|build -1|cost 1|goe -1|hail -1|hearth 1|heirloom -1|honest 2|hour -1|hous -2|look -1|mile -1|month -1|onc -1|owner -1|pai -1|roof -1|sell -1|shelter 1|shingl 3|take -1|transfer -1|warrant -1|warranti 3|wind -1|work 3|workmanship -1|year 2
make|10 -3|12 -1|15 -1|2 1|20 -1|25 -2|4 1|40 -1|6 -1|7 1|8 1|adjust -1|ahead -1|air 1|arriv -1|ask -2|attic -1|bake 1|begin -1|branch -1|break 1|brittl 1|caus 2|chang 2|choos 1|class 1|clean 2|colorado 1|condition 1|consent 2|cost -1|crack 4|creas 1|cycl 1|dai -2|damag -2|date -4|decid 3|discount 1|document -1|dri 1|drive 1|end 5|fall -3|feet -2|find 2|finish -1|free -1|freez 4|gain 1|give 4|good 3|hail -3|homeown -1|honest 1|hous -4|ic -1|impact 1|inspect -1|instal 1|lai 2|littl 2|loos 1|mat 1|meet -1|month -1|move 1|nail 2|new -1|noon 1|number -1|oil 2|onc 1|open -1|own 1|pai -3|percent -3|phone -1|plan 1|polici -2|pressur 1|pri 3|rate 1|repair 1|roll 1|roof 1|sealant 1|sensibl 1|shelter -1|shingl -1|side 2|soffit 1|solar 2|squar -3|steep -2|strip 2|such 1|summer 1|summit -1|sun 1|take 1|temperatur 3|thaw 1|thermal 1|think 1|tree -1|turn 1|twice 2|uplift 1|uv 1|vent -1|warranti 1|wash 1|watch 1|water 2|wear -2|whole 1|wide 3|widen 1|wind -3|winter 3|wood 2|work -2|workmanship 1|write 1|yard 2|year -3
manag|roof 1
man|12 1|180 3|2 2|5 1|adjust 4|ahead 3|citi 1|cost 4|dai 2|date 3|emerg 1|hour 3|inspect 2|insur -1|meet 3|outsid 1|perman 3|phone 1|photo 1|repair 1|roof 3|send -1|take 1|visit 1|wait 3|write 1
mapl|12 1|6 2|awai 2|branch 2|care 1|feet 1|keep 2|least 2|roof 1|shingl 1
marco|cash 2|final 1|pai 1|phone -1|walk 1|year -1
match|bundl 1|color 3|garag 1|later 1|repair 1|roof -1|stai 1
materi|1 1|10 -1|110 -1|130 -1|2 3|20 -2|25 -1|4 -1|6 -1|7 -1|ahead 4|area 1|build 3|clean -1|cover 2|crane 4|crew -1|dai 2|damag -1|deliv 4|drivewai 3|dumpster -1|end -1|feet -1|final -1|flash -1|free -1|hail -1|hearth -2|heirloom -1|hour -1|hous -2|inspect -1|instal -1|last -1|leak -1|leav -1|lift 3|loos -1|mile -1|month -1|new -1|onto 4|phone 1|repair -1|roof 3|shelter -1|supplier 4|take -1|transfer -1|vent -1|warranti 1|wind -1|year -2
matter|1 1|24 1|4 1|40 2|8 1|address 3|attic 1|begin 1|check 3|chimnei 2|claim 3|compar 2|cool 1|correctli 3|damag 2|feet 3|file 3|find 1|flash 2|granul 1|inspect 2|loos 2|lose 1|maker 3|name 3|old 1|percent 1|roof 1|spell 3|wear 1|wood 1|year 1
max|3 1|5,000 1|cost 1|cover 1|drywal 1|fault 1|hous 1|insid 1|leak 1|paint 1|repair 1|warranti 1|workmanship 1
ma|14,795 4|179.43 4|3 2|cost 4|depend 4|finish 4|honest 2|hous 4|month 3|pai 3|roof 3|shelter 4|shingl 5|wear 4
meet|2 -1|3 -1|30 -1|7 -1|arriv -1|chimnei 1|copper 5|cost -2|crew -1|flash 3|hous 1|inspect 2|lai 4|new 3|pai -1|roof -1|shingl -1|work 4
metal|10 -1|110 2|12 -1|130 -1|3 -1|30 -1|4 -1|aluminum 4|architectur 1|area -1|arriv -2|attic -1|baffl -1|balanc 1|black 4|brown 3|charcoal -1|chimnei 4|choos -1|class -2|color 2|copper 3|cost -2|dai -3|dozen -1|driftwood -1|edg 5|finish -1|flash 4|forgotten 1|hail -1|hearth -1|hold -1|hous -4|impact -1|instal 1|insur -2|item 1|lai 4|leak 4|list 1|look -1|membran 4|month -1|nail -1|nearli -1|new 3|pai -1|paint 3|rate -1|ridg 2|roof -2|seal 1|send 1|shelter 1|shingl -5|soffit 2|soft -1|such 1|suit -1|supplement 1|take -2|underlay 2|vallei 2|vent 1|wall -1|warranti -1|water 1|white 4|withstand 1|work -1|year -1
middl|10 5|15 3|17,900 3|179.43 -1|20 3|217 2|24 1|25 2|26,000 2|3 -1|32,615 1|7.99 2|area 3|arriv 3|best 1|better 1|cost 2|depend -1|down 2|financ 1|finish -1|goe 1|good 1|hearth 4|heirloom 3|hour -1|hous -1|interest 2|last 1|mile -1|minut 3|month 1|open 3|pai 2|percent 1|rain 1|recommend 1|roof 2|roughli 2|shelter 3|shingl -1|squar 1|surpris 3|tarp 3|warranti 2|wear -1|wind -1|wood 1|work -1|workmanship 3|wrong 1|year 4
mind|decid 4|stop 1|think 1|watch 1
miss|10 -2|3 2|address 2|arriv 2|awai 2|bare 3|check 4|claim 3|colorado -1|compar 2|correctli 2|cost -2|dai -1|face 3|file 2|find 1|first 2|insur -1|lift 2|maker 2|name 2|number 1|pai -2|place 2|shingl -1|show 3|side 3|spell 2|steep -1|take 2|west 3|wind 2|wood 3|year -2
mistak|arriv 1|dai 1|look 1|water 1|work 1
monei|1,200 2|10 1|12 3|2 -1|30 3|7 -1|act 2|add 2|adjust 1|approv 3|arriv -1|ask -1|bill 3|cancel -1|check 2|claim 5|collect 3|contractor -1|cost 2|count 2|crew -2|dai 1|deadlin 1|deposit 2|depreci 4|document -1|due 2|fifth 2|finish 4|first 3|hail 1|half 1|homeown 2|hous 2|inspect -1|insur 1|keep -1|layer 2|made 1|month 3|mostli 2|natur 2|new 1|number 2|old 1|onc 3|own 1|pai 1|percent 1|premium 1|rais 2|recover 1|rest 2|roof -3|second 3|send 3|shingl -1|sign -2|step 1|take -1|vent -1|visit 2|walk 1|warranti -1|week 1|wind 1|withheld 3|work 4|year -1
month|10 -2|180 2|2 -2|20 -2|24 -1|25 -2|3 -2|30 1|365 2|40 -1|6 -1|7 -1|accept 2|allow 2|approv 6|bank 6|claim 2|clean 4|colorado 1|cost -8|crew 1|dai 1|damag -1|deadlin 1|dumpster -1|end -1|financ 6|find 6|finish -1|first 2|free 6|hearth -3|heirloom -3|honest -1|hous -2|inch -1|inspect 2|instal 2|interest 1|later 6|live 1|meanwhil 1|metal -1|monei 1|nail 4|new 2|noon -1|offer 6|old -1|pai -3|partner 6|phone 5|polici 1|rain 1|repair -4|roll -1|roof -1|seam -1|shelter -3|shingl -2|squar -1|stand -1|subject 6|supervisor -1|take -2|twice -1|walk -1|warranti -3|wind 1|wood -1|work 3|yard -1|year 3
morn|2 2|2210 1|5 1|7 2|8 1|ahead 2|arriv 2|begin 1|crane 2|dai 2|deliv 2|drivewai 2|ford 1|golden 1|hous -1|lift 2|loud 2|neighbor 3|offic 1|onto 2|open 1|p 1|rain 1|roof 1|shingl 2|street 1|supplier 2|weekdai 1
mortgag|2 -1|3 -1|cost -1|insur -1|pai -1|part -1|replac -1|roof -1|sign -1
moss|10 -1|2 -1|3 -1|4 -1|arriv -1|attic -1|cost 1|crack 1|curl 1|dai -1|damag -1|defect 2|earli 1|granul 1|instal 2|leak -1|lose 1|maker 1|materi 1|miner 1|nail -1|new 2|pai -1|percent -1|pressur 1|roof -1|shingl 1|skylight 2|such 1|surfac 1|vent 1|wash 1|year -1
mother|crew 1|spanish 1|speak 1|time 1
move|10 -1|2 -1|20 -1|air 4|along 3|arriv 1|belong 3|breath 1|cool 1|drivewai 2|dumpster 3|feet -2|hearth -2|high 3|hour -1|hous 1|leav 3|ridg 3|roof -2|shelter -2|shingl -2|stai 1|street 3|warm 4|wind -1|year -2
mushi|4 1|40 1|chimnei 1|feet 1|find 1|flash 1|granul 1|heavi 1|inspect 1|lift 1|lose 1|mark 2|miss 1|open 1|paint 2|result 1|roughli 1|shingl 1|side 1|soft 3|spot 3|steep 1|uphil 1|walk 2|west 1|wood 3
myself|1 3|2 2|3 -1|4,000 1|400,000 1|ahead 1|arriv 2|contractor 1|cost -1|dai -1|date 1|deduct 1|figur 3|hour 1|hous 2|insur 3|measur 1|pai -1|percent 2|permit 1|phone 3|roof -2|same 3|shingl -2|step 1|supervisor 1|valu 2|walk 1|yourself 3
nail|cost -1|first -1|flash -1|roof -1|second 1|shingl -1|year -1
nake|wood 5
nale|2 2|clean 4|crew 2|dai 2|end 5|nail 5|noon 1|onc 1|roll 1|surpris 2|twice 4|walk 4|whole 4|work 4|yard 5
name|100 5|11 2|2 -3|3 1|4 -4|6 2|7 5|arriv -3|ask -1|bill 3|cancel 1|certif -1|check 5|claim -1|contractor 3|cost 3|crew 4|dai 1|discount -1|end -2|final 1|hour 5|hous -5|inspect -6|insur -1|made 5|maker 4|marco 5|materi 4|monei 2|month -1|mortgag 4|next 1|onc -3|p 5|part -1|phone -3|roof -3|second -1|sell 2|shingl -2|summit -1|supervisor 8|surpris 2|take -5|togeth 5|transfer 3|waiv -1|walk 1|warranti 2|week -1|write -1|year -1
narrow|10 2|arriv 1|drivewai 2|feet 2|least 2|wide 2
nasti|1980 1|asbesto 1|contractor 1|find 1|hous 1|licens 1|old 1|remov 1|stop 1|underlay 1|work 1
near|2 2|hous 1|roof 1
need|2 2|area 3|chimnei -1|cost 2|cover 2|cut 3|dumpster 3|flash -1|itself 3|labour 2|measur 2|owner 3|roof 1|shingl 2|tear 3
neighbor|10 1|2 -1|3 -1|45 4|arriv -1|copper 2|cover 1|dai 3|decibel 4|first 2|granul 2|hous -1|look 5|loud 4|moss 2|outsid 4|pump 2|refriger 4|roof 1|shingl 3|temperatur 2|warm 5|wavi 5|year 3
nephew|7 1|8 1|caus 2|chang 1|consent 1|cover 1|crew 2|damag 2|dish 2|end 1|holidai 2|instal 2|light 2|repair 1|roof 2|satellit 2|solar 2|such 2|warranti 1|workmanship 1|write 1
neutral|13 1|disagre 1|inspect 2|opinion 2
newborn|2 1|child 1|crew 1|dai 1|happier 1|loud 1|otherwis 1|pet 1|pretend 1|somewher 1|surpris 1
new|1 -1|1,200 -2|100 1|11 1|16 1|2 -1|24 1|3 -1|4 -2|40 -1|5 2|6,000 1|60 1|8 2|add -2|adjust -1|ag 2|ahead 2|air -1|along -1|arriv -1|averag 1|awai -1|begin -1|bill 4|breach 1|breath 2|build -1|carri 1|case 1|claim -1|class -1|clean -2|condition -1|cool 2|copper 1|cost -5|count -1|cover 3|crane 2|crew -3|cut -1|dai 4|damag 1|deliv 2|document 1|down 3|drivewai 2|dumpster -1|eav 1|edg -1|electr 4|end 4|fall -1|feel 4|feet -1|file 1|find -3|finish -1|first 6|flash -5|free -1|goe 1|granul -1|hearth -1|heavi -1|homeown -1|honest -1|hous -1|ic -1|inch 2|insid -1|inspect -2|instal -1|keep -2|lai -1|layer 5|leak -2|leav -1|look 2|loos -1|lose -1|metal -1|miner -1|miss -1|month 1|morn -1|moss 1|nail -1|next 2|number 3|old 1|onc 8|onto 2|own -1|owner 1|page 1|pai -2|paint 1|percent -1|person 1|phone 1|photo -2|pound 1|premium -1|pressur -2|promis 4|rafter 1|repair -1|roof 1|room 4|safe 1|same 3|seal -1|second 5|see -1|sell 2|sheet 1|shelter -1|shingl 3|skylight -1|solar -1|spread 1|squar -1|stai 2|steep 2|strip -2|such 1|sudden 2|summer 4|supplier 2|surfac -1|surpris -1|take 1|tarp -1|themselv -1|time 3|tough 1|transfer 3|twice -1|underlay 2|upstair 4|vallei -1|visit -1|walk -3|wall -1|warm 4|warranti 5|wash -2|water -1|wavi 3|wear -1|weigh 1|work -1|workmanship -1|yard -3|year 1
next|11 1|15 2|7 2|arriv -1|caus 1|crew 2|damag -1|dish 1|first 1|holidai 1|inspect -2|instal 1|light 1|live -1|materi 2|meanwhil -1|onc 1|owner 1|rain -2|roof -3|run 2|satellit 1|sell 1|shingl -2|solar 1|such 1|supervisor 2|transfer 2|warranti 1|work -3|year -2
night|24 1|60 2|arriv 1|color -1|crew -1|dai 3|damag 2|down 2|fall 1|first -1|homeown 2|hour 1|hous -2|look 3|loud -1|membran 1|old 1|overnight 2|pai 1|rain 3|roof 1|same 2|shingl -2|somewher -1|stai 1|steep 2|strong 3|surpris -1|synthet 2|take 1|time 1|uncov 2|underlay 2|wind 1|wood 1
normal|ag 1|arriv 1|damag 2|fall 2|fire 2|hail 3|hous 1|insur 1|lightn 2|pai 1|phone 1|polici 3|roof 1|shingl 1|such 2|tree 2|wind 2
north|12 4|8 3|bleach 2|brush 2|care 1|last 3|mild 2|moss 2|remov 2|roof 1|side 3|solut 2|south 3|sprayer 2|wire 2|yard 1|year 3
notic|2 3|adjust 3|ahead 3|cost 4|date 4|meet 4|roof 2|year 1
number|0142 2|0175 4|0188 3|2 1|303 9|555 9|9 1|arriv 2|begin 2|claim 1|dai 6|dana 2|desk 3|exampl 2|figur 2|final 2|make 1|marco 4|measur 2|person -2|phone 4|rey 4|roof 3|same 2|servic 3|sign 4|summit 4|walk 2|warranti 3|work 4|write 2|yourself 2
oak|6 2|awai 2|branch 1|care 1|feet 2|keep 2|least 2|shingl 1
offer|1 -1|10 -5|15 1|18 -1|1998 1|2 -4|24 -2|25 1|3 -1|30 -1|34 1|4 -2|40 -1|50 -1|6 1|adjust -1|ag -2|ahead -1|air -4|along 4|appli 2|approv -1|architectur 2|area 3|arriv -1|ask -1|asphalt 4|bank 2|begin 1|bill -1|boot 2|bring -2|brown 3|cancel -1|cash 3|chalk 4|chanc 1|charcoal 3|check 1|claim 1|collect 2|condition -4|contractor 1|cost -6|cover -6|crew -2|dai 2|damag 1|date -2|deduct -1|discount 1|document -1|door -1|down -2|dozen 3|driftwood 3|due 1|dumpster -1|edg 4|fall -1|famili 7|feet -1|final 4|financ -1|find -1|finish -2|first -1|flash -2|forbid 1|free 2|hail -2|half -1|hand 4|heirloom -3|homeown -1|honest -2|hous 3|ic 3|inspect 2|insur -2|lai 2|last 1|law 1|least 1|loos 2|mainten -1|march 2|mark 4|membran 1|metal 5|miss -1|month -2|morn -2|move 2|nail 2|nearli 3|next -2|novemb 2|number -1|pai 4|paint 1|percent -1|permit -1|phone -3|photo -2|pipe 3|polici -3|quot 1|radar 1|rain 2|repair -1|replac 6|same -2|scrape 2|seal 4|seam 5|send -1|shingl 2|sign -1|silicon 2|singl 6|skylight 1|soft 2|squar -1|stai -1|stand 4|step 1|strip -2|subcontractor 2|such -1|suit 2|supervisor -5|surpris 1|take -3|tarp 2|tear -2|temperatur -3|transfer 1|underlay -1|vallei 2|valu -2|vent -2|visit -2|waiv 1|walk 3|wall -1|warranti -1|watch 1|water 2|wear -2|week -1|whole -2|wind -1|wood -3|yard -1|year -4
offic|6 -1|arriv -1|belong -1|crew -1|dai -1|drivewai -2|dumpster -2|hous 2|street -1|surpris -1|take 1|work 2
old|10 -1|12 -1|130 -1|14 1|140 1|1998 -1|2 -4|20 -1|3 -1|30 2|34 -1|4 -2|40 -1|6 -1|7 -2|afterward -1|air 2|along 1|alwai 3|area 2|arriv -1|attic -1|awai -1|bed 1|begin -2|behind 3|build 3|bundl -1|chimnei 2|class -1|clean 3|color 1|condition 2|contractor -1|cost 2|crew 1|cricket 3|custom 1|dai -3|damag -1|dish -1|down -1|draw 1|drivewai -1|dumpster 3|dust 1|eav -1|eighteen 7|end -1|famili -1|find 3|finish 1|fire -1|first 3|flash 3|galvan 3|garag -1|gaug 1|gutter 1|hail -1|hand 2|hang 1|hearth -1|heirloom 1|high 1|hour -2|hous 3|impact -1|inch 3|includ 3|inspect -1|instal -1|insur -1|labor 3|lai 1|later -1|lift -1|live 1|look -1|loos 2|lose 6|made 3|materi 2|meanwhil 1|miner 7|new 4|onc -1|order -1|own -1|pai -1|paint 3|permit 3|plan -1|provid -1|put -2|rate -1|repair -1|replac -1|satellit -1|scrape 2|shelter -1|shingl 3|skylight 1|soft 2|squar 1|stai -1|steel 4|street -1|subcontractor -1|summit -1|surfac 7|switch 1|take -2|tarp 1|tear 4|temperatur 1|themselv 7|throughout 1|vallei -1|vent 1|warranti -3|whole 1|wide 3|wind -1|work -2|yard 1|year 5
onc|0188 1|10 1|14 1|2 4|30 -1|7 1|add 2|arriv 1|cancel 1|cash 2|contractor 1|cost 5|cover 2|dai 3|damag -1|desk 1|down 5|earli 2|exampl 1|first 2|instal 2|insur 2|monei 1|new -1|old 5|pai 6|part 3|percent 1|rain -1|replac 2|roof 4|same 3|servic 1|shingl -1|steep 3|summit 3|take 2|tear 1|third 1|time 3|vent 2|warranti -1|wear -1|week -1|wind -1|wood 5|work -1|write 1|year -3
on|1 1|10 2|110 2|12 -1|14,795 3|17,900 1|179.43 2|1998 1|2 5|20 3|217 1|25 2|26,000 1|3 3|30 -1|34 1|4 -1|4,000 2|40 -1|400,000 2|6,000 -1|7 -3|7.99 1|95 -1|adjust -2|ag -1|architectur -1|area -2|arriv -1|attic -1|averag -1|baffl -1|balanc 1|bundl 2|carri -1|check -1|chimnei 1|choos -2|claim -4|class -1|clean -1|color -1|colorado 1|contractor -1|cost 7|cover -2|crew 4|custom 2|cut 1|dai -1|damag -3|decis 2|deduct 3|denis 3|depend 2|dumpster 3|fall -1|famili 1|final -1|find 1|finish 2|first 1|flash 1|front 2|garag 2|give 1|goe 1|grade 2|hearth 3|heirloom 5|hold -1|homeown -1|honest 2|hour -1|impact -1|insid 1|interest 1|keep -1|last 1|later 4|layer 2|leak -1|leav -1|materi -2|measur 2|meet 2|membran 1|metal 1|monei 1|month 3|new 3|night 2|okafor 3|onc -2|own 2|packag 2|pai 4|paint -2|part 3|percent -1|permit -1|person 2|phone 5|photo 1|plan 1|pound -1|promis 4|rafter -1|rate -1|replac 1|ridg 1|roof 2|roughli 1|safe -1|seam 1|send -3|separ 2|sheet -2|shelter 8|shingl -1|sign 1|soffit 1|spread -1|squar 2|stai 3|stand 3|strip -1|subcontractor 1|suit -3|summit -1|temperatur 2|third -1|twice -2|vallei 1|wall -1|warranti -4|water -1|wear 1|week -1|weigh -1|wind 1|window 2|withstand 1|wood -5|workmanship 3|wrong 1|year 6
open|1 2|1,200 2|10 -1|150 3|2 -1|4 2|8 2|95 2|area 2|arriv -4|attic 2|bad -1|breath 1|close 5|cool 1|cover 2|dai 1|door 5|down 3|feet 2|find 1|first 1|free 2|garag 2|half -1|hous 3|includ 2|instal 1|insur -1|keep 4|layer -1|liner -1|live 2|look -1|lose -1|meanwhil 2|nail 4|net 3|new -1|old 2|onc -1|piec 5|pull 5|rain -1|repair -3|replac -1|roll 5|roof 1|rot 1|rule 3|same 3|second -1|sheet 1|shingl -1|squar 2|stai -2|steep 3|take 3|tear 1|time 3|unless -1|vent 2|wood 3|year -2
opinion|3 -1|arriv -2|bill -1|check -2|claim -2|cost -1|final -1|first -1|free -3|inspect -3|pai -1|roof -1|second -4
option|10 1|14,795 5|17,900 5|20 2|24 5|25 1|3 3|32,615 5|behind 1|best 5|better 5|build 1|cost 4|good 5|hail 1|hearth 6|heirloom 6|honest 3|look 1|pai -1|recommend 5|roof 4|same 1|shelter 6|squar 5|stand 1|street 1|take 1|warranti 1|workmanship 1|year 1
order|area 1|cost 1|cut 1|dumpster 1|itself 1|measur 1|owner 1|roof 1|shingl 1|tear 1
ordinari|break 2
other|24 2|3 1|flash 2|gutter 2|new 2|roof 2|vent 2|wind 2
outsid|13 3|ahead 1|arriv 1|cover 1|crane 1|deliv 1|disagre 3|favor 6|inspect 5|lift 1|old 1|onto 1|opinion 6|pai 5|size 1|supplier 1|wood 1
oven|breath 1|cool 1|hous 1|stai 1
overnight|2 -1|arriv -2|dai -1|first -2|shingl -2|surpris -1
owner|10 -2|100 2|11 4|14,795 1|15 4|17,900 1|2 -2|20 -1|24 1|32,615 1|4 -1|5 -1|8 -1|arriv -3|best 1|better 1|claim -1|cost 7|cover -3|crew -1|dai 1|document 1|dumpster 2|emerg 2|end -1|first -2|flash -1|free 2|goe -1|good 1|granul -1|heirloom 1|honest -1|hous 5|includ 1|inspect -1|insur 1|keep 2|layer 3|materi 5|new -1|onc -1|packag 2|pai -1|paint 1|phone -1|receipt 2|recommend 1|refund 2|repair 1|roof -2|run 4|second 2|sell 4|shingl -4|squar 1|summit -2|take -1|tarp -1|tear 1|transfer 8|vent -1|warranti 4|wind -1|workmanship 2|write -1|wrong -1
own|10 4|12 2|1980 2|2 -2|20 3|25 1|3 1|4 1|5 4|arriv 7|asbesto 2|behind 3|better 1|caus 2|choos 2|citi 1|color -2|contractor 2|cost -1|cover 3|crew -1|dai -1|damag -1|depend 3|deposit 1|due 1|end 2|fall 3|figur 3|filter 3|find 1|first 1|flash -1|free -1|goe 3|hearth 1|heirloom 1|homeown 1|inspect 1|instal 2|last 1|leak 2|least 2|licens 2|look 1|make 2|measur 2|month 4|nail -1|old 1|onto -1|origin 2|outsid 1|pai -1|percent 1|period 2|pet 1|remov 2|repair 1|rest 1|same 3|servic 1|shelter 1|shingl -3|squar 1|stand 2|stop 2|supervisor -1|tear 1|underlay 2|walk 1|warranti 1|wash 3|water -1|wind -1|work 6|wrong 3|year 2|yourself 6
ow|1 1|10 1|85 2|arriv 1|caus 2|cost 3|cover 2|find 2|hous 1|visit 2|warranti 2
packag|10 2|110 2|14,795 1|140 2|17,900 2|20 -1|217 1|24 2|25 -1|26,000 1|30 1|32,615 1|7.99 1|architectur 1|arriv 1|baffl 2|balanc 3|best 1|better 1|chimnei 2|choos 2|compar 1|cost 2|crew -1|custom 1|down 1|eav 2|flash 3|gain 1|gaug 2|good 1|gutter 1|heirloom 1|high 2|honest 2|hous -1|includ 3|interest 1|membran 3|metal 1|move 2|new 2|percent 1|plan 1|recommend 1|repair -1|ridg 2|roof 2|roughli 1|same -1|seam 1|sensibl 2|shelter 5|soffit 2|squar 1|stai -1|stand 1|steel 2|temperatur 2|throughout 2|vallei 2|vent 3|wear -1|whole 2|wind 3|withstand 3|year 2
pad|ad 3|bad 4|cost 2|first 4|new 2|photo 3|roof 2|see 3|wood 3
paint|2 -2|24 -1|25 3|4 4|40 4|5 -1|6 4|arriv -2|cost -1|dai 1|finish 4|heirloom 2|honest 1|hous 1|inspect -2|month -2|pai -2|painter 4|shingl -1|size 4|take 2|time 2|warranti 3|work 3|yard -2|year 3
pai|1 -1|10 3|12 -2|120 1|13 -1|130 1|180 -1|20 -2|25 1|3 1|365 -1|4,000 -1|400,000 -1|5 -3|5,000 2|6 -1|7.99 1|8 1|95 2|accept -1|ag 4|allow -1|appli -3|approv 5|architectur -1|arriv -4|ask -2|assum 1|attic 2|baffl 2|balanc 2|bank 4|branch 2|caus -2|chimnei 1|citi -2|claim -2|class 2|clean -2|colorado -2|cost 5|count -1|cover 2|crew -4|dai -4|damag 6|date 3|decid -1|decis -1|deduct -1|deposit 4|disagre -1|down 1|drywal 2|due 1|dumpster -2|earthquak 3|eav 2|edg -1|end -3|fault 2|feet -1|figur 1|financ 5|finish 1|fire 3|flash 2|foot -2|give -1|goe -2|gutter -1|hail 4|hearth 1|heirloom -1|hit 1|hold 3|homeown 1|honest 1|hour -2|impact 2|includ 4|independ -1|insid 2|inspect -3|instal -1|interest 1|last -2|leak -1|least -2|lightn 3|look -2|low -1|make -2|marco -1|materi -2|membran 1|mile -1|month -2|new 6|number -1|offer 4|opinion -1|origin -2|outsid -2|p -1|pai 2|paint 3|part 2|partner 4|percent 6|period -2|permit -5|phone -1|polici -1|post 1|premium 1|rain -1|rate 1|repair -1|replac -1|rest 1|roof -2|rot 1|satisfi -1|second -2|sheet 2|shelter -2|stai -1|stand -1|steep 1|subject 4|such 4|sudden 4|supervisor -2|surpris -1|take 1|tear -1|test 2|traffic -2|tree 1|vallei 2|vent 2|walk 1|wall 2|wear -1|week 1|wind 6|window 1|withstand 2|wood 1|work -3|write -1|wrong -2|yard -1|year -4
paler|7 2|color 1|cover 2|defect 3|fade 3
part|1,150 2|12 1|2 -1|24 2|3 2|5 -1|60 -1|7 2|architectur 2|arriv 1|awai 1|bare 1|cap 3|check 1|copper 1|cost 2|dai -1|dumpster 2|eav 2|end 1|face 1|finish 2|first 2|flash 1|free 2|hous 1|ic 3|inch 3|insid 2|inspect -1|instal -1|labor 1|leak 1|least 2|lift 1|made 1|make 1|materi -2|membran -1|metal 2|month 2|new 4|number 1|old 1|open 1|order 2|origin 2|period 2|phone 2|place 1|repair 1|replac 1|ridg 2|roof 3|shingl 3|show 1|side 1|skylight 1|spot 1|squar -2|take 1|tear 2|unless 2|vallei 2|vent 3|wall 2|west 1|wind 1|wood 6|workmanship 2|year -1
past|16 1|2 1|6 2|7 2|architectur 1|arriv 1|cap 1|crew 1|eav 1|edg 1|ic 1|inch 1|insid 1|leak 1|leav 1|morn 1|nail 1|plank 1|ridg 1|roof 1|shield 1|shingl 1|starter 1|strip 1|synthet 1|system 1|underlay 2|vallei 1|wall 1|warm 1|water 1|wood 1
payrol|1998 3|34 3|contractor 3|crew 3|famili 3|new 2|own 3|roof 3|subcontractor 4|summit 3
peak|flash 1|inch 2|skylight 1|vent 2|wide 2
pen|2 2|3 3|30 3|agreement 3|appoint 3|cancel 3|choos 3|color 3|contractor 3|dai 2|e 3|final 3|instal 3|minut 3|next 3|packag 3|pai 3|permit 3|sign 2|step 3|take 3|walk 3|week 3
percentag|cost 1|discount 1|hail 2|percent 4|roof -2|shingl 3|wind 2
percent|work -1
permit|arriv -3|build -1|cost -1|repair 1|roof 1
person|3 -1|choos 2|dai -1|final -1|look -1|sampl 1|take -2
pet|close 1|door 1|garag 1|keep 3|live 1|meanwhil 1|nail 1|rain 2|roll 1
phone|10 1|12 -1|2 -1|3 2|4 -2|5 -2|6 -1|adjust -1|bill 3|caus 1|claim -2|clean -1|color -1|cost -2|crew -1|dai -2|damag 1|date 1|deni -2|dumpster 3|end -1|final 1|first -1|hour -1|hous -1|inspect -2|keep -1|leak -1|low -2|make 1|month 2|new -1|number 1|pai -1|photo 1|polici 1|rain 1|repair 1|servic 3|shingl -2|take -1|visit 3|week -2|wood -2
photo|2 -1|chimnei -1|color -2|cost -1|dai -1|first -1|flash -1|hour -2|hous -1|inspect 2|lift -1|next -1|roof 1|shingl -2|soft -1|take -1
picki|approv 1|choos 1|color 1|document 1|hoa 1|look 1|prepar 1|suit 1|summit 1
pick|12 2|2 4|6 1|architectur -1|area -3|better 1|bring 1|brown -3|charcoal -3|choos 3|clean 1|color -1|crew 1|dai 1|door 1|dozen -3|driftwood -3|dumpster 2|final 4|full 1|hous -2|instal -1|leav 4|morn 4|nearli -3|own 3|rain 1|roof -2|sampl 1|screen 2|shingl 3|size 1|soft -3|suit -1|summit -1|sun 1|surpris 1|work 2
piec|shingl 1
pile|6,000 2|arriv 1|averag 2|carri 2|hous 2|pound 2|rafter 2|safe 2|shingl 3|spread 2|weigh 2
pipe|arriv 3|chimnei 2|flash -1|insid 3|liner 3|new -1|shingl -1|stainless 3|steel 3
place|12 1|3 1|40 1|along 2|attic 3|build 2|dai -1|damag 2|drivewai 2|dumpster 2|feet 2|find -1|first 2|flash 1|free 2|goe 2|hearth 2|hous 3|ic 2|membran 2|morn 1|new 1|old 2|own 3|put 2|roof -1|spot -2|street 3|take 1|underlay 1|vallei 2|vent 2|walk -1|water 4|wind 2|wood -2|work -1|year 2
plai|better 3|children 3|dumpster 3|fall 3|hous 2|insid 3|live 2|loud 3|meanwhil 2|pet 3|somewher 3|stai 3
plan|10 1|17,900 1|217 2|26,000 2|7.99 1|arriv 1|dai 1|down 1|financ 2|hous -1|interest 1|month 1|pai 1|percent 1|roof 1|roughli 2|second 1|shingl -1|year 1
plaster|3 1|5,000 2|cost 2|cover 2|drywal 2|fault 2|hous 2|insid 2|leak 2|paint 2|repair 2|warranti 1|workmanship 1
plastic|document 1|emerg 3|insur 3|keep 3|receipt 3|refund 3|repair 3
pocket|1 1|4,000 1|400,000 1|cost 3|deduct 1|hous 1|insur 1|percent 1
point|hous 3
poke|arriv 3|goe 3|leak 3
pop|15 3|area 3|minut 3|open 3|rain 1|surpris 3|tarp 3
porch|hous 2
portrait|arriv 1|floor 2|hammer 2|mirror 2|photo 1|shake 2|take 1|top 2|wall 1
pour|2 2|24 1|9 1|answer -1|arriv 1|claim 1|cost -1|dai 3|goe -1|hour 1|leak -1|look 2|make 1|pai 2|phone -1|rain 6|warranti 1|water 1|work 4|workdai -1
power|10 3|batteri 1|bill 4|breath 2|cool 2|electr 4|feel 4|first 3|hour 5|hous 2|internet 3|last 3|light 3|number 4|promis 4|refriger 3|room 4|stai 1|summer 4|upstair 4|year 1
premium|4 -1|class -1|colorado -1|discount -1|give -1|impact -1|insur -1|rate -1|shingl -1
pressur|first -3|hous -3|paint -1
probabl|choos 3|compar 1|gain 1|hearth 1|move 3|plan 3|sensibl 3|shelter 2|year 1
problem|10 -1|12 1|24 3|6 1|7 -1|9 1|arriv 2|caus 1|child 3|claim 1|cost -1|cover 2|crack 2|crew 2|curl 2|dai -1|damag 1|defect 2|dish 1|dumpster -1|earli 2|final -1|happier 1|holidai 1|hour 2|inspect -1|instal 1|light 1|live 1|look 2|lose 2|loud 2|make 1|materi 2|meanwhil 1|miner 2|night 2|otherwis 1|pai -2|percent -1|period -1|phone -1|plan 1|pretend 1|rare 2|satellit 1|share -1|shingl 1|shrink -1|sleep 2|solar 1|somewher 2|steep 1|such 3|surfac 2|walk 1|warranti 1|water 2|work 4|year -2
promis|stai 1
proof|2 -2|ad 1|bad 1|cost -1|includ -1|photo 2|replac 1|see 1
properli|6 1|seal 1|wind 1
prove|shingl 2
pull|2 -2|address 2|appli 2|check 2|claim 3|compar 2|correctli 2|file 2|maker 2|name 2|permit 2|post 2|spell 2|take 2|week 2|window 2
put|1 -1|1,200 -1|10 -3|100 1|110 -1|12 -1|130 -1|15 1|16 3|180 1|2 -2|20 1|24 -1|25 -1|3 2|30 -2|365 1|4 -2|5 -1|6 2|7 2|8 1|9 1|accept 1|add -1|ahead -1|air -1|allow 1|along 4|architectur -1|asphalt 3|attic -1|awai -2|baffl -1|balanc -1|bank 2|bed 1|belong 2|bill 2|boot 1|build -2|builder 1|cancel 2|card 2|carri 1|certif -1|check 2|chimnei -1|claim 3|class -2|clean -2|collect 1|contractor 1|copper 3|count 1|cover -4|crack -1|crew 1|custom 1|dai -1|damag -1|decid -1|deduct -1|deni -1|discount -1|down -1|drivewai 1|dumpster -1|earli 1|eav 2|edg 1|emerg -1|famili 3|fasten 2|feet -2|file -1|final 2|find -2|finish -2|first 1|free -1|front 2|furnitur -1|gaug -1|good -1|grade 1|granul -1|grill -1|gutter -1|hail 2|half -1|hang 1|hearth -1|heirloom 1|high 1|hour -1|ic 1|impact -1|inch 1|includ -1|insid -1|inspect 1|insur -1|itself 1|keep -1|lai 5|last 1|layer 1|leak -1|least -1|letter -1|lien 1|life 1|lift -1|lose -1|low -1|maker -1|materi -1|membran 1|metal 4|mile -1|monei 1|month -1|mortgag 1|moss -1|nail 1|name -1|new 3|next -1|noon -2|number 2|old -5|onc 1|onto -1|owner -1|pai 2|paint 1|percent 2|permit -1|phone -1|photo -1|pipe 1|place -1|plan 3|pot -1|problem 2|promis 2|prove 1|rais 1|rake 2|rate -1|receipt 1|region 1|renew 1|repair -2|replac 3|ring 2|roof -6|run 2|same -2|seam 4|second 1|see 1|send -1|servic 2|sever 1|shank 2|sheet 2|shingl -1|sign 7|silicon 1|singl 3|solar -1|sr -1|stai 1|stand 6|starter 2|steel -3|steep -1|stop -1|street 2|strip 2|such -1|sun 1|surpris -2|tear -2|temperatur -1|themselv -1|time -2|transfer 3|twice -2|vallei 1|vent -1|waiver 1|walk 1|wall 1|warranti 2|wash -1|water 1|whole -2|wide -1|wind -2|window 1|withstand -1|work -3|workmanship -1
quot|14,795 -1|17,900 -1|24 -1|32,615 -1|alreadi 1|bad 1|best -1|better -1|cost -1|dai -1|find 1|first 1|good -1|hearth -1|heirloom -1|recommend -1|roof -1|sheet 1|shelter -1|squar -1|wood 1
rain|2 -1|200 4|3 -1|350 4|5,000 2|adjust 1|arriv -1|awai 1|clean -1|contractor 2|cost 3|cover 2|crew 1|dai -2|damag 2|drywal 2|emerg 3|end -1|fault 2|feet 4|final -1|first 1|free 1|insid 1|inspect 1|insur 4|leak 2|look -1|loud -1|own 2|pai -1|paint 2|refund 4|repair 4|replac -1|shingl -1|sign -1|squar 4|stand -2|step 1|summit 2|surpris -1|tarp 4|twice -1|walk -1|wood -1|work -1|workmanship 1|yard -1
rather|cash 2|cheaper 3|cours 3|earli 2|financ 1|pai 2|penalti 3
readi|document -2|roof -1|summit -1
real|bring 4|choos 2|color 3|door 3|full 4|hous 1|look 2|morn 3|sampl 4|screen 3|size 4|suit 2|sun 3
recommend|12 1|year 2
redo|4 1|flash 1|skylight 1
refund|cost 2|discount 1|pai 5
remov|2 -1|appli 5|arriv 2|clean 4|cost -1|cover -1|crew 1|end 5|granul 1|hous -1|inspect 1|nail 3|noon 3|onc 3|permit 4|post 5|pressur 1|roll 3|roof -1|shingl -1|surpris 1|take 5|tear -1|twice 4|walk 1|wash 1|week 5|whole 1|window 5|work 1|yard 3
repair|2 2|20 -1|24 -1|25 -1|30 -1|40 1|5 -1|7 1|8 -1|add 1|area -1|arriv -1|ask -1|attic -1|badli 1|box 1|branch 2|chimnei 1|claim -1|clean -1|close -1|continu 1|cost -3|count 1|cover 3|cut 1|dai -1|damag 1|dumpster -1|earthquak 2|end -1|fall 2|feet 2|fire 2|first -1|flash 1|free -2|granul 1|hail 3|hearth -1|heavi 2|heirloom -1|hit 1|honest -1|hous -1|includ -1|insur -1|intak 1|keep 1|last -1|leak -2|lift 2|lightn 2|look -1|lose 1|materi -1|miss 1|nail -1|new -2|old 1|open 1|pai -1|rain 2|result 2|roof -3|roughli 1|seal 1|second -1|shelter -1|shingl 1|side 1|skylight -2|slip 1|soft 1|spot 1|squar 1|stand -1|steep 3|summit 1|take -1|tear -1|tree 2|uphil 2|warranti 1|water 1|west 2|wind -1|wood 1|work -1|wrongli 1|year -3
replac|5 1|arriv -1|cover 1|eav 1|first 1|flash 2|hous -3|inch 1|includ 1|membran 1|new 4|pai 2|vallei 1|wood -1|work -1|year 1
resist|4 1|class 1|decid 1|homeown 1|insur 1|low 1|premium 1|roof 1
rest|2 -1|7 2|cost -1|dai 1|down -1|due 2|final 2|hous -1|materi -1|pai 2|percent -1|roof -1|transfer -1|walk 2|year -1
ridg|first -1|holidai 1|light 1|solar 1
rippl|dai 2|first 1|look 2|roof 1|shingl 2|warm 2|wavi 2|year 1
rip|2 -1|24 4|5 5|air 2|condition 2|cover 3|down 2|dumpster 1|finish -1|first 2|hour 4|hous 4|old -1|same 2|squar 4|steep 2|take 6|tear 8|time 1|wood 4
risk|1980 1|asbesto 1|contractor 1|find 1|hous 3|licens 1|old 1|remov 1|stop 1|tear 1|underlay 1|work 1
roof|1 -1|1,200 -1|11 -1|12 -1|130 -1|14 -1|15 2|18 -2|180 -1|2 -2|20 1|200 1|3 -3|30 -2|350 1|365 -1|4 2|40 4|5 -1|50 -2|6 2|7 1|8 1|85 -1|9 -1|accept -1|act -1|add -1|adjust -3|afternoon 2|afterward 1|ag 4|air 3|allow -1|alwai -1|approv -1|area 6|arriv -3|asphalt -1|attic -2|awai 1|badli -1|baffl -1|bake 4|balanc -1|bare 1|begin 1|behind 1|belong -1|below 3|bill -1|branch 2|break -1|breath -1|brittl 4|brown 1|build 2|builder -1|care 1|certif 2|charcoal 1|check -2|chimnei 3|choos -1|claim -4|class 1|compar 1|condition 4|cook 2|cool -3|copper 5|cost -4|count -1|cover 1|crack -2|creas -1|crew 2|cricket -1|curl -1|cut 1|cycl -1|dai -2|damag 2|deadlin -1|deduct -1|defect -1|deni -1|dent 3|depreci -1|discount 2|dish 1|document 1|door -1|dozen 1|dri 1|driftwood 1|drive -1|e 2|easier -3|edg -1|eighteen 5|emerg 2|end 2|face 1|feet 3|file -1|find 4|first -2|flash 2|foot 1|free -3|freez -1|gain 1|galvan -1|give 2|goe 1|good 1|grade -1|granul 1|gutter 2|hail 4|half -2|hand 2|heavi 1|heirloom 1|high -1|homeown -1|hour -1|hous -6|hundr 2|ic 1|inch -1|includ -1|inspect -2|instal 2|insur 3|itself 2|keep 1|labor -1|lai 4|last -1|later 1|layer 1|leak 1|lean 2|least 1|leav -1|life -1|lift 2|live -1|look 1|lose 5|loud -1|low -1|made -1|mainten 1|make -1|maker -3|marco -1|mat -1|materi -3|meanwhil -1|measur 1|membran 1|mile -1|miner 4|minut 3|miss 3|mistak 1|monei -1|month -1|morn 1|natur -1|nearli 1|new 2|next -1|oil 3|old -1|open 2|own 1|owner -1|packag 2|pai 1|part -2|percent -1|period -1|permit -1|person -1|phone 1|photo 2|polici -2|premium -1|provid 1|rais -1|rate 2|recommend 2|recover -1|refund 1|region -1|repair -2|replac -2|resist 1|result 1|ridg -1|roof 2|roughli 1|same 2|satellit 1|screen 3|sealant -1|see -1|sell -1|send -1|servic -1|shelter -2|shingl 4|show 1|side 1|sign -1|slip -1|soft 2|solid -1|spring 1|stai -2|stand 1|steel -3|street 1|strip -1|such 2|sudden 3|summer 4|sun 2|supervisor -1|surfac 4|surpris 4|take 4|tarp 3|tear 2|temperatur 2|thaw -1|themselv 5|thermal -1|thin -2|throw -1|time -1|traffic 1|transfer -2|tree 1|turn 4|twice 1|unless 2|uphil 1|uplift -1|uv -1|valu -1|vent -2|visit -2|walk 1|wall -1|warm -1|warrant -1|warranti -3|week -1|west 2|whole 1|wide -1|widen -1|wind -1|window 3|withstand -1|wood 1|wrongli -1|yard -1
rooki|14 5|crew 4|first 2|led 5|marco 5|morn 2|year 5
room|shingl 1|temperatur 4
rose|2 -1|air 4|along 4|arriv 4|bed 4|condition 4|cover -2|crew -1|dai -1|first 3|hang 4|lai 4|morn 2|shingl 3|surpris -1|tarp 4|wall 3|wood 4|yard 1
rot|10 1|2 -1|3 -1|ad 4|alreadi -1|bad 3|cover -1|dai -1|dumpster -2|fall -2|find -1|first 2|honest -1|hous -1|new 2|old -1|paint -1|phone 1|photo 3|repair -1|roof 1|see 3|sheet -1|stai -2|walk -1|wood 1
roughli|2 2|crew 3|dai 3
round|20 2|30 2|4 1|alwai 2|attic -1|begin -1|behind 2|boot 3|cost -1|crew -2|cricket 2|final 1|flash 3|galvan 2|hous 2|inch 2|instal 2|last 4|made 2|photo 2|pipe 3|replac 2|roof 1|shingl 1|silicon 3|skylight 4|steel 2|sun 3|supervisor 2|vent 1|wide 2|wind -1|work -2|year 3
row|along 2|eav 3|rake 4|run 4|shingl 1|starter 4|strip 4
rubber|20 3|boot 3|flash 1|last 3|pipe 3|replac 3|silicon 3|skylight 1|vent 1|year 3
ruin|3 2|5,000 4|cost 4|cover 4|drywal 4|fault 4|hous 4|insid 4|leak 3|paint 4|repair 4|warranti 2|workmanship 2
run|1,150 3|10 2|14 4|14,795 2|16 1|17,900 3|217 1|217.08 1|24 4|26,000 1|3 -1|32,615 2|7.99 1|9 1|air 2|approv 2|architectur 2|bank 2|build 1|cap 2|condition 3|cost 7|crew -1|dai -1|draw 6|dust 6|eav 1|financ 3|find -3|finish -1|first 3|flash -1|free 1|hail 1|hour 4|hous -5|inch 1|insid 1|instal 3|interest 1|internet 4|last 3|leak 1|led 4|light 2|look 2|marco 3|metal 1|month 1|morn 3|nail 1|new 1|order 3|partner 3|percent 1|phone 1|plank 2|refriger 4|repair -1|replac 2|ridg 1|roughli 1|same 1|seam -1|shield 2|shingl -2|skylight 2|stai -2|stand -1|starter 2|strip 1|switch 6|synthet 2|system 2|take -1|tear 3|underlay -3|unless 3|vent 1|wall 1|warm 1|warranti -1|work -3|ye 2|year 3
rust|arriv 4|chimnei 4|insid 4|liner 4|stainless 4|steel 4
safe|12 2|live 1|meanwhil 1|walk 1|work 1|yard 1
same|2 2|ahead 3|crane 3|dai 5|deliv 3|drivewai 3|lift 3|onto 3|roof 3|shingl 1|supplier 3
satellit|arriv -1|hand 3|inspect 3|measur 2|roof 2
save|3 -1|30 1|behind 1|chimnei 1|cost -4|flash 1|honest -1|includ -3|made 1|second 1|steel 1
scare|hous 2
seal|along 2|ic 2
second|11 1|2 -1|20 1|30 -1|7 -1|adjust -2|build 1|check -1|colorado 2|complain 2|cost 1|dai -2|damag -1|deni 1|divis 2|fifth -1|first -1|free -1|hail 1|hous 2|inspect -1|look 1|low 1|mostli -1|onc 3|owner 3|pai -1|person 2|roof -1|same 1|sell 1|send -1|step -1|transfer 2|visit -1|warranti 2
see|12 2|2 1|200 1|350 1|4 -1|7 -1|adjust -1|arriv 3|ask 4|bill 1|cash 1|check 1|choos 2|color -2|cost -1|crew -2|dai -2|damag -1|declar 4|deposit 1|depreci 1|discount -1|feet 1|final 1|find 1|finish 1|first 5|flash 2|homeown 1|inch 2|inspect 2|instal -1|insur -3|leak 2|metal 1|new -1|open -1|page 3|pai 2|part -1|percent 1|phone -1|photo 4|polici 2|recover 1|refund 1|repair -1|replac 2|ridg 2|roof -1|rot 1|second 1|send 1|sheet -1|shingl -2|spring 4|squar 1|supervisor 1|take -1|tarp 1|valu 1|vent 2|walk 2|wear -1|week 1|wind -2|work -2|year 3
sell|10 -1|2 -1|20 -1|25 -1|arriv -1|choos 3|claim -1|compar 2|dai -1|fall -1|first -1|gain 2|hearth 2|heirloom -1|move 3|new -1|number -1|onc -1|owner -1|phone -1|plan 3|put 2|roof -2|sensibl 3|shelter 2|shingl 1|summit -2|take -1|transfer -1|warranti -2|wind -1|workmanship -1|year 1
send|10 3|2 2|3 2|4 -1|arriv 1|begin 1|certif 3|check 2|class -1|colorado -1|contractor -1|cost 2|dai 3|damag -1|discount -1|e 3|email 3|fall 1|final 4|give -1|hail -1|impact -1|insur -1|monei 1|own 1|pai 4|percent 1|phone -1|rate -1|receiv 3|shingl -2|take 2|transfer 2|warranti 1|wind -1
sens|choos 1|compar 1|gain 1|hearth 1|move 1|plan 1|sensibl 1|shelter 1|year 1
servic|wood -1
settl|dai -1
set|17,900 2|3 1|32,615 2|cost 7|hearth 2|heirloom 2|honest 2|month 3|pai 3
sever|2 1|contractor -3|own -3|roof -1|summit -3
sheet|3 -1|along 2|bed 1|cost -1|dai 1|damag 1|eav -1|edg 1|hang 1|ic 1|keep 2|lai 2|membran 2|nail 1|rain 2|repair 1|shingl 1|synthet 1|tarp 1|underlay 1|vallei 1|water 1|year -1
shelter|30 -1|arriv -1|behind -2|chimnei -1|either -1|finish -1|flash -1|maker -1|materi -1|new -2|promis -1|roof -1|shingl -1|stand -1|steel -2|transfer -1|vent -1|warranti -1|wind -1|work -1|year -1
shift|child 4|crew 3|dai -1|hous 1|live 2|meanwhil 2|night 4|rare 4|sleep 4
shingl|1 1|10 -3|100 3|11 2|15 4|16 -2|2 1|20 1|24 2|25 -2|30 -1|303 2|4 -1|555 2|6 -2|7 -2|8 1|9 1|adjust -2|behind 2|bill -1|bleach 1|branch -1|bring 1|brush 1|build 2|caus 2|chang 2|check -1|chimnei 2|claim -1|clean -2|color 1|colorado -1|consent 2|contractor -1|count -1|cover 1|crew -1|dai 1|damag 2|dish 2|door 1|dry 1|dumpster -1|earthquak -1|eav -1|emerg 1|end 1|fall -2|fasten -2|feet -1|file -1|final -1|find -1|fire -1|first -2|free -2|full 1|goe -2|gutter -1|heirloom -2|hit -1|holidai 2|homeown -1|honest 1|hour 2|hous -1|ic -1|inch -3|includ -1|inspect -1|instal 2|insur -1|keep 1|lai 2|last -1|leak 1|light 2|lightn -1|look 5|loos 1|loud -1|maker 5|marco -1|materi 5|metal -1|mild 1|minut 1|month -1|morn 1|moss 1|nail -3|next -1|noon 1|old 1|onc -3|overnight 1|own -2|owner -4|packag 2|pai -2|part 1|percent -1|permit -1|person -2|photo -1|polici -2|rain 1|receipt 1|recommend 2|refund 1|remov 1|repair 1|replac -1|ring -2|roof 2|run 2|same 3|sampl 1|satellit 2|seam -1|send -1|shank -2|sheet -2|shelter -1|size 1|skylight -1|solar 2|solut 1|somewher -1|sprayer 1|squar -1|stai 1|stand 2|steel -1|stop -1|street 2|such 1|summit -1|sun 1|supervisor -1|synthet 1|take 1|tarp 1|tend -1|transfer 2|tree -1|uncov 1|underlay 1|vent -1|visit -1|walk -1|warranti 4|water 1|whole -1|wide -1|wind -2|window -1|wire 1|wood -2|work 2|workmanship 1|write 1|wrong -2|yard 1
show|final -1|photo 1|roof -1|send 1|shingl -1|walk 1
side|12 1|13 2|2 -2|3 -1|adjust 4|ahead -1|air 3|along 6|arriv 2|ball 4|bed 3|bleach 2|break 4|brush 2|care 1|condition 3|contractor 6|cover -2|crew -1|dai -2|decid 6|disagre 2|eav 2|favor 4|first 1|glass 3|hang 3|inspect 2|insur 5|lai 3|look 1|mild 2|morn 1|moss 2|opinion 3|outer 4|pai 9|pane 3|photo 1|rake 3|remov 2|run 2|safe 4|same 2|solut 2|sprayer 2|starter 3|street 2|strip 3|sun 1|take 1|tarp 2|wall 1|wire 2|wood 1|work 7|yard 4|year -1
sign|10 4|12 2|2 -1|72 3|ahead -1|approv 1|ask -1|cancel 3|check -1|claim 3|collect 2|contract 3|contractor 1|cost -3|dai 2|date -1|deadlin 1|decid 2|deduct 1|deni 2|deposit 4|depreci 2|down -1|due 2|finish 3|free -1|homeown 1|hour 2|insur 2|low -1|made -1|meet -1|monei -1|month 1|mortgag -1|onc 2|percent 1|phone -1|plan -2|reason -1|rest 2|return 3|roof 1|shingl -1|togeth -1|walk 2|withheld 2|work 5|write -1|year -3
simpli|ag 4|cover 1|crew 3|earli 3|hail 1|insur 2|mainten 3|miss 3|mistak 3|pai 3|such 1|sudden 1|wear 1
singl|3 2|dai 1|hous 1|take 4
sister|better 3|children 3|cover 1|dumpster 2|fall 3|hous 1|insid 3|live 1|loud 2|meanwhil 1|pet 3|somewher 2|stai 3|warranti 1
site|2 4|6 4|7 5|crew 4|dai 7|first 1|hour 4|marco 4|p 4|supervisor 4|surpris 2|work 1
sit|2 3|4 4|60 1|arriv 1|belong 3|clear 2|contractor 1|crew 1|dai 4|drivewai 4|dumpster 7|final 2|inspect 1|island 3|kitchen 3|leav 2|monei 1|mortgag 1|new 3|phone 1|plan 2|rain 1|roof -1|seat 3|second 2|shingl 1|sign 1|step 1|street 3|surpris 1|synthet 1|take 1|uncov 1|underlay 1|week 1
size|2 4|arriv 4|dai 4
skylight|3 -1|cost -1|flash -1|owner -1|repair -1|year -1
sky|crew 1|dai 2|dry 1|dumpster 1|finish 1|hous 1|next 1|noon 1|old 3|roof 3|surpris 1
sleep|cost -1|dai -1
slot|10 3|12 1|cost 1|cut 1|date 3|deposit 3|end 1|hold 3|inch 1|percent 3|ridg 1|skylight 1|vent 1|wide 1
slow|take 1|week 1
small|1,900 1|3 1|8 3|flash 1|new 2|open 1|owner 1|warranti 1|year 1
smash|arriv 1|cover 2
snap|9 2|claim 2|climb 4|help 4|make 2|onto 4|photo 1|roof 3|warranti 2
solar|130 -2|24 1|3 -1|4 -2|6 1|7 1|cost -1|flash -2|hearth -2|honest -1|nail 1|new -2|sheet 2|shingl -2|vent -2|wind -1|wood 1
somewher|bring 2|first 1|morn 1|outdoor 2|outlet 2|own 2|portabl 2|power 1|toilet 2|water 2
spare|roof -1|shingl -1
special|110 2|130 3|24 2|4 2|class 3|colorado 2|deduct 2|flash 1|hail 1|hous 1|impact 2|polici 2|rate 2|separ 3|shingl 2|steel 2|wind 4
spot|3 -1|arriv -1|bare 3|find 2|first 1|later 3|make 1|primer 3|repair -1|shingl -1|warranti 1|wood 1|year 3
spread|10 4|instal 4|interest 4|monei 2|pai 4
spring|cap 3|emerg 2|find 3|keep 3|rain 3|squirrel 3
stack|1,200 1|4 2|6,000 3|add 2|along 3|arriv 1|averag 3|carri 3|collect 3|cost 1|dai 1|edg 3|half 1|hous 3|ic 3|includ -1|itself 3|lai 4|layer 2|membran 2|nail 2|new 1|old 1|pound 3|rafter 3|safe 3|seal 3|second 2|shingl 3|spread 3|tear 1|vallei 3|vent -1|water 3|week 2|weigh 3|wood -1
stai|12 1|14 2|15 -1|2210 2|25 3|40 3|5 2|7 2|8 2|adjust 2|ahead -1|area -1|awai 1|carri -1|claim -1|contractor -1|date -1|drivewai 2|emerg -1|feet 1|finish 3|first -3|ford 2|free -1|front 2|furnitur 1|golden 2|grill 1|heirloom 3|homeown 1|honest 1|hour 2|hous 2|inspect 2|insur 1|keep 1|least 1|meet -1|minut -1|morn -1|move 3|offic 2|open 1|p 2|pai -1|phone 1|plan 1|pot 1|rain -2|roof -2|send 2|shingl -4|sign 1|stand 2|step 1|street 4|surpris -1|take -1|tarp -4|third 3|warranti 1|week 1|weekdai 2|wind -1|window 2|wood -1|work 2|yard 1|year 2
stand|10 1|110 1|12 1|130 1|2 1|20 2|24 1|25 -1|3 2|30 4|50 1|6 -1|ahead 1|architectur -2|chimnei 1|color -1|cost 4|dai 3|date 1|eav -1|feet 1|first -3|hearth 2|hold 3|honest 2|hour 1|inch -1|insur -1|leak -1|least 1|loud 3|meet 1|membran 1|mile 1|morn -2|phone -1|rate 1|ridg -1|roof 1|shelter 1|shingl 1|solid -1|squar 2|temperatur 1|vallei -1|vent -1|wall -1|warm -1|warranti 3|wear -1|wood -1|work 3|yard 1|year 3
state|colorado 1|complain 1|cost 2|divis 1|electrician 3|hail 1|insur 4|licens 2|sam 3|vermont 3|whitfield 3|wind 1
steel|3 -1|32,615 3|395.54 3|50 3|brown 1|choos 1|cost 1|crew 3|heirloom 3|honest -1|look 1|membran -2|metal 6|month 2|pai 2|plan 3|roof -1|seam 6|stai 3|stand 5|suit 1|year 2
steep|roof -1
step|2 -1|7 1|arriv -1|clean 2|cover 2|crew 2|dai -1|door 1|find 2|first 1|free 2|inspect 1|keep 2|later 2|nail 2|phone 2|rain 2|roof 2|shingl -1|work 3|year 2
stick|40 -1|6 2|appli 2|below -1|dai 1|edg 1|first 1|hand 3|instal 3|march 2|novemb 2|rain 4|seal 7|temperatur -2|unless 2|warm 4|warranti 1|wind 3
stop|24 -1|5 -1|air 1|along 2|arriv 2|clean 2|condition 1|cost -1|cover 1|crew 1|eav -1|end 2|find 2|first 1|free 1|hour 2|hous -1|ic 2|inch -1|inspect 1|lai 2|later 2|membran 1|nail 3|noon 1|onc 2|roof 1|sheet 1|shingl 3|strip -1|surpris 1|synthet -1|tarp 1|underlay -1|vallei 1|vent -1|wall 1|wood 1|work 1|yard 1|year 1
store|keep 1
strai|clean 2|end 2|inspect 1|nail 1|noon 1|onc 1|roll 1|twice 2|work 1|yard 2
stretch|year -4
strip|cover 2|dai 2|down 3|first 1|old 3|roof 2|same 3|steep 3|take 2|tear 3|time 3|wood 2
strong|110 1|130 1|2 1|24 -1|3 -1|cost -1|good 1|hearth 1|hour 1|hous 1|mile 1|roof 1|shelter 1|shingl 3|warrant 1|wear 1
stuff|24 1|3 -1|5 1|arriv -1|cost -1|dry 1|dumpster 1|finish 1|hous 2|insid 1|keep 1|labor 1|loos 3|materi 1|new 1|next 1|noon 1|old 1|paint 5|remov 1|repair 1|roof 1|shingl -3|take 1|tear 2|wood 2|write 1
such|warranti 2
summer|40 -1|afternoon 1|air 1|arriv -1|breath 1|condition 1|cook 1|cool 1|cover 2|crack 4|defect 4|hous -1|hundr 1|lean 1|phone 1|shingl 3|temperatur 2|warranti 2|wind 3
summit|dai -1|roof -1|year -1
sunni|12 3|8 3|afterward 2|last 3|side 3|south 3|year 3
sunshin|bake 3|brittl 3|dri 1|good 2|oil 3|roof 2|shingl 3|summer 3|sun 4|turn 3|wear 2
sun|7 2|color 3|cover 2|defect 3|fade 3
supplier|arriv 4|claim 4|final 2|lien 4|monei 4|pai 2|prove 4|receipt 4|roof 4|waiver 4|walk 2
suppli|bring 2|first 1|morn 1|outdoor 2|outlet 2|own 1|portabl 2|power 2|toilet 2|water 2
suppos|12 1|1980 1|2 1|60 2|95 1|asbesto 1|ask 1|contractor 1|cost 1|dai -1|damag 3|document 1|fall 1|final -1|find 1|first 1|licens 1|make 2|rain 1|remov 1|repair 2|sheet 2|shingl -2|stai 2|stop 1|take 1|twice 1|underlay 3|wood 1|work 1
sure|40 3|begin 3|chanc 3|clean 1|dai -1|end 1|nail 1|noon 1|onc 1|percent 3|radar 3|rain 2|roll 1|steep 3|twice 1|watch 3|yard 1
surpris|2 1|ad 4|alreadi 2|bad 6|cost 3|find 2|first 5|new 2|photo 4|repair 1|roof 1|see 4|sheet 1|wood 5
swallow|cost 2|deduct 1
swap|8 1|chang 1|consent 1|cost -1|end 1|new 1|repair 1|roof 1|warranti 1|wood -1|workmanship 1|write 1
switch|100 2|11 1|cost 2|maker 2|materi 2|sell 1|transfer 2|warranti 2
tabl|choos 3|color 3|week 2
take|100 2|11 -2|110 1|130 -1|14 1|140 1|15 -1|18 1|1980 -2|2 -2|2,400 1|20 3|200 2|2218 -1|24 2|27 4|30 -1|350 2|4 -3|40 1|5 -3|50 1|6 -1|60 2|8 1|9 3|adjust 1|ag 1|ahead 1|answer 3|architectur 1|area -3|arriv -2|asbesto -2|asphalt 1|attic 1|balanc 1|bill -2|branch -1|build -1|cash -1|caus 3|certif -1|chang -1|check -1|chimnei 1|choos 1|claim 3|class -2|clean 1|climb 6|color 1|colorado -2|compar 1|complain -2|consent -1|contractor -3|copper -1|cost -4|cover -3|crack 1|crew -1|curl 1|custom 1|dai -1|dam 1|damag -1|date -1|deduct -1|defect 1|depreci -1|divis -2|document -2|down 2|earli 4|earthquak -1|edg -1|emerg 1|end -3|escap 1|fall 5|feet 3|file 4|final -1|find 2|finish -4|first -2|flash -3|follow 1|foot 4|free 2|gain 1|goe -1|gutter 3|hail 4|half 2|hearth 1|heavi 1|help 6|high 1|hit 3|hold -1|homeown 1|hour 1|hous -7|ic 2|impact -2|includ 1|inspect 8|instal -2|instead -1|insur 1|itself -3|lai -1|lamin -1|later 2|layer 1|leak -3|least -1|leav 1|licens -2|lift 1|lightn 1|list -1|littl 1|look -1|lose 2|mainten 3|make 2|maker 2|marco -1|materi 3|meet -1|membran 1|metal 2|miner 1|miss 3|mistak 3|modifi -1|moment 2|monei -1|month -1|morn -1|move 2|nail 2|new 3|next -2|noon -2|number -2|offer -1|old -2|onc -2|onto 6|open -2|origin -1|outliv 1|owner -1|pai -2|part 1|percent 1|period -1|permit -1|person 1|phone 3|photo 4|pick 2|plan 1|polici -1|premium 1|present 1|promis -1|rain -4|rate -2|readi -2|refund 2|remov -2|repair -3|replac -2|result 1|ridg 2|roughli 1|run 1|sb -1|seal -1|seam 1|see -1|sensibl 2|settl 2|shelter 4|shingl 4|side 1|sit 2|soffit 1|soft 1|solar -2|spring 1|squar 5|stai -1|stand 1|steep 3|step 1|stop -2|such 1|suit -1|summit -1|supervisor -2|supplement 3|surfac 1|surpris -3|tear -2|temperatur 2|tend -1|test 3|themselv -1|third 1|throughout 1|time 2|traffic 4|transfer 2|tree 5|ul -1|underlay -2|uphil 1|valu -1|vent 2|walk -2|wall -3|warrant 1|warranti -1|water -1|wear 3|week -1|west 1|whole 1|wind 3|withstand 1|work -3|workmanship -1|write -1|wrong 1|yard -1|year -1
talk|2 2|25 2|adjust 2|ahead 4|cost 3|crew -4|dai 1|date 4|hous 1|insur -3|meet 4|pai -1|roof -1|spanish 1|speak 1|time 1|wind 2
tan|shingl 2
tape|arriv 1|figur 2|hand 2|inspect 2|measur 2|roof 2|same 2|yourself 2
tap|9 3|dai 3|kitchen 3|schedul 2|water 3
tarp|2 -1|adjust -1|arriv -1|claim -1|cost -2|cover -1|dai -2|document 1|emerg 2|hous -1|insur 2|keep 2|receipt 2|refund 2|repair 2|roof -1|shingl -1|take -1|visit -1|warranti -1|year -1
tar|asphalt 2|first 1|leav 2|roof 1|smell 2|week 2|year 1
tear|2 -1|6 -1|arriv -1|attic -1|cost -1|crew -2|dai -1|first 1|flash -1|hous -1|inspect -1|old -1|pai -1|roof -2|shingl -2|vent -1|year -1
temperatur|10 -1|2 -3|3 2|4 -1|6 2|8 1|air 2|along 2|appli 1|arriv -1|attic 3|breath 3|bundl -2|cancel 3|clean -1|color -2|contractor 3|cool 3|cost -1|cover 1|crew -2|custom 3|dai 3|edg 1|end 2|find -1|flash -1|garag -2|half 4|hand 1|hearth -1|hous 2|includ -1|insid 1|inspect -1|instal 1|later -2|leak -1|leav 2|march 1|materi 2|moment 4|nail -1|new 1|novemb 1|old -1|open 4|rain 4|repair -2|ridg 4|roof -1|seal 6|shelter -1|shingl 1|sign 3|soffit 2|stai 1|stop -1|take -1|wall -1|warm 7|warranti 3|water -1|wind 3|wood -1|work -2|yard -1|year -2
tenant|crew 4
test|shingl 1
thick|16 5|24 -1|7 5|arriv -1|eav -1|fasten 5|flash -1|hearth -4|insid -1|nail 3|new -1|phone -1|ridg -1|ring 5|shank 5|sheet 5|shingl -7|strip -2|vent -1|wall -1|warm -1|wood 4
think|deduct 1|free 2|inspect 3|promis 1|roof 1
thousand|1 2|4,000 2|400,000 2|cost 1|deduct 2|hous 1|insur 1|percent 2
throw|2 -1|3 -1|air 2|along 2|arriv 4|bed 2|condition 2|cost -1|cover 1|dai -3|document 1|fall 2|final 1|first 1|hang 2|honest 1|includ 1|keep 4|lai 2|morn 1|new 3|old 2|roof 1|sheet 1|shingl 1|take -1|tarp 2|wall 1|wind 1|wood 2|yard 2|year -1
tile|crew 5|own 5|plumber 5|tiler 5
till|10 1|14 2|2 2|7 -1|arriv 2|claim 2|cost 1|crew -3|dai 4|emerg 2|final 1|find 2|first -1|insur 1|leav 2|minut 1|pai 3|roof -7|send 1|step 1|third 2|warranti -1|work 3
time|10 -1|11 1|12 2|2 3|3 -2|4 3|5 2|6 3|7 4|8 3|9 1|address 1|adjust 1|ahead -1|appreci -2|area -2|arriv 1|ask 2|care 1|check 1|child 2|claim 2|clean 1|correctli 1|cost -1|cover 1|crane -2|crew 4|dai 5|damag -2|defect 1|deliv -2|door -1|drivewai -2|dumpster -1|fall 1|file 1|final -2|finish 1|first -1|fitter 3|flash 1|goe -1|gutter 1|himself 1|hour 2|hous 2|instal 2|insur 1|introduc 1|itself 2|later 1|leak 2|leav 1|lift -2|live 2|look -2|maker 1|marco 3|meanwhil 2|morn 2|move 1|name 1|neighbor 1|next -2|night 2|old 1|onc 1|onto -2|own -1|p 4|percent 1|permit -1|person 2|polici -1|rain -1|rare 2|replac -1|roof -4|seal -1|second 3|sell -2|send 1|shingl -3|sign -1|skylight 1|sleep 2|spell 1|spring 3|stai 1|supervisor 4|supplier -2|surpris 1|take -1|tear -1|tend -2|transfer 2|twice 1|vent -1|warranti -1|water -1|week -2|wrong -1|yard -1|year 5
tire|clean 3|find 4|free 4|inspect 2|later 4|nail 3|phone 4|work 3|year 3
todai|4 1|minut 1|take 3|week 3
toddler|morn 2
todo|3 1|cost 4
tomorrow|6 3|ask 3|crew -1|dai 2|date 3|hear 3|move 3|p 3|watch 3|work -1
tonight|3 4|cost 5|discount 8|honest 5|sign 5|todai 9
tool|bring 4|first 2|morn 2|outdoor 4|outlet 4|own 4|portabl 4|power 3|toilet 4|water 3
top|1,200 1|12 2|16 1|2 1|24 1|3 -1|5 -1|6 1|7 1|8 2|add 1|ahead 1|architectur 1|arriv -1|breath -1|cap 2|clean 1|cover -1|crane 1|crew -1|cut 1|dai 2|deliv 1|down 1|drivewai 1|dumpster 1|eav 1|edg 1|end 6|half 1|ic 1|inch 3|includ 1|lai -1|layer 6|leak 1|lift 1|liner 1|metal 1|nail 1|next -1|old 1|onc 5|onto 1|pai -1|phone 1|photo 1|piec 5|plank 1|pull 5|ridg 3|roof 3|second 6|shield 1|shingl 5|skylight 1|starter 1|steep 1|stop 2|strip 1|supplier 1|synthet 1|system 1|tear 2|time 1|underlay 1|vent 2|wall 1|warm 1|warranti 2|water 1|wide 2|wood 1
toss|document 3|keep 4
total|14,795 2|17,900 1|24 1|32,615 1|48,600 3|arriv 2|best 1|better 1|cost 2|good 1|hearth 1|heirloom 1|honest 1|kitchen 3|monei 1|pai -1|recommend 1|shelter 2|squar 1|whole 3
touch|4 2|afterward 1|dry 2|hard 2|hour 2|paint 1|week 2
tough|10 -1|110 2|130 2|20 -1|3 -1|4 1|ball 4|break 4|chimnei -1|class 1|cost -1|decid 1|glass 3|hail -3|hearth 2|hour 2|membran -1|mile 2|outer 4|pai -1|pane 3|roof -1|safe 4|shelter 1|shingl 1|work -1|year -1
town|2 2|3 2|30 2|5 1|agreement 2|appoint 2|arriv 1|cancel 2|choos 2|color 2|contractor 2|dai 2|e 2|final 2|instal 2|minut 2|next 2|packag 2|pai 2|permit 2|rain 2|sign 2|step 2|take 2|walk 2|week 1|whole 2
trampl|2 1|air 2|climb 2|condition 2|cover 3|crew 2|dai 1|ladder 2|surpris 1|wood 2|yard 2
transfer|10 -1|110 1|130 1|30 1|4 1|5 1|arriv 1|begin -2|bill -2|certif -3|contractor -2|cost 1|dai -2|deposit 1|due 1|e -3|email -3|file 1|final -3|finish 1|fire 1|homeown 1|inspect -1|leak 1|maker 1|materi 1|month 2|notic 1|percent 5|period 2|phone -1|receiv -3|rest 1|roof 2|second -1|share 2|shingl -1|shrink 2|stand 1|walk 1|warranti -2|wind 1|work 1|year 2
tree|cover -1|cut -1|hous -1|insid -1|phone -1|ridg -1|roof -1|shingl -1|vent -1
trim|6 1|aluminum 2|awai 1|black 2|brown 2|color 2|edg 2|feet 1|keep 1|leak 1|least 1|membran 1|shingl 1|underlay 1|white 2
troubl|10 -1|crew 1|find 1|flash 1|hous 1|loos 1|new -1|wind -1
true|roof 1|year 3
trust|free 3|promis 3
turn|1 1|10 2|14 4|180 1|2 -3|3 -2|6 -1|7 2|85 4|9 1|arriv 3|bad 1|caus 4|claim 2|cost -1|cover 5|crew -1|dai 1|fall -1|find 3|first -4|flash -1|free -1|hour -1|hous -1|inspect -1|instal -1|insur 4|lai -1|look -1|maker 2|materi 2|onc -1|phone 2|rain 1|repair -2|roof -3|send 1|sheet -1|shelter -1|shingl -1|solar 2|squar -1|step 1|themselv 2|third 4|visit 2|walk -1|warranti 5|wind 1|wood -5|work -2|year -2
ugli|10 1|2 2|20 2|3 1|behind 2|build 3|clean 1|copper 1|cost 1|cover 1|dai 2|dumpster 2|final 2|granul 1|hail 2|honest 1|inspect 1|leav 2|look 3|moss 1|same 3|shingl 2|stand 2|street 2|take 2|thick 1|version 1|work 2|worri 1|year 3
uncl|system 3
underlay|cost -1|hous -1|roof -1|shingl -2|work -1|year -2
unit|air 2|along 3|arriv 3|bed 3|condition 2|first 4|hang 3|lai 3|morn 1|refriger 5|shingl 3|tarp 3|wall 3|wood 3|yard 3
upstair|air -1|arriv 1|condition -1|crew 2|floor 3|hammer 3|hous 1|mirror 3|photo 2|shake 3|shingl -1|take 3|top 3|wall 2
us|1 1|16 4|1998 1|3 -1|34 1|6 6|7 4|9 2|arriv -1|begin -1|bring 5|check 2|close -1|cost 1|cover -2|crew 2|dai 1|door -2|down -2|end 1|famili 1|fasten 4|final 2|flash -1|free -1|garag -1|hand 1|himself -1|hour -1|hous -2|inch 5|inspect 1|instal -1|introduc -1|keep -1|leav 1|live -1|meanwhil -1|morn 3|nail 4|old -1|outdoor 5|outlet 5|own 8|pai 1|paint -2|place 1|portabl 5|power 5|put -1|repair -1|ring 4|roof -1|same -1|seal -1|shank 4|sheet 4|stai -1|steep -1|strip 1|subcontractor 2|summit 1|supervisor -1|surpris 1|tear -1|time -1|toilet 5|transfer 3|twice 1|vent -1|walk 1|warranti -1|wash -3|water 6|wood 1|work -1|yard 1|year -1
valid|hous 1|roof 1
van|2 2|6 1|crew 1|dai 2|hous 1|new 1|roof 1|take 1|work 1
va|hail 5|wind 5
vent|40 2|afternoon 2|air 1|below 2|condition 1|cook 2|hundr 2|lean 2|phone 2|roof -1|shingl 1|temperatur 1
visit|12 -1|3 -1|adjust 2|ahead 1|arriv -1|ask 1|cost -1|damag -1|date 1|deni 1|first -2|free 1|hous -1|inspect 1|low 1|meet 1|pai -1|repair -1|roof -1|second 1|shingl -1|warranti -1|work -1|year -1
void|claim 2|damag 1|hail 2|roof 1|summit 1|wind 2|write 1
wait|2 2|3 1|ask -1|claim 1|colorado 1|cost 3|count 1|dai 1|emerg 3|end 3|final 2|find 2|first -1|good 1|hail 1|keep -1|open 1|pai -1|premium 1|rais 1|receipt -1|refund -1|roof 3|send 1|shingl -1|slow 2|tarp -2|tend 2|third 1|wear 1|wind 3|write 1|year 2
walk|10 2|20 2|2210 4|3 1|5 4|8 4|arriv -1|behind 2|build 2|caus 1|claim 3|cover 1|crew 1|dai 2|damag 1|dish 1|end 1|first -1|ford 4|golden 4|hail 1|holidai 1|honest 1|hour 3|hous -2|instal 2|light 1|look 1|new -1|offic 4|onc -1|open 4|p 4|phone 2|roof 2|satellit 1|shingl -3|solar 1|street 6|such 1|take 2|warranti 1|weekdai 4|work 1|year 1
wall|12 2|2 1|24 1|awai 2|cost -1|crew -1|dai 1|feet 2|furnitur 2|grill 2|hour 1|hous -2|least 2|move 2|pot 2|roof -1|water 1|work 1|yard 2
want|8 1|caus 1|cover 2|damag 1|dish 3|end 1|flash 1|holidai 1|instal 1|light 1|materi 2|put 2|satellit 3|shingl -1|skylight 1|solar 1|vent 2|warranti 1
warmth|new 2|window 2
warm|4 -1|dai -1|hous -1|second -1
warn|7 4|arriv 2|loud 4|neighbor 5
warranti|10 -2|110 2|12 -1|13 1|130 2|2 2|20 -1|24 -1|3 -5|4 1|5 3|6 1|7 1|arriv -1|attic 1|care -1|chimnei -2|choos -1|cost -5|cover 5|crew -1|dai -1|dam 2|decid -1|defect 1|escap 2|fall -1|favor 1|feet -1|find 1|fire -1|first -2|flash -1|free 1|granul -2|gutter -2|hail -3|hearth 2|homeown -1|hour 1|hous -2|ic 2|independ 1|inspect 1|instal 2|instead -2|insur -3|keep -2|last 1|late -1|leak 2|leav -1|maker 3|membran -1|metal -1|mile 1|month -1|new -1|opinion 1|own -1|owner -3|pai 1|percent 2|period 3|phone 1|plan -2|rate -1|repair -3|resist -1|roof -2|satisfi 1|seam -1|share 3|shelter 1|shrink 3|skylight 2|spring -1|stand -1|steel -1|such -1|take -2|temperatur 2|twice -1|vent -1|warrant 2|wear -1|wind -1|year 1
wash|3 2|5 -1|cover -1|first -5|granul 4|gutter 3|hous -3|month 2|paint -1|roof -3
wasn|cost 2|find 3
watch|better 1|children 1|dumpster 1|fall 1|insid 1|loud 1|pet 1|somewher 1|stai 1
watertight|roof 1
water|10 -1|2 -1|3 -1|5 1|7 -1|8 1|9 -1|activ 8|arriv -1|attic 5|claim -1|cost -1|dai -1|down -1|end 1|final -1|find 8|granul 1|hous 1|inspect -1|instal 1|last 1|leak 9|next 2|old 1|pressur 1|shingl -1|skylight 1|strip 2|surpris 1|temperatur -2|vent -1|warranti 1|wash 2|wind -1|wood -1
wear|10 1|12 3|8 3|afterward 2|cover 1|last 3|new 1|pai 1|roof -1|shingl 1|side 3|south 3|year 4
weekdai|dai 1|stai 2
week|2 1|60 4|clean 2|dai 3|dumpster 3|final 3|hous -2|inspect 2|leav 2|live 1|meanwhil 1|move 2|rain 1|stai 3|stop 1|underlay 2|work 2
whole|10 1|2 5|5 2|6 1|6,000 1|adjust 2|arriv 1|averag 1|carri 1|cost -2|cover 3|crew 1|dai 4|down 2|hour 2|hous 1|internet 2|pai 1|rafter 1|repair 1|roof 1|safe 1|same 2|shingl -1|spread 1|steep 2|take 6|time 2|water -1|wood 3|year 1
wide|street -1
wife|ask 2|dai -1|decis 2|hous 3|paus 2|point 2|question 2|roof -1|share 2|think -1|watch 2|whenev 2
wifi|roof -2|year -2
window|1,150 2|dai 2|flash 1|instal 2|lose 7|new 5|night 7|old 6|order 2|pane 8|replac 2|roof -2|skylight 3|temperatur 8|unless 2|vent 1|window 4
wind|1 1|10 -1|217.08 -1|3 -1|4 1|4,000 1|40 1|400,000 1|adjust 1|arriv -1|awai 1|build -1|chimnei 1|clean -1|cost -2|cover -1|damag 1|deduct 1|dumpster 1|emerg 1|feet 1|finish 1|flash 1|free -1|granul 1|ground 1|hail -1|hearth -1|heavi 1|honest -1|hous 1|lift 1|lose 1|miss 1|month -1|new -1|old 1|open 1|pai -1|rain 1|result 1|roof 1|roughli 1|same -1|see 1|shingl 1|side 1|soft 1|spot 1|strong 1|take -1|tear -1|throw 1|uphil 1|warranti -2|wear -1|west 1|wood 1|work -1
winter|0188 1|10 2|12 -1|2 -2|303 1|5 -1|555 1|6 1|8 3|add -3|arriv 6|ask 9|badli 1|build -1|claim -1|cost -3|cover 6|crack -2|curl -1|dai -2|damag -1|defect -1|desk 1|earli -1|end 5|exampl 1|first 5|goe 3|hearth -1|hour 2|hous -3|inch -1|instal 2|leak 1|least -1|light 3|look 4|loos 1|lose -2|make -1|maker -2|materi 5|miner -1|nail 1|new -1|old -3|pai -1|part 1|rain 1|repair -1|ridg 3|same -1|seal 1|second -1|servic 1|shingl -2|slip 1|soffit 4|spring 10|such -1|summit -2|surfac -1|take -1|vent 4|visit -1|warm 1|warranti 6|wind -1|wood -3|workmanship 1|write 1|wrong 3|wrongli 1|yard -1|year 1
wire|3 1|cost 1|take 1
withstand|10 2|110 2|130 2|20 2|chimnei 2|compar 1|gain 1|hail 2|hearth 1|hour 2|impact 1|instead 2|membran 2|mile 2|rate 3|resist 2|shelter 1|shingl 3|wind 2|work 2|year 2
wood|2 -1|3 -1|appli -1|arriv -1|clean -1|cost -2|dai -1|dumpster -1|flash -1|honest -1|hous -2|includ -1|pai -1|permit -2|phone -1|pound -1|ridg -1|roof -2|shingl -2|take -1|tear -1|vent -1|week -1|weigh -1|window -1
word|decid 6|insur 1|low 2|pai 3|polici 3|roof 2
work|1 -1|10 3|11 -1|14 1|14,795 1|15 4|179.43 1|1998 4|2 -2|20 3|24 -2|25 3|3 -1|30 -1|34 4|4 -2|40 2|5 -1|6 -4|7 -5|8 1|85 3|adjust -6|afterward 1|ag 1|ahead -2|air 2|along 1|area 4|arriv -1|ask -2|asphalt -3|attic -3|awai -1|badli 1|begin 3|behind 2|below 4|bill -1|breath -1|bundl -1|care -1|caus 1|chanc 1|chang 2|check -2|child 2|chimnei 1|claim -4|clean -2|close 2|color -2|consent 2|contractor 1|cool -1|cost -2|cover -1|crew 3|dai -4|damag -3|depend 1|door 2|down 1|draw 3|dry -1|dumpster 1|dust 4|earli 3|eav -1|edg -1|end -1|fall 1|famili 3|fasten 1|finish -1|first 1|flash 2|free -3|garag 1|hail -1|half -1|hand 3|happier -1|hearth 3|heirloom 3|high 1|homeown 1|hour -1|hous 9|inch 2|includ -1|inspect -5|instal 3|insur -3|internet 1|keep 2|later -1|leak -2|least -1|leav 3|led 2|lift -1|list -1|live 4|loos 1|loud -1|mainten 3|make -1|maker -1|marco 2|materi -1|meanwhil 4|membran -1|metal -2|minut 4|miss 2|mistak 3|monei -1|month 1|morn -2|nail 1|new 2|next -3|night 4|noon -2|number -2|old -1|onc -2|open 3|origin -1|otherwis -1|own -1|part -1|period -1|permit -1|pet -1|phone 3|pound -1|power 1|pressur -1|pretend -1|provid 1|put 1|radar 1|rain 6|rare 4|reachabl 8|replac -1|ridg 1|ring 1|roll 1|roof -3|run -1|seal 3|seam -1|second -3|see -1|sell -1|servic -1|shank 1|sheet 1|shelter 4|shingl -1|sign -2|skylight 2|sleep 4|slip 1|smell -1|soffit -1|solar -1|somewher -1|stai 1|stand -2|steel 2|steep 2|street -1|strip -2|subcontractor 3|summit 3|supervisor -1|surpris 2|switch 3|take 3|tarp 5|tear 2|temperatur 2|tend -1|though 6|transfer -1|underlay -1|unless 4|walk -1|wall -1|warm 4|warranti 2|watch 1|water -1|wavi 3|wear 1|week -3|weekdai 1|weigh -1|wide 1|wind -6|window 2|wood -1|workmanship 6|write 2|wrong 1|wrongli 1|yard -3|year 4
worri|3 4|first 4|granul 1|gutter 3|loos 4|month 4|roof 2|year 2
worst|3 2|awai 2|bare 2|face 2|find 1|lift 3|number 2|place 2|shingl 1|show 2|side 2|take 2|west 3|wind 2|wood 2
wors|crack 3|find 3|freez 3|good 3|littl 3|pri 3|rain 3|roof 3|water 3|wear 3|wide 3|wind 2|winter 3
worth|better 3|choos 4|document 1|fair 3|gutter 1|instead 2|keep 5|monei 3|new 3|old 2|repair 1|roof 3|shingl -1|think 3|time 3
write|dai -1|promis 2
wrong|0188 1|1 2|1,200 2|13 2|150 2|2 -2|3 -1|303 1|4 1|555 1|8 2|85 3|address -1|area 2|arriv 1|attic 2|begin -1|breath 1|caus 3|check -2|claim -3|compar -2|cool 1|correctli -1|cover 1|dai 2|decis 2|desk 1|disagre 2|end -1|exampl 1|feet 2|file -1|final -1|find 2|independ 2|inspect 3|lose 3|maker -2|name -2|net 2|old 3|opinion 4|phone 1|repair -1|ridg -1|roof -1|rule 2|satisfi 2|servic 1|shingl -2|spell -1|squar 2|stai 1|summit 1|temperatur 3|vent 1|visit 2|warranti -1|write 1|year -1
yall|2 2|crew 1|dai 1|surpris 1|work 3
yard|1 1|16 -1|24 -1|4 1|6,000 2|7 1|adjust 8|arriv 2|averag 2|awai 7|better 5|carri 2|children 5|clean -1|cost -2|cover -1|crew 1|dai -1|damag 6|dumpster 4|emerg 4|fall 5|fasten -1|final -1|hous 3|insid 5|inspect -1|keep -2|live 3|loud 5|meanwhil 3|morn 2|nail -1|new -1|old -1|pai -1|pet 5|place 1|pound 1|rafter 2|repair 3|ring -1|roof -2|safe 2|see 7|shank -1|sheet -1|shingl 5|somewher 5|spread 2|stai 5|strip 1|surpris 1|take -1|tear -1|throw 8|underlay -1|vent -1|weigh 1|wood -2|year -1
yearli|140 4|cost 1|servic 3|visit 2
year|0188 1|10 -1|100 -1|11 -1|12 -1|180 3|1998 1|2 -3|3 -2|30 -1|303 1|34 1|555 1|6 -1|60 -1|7 -1|8 1|9 1|ag -1|approv -1|arriv -1|bill -2|break -2|care -1|carri -2|check -1|claim 1|color 1|colorado 1|contractor -1|cost -1|count 1|cover -1|dai -4|damag -1|deduct -1|defect 1|desk 1|document -1|end 2|exampl 1|fade 1|famili 1|file -1|final -1|financ -1|finish -1|free -2|guid 1|hail 1|homeown 1|honest -1|hour 2|hous -3|includ -1|inspect -2|instal -1|keep -1|layer 1|mainten 3|maker -1|materi -1|month -1|onc 1|onto -1|own 1|owner -1|pai -1|paint 1|percent -1|person -1|phone 1|rain -1|roof -1|second 1|sell -1|servic 1|shingl 1|step -1|subcontractor 1|sudden -1|summit 3|take 2|tarp 2|temperatur -2|transfer -2|visit 1|wall 1|warrant 1|warranti -1|wind 1|wood 1|work -1|write 2
yourself|14,795 3|17,900 3|24 3|3 1|32,615 3|best 3|better 3|cost 2|good 3|hearth 3|heirloom 3|honest 1|recommend 3|roof 3|shelter 3|squar 3
yourselv|2 2|cost 2|instal 1|roof 1|shingl -1
`,
}
