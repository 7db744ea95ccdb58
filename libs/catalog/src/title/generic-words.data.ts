/** Articles, prepositions and the like, folded, in five languages: they say nothing, but titles are held together by them. */
const SMALL = `
a an the of and or in on to for with at by from my is
le la les l un une des du de d et ou en au aux avec pour sur dans mon
der die das den dem des ein eine einen einer und oder im am zum zur von vom mit fur fuer auf mein
el los las lo una unos unas del y o con por para al mi
il i gli dello della dei degli delle di da dal dalla dallo dai dagli dalle e ed su per nel nella mio
`;

/** What a game is, what an edition is, the names of the languages: what people add to a title without meaning another game. */
const ADDED = `
game games board boardgame boardgames card cards cardgame dice tabletop party family kids play player players
ccg lcg tcg trading collectible
jeu jeux societe cartes carte plateau des enfants famille ambiance joueur joueurs
spiel spiele brettspiel brettspiele kartenspiel kartenspiele wurfelspiel wuerfelspiel gesellschaftsspiel familienspiel
kinderspiel partyspiel reisespiel legespiel denkspiel quizspiel ratespiel detektivspiel strategiespiel sammelkartenspiel spieler
juego juegos mesa tablero cartas dados familia ninos jugador jugadores
gioco giochi tavolo societa carte dadi tavoliere famiglia bambini giocatore giocatori

edition editions ed version base basic core standard classic deluxe new original official revised anniversary
special limited premium collector collectors
nouvelle classique
ausgabe auflage grundspiel basisspiel neu neue klassik klassisch klassische klassischer klassisches
jubilaum jubilaeum jubilaumsausgabe
edicion nueva clasico clasica basico
edizione nuova nuovo classico classica

english french german spanish italian
anglais francais allemand espagnol italien francaise
deutsch deutsche englisch franzosisch spanisch italienisch
ingles frances aleman espanol italiano espanola castellano
inglese francese tedesco spagnolo italiana

expansion expansions extension erweiterung ampliacion espansione
rules rulebook instructions manual regles regeln regelwerk spielregeln anleitung spielanleitung reglas instrucciones
regole istruzioni regolamento
`;

export const ADDED_WORDS: ReadonlySet<string> = new Set(ADDED.trim().split(/\s+/));

export const SMALL_WORDS: ReadonlySet<string> = new Set(SMALL.trim().split(/\s+/));

/** Words that people add to a title, or leave out, without meaning another game. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set([...SMALL_WORDS, ...ADDED_WORDS]);

/** Words beside which a number says which edition is meant. */
export const EDITION_WORDS: ReadonlySet<string> = new Set([
  'edition',
  'ed',
  'version',
  'ausgabe',
  'auflage',
  'edicion',
  'edizione',
]);
