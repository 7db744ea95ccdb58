/**
 * Nouns in five languages, the common ones of game titles first. A cell is the noun, its gender and, where the rules of
 * its language in `../grammar` do not give it, its plural.
 *
 * German always names the plural, unless the noun ends in `e`; `=` is the genitive, `+` the form in compounds.
 * A French `*` is an h that is not elided (le héros), a Spanish one a stressed a (el águila).
 */
export const NOUNS = `
game | jeu m | Spiel n Spiele | juego m | gioco m giochi
war | guerre f | Krieg m Kriege +Kriegs | guerra f | guerra f
king | roi m | König m Könige +Königs | rey m | re m re
battle | bataille f | Schlacht f Schlachten | batalla f | battaglia f
dragon | dragon m | Drache m | dragón m | drago m draghi
castle | château m | Burg f Burgen | castillo m | castello m
city | cité f | Stadt f Städte | ciudad f | città f
star | étoile f | Stern m Sterne +Sternen | estrella f | stella f
world | monde m | Welt f Welten +Welten | mundo m | mondo m
quest | quête f | Queste f | búsqueda f | ricerca f
dungeon | donjon m | Verlies n Verliese | mazmorra f | prigione f
hero heroes | *héros m | Held m Helden =Helden +Helden | héroe m | eroe m
empire | empire m | Reich n Reiche +Reichs | imperio m | impero m
age | âge m | Zeitalter n Zeitalter | era f | era f
race | course f | Rennen n Rennen +Renn | carrera f | corsa f
legend | légende f | Legende f | leyenda f | leggenda f
kingdom | royaume m | Königreich n Königreiche | reino m | regno m
island | île f | Insel f Inseln | isla f | isola f
treasure | trésor m | Schatz m Schätze | tesoro m | tesoro m
night | nuit f | Nacht f Nächte | noche f | notte f
knight | chevalier m | Ritter m Ritter | caballero m | cavaliere m
death | mort f | Tod m Tode +Todes | muerte f | morte f
train | train m | Zug m Züge | tren m | treno m
zombie | zombie m | Zombie m Zombies =Zombies +Zombie | zombi m | zombie m zombie
monster | monstre m | Monster n Monster | monstruo m | mostro m
pirate | pirate m | Pirat m Piraten =Piraten +Piraten | pirata m | pirata m
adventure | aventure f | Abenteuer n Abenteuer | aventura f | avventura f
house | maison f | Haus n Häuser | casa f | casa f
time | temps m | Zeit f Zeiten | tiempo m | tempo m
party | fête f | Fest n Feste | fiesta f | festa f
tower | tour f | Turm m Türme | torre f | torre f
fire | feu m | Feuer n Feuer | fuego m | fuoco m fuochi
sea | mer f | Meer n Meere +Meeres | mar m | mare m
storm | tempête f | Sturm m Stürme | tormenta f | tempesta f
shadow | ombre f | Schatten m Schatten | sombra f | ombra f
sword | épée f | Schwert n Schwerter | espada f | spada f
crown | couronne f | Krone f | corona f | corona f
throne | trône m | Thron m Throne | trono m | trono m
ship | navire m | Schiff n Schiffe +Schiffs | barco m | nave f
wolf wolves | loup m | Wolf m Wölfe +Wolfs | lobo m | lupo m
cat | chat m | Katze f | gato m | gatto m
queen | reine f | Königin f Königinnen +Königinnen | reina f | regina f
dog | chien m | Hund m Hunde +Hunde | perro m | cane m
prince | prince m | Prinz m Prinzen =Prinzen +Prinzen | príncipe m | principe m
wizard | sorcier m | Zauberer m Zauberer | mago m | mago m maghi
witch | sorcière f | Hexe f | bruja f | strega f
ghost | fantôme m | Geist m Geister +Geister | fantasma m | fantasma m
robot | robot m | Roboter m Roboter | robot m robots | robot m
planet | planète f | Planet m Planeten =Planeten +Planeten | planeta m | pianeta m
galaxy | galaxie f | Galaxie f | galaxia f | galassia f
mountain | montagne f | Berg m Berge | montaña f | montagna f
river | fleuve m | Fluss m Flüsse | río m | fiume m
forest | forêt f | Wald m Wälder | bosque m | foresta f
garden | jardin m | Garten m Gärten | jardín m | giardino m
market | marché m | Markt m Märkte | mercado m | mercato m
mystery | mystère m | Rätsel n Rätsel | misterio m | mistero m
secret | secret m | Geheimnis n Geheimnisse =Geheimnisses | secreto m | segreto m
curse | malédiction f | Fluch m Flüche | maldición f | maledizione f
dream | rêve m | Traum m Träume | sueño m | sogno m
story | histoire f | Geschichte f | historia f | storia f
tale | conte m | Märchen n Märchen | cuento m | fiaba f
temple | temple m | Tempel m Tempel | templo m | tempio m templi
tomb | tombeau m | Grab n Gräber | tumba f | tomba f
road | route f | Straße f | camino m | strada f
gate | porte f | Tor n Tore | puerta f | porta f
stone | pierre f | Stein m Steine | piedra f | pietra f
fortress | forteresse f | Festung f Festungen | fortaleza f | fortezza f
campaign | campagne f | Feldzug m Feldzüge | campaña f | campagna f
duel | duel m | Duell n Duelle | duelo m | duello m
mission | mission f | Mission f Missionen | misión f | missione f
master | maître m | Meister m Meister | maestro m | maestro m
lord | seigneur m | Herr m Herren =Herrn +Herren | señor m | signore m
warrior | guerrier m | Krieger m Krieger | guerrero m | guerriero m
vampire | vampire m | Vampir m Vampire | vampiro m | vampiro m
card | carte f | Karte f | carta f | carta f
book | livre m | Buch n Bücher | libro m | libro m
moon | lune f | Mond m Monde | luna f | luna f
sun | soleil m | Sonne f | sol m | sole m
merchant | marchand m | Händler m Händler | mercader m | mercante m
explorer | explorateur m | Entdecker m Entdecker | explorador m | esploratore m
settler | colon m | Siedler m Siedler | colono m | colono m
builder | bâtisseur m | Baumeister m Baumeister | constructor m | costruttore m
hunter | chasseur m | Jäger m Jäger | cazador m | cacciatore m
thief thieves | voleur m | Dieb m Diebe +Diebes | ladrón m | ladro m
spy | espion m | Spion m Spione | espía m | spia f
emperor | empereur m | Kaiser m Kaiser | emperador m | imperatore m
samurai samurai | samouraï m | Samurai m Samurai | samurái m | samurai m
viking | viking m | Wikinger m Wikinger | vikingo m | vichingo m vichinghi
ninja | ninja m | Ninja m Ninjas | ninja m | ninja m ninja
elf elves | elfe m | Elf m Elfen =Elfen +Elfen | elfo m | elfo m
dwarf dwarves | nain m | Zwerg m Zwerge +Zwergen | enano m | nano m
goblin | gobelin m | Kobold m Kobolde | duende m | folletto m
giant | géant m | Riese m | gigante m | gigante m
demon | démon m | Dämon m Dämonen +Dämonen | demonio m | demone m
titan | titan m | Titan m Titanen =Titanen +Titanen | titán m | titano m
angel | ange m | Engel m Engel +Engels | ángel m | angelo m
devil | diable m | Teufel m Teufel +Teufels | diablo m | diavolo m
raven | corbeau m | Rabe m | cuervo m | corvo m
lion | lion m | Löwe m | león m | leone m
tiger | tigre m | Tiger m Tiger | tigre m | tigre f
bear | ours m | Bär m Bären =Bären +Bären | oso m | orso m
fox | renard m | Fuchs m Füchse | zorro m | volpe f
eagle | aigle m | Adler m Adler | *águila f | aquila f
horse | cheval m | Pferd n Pferde +Pferde | caballo m | cavallo m
mouse mice | souris f | Maus f Mäuse +Mäuse | ratón m | topo m
monkey | singe m | Affe m | mono m | scimmia f
frog | grenouille f | Frosch m Frösche | rana f | rana f
fish fish | poisson m | Fisch m Fische | pez m | pesce m
bee | abeille f | Biene f | abeja f | ape f
farm | ferme f | Bauernhof m Bauernhöfe | granja f | fattoria f
village | village m | Dorf n Dörfer | aldea f | villaggio m
valley | vallée f | Tal n Täler | valle m | valle f
bridge | pont m | Brücke f | puente m | ponte m
harbour | port m | Hafen m Häfen | puerto m | porto m
palace | palais m | Palast m Paläste | palacio m | palazzo m
citadel | citadelle f | Zitadelle f | ciudadela f | cittadella f
cathedral | cathédrale f | Kathedrale f | catedral f | cattedrale f
abbey | abbaye f | Abtei f Abteien | abadía f | abbazia f
desert | désert m | Wüste f | desierto m | deserto m
jungle | jungle f | Dschungel m Dschungel | selva f | giungla f
ocean | océan m | Ozean m Ozeane | océano m | oceano m
wind | vent m | Wind m Winde | viento m | vento m
flower | fleur f | Blume f | flor f | fiore m
rose | rose f | Rose f | rosa f | rosa f
tree | arbre m | Baum m Bäume | árbol m | albero m
key | clé f | Schlüssel m Schlüssel | llave f | chiave f
mask | masque m | Maske f | máscara f | maschera f
ring | anneau m | Ring m Ringe | anillo m | anello m
crystal | cristal m | Kristall m Kristalle | cristal m | cristallo m
jewel | joyau m | Juwel n Juwelen +Juwelen | joya f | gioiello m
diamond | diamant m | Diamant m Diamanten =Diamanten +Diamanten | diamante m | diamante m
rune | rune f | Rune f | runa f | runa f
oracle | oracle m | Orakel n Orakel | oráculo m | oracolo m
prophecy | prophétie f | Prophezeiung f Prophezeiungen | profecía f | profezia f
saga | saga f | Saga f Sagas | saga f | saga f
chronicle | chronique f | Chronik f Chroniken | crónica f | cronaca f
myth | mythe m | Mythos m Mythen =Mythos +Mythen | mito m | mito m
destiny | destin m | Schicksal n Schicksale +Schicksals | destino m | destino m
victory | victoire f | Sieg m Siege +Sieges | victoria f | vittoria f
glory | gloire f | Ruhmestat f Ruhmestaten | gloria f | gloria f
revolution | révolution f | Revolution f Revolutionen | revolución f | rivoluzione f
rebellion | rébellion f | Rebellion f Rebellionen | rebelión f | ribellione f
crusade | croisade f | Kreuzzug m Kreuzzüge | cruzada f | crociata f
siege | siège m | Belagerung f Belagerungen | asedio m | assedio m
invasion | invasion f | Invasion f Invasionen | invasión f | invasione f
conquest | conquête f | Eroberung f Eroberungen | conquista f | conquista f
expedition | expédition f | Expedition f Expeditionen | expedición f | spedizione f
journey | voyage m | Reise f Reisen +Reise | viaje m | viaggio m
hunt | chasse f | Jagd f Jagden | caza f | caccia f cacce
tournament | tournoi m | Turnier n Turniere | torneo m | torneo m
challenge | défi m | Herausforderung f Herausforderungen | desafío m | sfida f
trial | procès m | Prozess m Prozesse | juicio m | processo m
crime | crime m | Verbrechen n Verbrechen | crimen m crímenes | crimine m
murder | meurtre m | Mord m Morde | asesinato m | omicidio m
detective | détective m | Detektiv m Detektive | detective m | detective m detective
agent | agent m | Agent m Agenten =Agenten +Agenten | agente m | agente m
captain | capitaine m | Kapitän m Kapitäne +Kapitäns | capitán m | capitano m
general | général m | General m Generäle +Generals | general m | generale m
admiral | amiral m | Admiral m Admirale +Admirals | almirante m | ammiraglio m
soldier | soldat m | Soldat m Soldaten =Soldaten +Soldaten | soldado m | soldato m
gladiator | gladiateur m | Gladiator m Gladiatoren +Gladiatoren | gladiador m | gladiatore m
archer | archer m | Bogenschütze m | arquero m | arciere m
monk | moine m | Mönch m Mönche +Mönchs | monje m | monaco m monaci
priest | prêtre m | Priester m Priester | sacerdote m | sacerdote m
princess | princesse f | Prinzessin f Prinzessinnen +Prinzessinnen | princesa f | principessa f
pharaoh | pharaon m | Pharao m Pharaonen =Pharaos +Pharaonen | faraón m | faraone m
sultan | sultan m | Sultan m Sultane +Sultans | sultán m | sultano m
duke | duc m | Herzog m Herzöge +Herzogs | duque m | duca m duchi
baron | baron m | Baron m Barone | barón m | barone m
rebel | rebelle m | Rebell m Rebellen =Rebellen +Rebellen | rebelde m | ribelle m
bandit | bandit m | Bandit m Banditen =Banditen +Banditen | bandido m | bandito m
sheriff | shérif m | Sheriff m Sheriffs | sheriff m sheriffs | sceriffo m
cowboy | cow-boy m | Cowboy m Cowboys | vaquero m | cowboy m
gangster | gangster m | Gangster m Gangster | gánster m | gangster m
inventor | inventeur m | Erfinder m Erfinder | inventor m | inventore m
alchemist | alchimiste m | Alchemist m Alchemisten =Alchemisten +Alchemisten | alquimista m | alchimista m
architect | architecte m | Architekt m Architekten =Architekten +Architekten | arquitecto m | architetto m
painter | peintre m | Maler m Maler | pintor m | pittore m
doctor | docteur m | Doktor m Doktoren +Doktor | doctor m | dottore m
judge | juge m | Richter m Richter | juez m | giudice m
farmer | fermier m | Bauer m Bauern =Bauern +Bauern | granjero m | contadino m
child children | enfant m | Kind n Kinder +Kinder | niño m | bambino m
brother | frère m | Bruder m Brüder | hermano m | fratello m
sister | sœur f | Schwester f Schwestern | hermana f | sorella f
father | père m | Vater m Väter | padre m | padre m
mother | mère f | Mutter f Mütter | madre f | madre f
friend | ami m | Freund m Freunde +Freundes | amigo m | amico m amici
enemy | ennemi m | Feind m Feinde +Feindes | enemigo m | nemico m nemici
fool | fou m | Narr m Narren =Narren +Narren | bufón m | buffone m
clown | clown m | Clown m Clowns | payaso m | pagliaccio m
alien | extraterrestre m | Alien m Aliens | alienígena m | alieno m
mutant | mutant m | Mutant m Mutanten =Mutanten +Mutanten | mutante m | mutante m
android | androïde m | Androide m | androide m | androide m
colony | colonie f | Kolonie f | colonia f | colonia f
tavern | taverne f | Taverne f | taberna f | taverna f
inn | auberge f | Gasthaus n Gasthäuser | posada f | locanda f
school | école f | Schule f Schulen +Schul | escuela f | scuola f
library | bibliothèque f | Bibliothek f Bibliotheken +Bibliotheks | biblioteca f | biblioteca f
museum | musée m | Museum n Museen +Museums | museo m | museo m
circus | cirque m | Zirkus m Zirkusse =Zirkus | circo m | circo m circhi
carnival | carnaval m carnavals | Karneval m Karnevale +Karnevals | carnaval m | carnevale m
theatre | théâtre m | Theater n Theater | teatro m | teatro m
opera | opéra m | Oper f Opern +Opern | ópera f | opera f
kitchen | cuisine f | Küche f | cocina f | cucina f
factory | usine f | Fabrik f Fabriken | fábrica f | fabbrica f
workshop | atelier m | Werkstatt f Werkstätten | taller m | officina f
machine | machine f | Maschine f | máquina f | macchina f
clock | horloge f | Uhr f Uhren +Uhren | reloj m | orologio m
mirror | miroir m | Spiegel m Spiegel | espejo m | specchio m
map | carte f | Landkarte f | mapa m | mappa f
spell | sort m | Zauber m Zauber | hechizo m | incantesimo m
potion | potion f | Trank m Tränke | poción f | pozione f
station | gare f | Bahnhof m Bahnhöfe +Bahnhofs | estación f | stazione f
field | champ m | Feld n Felder | campo m | campo m
lake | lac m | See m Seen =Sees +See | lago m | lago m laghi
beach | plage f | Strand m Strände | playa f | spiaggia f spiagge
cave | caverne f | Höhle f | cueva f | caverna f
mine | mine f | Mine f | mina f | miniera f
wall | mur m | Mauer f Mauern | muro m | muro m
troll | troll m | Troll m Trolle | trol m | troll m
orc | orque m | Ork m Orks | orco m | orco m orchi
unicorn | licorne f | Einhorn n Einhörner | unicornio m | unicorno m
phoenix | phénix m | Phönix m Phönixe | fénix m fénix | fenice f
griffin | griffon m | Greif m Greife +Greifen | grifo m | grifone m
serpent | serpent m | Schlange f | serpiente f | serpente m
spider | araignée f | Spinne f | araña f | ragno m
elephant | éléphant m | Elefant m Elefanten =Elefanten +Elefanten | elefante m | elefante m
rat | rat m | Ratte f | rata f | ratto m
ant | fourmi f | Ameise f | hormiga f | formica f
butterfly | papillon m | Schmetterling m Schmetterlinge +Schmetterlings | mariposa f | farfalla f
owl | chouette f | Eule f | búho m | gufo m
shark | requin m | Hai m Haie | tiburón m | squalo m
whale | baleine f | Wal m Wale | ballena f | balena f
octopus | pieuvre f | Krake m | pulpo m | polpo m
turtle | tortue f | Schildkröte f | tortuga f | tartaruga f
penguin | pingouin m | Pinguin m Pinguine | pingüino m | pinguino m
hare | lièvre m | Hase m | liebre f | lepre f
hedgehog | *hérisson m | Igel m Igel | erizo m | riccio m
pig | cochon m | Schwein n Schweine +Schweine | cerdo m | maiale m
sheep sheep | mouton m | Schaf n Schafe | oveja f | pecora f
cow | vache f | Kuh f Kühe | vaca f | mucca f
goat | chèvre f | Ziege f | cabra f | capra f
chicken | poule f | Huhn n Hühner +Hühner | gallina f | gallina f
duck | canard m | Ente f | pato m | anatra f
crow | corneille f | Krähe f | corneja f | cornacchia f
dinosaur | dinosaure m | Dinosaurier m Dinosaurier | dinosaurio m | dinosauro m
mammoth | mammouth m | Mammut n Mammuts | mamut m mamuts | mammut m
camel | chameau m | Kamel n Kamele | camello m | cammello m
crocodile | crocodile m | Krokodil n Krokodile | cocodrilo m | coccodrillo m
parrot | perroquet m | Papagei m Papageien +Papageien | loro m | pappagallo m
swan | cygne m | Schwan m Schwäne +Schwanen | cisne m | cigno m
stag | cerf m | Hirsch m Hirsche | ciervo m | cervo m
boar | sanglier m | Wildschwein n Wildschweine | jabalí m | cinghiale m
baker | boulanger m | Bäcker m Bäcker | panadero m | fornaio m
potter | potier m | Töpfer m Töpfer | alfarero m | vasaio m
fisherman fishermen | pêcheur m | Fischer m Fischer | pescador m | pescatore m
tyrant | tyran m | Tyrann m Tyrannen =Tyrannen +Tyrannen | tirano m | tiranno m
invader | envahisseur m | Eroberer m Eroberer | invasor m | invasore m
feast | festin m | Festmahl n Festmähler | festín m | banchetto m
cake | gâteau m | Kuchen m Kuchen | pastel m | torta f
pizza | pizza f | Pizza f Pizzen | pizza f | pizza f
apple | pomme f | Apfel m Äpfel | manzana f | mela f
cherry | cerise f | Kirsche f Kirschen +Kirsch | cereza f | ciliegia f ciliegie
mushroom | champignon m | Pilz m Pilze | seta f | fungo m funghi
leaf leaves | feuille f | Blatt n Blätter | hoja f | foglia f
root | racine f | Wurzel f Wurzeln | raíz f | radice f
seed | graine f | Samen m Samen | semilla f | seme m
vineyard | vignoble m | Weinberg m Weinberge | viñedo m | vigneto m
orchard | verger m | Obstgarten m Obstgärten | huerto m | frutteto m
meadow | prairie f | Wiese f | prado m | prato m
swamp | marais m | Sumpf m Sümpfe | pantano m | palude f
glacier | glacier m | Gletscher m Gletscher | glaciar m | ghiacciaio m
volcano volcanoes | volcan m | Vulkan m Vulkane | volcán m | vulcano m
canyon | canyon m | Schlucht f Schluchten | cañón m | canyon m
coast | côte f | Küste f | costa f | costa f
bay | baie f | Bucht f Buchten | bahía f | baia f
wave | vague f | Welle f | ola f | onda f
cloud | nuage m | Wolke f | nube f | nuvola f
rainbow | arc-en-ciel m arcs-en-ciel | Regenbogen m Regenbögen | arcoíris m arcoíris | arcobaleno m
comet | comète f | Komet m Kometen =Kometen +Kometen | cometa m | cometa f
meteor | météore m | Meteor m Meteore | meteoro m | meteora f
orbit | orbite f | Umlaufbahn f Umlaufbahnen | órbita f | orbita f
rocket | fusée f | Rakete f | cohete m | razzo m
satellite | satellite m | Satellit m Satelliten =Satelliten +Satelliten | satélite m | satellite m
laboratory | laboratoire m | Labor n Labore | laboratorio m | laboratorio m
experiment | expérience f | Experiment n Experimente | experimento m | esperimento m
formula | formule f | Formel f Formeln | fórmula f | formula f
portal | portail m | Portal n Portale | portal m | portale m
ritual | rituel m | Ritual n Rituale | ritual m | rituale m
soul | âme f | Seele f | *alma f | anima f
skull | crâne m | Schädel m Schädel | calavera f | teschio m
prison | prison f | Gefängnis n Gefängnisse =Gefängnisses | prisión f | prigione f
labyrinth | labyrinthe m | Labyrinth n Labyrinthe | laberinto m | labirinto m
riddle | énigme f | Rätsel n Rätsel | enigma m | enigma m
code | code m | Code m Codes =Codes +Code | código m | codice m
signal | signal m | Signal n Signale | señal f | segnale m
letter | lettre f | Brief m Briefe | carta f | lettera f
word | mot m | Wort n Wörter | palabra f | parola f
number | nombre m | Zahl f Zahlen +Zahlen | número m | numero m
colour | couleur f | Farbe f | color m | colore m
song | chanson f | Lied n Lieder +Lieder | canción f | canzone f
drum | tambour m | Trommel f Trommeln | tambor m | tamburo m
bell | cloche f | Glocke f | campana f | campana f
lantern | lanterne f | Laterne f | linterna f | lanterna f
candle | bougie f | Kerze f | vela f | candela f
torch | torche f | Fackel f Fackeln | antorcha f | torcia f torce
flame | flamme f | Flamme f | llama f | fiamma f
shield | bouclier m | Schild m Schilde | escudo m | scudo m
axe | *hache f | Axt f Äxte | *hacha f | ascia f asce
lance | lance f | Lanze f | lanza f | lancia f lance
dagger | dague f | Dolch m Dolche | daga f | pugnale m
arrow | flèche f | Pfeil m Pfeile | flecha f | freccia f frecce
hammer | marteau m | Hammer m Hämmer | martillo m | martello m
forge | forge f | Schmiede f Schmieden +Schmiede | forja f | fucina f
anvil | enclume f | Amboss m Ambosse | yunque m | incudine f
wheel | roue f | Rad n Räder | rueda f | ruota f
carriage | carrosse m | Kutsche f | carruaje m | carrozza f
caravan | caravane f | Karawane f | caravana f | carovana f
barrel | tonneau m | Fass n Fässer | barril m | barile m
chest | coffre m | Truhe f | cofre m | forziere m
coin | pièce f | Münze f | moneda f | moneta f
bank | banque f | Bank f Banken | banco m | banca f
auction | enchère f | Auktion f Auktionen | subasta f | asta f
contract | contrat m | Vertrag m Verträge +Vertrags | contrato m | contratto m
guild | guilde f | Gilde f | gremio m | gilda f
council | conseil m | Rat m Räte +Rats | consejo m | consiglio m
senate | sénat m | Senat m Senate +Senats | senado m | senato m
trap | piège m | Falle f | trampa f | trappola f
bomb | bombe f | Bombe f | bomba f | bomba f
cannon | canon m | Kanone f | cañón m | cannone m
plane | avion m | Flugzeug n Flugzeuge | avión m | aereo m
fleet | flotte f | Flotte f | flota f | flotta f
squadron | escadron m | Geschwader n Geschwader | escuadrón m | squadrone m
army | armée f | Armee f Armeen +Armee | ejército m | esercito m
legion | légion f | Legion f Legionen | legión f | legione f
guardian | gardien m | Wächter m Wächter | guardián m | guardiano m
sentinel | sentinelle f | Wache f Wachen +Wach | centinela m | sentinella f
champion | champion m | Champion m Champions | campeón m | campione m
rival | rival m | Rivale m | rival m | rivale m
heir | héritier m | Erbe m | heredero m | erede m
ancestor | ancêtre m | Ahn m Ahnen =Ahnen +Ahnen | antepasado m | antenato m
nomad | nomade m | Nomade m | nómada m | nomade m
pilgrim | pèlerin m | Pilger m Pilger | peregrino m | pellegrino m
traveller | voyageur m | Wanderer m Wanderer | viajero m | viaggiatore m
stranger | étranger m | Fremdling m Fremdlinge +Fremdlings | forastero m | straniero m
collector | collectionneur m | Sammler m Sammler | coleccionista m | collezionista m
gambler | joueur m | Spieler m Spieler | jugador m | giocatore m
pilot | pilote m | Pilot m Piloten =Piloten +Piloten | piloto m | pilota m
astronaut | astronaute m | Astronaut m Astronauten =Astronauten +Astronauten | astronauta m | astronauta m
engineer | ingénieur m | Ingenieur m Ingenieure +Ingenieurs | ingeniero m | ingegnere m
gardener | jardinier m | Gärtner m Gärtner | jardinero m | giardiniere m
tailor | tailleur m | Schneider m Schneider | sastre m | sarto m
smith | forgeron m | Schmied m Schmiede | herrero m | fabbro m
cook | cuisinier m | Koch m Köche | cocinero m | cuoco m cuochi
actor | acteur m | Schauspieler m Schauspieler | actor m | attore m
poet | poète m | Dichter m Dichter | poeta m | poeta m
sailor | marin m | Matrose m | marinero m | marinaio m
smuggler | contrebandier m | Schmuggler m Schmuggler | contrabandista m | contrabbandiere m
assassin | assassin m | Mörder m Mörder | asesino m | assassino m
druid | druide m | Druide m | druida m | druido m
shaman | chaman m | Schamane m | chamán m | sciamano m
hermit | ermite m | Einsiedler m Einsiedler | ermitaño m | eremita m
beggar | mendiant m | Bettler m Bettler | mendigo m | mendicante m
traitor | traître m | Verräter m Verräter | traidor m | traditore m
doll | poupée f | Puppe f | muñeca f | bambola f
toy | jouet m | Spielzeug n Spielzeuge | juguete m | giocattolo m
balloon | ballon m | Ballon m Ballons | globo m | palloncino m
marble | bille f | Murmel f Murmeln | canica f | biglia f
button | bouton m | Knopf m Knöpfe | botón m | bottone m
medal | médaille f | Medaille f | medalla f | medaglia f
flag | drapeau m | Flagge f | bandera f | bandiera f
banner | bannière f | Banner n Banner | estandarte m | stendardo m
statue | statue f | Statue f | estatua f | statua f
pyramid | pyramide f | Pyramide f | pirámide f | piramide f
obelisk | obélisque m | Obelisk m Obelisken =Obelisken +Obelisken | obelisco m | obelisco m obelischi
ruin | ruine f | Ruine f | ruina f | rovina f
monument | monument m | Denkmal n Denkmäler | monumento m | monumento m
fountain | fontaine f | Brunnen m Brunnen | fuente f | fontana f
lighthouse | phare m | Leuchtturm m Leuchttürme | faro m | faro m
mill | moulin m | Mühle f | molino m | mulino m
barn | grange f | Scheune f | granero m | granaio m
hut | cabane f | Hütte f | cabaña f | capanna f
tent | tente f | Zelt n Zelte | tienda f | tenda f
camp | camp m | Lager n Lager | campamento m | accampamento m
square | place f | Platz m Plätze | plaza f | piazza f
canal | canal m | Kanal m Kanäle | canal m | canale m
dam | barrage m | Damm m Dämme | presa f | diga f
window | fenêtre f | Fenster n Fenster | ventana f | finestra f
room | chambre f | Zimmer n Zimmer | habitación f | stanza f
attic | grenier m | Dachboden m Dachböden | desván m | soffitta f
cellar | cave f | Keller m Keller | sótano m | cantina f
pillow | oreiller m | Kissen n Kissen | almohada f | cuscino m
umbrella | parapluie m | Regenschirm m Regenschirme | paraguas m paraguas | ombrello m
hat | chapeau m | Hut m Hüte | sombrero m | cappello m
cloak | cape f | Mantel m Mäntel | capa f | mantello m
boot | botte f | Stiefel m Stiefel | bota f | stivale m
glove | gant m | Handschuh m Handschuhe | guante m | guanto m
sock | chaussette f | Socke f | calcetín m | calzino m
heart | cœur m | Herz n Herzen =Herzens | corazón m | cuore m
eye | œil m yeux | Auge n | ojo m | occhio m
hand | main f | Hand f Hände | mano f | mano f mani
brain | cerveau m | Gehirn n Gehirne | cerebro m | cervello m
tooth teeth | dent f | Zahn m Zähne | diente m | dente m
claw | griffe f | Kralle f | garra f | artiglio m
wing | aile f | Flügel m Flügel | *ala f | ala f ali
feather | plume f | Feder f Federn | pluma f | piuma f
nest | nid m | Nest n Nester | nido m | nido m
shell | coquillage m | Muschel f Muscheln | concha f | conchiglia f
pearl | perle f | Perle f | perla f | perla f
coral | corail m coraux | Koralle f | coral m | corallo m
reef | récif m | Riff n Riffe | arrecife m | scogliera f
anchor | ancre f | Anker m Anker | *ancla f | ancora f
sail | voile f | Segel n Segel | vela f | vela f
raft | radeau m | Floß n Flöße | balsa f | zattera f
wreck | épave f | Wrack n Wracks | pecio m | relitto m
winter | hiver m | Winter m Winter | invierno m | inverno m
summer | été m | Sommer m Sommer | verano m | estate f
spring | printemps m | Frühling m Frühlinge +Frühlings | primavera f | primavera f
autumn | automne m | Herbst m Herbste | otoño m | autunno m
dawn | aube f | Dämmerung f Dämmerungen | *alba f | alba f
day | jour m | Tag m Tage | día m | giorno m
hour | heure f | Stunde f | hora f | ora f
year | année f | Jahr n Jahre | año m | anno m
century | siècle m | Jahrhundert n Jahrhunderte | siglo m | secolo m
frontier | frontière f | Grenze f Grenzen +Grenz | frontera f | frontiera f
territory | territoire m | Gebiet n Gebiete +Gebiets | territorio m | territorio m
province | province f | Provinz f Provinzen | provincia f | provincia f province
republic | république f | Republik f Republiken | república f | repubblica f
nation | nation f | Nation f Nationen +Nationen | nación f | nazione f
tribe | tribu f | Stamm m Stämme +Stammes | tribu f | tribù f
clan | clan m | Clan m Clans | clan m | clan m
family | famille f | Familie f | familia f | famiglia f
dynasty | dynastie f | Dynastie f | dinastía f | dinastia f
civilization | civilisation f | Zivilisation f Zivilisationen | civilización f | civiltà f
alliance | alliance f | Allianz f Allianzen | alianza f | alleanza f
conspiracy | conspiration f | Verschwörung f Verschwörungen | conspiración f | cospirazione f
intrigue | intrigue f | Intrige f | intriga f | intrigo m intrighi
scandal | scandale m | Skandal m Skandale | escándalo m | scandalo m
rumour | rumeur f | Gerücht n Gerüchte +Gerüchte | rumor m | diceria f
lie | mensonge m | Lüge f | mentira f | bugia f
promise | promesse f | Versprechen n Versprechen | promesa f | promessa f
oath | serment m | Eid m Eide | juramento m | giuramento m
wish | souhait m | Wunsch m Wünsche | deseo m | desiderio m
nightmare | cauchemar m | Albtraum m Albträume | pesadilla f | incubo m
miracle | miracle m | Wunder n Wunder | milagro m | miracolo m
wonder | merveille f | Weltwunder n Weltwunder | maravilla f | meraviglia f
relic | relique f | Reliquie f | reliquia f | reliquia f
artefact | artefact m | Artefakt n Artefakte | artefacto m | artefatto m
amulet | amulette f | Amulett n Amulette | amuleto m | amuleto m
scroll | parchemin m | Schriftrolle f | pergamino m | pergamena f
fable | fable f | Fabel f Fabeln | fábula f | favola f
omen | présage m | Omen n Omen | presagio m | presagio m
track | voie f | Gleis n Gleise | vía f | binario m
tunnel | tunnel m | Tunnel m Tunnel | túnel m | tunnel m
ticket | billet m | Fahrkarte f | billete m | biglietto m
passenger | passager m | Passagier m Passagiere | pasajero m | passeggero m
locomotive | locomotive f | Lokomotive f | locomotora f | locomotiva f
taxi | taxi m | Taxi n Taxis | taxi m | taxi m
car | voiture f | Auto n Autos | coche m | auto f auto
bicycle | vélo m | Fahrrad n Fahrräder | bicicleta f | bicicletta f
sphinx | sphinx m | Sphinx f Sphinxe | esfinge f | sfinge f
mummy | momie f | Mumie f | momia f | mummia f
scarab | scarabée m | Käfer m Käfer | escarabajo m | scarabeo m
scorpion | scorpion m | Skorpion m Skorpione | escorpión m | scorpione m
hydra | hydre f | Hydra f Hydren | hidra f | idra f
centaur | centaure m | Zentaur m Zentauren =Zentauren +Zentauren | centauro m | centauro m
minotaur | minotaure m | Minotaurus m Minotauren =Minotaurus +Minotauren | minotauro m | minotauro m
siren | sirène f | Sirene f | sirena f | sirena f
nymph | nymphe f | Nymphe f | ninfa f | ninfa f
fairy | fée f | Fee f | *hada f | fata f
gnome | gnome m | Gnom m Gnome =Gnomen +Gnomen | gnomo m | gnomo m
skeleton | squelette m | Skelett n Skelette | esqueleto m | scheletro m
cult | culte m | Kult m Kulte | culto m | culto m
tentacle | tentacule m | Tentakel m Tentakel | tentáculo m | tentacolo m
virus | virus m | Virus n Viren =Virus +Viren | virus m virus | virus m
plague | peste f | Seuche f | plaga f | pestilenza f
hospital | hôpital m | Krankenhaus n Krankenhäuser | hospital m | ospedale m
catastrophe | catastrophe f | Katastrophe f | catástrofe f | catastrofe f
flood | déluge m | Flut f Fluten | diluvio m | diluvio m
avalanche | avalanche f | Lawine f | avalancha f | valanga f
eclipse | éclipse f | Finsternis f Finsternisse | eclipse m | eclissi f
echo echoes | écho m | Echo n Echos | eco m | eco m echi
scream | cri m | Schrei m Schreie | grito m | grido m
dance | danse f | Tanz m Tänze | danza f | danza f
cube | cube m | Würfel m Würfel | cubo m | cubo m
ladder | échelle f | Leiter f Leitern | escalera f | scala f
rope | corde f | Seil n Seile | cuerda f | corda f
net | filet m | Netz n Netze | red f | rete f
chain | chaîne f | Kette f | cadena f | catena f
circle | cercle m | Kreis m Kreise | círculo m | cerchio m
triangle | triangle m | Dreieck n Dreiecke | triángulo m | triangolo m
spiral | spirale f | Spirale f | espiral f | spirale f
pattern | motif m | Muster n Muster | patrón m | motivo m
mosaic | mosaïque f | Mosaik n Mosaike | mosaico m | mosaico m mosaici
carpet | tapis m | Teppich m Teppiche | alfombra f | tappeto m
spice | épice f | Gewürz n Gewürze | especia f | spezia f
wine | vin m | Wein m Weine | vino m | vino m
beer | bière f | Bier n Biere | cerveza f | birra f
cheese | fromage m | Käse m Käse =Käses +Käse | queso m | formaggio m
bread | pain m | Brot n Brote | pan m | pane m
soup | soupe f | Suppe f | sopa f | zuppa f
potato potatoes | patate f | Kartoffel f Kartoffeln | patata f | patata f
tomato tomatoes | tomate f | Tomate f | tomate m | pomodoro m
pumpkin | citrouille f | Kürbis m Kürbisse =Kürbisses | calabaza f | zucca f
carrot | carotte f | Karotte f | zanahoria f | carota f
banana | banane f | Banane f | plátano m | banana f
lemon | citron m | Zitrone f | limón m | limone m
orange | orange f | Orange f | naranja f | arancia f arance
oak | chêne m | Eiche f | roble m | quercia f querce
pine | pin m | Kiefer f Kiefern | pino m | pino m
willow | saule m | Weide f | sauce m | salice m
bamboo | bambou m | Bambus m Bambusse =Bambus | bambú m | bambù m
thorn | épine f | Dorn m Dornen +Dornen | espina f | spina f
fern | fougère f | Farn m Farne | helecho m | felce f
tulip | tulipe f | Tulpe f | tulipán m | tulipano m
lily | lys m | Lilie f | lirio m | giglio m
orchid | orchidée f | Orchidee f | orquídea f | orchidea f
sunflower | tournesol m | Sonnenblume f | girasol m | girasole m
dragonfly | libellule f | Libelle f | libélula f | libellula f
firefly | luciole f | Glühwürmchen n Glühwürmchen | luciérnaga f | lucciola f
snail | escargot m | Schnecke f | caracol m | lumaca f
worm | ver m | Wurm m Würmer | gusano m | verme m
bat | chauve-souris f chauves-souris | Fledermaus f Fledermäuse | murciélago m | pipistrello m
squirrel | écureuil m | Eichhörnchen n Eichhörnchen | ardilla f | scoiattolo m
badger | blaireau m | Dachs m Dachse | tejón m | tasso m
otter | loutre f | Otter m Otter | nutria f | lontra f
beaver | castor m | Biber m Biber | castor m | castoro m
mole | taupe f | Maulwurf m Maulwürfe +Maulwurfs | topo m | talpa f
rabbit | lapin m | Kaninchen n Kaninchen | conejo m | coniglio m
donkey | âne m | Esel m Esel +Esels | burro m | asino m
bull | taureau m | Stier m Stiere | toro m | toro m
bison bison | bison m | Bison m Bisons | bisonte m | bisonte m
panda | panda m | Panda m Pandas | panda m | panda m panda
koala | koala m | Koala m Koalas | koala m | koala m koala
kangaroo | kangourou m | Känguru n Kängurus | canguro m | canguro m
llama | lama m | Lama n Lamas | llama f | lama m lama
giraffe | girafe f | Giraffe f | jirafa f | giraffa f
zebra | zèbre m | Zebra n Zebras | cebra f | zebra f
rhinoceros | rhinocéros m | Nashorn n Nashörner | rinoceronte m | rinoceronte m
hippopotamus | hippopotame m | Nilpferd n Nilpferde | hipopótamo m | ippopotamo m
gorilla | gorille m | Gorilla m Gorillas | gorila m | gorilla m gorilla
leopard | léopard m | Leopard m Leoparden =Leoparden +Leoparden | leopardo m | leopardo m
panther | panthère f | Panther m Panther | pantera f | pantera f
jackal | chacal m chacals | Schakal m Schakale | chacal m | sciacallo m
hyena | hyène f | Hyäne f | hiena f | iena f
vulture | vautour m | Geier m Geier | buitre m | avvoltoio m
falcon | faucon m | Falke m | halcón m | falco m falchi
crane | grue f | Kranich m Kraniche | grulla f | gru f gru
heron | *héron m | Reiher m Reiher | garza f | airone m
seagull | mouette f | Möwe f | gaviota f | gabbiano m
dolphin | dauphin m | Delfin m Delfine | delfín m | delfino m
seal | phoque m | Robbe f | foca f | foca f
crab | crabe m | Krabbe f | cangrejo m | granchio m
lobster | *homard m | Hummer m Hummer | langosta f | aragosta f
squid squid | calmar m | Kalmar m Kalmare | calamar m | calamaro m
jellyfish jellyfish | méduse f | Qualle f | medusa f | medusa f
lizard | lézard m | Eidechse f | lagarto m | lucertola f
cobra | cobra m | Kobra f Kobras | cobra f | cobra m cobra
toad | crapaud m | Kröte f | sapo m | rospo m
`;
