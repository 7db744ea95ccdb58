/**
 * Common phrases of titles in five languages. Braces contain what is filled in: a `name`, or `of` it; a thing as it is
 * (`noun`), with its article (`the`), or in the genitive (`ofThe`).
 */

export const ABOUT_PLACES = `
Return to {name} | Retour à {name} | Rückkehr nach {name} | Regreso a {name} | Ritorno a {name}
Escape from {name} | Fuite {of} | Flucht aus {name} | Huida de {name} | Fuga da {name}
Attack on {name} | L'attaque {of} | Angriff auf {name} | Ataque a {name} | Attacco a {name}
Welcome to {name} | Bienvenue à {name} | Willkommen in {name} | Bienvenidos a {name} | Benvenuti a {name}
The Road to {name} | La route vers {name} | Der Weg nach {name} | El camino a {name} | La strada per {name}
Journey to {name} | Voyage vers {name} | Reise nach {name} | Viaje a {name} | Viaggio a {name}
Lost in {name} | Perdus à {name} | Verloren in {name} | Perdidos en {name} | Perduti a {name}
Murder in {name} | Meurtre à {name} | Mord in {name} | Asesinato en {name} | Omicidio a {name}
One Night in {name} | Une nuit à {name} | Eine Nacht in {name} | Una noche en {name} | Una notte a {name}
A Day in {name} | Un jour à {name} | Ein Tag in {name} | Un día en {name} | Un giorno a {name}
Once upon a Time in {name} | Il était une fois à {name} | Es war einmal in {name} | Érase una vez en {name} | C'era una volta a {name}
Next Stop: {name} | Prochain arrêt : {name} | Nächster Halt: {name} | Próxima parada: {name} | Prossima fermata: {name}
Beyond {name} | Au-delà {of} | Jenseits von {name} | Más allá de {name} | Oltre {name}
The Fall of {name} | La chute {of} | Der Fall von {name} | La caída de {name} | La caduta di {name}
All Roads Lead to {name} | Tous les chemins mènent à {name} | Alle Wege führen nach {name} | Todos los caminos llevan a {name} | Tutte le strade portano a {name}
For the Love of {name} | Pour l'amour {of} | Aus Liebe zu {name} | Por amor a {name} | Per amore di {name}
`;

export const ABOUT_THINGS = `
Rise of the {noun} | L'ascension {ofThe} | Der Aufstieg {ofThe} | El auge {ofThe} | L'ascesa {ofThe}
Return of the {noun} | Le retour {ofThe} | Die Rückkehr {ofThe} | El regreso {ofThe} | Il ritorno {ofThe}
Revenge of the {noun} | La vengeance {ofThe} | Die Rache {ofThe} | La venganza {ofThe} | La vendetta {ofThe}
Call of the {noun} | L'appel {ofThe} | Der Ruf {ofThe} | La llamada {ofThe} | Il richiamo {ofThe}
The Way of the {noun} | La voie {ofThe} | Der Weg {ofThe} | La senda {ofThe} | La via {ofThe}
In Search of the {noun} | À la recherche {ofThe} | Gesucht: {the} | En busca {ofThe} | Alla ricerca {ofThe}
`;

/** Phrases about one thing only: their verb is in the singular. */
export const ABOUT_ONE = `
Long Live the {noun}! | Vive {the} ! | Hoch lebe {the}! | ¡Viva {the}! | Viva {the}!
Where Is the {noun}? | Où est {the} ? | Wo ist {the}? | ¿Dónde está {the}? | Dov'è {the}?
What Did the {noun} Say? | Qu'a dit {the} ? | Was sagte {the}? | ¿Qué dijo {the}? | Che cosa ha detto {the}?
Here Comes the {noun}! | Voilà {the} ! | Da kommt {the}! | ¡Que viene {the}! | Arriva {the}!
`;

export const ABOUT_MANY = `
{noun} in Space | {noun} dans l'espace | {noun} im Weltraum | {noun} en el espacio | {noun} nello spazio
{noun} at Midnight | {noun} à minuit | {noun} um Mitternacht | {noun} a medianoche | {noun} a mezzanotte
{noun} Everywhere | {noun} partout | {noun} überall | {noun} por todas partes | {noun} dappertutto
{noun}! | {noun} ! | {noun}! | ¡{noun}! | {noun}!
It's Raining {noun} | Il pleut des {noun} | Es regnet {noun} | Llueven {noun} | Piovono {noun}
Beware, {noun}! | Attention : {noun} ! | Vorsicht, {noun}! | ¡Cuidado, {noun}! | Attenzione, {noun}!
`;

/** Names of kinds of games, which follow the title of a successful game. */
export const KINDS = `
The Card Game | Le jeu de cartes | Das Kartenspiel | El juego de cartas | Il gioco di carte
The Board Game | Le jeu de plateau | Das Brettspiel | El juego de mesa | Il gioco da tavolo
The Dice Game | Le jeu de dés | Das Würfelspiel | El juego de dados | Il gioco di dadi
The Duel | Le duel | Das Duell | El duelo | Il duello
The Expandable Card Game | Le jeu de cartes évolutif | Das erweiterbare Kartenspiel | El juego de cartas expandible | Il gioco di carte espandibile
The Party Game | Le jeu d'ambiance | Das Partyspiel | El juego de fiesta | Il gioco per feste
The Trivia Game | Le jeu de questions | Das Quizspiel | El juego de preguntas | Il gioco di domande
The Travel Game | Le jeu de voyage | Das Reisespiel | El juego de viaje | Il gioco da viaggio
The Cooperative Game | Le jeu coopératif | Das kooperative Spiel | El juego cooperativo | Il gioco cooperativo
The Miniatures Game | Le jeu de figurines | Das Miniaturenspiel | El juego de miniaturas | Il gioco di miniature
`;

/** Words for new editions of a title. */
export const EDITIONS = `
(Second Edition) | (Deuxième édition) | (Zweite Edition) | (Segunda edición) | (Seconda edizione)
Junior | Junior | Junior | Junior | Junior
Deluxe | Deluxe | Deluxe | Deluxe | Deluxe
Travel Edition | Édition voyage | Reiseausgabe | Edición de viaje | Edizione da viaggio
(Third Edition) | (Troisième édition) | (Dritte Edition) | (Tercera edición) | (Terza edizione)
Anniversary Edition | Édition anniversaire | Jubiläumsausgabe | Edición aniversario | Edizione anniversario
Express | Express | Express | Exprés | Express
for Two | pour deux | für zwei | para dos | per due
(Revised Edition) | (Édition révisée) | (Überarbeitete Ausgabe) | (Edición revisada) | (Edizione riveduta)
Big Box | Big Box | Big Box | Big Box | Big Box
Collector's Edition | Édition collector | Sammlerausgabe | Edición de coleccionista | Edizione da collezione
(Fourth Edition) | (Quatrième édition) | (Vierte Edition) | (Cuarta edición) | (Quarta edizione)
`;

export const COUNTS = `
Three | Trois | Drei | Tres | Tre
Seven | Sept | Sieben | Siete | Sette
Four | Quatre | Vier | Cuatro | Quattro
Five | Cinq | Fünf | Cinco | Cinque
A Thousand | Mille | Tausend | Mil | Mille
Twelve | Douze | Zwölf | Doce | Dodici
Six | Six | Sechs | Seis | Sei
Nine | Neuf | Neun | Nueve | Nove
A Hundred | Cent | Hundert | Cien | Cento
`;
