/**
 * Adjectives in five languages, the common ones of game titles first. A cell is the masculine form, then, where the rules
 * of its language in `../grammar` do not give them, the feminine and the two plurals. German cells are stems: `rot-e`.
 *
 * With `^` it is placed before its noun in French, Spanish and Italian: le dernier roi.
 */
export const ADJECTIVES = `
black | noir | schwarz | negro | nero
^last | dernier dernière | letzt | último | ultimo
dark | sombre | dunkl | oscuro | oscuro
red | rouge | rot | rojo | rosso
^great | grand | groß | gran gran grandes grandes | grande
lost | perdu | verloren | perdido | perduto
dead | mort | tot | muerto | morto
secret | secret secrète | geheim | secreto | segreto
^first | premier première | erst | primer primera primeros primeras | primo
white | blanc blanche | weiß | blanco | bianco bianca bianchi bianche
^little | petit | klein | pequeño | piccolo
golden | doré | golden | dorado | dorato
wild | sauvage | wild | salvaje | selvaggio selvaggia selvaggi selvagge
blue | bleu bleue bleus bleues | blau | azul | blu blu blu blu
green | vert | grün | verde | verde
mad | fou folle | verrückt | loco | folle
royal | royal | königlich | real | reale
ancient | antique | uralt | antiguo | antico antica antichi antiche
silver | argenté | silbern | plateado | argentato
forgotten | oublié | vergessen | olvidado | dimenticato
cosmic | cosmique | kosmisch | cósmico | cosmico cosmica cosmici cosmiche
magic | magique | magisch | mágico | magico magica magici magiche
eternal | éternel éternelle | ewig | eterno | eterno
fallen | déchu | gefallen | caído | caduto
hidden | caché | verborgen | escondido | nascosto
frozen | gelé | gefroren | helado | ghiacciato
broken | brisé | zerbrochen | roto | spezzato
cursed | maudit | verflucht | maldito | maledetto
imperial | impérial | kaiserlich | imperial | imperiale
final | final finale finals finales | endgültig | final | finale
deep | profond | tief | profundo | profondo
sacred | sacré | heilig | sagrado | sacro
burning | brûlant | brennend | ardiente | ardente
flying | volant | fliegend | volador voladora | volante
legendary | légendaire | legendär | legendario | leggendario
silent | silencieux silencieuse | still | silencioso | silenzioso
enchanted | enchanté | verzaubert | encantado | incantato
invisible | invisible | unsichtbar | invisible | invisibile
mysterious | mystérieux mystérieuse | geheimnisvoll | misterioso | misterioso
forbidden | interdit | verboten | prohibido | proibito
immortal | immortel immortelle | unsterblich | inmortal | immortale
crazy | dingue | irr | chiflado | pazzo
hungry | affamé | hungrig | hambriento | affamato
sleeping | endormi | schlafend | dormido | addormentato
dancing | dansant | tanzend | danzante | danzante
bloody | sanglant | blutig | sangriento | sanguinoso
stolen | volé | gestohlen | robado | rubato
strange | étrange | seltsam | extraño | strano
brave | courageux courageuse | tapfer | valiente | coraggioso
noble | noble | edl | noble | nobile
cruel | cruel cruelle | grausam | cruel | crudele
cunning | rusé | listig | astuto | astuto
greedy | avide | gierig | codicioso | avido
happy | heureux heureuse | glücklich | feliz | felice
lonely | solitaire | einsam | solitario | solitario
tiny | minuscule | winzig | diminuto | minuscolo
distant | lointain | fern | lejano | lontano
scarlet | écarlate | scharlachrot | escarlata | scarlatto
crimson | cramoisi | karmesinrot | carmesí | cremisi
grey | gris | grau | gris | grigio grigia grigi grigie
electric | électrique | elektrisch | eléctrico | elettrico elettrica elettrici elettriche
mechanical | mécanique | mechanisch | mecánico | meccanico meccanica meccanici meccaniche
stellar | stellaire | stellar | estelar | stellare
medieval | médiéval | mittelalterlich | medieval | medievale
perfect | parfait | perfekt | perfecto | perfetto
infinite | infini | unendlich | infinito | infinito
wicked | méchant | bös | malvado | malvagio malvagia malvagi malvagie
toxic | toxique | giftig | tóxico | tossico tossica tossici tossiche
divine | divin | göttlich | divino | divino
savage | féroce | grimmig | feroz | feroce
humble | humble | bescheiden | humilde | umile
elegant | élégant | elegant | elegante | elegante
curious | curieux curieuse | neugierig | curioso | curioso
clever | astucieux astucieuse | schlau | ingenioso | ingegnoso
lazy | paresseux paresseuse | faul | perezoso | pigro pigra pigri pigre
furious | furieux furieuse | wütend | furioso | furioso
radiant | radieux radieuse | strahlend | radiante | radioso
hollow | creux creuse | hohl | hueco | cavo
crooked | tordu | krumm | torcido | storto
gentle | doux douce | sanft | apacible | gentile
`;
