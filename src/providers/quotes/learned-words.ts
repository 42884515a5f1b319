/**
 * Written by `npm run fit-answers -- --write`: in tenths, what the words of homeowners' questions are worth beside the
 * evidence. After what is asked comes what the sentence says, where it matters.
 */
export const learnedWords = {
  turns: `
4| -2
^after| -1
^am i| 4
^am| 4
^and if| -1
^and| -1
^any| -2
^are ice| 1
^are there| -1
^are your| -4
^are you| -1
^are| 2
^at| 1
^a| 3
^can i| -3
^can my| 3
^can we| -4
^can you| -4
^can| -8
^could i| -3
^could my| 2
^could you| -6
^did the| -1
^did you| -1
^did| 2
^do the| -4
^do u| -1
^do we| 2
^do your| 1
^do you| -2
^does a| 6
^does insurance| -1
^does it| 6
^does marco| -2
^does my| -1
^does that| -3
^does the| -6
^does your| 1
^do| 3
^for how| 2
^for| 3
^from| 1
^give me| -3
^give| -3
^how big| -1
^how cold| 2
^how did| -2
^how does| 3
^how do| -7
^how far| 4
^how heavy| 1
^how hot| 5
^how long| 5
^how loud| -3
^how many| -2
^how much| 2
^how often| 2
^how old| 1
^how soon| 4
^how strong| -1
^how tall| -4
^how thick| -3
^how wide| -4
^how will| 2
^i m| 3
^if a| -3
^if it| 4
^if i| 4
^if you| -3
^if| -5
^in| 2
^is a| -3
^is daniel| -3
^is it| 4
^is marco| -3
^is my| 4
^is that| 4
^is there| 2
^is the| -3
^is| -1
^may i| -1
^me| -5
^my| -3
^once| -2
^on| -1
^should i| 5
^should| -5
^suppose| 2
^tell me| -3
^tell| -3
^there| -4
^the| 2
^until when| -1
^until| -1
^warranty| 2
^was| 3
^what about| 3
^what are| -3
^what can| -3
^what color| -3
^what credit| -8
^what did| -7
^what does| 2
^what do| 3
^what gauge| 2
^what happens| 2
^what if| 3
^what is| -4
^what kind| 1
^what makes| 2
^what should| 2
^what sort| 1
^what s| -6
^what time| 1
^what will| 2
^what would| -2
^whats the| 1
^whats| 5
^what| -2
^when does| 1
^when do| 2
^when is| 2
^when s| 2
^when was| -3
^when will| 2
^when| -2
^where can| -4
^where does| -2
^where do| 6
^where should| 2
^where| 1
^which of| -3
^which one| 3
^which side| 4
^which| 1
^who does| 1
^who is| 3
^who pays| 1
^whose| -1
^who| -3
^why are| -1
^why did| 1
^why does| -3
^why do| 1
^why is| 2
^why should| 1
^why would| 1
^why| 7
^will a| 2
^will it| -2
^will i| 3
^will my| 4
^will they| 2
^will the| -4
^will you| -2
^will| -1
^would a| -1
^would the| 3
^would| 7
^you people| -2
^you| -3
a bad| 3
a big| 3
a chimney| -1
a claim| 4
a discount| -3
a drip| 2
a drone| 2
a few| 6
a good| -2
a hail| -1
a hotel| -2
a house| -1
a metal| -5
a nail| 4
a new| -4
a picture| -1
a problem| 2
a real| -2
a repair| 2
a roof| -2
a second| -4
a shingle| 1
a square| 4
a steel| 1
a storm| 4
a supplement| -2
a tarp| 3
a warranty| 3
a wind| 1
a year| 1
able to| 2
able| 2
about a| 1
about it| 1
about my| 1
about the| -2
about| 9
above| -8
accept| 2
actually| 3
ac| 8
address of| -3
address| -2
add| -8
adjuster comes| 1
adjuster| -1
advice| 2
after a| 1
after i| -1
after ten| 2
after the| -9
afterwards| -2
after| 3
against| -6
again| 4
age| 2
air conditioner| -7
airflow| 2
all the| 3
allowed| 4
all| 4
alone| -4
already| -3
alright| 4
am| 2
an appraiser| 2
an emergency| -1
an hour| -2
an old| 3
and for| -4
and if| 1
and it| 1
and i| -5
and the| 5
and| -1
another| -2
answer| -2
any of| 2
anybody| 6
anyone| 3
anything to| 2
anything| 9
any| 3
an| 3
appointment| 3
appraisal| -6
appraiser| 2
approved| -11
app| -1
architectural| 1
are ice| 1
are in| 2
are my| 2
are on| -5
are there| 1
are they| -1
are the| -3
are your| -3
are you| -8
area| 4
are| 1
around here| -1
around my| 3
around the| 4
around| 11
arrive| 6
as a| 2
as well| -3
asbestos| -3
ask for| 1
asphalt| -5
as| 1
at home| 4
at it| -3
at night| 2
at once| 2
at the| -2
at your| -3
attic| 7
attract| -1
at| 9
away| 5
a| -1
back ground| -2
back if| 4
back to| 2
back| -5
bad sheets| 1
bad| 4
banging| 2
bank| -7
bare| 1
basic| 1
bathroom| 6
be able| 2
be at| 1
be before| -5
be for| 2
be home| -6
be on| -2
be there| 1
be to| -5
because| 6
bedroom| -1
beds| 1
bed| 3
been| -3
before it| -9
before i| 5
before they| 3
before the| 5
before you| 6
before| 8
begin| 5
behind it| 1
behind your| 1
behind| 3
besides the| 3
besides| 2
best| -2
better| 1
between the| 3
between| -1
be| 7
big is| 6
big| 6
bill| 2
bit| 4
bleach| -4
blows| 2
boards are| 1
boards| -1
board| -2
booklet| 1
boots| 4
boss| 3
box vents| -1
box| -1
branches| -1
brand| 1
break| 3
bring| -2
broken shingles| 1
broken| 4
brush| 4
builder| 1
buildings| 2
built| -2
bundles| -4
bushes| -5
business| -9
buyer| 3
buy| -7
by hand| 3
by the| -3
by| 3
cables| 2
cada| 2
call my| 4
called| -1
call| -3
can a| -4
can i| -4
can my| 3
can the| 3
can we| -2
can you| -1
cancel| -2
can| 7
cap| -1
card| 9
care of| 3
carry| 4
cars| 2
case| 2
cash| 8
catch| 2
ceiling| -1
cell phone| -3
cell| -3
certificate| -3
changes| 3
change| 4
charge for| 2
charge| -1
cheapest| 2
cheap| 1
check on| 2
checked| -3
check| 5
children| -2
chimney flashing| -1
chimneys| -5
chimney| -4
christmas lights| 2
christmas| -4
city inspector| -5
city| -3
claim for| 1
claim| 10
class 4| -1
clean the| 2
clean| 7
climb up| 2
climb| 1
closed| -1
close| 2
cold is| 2
cold| 7
color is| -5
colorado| -5
colors| -1
color| -8
come back| -4
come in| -3
come out| 3
come with| -3
comes| 1
come| 1
coming| 6
commission| -1
companies| -1
company| -7
complain| 1
comp| -3
conditioner| -7
contract| -3
con| 3
cook| -1
cooler| -1
cooling| 3
cool| -11
copper| 4
cost and| 1
cost anything| 3
cost me| 6
cost to| -6
cost| 1
could i| -7
could my| 2
could you| -4
could| -1
count| 4
couple| 2
cover my| 1
cover the| 1
coverage| 1
covered by| -1
covered| 11
cracks| 1
crack| 1
crane truck| -6
crane| -6
credit score| -5
credit| -4
crew| -8
crooks| -1
customers| -4
cut| -1
damage inside| 2
damage| -1
dams| 1
dana| -5
daniel| -8
dark| 3
date| -11
days does| -1
days do| 1
days| 1
day| -5
deadlines| -2
deal| 3
decibels| -2
decide| 2
decking| 2
deck| -1
deductible| 5
defect| 2
denver| -2
deposit| -2
depreciation| 5
desk| -8
did the| -2
did you| -2
did| -7
difference between| -1
difference| -1
different| 4
discount for| -4
discount| -1
dish| -4
disposal| -2
division of| -4
division| -4
do about| 1
do if| -2
do it| 3
do i| 1
do something| 1
do they| 4
do the| -10
do to| 5
do u| -2
do we| -1
do with| 4
do your| 1
do you| 7
does a| -3
does insurance| -1
does it| -1
does marco| -2
does my| -3
does someone| 2
does that| 4
does the| -2
does your| 2
does| 1
dog| -3
doing| 2
don t| -1
done| -5
don| -1
doors| -3
door| -2
down the| 1
down| 7
do| -2
drag| 1
drip edge| -3
dripping| 2
drips| 1
drive| -3
drone| 2
drop me| 1
drop| 6
due| 3
dumpster go| 1
dumpster| -6
during work| 1
during| 1
dust| -1
d| -2
e mail| -3
each| 1
early| 8
eat| -8
eaves| -6
edge come| 2
edge| 1
electrician| 1
electricity| 5
else| 1
email| 3
emergency tarp| -2
emergency| 1
employees| 1
en house| 2
end up| -1
end| 3
enough for| 1
enough| 6
en| 5
ese day| 4
ese| 4
espanol| -2
everybody| 1
everything| 5
every| -2
ever| -6
exactly| 1
expensive| -2
extra| 1
e| -3
factory| 4
falls off| -5
falls| -7
fall| -2
family| 4
far up| 1
far| 4
fascia boards| -1
fascia| -1
favorite| -1
federal| -1
fee if| -5
feet| -5
fee| -1
few| 7
figure| 2
file| 1
filing| -1
filters| 3
final couple| 2
final payment| -7
final| -3
financing| -2
find| 6
fine| -1
finished| 5
finish| 2
fire| -2
fit| -2
five| -3
fix a| -1
fix my| -1
fix the| 1
fixed| -1
fix| 5
flashing| -2
floor| 1
folks| 4
foot| 1
for a| -7
for free| 4
for hail| 1
for hearth| -4
for how| 4
for it| 1
for me| 2
for my| 1
for shelter| 1
for that| -1
for the| 2
for you| -1
foreman| 5
form| 1
for| 4
found| 4
four| -2
frames| -1
free| 7
fresh| 2
from now| 2
from the| 6
from you| 1
from| 3
full| 2
furnace| -2
furniture| 1
gable| 1
game| -1
garage door| -1
garage| -5
garden| -1
gas| 2
gauge is| 2
gauge| 2
get a| -8
get for| -1
get in| -3
get it| -1
get my| -1
get out| 2
get rid| 5
get that| 5
get the| 9
get to| -4
get up| 2
gets| -4
get| -1
give me| -3
give of| 1
give| -3
glass| 6
go down| 2
go in| 1
go on| 2
go over| 3
go through| -1
goes| -1
going to| 15
going| -1
golden| -1
gone| 2
good for| 2
good| -2
google| -3
go| 1
grass| 1
green| -1
grill| 4
ground| -4
guarantee on| -3
guaranteed| 4
guarantee| 3
gun| 1
gutters| -2
gutter| 4
guys| 3
hail claim| -1
hail damage| 2
hail hits| 2
hail shingle| 6
hail| 5
hale| 5
half the| 1
handles| 5
handle| -1
hand| 9
hang on| 2
hang| 1
happens if| -3
happens to| 1
happens| 3
happen| 4
has to| 3
has| 6
have a| 2
have to| 10
have you| -9
have| -1
hearth| -2
hear| 6
heat| -2
heavy is| 1
heirloom| 3
help with| -1
help| 2
here| -3
he| -4
high| -2
hire you| 5
hire| 5
hiring| -5
his| 5
hits| 3
hoa| 2
hold| 1
home address| -1
homeowner| 2
home| -6
hook| 3
hot does| 2
hotel| -2
hot| 3
hours does| 2
hours| 7
hour| -6
house is| -2
houses| 5
house| 1
how are| -10
how cold| 2
how did| -2
how does| 5
how do| -9
how far| 4
how heavy| 2
how hot| 5
how long| 4
how loud| -3
how many| 2
how much| -1
how often| 4
how old| 1
how soon| 5
how strong| -1
how tall| -4
how thick| -2
how wide| -2
how will| 2
how| -2
hurt| -3
husband| -2
i ask| -2
i be| 1
i buy| -5
i cancel| -1
i can| 1
i check| -2
i choose| 5
i clean| 3
i complain| 1
i don| 2
i do| -8
i find| 2
i fix| -2
i get| -4
i hear| 3
i just| 2
i keep| 3
i know| 8
i leave| 1
i look| 1
i lose| -1
i m| -4
i need| -1
i pay| -4
i pick| 3
i pressure| 2
i put| 3
i report| 2
i ring| 3
i see| 1
i send| -2
i sign| 8
i stay| 2
i still| 2
i take| 1
i talk| -1
i tell| 1
i think| -2
i throw| 2
i toss| 2
i transfer| -2
i use| 3
i ve| -2
i wait| 1
i walk| -5
i write| -6
ice dams| 1
ice| 3
if a| -2
if he| -1
if it| 9
if i| -7
if my| 2
if rain| 2
if sell| 1
if something| 4
if there| -1
if they| 1
if the| -2
if water| 2
if we| 1
if your| 1
if you| -4
if| 4
impact| -3
in an| 1
in a| -5
in business| -6
in colorado| -5
in denver| -2
in how| 1
in january| 8
in my| 6
in person| 1
in summer| -1
in that| -9
in there| 2
in the| -2
in this| 2
in three| 2
in winter| 2
in year| 2
in your| 1
inches| -8
inch| -3
included in| 2
included| 5
include| -1
increase if| -4
increase| -11
independent inspector| -7
independent| -7
inside| 5
inspect it| 1
inspect the| 3
inspection| -2
inspector| -7
inspect| 4
install a| -4
installed| 1
install| -4
instead of| -4
instead| -3
insulation| -1
insurance check| 3
insurance company| 3
insurance cover| -7
insurance pay| 1
insurance| 5
insured| 2
insurence| -2
insurer| -4
interest rate| 2
interest| 6
into the| 4
into| 4
in| -2
is an| 3
is a| 6
is best| -5
is daniel| -3
is done| -1
is in| -6
is it| -1
is marco| -4
is my| -3
is that| 4
is there| 2
is this| 1
is too| 1
is your| 1
isn t| -3
isn| -3
it all| 4
it a| 3
it be| 2
it cost| -2
it for| -1
it gets| 1
it get| 7
it going| 3
it if| 4
it in| 2
it is| 1
it off| 2
it ok| 2
it on| 2
it outside| -1
it out| 6
it s| 1
it take| -1
it turns| 2
it up| 2
itself| -1
its| 2
it| 4
i| 2
january| 8
job| -4
july| 1
just the| -4
just| 1
keep my| 3
keep the| 2
keeps| 1
keep| 4
kind of| 3
kind| 3
kitchen| 3
knock off| 2
knock| 3
know| 3
labor| 8
large| 1
last week| -1
last year| -4
last| -1
later| 4
late| -8
lawn| -3
layers does| 3
layers of| 2
layers| 3
layer| 3
lead of| 3
lead| 2
leaking| 2
leaks| 2
leak| 2
leave my| 3
leave the| 3
leave| 2
leftover| 1
lets| 5
letters| -2
let| 1
liability| -4
licensed| -4
life| -5
lightning| -2
lights| 2
like| -3
liner| 2
list| 2
little| 1
live| -1
living| -2
ll| 2
load| -4
loan off| 1
loan| 1
long after| 1
long can| 2
long did| 2
long does| -4
long do| 3
long has| -2
long in| -8
long is| 3
long until| -1
long will| 1
long| 6
look| 5
loose| 4
lose the| 2
lose| 1
lot| 2
loud is| -3
lower| 1
lunch| -9
made in| -2
made of| 4
magnet| 1
mail| -3
maintenance visit| -3
maintenance| -1
make the| -4
maker| 3
makes shingles| 1
makes| -1
make| 2
manufacturer| -1
many bad| 1
many claims| 3
many colors| 4
many days| 5
many hail| 3
many hours| 3
many nails| 2
many people| 6
many pictures| 6
many roofs| -4
many shingles| 1
many squares| 1
many years| -3
many| 2
man| 6
marco| -8
mark the| -4
mark| -4
married| -1
marta| 2
match the| -1
match| -1
material warranty| 1
material| 1
matter| 5
may| -2
me a| -7
me back| 5
me for| -7
me if| 1
me the| -3
me to| 1
mean| 3
measure| 4
mediation| -2
meeting| -1
meet| 2
membrane| 1
men| 1
mess| 1
metal roof| -2
metal| 2
me| 6
mi roof| 2
middle| 4
mientras work| 1
mientras| 1
mine| -4
missing| 2
mistakes| 2
mold| -2
money| 6
monthly payments| -2
monthly payment| 6
monthly| 6
months| 7
month| -3
more shingles| 2
more than| 2
more| -7
morning| -2
mortgage company| 1
moss| 2
most| -7
move my| 2
move| -2
much cost| 7
much does| -8
much do| -1
much is| -1
much of| 3
much will| -5
much would| -7
much| -1
mushy| 3
must i| 1
must the| -3
my attic| 5
my ceiling| -2
my chimney| -1
my christmas| -1
my claim| 3
my deductible| 4
my dog| -7
my driveway| -5
my electric| -1
my garage| -1
my gutters| -1
my home| 1
my house| -6
my husband| -2
my insurance| 3
my insurer| 1
my kids| 1
my lawn| -2
my name| -4
my neighbors| -3
my old| -1
my policy| -9
my premium| 4
my roof| 3
my shingles| 1
my toilet| -2
my warranty| -1
my wife| -6
my yard| -1
myself| -4
my| -1
m| -2
nails in| 1
nails| 6
nail| 6
name of| -5
name| 1
nap| 3
near| 2
need a| -4
need for| -1
need to| 1
need| 3
new gutters| -1
new owner| 2
new roof| -9
new shingles| 1
new skylights| 3
new slope| 2
new| 1
next| -6
night| 1
normally| 2
normal| 3
north| -1
not to| -5
nothing| -3
now| -7
no| -2
number do| 1
number of| -1
number| -13
oak| -4
of a| -5
of deposit| 1
of insurance| -4
of it| 2
of my| -3
of policy| 3
of the| -1
of this| -1
of those| 2
of what| 1
of wood| -4
of yours| 2
of your| -8
off early| 2
off for| 2
off if| -3
off my| 1
off on| 1
off the| 7
offer insurance| -1
offer| 2
off| 3
often| 4
of| 8
oil| 1
ok| 5
old box| 2
old is| 2
old roof| -2
old shingles| -3
old stuff| 1
old| -3
on a| -4
on in| 2
on it| 1
on my| -2
on paper| 1
on sundays| -2
on the| 2
on this| 4
on top| -1
on to| 2
on your| 2
on you| 1
once| 1
one of| -1
ones| 1
one| -7
only| 1
on| 4
open the| 2
open| 4
opinion| -2
option| 4
or a| -1
or can| 3
or do| 1
or is| 4
or just| 1
or only| 3
or six| -4
or the| 1
or| 9
other| -4
our| 1
out if| -1
out of| -2
out the| 2
out to| -2
outside| 5
out| 6
over the| 3
overnight| 2
over| 6
own people| 1
owner| -1
own| 3
packages| 3
package| 7
paid| -1
paint the| -1
painters| 2
paint| 1
panels| -3
papers should| 4
papers| 5
paperwork| 5
paper| 2
para| 1
parking at| -2
parking| -4
park| -3
part of| 2
part| 3
passed| -2
pass| 3
past| -1
patch| 5
patio| 2
pay extra| 2
pay for| -1
pay in| -4
pay monthly| -1
pay you| -3
paying| 4
payments| 2
payment| 3
pays| 2
pay| 8
people are| 1
people| 5
per shingle| 1
percent| -2
permit| -2
person| -1
per| 3
phone number| -1
phone| 1
photos| 1
pick the| -2
pictures| 5
picture| 1
pipes| 3
pipe| 3
places| 3
plants| 1
plan| -2
play| 3
plywood| 2
policy i| 2
policy| -5
por| 5
pouring| 1
power| 2
premium increase| 2
premium| 4
pressure wash| 2
pressure| 5
price of| -2
price| 5
problem| 3
promise| 2
proof| 1
protect my| 1
protect| 4
put a| 3
put in| -1
put my| 4
put on| -1
put the| -4
put up| -3
puts| -3
putting| -3
quote| 1
r value| -1
raccoons| -4
rafters| -2
rain| 5
rated| -1
rates| 1
rate| 5
real person| -2
real| 1
receipt| 3
reception| -1
recommend| 3
recycled| -7
remove| 2
rent| -1
repaint| 2
repair| -1
replacement cost| 1
replacement| -2
replace| -4
report| 3
resale value| -1
resale| -1
rest| 1
reuse the| 1
reuse| 1
rid of| 5
ridge| -4
rid| 5
right now| -7
right| -7
ring| 4
roof after| 1
roof cost| 1
roof in| -5
roof needs| 1
roof on| -5
roofers| -8
roofer| 3
roofing| -6
roofs| -10
roof| -9
room| -3
rotten| 7
round the| 3
round| 4
rubber| 2
ruins my| 1
ruins| 2
running| -1
run| -1
r| -3
s a| 3
s name| 1
s that| -2
s the| -4
s your| -7
safe| -2
sales| 1
same| 3
sample boards| -4
samples| 4
sample| -3
sam| -4
satellite dish| -2
satellite| -7
save money| -1
save| 3
say| -6
score do| -4
score| -5
seal| 5
seam| -3
second check| 3
second| -4
see| 3
sell house| 1
sell my| -1
sell| -5
send| -1
service desk| -8
service| -5
set me| 5
settle| 3
shade| -2
shed| -3
sheet of| -3
sheets of| 1
sheets| 5
sheet| 2
shelter| 1
shingle maker| 2
shingles are| 4
shingles come| 1
shingles do| 1
shingles get| -1
shingles made| -1
shingles than| 2
shingles that| 3
shingles| 7
shingle| 4
should i| 2
should my| 1
should the| -3
should| -1
show me| 2
showroom| -2
show| -1
shut| -8
side of| 3
side| 9
siding| -3
sign the| 2
sign today| 1
signing| -2
sign| -6
single| -3
sister| 1
sit| 5
six| -3
size| 2
skylights| -5
slate| -1
sleep| -6
slope| 3
slow| 2
smell| -5
snow| -9
soft| -7
solar panels| -4
solar| -7
somebody| -5
something| 8
some| 4
son| -5
soon does| 2
soon| 5
sort of| 1
sort| 1
so| 8
spare shingles| 4
speak spanish| -1
speak| -3
speed| -1
spots| 1
spot| -2
sprayer| -4
spring| -10
square feet| -7
squares| 1
square| -1
squirrels| -6
stack| 2
stainless| -2
stain| -2
standing seam| -3
standing| -3
stand| 1
starter| 3
starts| -3
start| 3
state| -1
stay in| 2
stays| 3
stay| 3
steel| -2
stick| 1
still| 4
storm| 9
street| -12
stretch| 1
strip| -1
strong| 1
stuff in| 1
stuff| 5
sue| -5
summer| -2
summit| -5
sundays| -5
supplement| -2
supplier| 3
suppose| 2
swap| 2
sweep| -1
switch| -5
synthetic| -1
system| 1
s| -1
t you| 4
take down| -5
take the| 2
take to| -4
takes| -6
take| 5
talk espanol| -2
talk to| -2
tall is| -4
tall| -4
tape| 1
tarp| -1
tar| 1
tax credit| -1
taxes| -2
tax| -5
tear off| -8
tear| -6
tell me| -1
tell you| 2
tell| 2
ten years| 4
ten| 1
test| 2
than the| -1
than| -9
that a| 3
that day| 4
that i| 4
that on| 3
that s| 1
that the| 2
that you| 2
that| -3
the ac| 3
the adjuster| 2
the air| 4
the appointment| 3
the bad| 3
the bank| -7
the best| 3
the boards| 3
the boss| 3
the broken| 2
the buyer| 4
the cap| 1
the ceiling| 1
the cheapest| 4
the check| -3
the chimney| 5
the city| -4
the claim| 2
the color| 3
the company| -6
the contract| 2
the copper| 2
the crane| -7
the crew| -7
the damage| -1
the day| 5
the decking| 1
the deposit| -7
the difference| -1
the division| -4
the drip| -3
the driveway| 3
the dumpster| -5
the eaves| -2
the edge| 2
the end| 4
the factory| 3
the filters| 3
the final| -5
the financing| -5
the finish| -1
the flashing| -1
the foreman| 4
the form| -3
the frames| 1
the front| 1
the garage| -2
the grass| 3
the guarantee| 2
the guys| -8
the hail| 4
the hearth| -8
the heirloom| -1
the hook| 3
the house| 2
the ice| 3
the independent| -7
the inspection| 2
the insurance| 4
the job| 6
the labor| 2
the lawn| 2
the liner| 2
the loan| 2
the maker| 2
the manufacturer| 3
the material| 2
the men| -1
the metal| 2
the middle| 4
the monthly| 7
the morning| 1
the moss| -4
the nail| -1
the name| -3
the new| 3
the next| -2
the night| -3
the north| -1
the office| -1
the old| -8
the outside| 4
the owner| -3
the paint| 3
the panels| -1
the payment| -1
the permit| -2
the phone| 3
the pictures| 3
the pipes| 4
the pipe| 3
the plywood| 1
the price| 3
the quote| 1
the repair| -3
the roof| 2
the r| -1
the same| 3
the sample| -2
the second| 2
the service| -6
the shelter| 2
the shingles| 4
the shingle| -4
the skylights| -3
the steel| -5
the street| 1
the tarp| -4
the tear| -6
the top| 3
the total| 3
the truck| 3
the two| 1
the underlayment| 1
the utility| -2
the vents| 3
the wall| 1
the warranty| -4
the waste| 3
the way| 6
the weather| -6
the whole| 5
the windows| 3
the wind| -1
the wood| 1
the workers| 2
the work| 1
the worst| -1
the yard| -6
their| 5
them| 1
then| -3
there any| 2
there are| 1
there a| 1
there be| 3
there for| 2
there parking| -2
there s| 5
there when| 1
there| -5
these| 1
they get| 2
they| 13
the| 2
thick is| 1
thick| -2
things| 3
thing| 6
think| 2
this state| 2
this year| -1
this| 1
those| -4
three years| 2
three| -1
through the| -6
throw| 5
tiene| -5
till| 1
time arrive| 2
time do| 6
time| 3
to a| 1
to be| -1
to cancel| 1
to check| 2
to clean| 2
to come| 5
to decide| 1
to get| -1
to give| 3
to have| 3
to keep| -1
to me| -1
to move| 2
to my| -1
to paint| 1
to pay| -4
to put| -2
to save| -2
to see| 1
to send| 2
to sign| 2
to take| 2
to tell| 2
to the| -1
to work| 3
today| -10
toilet| -6
tomorrow| 1
too cold| 3
took| 1
too| 2
top of| -1
top| 2
toss the| 4
toss| 2
total| 7
touch| -3
tougher| 5
town| 2
to| -3
trade| 1
transfer the| -2
trees| -1
tree| -1
trim| -1
trucks| -2
truck| -6
true| -1
turn out| 1
turns out| -2
turns| -5
t| -1
umpire| -7
under warranty| 4
underlayment| 2
under| 5
unit| 5
until the| -2
until when| -1
up and| -1
up from| -2
up in| -2
up my| 2
up on| 1
up there| 4
up the| 4
up to| 1
upstairs| 3
up| 8
use a| 3
use my| 1
used| -1
use| 8
ustedes| -1
usually| 2
us| 2
utility| -2
u| -4
valleys| 1
value of| -2
ve got| 7
ventilation| 5
vents| 2
ve| 2
vinyl| -7
visit cost| -5
visit| -6
void| 6
wait| -3
walk| -1
wall| 4
want| -3
warm| 3
warranty claim| 1
warranty cover| -1
warranty last| -1
warranty number| -4
warranty on| -3
warranty pay| -1
warranty| 7
was the| -4
wash the| -2
wash| -5
waste| 5
was| -15
watch| -1
water| 3
way to| 2
way| -3
we be| 3
we do| 2
we get| 2
we have| 2
we re| -3
wear out| 2
wear| 1
weather| -9
weeks| -4
well| -3
were| -8
wet| 4
we| 8
what about| 3
what are| -3
what can| -4
what color| -3
what credit| -8
what day| -3
what did| -7
what does| -4
what do| -4
what gauge| 2
what happens| 3
what hour| -4
what if| 3
what is| -9
what i| 1
what kind| 1
what makes| 2
what pressure| 1
what should| 1
what sort| 1
what s| -3
what time| 1
what was| -2
what will| 2
what would| -1
what you| 1
whats the| 1
whats| 5
what| 4
when does| 3
when do| 3
when is| 3
when it| 1
when i| -4
when s| 2
when the| 2
when was| -3
when will| 2
when you| 2
when| 7
where can| -4
where does| -2
where do| 6
where should| 2
where the| 1
where| 7
whether| 3
which of| -3
which side| 5
which| -1
while they| 1
while you| 1
while| 4
who does| -2
who has| 3
who is| 3
who pays| 1
who s| -2
whole| -1
who| -6
why are| -1
why did| 1
why does| -3
why do| 1
why is| 3
why should| 1
why would| 1
why| 8
wide must| 2
wide| -2
wife| -7
wifi| 5
will a| 2
will be| 3
will i| 7
will my| -2
will that| -2
will there| 2
will they| 1
will the| 1
will we| 4
will your| -1
will you| -1
will| 11
wind speed| -1
windows| -4
window| 2
windy| 3
wind| 7
winter| 6
wire| 1
with a| 2
with it| 1
with me| 4
with my| 5
with the| 1
with you| -3
without| 5
withstands| 5
with| 7
won t| -3
won| -3
wood are| -2
wood| 2
word| 2
work in| 3
work on| -3
work with| 1
workers comp| -3
workers| -2
working| 3
workmanship| 1
work| 4
worth| -1
would a| 2
would it| -3
would i| 5
would my| 1
would the| -5
would your| 4
would you| 1
would| 1
write| -6
wrong with| -1
wrong| 4
yard sign| -8
yard| -9
years does| -2
years do| 1
years has| -1
years is| -1
years of| 1
years will| 1
years| 2
year| -5
you also| -1
you a| 3
you be| -1
you buy| -3
you call| -4
you can| -3
you carry| 1
you charge| 2
you clean| -2
you come| 7
you cover| 4
you cut| -1
you do| -3
you d| -4
you ever| -1
you find| 3
you fix| 2
you for| 3
you get| -8
you give| -4
you going| 1
you go| 1
you guarantee| 7
you guys| 2
you hang| 2
you help| 1
you hiring| -5
you install| -8
you just| 5
you keep| 1
you leave| 2
you licensed| -2
you make| 2
you match| -1
you measure| 2
you need| 3
you offer| -2
you open| 2
you or| 1
you paint| -9
you pay| 4
you people| -1
you protect| 3
you put| -1
you recommend| 3
you repair| -1
you replace| -2
you reuse| 1
you re| 2
you run| -1
you sell| -2
you send| -1
you start| 4
you sweep| -1
you take| 1
you think| 1
you trim| -1
you use| -1
you want| 2
you work| -2
your company| -1
your crew| -1
your favorite| -1
your guys| 1
your office| 2
your own| 5
your people| 3
your shingles| -5
your warranty| 1
your workers| -2
your work| 1
yours| 3
your| -3
you| -2
`,
  lacking: `
1,900| -1
10| 5
120| 2
1962| 1
1| -1
20| -1
2| 2
30| 1
3| 11
40| 1
5| 2
6| 3
7| 5
8| 4
accept| 2
ac| 2
address| -4
add| -1
adjust| -4
admit| -1
advis| 1
ad| 2
afraid| 3
afternoon| 1
afterward| -2
ago| 1
agre| 2
ag| 2
air| -4
allei| -1
allow| -4
along| 2
alon| -4
alreadi| -2
alright| 4
aluminum| 3
alwai| 2
america| -1
amount| 4
answer| 1
antenna| -4
anybodi| 6
anymor| 1
anywai| 2
appli| -1
apprais| -1
approv| -2
app| -2
area| 1
arriv| -3
asbesto| -4
ask| -1
asthma| -3
attic| 3
attract| -1
at| 2
automat| 3
awai| 4
awak| 1
badli| -1
bad| 4
bake| 2
bald| 2
bang| 2
bankrupt| -8
bank| -3
barbecu| -1
bare| 1
barrel| -1
basement| 1
basic| -1
bathroom| -3
batteri| -2
bear| -4
beat| -4
becom| -1
bedroom| 2
bed| 3
begin| -8
below| 1
besid| 2
best| -1
better| -3
big| -8
bill| 4
bit| -5
black| 1
blast| 2
bleach| -1
block| 1
blow| 1
boat| -1
boot| 2
borrow| -1
botch| 3
bother| 3
bottom| -1
box| -1
branch| -1
brand| 2
break| 3
brick| -1
bring| -4
brush| 1
buen| -1
builder| -2
bulk| -1
bundl| 2
buri| -3
bust| 2
bu| -3
cabinet| -1
cabl| 3
camera| -3
came| -2
cancel| -7
cap| 1
card| -8
care| 2
carpet| 2
carri| 5
case| 3
cash| 2
catch| 2
caus| 1
cell| -2
certifi| -2
certif| -3
chair| 2
chalk| 1
chang| 3
cheaper| -2
cheapest| 3
checkup| 1
check| -3
chew| 3
children| -1
chimnei| -4
chip| 3
choos| -3
christma| -2
citi| 3
claim| 2
clai| 2
class| 2
claus| 3
clean| 4
climb| 2
clock| 2
close| 1
code| -1
colorado| -1
color| -10
commerci| 1
commiss| -1
common| 2
competitor| -1
comput| 3
comp| -3
condition| -1
condit| 2
construct| 1
contractor| 1
cook| -1
cool| -4
copper| 1
cost| -6
couch| -2
cough| 1
counti| -1
countri| 1
count| 1
coupl| 3
court| -1
cousin| 1
cover| 1
crack| -2
crane| -1
crawl| 1
creep| 1
crew| -2
crook| -1
crumbl| -1
crush| -2
current| 1
custom| -2
cut| 1
dad| -2
dai| -6
damag| 2
dam| -1
dana| -1
danger| 1
dark| 2
date| -1
deadlin| -1
dead| -2
deal| 5
decibel| -2
decid| 1
deduct| -1
deliveri| 1
deliv| 1
deni| 2
dent| -6
denver| -2
deposit| -1
die| 1
differ| 4
digit| -4
ding| -1
discount| -2
dishwash| -1
district| -2
divorc| -1
di| 1
document| -3
dollar| -2
dome| 1
door| 1
dormer| -1
downspout| -3
down| 13
dozen| 1
do| 3
drag| -1
drivewai| -8
drive| 1
drizzl| 2
drop| 6
drywal| -2
dumpster| -2
dust| -3
earli| 2
earth| 1
eav| -1
edg| -1
eighteen| 1
eighti| 3
electrician| -1
electr| -6
email| -3
emerg| -2
end| 7
envelop| 4
espanol| -2
estado| 1
estim| 2
es| 4
even| 3
exact| 1
expert| 1
extra| 3
ex| -3
factori| 1
fall| 4
famili| 2
fan| -1
farm| -1
far| 4
fascia| -6
faster| 2
fastest| -3
fault| 1
favor| 1
februari| 1
feder| -1
feed| -1
feet| 2
fella| 3
fellow| -3
fenc| -4
fight| 2
figur| 1
file| -2
filter| -1
final| -5
financ| -6
find| -4
fine| -2
finish| 4
fireplac| 4
fire| -2
fit| -1
flash| -1
flat| 1
flood| -2
floor| 1
florida| -7
folk| 2
follow| 2
foot| 4
forecast| -1
forev| -1
forget| -1
forgot| 2
freez| 1
free| -1
fresh| 2
front| -2
full| 4
furnac| -3
furnitur| 1
gabl| 1
gallon| -1
galvan| -2
game| -1
gana| -2
gap| 3
garag| -2
gaurd| -3
ga| 1
get| 2
give| 2
glue| -1
goe| 5
golden| -1
good| 1
googl| -3
go| 3
grandson| 1
grass| -1
grit| -1
ground| -3
grow| 1
guid| 3
gui| 10
gun| 1
gutter| -4
hail| 2
hale| 5
half| 4
hallwai| -1
hall| 1
hammer| 1
handi| -2
handl| 4
hand| 2
hang| 4
happi| -1
hard| 2
har| -1
hasta| 4
hate| -2
hat| 2
haul| 1
haven| 3
head| 1
hearth| -5
hear| -4
heater| -1
heavi| -2
heirloom| -5
help| 7
hidden| 1
high| 1
himself| -1
hip| -1
hire| 5
histori| -1
hi| 6
hoa| -4
hold| -1
homeown| -1
honestli| 2
hook| -1
hospit| 6
hotel| -2
hour| -6
human| 3
hundr| 1
hurrican| 2
hurt| -5
husband| -5
hydrangea| -1
ic| -1
illeg| -1
impact| -3
inbox| 1
inch| -3
includ| -1
increas| -3
independ| 1
insid| -1
inspect| 2
instal| -2
instead| -4
insul| -2
insur| -9
interest| -3
interrupt| 5
invert| -1
itself| -1
iv| 2
joke| -4
juli| 1
jump| 1
junk| 2
keep| 5
kill| -2
kind| 4
kitchen| -2
knock| 7
labor| 3
ladder| -3
ladi| -2
lai| 4
landfil| -6
land| 3
languag| 1
last| 2
later| 1
late| -3
law| 1
leader| 2
leaf| -3
leak| 3
lean| -2
leas| -1
leav| 8
leftov| -1
legal| -3
lend| -7
liabil| -3
licens| -1
lifetim| -1
lighter| 1
lightn| -5
limit| 1
line| -2
littl| 2
live| -2
load| -4
long| 1
look| -4
loos| 6
lose| -5
lot| 4
loud| -6
love| -1
low| 6
lumber| -1
ly| 2
machin| -1
made| -5
manag| 1
man| 6
marco| -1
marri| -1
marta| 1
match| -2
materi| -1
matter| 5
max| 1
ma| 2
mean| -5
measur| -2
mediat| -3
meet| 1
membran| -2
metal| -4
middl| 4
mile| -1
mind| -1
minut| 1
miss| 2
mistak| -1
mobil| -2
mold| -1
mom| -1
monei| 1
month| -9
morn| 4
mortgag| -3
moss| -1
mother| 3
mushi| 1
myself| -3
nail| -4
nake| 1
nale| 4
name| -2
narrow| 2
nasti| 1
nearbi| -1
near| 2
need| -1
neighbor| 2
nephew| 2
nest| -3
neutral| 1
new| -3
next| -2
nice| -6
night| -2
noon| -4
normal| 2
notic| -1
number| 8
oak| -1
odd| 1
offen| -1
offer| -2
offic| -3
oil| -1
old| 7
onc| 3
onlin| 1
onto| 4
on| 6
open| 2
opinion| -2
option| 5
ordinari| 1
otro| -3
outsid| 6
oven| 2
overnight| -3
owner| -2
own| 3
ow| 1
pad| 3
painter| 1
paint| 2
pai| -5
paler| 1
pane| 2
part| 3
past| 1
patio| -1
payrol| 1
peak| 1
peel| -2
pen| 1
percentag| 2
percent| -2
permit| -6
person| -1
pet| -2
phone| -5
photo| -2
picki| 1
pickup| -1
pick| 3
pile| 1
pipe| 2
place| 5
plain| 1
plai| 3
plan| -3
plaster| 1
plastic| 4
plumber| 1
plumb| 2
plu| -1
pocket| 1
poison| 2
poke| 5
polici| -3
pond| -6
popular| -2
portabl| -1
potti| -1
pour| 1
power| 3
premium| -1
present| 1
pressur| -3
probabl| 1
problem| 1
program| -1
promis| -1
prove| 1
pull| -2
punch| 1
punish| 1
push| 1
put| 4
question| -4
quot| -1
raccoon| -4
racket| 2
radio| -1
rain| -2
rate| -2
rather| 1
readi| -3
real| 1
receipt| -1
recept| -1
recommend| 1
record| -3
recycl| -8
redo| 1
red| -2
referr| -1
refin| -1
refund| -2
remodel| -1
remov| 4
rental| -1
renter| -2
rent| -1
repaint| 2
repair| -3
replac| -1
resal| -1
respond| -1
respons| -1
rest| -1
ridg| -1
ring| -3
rip| 5
rise| -1
risk| 3
robot| -1
rod| -1
roof| 6
rooki| 3
room| 2
rose| -2
rot| -3
roughli| 2
round| 5
row| 1
rubber| 2
ruin| 1
rust| 3
safe| 1
same| 3
sampl| -3
sam| -2
sand| 2
satellit| 1
saturdai| -1
save| -6
scam| -1
score| -3
seal| 1
seam| -2
second| 1
secret| -1
see| 1
sell| -3
send| 4
senior| -1
sens| 1
separ| 2
servic| -1
settl| -1
set| 1
sever| 1
shade| -4
shake| 1
shape| -1
share| -4
shed| -1
sheet| 2
shelter| -4
shift| 2
shingl| -2
shower| -1
show| -1
side| 9
sign| -4
simpli| 2
singl| -3
sister| 4
site| 5
sit| 8
skylight| -3
sky| 2
slate| -1
sleep| -1
slide| 1
small| 1
smell| -3
smoke| -2
snow| -6
soffit| -2
solar| 1
soot| 1
spanish| -1
spare| -2
speak| -3
special| 4
spell| -1
sprayer| -4
spread| 4
spring| 1
squar| -1
squirrel| -11
stack| 6
stainless| -4
stai| 8
stand| 1
stapl| 2
state| -1
steel| -1
steep| -3
step| 5
stick| 1
stink| -1
stop| 4
store| -6
strai| 1
stretch| -3
strip| -1
strong| 2
stucco| -1
stuff| 6
such| 1
sue| -4
summer| -2
summit| -4
sundai| -2
sunni| 3
sunshin| 1
sun| 2
supervisor| -1
supplement| -1
supplier| 1
suppli| -1
suppos| 3
sure| 2
surpris| 3
surviv| 2
su| -1
swallow| 1
swamp| -3
swap| 2
swatch| -1
switch| -4
system| 1
tab| -1
take| -5
talk| -4
tall| -4
tap| 4
tarp| -2
tar| 1
tax| -7
teacher| -1
tear| -4
temperatur| 6
tenant| 1
tesla| -4
test| 2
themselv| -1
thick| -7
thin| 1
throw| 3
thunderstorm| -1
tight| 1
tile| 5
till| 2
time| 4
tip| -3
todai| 2
todo| 4
togeth| -2
toilet| -3
tomorrow| 1
tonight| 3
tool| 1
top| 2
toss| 2
total| -1
touch| -1
trade| 1
trampl| 1
tree| -5
trim| -1
troubl| 2
true| -1
trust| -1
tube| 2
tulip| -2
tunnel| -1
turn| -4
tv| -2
type| -2
ugli| 3
umpir| -2
uncl| 2
underlay| -4
underneath| -1
unido| -1
unit| 5
upstair| 2
valid| 2
valu| 2
van| 3
va| -2
vent| -2
veteran| -1
video| -2
vinyl| -1
visit| -5
void| 2
wait| 3
walk| 5
wall| 1
want| 2
warmth| 3
warm| 2
warranti| -8
wash| -5
wasp| -1
water| -2
weak| 1
weekdai| 2
weekend| -8
week| 2
weigh| -1
went| 2
west| -1
whole| 6
wide| -2
wife| -6
wifi| -3
wind| -3
winter| 3
win| -2
withstand| 2
wooden| 1
woodpeck| -2
wood| -9
word| 3
work| 4
worri| -2
wors| 1
worth| -1
write| -4
wrong| -3
wyom| -3
yard| 6
yearli| -1
year| -14
yellow| -4
young| -3
yourselv| 2
`,
  beside: `
10|11 -1|12 3|15 -2|3 -1|4 1|better 1|cost -2|cover 3|crew 1|end 3|first -1|hous -1|last 1|least 3|loud 2|make 3|maker -1|materi -2|month 3|origin 3|period 3|repair 2|roof -1|run -2|sell -1|shingl -1|temperatur 1|transfer -2|wood -1|year -2
120|110 2|130 2|6 1|hearth 2|hour 2|mile 2|shelter 2|shingl 2|warrant 2|wind 2
15|10 -1
1962|1980 2|asbesto 2|contractor 2|find 2|hous 2|licens 2|old 2|remov 2|stop 2|tear 1|underlay 1|work 2
2|0188 1|1,200 5|303 1|555 1|add 5|belong 4|bill -1|check -1|children 1|claim 3|cost 4|cover -1|dai 3|deni 1|depreci -1|desk 1|drivewai 4|dumpster 4|exampl 1|fall 1|final -2|half 5|hous 5|insur 1|layer 2|low 1|old 5|pai -1|pet 1|phone -1|polici 6|rain -1|roof -1|same 1|second 2|servic 1|shingl 1|street 4|summit 1|take -1|tear 2|walk -1|warranti -3|wood -1|write 1|year 1
3|10 1|4 2|arriv -1|choos 8|clean 1|compar 4|dai 2|damag 1|find 2|free 2|gain 4|goe -1|hearth 4|hour 1|inspect 1|later 1|move 8|nail 1|new 2|pai 1|phone 2|plan 9|rain 1|sensibl 8|shelter 8|shingl -1|synthet 1|underlay 1|warranti -1|work 2|year 8
400|1 1|4,000 1|400,000 1|cost 1|deduct 1|insur 1|percent 1
40|12 1|arriv 3|fall 2|first 2|hous 1|shingl 1|wall 2|wood 4|yard 3
4|1 1|2 1|4,000 2|400,000 2|cost 2|deduct 2|hous 1|insur 1|percent 1|sheet 1|supervisor -1|wood 2|work -1
5|10 1|2 1|afterward 1|bill 4|cost 3|make 4|repair 5|take 3|visit 2|year 2
6|10 2|5 3|8 1|clean 1|cost -1|cover 2|crack 1|curl 1|defect 1|earli 1|find 1|first 3|free 1|gutter -1|labor 3|later 1|lose 1|maker 4|materi 1|miner 1|nail 1|new 3|pai 3|phone 2|put 3|roof -1|shingl 2|such 1|surfac 1|vent -1|work 1|year 3
7|5 6|hous 2|take 5|work 3
8|7 3|arriv 1
9|12 1|2 1|crew 1|dai 2|hous -1|least 1
ac|cool 2|summer 3
addit|2 3|3 1|95 3|cost 3|damag 1|extra 1|first 2|honest 1|includ 1|replac 1|sheet 3|shingl -1|wood 2
adjust|2 -2|3 -2|claim -1|free -1|inspect -1|old -1|phone -1|roof -1|week -1|work -1
advis|better 1
afterward|2 -1|arriv -1|clean 5|cost 1|dai -1|end 1|first 2|hous -3|inspect 1|new 2|onc 1|permit 2|photo 2|roof 1|twice 1|wood 2|work -1
agre|claim 1|colorado 3|complain 3|cost 2|deni 2|divis 3|insur 2|low 2
ag|cost 2|eighteen 3|find 1|flash -1|lose 3|miner 3|new 1|percent 1|replac 2|roof -1|shingl 2|surfac 3|themselv 3|vent 1|year 2
air|attic -1
allow|2 -3|arriv -1|dai -3|end -4|forbid 1|hous -2|instal 1|licens 2|work -2
along|2 2|7 1|appreci 1|area 1|arriv 3|attic 2|cover 2|dam 2|end 2|escap 2|goe 1|ic 2|leak 1|new 1|next 1|onc 2|owner 2|roof 2|sell 1|temperatur 2|tend 1|wrong 1
alon|roof 2
alreadi|3 2|cost 1|year 2
alright|ask 5|roof 2
aluminum|flash 2|new 2
alwai|10 1|begin 1|certif 2|dai 2|e 2|email 2|final 2|pai 2|receiv 2|warranti 1
amount|1 2|2 2|ask -2|colorado 7|complain 3|cost 2|deduct 2|deni 1|disagre 2|divis 3|hail -1|hous 2|inspect -2|insur 5|low 1|pai -1|polici 3|second -2|valu 2|wind -1
answer|2 1|20 1|25 3|4 1|40 1|5 1|arriv 2|cost -2|cover 2|finish 1|hearth 1|heirloom 3|last 1|shelter 1|warranti 4|work 1|workmanship 1|year 2
antenna|cover -1
anybodi|5 2|look 3
anymor|hour 2|shingl 1
anywai|damag 2|roof 3
apart|16 1|6 1|7 1|fasten 1|inch 1|nail 1|ring 1|shank 1|sheet 1|wood 1
approv|insur -1
area|4 2|miss 2|shingl 2
arriv|100 -1|11 -1|110 1|12 1|14 5|14,795 1|140 -1|1980 -1|1998 -1|2 1|24 -2|3 -4|30 -6|34 -1|4 3|4,000 1|40 1|400,000 1|45 -2|5 -1|5,000 -1|6 5|60 -1|7 8|8 -1|9 -1|95 -1|adjust 10|afterward 2|ahead 1|aluminum 2|approv -2|architectur 1|asbesto -1|ask -3|asphalt -1|attic 1|balanc 1|begin 2|black 2|bring -1|brown 2|care -1|carri -1|cash -1|certif -1|chalk 2|chanc 1|check -1|chimnei 2|choos -1|claim 1|color -2|colorado -1|contractor -4|copper 1|cost -2|cover -1|crew 1|custom -1|dai 6|damag -1|date 2|decid -2|decis 5|deni -1|dish 2|document -2|door -1|down 1|dry 2|drywal -1|dumpster 1|eav 2|edg 2|emerg 1|end 1|fall 1|famili -1|fault -1|feet -1|file -1|final -2|finish 2|first -3|flash 1|free 1|garag -1|gaug -1|give 4|goe 1|granul -1|gutter 1|hail -2|half -1|heirloom -1|high -1|honest -1|hour 2|hous 4|ic -1|inch -1|includ 2|insid -2|inspect 1|insur 3|keep 1|labor 1|lai 2|last 1|least 2|leav 1|letter -1|licens -1|look -2|low -1|make 1|maker -1|marco 3|mark 2|meet 6|membran 2|metal -3|minut -2|month 3|morn -1|nail -2|new 1|noon 1|number -1|old 1|onc -1|open -1|origin 2|own -1|owner -1|p 5|pai -1|paint 1|painter 2|part 1|percent 1|period 2|perman 3|person -1|phone -2|photo 3|polici -1|premium -1|promis 4|provid 2|put 2|radar 1|rain 2|remov -5|repair 2|roof -2|satellit 2|screen -1|seal -1|seam -2|second -2|see -1|sell -1|send 5|sheet -1|shelter 3|shingl -1|sign -1|size 1|soffit 1|spot -1|spring 1|squar -2|sr -1|stai -2|stand -2|steel -1|steep 1|step 3|stop -1|subcontractor -1|such -1|suit -2|summit -3|supervisor 3|surpris 3|synthet -1|take -1|tear -1|temperatur -1|third 5|throughout -1|time 1|transfer -2|underlay -1|vallei 2|valu -2|vent 1|visit -1|wait 3|walk -1|wall 2|warm -1|watch 1|water -1|wear 1|week -1|white 2|whole -1|wind -1|withstand 1|wood -2|work -5|workmanship -2|write -1|year -1
asbesto|2 -1|arriv -1|cost -1|dai -2|hous -1|roof -1|shingl -1|work -1
ask|10 1|15 2|claim 1|cost -3|count 3|first -1|hail 2|hous -2|materi 1|new -1|roof -1|run 2|shingl -1|year 2
asphalt|choos 1|hous 1|look 1|seam 2|shingl 1|stand 2|suit 1
attic|24 -1|air 5|along 4|arriv -2|breath 2|cool 3|cost -1|dai -2|drivewai -1|dumpster -1|first -1|flash -1|high 4|hous 1|leak -1|leav 4|ridg 4|roof -2|stai 2|temperatur -1|vent -1|warm 4|wood -1
automat|1,150 4|cost 4|flash 2|instal 4|new 4|order 4|replac 4|skylight 4|unless 4|vent 2
awai|10 1|2 2|3 1|30 -1|4 -1|45 1|7 -1|72 3|arriv -1|ask -1|better 2|cancel 2|claim 3|clean 2|contract 3|contractor -1|cosmet -1|cost 2|crew -1|dai 2|damag -1|decid 1|deduct 1|deni 3|deposit 1|discount 3|document -1|dumpster 1|exchang -1|final 2|finish -3|homeown -2|honest 2|hour 3|hous -3|hurri 2|includ 1|inspect 1|insur 1|keep 2|labor 1|leav 2|loud 1|materi 1|monei 2|new 1|percent -2|permit 1|polici -1|read -1|reason 2|repair 2|return 3|roof 3|shingl 3|stai 1|tear 1|temperatur 1|think 3|todai 3|vent -1|waiv -1|walk -2|wood -1|work -3
bad|1,900 3|2 1|3 5|4 -1|40 -1|5 1|6 -1|95 -1|air -1|arriv -1|asphalt -5|awai 2|bank 2|bare 2|begin 1|chimnei -1|clean -1|condition -1|dai 1|damag -1|expect 1|extra -1|face 2|feet -1|final -1|first -1|flash 2|hail -1|honest -1|hous -2|inch -1|includ -1|inspect -1|instead 2|lift 1|look 4|loos 1|lose -1|maker 2|mark 3|materi 1|miss -1|month 1|nail -1|number 1|old -1|open 3|owner 3|pai 2|paint 3|percent 3|phone -1|photo 1|place 2|rain 3|region 1|repair 1|result -1|roof -1|rot 1|roughli -1|same -1|send 1|sheet -1|shingl 2|show 2|side 1|soft 2|spot 5|steep -2|tear -1|time -1|uphil -1|walk 2|warm 2|wear -1|week -4|west 1|wind 1|work -1|yard -1|year 4
bake|roof 2|shingl 2|wear 2
bald|eighteen 3|find 2|lose 5|miner 5|shingl 3|surfac 5|themselv 3|year 3
bang|2 2|6 2|7 3|air 2|along 2|arriv 2|bed 2|condition 2|crew 2|dai 2|first 2|hang 2|hour 2|lai 2|loud -1|marco 2|morn 1|neighbor 1|p 2|shingl 2|supervisor 2|surpris 1|tarp 2|wall 2|wood 2|yard 2
bank|2 -1|cost -2|insur -1|monei -1|pai -2|part -1|replac -1|roof -1
bare|crew 1|dai 2|dry 1|dumpster 1|finish 1|next 1|noon 1|roof 1|surpris 1
basic|10 2|3 1|30 4|cost 1|honest 1|hous -1|shelter 3|shingl 1|warranti 3|work 1
beat|3 -1|4 1|40 1|chimnei 1|feet 1|flash 1|granul 1|heavi 1|inspect 1|lift 1|miss 1|open 1|result 1|roughli 1|shingl 2|side 1|soft 1|spot 1|steep 1|take -1|uphil 1|west 1|wood 2
becom|add 1|box 1|close 1|continu 1|hous 2|intak 1|ridg 1|soffit 1|summit 1
bedroom|cool -1
bed|2 1|60 1|child -1|crew 1|dai 4|damag 1|dry 3|dumpster 3|finish 3|happier -1|hous 3|loud -1|next 3|noon 3|old 3|otherwis -1|overnight 1|pretend -1|rain 1|roof 3|somewher -1|stai 1|surpris 1|synthet 1|uncov 1|underlay 1
begin|10 -1|15 3|2 -2|24 2|3 -1|303 1|5 3|555 1|7 1|arriv -4|contractor -3|cost -1|cover 1|crack 2|crew -3|curl 2|dai -3|defect 2|earli 2|feet -2|hour 1|hous 1|lose 1|loud 1|maker 1|materi 1|miner 2|neighbor 1|new -1|pai -1|roof -3|shingl -1|solar -2|squar 2|stai 3|such 2|summit -2|surfac 2|take 2|tear 1|walk 1|warranti 1|write 3|year 2
behind|24 2|5 2|arriv -1|hour 2|hous 2|squar 2|take 2|tear 2
below|first 1|shingl 2|wood 2
besid|air 4|condition 4|dent 4|document 2|gutter 6|photo 2|screen 4|take 4|window 4
best|10 5|110 3|130 3|20 5|3 -2|chimnei 3|compar 2|cost -2|dai -1|gain 2|hail 3|hearth 3|heirloom 2|honest -1|hour 3|hous -2|instead 3|membran 3|mile 3|month -1|pai -1|rate 3|resist 3|roof -2|shelter 3|take -1|warranti 1|wind 3|work 3|year 5
better|4 1|certif 2|class 1|dai -1|discount 1|end 1|give 2|hour 1|insur 1|pai 1|phone 2|rate 1|roof -3|send 1|shingl 2|work 1|year -3
bill|10 1|2 1|afternoon 1|air 1|arriv -1|bad 5|below 1|breath 1|cash 1|claim 1|clean 1|condition 1|cook 1|cool 1|cost 2|dai 1|down 3|dumpster 1|energi 2|fall -1|favor 3|flash -1|hail 2|hous 2|hundr 1|instal -1|lean 1|lose -1|old 2|opinion 1|own 2|pai 4|permit 1|phone 3|photo 2|rain 1|roof -2|save 2|sheet 2|shingl -1|soft -1|spot -1|steep -1|tear 3|temperatur 1|vari 2|warranti 1|wood 2|work 1|year 1
bit|2 -1|cost -1|emerg 3|good 1|none 2|overnight 1|roof 1|wear 1|year -1
black|10 5|5 2|copper 5|cover 4|granul 5|maker 2|moss 5|shingl 4|year 5
block|8 2|cover 3|end 3|materi 3|ridg 2|soffit 3|vent 2|warranti 3
blow|2 2|bundl 2|color 2|cover 1|first 1|garag 2|later 2|repair 2|stai 2|vent 1|warranti 1|year 1
booklet|damag 3|hail 4
boot|2 1|dai 1|wood 2
botch|arriv 3|build 3|cost 4|cover 1|dai 2|look 2|repair 2|warranti 1|water 2|work 2
bother|dai 2|fall 2|loud 2|old 4|temperatur 3
bottom|along 3|eav 3|rake 3|run 3|shingl 1|starter 3|strip 3
branch|insur -1
break|2 -1|arriv -1|caus 2|class 1|cost -1|cover 2|crack 2|crew 2|dai -2|damag 2|discount 1|dish 2|give 1|holidai 2|instal 2|light 2|pai 2|rate -1|replac -1|satellit 2|shingl -2|solar 2|such 2|wind -1|work 1|year 1
bring|10 2|25 2|3 -1|4 1|class 1|cost -1|discount 1|hail 2|honest -1|part 2|percent 2|premium 2|roof -2|wind 2
brother|8 2|chang 2|consent 2|end 3|repair 2|roof 1|warranti 3|workmanship 2|write 2
brown|leak 2
brush|care 1
build|30 2|alwai 2|asphalt 5|behind 2|chimnei 2|cricket 2|famili 6|flash 1|galvan 2|hous 4|inch 2|made 2|metal 5|new 4|replac 5|roof 4|seam 5|shingl 3|singl 6|skylight 1|stand 5|steel 2|wide 2
bundl|2 2|6,000 2|ahead 2|arriv 1|averag 2|carri 2|crane 2|dai 2|deliv 2|drivewai 2|hous 1|lift 2|onto 2|pound 1|rafter 2|roof 2|safe 2|shingl 3|spread 2|supplier 2|weigh 1
bust|adjust 2|awai 2|damag 2|emerg 1|repair 1|see 2|shingl 2|throw 2
cabl|cover 5|damag 5|mice 5|warranti 3
came|damag 1|fall 1|fire 1|hail 1|lightn 1|tree 1
cancel|10 -4|40 2|ahead -1|begin 3|chanc 2|cost -3|date -6|hold -4|next -1|percent -2|phone -1|radar 2|rain 2|roof -1|steep 2|surpris 1|watch 2|work 1
cap|cost 1|repair 2
card|arriv -1|cost -5|cover -1|free -1|hous -1|pai -2|percent -1|roof -2|take -1|year -1
care|7 1|arriv -1|cover 3|crew 4|earli 3|hous 1|phone 2|roof 1|shingl 2|solar 3|such 4|temperatur 1|warranti -1
carri|10 1|3 1|cost 1|crew 1|down 1|first 1|honest 1|hous 2|month 1|morn 1|old 3|stand 2|stop 3|tear 1|work 2
case|2 3|7 1|branch 2|bundl 3|color 3|cover 2|damag 2|earthquak 2|fall 2|fire 2|first 1|garag 3|hail 2|later 3|lightn 2|repair 3|stai 3|tree 2|warranti 2|year 1
cash|10 -1|25 -1|ask 3|bank 2|colorado -1|cosmet 3|damag 2|discount 1|document 3|exchang 3|financ 2|give -1|hail -1|impact -1|insur 1|part -1|premium -1|rate -1|read 3|sign 2|waiv 2|wind -1
catch|ask 5|cosmet 5|damag 5|discount 3|document 5|exchang 5|insur 3|read 5|sign 5|waiv 5
caus|18 2|2,400 2|24 2|40 2|asphalt 2|attic 2|chimnei 2|damag 1|feet 2|flash 2|follow 2|free 2|inspect 2|littl 2|minut 2|new 1|old 2|present 2|roof 1|shingl 2|squar 2|vent 2|wear 2|wind 2|year 2
ceil|arriv 1|crew -1|hous 1|shingl 1
certif|claim -1|dai -1|hail -1|roof -1|shingl -1|warranti -1|wind -1|write -1
chair|12 1|arriv 1|awai 1|feet 1|furnitur 1|grill 1|hous 1|least 1|move 1|pot 1|yard 1
chang|11 1|2 2|60 1|cost 2|file 1|hous 1|materi 1|pai 1|roof -1|sell 2|sign 2|take 2|transfer 3|warranti 1
cheaper|10 -1|20 -1|chimnei -1|choos 2|compar 1|gain 1|move 2|plan 2|sensibl 2|shelter 1|year 1
cheapest|10 1|20 1|3 5|chimnei -1|dumpster 5|grade 5|hearth 1|layer 3|packag 5|roof 1|shelter 1|shingl 1|year 1
check|0188 -1|10 -2|12 2|180 2|1978 3|2 3|25 -1|3 -1|30 2|303 -1|4 -1|4,000 -1|5 -1|555 -1|6 1|7 -1|8 -1|9 -1|95 -1|adjust -1|air -1|alwai 3|approv 1|arriv 9|attic -1|bank 1|behind 1|bill -1|branch -1|build 2|cancel -1|care 2|certif -1|chalk -1|chang -1|chimnei 2|claim -4|class -1|clean 1|climb -1|color -1|colorado -1|condition -1|consent -1|contractor -1|cost 2|crew -2|dai -4|damag -3|date -1|deni -2|desk -1|document -1|down -1|end -1|exampl -1|feet -1|figur 3|final -1|financ 1|first 1|flash 2|free -2|give -1|goe 1|granul -1|ground 4|gutter -1|hail -2|hearth -1|honest -1|hour 2|inch 2|includ -1|insid -1|inspect -2|instal 5|keep -1|leak 3|least -1|look 6|loos 3|lose -1|low -2|mainten 2|make -1|maker -1|mark -1|materi -1|measur 1|minut -1|monei 3|month -2|morn -1|nail 2|new 1|old -2|onc -1|own -1|pai 3|paint 1|part 9|partner 1|percent -1|phone -2|photo -1|polici -2|premium -1|promis 2|reason -3|repair -2|replac 4|roof 2|same 1|second -2|send -1|servic -1|sheet -3|shelter -1|shingl -4|sign -1|skylight 1|spring 4|stand -2|steep -1|step -1|strong 4|summit -2|supervisor 3|surpris -1|tarp -1|test 3|time -1|twice 1|underlay -1|vent 1|visit 1|walk 2|wall -1|warranti -1|water -1|week 1|wind -1|wood -4|work -2|workmanship 2|write -6|wrong 2|ye 1|year -4|yourself 3
chew|cover 5|damag 5|mice 5|warranti 2
child|1980 2|2 1|6 1|7 1|arriv 1|asbesto 2|clean 1|contractor 2|cost -1|cover 1|dai -2|find 2|furnitur 1|hous 1|licens 2|old 2|remov 2|roof -1|shingl -1|stop 2|supervisor -2|tear 1|underlay 2
chimnei|clean -1|cost -2|cover 1|gutter -1|honest -1|hous -1|includ -1|instal 1|look -1|metal -1|roof -2|same -1|stand -1|take -1|temperatur -1|whole -1|wind -1|work -1
chip|ag 1|cover 1|damag 3|hail 3|insur 2|pai 3|such 3|sudden 3|wind 3
choos|1,200 3|ahead 1|arriv 5|color 2|date 1|down 1|half 1|hour 1|moment 1|next 1|paint 1|person 1|phone 1|pick 1|settl 1|sit 1|time 1
christma|4 -1|5 1|arriv 1|attic 1|cover 4|dam -1|dust 5|escap -1|fall 5|flash -1|hous -2|ic -1|insid -1|leak -1|old 5|phone -1|roof -1|sheet 5|shingl -1|take 3|temperatur -1|vent -1|wind -1|wood 5|year -1
citi|2 -1|appli 3|arriv 1|choos 3|includ 1|inspect -1|materi 2|permit 5|post 3|take 3|week 3|window 3
claim|10 -1|13 2|2 -2|20 -1|3 -3|ag 3|arriv 2|ask 4|bill 1|cash 3|check 2|cost -1|dai -2|damag 1|date 1|decis 4|depreci 1|disagre 2|document 2|final 2|first -1|hail -1|hearth -1|hous 1|independ 4|inspect 4|instal -1|leak 2|make 2|monei -1|number 1|opinion 4|phone 6|photo 1|polici 5|rain 1|readi 2|recover -1|repair -1|replac 1|roof 2|satisfi 4|second 3|send -1|shingl -1|sign -1|subtract 3|take -2|valu 3|walk -1|warranti -1|week -2|year -3
class|hous 1
clean|10 -1|12 1|2 -1|24 -1|25 -1|3 -2|5 2|5,000 -1|8 2|arriv 1|awai 3|bleach 2|brush 2|care 3|chang 1|consent 1|cost -2|damag 2|drywal -1|emerg 1|end 5|fault -1|feet -1|filter 1|flash -3|granul 3|gutter 1|hearth -1|hous -1|inch -1|insid -1|inspect -1|instal 1|last 1|leak -1|loos -1|mild 2|moss 1|nail -1|owner -1|paint -1|pressur 4|rain 3|remov 2|repair 1|ridg -1|roof -1|see 2|shelter -1|shingl 3|skylight -1|solar 1|solut 2|sprayer 2|strip 4|vent -3|wall -1|warranti 3|wash 8|wind -2|wire 2|work -1|write 1|yard 2|year -1|yourself 1
climb|12 1|25 2|care 2|claim -1|cost -2|dai -1|first 1|ground 3|hand 2|hour 2|inspect 2|look 2|rain 6|repair -1|roof 2|solar 1|strong 5|take -1|tarp 1|wash 2|wind -1
clock|2 1|begin 3|dai 2|final 3|sign 4|walk 4|warranti 3
close|12 2|5 -1|6 3|awai 4|branch 1|care 2|end 2|feet 3|keep 4|least 4|materi 2|phone -1|shingl 3|vent 2|warranti 1
color|20 1|3 -1|4 -1|along -1|arriv -4|boot 2|choos 1|cost -1|end -1|find -1|flash -2|homeown 2|last 2|leav 2|look 1|loos -1|new -1|paint -1|pipe 1|replac 1|ridg -1|roof -2|sampl 2|seal -1|seam -1|shingl -2|silicon 2|stand -1|steel -1|suit 1|vent -1|walk -1|warranti -1|week 2|wood 1|year 1
common|cost 1|layer 2|shingl 1
comput|2 2|dai 3|e 3|final 3|pai 3
contractor|10 -1|14 -1|2 3|30 -1|4 3|7 -1|8 1|adjust 1|ag 1|ahead 1|arriv 1|bill 1|certif 1|check -2|claim 2|complain 1|cost 1|cover -1|dai -1|damag 1|date 3|deduct -1|depreci 1|divis 1|end 3|final 2|first -2|flash -1|give 2|hail -1|homeown -1|hour -1|insur 1|leak 1|made 1|make 1|meet 2|monei 2|mortgag 3|number 1|pai 2|phone 2|photo 2|polici 4|rain 1|rais 1|readi 1|receipt 1|renew 2|repair -1|roof 4|second 1|sever 2|shingl -1|sign 2|step -1|subtract 1|supervisor 2|third -1|togeth 1|vent -1|visit -1|warranti -1|week 2|wind -1|work 1|write -1|year -1
cool|2 -1|air 2|bed 1|condition 2|cover -1|crew -1|dai -1|draw 2|dust 2|first 1|hang 1|hous -1|lai 1|morn 1|shingl -2|switch 2|tarp 1|tear 2|wood -1
cost|1 -1|10 4|13 -1|15 2|18 2|2 -2|2,400 2|20 3|24 2|25 2|4 -3|40 2|5 -1|60 2|7 -1|8 -1|9 -3|adjust 1|appli 2|area -1|arriv -3|ask 1|asphalt 2|attic 1|awai -1|builder 2|cancel -1|chalk 3|check -2|chimnei 1|claim 1|clean -1|colorado 1|contractor 2|cover -2|crew -2|damag 4|deduct 2|disagre -1|discount 2|document -1|dumpster 1|edg 3|either 1|emerg -1|file -1|final -1|finish -1|first 5|flash 2|follow 2|forbid 2|free 6|good 1|grade 3|gutter -1|hail 1|hand 1|hearth 2|heirloom 2|high 2|homeown -1|hour -1|hous -3|inspect 5|instal 5|insur -1|interest 4|keep -1|last 2|law 2|layer 1|leav -2|life 2|lift -1|light -1|littl 2|lose -1|make -1|maker 1|march 3|mark 3|minut 1|morn -1|novemb 3|number -1|old 1|onc -1|owner -1|packag 1|pai 5|person -1|phone -1|photo 1|present 2|rain -2|region 2|roof 3|seal 2|second 1|servic 1|share 1|shelter 2|shingl 1|shrink 1|side -1|sign -2|squar 1|stai -2|step 1|sun 1|supervisor -1|take -3|tarp -1|temperatur -3|transfer -1|vent 1|waiv 2|walk -1|warranti 2|wear 2|week -2|wind 3|wood -2|work -1|workmanship 1|yard -1|year 6
cough|cost 3|workmanship 1
countri|15 1|20 1|builder 1|good 1|grade 1|hail 1|high 1|life 1|region 1|roof 1|servic 1|shingl 1|sun 1|wear 1|year 1
count|10 -1|2 1|5 1|7 2|ask 1|begin 2|color 1|cost -1|cover 3|crack 2|curl 2|dai 1|damag -1|defect 5|discount 1|earli 2|edg -1|fade 3|final 2|hail -2|lose 2|maker 2|materi 2|miner 2|pai -1|seal -1|shingl 1|sign 3|such 1|surfac 2|waiv 1|walk 3|warranti 1|wind -1|work -1
coupl|2 3|cost 3|end 3|final 3|good 2|roof 2|slow 3|tend 3|wear 1|wind 3|year 2
cover|10 1|100 -1|12 -1|15 4|18 -2|20 2|200 2|24 1|25 1|30 -1|350 2|4 -1|40 2|50 1|6 2|7 1|along -1|appli 2|architectur 2|area 1|arriv 1|awai -1|begin 1|certif 1|chang 1|check 2|choos -1|claim -1|class -1|clean 1|collect -1|colorado 2|consent 1|contractor 2|crew -2|dai 2|damag -1|deduct 3|deposit -1|depreci -1|discount 2|e 2|edg 3|email 2|emerg 1|end 1|fall 1|feet 1|final 1|finish 2|fire 1|first 3|flash -1|forbid 2|frame 2|free -2|give -1|glass 3|goe -1|granul -1|gutter -1|half -1|hand 2|heirloom 1|honest 1|hour -2|hous -2|inch 1|includ 1|inspect -1|instal 1|labor 1|lai -1|last -1|law 2|leak 1|lightn 1|look -1|maker -1|march 2|materi 2|month -1|nail 1|next -1|novemb 2|old -2|onc -1|open 1|owner -1|pai 3|period 1|phone 1|polici 2|promis 1|rain 1|receiv 2|refund 1|repair 2|replac -1|ridg 1|roof 2|run 2|same 1|seal 1|seam -1|send -1|share 1|shelter -2|shrink 1|skylight -1|squar 1|stand -1|strip 1|such 1|sudden 1|summit -1|surpris 1|take -2|tarp 3|tear 1|tree 1|waiv 2|walk -1|wall 2|warm 2|warranti 8|water 1|wear -1|week -1|wind 1|wood 3|work 2|write 1|wrong -1|year 2
crack|2 -1|20 1|7 1|arriv -1|caus 2|cover 2|crew 2|dai -1|damag 2|dish 2|flash -1|holidai 2|instal 2|last 1|light 2|new -1|repair -1|roof 1|satellit 2|shingl -2|solar 2|such 2|year 1
crawl|2 2|6 3|7 3|arriv 3|crew 1|dai 2|morn 3|new -1|own 2|roof -1|surpris 2
creep|roof 1|shingl 1|wood 1
crew|1 -1|12 -2|2 1|20 1|24 -1|3 1|30 -1|4 2|40 -2|5 1|adjust 1|ahead 2|air -2|approv 2|arriv 1|ask -1|badli 3|bank 2|below -2|build 2|cash -1|caus -2|certif 1|chalk 2|check -1|citi 2|clean 3|colorado 3|condition -2|contractor 5|cosmet -1|cost -2|cover 2|crane 3|cut 2|dai 4|decid -2|deduct 2|deliv 3|deni -1|discount 3|document -1|door -1|drivewai 3|end 1|exchang -1|fall -2|feet -1|financ 2|find -1|first 1|flash 2|forbid 3|free 1|furnitur 1|give 1|goe -1|hail -1|hous -3|inch -1|inspect 3|island 3|kitchen 3|law 3|leak -2|least -1|lift 2|look 2|low -1|mark 1|materi 1|minut -1|monei -1|month -1|morn -1|nail 2|new 4|offer 3|old -1|onc 1|onto 3|open -1|outsid 2|own -1|pai 3|part -1|partner 2|percent -1|phone -2|plan 1|polici -3|pound -1|premium -1|put 1|rain -1|rate -1|read -1|repair -1|replac -1|roll 1|roof 5|run 1|same 1|seal 2|seat 3|sign -1|slip 3|squar -1|stai -1|stand 1|step 1|stop -2|subject 3|supplier 3|take 1|tarp -1|temperatur -2|transfer 1|tree -2|twice 1|valu -1|vent 1|waiv 3|walk -1|warranti 1|water 3|wear -1|weigh -1|wind -1|wood -1|work 4|workmanship 1|wrongli 3|yard 1|year 1
cut|bill 1|electr 1|feel 1|feet 1|first 1|hous 3|internet 4|least 2|live 2|meanwhil 2|number 1|power 3|promis 1|roof -1|room 1|stai 4|summer 1|upstair 1|warranti -1
dai|10 -1|12 -1|15 -1|2 -1|25 -1|3 -2|4 -1|40 -1|air 2|along 1|area -1|arriv 4|attic -1|bed 1|begin 1|belong 6|below 1|better 2|bill -1|bring 1|chanc -1|children 2|choos 1|claim -2|clean 1|condition 2|cost -3|crew -1|damag -2|door -3|drivewai 6|dumpster 8|end 2|fall 2|first -1|flash -1|free -1|hang 1|homeown 4|hour -1|hous 2|insid 2|inspect -2|insur -1|internet -1|lai 1|leav 4|live 1|loud 5|meanwhil 1|mile -1|move 3|new -1|noon 1|onc 2|open -1|outdoor 3|outlet 3|own 2|pai -1|percent -1|pet 2|phone 2|photo -1|plan 3|portabl 3|power 2|radar -1|replac -1|roof -5|sampl 2|second 1|send -1|somewher 5|stai 1|steep -1|step -1|stop -1|street 6|strong -1|suit 1|summit -1|surpris -1|take -1|temperatur -1|toilet 3|twice 1|vent -1|wall 1|watch -1|water 2|week 1|wind -1|wood 4|work 2|write -1|yard 2|year -5
damag|2 -2|3 6|5,000 5|85 1|arriv -2|awai 4|bake 2|bare 4|brittl 2|caus 1|cost 4|cover 5|dai -1|drywal 5|face 4|fault 5|find 2|good 1|hail -1|hous 4|insid 4|leak 5|lift 4|look -1|lose 1|number 4|oil 2|pai -1|paint 5|percent -1|place 4|receiv 1|repair 4|roof 1|shingl 5|show 4|side 3|summer 2|sun 2|take 3|turn 2|visit 1|warranti 2|wear 1|west 4|wind 3|wood 3|workmanship 2|write 1
daniel|ahead 3|color 4|date 3|down 4|half 4|hour 3|moment 4|next 2|person 3|phone 3|pick 4|settl 4|sit 4|time 4
date|dai -2|damag -1|inspect -1|pai 3|work 2
daughter|11 1|15 1|hous 1|leav 2|materi 1|run 1|sell 1|shingl -1|transfer 1
deal|3 1|begin 3|cancel 3|choos 1|claim 3|color 3|dai 2|new -1|permit 2|roof 1|summit 2|take 3
decid|2 2|3 2|30 2|agreement 2|appoint 2|cancel 2|choos 2|color 2|contractor 2|cost -1|dai 1|e 2|final 2|instal 2|minut 2|next 2|packag 2|pai 2|percent 2|permit 2|rain 1|sign 2|steep 2|step 2|take 2|walk 2|week 2
deduct|advic -1|alwai -1|cost -1|crew -1|decid -1|insur -1|legal -1|own -1|pai -1|polici -1|roof -1|year -1
deliv|arriv 1
deni|approv 3|document 2|hous 1|summit 3
deposit|120 6|3 4|7.99 6|approv 6|assum 6|choos -1|cost -1|crew 1|down 5|figur 6|financ 5|honest 3|interest 6|month 5|pai -1|percent 5|roof -2|shingl 1|squar 2|take -3|week -3|wood -3
differ|2 2|20 2|3 1|adjust 3|arriv 2|ask 3|behind 2|build 2|choos -1|claim 1|colorado 2|cost 1|deduct 2|deni 2|free 3|hail 3|honest 1|hous -1|impact -1|inspect 3|look 2|low 2|month -1|pai -1|polici 2|rate -1|roof 1|same 3|second 3|separ 3|stand 2|street 2|suit -1|take 2|wind 1|work 2|year 2
dig|bill 3|damag 3|date 3|document 1|final 3|number 3|photo 3|polici 3|rain 3|readi 3|roof 3
dinner|2 1|6 1|7 1|arriv 1|crew 1|dai 1|leav 1|morn 1
discount|adjust -1|check -1|dai -1|first -1|insur -1|send -1
dish|arriv 1|cover -1|floor 2|hammer 2|mirror 2|photo 2|shake 2|shingl -1|take 2|top 2|wall 2
document|2 -1|60 2|7 -1|adjust -1|arriv -2|claim -1|clear 1|damag 1|emerg -1|estim 1|fourth 1|hous -1|insur -1|lose 1|onc 1|rain 2|receiv 1|repair -1|roof -1|scope 1|second 1|see -1|shingl -1|stop 1|think 1|transfer -1|warranti 1|work -2|write 2|year -1
dollar|cost -4
door|deduct 2|free 3|promis 4|roof 3
down|10 1|16 3|2 4|25 4|3 -1|4 1|7 3|adjust -1|ag -1|architectur -1|arriv 2|attic -1|awai -1|bill 2|breath 1|cap 1|chimnei -1|class 1|clean 1|contractor 2|cool 1|cost -2|cover 1|crew -2|dai 2|dine 2|discount -1|earthquak 1|eav -1|electr 3|end -1|fall 2|fasten 4|feel 3|final -1|fire 1|first 1|flash -1|floor 4|give -1|goe 1|gutter 1|hail 1|hammer 4|hour 3|hous 3|inch 3|includ -1|insid 1|inspect 2|instal -3|insur -2|leak -2|lightn 1|look 1|made 1|maker 2|metal -1|mirror 4|miss -1|monei -2|mortgag 2|nail 3|new -2|number 2|old 3|pai 1|part 1|percent 4|period 2|phone -1|photo 2|plan 1|premium 2|promis 1|rain 3|ridg -1|ring 4|roof -4|room 4|seal 2|shake 4|shank 4|share 2|sheet 4|shrink 2|sign 4|stai 1|stand 2|steel 1|stop 4|summer 3|surpris -1|take 4|tear 1|temperatur -1|top 4|tree 1|underlay 2|upstair 3|vallei -1|vent -1|walk -1|wall 5|warm 1|warranti 1|water 2|wear -1|week -2|wind 3|wood 3|work 4|wrong -1|yard 2
dozen|12 1|2 -1|dai 1|hous 1|itself 1|take 1|window 1
do|10 3|crew 2|hous 1
drag|12 1|awai 1|feet 1|furnitur 1|grill 1|least 1|move 1|pot 1
drivewai|2 3|5 -5|60 -1|arriv -1|clean 4|cost -2|crew -1|dai 2|dumpster 4|final 4|find 2|hour -1|hous -1|insid -2|inspect 3|instal -1|keep -1|later 2|leav 4|nail 1|new -2|p -5|phone -1|roof -1|seal -1|shingl 4|stai -1|work 1|year 1
drizzl|rain 3
drone|hand 7|inspect 7|measur 2|roof 4
drop|2 1|30 1|adjust -1|ahead 2|ask 1|bill 5|breath 2|claim -1|contractor -1|cool 2|crane 2|dai 4|deliv 2|drivewai 2|electr 5|feel 5|first 5|hous 3|insur -2|lift 2|number 4|onto 2|promis 4|roof 1|room 5|shingl 1|stai 4|summer 5|supplier 2|upstair 5|work 2
drywal|arriv -1|take -1
due|10 -1|dai -1|e -1|final 1|order 2|pai 1|rest 2|third 2|window 2
dumpster|2 -1|3 -1|adjust 3|air 2|along 2|arriv 2|asphalt -1|awai 3|bed 2|better 4|choos 3|color -1|condition 2|cost -2|crew -1|dai -2|damag 3|emerg 1|fair 3|famili -1|feet -1|find -1|first 1|flash -1|free -1|half -1|hang 2|hous -1|inspect -1|instead 2|keep 3|lai 1|monei 3|morn 1|new 2|old 1|pai -1|rain -1|repair 2|roof 1|see 3|shingl 6|stand -1|take -1|tarp 1|temperatur -1|think 3|throw 3|time 3|vent -1|wall 2|wear -1|wind -1|wood 1|work -1|yard 1|year -2
earli|7 1|ahead 1|arriv 1|ask 1|crane 1|dai 1|deliv 1|drivewai 1|first 1|lift 1|loud 1|neighbor 1|onto 1|supplier 1
edg|7 1|arriv 2|attic 1|chimnei -1|cover 2|dam 2|escap 2|flash -1|ic 2|inspect -1|phone -1|roof 1|shingl -1|temperatur 2|vent -1
eighteen|18 3|awai 3|cash 2|cost 1|depreci 3|half 3|old 3|pai 3|replac 2|roof 2|take 3|valu 2|year 2
eighti|10 2|bill 4|cost 3|make 4|repair 3|take 4|visit 2
emerg|shingl -1|year -1
end|10 2|12 -1|17,900 1|2 3|217 2|26,000 2|3 -1|7.99 1|air 1|arriv 4|clean -2|climb 1|condition 1|cost -1|cover 2|crew 2|dai -1|down 1|final 2|financ 1|first 1|free -1|furnitur 1|goe 1|hous -1|interest 1|labor -1|ladder 1|later 1|look -1|materi -1|month 1|new -2|pai 6|percent 2|promis 2|repair 1|roof 4|roughli 1|shingl -2|stai 3|walk 1|wood 1|work -1|wrong 3|yard 1|year 1
envelop|cash 4|final 3|pai 5|walk 3
estim|claim 1|cost 3|deni 1|edg 2|flash 3|forgotten 3|item 3|leak 2|list 3|low 1|permit 3|send 3|such 3|supplement 3
es|2 1|cost 2|crew 1|dai 2|lose 3|rain 3|surpris 1|work 2
even|afterward 1|hour 5|week 2
everybodi|claim 1|heavi 2|premium 2|rain 2|rais 1|region 2|rise 2|whole 2
expect|50 1|choos 1|hous 1|look 1|metal 1|seam 1|stand 1|suit 1|year 1
expert|13 2|disagre 2|favor 4|inspect 3|opinion 3|pai 4
extra|2 2|30 1|95 1|arriv -1|clean 3|cost 7|dai 4|dumpster 3|first 1|flash -1|heirloom -1|hold 1|hous -1|includ 3|labor 2|lose 3|materi 2|metal -1|move 2|new 1|pai 1|permit 3|rain 5|repair -1|seam -1|sheet 1|shingl 1|stai -1|stand -1|take -2|tear 3|vent -1|window 2|wood 1|work 1|yard -1
factori|0188 2|10 1|100 1|2 2|303 2|5 2|555 2|behind 2|crack 1|curl 1|defect 1|desk 2|earli 1|first 1|goe 1|hous 2|labor 1|leak 1|lose 1|make 2|maker 6|materi 2|miner 1|pai 4|percent 2|period 2|phone 3|put 1|servic 2|share 2|shingl 1|shrink 2|solar -1|stand 1|such 1|surfac 1|themselv -1|transfer 1|warranti -1|wrong 1|year 2
fall|2 -1|3 -1|air 2|along 2|arriv 4|bed 2|cap 3|condition 2|contractor -1|cost -1|crew -2|dai -1|first 2|floor 4|hammer 4|hang 2|heirloom -1|hous -1|keep 3|lai 2|mirror 4|morn 1|pai -1|photo 3|rain 3|roof -1|shake 4|shingl 2|squirrel 3|stand -1|take 3|tarp 2|top 4|wall 6|wood 2|yard 2
famili|11 1|15 2|hous 1|materi 2|run 2|sell 1|take 1|transfer 2|warranti 2|year 2
farm|insur 1
far|12 1|16 3|2 1|24 1|6 4|7 3|adjust 2|ahead 1|along -1|architectur 1|arriv -1|awai 1|branch 1|cap 1|cost 2|dai 1|date 2|eav 1|edg 1|fasten 1|feet 1|ic 1|inch 3|insid 1|keep 1|lai -1|leak 1|least 2|meet 2|membran -1|metal 1|nail 2|phone 1|plank 1|ridg 1|ring 1|roof 2|seal -1|shank 1|sheet 1|shield 1|shingl 1|starter 1|strip 1|synthet 1|system 1|underlay 1|vallei 1|vent 1|wall 1|warm 1|water 1|wood 3
fasten|1 2|4 2|6 1|along -1|clean 2|find 2|free 2|inch 1|inspect 1|lai -1|later 2|nail 2|phone 2|place 2|roof -1|strip 1|work 2|year 2
faster|year 5
fault|10 1|2 -1|7 1|85 3|arriv 1|caus 3|cover 3|dai -1|find 3|hous 1|leak 1|look -2|make 2|maker -1|materi -1|phone 2|repair -1|roof -1|shingl -1|visit 3|warranti 2|water -1|work -1
februari|7 1|arriv 3|attic 3|cover 3|dam 3|escap 3|ic 2|roof 2|temperatur 3
feet|3 3|30 1|cancel 3|contractor 3|custom 3|dai 3|hous -1|new 2|roof 1|sign 3
fellow|promis 3|roof -1
fight|13 1|colorado 2|counti 2|disagre 1|disput 2|jefferson 2|mediat 2|settl 2|stai 2
figur|2 -1|cost 2|goe 1|hous 2|leak 2|make 3|maker -1|new 1|pai 3|phone 2|wrong 1
file|180 1|3 -1|365 1|4 -1|accept 1|act 2|allow 1|claim 3|class -1|colorado 1|cost -1|count 2|decid -1|hail 3|homeown -1|natur 2|own 2|premium 1|rais 2|roof -1|shingl -1|wind 3|year -1
final|2 -2|ag 2|clean -1|cost -1|crew 2|dai -1|decid 6|earli 2|homeown 1|honest 1|hous 1|low 2|mainten 3|miss 3|mistak 3|new -1|old 1|pai 2|roof -1|tear 1|wear 2|work 1
financ|2 -1|dai -1|finish -1|first -1|hous -1|new -1|permit -1|roof -1
find|1,200 2|10 -2|2 1|20 -1|8 1|95 1|begin 2|build -3|clean -2|cost 2|cover -1|dai 3|end -3|feet -2|final 2|finish -1|first -3|flash -1|hail -2|half 2|last -1|make 1|maker -1|mark 5|nail -2|new 1|old 2|onc -3|page 1|pai -1|paint 4|photo -1|replac -1|roof -3|see -1|sheet 1|shingl -2|sign 1|soft 5|spot 5|supervisor -4|tear 1|time -1|twice -1|vent -1|walk 5|warranti -1|water -1|wind -1|wood 5|yard -1|year -1
fine|cost 1
finish|0188 1|10 1|12 1|17,900 2|3 -1|303 1|32,615 -1|4 -1|50 -1|555 1|7 1|ahead 1|arriv 1|class -1|clean 5|climb -1|color 1|cover -2|crew -1|dai -1|damag -2|desk 1|down 3|earli -1|end 1|exampl 1|final 2|first -1|flash -1|free -1|front -1|good -1|granul 3|gutter 3|hail -1|half 1|heirloom -1|help -1|hold -1|homeown -1|honest -1|hour 2|hous 6|inspect 3|insur -2|look -1|low -1|marco 1|metal -2|month 2|nail 2|new -1|noon 2|onc 2|onto -1|own -1|p 1|pai 3|person 1|phone 2|photo 5|repair -1|roll 2|roof 6|seam -2|second 2|servic 1|shingl -1|sign -1|stand -2|such -1|summit 1|supervisor 8|time 1|twice 2|walk 6|warranti -1|wear -1|week -1|wind -2|wood -1|work -2|write 1|yard 1|year 1
fireplac|cap 3|keep 3|rain 3|squirrel 3
first|10 -1|2 1|20 1|7 -1|72 -1|adjust -2|arriv -1|ask 2|bare 2|begin 1|build 1|cancel -1|carri 2|certif 2|claim -1|contract -1|dai -1|damag -1|deposit -1|free -1|hail 1|hour -1|inspect -1|insur 1|leak -1|letter 2|number 1|old 1|pai -1|paint 1|primer 2|reason 3|return -1|roof -2|same 1|second -1|sr 2|take 1|warranti 1|wood 2|write 3|year 1
fit|deduct 2|roof 2
flat|dai 5|first 2|look 4|roof 1|shingl 2|warm 5|wavi 5|year 2
folk|dai 1|hous 1|roof -1|weekdai 1|wind 2
follow|arriv 2|ask 3|first 3|inspect 2|roof 2|spring 5|year 1
foot|10 3|13 2|disagre 2|favor 3|feet 3|inspect 3|opinion 3|pai 3
forgot|30 4|9 2|ask 4|claim 1|dai 3|file 4|first 5|leak 3|make 2|notic 4|warranti 2
freez|dai 2
free|10 1|12 2|2 2|25 -2|4 1|5 1|7 1|95 2|arriv -2|branch 2|cost 2|cover 4|dai -1|damag 4|earthquak 2|end 1|fall 2|fire 2|first 2|hail 2|hous -1|includ 3|last 1|least 2|lightn 2|make 2|maker 1|month 2|new 2|origin 2|pai 1|period 2|photo -1|rain -1|repair 2|replac 1|roof -1|sheet 2|shingl -1|tree 2|warranti 4|wind -2|wood 2|work -2
fresh|chimnei 1|eav 4|flash 1|new 2
full|pai 1|wood 3
furnitur|arriv 1|attic 3|cover 3|dust 3|fall 3|old 3|sheet 3|wall -1|wood 2
gabl|12 2|2 2|cut 2|end 1|flash 1|inch 2|ridg 2|skylight 1|stop 2|vent 2|wide 2
gap|flash 2
garag|arriv 1|belong 3|crew -1|damag 2|drivewai 3|dumpster 3|fall 2|feet -2|pai 2|roof -2|street 3
ga|12 3|arriv 1|awai 3|feet 3|furnitur 3|grill 3|hous 3|least 3|move 3|pot 3|yard 3
get|24 2|lai 1|roof 2|shingl 2|vent 3|wall 1|wood 1
give|10 3|200 2|30 2|350 2|cancel -1|colorado -1|contractor -1|cost 1|dai -2|damag -1|date -1|decid -1|deni -1|deposit 1|discount -2|due 1|feet 2|final -1|forbid -1|free 1|hail -1|hearth 1|heirloom 2|homeown 1|hour -1|hous -1|insur 1|law -1|pai -1|percent 2|phone 2|polici -1|promis 3|rain -1|reason -1|refund 2|rest 1|roof 2|see -1|shelter 3|squar 3|step 1|tarp 1|waiv -1|walk 2|warranti 1|wind -1|work 1|workmanship 1
glue|appli 1|dai 1|edg 1|first 1|hand 1|instal 1|march 1|novemb 1|seal 1|warranti 1|wind 1
goe|0188 1|2 1|303 1|555 1|9 1|bill 3|breath 1|chimnei 3|cool 1|cost 1|desk 1|electr 3|exampl 1|feel 3|first 3|flash 3|hous 1|inch 2|insid -1|make 1|maker -1|new 3|number 3|paint 1|phone 1|promis 2|room 3|servic 1|stai 1|steel 1|summer 3|upstair 3|vent 1|warranti 2|write 1
good|10 -3|110 2|12 5|130 1|15 1|2 1|20 -2|2218 2|24 1|3 -1|30 -1|4 2|adjust 1|architectur 2|area -1|bare 1|build -2|cap 1|chimnei -1|choos 2|claim -2|class 1|color 3|cost -4|cover 1|dumpster 2|emerg 1|end 3|face 1|final 1|finish -1|fire 1|first -1|gaug 2|hearth -1|heirloom -1|honest -1|impact 4|instead -1|lamin 2|last 5|least 3|lift 1|look 1|make 3|materi 2|membran -1|modifi 2|month 3|number 1|offer 1|open -1|origin 3|pai -1|period 3|perman 2|place 1|rate 3|repair 3|replac -1|resist -1|roof -2|run 1|sb 2|seam 1|sell -1|shelter -1|shingl 3|show 1|side 3|spot -1|stand 1|steel 2|suit 2|take 1|ul 2|wait 2|warrant 1|wear -1|west 1|wind 1|work -3
go|1 2|110 -1|12 2|130 -1|15 1|2 2|20 -1|24 -3|3 -5|4 -2|6 1|900 1|air 1|along 3|architectur -2|arriv 4|attic -1|awai -2|bed 2|belong 3|below 1|bring -1|bundl -5|burn 1|check 6|clean -1|color -5|condition 2|cool -1|cost -7|cover -2|crew -1|cut 3|dai 3|door 1|drivewai 3|dumpster 5|edg -1|end 1|face -2|fail 3|fall -1|feet -2|final 1|first 4|flash -2|free -1|front 3|gallon 1|garag -1|grid 3|hail -1|hand 1|hang -1|hearth -8|honest -3|hour 1|ic -1|inch 5|includ -2|internet 3|keep 3|lai 2|later -5|leav 1|lift -3|light 3|live 2|look -3|lose 1|maker 3|marco 1|meanwhil 2|membran 1|metal -2|move -1|nail 1|new -3|number -2|oil 1|onc -1|open -1|outdoor -1|outlet -1|own -1|p 1|percent 2|period 2|pipe 1|plan -1|portabl -1|pound -3|power 2|rake 1|rate -2|repair -5|ridg 2|roof -3|room 3|run 1|seal 1|share 2|sheet -2|shelter -7|shingl 2|shrink 2|sign 1|skylight 1|solar 3|stai -2|stand -1|steep -1|stop 3|street 3|strip 2|sun 2|take -1|tarp 2|temperatur -1|time 1|toilet -1|unless 1|vent -1|wall -2|warranti -7|water -1|weigh -3|whole -1|wide 3|wind -4|window 3|wood 2|wrong -1|yard 3|year -5
grandma|floor 1|hammer 1|mirror 1|photo 1|shake 1|take 1|top 1|wall 1
grand|1 1|4,000 2|400,000 2|cost 2|deduct 2|hous 1|insur 1|percent 1
grass|clean 3|end 2|find 1|free 1|inspect 2|later 1|nail 3|noon 3|onc 2|phone 1|roll 2|roof -1|shingl -1|twice 2|work 1|yard 2|year 1
green|5 1|bleach 2|brush 2|care 1|cover 2|maker 2|mild 2|moss 2|remov 2|shingl 1|solut 2|sprayer 2|wire 2|yard 1
grit|eighteen 1|lose 1|miner 1|surfac 1|themselv 1
grow|12 1|bleach 2|brush 2|care 1|mild 2|moss 2|remov 2|solut 2|sprayer 2|wire 2|yard 3
guid|advic 3|alwai 3|damag 1|decid 3|insur 1|legal 3|own 3|polici 3|roof 1
gui|2 -1|3 1|5 4|adjust 2|ahead -1|arriv 1|bank 4|bill -1|chimnei 1|contractor 2|cost 1|dai 2|damag -1|date -1|decis 4|deduct 1|find 2|first -3|flash 1|free 3|give 3|goe 1|hail -2|hous 4|instal 1|insur 1|live 1|lose 2|meanwhil 1|meet 3|minut -1|offer 2|old 2|pai 1|percent 2|photo 3|promis 7|roof 1|shingl -2|take 1|underlay 2|wear -1|wind -1|wood -1|work 4|wrong 1|year 1
gusti|25 5|hour 5|mile 5|rain 2|stop 5|strong 5|wind 3|work 4
gutter|10 -1|130 2|17,900 -1|2 -1|3 -1|4 2|6 -2|7 -1|along 3|aluminum 2|attic 2|baffl 2|balanc 1|black 2|brown 2|chimnei 1|class 2|clean -1|color 2|cost -4|dai -1|eav 1|edg 3|final 1|finish 1|first 1|flash 1|goe 2|hearth 1|hour -1|hous -1|ic 1|impact 2|inch -2|includ 1|lai 3|later -1|leak 2|least -1|list 1|look -1|membran 4|month -1|new 1|paint 2|permit -1|rate 2|ridg -1|roof -1|seal 1|shelter -1|shingl 1|take -1|tarp 1|underlay 1|vallei 3|vent 1|walk 1|wall 3|warranti -1|water 1|week 2|white 2|wind 1|withstand 1|work -2|yard 1|year -2
hail|1 -1|110 2|130 3|2 -1|2218 2|24 2|3 -1|4 2|6 -1|adjust -1|air 1|architectur 2|arriv -1|ask 1|chalk 3|chimnei -1|choos 1|claim 1|class 2|colorado -1|condition 1|cosmet 1|cost -2|cover -1|crew -1|dai -1|damag 3|deduct -1|dent 1|document 2|exchang 1|feet -1|final -1|fire 2|first 2|flash -1|free 2|gaug 2|give -1|gutter 1|heirloom -1|honest -1|impact 2|inspect 2|insur -1|lamin 2|look 1|mark 3|materi 2|metal -1|minut -1|modifi 2|nail -1|new -1|offer 2|old -1|pai -1|polici -1|rate 2|read 1|replac -1|roof -1|sb 2|screen 1|seam 2|shingl -1|sign 1|soft -1|squar -1|stand 2|steel 2|step 1|strip -1|suit 1|supervisor -1|temperatur -1|ul 2|vent -1|waiv 1|walk -1|warranti -2|wear -1|wind 1|window 1|work -1|year -2
hale|10 -1|25 -1|4 1|7 1|ag 1|claim 3|class 1|count 3|cover 3|damag 4|fall 3|fire 5|hail 6|hous 1|impact 2|insur 1|lightn 3|pai 1|part -1|percent -1|polici 1|premium 2|rais 3|rate 2|roof -1|shingl 1|such 1|sudden 1|tree 3|warranti 2|wind 5
half|10 5|15 5|2 -1|6 1|60 2|7 1|area 4|arriv 1|bad 3|crew 2|dai 2|damag 1|down -1|dry 3|dumpster 2|finish 5|hous 4|membran 1|minut 5|morn 1|next 3|noon 2|old 2|open 5|overnight 1|pai 2|phone 5|rain 4|sheet 3|shingl -1|stai 1|surpris 6|synthet 2|take -1|tarp 5|uncov 2|underlay 2|wood -2|work -1
hall|take 3
hammer|2 2|24 1|3 -1|6 2|7 1|crew 1|dai 1|hour 1|hous 1|marco 1|p 1|shingl 1|supervisor 1|take 1|wind 1|work 1
handi|8 1|chang 2|consent 2|end 2|repair 2|roof 1|warranti 2|workmanship 2|write 2
handl|chang 3|cost 2|down 3|look 2|person 2|phone 2|promis 1|write 3
hand|10 2|14 2|claim 3|color 2|cost -2|crew -1|dai 1|door 1|first -1|hous 1|led 2|look 1|marco 2|monei 1|morn 3|pai -1|phone 2|rain 1|roof -2|warranti -1|wind 1|year 2
hang|2 -1|4 1|5 4|6 3|awai 3|branch 3|care 1|caus 1|cover 3|dish 1|document 2|feet 2|gutter 2|holidai 1|homeown 1|hous 1|instal 4|keep 8|last 2|least 3|light 3|roof 1|sampl 1|satellit 1|shingl 2|solar 1|summit 1|week 1|wood 1|year 2
happi|dai -1|find 1|free 1|nail 1|phone 1
hard|hous 1|shingl 2|stai 1|temperatur 2
haul|contractor 2|find 2|hous 2|old 2|tear 1|work 2
haven|0142 3|303 3|555 3|dana 3|phone 1|sign 3|summit 3
hearth|10 1|17,900 2|2 -1|217 2|24 -1|26,000 2|3 -1|7.99 2|arriv 2|balanc -1|cover -1|down 2|financ 1|first -1|flash -1|granul -1|gutter -1|heirloom -1|honest -1|includ -1|interest 2|maker -1|membran -1|month 2|new -1|pai 2|percent 2|roof 1|roughli 2|shingl -2|vent -1|warranti -1|wind -1|withstand -1|work -1|year 1
hear|10 2|3 -1|arriv 1|cover 3|crew -1|first -1|hour -1|hous -1|pai 1|roof -2|take -1|year 1
heavi|arriv -1|photo -1|take -1|wall -1
heirloom|arriv -1|carri -2|hous -2|shingl -3
help|10 2|12 1|40 3|7 2|afternoon 3|air 2|approv 1|below 3|branch 4|breath 2|choos 1|color 1|condition 2|cook 3|cool 2|cover 3|damag 4|earthquak 4|fall 4|fire 4|hail 4|hoa 1|hous 1|hundr 3|lean 3|lightn 4|look 1|phone 3|prepar 1|promis -1|roof -2|shingl 1|stai 2|suit 1|temperatur 3|tree 4|warranti 2
her|hous 2|loud 4
himself|8 1|chang 2|consent 2|end 1|repair 2|roof 1|workmanship 2|write 2
him|dai 1|inspect 3|pai 2|promis 1
hire|10 2|bill 5|cost 4|make 5|repair 4|take 5|visit 2
hit|minut 1|rain 1
hi|0175 2|3 -1|303 1|555 1|attic 2|clean 1|contractor 2|cost -1|cover 1|crew 1|find 2|free 1|insid 1|inspect 2|instal 2|later 1|licens 2|marco 1|pai 5|phone 1|rey 2|roof 4|work 2|year 1
hoa|hous -1|shingl -1
hold|1,900 3|16 1|20 2|3 1|4 -2|40 -1|6 1|6,000 3|8 3|ask 1|averag 3|boot 3|bring 1|carri 3|check 2|color 1|contractor 1|dai -1|door -3|fasten 1|flash 3|hous 1|inch 1|instead 1|insur 1|keep -1|last 5|monei 2|mortgag 4|nail -1|open 4|owner 3|pai 1|phone -2|pipe 3|pound 3|rafter 3|rain -1|repair 1|replac 3|ring 1|roof -3|safe 3|second 2|shank 1|sheet 1|sign 1|silicon 3|skylight 1|spot 2|spread 3|step 1|vent 1|walk -1|week -1|weigh 3|year 8
hole|crew 3|roof 4
honestli|cost 1
hook|1 1|5 3|arriv 2|behind 1|cover 2|goe 1|maker 2|materi 3|phone 1|shingl 3|solar -2|stand 1|such -3|themselv 2|warranti 2|wrong 1|year 1
hospit|child 5|crew 5|dai -1|hous 2|live 3|meanwhil 3|night 5|rare 5|sleep 5
hour|2 -1|4 3|6 -1|7 1|9 2|cost -1|cover -1|dai 2|flash -1|hous 3|instal 2|loud 1|neighbor 1|pai -1|percent -1|roof -5|second 3|temperatur 2|vent -1|warranti -1
hous|2 -1|20 -1|25 1|4 2|5 1|6 1|7 1|ag 1|air -1|awai 1|bare 1|bring -2|build -1|citi 1|color -1|condition -1|contractor -1|cool 4|cost -1|crew 2|dai 1|damag 1|earthquak -1|end -1|face 3|fire 1|first -3|free -1|goe -1|hail 2|hearth -1|heirloom 1|homeown 1|inch 1|includ 2|instal -1|lai -1|leak -1|lien 1|lift 2|lightn 1|marco 1|metal 1|monei 2|nail -1|new -2|number 1|outdoor -2|outlet -2|outsid 1|own -2|pai 1|paint 2|percent 1|place 1|portabl -2|power -2|prove 1|pump 2|rain -1|receipt 1|repair -1|replac -2|roof -4|same -1|show 1|side 2|sign 1|sit -1|stai 1|subcontractor -1|such 2|sudden 2|summer 4|supervisor 2|surpris 1|synthet -1|take 1|temperatur 4|toilet -2|twice -1|visit -1|waiver 1|wall 1|warm 2|warranti -3|water -2|week 1|west 2|wind 4|winter 4|wood 1|work 1|wrong -1|yard -1|year -2
human|person 3|phone 3
hundr|1 1|4,000 2|400,000 2|cost 1|deduct 2|hous 1|insur 1|percent 1
husband|10 1|ask 1|begin 1|certif 2|clean -3|dai -1|e 2|email 2|fall 1|final 1|first -1|hous -1|instal -1|pai 1|receiv 2|roof -1|sign -2|stop 1|take -1|walk -1|warranti -1|wind -1|work -1
hydrangea|air -1|condition -1|first -2|wall -2|wood -1|yard -3
ic|crack 1|find 1|rain 1|warranti -1|water 1
impact|24 -1|ask 2|class 2|cosmet 2|damag 2|decid 1|discount 2|document 2|eav -1|exchang 2|insur 2|low 1|premium 1|read 2|ridg -1|sheet -1|shingl -2|sign 2|vent -1|waiv 2|wood -2
inbox|10 1|2 1|begin 1|certif 1|dai 1|e 1|email 1|final 1|pai 1|receiv 1
includ|chimnei -1|cost 1|damag -1|first -1|flash -1|free -1|inspect -1|metal -1
increas|2 2|30 -2|4,000 -2|air 1|alreadi 1|bad 1|clean -1|climb 1|condition 1|cost -4|cover 1|crew 1|dai -2|discount -1|find 1|hous -1|ladder 1|new -1|onc -1|pai -2|repair 1|roof -2|sheet 1|squar -1|surpris 1|visit -1|wood 2|yard 1
insid|5 1|arriv 1|check -1|clean 1|dai 2|inspect 1|look 1|loud -1|onc -1|temperatur -1|work 1|year -1
inspect|2 1|24 2|3 -1|30 -1|7 -1|9 1|arriv 5|awai -1|build -1|check 3|choos 1|clean 2|cover -1|crew -1|dai -2|damag -1|date -2|emerg 1|end 2|final 1|finish -1|first -2|homeown 1|hour 2|hous 2|insur -2|leav 1|look 2|make 1|nail 2|new -1|old -1|onc 4|owner -1|pai 1|phone -1|photo 3|refriger 4|repair 1|sampl 1|second -1|send -2|servic 5|shingl -2|suit 1|supervisor 3|take -1|twice 2|visit 2|walk 5|water 2|whole 2|wood 1|work 3|yard 2|year 3
instal|10 -1|2 2|20 -1|24 1|40 -1|8 2|architectur 1|arriv 2|attic -1|balanc 1|cost 1|cover -1|dai 1|eav 2|face 1|find -1|fitter 2|flash 1|hail -1|hour -1|hous -1|inch 1|includ 1|inner 1|itself 1|membran 1|morn 2|new 1|past 1|ridg 1|roof -1|shingl -1|soffit 1|take -1|vallei 1|vent 1|wall 1|warm 1|warranti -1|water -1|withstand 1|work -1|year -1
instead|ahead 2|color 2|cost 2|date 1|down 1|half 2|hour 1|moment 2|next 1|pai 3|person 1|phone 1|pick 2|settl 2|sit 1|time 2
insur|1,500 1|10 -1|2 -2|20 1|3 -1|4 -1|500 1|7 -1|answer 1|apprais 1|arriv -1|bill 2|check 5|claim 1|claus 1|colorado -2|cost -1|cover -2|crew -1|damag 1|date 1|decid 1|deni 1|depreci 1|final 1|first -2|flash -1|hail -1|heavi 1|hous -3|inspect -1|instal -1|look -1|low 1|made 5|monei 2|mortgag 4|name 1|new -1|number 1|phone -1|polici 2|premium 2|rain 2|rais 1|readi 1|recover 1|region 1|rise 1|roof -3|second 1|send 1|shingl -2|side 1|sign -1|stai -2|supplement 1|take -2|togeth 5|umpir 1|vent -1|warranti -4|whole 1|work -1|year -2
interest|cost -1|hail -1|pai -1|wind -1
interrupt|ask 5|decis 3|homeown 1|moment 1|paus 4|point 3|question 5|replai 1|roof 3|share 3|stop 3|think 3|watch 3|whenev 3
itself|20 2|3 2|50 3|cost 1|hearth 2|honest 2|warranti 2|work 3|year 2
jack|act 2|claim 1|count 2|hail 1|natur 2|own 2|premium 1|rais 1|wind 1
januari|40 2|below 2|hand 2|instal 2|seal 2|shingl 1|temperatur 1|unless 2
juli|breath 1|cool 1|hous 1|shingl -1|stai 1
jump|first 1
junk|air 1|along 1|arriv 3|bed 1|condition 1|cover 3|first 1|hang 1|lai 1|morn 1|shingl 2|tarp 1|wall 1|wood 3|yard 1
keep|10 4|11 -1|12 -1|15 -1|2 4|25 -1|3 -2|30 1|4 -1|40 -1|5 -1|6,000 2|8 1|add -1|afterward 1|air 1|along 2|area -1|arriv 1|attic -1|averag 2|bad 1|bed 2|begin 2|below -1|bill -1|bring -3|bundl 5|carri 2|caus -1|certif 2|choos -1|claim -1|clean -1|color 3|condition 1|cost -1|cover 1|crew -1|damag -1|door -1|down 1|e 2|eav -1|end 3|fall -1|final 1|find -2|first 4|flash 1|free 1|full -1|garag 5|goe -3|hail -1|hang 2|hearth -1|hour -1|hous -1|inch 1|instal -2|insur -1|lai 2|later 5|leav -1|look -1|loos -1|maker -1|materi 3|membran -1|morn -1|nail 2|next 1|number -1|old -1|open -1|percent -1|phone 2|pound 3|power -1|pressur 1|pump 1|put 1|rafter 2|rain -1|receiv 2|repair 3|ridg 3|roof -1|safe 2|sampl -1|screen -1|see -1|sheet 1|shelter -1|shingl 1|size -2|skylight 1|soffit 3|solar -1|spread 2|stai 4|suit -1|summer 1|summit -1|sun -2|take 1|tarp 2|temperatur 1|twice -1|vent 4|warranti 2|water -1|weigh 3|wind -1|winter 2|wood 1|work -1|workmanship -1|yard 2|year 1
kind|asphalt 5|famili 5|hous 5|metal 5|new 2|replac 5|roof 4|seam 5|shingl 4|singl 5|stand 5
knock|18 2|2 2|3 1|awai 3|cash 1|colorado 2|contractor 3|cost 2|crew 2|deduct 3|depreci 3|discount 5|forbid 3|half 4|law 3|new -1|old 2|pai 5|replac 1|roof 5|sign 2|take 3|valu 1|waiv 2|year 1
labor|2 5|6 1|7 1|arriv 1|cost -1|cover 3|crew 2|dai 1|damag -1|flash -1|labour 4|morn 1|own 3|roof -1|shingl -1|subcontractor 1|surpris 1|vent -1|warranti 2|wear -1|wind -1|year -1
lai|1,200 1|2 -1|8 3|add 1|cover 1|crew 2|dai 1|end 5|half 1|layer 7|materi -1|new -1|old 2|onc 5|roof -1|second 7|shingl 4|warranti 4|year -1
land|adjust 3|awai 2|damag 2|emerg 1|repair 1|see 2|shingl 1|throw 2
last|0175 2|10 -3|12 1|15 1|2 2|20 -2|24 1|25 -2|3 -2|30 -1|303 1|32,615 -1|395.54 -1|4 -3|40 1|5 1|50 5|555 1|6 2|7 -1|9 1|address 2|arriv -2|attic 1|begin 1|behind -1|branch -1|build -1|cap 3|chimnei -2|choos 3|claim 1|compar 2|correctli 2|cost -4|cover -1|crew 2|dai 3|damag 2|end -1|fall 1|file 4|find 1|fire 2|flash -2|free 2|goe -1|hail -1|hearth -1|heirloom -1|homeown 2|honest -1|hour -3|hous 1|inspect 2|insur -2|keep 3|later 1|leak 1|lightn 2|look 4|maker 1|marco 1|metal 4|minut 3|month -1|nail -1|name 2|new -2|owner -1|pai -1|plan -1|polici 2|rain 5|rey 2|run 1|same -1|seam 4|shelter -1|shingl -3|solar -2|spell 2|squirrel 3|stai -1|stand 3|street -1|suit 3|supervisor 2|take 3|tear 1|tree 2|vent 1|wall -1|warranti -2|water -2|wear 1|week -1|whole -1|wind 3|work 1|wrong -1|year 4
later|0188 3|303 3|555 3|7 1|8 2|9 1|caus 1|chang 1|claim 2|clean -1|consent 1|cost -2|cover 2|crew 1|dai -2|damag 3|decis 1|desk 3|dish 1|end 3|exampl 3|first 1|flash -1|goe -1|holidai 1|hous -1|includ 2|inspect -1|instal 2|layer 3|leak 1|lien 1|light 1|loos 1|make 1|nail -1|old -1|onc 3|pai -1|phone 2|prove 1|receipt 1|roof 5|satellit 1|second 2|servic 3|sheet 2|shingl 1|skylight -1|solar 1|such 1|summit 2|twice -1|vent -1|waiver 1|warranti 5|water -1|wind -1|wood 2|work -1|workmanship 2|write 3|yard -1|year -1
late|180 5|2 -1|3 -2|30 1|365 5|60 -1|7 -3|9 1|accept 5|adjust -1|allow 5|arriv -1|ask 2|begin 1|bill -1|certif 1|check -2|claim 4|colorado 4|cost -4|cover 2|dai -2|deadlin 2|depreci -1|e 1|email 1|end 3|fall 2|file 1|final -4|finish -1|first 1|hail 3|hous -1|insur 3|leak 2|look -1|make 1|monei -1|month -1|notic 2|old 2|onc 2|pai -4|phone -1|polici 4|rain 2|receiv 1|recover -1|roof -2|second -1|send -1|shingl -1|summit -1|take -1|walk -4|week -1|wind 4|wood 2|work -1|year -1
law|8 2|chang 2|consent 2|end 3|phone 1|repair 2|roof 1|warranti 3|work 1|workmanship 2|write 2|year 1
layer|16 1|2 -1|3 2|6 1|7 1|architectur 1|cap 1|cost -1|dai 1|dumpster -1|eav 1|edg 1|final -1|hous -1|ic 1|insid 1|leak 1|leav -1|membran 1|metal 1|nail 1|new -1|pai -1|phone 1|plank 1|rain 2|replac -1|ridg 1|roof -1|same -1|shield 1|stai 2|starter 1|strip 1|synthet 3|system 1|underlay 3|vallei 1|vent 1|wall 1|warm 1|water 1|year -1
leader|2 4|6 4|7 3|crew 3|dai 4|hour 4|marco 4|p 4|supervisor 3|surpris 2
leak|0188 4|10 -1|12 1|15 5|2 -1|200 1|24 -1|3 -1|30 -1|303 4|350 1|4 -1|5 -1|555 4|9 2|area -1|arriv -1|attic -2|care 1|carri -2|caus 2|chimnei -1|claim 1|clean 1|cost -1|crew 1|dai 1|damag 1|desk 4|dish 2|edg 1|exampl 4|fall 1|first -2|flash -1|free -1|goe -1|gutter 1|hail -1|holidai 2|hour -1|hous -2|ic 1|inspect -1|instal 1|late 2|later -1|leav 2|light 2|lose 2|make 2|maker -1|materi -1|membran 1|nail 1|number -1|old 2|open -1|pai -1|percent -1|phone 3|promis -1|rain -1|refund 1|repair 1|replac -1|roof 7|satellit 2|seal 1|servic 4|sheet -1|shingl -1|solar -1|spring 2|stai 4|stand -1|such 2|summit 4|tarp 1|tight 5|twice 2|vent -1|warranti 4|water 2|wind -1|wood -1|work -1|write 9|year 4
leav|1,200 -1|10 -1|12 1|15 1|2 2|24 -1|3 -2|5 -2|6 -1|9 1|add -1|afterward 1|air 1|along 1|begin 1|belong 3|better 4|bundl 2|clean -1|color 3|condition 2|cost -5|cover -2|crew -3|dai -2|damag -1|dish 1|document -1|draw 4|drivewai 2|dry 1|dumpster 3|dust 4|edg 1|final -1|find 2|finish -1|first 3|flash -2|floor 1|front 1|garag 2|half -1|hammer 1|heirloom -1|hous -4|inch -2|includ -2|insid -1|instal -1|keep -1|lai 1|later 2|layer -1|make 1|membran 1|mirror 1|morn 3|move 2|nail 1|next -1|number -1|old -2|onc -1|own 7|owner -1|pai -1|phone 1|photo -1|power 2|rain 1|repair 1|roof 7|satellit 1|seal 1|second -1|see -1|sell -1|shake 1|shingl -5|squar -1|stand -1|street 2|strip -1|summit 1|switch 4|take 1|tear 3|time -1|vent -2|walk -1|warranti -1|water 3|wear -1|whole -1|wide -2|wind -2|wood -3|work -2|yard -2|year 2
leftov|clean 2|find 2|free 2|inspect 1|keep -1|later 2|nail 2|phone 2|shingl -1|work 2|year 2
legal|claim -1|damag -1|hail -1|roof -1|wind -1
letter|roof -1
lighter|color 1
lightn|12 -1|2 -1|cover -2|damag -1|free -1|roof -1|shingl -1|warranti -2
light|arriv 1|hous 1|shingl 1
limit|30 2|9 1|ask 2|claim 1|dai 2|file 2|first 2|flash -1|hand 1|hour 1|leak 2|make 1|notic 2|shingl 1|temperatur 1|vent -1|wind 1
line|arriv -2|cash 3|cheaper 3|cost 2|cours 3|earli 3|financ 2|good 2|pai 3|penalti 3|roof -1
list|5 1|hous -1
littl|3 1|30 2|alwai 1|behind 1|chimnei 1|cricket 1|first 2|flash 1|galvan 1|hous 1|inch 1|made 1|new 1|old 3|stai 1|steel 1|vent 3|wide 1
live|5 2|dai 1|pai 2|year 3
long|10 1|20 1|25 1|choos 1|final 3|hearth 1|heirloom 1|look 1|metal 2|new -1|outliv 3|owner 3|roof 1|seam 2|shelter 1|shingl -1|stand 2|suit 1|year 1
look|1 -1|12 2|2 4|25 -1|3 -1|4 -1|7 -2|8 2|9 -1|adjust 2|arriv -1|ask 1|begin 2|build 2|carri 2|certif 2|chalk 1|claim 1|class -1|colorado 1|cost 2|crew -2|dai -4|damag 1|declar 6|deni 2|dumpster -1|file -1|first 8|free 4|granul -1|hail -2|hous 2|inspect 2|insur -2|last 2|layer -1|letter 2|low 2|make -1|mark 1|meet 2|new -1|number 1|page 6|pai -1|part -1|percent -1|photo -1|polici 2|repair -1|roof -5|seal -1|second 1|see -2|shingl -3|side 2|sr 2|take -1|test 2|themselv 1|visit 1|warranti 2|wind -2|wood -1|work -1|yard -1|year 1
loos|wood 3
lose|1 -1|10 -5|2 -1|20 -1|25 -1|3 1|4 -1|6 -1|7 1|begin 1|caus 1|cost -1|dai -1|damag 1|dumpster 2|finish -4|grade 2|hearth -1|heirloom -1|hous -2|instal 1|layer 2|leak 1|loos 1|move 2|nail -1|pai 2|place -1|rain 2|roof -3|shelter -1|shingl -1|sign -1|solar 1|stai 2|such 1|walk -4|warranti -3|work -2|workmanship -1|year -1
lot|10 -1|110 2|130 2|17,900 1|24 2|3 1|choos 1|cost 1|hail -2|honest 1|hous 1|impact 2|look 1|month 2|pai 1|rate 2|shingl 2|squar 1|stand 1|suit 1|wind 1|year 1
loud|6 1|7 1|arriv 1|morn 1|roof -1|shingl -1
lousi|ag 1|crew 1|earli 1|mainten 1|miss 1|mistak 1|pai 1|wear 1
low|10 -1|14,795 4|179.43 4|3 2|bill 1|breath 2|cool 2|cost 4|depend 4|electr 1|energi 2|feel 1|finish 4|first 1|honest 2|hous 6|month 4|number 1|pai 4|promis 1|roof 3|room 1|save 2|shelter 4|shingl 4|stai 2|summer 1|upstair 1|vari 2|warranti 2|wear 4|year -1
ly|roof 1
made|4 1|aluminum 2|arriv 4|black 2|brown 2|class 2|color 2|cost -1|eav -1|edg 1|ic -1|impact 1|insid 2|inspect -1|keep -2|leak -1|liner 2|mark -2|materi 2|offer 2|open -1|rate 1|roof -1|seam 2|send -1|shingl -3|stainless 2|stand 2|steel 4|underlay 1|vallei -1|water -1|white 2
maker|10 1|110 -1|130 -1|25 -1|3 1|arriv -1|first -1|goe -1|heirloom -1|honest 2|hour -1|hous -1|mile -1|month -1|onc -1|owner -1|pai -1|roof -1|second -1|sell -1|shelter 1|shingl 2|warranti 2|wind -1|work 3|workmanship -1|year 2
make|10 -3|12 -1|15 -1|20 -1|25 -2|4 -1|40 -1|6 -1|7 1|8 2|adjust -1|ag 1|ahead -1|air 1|arriv -1|ask -1|attic -1|bake 1|break 1|brittl 1|caus 2|chang 2|clean 2|condition 1|consent 2|cost -1|cover 1|crack 4|creas 1|crew -1|cycl 1|dai -2|damag -1|date -5|decid 2|document -1|dri 2|drive 1|end 6|fall -2|feet -2|find 2|finish -1|free -1|freez 4|give 2|good 3|granul 1|hail -1|honest 1|hous -3|ic -1|instal 1|lai 2|littl 2|loos 1|loud -1|mat 1|materi 1|meet -1|month -1|move 1|nail 2|new -1|noon 2|number -1|oil 2|onc 2|pai -3|percent -3|phone -1|plan 1|polici -1|pressur 1|pri 3|repair 1|roll 2|roof 1|sealant 1|sensibl 1|shelter -1|shingl -1|side 2|soffit 1|solar 2|squar -2|steep -2|strip 1|such 2|summer 1|sun 2|temperatur 2|thaw 1|thermal 1|think 1|turn 1|twice 3|uplift 1|uv 1|vent -1|visit -1|warranti 1|wash 1|water 2|wear -1|wide 3|widen 1|wind -2|winter 3|wood 2|work -3|workmanship 1|write 1|yard 2|year -3
man|12 1|180 3|5 1|adjust 2|arriv 1|citi 1|claim 1|clean 1|cost 2|dai 1|emerg 1|hour 3|inspect 3|look 1|outsid 1|perman 3|phone 1|repair 1|roof 1|step 1|take 1|visit 1|wait 3|work 1|write 1
mapl|6 2|awai 2|branch 2|care 1|feet 2|keep 2|least 2|roof 1|shingl 2
match|bundl 1|color 3|garag 1|later 1|repair 1|roof -1|stai 1|year -1
materi|1 1|10 -1|2 2|20 -1|3 -1|ahead 2|area 1|build 2|clean -1|cost -1|cover 1|crane 2|damag -1|deliv 2|drivewai 2|dumpster -1|end -1|feet -1|final -1|flash -1|free -1|hearth -1|hous -1|inspect -1|instal -1|leak -1|leav -1|lift 2|month -1|new -1|onc -1|onto 2|phone 1|repair -1|roof 2|shelter -1|shingl -2|supplier 2|take -1|transfer -1|vent -1|warranti -1|wind -1|workmanship 1|year -2
matter|address 2|begin 1|check 2|claim 2|compar 1|correctli 2|cost 1|file 2|find 1|flash 2|leak 1|loos 2|maker 2|name 2|new -1|percent 1|roof 1|spell 2
max|3 1|5,000 1|cost 1|cover 1|drywal 1|fault 1|hous 1|insid 1|leak 1|paint 1|repair 1|warranti 1|workmanship 1
ma|3 1|cost 3|honest 1|roof 2|shingl 2
meet|2 -1|3 -1|30 -1|arriv -1|ask 1|copper 4|cost -2|crew -1|dai 1|flash 3|hous 1|inspect 2|lai 4|new 3|pai -1|roof -1|second 1|work 4
membran|roof -1|shingl -1
metal|10 -1|110 1|12 -1|130 -1|30 -1|4 -1|aluminum 3|area -1|arriv -1|attic -1|baffl -1|balanc 1|black 3|brown 2|charcoal -1|chimnei 4|choos -1|class -1|color 1|copper 3|cost -1|dai -2|dozen -1|driftwood -1|edg 5|flash 5|forgotten 1|hail -1|hearth -1|hous -3|impact -1|instal 1|insur -2|item 1|lai 4|leak 5|list 1|look -1|membran 3|month -1|nail 1|nearli -1|new 3|pai -1|paint 3|permit 1|rate -1|ridg 1|roof -2|seal 1|send 1|shelter 1|shingl -3|soffit 1|soft -1|such 1|suit -1|supplement 1|take -2|underlay 2|vallei 2|vent 1|wall -1|warranti -1|water 1|white 3|withstand 1|work -1|year -1
middl|10 4|15 3|17,900 3|179.43 -1|20 2|217 3|24 1|25 1|26,000 3|32,615 1|7.99 3|area 3|arriv 3|best 1|better 1|cost 3|depend -1|down 3|financ 1|finish -1|good 1|hearth 3|heirloom 2|hous -1|interest 3|minut 3|month 2|open 3|pai 2|percent 2|rain 1|recommend 1|roof 2|roughli 3|shelter 2|shingl -1|squar 1|surpris 3|tarp 3|warranti 1|wear -1|wind -1|work -1|year 3
miss|10 -3|180 2|3 4|365 2|accept 2|address 2|allow 2|arriv 2|awai 5|bare 5|check 4|claim 4|colorado 1|compar 2|correctli 2|cost -2|dai 1|deadlin 1|face 5|file 2|find 2|first 2|hail 2|insur 1|lift 5|name 2|number 4|pai -1|place 5|polici 2|rain 2|show 5|side 5|spell 2|take 4|warranti -1|west 5|wind 6|wood 7|year -3
mistak|arriv 1|cost 1|dai 1|look 1|water 1|work 1
monei|1,200 2|10 1|2 -1|3 1|30 2|7 -1|act 2|add 2|bill 3|check 1|claim 1|cost 2|count 2|dai 1|deposit 2|depreci 1|due 2|fifth 1|final 1|finish 2|first 2|hail 1|half 2|homeown 2|hous 2|keep -1|layer 2|made 1|mostli 1|natur 2|new 2|number 2|old 1|own 2|percent 2|premium 1|rais 2|recover 1|rest 2|roof -1|second 3|send 1|visit 1|walk 2|week 1|wind 1|work 2|year -1
month|10 -1|1980 -1|2 -1|20 -1|24 -1|25 -1|3 -2|30 2|4 -1|6 -1|7 -1|approv 4|asbesto -1|bank 4|claim 1|clean 4|contractor -1|cost -8|dai 2|damag -1|dish 1|dumpster -1|end -1|financ 4|find 4|finish -1|first 2|flash -1|free 5|hearth -2|heirloom -2|hous -3|inch -1|inspect 2|instal 1|interest 1|later 5|licens -1|metal -1|monei 1|nail 3|new 1|noon -1|offer 4|old -1|pai -3|partner 4|phone 4|rain 1|remov -1|repair -3|roof -1|satellit 1|seam -1|shelter -2|shingl -2|stand -1|stop -1|subject 4|supervisor -1|take -2|tear -1|twice -1|underlay -1|walk -1|warranti -2|wood -1|work 3|yard -1|year 3
morn|2 2|2210 1|5 1|7 3|8 1|ahead 2|arriv 2|crane 2|dai 3|deliv 2|drivewai 2|ford 1|golden 1|hous -1|lift 2|loud 2|neighbor 3|offic 1|onto 2|open 1|p 1|rain 1|roof 1|shingl 2|street 1|supplier 2|weekdai 1
mortgag|3 -1|contractor -1|cost -1|dai -1|roof -1|sign -1
moss|10 -1|2 -1|3 -1|4 -1|attic -1|cost 1|crack 1|curl 1|dai -1|damag -1|defect 2|earli 1|find 2|hous 2|instal 2|leak -1|lose 1|maker 1|materi 1|miner 1|nail -1|new 1|pai -1|percent -1|roof -1|skylight 2|such 1|surfac 1|vent 1|warranti -1|year -1
mother|crew 1|spanish 1|speak 1|time 1
move|arriv 1|belong 2|cover 1|drivewai 2|dumpster 2|feet -1|hearth -2|hour -1|ridg 2|roof -1|shelter -1|shingl -1|street 2|warm 2|year -1
mushi|4 1|40 1|chimnei 1|feet 1|find 1|first 1|flash 1|granul 1|heavi 1|inspect 1|lift 1|lose 1|mark 2|miss 1|open 1|paint 2|result 1|roughli 1|shingl 1|side 1|soft 3|spot 3|steep 1|uphil 1|walk 2|west 1|wood 3
myself|3 -1|ahead 1|contractor 2|cost -1|dai -1|date 1|hour 1|permit 1|phone 1|shingl -1|step 1
nail|cost -1|flash -1|roof -1|shingl -1|year -1
nake|wood 1
nale|2 2|clean 4|crew 2|dai 2|end 5|nail 5|noon 1|onc 1|roll 1|surpris 2|twice 5|walk 4|whole 4|work 4|yard 5
name|100 5|11 2|2 -3|3 1|4 -4|6 2|7 5|arriv -2|ask -1|bill 2|cancel 1|certif -1|check 3|claim -1|contractor 3|cost 4|crew 4|dai 1|discount -1|end -2|final 1|hour 4|hous -6|inspect -5|insur -1|made 4|maker 4|marco 5|materi 5|monei 1|month -1|mortgag 3|next 1|onc -3|p 5|phone -3|roof -3|second -1|sell 2|send -1|shingl -1|summit -1|supervisor 8|surpris 2|take -4|togeth 4|transfer 4|waiv -1|walk 1|warranti 3|week -1|work 2|write -1|year -1
narrow|10 2|arriv 1|drivewai 2|feet 2|least 2|wide 2
nasti|1980 1|asbesto 1|contractor 1|find 2|hous 1|licens 1|old 1|remov 1|stop 1|underlay 1|work 1
near|roof 1
need|2 2|area 2|cost 2|cover 2|cut 3|dumpster 2|edg 1|itself 3|labour 2|lai 1|littl 1|measur 2|owner 3|page 1|roof 1|see 1|shingl 2|tear 2|vallei 1
neighbor|10 1|2 -1|3 -1|45 4|5 1|arriv -1|copper 2|cover 1|dai 4|decibel 4|first 2|granul 2|hous -1|look 5|loud 4|moss 1|outsid 4|pump 2|refriger 4|roof 1|shingl 4|temperatur 1|warm 5|wavi 5|year 3
nephew|7 1|8 1|caus 2|chang 1|consent 1|cover 2|crew 2|damag 2|dish 2|end 1|holidai 2|instal 2|light 2|repair 1|roof 3|satellit 2|solar 2|such 2|warranti 1|workmanship 1|write 1
neutral|13 1|disagre 1|inspect 2|opinion 2
new|1 -1|1,200 -2|10 -1|100 1|11 1|16 1|2 -1|20 -1|24 1|4 -2|40 -1|5 1|6 -1|6,000 1|8 1|add -2|adjust -1|ag 1|ahead 2|air -1|along -1|arriv -2|averag 1|awai -1|bed -1|begin -1|bill 4|breach 1|breath 2|build -1|carri 1|case 1|claim -1|class -1|clean -2|condition -1|cool 2|copper 1|cost -4|count -1|cover 2|crane 2|crew -4|cut -1|dai 3|damag 1|deliv 2|down 3|drivewai 2|dumpster -1|eav 1|edg -1|electr 4|end 3|fall -1|feel 4|feet -1|final -1|find -3|finish -1|first 7|flash -4|free -1|goe 1|granul -1|gutter 1|hang -1|hearth -1|heavi -1|hit -1|homeown -1|honest -1|hous -1|ic -1|inch 2|insid -1|inspect -2|instal -1|keep -1|lai -1|layer 4|leak -2|leav -1|look 2|lose -1|metal -1|miner -1|miss -1|month 2|morn -1|moss 1|next 1|number 3|old 1|onc 7|onto 2|own -1|owner 1|pai -2|paint 1|percent -1|person 1|phone 1|photo -3|pound 1|premium -1|pressur -2|promis 4|rafter 1|repair -1|roof 2|room 4|safe 1|same 3|seal -1|second 4|see -1|sell 1|sheet 1|shelter -1|shingl 2|solar -1|spread 1|squar -1|stai 2|stand -1|steep 2|strip -2|such 1|sudden 2|summer 4|supplier 2|surfac -1|surpris -2|take 1|tarp -1|themselv -1|time 3|tough 1|transfer 2|underlay 2|upstair 4|vallei -1|visit -1|walk -3|wall -1|warm 4|warranti 4|wash -2|water -1|wavi 3|wear -1|weigh 1|wood 1|work -1|workmanship -1|yard -3|year 2
next|11 1|15 2|7 2|arriv 1|caus 1|clean 1|cover 1|crew 2|damag -1|dish 1|final 1|holidai 1|inspect -2|instal 1|light 1|live -1|materi 2|meanwhil -1|onc 1|owner 1|rain -3|roof -1|run 2|satellit 1|sell 1|solar 1|such 1|supervisor 1|transfer 3|warranti 1|work -3
night|24 1|60 2|arriv 1|color -1|cover -1|crew -1|dai 2|damag 3|fall 1|first -1|homeown 2|hour 1|hous -2|look 3|membran 1|overnight 2|pai 1|rain 3|shingl -2|stai 1|strong 3|synthet 2|take -1|uncov 2|underlay 2|wind 1|wood -1
normal|ag 1|cost 1|hous 1|phone 1|polici 1|roof 1|shingl 1
north|12 4|8 3|bleach 2|brush 2|care 1|last 3|mild 2|moss 2|remov 2|roof 1|side 3|solut 2|south 3|sprayer 2|wire 2|yard 1|year 3
notic|2 2|adjust 3|ahead 3|cost 3|date 3|meet 3|roof 1|year 1
number|0175 4|0188 2|2 1|303 8|555 8|9 1|arriv 2|begin 2|claim 1|dai 6|desk 2|exampl 2|figur 2|final 2|make 1|marco 4|measur 2|person -2|phone 3|rey 4|roof 2|same 2|servic 2|sign 3|summit 3|walk 2|warranti 3|work 4|write 2|yourself 2
oak|12 1|6 2|awai 1|branch 1|care 1|feet 1|keep 2|least 1|shingl 2
offer|1 -1|10 -5|12 -1|15 1|18 -1|1998 1|2 -4|24 -2|25 1|3 -2|30 -1|34 1|4 -3|40 -1|50 -1|6 1|adjust -1|ag -1|air -3|along 3|appli 2|approv -1|architectur 2|area 3|arriv -2|ask -1|asphalt 4|bank 1|bed 1|bring -1|brown 3|cancel -1|cash 1|chalk 4|chanc 1|charcoal 3|choos 1|claim 1|collect 2|color 1|condition -3|contractor 1|cost -6|cover -5|crew -2|dai 3|damag 1|date 2|discount 1|document -1|door -1|down -1|dozen 3|driftwood 3|due 1|dumpster -1|eav -1|edg 4|fall -1|famili 6|final 3|financ -1|finish -2|flash -2|forbid 1|free 3|goe -1|hail -2|hand 5|hang 1|heirloom -3|homeown -1|honest -2|hous 3|inspect 2|insur -2|lai 3|last 1|law 1|layer -1|loos 2|mainten -2|march 2|mark 4|metal 4|miss -1|month -2|morn -2|nail 2|nearli 3|new -1|next -1|novemb 2|open 1|own 1|owner 1|pai 2|paint 1|percent -1|permit -1|phone -1|photo -1|pipe 2|polici -2|quot 1|radar 1|rain 3|repair -1|replac 6|roof 1|same -2|scrape 3|seal 4|seam 4|send -1|shingl 2|singl 5|soft 2|squar -1|stai -1|stand 3|step 1|strip -1|subcontractor 2|suit 3|summit 1|supervisor -4|take -4|tarp 2|tear -2|temperatur -3|transfer 1|underlay -1|valu -1|vent -2|visit -2|waiv 1|walk 1|warranti -1|watch 1|water 1|wear -2|week -1|whole -2|wood -3|yard -2|year -4
offic|arriv -1|belong -1|crew -1|dai -1|drivewai -2|dumpster -1|street -1
old|10 -1|12 -1|130 -1|14 2|140 1|1998 -1|2 -4|20 -1|3 -1|30 2|34 -1|4 -2|40 -1|6 -1|7 -2|afterward -1|air 2|along 1|alwai 3|arriv -1|attic -1|awai -1|bed 1|begin -3|behind 2|build 2|bundl -1|chimnei 2|class -1|clean 3|color 1|condition 2|contractor -1|copper 1|cost 1|cricket 2|custom 1|dai -3|damag -1|dish -1|down -1|draw 1|drivewai -1|dumpster 3|dust 1|eav -1|eighteen 6|end -1|famili -1|feet 1|find 3|finish 1|fire -1|first 4|flash 3|galvan 2|garag -1|gutter 1|hail -1|hand 3|hang 1|hearth -1|heirloom 1|high 1|hour -2|hous 3|impact -1|inch 2|includ 2|labor 2|lai 2|later -1|lift -1|loos 3|lose 6|made 2|materi 1|miner 6|new 4|onc -1|order -2|own -1|pai -1|paint 3|permit 3|plan -2|provid -1|put -1|rate -1|repair -1|replac -1|roof 1|satellit -1|scrape 3|second -1|shelter -1|shingl 2|skylight 1|soft 2|squar 2|stai -1|steel 3|steep 1|subcontractor -1|summit -1|surfac 6|switch 1|take -2|tarp 1|tear 4|temperatur 1|themselv 6|throughout 1|vallei -1|vent 1|warranti -3|whole 1|wide 2|wind -1|work -2|yard 1|year 5
onc|10 1|14 1|2 3|30 -1|7 2|add 3|arriv 1|cancel 1|cash 2|contractor 1|cost 4|cover 1|dai 3|damag -1|down 4|earli 2|financ 1|first 2|inspect -1|instal 2|insur 2|monei 1|new -1|old 4|pai 5|part 2|percent 2|rain -1|replac 1|roof 3|same 2|shingl -1|steep 2|summit 3|take 1|third 1|time 2|vent 2|warranti -1|wear -1|week -1|wind -1|wood 3|work -1|year -2
on|1 1|10 2|110 2|12 -1|130 -1|14,795 2|17,900 1|179.43 3|1998 2|2 4|20 3|24 -1|25 2|3 3|30 -2|34 2|4 -1|4,000 2|40 -1|400,000 2|6 -1|7 -2|95 -1|adjust 1|ag -1|architectur -1|arriv -1|attic -1|baffl -1|balanc 1|bundl 2|carri -1|chimnei 1|choos -1|claim -2|class -1|clean -2|color -1|colorado 2|contractor 1|cost 6|cover -2|crew 6|custom 2|dai -1|damag -3|decis 4|deduct 3|denis 3|depend 3|dumpster 2|eav 1|edg -1|fall -1|famili 2|final -1|finish 2|first 2|garag 2|give 3|goe 1|good -1|grade 2|guid -1|hail 3|hearth 2|heirloom 5|hold -1|homeown -2|honest 2|hour -1|hous 1|impact 1|insid 2|inspect -2|insur 3|itself -1|keep -1|last 1|later 2|layer 1|leak -1|leav -1|look 2|materi -2|meet 4|membran 1|metal 3|monei 1|month 3|nail -2|new 4|night 2|okafor 3|onc -2|own 3|packag 2|pai 4|paint -3|part 1|permit -1|person 2|phone 3|photo 3|plan 3|polici 2|premium -1|promis 7|rais -1|rate 1|replac -1|ridg 1|roof 3|same 2|seam 2|separ 2|sheet -2|shelter 7|shingl -3|soffit 1|squar 1|stai 4|stand 3|strip -1|subcontractor 2|suit -3|synthet 1|temperatur 2|twice -1|vallei 1|wall -1|warm -1|warranti -5|wear 1|wind 2|window 2|withstand 1|wood -5|work -2|workmanship 2|wrong 1|yard -1|year 5
open|1 2|1,200 2|10 -1|150 2|4 2|8 2|area 2|arriv -3|attic 2|breath 1|close 3|cool 1|cover -1|dai -2|door 3|feet 2|find 1|first 1|free 2|garag 2|hous 2|insur -1|keep 3|live 1|look -1|meanwhil 1|nail 3|net 2|old -1|piec 5|pull 5|rain -1|repair -1|replac -1|roll 3|roof -1|rule 2|squar 2|unless -1|vent 2|year -1
opinion|3 -1|arriv -1|bill -1|check -1|claim -1|final -1|free -1|inspect -1|second -2
option|10 1|14,795 4|17,900 3|20 3|24 4|25 2|3 2|32,615 4|behind 1|best 4|better 4|build 1|cost 3|good 4|hail 1|hearth 6|heirloom 6|honest 3|last 1|look 1|month -1|pai -1|recommend 4|roof 3|same 1|shelter 6|squar 4|stand 1|street 1|take 1|warranti 2|work 1|workmanship 2|wrong 1|year 1
order|area 2|cost 1|cut 2|dumpster 2|itself 2|measur 1|owner 2|roof 1|shingl 1|tear 2
ordinari|break 2
other|24 2|3 1|flash 2|gutter 2|new 2|roof 2|vent 2|wind 2
outsid|13 3|cover 1|disagre 3|favor 6|inspect 5|look 1|old 1|opinion 5|pai 5|size 1|wood 1
oven|breath 1|cool 1|hous 1|stai 1
overnight|2 -1|dai -1|surpris -1
owner|10 -2|100 3|11 4|14,795 1|15 3|17,900 1|2 -1|20 -1|24 1|3 1|32,615 1|4 -1|5 -1|8 -1|arriv -2|best 1|better 1|claim -1|cost 7|cover -3|crew -1|dai 1|document 1|dumpster 2|emerg 2|end -2|first -2|flash -1|free 2|goe -1|good 1|granul -1|heirloom 1|honest -1|hous 5|inspect -1|keep 2|layer 3|maker 1|materi 4|new -1|onc -1|packag 2|pai -1|paint 1|recommend 1|repair 1|roof -2|run 3|second 1|sell 4|shingl -4|squar 1|summit -2|tarp -1|tear 1|transfer 8|vent -1|warranti 3|wind -1|workmanship 2|write -1|wrong -1
own|10 4|12 2|1980 2|2 -3|20 4|25 1|3 2|4 1|5 4|arriv 5|asbesto 2|behind 3|better 1|choos 2|citi 2|color -1|contractor 2|cost -1|cover 1|crew -1|dai -1|damag -1|depend 3|deposit 1|due 1|end 2|feet -1|figur 4|filter 3|find 2|flash -1|free -1|goe 2|hearth 2|heirloom 2|homeown 1|hous -1|insid -1|inspect 1|last 1|least 2|licens 2|look 1|make 2|measur 2|month 5|nail -1|old 2|onto -1|origin 2|outsid 2|pai -1|paint -1|percent 1|period 2|remov 2|repair 1|rest 1|same 4|servic 2|shelter 2|shingl -3|squar 1|stand 2|stop 2|tear 1|underlay 2|walk 1|warranti 1|wash 3|water -1|wind -1|work 6|workmanship 1|wrong 2|year 3|yourself 7
ow|10 1|85 1|arriv 1|caus 1|cost 1|cover 1|find 1|visit 1|warranti 1
packag|10 2|110 2|140 2|17,900 2|20 -1|217 1|24 2|25 -1|26,000 1|30 1|7.99 1|architectur 1|arriv 1|baffl 2|balanc 3|best 1|chimnei 2|clean -1|compar 1|cost 1|crew -1|custom 1|down 1|eav 2|flash 3|gain 1|gaug 2|gutter 1|high 2|honest 1|hous -1|includ 3|interest 1|membran 3|metal 1|new 2|percent 1|plan 1|recommend 1|repair -1|ridg 2|roof 1|roughli 1|same -1|seam 1|shelter 4|soffit 2|stai -1|stand 1|steel 2|temperatur 2|throughout 2|vallei 2|vent 3|wear -1|whole 2|wind 3|withstand 3|year 2
pad|ad 4|bad 4|cost 2|first 4|new 2|photo 4|roof 2|see 4|wood 4
paint|2 -2|24 -1|25 3|4 4|40 4|5 -1|6 4|arriv -2|cost -1|dai 1|finish 4|heirloom 2|honest 1|hous 1|inspect -2|month -2|pai -2|painter 4|shingl -1|size 4|take 2|time 2|warranti 3|work 3|yard -2|year 3
pai|1 -1|10 3|12 -3|13 1|180 -1|20 -1|25 1|3 -1|365 -1|4 -2|5 -4|5,000 2|6 -1|7 -1|8 1|95 2|accept -1|ag 4|allow -1|appli -2|apprais -1|approv 3|arriv -4|ask 2|bank 3|bill -1|branch 2|build -1|caus -2|citi -2|claim -2|claus -1|clean -2|colorado -1|cost 4|count -1|cover 4|crack -1|crew -4|curl -1|dai -5|damag 9|date 3|decid -1|decis 2|defect -1|deni -1|deposit 3|discount 1|drywal 2|due 1|dumpster -1|earli -1|earthquak 3|edg -1|end -3|fault 2|feet -1|financ 3|find 1|finish 1|fire 3|foot -2|goe -2|gutter -1|hail 4|hearth -1|heirloom -1|hit 1|hold 3|honest -1|hour -2|includ 2|independ 2|insid 2|instal -1|last -2|leak -1|least -3|lightn 3|look -2|lose -1|low -1|make -3|maker -1|marco -1|materi -2|membran -1|mice 5|miner -1|month -3|name -1|new 4|number -1|offer 3|opinion 2|origin -3|outsid -2|own -1|p -1|pai 2|paint 2|part 3|partner 3|percent 5|period -3|permit -3|phone -1|polici -2|post 2|premium 2|rain -1|rate -1|repair -2|replac -1|rest 1|roof -2|rot 1|satisfi 2|second 2|sheet 2|shelter -2|shingl -2|side -1|stai -1|stand -1|steep 1|subject 3|such 3|sudden 4|summit -1|supervisor -2|surfac -1|surpris -1|take 2|test 2|traffic -2|tree 1|umpir -1|walk 1|wall -1|warranti 2|wear -1|week 2|wind 4|window 2|wood 1|work -4|write -1|wrong -2|yard -1|year -3
paler|7 2|color 1|cover 2|defect 4|fade 4
part|1,150 2|12 1|3 1|30 -1|5 -1|arriv 1|awai 1|bare 1|behind 1|chimnei 1|copper 1|cost 2|dai -2|dumpster 3|end 1|face 1|finish 2|first 1|flash 1|hous 1|labor 1|least 2|lift 1|made 1|make 1|materi -1|membran -1|month 1|new 4|number 1|old 1|open 1|order 2|origin 2|period 2|place 1|repair 1|replac 2|roof 1|shingl 1|show 1|side 1|skylight 1|spot 1|squar -2|steel 1|take 1|tear 2|unless 2|vent 1|west 1|wind 1|wood 4|workmanship 2|year -1
past|16 1|2 1|24 1|6 2|7 2|architectur 1|arriv 1|cap 1|crew 1|eav 1|edg 1|ic 1|inch 1|insid 1|leak 1|leav 1|metal 1|morn 1|nail 1|phone 1|plank 1|ridg 1|shield 1|shingl 1|starter 1|strip 1|synthet 1|system 1|underlay 1|vallei 1|vent 1|wall 1|warm 1|water 1|wood 1
payrol|1998 3|34 3|contractor 3|crew 3|famili 3|new 2|own 3|roof 3|subcontractor 4|summit 3
peak|flash 2|inch 3|skylight 2|vent 3|wide 3
pen|2 3|3 3|30 3|agreement 3|appoint 3|cancel 3|choos 3|color 3|contractor 3|dai 2|e 3|final 3|instal 3|minut 3|next 3|packag 3|pai 3|permit 3|sign 2|step 3|take 3|walk 3|week 3
percentag|cost 1|discount 1|hail 2|percent 4|roof -2|shingl 3|wind 2
permit|arriv -2|build -1|repair 1|roof 1
person|3 -1|choos 2|hous -1|look -2|take -2
pet|close 2|door 2|garag 2|hous 1|keep 4|live 1|meanwhil 1|nail 1|rain 2|roll 2
phone|2 -1|3 2|4 -3|5 -2|6 -1|7 -1|adjust -1|ask 1|bill 2|caus 1|clean -1|crew -1|dai -3|damag 1|date 1|dumpster 3|end -1|final 2|first -1|goe 1|hous -1|inspect -2|instal -1|leak -1|month 2|new -1|notic -1|number 1|pai -1|photo 2|polici 1|rain 1|servic 2|shingl -1|stai -1|supervisor -1|take -2|visit 2|week -2|wood -1|wrong 1|year -1
photo|choos 1|dai -1|hour -1|inspect 1|morn 2|next -1|roof 1|shingl -1|sun 2
picki|approv 1|color 1|document 1|hoa 1|prepar 1|summit 1
pick|12 2|2 3|6 1|architectur -1|area -3|arriv -2|bring 3|brown -4|charcoal -3|choos 3|clean 1|crew 1|dai 1|door 3|dozen -3|driftwood -3|dumpster 2|final 4|full 3|hous -2|instal -1|leav 4|look 1|morn 4|nearli -3|rain 1|sampl 3|screen 3|shingl 3|size 3|soft -3|suit -1|summit -1|sun 3|work 2
pile|6,000 2|arriv 1|averag 2|carri 2|hous 2|pound 2|rafter 2|safe 2|shingl 3|spread 2|weigh 2
pipe|arriv 3|chimnei 3|cost 1|flash -1|insid 3|liner 4|new -1|shingl -1|stainless 3|steel 3
place|12 1|3 1|40 2|along 2|attic 2|build 2|claim -1|cover 2|dai -1|damag 5|drivewai 2|dumpster 2|feet 2|first 2|flash 2|free 2|goe 2|hearth 2|hous 3|ic 2|inspect 1|membran 2|morn 1|new 1|old 2|own 3|put 2|roof -1|spot -2|stai -1|take 1|underlay 1|vallei 2|vent 2|walk -1|warranti 1|water 5|wind 2|wood -3|work -1|year 2
plai|better 3|children 3|dumpster 3|fall 3|hous 1|insid 3|live 1|loud 3|meanwhil 1|pet 3|phone 1|somewher 3|stai 3
plan|10 1|17,900 1|217 1|26,000 1|7.99 1|arriv 1|dai 2|down 1|financ 1|hous -1|interest 1|month 1|percent 1|roughli 1|second 1|shingl -1|year 1
plaster|3 1|5,000 2|cost 2|cover 2|drywal 2|fault 2|hous 2|insid 2|leak 2|paint 2|repair 2|warranti 1|workmanship 1
pocket|1 1|4,000 1|400,000 1|cost 3|deduct 1
point|hous 4
poke|arriv 1|goe 2|leak 2|roof 3
pop|15 3|area 3|minut 3|open 3|rain 1|surpris 3|tarp 3
porch|hous 1
portrait|arriv 1|floor 2|hammer 2|mirror 2|photo 1|shake 2|take 1|top 2|wall 1
pour|2 2|24 1|9 1|answer -1|arriv 2|claim 1|cost -1|dai 3|goe -1|hour 1|leak -1|look 2|make 1|pai 2|phone -1|rain 5|warranti 1|water 1|work 4|workdai -1
power|10 3|batteri 1|first 2|hour 5|hous 1|internet 3|last 3|light 3|refriger 3|roof -1|stai 1|year 1
pressur|first -2|hous -2|paint -1
probabl|choos 3|compar 1|gain 1|hearth 1|move 3|plan 3|sensibl 3|shelter 2|year 1
problem|2 1|24 2|9 1|arriv 1|caus 1|claim 1|cover 2|crack 1|crew 1|curl 1|damag 1|defect 1|dish 1|dumpster -1|earli 1|final -1|holidai 1|hour 2|inspect -1|instal 1|light 1|look 2|lose 1|loud 2|make 1|maker 1|materi 1|miner 1|pai -1|plan 2|satellit 1|shingl -1|solar 1|somewher 2|such 2|surfac 1|warranti 1|water 2|work 3
promis|stai 1
proof|2 -1|ad 1|bad 1|cost -1|includ -1|photo 2|replac 1
prove|shingl 1
pull|2 -2|address 2|appli 2|check 2|claim 3|compar 2|correctli 2|file 2|maker 2|name 2|permit 2|post 2|spell 2|take 2|week 2|window 2
put|1 -1|1,200 -1|10 -2|100 1|110 -1|12 -1|130 -1|15 1|16 3|2 -3|20 1|25 -1|3 2|30 -1|303 1|4 -2|5 -1|555 1|6 2|7 2|9 1|add -1|air -1|along 5|approv -1|architectur -1|arriv -1|asphalt 3|attic -1|awai -1|balanc -1|bank 1|bed 1|bill 2|boot 1|build -2|builder 1|cancel 2|card 2|carri 1|check 2|chimnei -1|claim 2|class -1|clean -1|color -1|contractor 1|copper 3|count 1|cover -4|crack -1|custom 2|dai -2|damag -1|decid -1|deduct -1|down -1|drivewai 1|dumpster -1|eav 3|famili 3|fasten 3|feet -1|final 3|find -2|finish -2|first 1|free -1|front -1|furnitur -1|goe 1|granul -1|grill -1|hail 1|half -2|hang 1|heirloom 2|high 1|hour -1|hous -2|ic 1|impact -1|inch 2|insid -1|inspect -1|insur -1|keep -1|lai 5|last 1|layer -2|leak -1|least -1|lien 1|life 1|low -1|membran 1|metal 4|mile -1|monei 1|month -1|mortgag 1|moss -1|nail 3|new 3|noon -1|number 2|old -4|onc 1|owner -1|percent 2|permit -1|phone -1|photo -1|pipe 2|plan 3|pot -1|problem 1|promis 2|prove 1|rais 1|rake 3|rate -1|receipt 1|region 1|renew 1|repair -2|replac 2|ridg -1|ring 3|roof -3|run 2|same -2|seam 5|second -1|see 1|send -1|servic 2|sever 1|shank 3|sheet 2|shingl -1|sign 4|silicon 1|singl 3|solar -1|stand 4|starter 3|steel -1|steep -1|stop -1|strip 2|such -1|sun 1|supervisor 1|surpris -1|tarp 1|tear -2|themselv -1|time -2|transfer 3|twice -1|vallei 1|vent -1|waiver 1|walk 2|wall 1|warranti 1|wash -1|water 1|whole -1|wide -1|wind -1|window 2|wood 1|work -3|yard -1
quot|14,795 -1|17,900 -1|2 1|24 -1|32,615 -1|alreadi 1|bad 1|best -1|better -1|cost -1|dai -1|find 1|first 1|good -1|hearth -1|heirloom -1|recommend -1|roof -1|sheet 1|shelter -1|squar -1|wood 1
rain|2 -1|200 4|350 4|adjust 1|arriv -1|awai 1|badli 2|claim -1|clean -1|contractor 2|cost 3|cover 2|crew 1|cut 2|dai -2|damag 1|emerg 2|end -1|feet 4|final -1|flash 2|free -1|hous -1|instal 2|insur 4|look -1|nail 1|own 2|refund 4|repair 2|replac -1|roof -1|seal 2|shingl 1|sign -1|slip 2|squar 4|stand -1|summit 2|surpris -1|tarp 4|twice -1|vent 1|walk -1|water 1|wood -1|work -1|workmanship 1|wrongli 2|yard -1
rate|pai -1
rather|cash 2|cheaper 3|cost 1|cours 3|earli 2|financ 1|pai 3|penalti 3
readi|document -2|roof -1|summit -1
recommend|12 1|3 -1|cost -1|year 3
redo|flash 1|skylight 1
refund|cost 2|discount 1|pai 5
remov|2 -1|appli 5|arriv 2|clean 5|cost -1|cover -1|end 5|granul 1|hous -2|inspect 1|nail 3|noon 3|onc 3|permit 4|post 5|pressur 1|roll 3|roof -1|shingl -1|surpris 1|take 5|tear -1|twice 4|walk 1|wash 1|week 5|whole 1|window 5|yard 3
repair|2 2|20 -1|24 -1|30 -1|40 1|5 -1|7 1|add 1|adjust 1|arriv -1|ask -1|attic -1|badli 2|branch 2|claim -1|clean -1|close -1|cost -3|count 1|cover 3|crane 1|crew -1|cut 1|dai -1|damag 1|deliv 1|dumpster -1|earthquak 2|end -1|fall 2|feet 2|fire 2|first -1|flash 1|free -1|granul 1|hail 3|heavi 1|hit 1|honest -1|hous -1|includ -1|keep 1|last -1|leak -2|lift 1|lightn 2|lose 1|materi -1|miss 1|new -1|onto 1|open 1|pai -1|rain 2|result 1|roof -2|roughli 1|seal 1|second -1|shelter -1|shingl 1|side 1|skylight -2|slip 2|soft 1|spot 1|squar 1|steep 2|supplier 1|take -1|tear -1|tree 2|uphil 1|vent 1|warranti 2|water 1|west 1|wind -1|wood 1|work -1|wrongli 2|year -2
replac|5 1|cover 1|eav 1|first 1|flash 2|hous -1|inch 1|includ 1|membran 1|new 3|pai 1|shingl 2|vallei 1|wood -1|work -1|year 1
resist|4 1|class 1|decid 1|homeown 1|insur 1|low 1|premium 1|roof 1
rest|2 -1|7 2|cost -1|dai 1|down -1|due 2|final 2|hous -1|materi -1|pai 2|percent -1|roof -1|transfer -1|walk 2|year -1
rip|2 -1|24 3|5 4|air 1|condition 1|cost 1|cover 2|dai -1|dumpster 1|first 2|hour 3|hous 3|squar 3|take 4|tear 7|wood 2
risk|1980 1|asbesto 1|contractor 1|find 1|hous 3|licens 1|old 1|remov 1|stop 1|underlay 1|work 1
roof|1 -1|1,200 -1|10 1|11 -1|12 -1|14 -1|15 2|18 -1|180 -1|2 -3|200 1|25 -1|3 -2|30 -2|350 1|365 -1|4 1|40 3|5 -1|50 -2|6 3|6,000 1|7 1|8 1|9 -1|accept -1|add -1|adjust -3|afternoon 2|ag 4|air 3|allow -1|approv -1|architectur -1|area 4|arriv -3|asphalt -1|attic -1|averag 1|awai 1|bake 4|balanc -1|bare 1|behind 1|belong -1|below 2|bill -1|branch 3|break -1|breath -1|brittl 4|build 1|builder -1|care 1|carri 1|caus -1|certif 2|check -2|chimnei 3|choos -1|claim -4|class -1|color -1|colorado -2|compar 1|condition 4|cook 2|cool -2|copper 5|cost -3|cover 2|crack -2|creas -1|crew 1|curl -1|cut 1|cycl -1|dai -2|damag 3|deadlin -1|deduct -1|defect -1|deni -1|dent 2|depreci -1|document 1|door -1|dri 1|drive -1|e 2|earli -1|earthquak 1|easier -3|eav -1|eighteen 5|emerg 1|end 2|fall -1|feet 4|file -1|final -1|find 4|first -2|flash 2|free -3|freez -1|gain 1|good 1|grade -1|granul 1|gutter 1|hail 5|half -1|heavi 1|high -1|hit -1|homeown -1|hour -1|hous -6|hundr 2|impact -1|inch -1|includ -1|inspect -2|instal -1|instead 1|insur 1|itself 2|keep 2|labor -1|lai 4|last -1|later 1|layer 2|lean 2|least 2|leav -1|life -1|lift 2|live -1|look 1|lose 5|loud -1|low -1|made -1|mainten 1|make -1|maker -3|mat -1|materi -2|meanwhil -1|measur 1|membran 1|miner 4|minut 3|miss 2|mistak 1|monei -1|month -1|morn 1|new 2|next -1|oil 3|old -1|onc 1|open 3|own 2|packag 2|part -2|percent -1|period -1|person -1|phone 2|photo 2|pipe -1|place 1|polici -2|premium -1|put -1|rafter 1|rais -1|recommend 2|recover -1|refund 1|region -1|repair -2|replac -2|resist 2|result 1|ridg -1|roof 3|roughli 1|safe 1|same 2|screen 2|seal -1|sealant -1|second 1|see -1|sell -1|send -1|servic -1|shelter -2|shingl 3|show 1|side 2|soft 1|spread 1|spring 1|stai -1|stand 1|steel -3|street 1|such 2|sudden 4|suit -1|summer 4|sun 2|supervisor -1|surfac 4|surpris 4|take 3|tarp 3|tear 2|temperatur 1|thaw -1|themselv 5|thermal -1|thin -1|throw -1|transfer -2|turn 4|twice 1|uphil 1|uplift -1|uv -1|vallei -1|valu -1|vent -3|visit -2|walk 1|wall -1|warm -1|warrant -1|warranti -3|water -1|week -1|west 2|whole 1|wide -1|widen -1|wind 1|window 2|withstand -1|wood 1|yard -1
rooki|14 5|crew 3|first 2|led 5|marco 4|morn 2|year 5
room|temperatur 4
rose|2 -1|air 3|along 4|arriv 3|bed 4|condition 3|cover -2|crew -1|dai -1|first 2|hang 4|lai 4|morn 2|shingl 3|surpris -1|tarp 4|wall 2|wood 3|yard 1
rot|10 1|2 -2|3 -1|ad 4|alreadi -1|bad 4|dumpster -2|fall -2|find -1|first 2|honest -1|hous -1|new 2|paint -1|phone 1|photo 4|repair -2|roof 1|see 4|stai -2|walk -1|wood 2
roughli|2 1|crew 3|dai 3
round|20 2|30 2|alwai 2|begin -1|behind 2|boot 3|crew -1|cricket 2|final 1|flash 2|galvan 2|hous 2|inch 2|last 3|made 2|new 1|photo 2|pipe 3|replac 3|roof 1|shingl 1|silicon 3|skylight 3|steel 2|sun 2|supervisor 2|vent 2|wide 2|wind -1|work -2|year 1
rubber|20 3|boot 3|flash 1|last 3|pipe 3|replac 3|silicon 3|skylight 1|vent 1|year 4
ruin|3 2|5,000 3|cost 3|cover 3|drywal 3|fault 3|hous 3|insid 3|leak 3|paint 3|repair 3|warranti 1|workmanship 2
run|10 3|14 4|14,795 2|16 1|17,900 3|2 -1|217 1|217.08 1|24 4|26,000 1|32,615 2|9 1|air 2|approv 2|architectur 1|bank 2|build 1|cap 1|condition 3|cost 7|crew 1|dai -1|draw 5|dust 5|eav 1|edg 1|financ 2|finish -1|first 2|free 1|hail 1|honest 1|hour 4|hous -5|inch 1|insid 1|internet 4|last 3|leak 1|led 4|light 1|look 2|marco 4|metal 1|month 1|morn 3|nail 1|new 2|pai 1|partner 2|percent 1|phone 2|plank 1|refriger 4|replac 2|ridg 1|roof 1|roughli 1|same 1|shield 1|shingl -3|stai -1|starter 1|strip 1|switch 5|synthet 1|system 1|tear 3|underlay -3|vent 1|visit 1|wall 1|warm 1|work -3|ye 1|year 4
rust|arriv 3|chimnei 3|insid 3|liner 3|stainless 3|steel 3
safe|12 2|live 1|meanwhil 1|walk 1|work 1|yard 1
same|2 2|ahead 3|crane 3|dai 5|deliv 3|drivewai 3|lift 3|onto 3|roof 2|shingl 1|supplier 3
satellit|arriv -1|hand 2|inspect 2|measur 2|roof 2
save|3 -1|30 1|behind 1|chimnei 1|cost -5|flash 1|honest -1|includ -3|made 1|steel 1
scare|hous 2
seal|along 2|ic 2
second|20 1|adjust -1|build 1|check -1|claim 1|colorado 2|complain 2|cost 2|dai -1|deni 1|divis 2|first -1|hail 1|insur 1|look 1|low 1|same 1|send -1|take 1|visit -1|work 1|year 1
see|12 3|2 1|200 1|350 1|4 -1|arriv 3|ask 3|bill 1|cash 1|check 1|choos 2|color -2|cost -1|crew -1|dai -1|damag -1|declar 2|deposit 1|depreci 1|discount -1|emerg 1|feet 1|final 1|finish 1|first 3|flash 3|inspect 2|insur -1|leak 2|open -1|page 2|pai 2|percent 1|phone -1|polici 2|refund 1|repair -1|replac 1|roof -2|send -1|sheet -1|shingl -3|spring 3|squar 1|take -1|tarp 1|valu 1|vent 2|walk 1|wear -1|week 1|wind -1|wood -1|work -2|year 3
sell|10 -1|2 -1|20 -1|25 -1|6 -1|7 -1|arriv -1|choos 2|claim -1|compar 1|cost 1|dai -1|fall -1|first -1|gain 1|hail -1|hearth 3|heirloom -1|hous 1|move 3|new -1|number -1|phone -1|plan 3|put 2|roof -2|sensibl 3|shelter 2|shingl 1|summit -3|take -1|warranti -2|wind -1|workmanship -1
send|10 4|2 4|3 2|4 -1|adjust -1|arriv 1|begin 2|certif 4|check 2|class -1|colorado -1|contractor -1|cost 3|dai 5|discount -1|e 4|email 4|fall 1|final 6|give -1|hail -1|impact -1|monei 2|own 1|pai 6|part 1|percent 1|phone -1|rate -1|receiv 4|replac 2|shingl -2|take 2|transfer 2|warranti 2|wind -1|work -1
sens|choos 1|compar 1|gain 1|move 1|plan 1|sensibl 1|shelter 1|year 1
servic|wood -1
settl|dai -1
set|17,900 1|3 1|32,615 2|cost 6|hearth 1|heirloom 2|honest 1|month 3|pai 3
sever|2 2|roof 2
shape|shingl -1
sheet|3 -1|along 2|cost -1|dai 1|damag 1|edg 1|ic 1|keep 3|lai 2|membran 2|minut 1|nail 1|rain 2|repair 2|shingl 1|synthet 1|underlay 1|vallei 1|water 1|year -1
shelter|30 -1|behind -2|chimnei -1|either -1|finish -1|flash -1|maker -1|materi -1|new -2|promis -1|roof -1|shingl -1|steel -1|transfer -1|vent -1|warranti -1|year -1
shingl|10 -3|100 3|11 1|15 2|16 -1|20 1|24 2|25 -2|3 1|30 -1|4 -1|6 -2|7 -2|8 1|9 1|adjust -2|arriv 1|balanc -1|behind 2|bill -1|bleach 2|branch -1|bring 1|brush 2|build 2|caus 1|chang 1|check -1|chimnei 1|claim -1|clean -2|color 1|colorado -1|consent 1|contractor -1|cost 1|count -1|cover 1|crew -1|dai 1|damag 2|decid -1|dish 1|door 1|dry 1|dumpster -1|eav -1|emerg 1|end 1|fall -1|fasten -1|feet -1|file -1|final -1|find -1|fire -1|first -1|flash 1|free -2|full 2|goe -2|gutter -2|heirloom -2|hit -1|holidai 1|homeown -1|honest 1|hour 2|inch -2|includ -1|inspect -1|instal 2|insur -1|keep 1|lai 2|last -1|leak 2|light 1|lightn -1|look 5|loos 1|loud -1|make 2|maker 3|materi 3|metal -1|mild 2|minut 1|month -1|morn 1|moss 2|nail -2|next -1|noon 1|old 1|onc -3|open 1|overnight 1|own -2|owner -4|packag 1|part 1|percent -1|permit -1|person -2|photo -1|polici -1|rain 1|receipt 1|recommend 2|refund 1|remov 2|repair 2|replac -1|ring -1|roof 1|run 1|same 2|sampl 2|satellit 1|screen 1|seam -1|sell -1|shank -1|sheet -2|shelter -1|size 2|skylight -1|solar 1|solut 2|somewher -1|sprayer 2|squar -1|stai 1|stand 2|steel -1|steep -1|stop -1|street 2|such 1|summit -1|sun 2|supervisor -1|surpris 1|synthet 1|tarp 1|tear -1|tend -1|tree -1|uncov 1|underlay 1|vent -1|visit -1|walk -1|warranti 2|water 2|wide -1|wind -1|window -1|wire 2|wood -2|work 2|workmanship 1|write 1|wrong -1|yard 1
show|final -1|photo 1|roof -1|walk 1
side|12 1|13 2|2 -2|3 -1|adjust 2|ahead -1|air 3|along 6|arriv 2|ball 4|bed 3|bleach 2|break 4|brush 2|care 1|condition 3|contractor 4|cost 1|cover -2|crew -1|dai -2|decid 4|disagre 2|eav 2|favor 3|first 1|glass 3|hang 3|hous -1|inspect 2|insur 3|lai 3|look 2|mild 2|morn 1|moss 2|opinion 3|outer 4|pai 7|pane 3|rake 3|remov 2|run 3|safe 4|same 2|shingl 1|solut 2|sprayer 2|starter 3|street 2|strip 2|sun 1|take 1|tarp 3|wire 2|wood 2|work 5|yard 4|year -1
sign|10 3|12 2|2 -1|3 -1|72 2|adjust 2|ask -1|cancel 2|check -1|claim 3|clean -1|contract 2|contractor 2|cost -3|dai 2|deadlin 1|decid 2|deduct 1|deni 2|deposit 4|depreci 2|due 2|finish 3|free -1|homeown 1|hour 2|inspect -1|insur 3|low -1|made -1|monei -1|month 1|mortgag -1|new -1|pai 1|percent 1|plan -1|reason -1|rest 2|return 2|roof 1|shingl -1|togeth -1|walk 2|work 6|write -1|year -3
simpli|ag 2|cover 2|crew 1|damag 2|earli 1|hail 2|insur 2|mainten 1|miss 1|mistak 1|pai 1|such 2|sudden 2|wind 2
singl|dai -1|hous 1|take 2
sister|arriv 1|better 2|children 2|cover 3|dai -1|damag 3|dumpster 1|fall 2|first 1|insid 2|live 1|loud 2|meanwhil 1|pet 2|somewher 2|stai 2|warranti 2
site|2 3|7 3|crew 3|dai 6|supervisor 3|work 1
sit|2 1|4 3|60 1|belong 1|clear 2|contractor 1|cost 2|crew 1|dai 4|damag 1|drivewai 3|dumpster 4|island 3|kitchen 3|mortgag 1|new 3|overnight 1|plan 1|rain 3|roof -1|seat 3|second 2|shingl -1|sign 1|stai 1|step 1|street 1|surpris 1|synthet 1|take 1|uncov 1|underlay 1|week 1
size|2 3|arriv 3|dai 3
skylight|3 -1|cost -2|flash -1|owner -1|repair -1|year -1
sky|2 1|crew 2|dai 3|dry 4|dumpster 4|finish 4|hous 3|next 4|noon 4|old 3|roof 3|surpris 2
sleep|air 1|along 1|arriv 1|bed 1|condition 1|cost -1|first 1|hang 1|lai 1|shingl 1|tarp 1|wall 1|wood 1|yard 1
slot|10 3|cost 1|date 3|deposit 3|hold 3|percent 3
slow|take 1|week 1
small|1,900 1|3 1|8 3|flash 1|new 3|open 1|owner 1|spot 1|warranti 1|year 1
snap|9 2|claim 2|climb 4|help 4|make 2|onto 4|photo 1|roof 3|warranti 2
solar|10 1|110 1|24 1|3 -1|4 -1|6 1|7 1|bad 1|cost -1|crew -1|fire 1|flash -1|gutter 1|hearth -1|nail 1|new -1|phone 1|sheet 2|shingl -2|vent -1|wood 2
spare|shingl -1
special|110 2|130 2|24 2|4 2|class 2|cost 1|hous 1|impact 2|rate 2|shingl 1|wind 3
spot|arriv -1|bare 2|find 2|first 1|later 3|make 1|paint -1|primer 2|roof 1|shingl -1|warranti 1|wood 1|year 3
spread|10 4|instal 4|interest 4|monei 2|pai 4
spring|cap 3|emerg 2|find 1|keep 3|rain 3|squirrel 3
stack|1,200 1|4 2|6,000 2|add 2|along 3|arriv 1|averag 2|carri 2|collect 3|cost 1|dai 1|edg 3|half 2|hous 3|ic 3|includ -1|itself 3|lai 4|layer 2|membran 2|nail 2|old 1|pound 2|rafter 2|safe 2|seal 3|second 2|shingl 3|spread 2|tear 1|vallei 3|vent -1|water 3|week 2|weigh 2|wood -1
stai|12 1|14 2|15 -1|2 -1|2210 1|25 3|3 1|40 3|5 1|7 2|8 1|adjust 2|area -1|arriv 1|awai 1|carri -1|claim -2|dai -1|drivewai 2|emerg -1|feet 1|finish 3|ford 1|free -1|furnitur 1|golden 1|grill 1|heirloom 3|homeown 1|honest 1|hour 2|keep 1|least 1|minut -1|move 3|offic 1|p 1|plan 1|pot 1|rain -3|roof -1|send 2|shingl -2|step 1|street 3|surpris -1|tarp -2|third 3|warranti 1|week 1|weekdai 1|wind -2|window 2|wood 1|work 2|yard 1|year 2
stand|110 1|130 1|25 -1|ahead 1|architectur -1|chimnei 1|color -1|cost 1|date 1|feet 1|hail -1|hang 1|insur -1|least 1|loud 3|meet 1|membran 1|mile 1|photo 1|pound 1|shingl -1|temperatur 1|weigh 1|wind -1|wood -1|yard 1
state|colorado 1|cost 2|electrician 3|insur 3|licens 3|polici 1|sam 3|vermont 3|whitfield 3
steel|12 1|3 -1|50 1|brown 1|color 1|cost -1|honest -1|membran -1|metal 1|seam 1|stand 1
steep|roof -1
step|2 -1|clean 2|dai -1|door 1|find 2|first 2|free 2|inspect 1|keep 3|later 2|nail 2|phone 2|rain 3|work 3|yard -1|year 2
stick|40 1|6 1|appli 1|below 1|dai 1|edg 1|first 1|hand 4|instal 4|march 1|novemb 1|seal 5|unless 3|warranti 1|wind 1
stop|5 -1|air 1|along 3|arriv 2|clean 2|condition 1|cover 1|crew 1|dai -1|end 2|find 2|first 1|free 1|hous -1|ic 3|lai 3|later 2|membran 1|nail 3|noon 1|onc 2|phone 2|roof 1|sheet 1|shingl 1|surpris 1|tarp 1|underlay -1|wall 1|wood 1|work 2|yard 1|year 2
strai|clean 2|end 2|inspect 1|nail 1|noon 1|onc 2|roll 1|twice 2|work 1|yard 2
stretch|year -3
strip|new 1|tear 2
strong|110 1|130 1|2 1|24 -1|3 -1|6 1|cost -1|good 1|hearth 1|hour 1|hous 1|mile 1|roof 1|shelter 1|shingl 3|warrant 1|wear 1
stuff|3 -1|air 2|along 1|arriv 1|condition 2|cost -1|cover 1|dai 1|dry 2|dumpster 1|finish 1|first 1|flash -1|granul -1|hous 1|includ -1|insid 1|keep 1|lai 1|loos 2|morn 1|new 1|next 1|noon 1|old 2|paint 5|remov 1|roof 1|shingl -1|surpris 1|tear 1|wall 1|warranti 1|wood 4|write 1|yard 1
such|warranti 2
summer|40 1|afternoon 2|air 1|arriv -1|below 1|breath 1|condition 1|cook 2|cool 1|hous -1|hundr 2|lean 2|phone 2|shingl 2|stai 1|temperatur 1|warranti 2
summit|dai -1|roof -1|year -1
sunni|12 3|8 3|afterward 1|last 3|side 3|south 3|year 3
sunshin|bake 3|brittl 3|dri 1|good 2|oil 3|roof 2|shingl 3|summer 3|sun 4|turn 3|wear 2
sun|7 2|color 3|cover 2|defect 3|fade 3|shingl -1
supervisor|2 -1|3 -1|crew -1
supplier|arriv 4|claim 4|final 2|lien 4|monei 4|pai 2|prove 4|receipt 4|roof 4|waiver 4|walk 2
suppos|12 1|1980 1|2 1|60 2|95 1|alreadi 1|asbesto 1|ask 1|bad 1|contractor 1|cost 1|dai -1|damag 3|discount 1|document 1|fall 1|final -1|find 2|first 1|honest 1|hous -1|licens 1|make 2|rain 2|remov 1|repair 2|sheet 2|shingl -2|sign 1|stai 2|stop 1|take 1|twice 1|underlay 3|wood 1|work 1
sure|clean 1|dai -1|end 1|inspect 1|nail 1|noon 1|onc 1|roll 1|twice 1|work -1|yard 1
surpris|cost 3
swallow|cost 2|deduct 1
swap|8 1|chang 2|consent 2|cost -1|end 2|new 1|repair 2|roof 2|warranti 2|wood -1|workmanship 2|write 2
switch|100 2|11 1|cost 2|maker 2|materi 2|sell 1|transfer 2|warranti 2
take|1 -1|10 1|100 2|11 -1|110 1|130 -1|14 1|140 1|15 -1|18 1|1980 -3|2 -1|20 4|200 2|2218 -1|24 1|25 1|27 5|3 -1|30 -1|350 2|4 -2|5 -3|50 1|6 -2|60 2|7 1|8 1|9 2|adjust 2|ag 1|ahead 1|answer 3|architectur 1|area -3|arriv -3|asbesto -3|baffl 1|balanc 2|bill -2|build -1|cash -1|caus 2|certif -1|chang -1|chimnei 2|choos -1|claim 3|class -1|clean 1|climb 4|color 1|colorado -2|complain -2|consent -1|contractor -3|copper -1|cost -3|cover -3|crack 1|crew 2|curl 2|custom 1|dam 1|damag 1|date -1|defect 2|discount 1|dish 2|divis -2|document -2|down 1|earli 5|eav 1|edg -1|emerg 1|end -3|escap 1|fall 3|feet 2|file 4|final -2|find 2|finish -2|fire 1|first -2|flash -2|follow 1|forgotten -1|free 2|goe -3|gutter 3|hail 1|half 1|hearth 1|heavi 1|help 4|high 1|hit 3|hold -1|holidai 2|homeown 2|hous -7|ic 1|impact -2|includ 2|inspect 8|instal -3|insur 1|item -1|itself -3|lai -1|lamin -1|later 2|leak -6|least -1|leav 2|licens -3|lift 1|light 2|lightn 2|list -1|littl 1|look -1|lose 2|mainten 3|make 1|maker 2|marco -1|materi 3|meet -1|membran 2|metal 1|miner 1|minut -1|miss 4|mistak 3|modifi -1|moment 1|monei -1|month -1|morn -1|nail 2|new 3|next -1|noon -1|number -2|offer -1|old -2|onc -2|onto 4|open -1|origin -1|owner -2|p -1|pai -1|part 2|percent 2|period -1|permit -2|person 1|phone 2|photo 4|pick 1|plan -1|premium 2|present 1|rain -4|rate -2|readi -2|refund 2|remov -3|repair -2|replac -1|result 1|ridg 2|roll -1|roughli 1|run 1|satellit 2|sb -1|seal -1|sell 1|settl 1|shelter 2|shingl 3|side 1|sit 1|soffit 2|soft 1|spot 1|spring 1|squar 4|stai -1|steep 3|stop -3|such 3|suit -1|summit -1|supervisor -3|supplement 3|surfac 1|surpris -2|tear -3|temperatur 2|test 3|themselv -1|third 1|throughout 1|time 1|transfer 3|tree 2|ul -1|underlay -2|uphil 1|vallei 1|vent 2|walk -2|wall -2|warranti -1|water -1|wear 3|week -1|west 1|whole 1|wind 3|withstand 2|work -3|workmanship -1|write -2|yard -1|year -2
talk|25 2|crew -2|hous 2|roof -4|spanish 1|speak 1|time 1|wind 2
tape|arriv 1|figur 2|hand 2|inspect 2|measur 2|roof 2|same 2|yourself 2
tap|9 4|dai 4|kitchen 4|schedul 2|water 4
tarp|cost -1|dai -1|document 1|emerg 2|hous -1|insur 2|keep 2|receipt 2|refund 2|repair 2|roof -1|shingl -1|visit -1|warranti -1|year -1
tar|asphalt 2|first 1|leav 2|roof 1|smell 2|week 2|year 1
tear|2 -1|6 -1|arriv -1|crew -2|dai -1|first 1|hous -1|old -1|roof -1|shingl -2|work -1|year -1
temperatur|2 -3|3 2|4 -1|8 1|add -1|air 2|along 2|arriv -1|attic 2|breath 3|bundl -2|cancel 3|clean -1|color -2|contractor 3|cool 3|cost -1|cover 2|crew -1|custom 3|dai 2|end 2|find -1|flash -1|garag -2|half 3|hous 2|includ -1|insid 1|inspect -1|later -2|leav 2|materi 3|moment 3|nail -1|new 1|old -1|onc -1|open 3|rain 1|repair -2|ridg 4|roof -1|seal 2|shingl -1|sign 3|soffit 2|stai 1|stop -1|summit -1|surpris -1|take -1|vent 1|wall -1|warm 4|warranti 3|wood -1|work -1|yard -1|year -1
tenant|crew 4
test|shingl 2
themselv|shingl -1
thick|16 4|2 -1|6 -1|7 4|arriv -1|cost -1|fasten 4|flash -1|hearth -4|insid -1|nail 2|new -1|ring 4|shank 4|sheet 3|shingl -7|strip -1|vent -1|wood 3
think|free 2|inspect 2|roof 2
thousand|cost 1
throw|2 -2|3 -1|4 -1|arriv 3|cost -1|cover 1|document 1|fall 2|final 1|first 1|includ 1|keep 5|miss -1|new 3|old 3|roof 1|sheet 1|shingl 1|take -1|wind 1|wood 2|year -1
tile|crew 5|own 5|plumber 5|tiler 5
till|10 1|14 2|2 3|30 -1|adjust 1|arriv 2|claim 2|cost 1|crew -3|dai 5|emerg 2|final 2|find 2|insur 1|leav 3|minut 1|pai 3|send 2|step 1|third 2|warranti -1|work 2
time|10 -1|12 2|14 1|2 4|3 -3|30 1|4 3|5 2|6 3|7 4|8 3|9 2|address 1|adjust 1|ahead -2|appreci -1|area -1|arriv 1|ask 3|begin -1|care 1|check 2|child 2|claim 3|clean 1|compar 1|contractor -1|correctli 1|cost -1|cover 1|crane -2|crew 2|dai 7|damag -2|date -1|defect 1|deliv -2|door -1|drivewai -2|dry -1|dumpster -2|end -1|fall 1|fifth 1|file 2|final -2|fitter 3|free 1|goe -1|gutter 1|happier 2|hour 4|hous 1|includ -1|instal 1|itself 2|later 1|leak 3|leav 1|lift -2|live 1|look -1|loud 2|maker 2|marco 4|meanwhil 1|morn 1|mostli 1|nail -1|name 1|neighbor 1|new -1|next -2|noon -1|onc 1|onto -2|otherwis 2|own -1|p 5|percent 1|permit -2|person 1|pet 2|phone 1|pretend 2|rain -1|replac -1|roof -5|seal -1|second 4|sell -1|send 1|shingl -3|sign -1|skylight 1|somewher 2|spell 1|spring 2|stai 1|supervisor 5|supplier -2|surpris 2|take -1|tear -1|tend -1|transfer 1|twice 1|underlay -1|vent -1|water -1|week -2|work 1|wrong -1|yard -1|year 5
todai|take 3|week 3
toddler|morn 2
todo|3 1|cost 4
tomorrow|6 3|ask 2|dai 2|date 3|hear 3|move 3|p 3|rain -1
tonight|3 2|cost 2|discount 4|honest 2|sign 3|todai 4
tool|bring 4|first 2|morn 2|outdoor 4|outlet 4|own 3|portabl 4|power 3|toilet 4|water 3
top|16 1|2 2|24 1|3 -1|5 -1|7 1|8 2|ahead 1|architectur 1|arriv -1|cap 1|clean 1|cover -1|crane 1|dai 1|deliv 1|down 1|drivewai 1|dumpster 1|end 7|hous -2|ic 1|inch 2|includ 1|insid -1|lai -1|layer 6|leak 1|lift 1|liner 1|next -1|old 1|onc 5|onto 1|piec 5|plank 1|pull 5|ridg 2|roof 2|same 1|second 6|shield 1|shingl 4|starter 1|steep 1|supplier 1|synthet 1|system 1|tear 2|time 1|vent 2|warranti 2
toss|document 3|keep 5
total|14,795 2|17,900 1|24 1|3 1|32,615 1|48,600 3|arriv 2|best 1|better 1|cost 2|good 1|hearth 1|heirloom 1|honest 1|kitchen 3|monei 1|month 1|recommend 1|shelter 2|squar 1|whole 3
touch|4 2|afterward 1|dry 2|hard 2|hour 2|paint 1|week 2
tough|10 -1|3 -1|ball 4|break 4|class 1|decid 1|glass 3|hail -2|outer 4|pane 3|safe 4|wind -1|year -1
town|2 2|3 2|30 2|5 1|agreement 2|appoint 2|arriv 2|cancel 2|choos 2|color 2|contractor 2|dai 1|e 2|final 2|instal 2|minut 2|next 2|packag 2|pai 2|permit 2|sign 2|step 2|take 2|walk 2|week 2
trampl|2 1|air 2|climb 2|condition 2|cover 2|crew 2|dai 1|ladder 2|surpris 1|wood 2|yard 2
transfer|10 -1|110 3|130 3|20 -1|30 1|4 3|5 1|arriv 2|ask 1|begin -1|bill -3|certif -3|choos 1|contractor -3|cost 1|dai -2|deposit 1|due 1|e -3|email -3|file 1|final -3|finish 1|fire 3|hail -1|homeown 1|hous 1|leak 1|maker 1|materi 3|month 2|notic 1|percent 5|period 2|receiv -3|rest 1|roof 2|share 2|shingl 2|shrink 2|stand 3|walk 1|warranti -1|wind 2|work 1|year 2
tree|2 -1|cost -1|cover -1|cut -1|hous -1|pai -1|phone -1|roof -1|shingl -1|such -1|vent -1|warranti -1|wind -1
trim|6 1|aluminum 1|black 1|brown 1|color 1|edg 1|keep 1|leak 1|membran 1|paint 1|shingl 1|underlay 1|white 1
troubl|10 -1|crew 1|find 1|flash 1|hous 1|loos 1|new -1|wind -1|year -1
true|roof 1|year 3
turn|1 1|10 2|12 -1|180 2|2 -2|3 -2|6 -1|7 1|85 5|9 1|arriv 3|caus 5|claim 2|cost -1|cover 4|crew -1|dai 1|end -1|fall -1|find 3|first -3|flash -1|free -1|hour -1|hous -1|inspect -1|instal -2|insur 4|lai -1|look -1|maker 2|materi 2|onc -1|phone 2|rain 1|repair -3|roof -3|sheet -2|shelter -1|shingl -2|solar 2|squar -1|tear -1|themselv 2|visit 3|warranti 5|wind 1|wood -4|work -2|year -2
ugli|10 1|2 1|5 1|choos 1|clean 1|copper 2|cover 1|dai 1|dumpster 1|final 1|granul 2|hail 2|hous 1|impact 2|inspect 1|leav 1|look 2|maker 1|moss 1|rate 2|same 3|shingl 2|suit 1|thick 3|version 3|worri 3|year 1
uncl|system 3
underlay|cost -1|hous -1|roof -1|shingl -2|work -1|year -2
unit|air 2|along 3|arriv 2|bed 3|condition 2|first 4|hang 3|lai 3|morn 1|refriger 4|shingl 2|tarp 3|wall 3|wood 2|yard 2
upstair|air -1|arriv 1|condition -1|crew 2|floor 3|hammer 3|hous 1|mirror 3|photo 2|shake 3|shingl -1|take 3|top 3|wall 3
us|16 3|24 1|3 -3|4 -1|6 4|7 3|9 3|architectur 1|arriv -1|begin -1|bring 6|cap 1|clean 1|close -1|cost -2|cover -1|crew 1|dai 1|door -1|down -2|eav 1|edg 1|end 1|fasten 2|flash -1|garag -1|hand 2|hour -1|hous -2|ic 1|inch 3|insid 1|inspect 3|keep -1|leak 1|leav 1|metal 1|morn 3|nail 3|noon 1|old -1|onc 1|outdoor 6|outlet 6|own 7|paint -2|phone 1|plank 1|portabl 6|power 6|put -1|rain -1|ridg 1|ring 2|roof 2|same -1|seal -1|sell -1|shank 2|sheet 1|shield 1|shingl 1|stai -1|starter 1|steep -1|strip 1|subcontractor 1|synthet 1|system 1|take -2|tear -1|time -1|toilet 6|twice 1|underlay 1|vallei 1|vent 1|wall 1|warm 1|warranti -1|wash -2|water 9|wood 1|yard 1|year -1
valid|hous 1|roof 1
valu|10 3|hail 3|hour 3|rate 3|shingl 2|wind 3|work 3|year 3
van|2 2|6 2|crew 2|dai 2|hous 1|new 1|roof 1|take 1|work 2
vent|40 1|afternoon 1|air 1|below 1|condition 1|cook 1|hundr 1|lean 1|phone 1|roof -1|shingl 1|temperatur 1
visit|12 -1|2 -1|3 -1|adjust 1|arriv -1|ask 1|cost -2|dai -1|damag -1|deni 1|first -1|free 1|hous -1|inspect 1|low 1|pai -1|repair -1|roof -2|second 1|shingl -1|warranti -1|work -1|year -1
void|claim 2|dai 2|hail 2|rain 2|wind 2
wait|180 2|365 2|accept 2|allow 2|ask -1|claim 1|colorado 2|dai 2|damag -1|deadlin 1|emerg 3|find 3|first -1|hail 1|insur 1|keep -1|polici 2|rain 2|receipt -1|refund -1|repair -1|tarp -2|wind 1
walk|10 2|20 2|2210 4|3 1|5 4|8 4|arriv -1|behind 2|build 2|caus 1|claim 3|cover 1|crew 1|dai 2|damag 1|dish 2|first -1|ford 4|golden 4|hail 2|holidai 1|hour 3|hous -2|instal 2|light 1|look 2|new -1|offic 4|open 3|p 4|phone 2|roof 2|satellit 2|shingl -3|solar 1|street 5|such 1|take 2|warranti 1|weekdai 4|work 2|year 1
wall|12 2|2 1|24 1|awai 2|cost -1|dai 1|feet 2|furnitur 2|grill 2|hour 1|hous -2|least 2|move 2|pot 2|roof -1|supervisor -1|water 2|work 1|yard 2
want|8 1|caus 1|chang 1|consent 1|cover 2|crew 1|damag 1|dish 3|end 1|flash 1|holidai 1|instal 1|light 1|materi 2|put 2|roof 1|satellit 3|skylight 1|solar 1|such 1|vent 2|warranti 1|workmanship 1
warmth|new 2|window 2
warm|4 -1|dai -1|hous -1|second -1
warranti|10 -2|110 1|13 1|130 1|2 3|20 -1|3 -4|4 1|5 4|7 1|arriv -2|attic 1|care -1|chimnei -2|clean -1|cost -5|cover 5|crew -1|dai -1|dam 2|decis 1|defect 1|escap 2|first -1|flash -1|free -1|granul -1|gutter -1|hail -2|hearth 1|hour 1|hous -2|ic 1|independ 1|instal 2|instead -2|insur -2|keep -2|last 1|leak 2|maker 4|membran -1|mile 1|month -1|new -1|opinion 1|own -1|owner -3|pai 2|percent 3|period 4|plan -2|rate -1|repair -2|resist -1|roof -2|satisfi 1|share 4|shelter 1|shingl -1|shrink 4|skylight 2|steel -1|such -1|take -2|temperatur 1|transfer -1|vent -1|warrant 2|wear -1|wind -1|work -1|year 1
wash|3 2|5 -1|cover -1|first -5|granul 4|gutter 3|hous -2|instal -1|month 2|paint -1|roof -4
wasn|cost 2|find 2
watch|better 1|children 1|dumpster 1|fall 1|insid 1|live 1|loud 1|meanwhil 1|pet 1|somewher 1|stai 1
watertight|roof 2
water|10 -1|2 -1|5 1|7 -1|8 1|activ 3|arriv -1|attic 2|claim -1|cost -1|cover 1|dai -1|down -1|end 2|final -1|find 3|flash 1|granul 2|hous 1|inspect -1|instal 1|last 1|leak 5|next 2|old 2|pai -1|pressur 1|skylight 1|strip 2|surpris 1|temperatur -1|warranti 1|wash 2|year 1
wear|10 2|12 3|8 3|afterward 1|ag 1|cover 1|first 1|hail 1|last 3|new 2|pai 2|roof -1|shingl 1|side 3|south 3|such 1|sudden 1|year 4
weekdai|dai 1
week|2 2|60 4|arriv 1|clean 2|dai 2|dumpster 4|final 4|hous -1|inspect 2|leav 3|live 1|meanwhil 1|move 3|pai 2|rain 2|stai 4|underlay 2|work 2
whole|10 1|2 5|5 1|6,000 1|adjust 2|arriv 1|averag 1|carri 1|cost -1|dai 1|hous 3|internet 2|pai 1|rafter 1|repair 1|roof -1|safe 1|shingl 1|spread 1|take 3|year 1
wide|street -1
wife|hous 1
wifi|roof -2|year -2
window|1,150 2|dai 1|flash 1|instal 1|lose 7|new 4|night 7|old 6|order 2|pane 8|replac 2|roof -2|skylight 2|temperatur 7|unless 2|vent 1|window 3
wind|1 1|10 -1|217.08 -1|3 -1|4 1|4,000 1|400,000 1|adjust 1|area -1|arriv -1|awai 1|build -1|cost -2|cover -1|damag 1|dumpster 1|emerg 1|feet 1|finish 1|flash 1|free -1|granul 1|ground 1|hail -1|hous 1|lose 1|month -1|old 1|pai -1|rain 1|same -1|see 1|shingl 1|side 1|soft 1|steep 1|strong 1|take -1|tear -1|throw 1|warranti -1|wood 1|work -1|year -1
winter|0188 1|10 2|12 -1|2 -1|3 1|303 1|5 -1|555 1|6 1|8 2|add -1|arriv 5|ask 6|badli 1|build -1|cost -2|cover 4|crack -2|curl -1|cut 1|dai -1|damag -1|defect -1|desk 1|earli -1|end 3|exampl 1|first 1|goe 2|hearth -1|hour 2|hous -1|instal 2|leak 1|light 2|look 4|loos 1|lose -1|make -1|maker -1|materi 3|miner -1|nail 1|old -1|pai -1|part 2|rain 1|repair -1|ridg 2|same -1|seal 1|servic 1|shingl -1|slip 1|soffit 3|spring 7|such -1|surfac -1|take -1|vent 3|visit -1|warm 1|warranti 4|water 1|wind -1|wood -3|workmanship 2|write 1|wrong 2|wrongli 1
wire|3 1|cost 1|take 1
withstand|10 2|110 3|130 3|20 2|chimnei 2|compar 1|gain 1|hail 3|hearth 1|hour 2|impact 1|instead 2|membran 2|mile 2|rate 3|resist 2|roof -1|shelter 1|shingl 3|wind 2|work 2|year 2
wood|2 -1|3 -1|arriv -1|clean -1|cost -2|dumpster -1|flash -1|honest -1|hous -2|includ -1|pai -1|permit -2|pound -1|ridg -1|roof -1|shingl -2|take -1|tear -1|vent -1|weigh -1
word|cost -1|decid 6|insur 2|low 2|pai 2|polici 3|roof 2
work|1 -1|10 3|11 -1|12 1|14,795 1|15 4|16 1|179.43 1|1998 3|2 -1|20 3|24 -2|25 3|3 -3|30 -1|303 -1|34 3|4 -2|40 2|5 -1|555 -1|6 -3|7 -4|8 1|85 2|9 -1|adjust -6|afterward 1|ag 1|ahead -3|air 2|along 2|area 4|ask -2|asphalt -2|attic -2|awai -1|badli 1|begin 4|behind 2|below 4|breath -1|bundl -1|care -1|caus 1|chanc 1|chang 3|check -2|child 2|chimnei 1|claim -5|clean -1|climb -1|close 2|color -2|condition -1|consent 3|contractor 1|cool -1|cost -2|crew 1|dai -2|damag -2|depend 1|door 2|down 1|drivewai -1|dry -1|dust 3|earli 2|eav -1|edg -1|fall 1|famili 2|fasten 1|find 1|finish -1|first -1|flash 1|free -3|garag 2|granul -1|hail -1|half -1|hand 3|happier 1|hearth 3|heirloom 3|high 2|hour -1|hous 8|inch 2|includ -1|inspect -5|instal 3|insur -4|internet 1|keep 2|later -1|leak -1|least -1|leav 4|led 2|live 3|mainten 2|make -1|maker -1|marco 1|materi -1|meanwhil 3|membran -1|metal -2|minut 4|miss 2|mistak 2|morn -1|nail 1|new 2|next -3|night 1|noon -2|number -1|old -1|onc -2|open 3|origin -1|otherwis 1|own -1|owner -2|pai 1|part -1|percent -1|period -1|permit -1|pet 1|pound -1|power 1|pressur -1|pretend 1|provid 1|put 1|radar 1|rain 6|rare 1|reachabl 6|replac -1|ridg 1|ring 1|roll 1|roof -4|run -1|seal 3|seam -1|second -2|sell -1|shank 1|sheet 2|shelter 3|sign -2|skylight 2|sleep 1|slip 1|smell -1|soffit -1|solar -1|somewher 1|stai 1|stand -2|steel 2|steep 2|street -1|strip -2|subcontractor 2|summit 1|supervisor -1|surpris 3|take 3|tarp 4|tear 1|temperatur 2|tend -1|though 5|transfer -1|unless 4|visit -1|wall -1|warm 4|warranti 2|watch 1|water -1|wavi 3|wear 2|week -3|weekdai 2|weigh -1|whole 1|wide 2|wind -5|window 2|workmanship 6|write 1|wrong 1|wrongli 1|yard -3|year 2
worri|3 3|first 3|gutter 2|loos 3|month 3|roof 2|year 2
worst|3 2|awai 2|bare 3|face 3|find 1|lift 3|number 3|place 3|shingl 2|show 3|side 3|take 2|west 3|wind 2|wood 2
wors|crack 3|find 3|freez 3|good 3|littl 3|pri 3|rain 3|roof 3|water 3|wear 3|wide 3|wind 2|winter 3
worth|choos 4|document 2|gutter 1|keep 5|new 2|repair 2|roof 3|shingl -1
write|dai -1|promis 2
wrong|0188 1|1 2|1,200 2|13 2|150 2|2 -2|3 -1|303 1|4 1|555 1|8 2|85 2|9 1|address -2|area 2|arriv 1|ask 2|attic 2|begin -1|breath 1|caus 2|check -2|claim -3|compar -2|cool 1|correctli -2|cover 2|dai 2|decis 3|desk 1|disagre 1|end -1|exampl 1|feet 2|file -2|final -1|find 2|free 1|independ 3|inspect 2|lose 3|maker -2|name -2|net 2|old 3|opinion 4|phone 1|ridg -1|rule 2|satisfi 3|second 1|servic 1|shingl -2|spell -2|squar 2|stai 1|summit 1|temperatur 3|vent 1|visit 1|warranti -1|write 2|year -1
yard|12 1|16 -1|2 -1|6,000 2|7 1|adjust 8|arriv 2|averag 2|awai 7|belong 1|better 4|carri 2|children 5|clean -1|cost -3|cover -1|crew 1|dai -1|damag 7|dumpster 4|emerg 4|fall 4|fasten -1|final -1|hous 3|inch -1|insid 5|inspect -1|keep -1|later 1|leav -1|live 2|loud 5|meanwhil 2|morn 2|nail -1|new -1|old -1|pet 5|photo -1|pound 2|rafter 2|rain 1|repair 3|ring -1|roof -2|safe 2|see 7|shank -1|sheet -1|shingl 5|somewher 5|spread 2|stai 4|surpris 1|take -1|tear -1|throw 8|weigh 2|wood -2
yearli|140 3|servic 3
year|0188 1|10 -2|12 -2|180 3|2 -2|3 -2|30 -1|303 1|365 2|555 1|6 -1|60 -1|8 1|accept 2|ag -1|allow 2|approv -1|bill -3|break -2|care -1|carri -2|check -1|claim 2|color 1|colorado 2|contractor -2|cost -2|cover -1|dai -2|damag -1|deadlin 1|deduct -1|defect 2|desk 1|document -1|end 1|exampl 1|fade 1|file -1|final -1|financ -1|finish -1|first 1|free -1|hail 1|hous -2|inspect -2|instal -1|insur 1|keep -1|layer 1|mainten 1|maker -1|materi -1|monei -1|onc 1|own 1|pai -1|paint 1|percent -1|person -1|polici 2|rain 1|roof -3|second 1|servic 1|shingl 2|sign -1|sudden -1|summit 1|tarp 2|temperatur -2|transfer -1|wall 2|warrant 1|warranti -1|week -1|wind 2|wood 1|work -1|write 1
yourself|14,795 2|17,900 2|24 2|3 1|32,615 2|best 2|better 2|cost 1|good 2|hearth 2|heirloom 2|honest 1|packag 1|recommend 2|roof 2|shelter 2|squar 2
yourselv|2 2|cost 3|instal 1|roof 1|shingl -1
`,
}
