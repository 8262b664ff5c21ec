/**
 * What buyers type, and what it should become. One line each: the sentence, then what a salesperson would understand.
 *
 * - `vehicles=Toyota:HiLux|Ford`: a make and model, or a whole make; `|` is "or"
 * - `body=ute`, `colour=White|Silver`, `seats=7`, `city=Cairns` and other lists
 * - `price=:40000`, `km=:50000`, `year=2020:` and other ranges
 * - `badge~SR5`: the badge contains the word; `~` with `|` is "or"
 * - `tow=3000:`, `ancap=5:`, `weekly=:200`: kilograms of towing capacity, stars, dollars a week
 * - `feature=Tow bar`; `|` is "and" here
 * - `!vehicles=Toyota`, `!colour=White|Silver`, `!badge~SR5`, `!feature=Sunroof`: none of these
 * - `sort=price:asc`: the order; `near`: a postcode is asked for; `near=4870`: it was given
 * - `unknown=unicorn`: words, as typed and in their order, that are shown as not understood or not in stock, and do not narrow the results
 * - `corrected=toyta>Toyota|hylux>HiLux`: typing mistakes of which the visitor is told what they were read as
 * - `exact=tow bar`: words in quotation marks, looked for as they are written
 * - `none`: no vehicle, and that is the truth; so it is if nothing of the sentence is understood
 */
