import type { Localized } from '#libs/catalog';

/** A category or mechanic of the catalog that items of Wikidata stand for. */
export interface MappedTerm {
  /** Genres, mechanics or classes of Wikidata. */
  readonly items: readonly string[];
  readonly list: 'categories' | 'mechanics';
  /** The slug is that of the catalog that ships, which a test checks. The label is used where a catalog has none. */
  readonly id: string;
  readonly label: Localized;
}

/**
 * Only items whose meaning is confirmed. What games name beside them is counted in the report with its label, most
 * frequent first: those are the lines to add.
 */
export const TERMS: readonly MappedTerm[] = [
  {
    items: ['Q142714', 'Q734698', 'Q1191150'], // card, collectible card, trick-taking game
    list: 'categories',
    id: 'card-game',
    label: {
      en: 'Card game',
      fr: 'Jeu de cartes',
      de: 'Kartenspiel',
      es: 'Juego de cartas',
      it: 'Gioco di carte',
    },
  },
  {
    items: ['Q1515156'],
    list: 'categories',
    id: 'dice',
    label: {
      en: 'Dice game',
      fr: 'Jeu de dés',
      de: 'Würfelspiel',
      es: 'Juego de dados',
      it: 'Gioco di dadi',
    },
  },
  {
    items: ['Q839864'],
    list: 'categories',
    id: 'party',
    label: { en: 'Party game', fr: "Jeu d'ambiance", de: 'Partyspiel', es: 'Party game', it: 'Party game' },
  },
  {
    items: ['Q1509934'],
    list: 'categories',
    id: 'childrens',
    label: {
      en: "Children's game",
      fr: 'Jeu pour enfants',
      de: 'Kinderspiel',
      es: 'Juego infantil',
      it: 'Gioco per bambini',
    },
  },
  {
    items: ['Q1501543', 'Q532716'], // wargame, miniature wargame
    list: 'categories',
    id: 'wargame',
    label: { en: 'Wargame', fr: 'Wargame', de: 'Konfliktsimulation', es: 'Wargame', it: 'Wargame' },
  },
  {
    items: ['Q532716'],
    list: 'categories',
    id: 'miniatures',
    label: { en: 'Miniatures', fr: 'Figurines', de: 'Miniaturen', es: 'Miniaturas', it: 'Miniature' },
  },
  {
    items: ['Q573573'],
    list: 'categories',
    id: 'abstract',
    label: { en: 'Abstract', fr: 'Abstrait', de: 'Abstraktes Spiel', es: 'Abstracto', it: 'Astratto' },
  },
  {
    items: ['Q15220419'],
    list: 'categories',
    id: 'word-game',
    label: {
      en: 'Word game',
      fr: 'Jeu de lettres et de mots',
      de: 'Wörterspiel',
      es: 'Juego de letras y palabras',
      it: 'Gioco di lettere e parole',
    },
  },
  {
    items: ['Q21608615'], // economic simulation game
    list: 'categories',
    id: 'economic',
    label: {
      en: 'Economic',
      fr: 'Économique',
      de: 'Wirtschaftsspiel',
      es: 'Económico',
      it: 'Economico',
    },
  },
  {
    items: ['Q1783817'],
    list: 'mechanics',
    id: 'cooperative',
    label: { en: 'Cooperative', fr: 'Coopératif', de: 'Kooperativ', es: 'Cooperativo', it: 'Cooperativo' },
  },
  {
    items: ['Q15804899'],
    list: 'mechanics',
    id: 'deck-building',
    label: {
      en: 'Deck building',
      fr: 'Deck-building',
      de: 'Deckbau',
      es: 'Construcción de mazo',
      it: 'Deck building',
    },
  },
  {
    items: ['Q1191150'],
    list: 'mechanics',
    id: 'trick-taking',
    label: {
      en: 'Trick-taking',
      fr: 'Jeu de plis',
      de: 'Stichspiel',
      es: 'Bazas',
      it: 'Gioco di prese',
    },
  },
];