const LINES = `
# Makes and models, as they are written everywhere
cx5 -> vehicles=Mazda:CX-5
mazda cx5 -> vehicles=Mazda:CX-5
mazda 3 -> vehicles=Mazda:3
bt50 -> vehicles=Mazda:BT-50
vw golf -> vehicles=Volkswagen:Golf
golf gti -> vehicles=Volkswagen:Golf badge~GTI
rav 4 -> vehicles=Toyota:RAV4
rav4 hybrid -> vehicles=Toyota:RAV4 fuel=Hybrid
land cruiser -> vehicles=Toyota:LandCruiser|Toyota:LandCruiser 79|Toyota:LandCruiser Prado
prado -> vehicles=Toyota:LandCruiser Prado
landcruiser prado gxl -> vehicles=Toyota:LandCruiser Prado badge~GXL
hi lux -> vehicles=Toyota:HiLux
hilux sr5 -> vehicles=Toyota:HiLux badge~SR5
toyota hilux -> vehicles=Toyota:HiLux
dmax -> vehicles=Isuzu:D-MAX
d max -> vehicles=Isuzu:D-MAX
mux -> vehicles=Isuzu:MU-X
xtrail -> vehicles=Nissan:X-Trail
crv -> vehicles=Honda:CR-V
i 30 diesel -> vehicles=Hyundai:i30 fuel=Diesel
model 3 -> vehicles=Tesla:Model 3
ioniq5 -> vehicles=Hyundai:IONIQ 5
mx5 -> vehicles=Mazda:MX-5
hi ace van -> vehicles=Toyota:HiAce body=van
mazda cx -> vehicles=Mazda:CX-3|Mazda:CX-5|Mazda:CX-30
toyota -> vehicles=Toyota
toyotas -> vehicles=Toyota
mercedes -> vehicles=Mercedes-Benz
landrover -> vehicles=Land Rover

# Several at once
hilux or ranger -> vehicles=Toyota:HiLux|Ford:Ranger
toyota hilux or any ford -> vehicles=Toyota:HiLux|Ford
mazda or kia suv -> vehicles=Mazda|Kia body=suv
white or silver ute -> colour=White|Silver body=ute
suv or wagon under 30k -> body=suv|wagon price=:30000

# Bodies, drives, seats
hatchback -> body=hatch
utes -> body=ute
pickup -> body=ute
ute cairns -> body=ute city=Cairns
station wagon -> body=wagon
people mover -> body=peopleMover
7 seater -> seats=7|8
7seater -> seats=7|8
seven seater diesel -> seats=7|8 fuel=Diesel
2 seater convertible -> seats=2 body=convertible
hilux 4x4 -> vehicles=Toyota:HiLux drive=4x4
four wheel drive ute -> drive=4x4 body=ute
all wheel drive wagon -> drive=AWD body=wagon
2wd ute -> drive=RWD|FWD body=ute
4x2 hilux -> vehicles=Toyota:HiLux drive=RWD|FWD
rear wheel drive manual -> drive=RWD transmission=Manual
dual cab ute -> body=ute badge~Dual Cab|Double Cab|Crew Cab
single cab -> badge~Single Cab
convertible -> body=convertible
cab chassis -> body=cabChassis

# Fuel and transmission
ev -> fuel=Electric
electric cars -> fuel=Electric
evs under 50k -> fuel=Electric price=:50000
phev -> fuel=Plug-in Hybrid
plug in hybrid ute -> fuel=Plug-in Hybrid body=ute
diesel manual ute -> fuel=Diesel transmission=Manual body=ute
stick shift hatch -> transmission=Manual body=hatch

# Money
<30k -> price=:30000
max 35k suv -> price=:35000 body=suv
budget 15k -> price=:15000
20k to 30k ute -> price=20000:30000 body=ute
$20,000-$30,000 hatch -> price=20000:30000 body=hatch
corolla under 20 thousand -> vehicles=Toyota:Corolla price=:20000
sub 15k -> price=:15000

# Distance
less than 100,000kms ute -> km=:100000 body=ute
hilux under 90k kms -> vehicles=Toyota:HiLux km=:90000
no more than 50k km suv -> km=:50000 body=suv
suv under 50000 kays -> body=suv km=:50000
hatch under 20k under 60000km -> body=hatch price=:20000 km=:60000

# Years
corolla 2021 -> vehicles=Toyota:Corolla year=2021:2021
2020+ suv -> year=2020: body=suv
ute 2018-2020 -> body=ute year=2018:2020
2018 to 2020 mazda -> vehicles=Mazda year=2018:2020

# Condition, colour, place
brand new suv -> car_type=new body=suv
second hand hatch -> car_type=used body=hatch
ex demo -> car_type=demo
white suv cairns -> colour=White body=suv city=Cairns
gray suv -> colour=Grey body=suv
used utes in mareeba under 30k -> car_type=used body=ute city=Mareeba price=:30000
townsville -> city=Townsville

# Orders and near me
white auto ute under 40k near me -> colour=White transmission=Automatic body=ute price=:40000 near
ute near me -> body=ute near
hatch nearby -> body=hatch near
suv near 4870 -> body=suv near=4870
cheap suv -> body=suv sort=price:asc
cheap family suv -> body=suv seats=5|7|8 sort=price:asc
red hatch auto low km -> colour=Red body=hatch transmission=Automatic sort=km:asc
low kms hilux -> vehicles=Toyota:HiLux sort=km:asc
newest corolla -> vehicles=Toyota:Corolla sort=year:desc|created_at:desc
most expensive 4x4 -> drive=4x4 sort=price:desc

# Slang, and the way people speak
merc sedan -> vehicles=Mercedes-Benz body=sedan
vdub -> vehicles=Volkswagen
subie wagon -> vehicles=Subaru body=wagon
tradie ute -> body=ute
79 series -> vehicles=Toyota:LandCruiser 79
looking for an automatic hatch under 20k -> transmission=Automatic body=hatch price=:20000
whats the cheapest ute you have -> body=ute sort=price:asc
do you have any hybrids -> fuel=Hybrid
i want a white 7 seater -> colour=White seats=7|8
suv with sunroof -> body=suv feature=Sunroof
leather seats suv under 45k -> feature=Leather seats body=suv price=:45000
apple carplay hatch -> feature=Apple CarPlay body=hatch
v8 manual -> badge~V8 transmission=Manual
suv not diesel -> body=suv fuel=Petrol|Hybrid|Electric
ute that isn't white -> body=ute colour=Grey|Bronze|Orange|Blue|Silver|Red|Black
hatch i don't want a manual -> body=hatch transmission=Automatic

# Typing mistakes
hylux -> vehicles=Toyota:HiLux
hilx 4x4 -> vehicles=Toyota:HiLux drive=4x4
mitsubshi triton -> vehicles=Mitsubishi:Triton
mistubishi -> vehicles=Mitsubishi
volkswagon golf -> vehicles=Volkswagen:Golf
landcrusier prado -> vehicles=Toyota:LandCruiser Prado
tuscon -> vehicles=Hyundai:Tucson
ranger wildtrack -> vehicles=Ford:Ranger badge~Wildtrak
hybird suv -> fuel=Hybrid body=suv
sliver mazda -> colour=Silver vehicles=Mazda
convertable -> body=convertible
ute townsvile -> body=ute city=Townsville
7 seter suv -> seats=7|8 body=suv
nisan navarra -> vehicles=Nissan:Navara
ovre 80k -> price=80000:
mroe than 50k ute -> price=50000: body=ute

# Words that say nothing about this stock
hilux unicorn -> vehicles=Toyota:HiLux unknown=unicorn
purple ute -> body=ute unknown=purple
ute edmonton -> body=ute unknown=edmonton
white suv with disco ball -> colour=White body=suv unknown=disco ball
5 door white hatch -> body=hatch colour=White unknown=5 door
6 speed auto ute -> body=ute transmission=Automatic unknown=6 speed
2.8l auto hilux -> vehicles=Toyota:HiLux transmission=Automatic unknown=2.8l
ferrari -> none unknown=ferrari
qwertyuiop -> none unknown=qwertyuiop

# Exactly these words
"tow bar" -> exact=tow bar
white "sr5" -> colour=White exact=sr5
"gt-line" suv -> exact=gt-line body=suv

# Long ones
silver 2019 mazda cx5 auto under 30k townsville -> colour=Silver year=2019:2019 vehicles=Mazda:CX-5 transmission=Automatic price=:30000 city=Townsville
white toyota hilux sr5 4x4 diesel auto under 50k with towbar -> colour=White vehicles=Toyota:HiLux badge~SR5 drive=4x4 fuel=Diesel transmission=Automatic price=:50000 feature=Tow bar
cheap automatic hatchback under $20,000 under 100,000 km cairns -> transmission=Automatic body=hatch price=:20000 km=:100000 city=Cairns sort=price:asc
used 7 seater diesel suv 2020 or newer under 55k -> car_type=used seats=7|8 fuel=Diesel body=suv year=2020: price=:55000

# Written by somebody who had read neither this table nor the parser
toyta hilux dual cab under 45k -> vehicles=Toyota:HiLux badge~Dual Cab|Double Cab|Crew Cab price=:45000
mazda 3 hatch auto -> vehicles=Mazda:3 body=hatch transmission=Automatic
second hand rav4 hybrid -> car_type=used vehicles=Toyota:RAV4 fuel=Hybrid
demo hyundai ioniq 5 -> car_type=demo vehicles=Hyundai:IONIQ 5
ford ranger wildtrak 2021 or newer -> vehicles=Ford:Ranger badge~Wildtrak year=2021:
7 seat diesel 4wd townsville -> seats=7|8 fuel=Diesel drive=4x4 city=Townsville
p plater car under 15 grand -> price=:15000 unknown=p plater
something cheap for uni -> sort=price:asc unknown=uni
landcruiser prado or mitsubishi outlander -> vehicles=Toyota:LandCruiser Prado|Mitsubishi:Outlander
black suv with less than 70,000 kms -> colour=Black body=suv km=:70000
camry hybrid around 30k -> vehicles=Toyota:Camry fuel=Hybrid price=25000:35000
mitsubushi triton manual -> vehicles=Mitsubishi:Triton transmission=Manual
merc c class -> vehicles=Mercedes-Benz:C-Class
beemer x3 -> vehicles=BMW:X3
subi forester awd -> vehicles=Subaru:Forester drive=AWD
people mover for 8 -> body=peopleMover seats=8
model y or ev6 -> vehicles=Tesla:Model Y|Kia:EV6
plug in hybrid dual cab -> fuel=Plug-in Hybrid badge~Dual Cab|Double Cab|Crew Cab
latest isuzu dmax -> vehicles=Isuzu:D-MAX sort=created_at:desc|year:desc
sedan automatic grey or silver -> body=sedan transmission=Automatic colour=Grey|Silver
wagon with low kays -> body=wagon sort=km:asc
low mileage hatchback under $20,000 drive away -> body=hatch price=:20000 sort=km:asc
silver corolla cairns -> colour=Silver vehicles=Toyota:Corolla city=Cairns
4cyl turbo diesel ute -> fuel=Diesel body=ute unknown=4cyl turbo
cars for sale near 4870 -> near=4870
hilux sr5 4x4 dual cab pick up -> vehicles=Toyota:HiLux badge~SR5 drive=4x4 body=ute
small automatic car -> transmission=Automatic unknown=small
any suzuki jimny in stock -> vehicles=Suzuki:Jimny

# Not these
suv not toyota -> body=suv !vehicles=Toyota
not toyota -> !vehicles=Toyota
toyota not hilux -> vehicles=Toyota !vehicles=Toyota:HiLux
mazda not cx5 -> vehicles=Mazda !vehicles=Mazda:CX-5
anything but a mazda -> !vehicles=Mazda
ute except hilux -> body=ute !vehicles=Toyota:HiLux
ute other than a ranger -> body=ute !vehicles=Ford:Ranger
electric not tesla -> fuel=Electric !vehicles=Tesla
no teslas or mgs -> !vehicles=Tesla|MG
ute no ford no holden -> body=ute !vehicles=Ford|Holden
hilux not sr5 -> vehicles=Toyota:HiLux !badge~SR5
golf but not gti -> vehicles=Volkswagen:Golf !badge~GTI
not a diesel -> !fuel=Diesel
not an suv -> !body=suv
toyota no suvs or utes -> vehicles=Toyota !body=suv|ute
7 seater not people mover -> seats=7|8 !body=peopleMover
ute not white or silver -> body=ute !colour=White|Silver
not white ute or silver -> body=ute colour=Silver !colour=White
anything but black under 20k -> price=:20000 !colour=Black
ute not automatic -> body=ute !transmission=Automatic
ute not 4wd -> body=ute !drive=4x4
hatch not front wheel drive -> body=hatch !drive=FWD
ute anywhere but cairns -> body=ute !city=Cairns
suv without sunroof -> body=suv !feature=Sunroof
suv no leather -> body=suv !feature=Leather seats
leather but no sunroof -> feature=Leather seats !feature=Sunroof
suv not new -> body=suv !car_type=new
suv not mazda not white under 40k -> body=suv price=:40000 !vehicles=Mazda !colour=White

# Features
apple carplay -> feature=Apple CarPlay
apple car play -> feature=Apple CarPlay
leather seats -> feature=Leather seats
leather -> feature=Leather seats
bluetooth -> feature=Bluetooth
bluetooth mazda -> vehicles=Mazda feature=Bluetooth
sunroof -> feature=Sunroof
sunroof suv under 40k -> feature=Sunroof body=suv price=:40000
tow bar -> feature=Tow bar
tow bar diesel ute -> feature=Tow bar fuel=Diesel body=ute
reverse camera hatch -> feature=Reversing camera body=hatch
leather and sunroof -> feature=Leather seats|Sunroof
bluetooth and reversing camera under 25k -> feature=Bluetooth|Reversing camera price=:25000

# Money by the week
under $200 a week -> weekly=:200
van under $250 pw -> body=van weekly=:250
van $150 a week max -> body=van weekly=:150
200/wk max -> weekly=:200
hilux for under 300 a week -> vehicles=Toyota:HiLux weekly=:300
150-200 a week -> weekly=150:200
automatic under $120pw -> transmission=Automatic weekly=:120
no more than $220 a week -> weekly=:220
7 seater up to 300 weekly -> seats=7|8 weekly=:300
suv under $200 a week not white -> body=suv weekly=:200 !colour=White

# Numbers by their unit
50k on the clock -> km=:50000
suv with under 80 000 km -> body=suv km=:80000
hatch less than 70 thousand ks -> body=hatch km=:70000
low kms -> sort=km:asc
family suv 7 seater hybrid -> body=suv seats=7|8 fuel=Hybrid
seven seats exactly -> seats=7
exactly 7 seats 4x4 -> seats=7 drive=4x4
at least 7 seats -> seats=7|8
more than 5 seats -> seats=7|8
tow 3.5t -> tow=3500:
tows 3 tonne -> tow=3000:
suv that can tow 2 tonne -> body=suv tow=2000:
7 seater tow 3.5 tonne -> seats=7|8 tow=3500:
5 star ancap -> ancap=5:
5 star safety suv under 35k -> ancap=5: body=suv price=:35000
five star ancap hatch -> ancap=5: body=hatch
3.0 litre ute -> body=ute unknown=3.0 litre
6 cyl ute -> body=ute unknown=6 cyl
4 cylinder manual hatch -> body=hatch transmission=Manual unknown=4 cylinder
single cab 4x4 -> badge~Single Cab drive=4x4
dual cab -> badge~Dual Cab|Double Cab|Crew Cab
dual cab manual -> badge~Dual Cab|Double Cab|Crew Cab transmission=Manual
2019 or newer wagon -> body=wagon year=2019:
no older than 2020 -> year=2020:
MY21 hilux -> vehicles=Toyota:HiLux year=2021:2021

# Names that are not in stock
nissan patrol -> vehicles=Nissan unknown=patrol
patrol 4x4 auto -> drive=4x4 transmission=Automatic unknown=patrol
red ferrari -> colour=Red unknown=ferrari
bmw x5 -> vehicles=BMW unknown=x5
x5 -> none unknown=x5
porsche -> none unknown=porsche
porsche under 60k -> price=:60000 unknown=porsche
porsche cayenne diesel -> fuel=Diesel unknown=porsche cayenne
commodore ss -> vehicles=Holden:Commodore badge~SS
commodore sv6 -> vehicles=Holden:Commodore unknown=sv6
kia stinger gt -> vehicles=Kia unknown=stinger gt
great wall -> none unknown=great wall
great wall ute -> body=ute unknown=great wall
ford falcon ute -> vehicles=Ford body=ute unknown=falcon
toyota supra -> vehicles=Toyota unknown=supra
mazda 6 -> vehicles=Mazda unknown=6
haval jolion -> none unknown=haval jolion
lexus hybrid suv -> fuel=Hybrid body=suv unknown=lexus
peugeot 308 hatch -> body=hatch unknown=peugeot 308
alfa romeo -> none unknown=alfa romeo

# Words that nobody can look up
first car under 10k -> price=:10000 unknown=first car
one owner hilux -> vehicles=Toyota:HiLux unknown=one owner
ranger with bull bar -> vehicles=Ford:Ranger unknown=bull bar
flat bed diesel manual -> fuel=Diesel transmission=Manual unknown=flat bed
p-plater friendly hatch -> body=hatch unknown=p-plater friendly
cheap runabout cairns -> city=Cairns sort=price:asc unknown=runabout
full service history suv -> body=suv unknown=full service history
corolla log books -> vehicles=Toyota:Corolla unknown=log books
hatch with rego -> body=hatch unknown=rego
paddock basher -> none unknown=paddock basher

# Places, and the way people speak
4870 -> near=4870
4870 suv -> body=suv near=4870
ute near 4878 -> body=ute near=4878
smithfield hybrid -> city=Smithfield fuel=Hybrid
mareeba or innisfail ute -> city=Mareeba|Innisfail body=ute
ute gordonvale -> body=ute unknown=gordonvale
suv trinity beach -> body=suv unknown=trinity beach
atherton 4x4 -> drive=4x4 unknown=atherton
mitsi ute -> vehicles=Mitsubishi body=ute
landy diesel auto -> vehicles=Land Rover fuel=Diesel transmission=Automatic
commo wagon -> vehicles=Holden:Commodore body=wagon
tradie van -> body=van
four b -> drive=4x4
manny hatch -> transmission=Manual body=hatch
petrol people mover -> fuel=Petrol body=peopleMover
wagon diesel auto -> fuel=Diesel body=wagon transmission=Automatic
auto diesel wagon -> fuel=Diesel body=wagon transmission=Automatic
under 30k red hatch auto -> price=:30000 colour=Red body=hatch transmission=Automatic
auto hatch red under 30k -> price=:30000 colour=Red body=hatch transmission=Automatic

# Typing mistakes, and what they are said to be
hylux ute -> vehicles=Toyota:HiLux body=ute corrected=hylux>HiLux
toyta hylux -> vehicles=Toyota:HiLux corrected=toyta>Toyota|hylux>HiLux
mazada 3 hatch -> vehicles=Mazda:3 body=hatch corrected=mazada>Mazda
corrola hybird -> vehicles=Toyota:Corolla fuel=Hybrid corrected=corrola>Corolla|hybird>Hybrid
automtic deisel ute -> transmission=Automatic fuel=Diesel body=ute corrected=automtic>Automatic|deisel>Diesel
camery hybrid -> vehicles=Toyota:Camry fuel=Hybrid corrected=camery>Camry
suzki swift -> vehicles=Suzuki:Swift corrected=suzki>Suzuki
comodore -> vehicles=Holden:Commodore corrected=comodore>Commodore
forrester -> vehicles=Subaru:Forester corrected=forrester>Forester
suv not toyta -> body=suv !vehicles=Toyota corrected=toyta>Toyota
suv sunrof -> body=suv feature=Sunroof corrected=sunrof>Sunroof
bluetoth hatch -> body=hatch feature=Bluetooth corrected=bluetoth>Bluetooth
inisfail hatch -> body=hatch city=Innisfail corrected=inisfail>Innisfail
smithfeild suv -> body=suv city=Smithfield corrected=smithfeild>Smithfield

# "and" in names, and between them
town & country -> vehicles=Chrysler:Town & Country
chrysler town & country -> vehicles=Chrysler:Town & Country
town and country or carnival -> vehicles=Chrysler:Town & Country|Kia:Carnival
leather & sunroof -> feature=Leather seats|Sunroof

# As buyers type them: numbers in words, slang, emoji, whole sentences
auto hilux under fourty grand -> vehicles=Toyota:HiLux transmission=Automatic price=:40000 corrected=fourty>forty
small auto for a P plater no more than 15k -> transmission=Automatic price=:15000 unknown=small P plater
anything but a Toyota -> !vehicles=Toyota
white ute long rego low kays -> colour=White body=ute sort=km:asc unknown=long rego
4by with bullbar and snorkel -> drive=4x4 unknown=bullbar snorkel
something big enough for 3 baby seats -> seats=4|5|7|8
seven seater diesel, not a kia -> seats=7|8 fuel=Diesel !vehicles=Kia
Tesla Cybertruck -> vehicles=Tesla unknown=Cybertruck
Mazda6 -> none unknown=Mazda6
mazda six -> vehicles=Mazda unknown=six
twenty grand -> price=:20000
hatchback for twenty five grand -> body=hatch price=:25000
less than ten thousand kms -> km=:10000
newest ranger you have -> vehicles=Ford:Ranger sort=year:desc
which rav4 is the cheapest -> vehicles=Toyota:RAV4 sort=price:asc
big boot family wagon -> seats=5|7|8 body=wagon unknown=big boot
towing capacity 3500kg -> tow=3500:
3.5t tow rating dual cab -> tow=3500: badge~Dual Cab|Double Cab|Crew Cab
2.8L diesel auto -> fuel=Diesel transmission=Automatic unknown=2.8L
150kw or more -> none unknown=150kw or more
v8 -> badge~V8
turbo petrol manual hatch -> fuel=Petrol transmission=Manual body=hatch unknown=turbo
$90 a week max -> weekly=:90
between $100 and $150 per week -> weekly=100:150
20k to 30k suv in townsville -> body=suv city=Townsville price=20000:30000
utes near cairns -> body=ute city=Cairns
any camrys up at Smithfeild? -> none corrected=Smithfeild>Smithfield
cars in Brisbane -> none unknown=Brisbane
sydney suv -> body=suv unknown=sydney
Innisfail or Mareeba yard, hybrid -> none
toyta corola hatch automattic -> vehicles=Toyota:Corolla body=hatch transmission=Automatic corrected=toyta>Toyota|corola>Corolla|automattic>Automatic
mitsibishi triton -> vehicles=Mitsubishi:Triton corrected=mitsibishi>Mitsubishi
hundai i 30 -> vehicles=Hyundai:i30 corrected=hundai>Hyundai
suabru forrester -> vehicles=Subaru:Forester corrected=suabru>Subaru|forrester>Forester
beemer under 40 -> vehicles=BMW price=:40000
hiluxes -> vehicles=Toyota:HiLux
station wagons -> body=wagon
people movers with sliding doors -> body=peopleMover unknown=sliding doors
automatic white under 30000 suv kia -> vehicles=Kia transmission=Automatic colour=White body=suv price=:30000
diesel, auto, 4x4, towbar, under 60 -> fuel=Diesel transmission=Automatic drive=4x4 feature=Tow bar price=:60000
hybrid but not a suv -> fuel=Hybrid !body=suv
no utes no vans -> !body=ute|van
without sunroof -> !feature=Sunroof
i dont want a manual -> !transmission=Manual
suv neither white nor black -> body=suv !colour=White|Black
electric car excluding tesla -> fuel=Electric !vehicles=Tesla
non diesel 7 seater -> seats=7|8 !fuel=Diesel
small suv with apple car play and reverse cam -> body=suv feature=Apple CarPlay|Reversing camera unknown=small
heated seats leather and a sunroof -> feature=Leather seats|Sunroof unknown=heated seats
adaptive cruise + blind spot -> none unknown=adaptive cruise + blind spot
carplay under 20000 with less than 80 thou kms -> none
low km -> sort=km:asc
less than 100,000km under $15,000 -> km=:100000 price=:15000
2019 or newer, 50-90k kms -> year=2019: km=50000:90000
2018-2021 cx5 -> vehicles=Mazda:CX-5 year=2018:2021
cx 5 awd not white -> vehicles=Mazda:CX-5 drive=AWD !colour=White
post 2020 d max dual cab -> vehicles=Isuzu:D-MAX badge~Dual Cab|Double Cab|Crew Cab year=2021:
pre 2015 commodore -> none
brand new ute 🛻 -> car_type=new body=ute
🚗 cheap 🚗 -> sort=price:asc
red convertible!!! ❤️ -> none
second hand yaris cross hybrid -> none
driveaway under 25k -> price=:25000
toy -> vehicles=Toyota
auto hatc -> transmission=Automatic body=hatch
MaZdA cX-30 ToUrInG -> vehicles=Mazda:CX-30 unknown=ToUrInG
ranger wildtrak or xlt -> vehicles=Ford:Ranger badge~XLT unknown=wildtrak
hilux sr5 rogue -> vehicles=Toyota:HiLux badge~Rogue unknown=sr5
cheapest 7 seat auto under 100000km -> seats=7|8 transmission=Automatic km=:100000 sort=price:asc
lowest kms ranger -> vehicles=Ford:Ranger sort=km:asc
dearest car on the lot -> sort=price:desc unknown=lot
do you have any electric cars? -> fuel=Electric
whats the cheapest thing you got -> sort=price:asc unknown=thing
phev suv -> none
five door hatch -> body=hatch unknown=five door
2 door coupe manual rwd -> body=coupe transmission=Manual drive=RWD unknown=2 door
stick shift mx5 -> vehicles=Mazda:MX-5 transmission=Manual
panel van -> body=van
5+ seats suv petrol -> seats=5|7|8 body=suv fuel=Petrol
dark coloured suv -> body=suv unknown=dark
stock number C104020 -> none unknown=C104020
$10000-$20000 -> price=10000:20000
15-20 grand hatchbacks -> body=hatch price=15000:20000
around 30 thousand dollars -> price=27000:33000
over 50k diesel 4wd -> fuel=Diesel drive=4x4 price=50000:
two wheel drive ute -> drive=FWD|RWD body=ute
cheap runaround for uni -> sort=price:asc unknown=runaround uni
first car under ten grand, auto, not a barina -> none unknown=first car barina
south road adelaide suv -> body=suv unknown=south road adelaide
holdens -> vehicles=Holden
falcon ute -> body=ute unknown=falcon
1.8 litre corolla -> vehicles=Toyota:Corolla unknown=1.8 litre
4 cyl auto wagon 6k -> none unknown=4 cyl
subie outback awd towbar -> none
toyotas under 15 not corollas -> none
4.5t tipper with car licence -> none unknown=4.5t tipper licence
12 seater bus -> none unknown=12 seater bus
isuzu npr under 80k in dandenong -> vehicles=Isuzu price=:80000 unknown=npr dandenong
fridge truck -> none unknown=fridge truck
8 tonne gvm tray -> body=cabChassis unknown=8 tonne gvm
dmax x-terrain -> vehicles=Isuzu:D-MAX unknown=x-terrain
mux with 7 seats under 60 -> vehicles=Isuzu:MU-X seats=7|8 price=:60000
perth utes -> body=ute unknown=perth
under 250 a week incl insurance -> weekly=:250 unknown=incl insurance
van for a month in hobart -> body=van unknown=month hobart
cheapest subscription -> sort=price:asc unknown=subscription
five seats automatic not electric -> seats=5 transmission=Automatic !fuel=Electric

# Ages, of which this year is 2026
under five years old -> year=2022:
ute less than 3 years old -> body=ute year=2024:
one to three years old -> year=2023:2025
between 5 and 8 years old ute -> body=ute year=2018:2021
3-5 year old mazda -> vehicles=Mazda year=2021:2023
at least 8 years old wagon -> body=wagon year=:2018
newer than 6 yrs old diesel 7 seater -> fuel=Diesel seats=7|8 year=2021:
suv not older than 6 years under 40k -> body=suv year=2020: price=:40000
ute with 5 years warranty -> body=ute unknown=5 years warranty

# Who has to fit in
suv that fits 5 kids -> body=suv seats=7|8
room for 6 -> seats=7|8
wagon seats 5 people -> body=wagon seats=5|7|8
diesel for 2 adults and 3 kids -> fuel=Diesel seats=5|7|8
7 people under 50k -> seats=7|8 price=:50000

# What no stock says of its vehicles
good on fuel hatch -> body=hatch unknown=good on fuel
fuel efficient suv under 40k -> body=suv price=:40000 unknown=fuel efficient
economical hatch -> body=hatch unknown=economical
cheap to run sedan -> body=sedan unknown=cheap to run

# Trays, and what will do
single cab tray back ute… manual is fine -> badge~Single Cab body=cabChassis transmission=Manual
tray back -> body=cabChassis
hatch, manual is ok -> body=hatch transmission=Manual

# Small change
under 100 bucks hatch -> body=hatch unknown=100 bucks
`;

/** One sentence and what it should become. */
export interface Sentence {
  readonly text: string;
  readonly meaning: Meaning;
}

/** What a sentence should become. */
export interface Meaning {
  /** 'Toyota:HiLux' or a whole make; a vehicle matches any. */
  readonly vehicles: readonly string[];
  readonly lists: Readonly<Record<string, readonly string[]>>;
  readonly ranges: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  /** Words, of which the badge contains one. */
  readonly badges: readonly string[];
  /** Features, all of which it has. */
  readonly features: readonly string[];
  /** What it is not, by the names of the notation. */
  readonly not: Readonly<Record<string, readonly string[]>>;
  /** Orders, of which each is right; empty if none is asked for. */
  readonly sorts: readonly string[];
  /** Whether a postcode is asked for, or the one that was given. */
  readonly near: boolean | string;
  readonly unknown: string;
  /** Typing mistakes, and the words that the visitor is told they were read as; empty if the table does not judge them. */
  readonly corrected: Readonly<Record<string, string>>;
  readonly exact: string;
  readonly none: boolean;
}

/** The names of the notation whose values are a list of their own in the meaning. */
const LISTS: Readonly<Record<string, 'vehicles' | 'badges' | 'features' | 'sorts'>> = {
  vehicles: 'vehicles',
  badge: 'badges',
  feature: 'features',
  sort: 'sorts',
};
const RANGES = new Set(['price', 'weekly', 'km', 'year', 'tow', 'ancap']);

export const SENTENCES: readonly Sentence[] = LINES.split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [text = '', meaning = ''] = line.split(' -> ');
    return { text, meaning: readMeaning(meaning) };
  });

function readMeaning(notation: string): Meaning {
  const lists: Record<string, readonly string[]> = {};
  const ranges: Record<string, { min: number; max: number }> = {};
  const not: Record<string, readonly string[]> = {};
  const meaning = {
    vehicles: [],
    badges: [],
    features: [],
    sorts: [],
    near: false,
    unknown: '',
    corrected: {},
    exact: '',
    none: false,
  };
  const found: { -readonly [Key in keyof Meaning]: Meaning[Key] } = { ...meaning, lists, ranges, not };
  // A value may contain blanks: 'vehicles=Toyota:LandCruiser 79'. It ends where the next name begins.
  for (const [, name = '', value = ''] of notation.matchAll(
    /(!?\w+)(?:[=~](.*?))?(?=\s+!?\w+[=~]|\s+near$|$)/g,
  )) {
    const values = value.split('|');
    const list = LISTS[name];
    if (list) found[list] = values;
    else if (name.startsWith('!')) not[name.slice(1)] = values;
    else if (name === 'none') found.none = true;
    else if (name === 'near') found.near = value || true;
    else if (name === 'unknown' || name === 'exact') found[name] = value;
    else if (name === 'corrected') found.corrected = readCorrections(values);
    else if (RANGES.has(name)) ranges[name] = readRange(value);
    else lists[name] = values;
  }
  return found;
}

function readRange(text: string) {
  const [from = '', to = ''] = text.split(':');
  return { min: from ? Number(from) : -Infinity, max: to ? Number(to) : Infinity };
}

function readCorrections(pairs: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(pairs.map((pair) => pair.split('>')));
}
