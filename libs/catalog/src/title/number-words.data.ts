import type { Language } from '../model/localized.js';

/** Words of a language for a number, and the ordinals that follow titles ("second edition"); folded, in every spelling. */
type NumberWords = Readonly<Record<Language, string>>;

/** At index `n − 1`, the words for `n`. Indefinite articles are left out: "un" and "eine" hardly ever mean 1. */
export const NUMBER_WORDS: readonly NumberWords[] = [
  {
    en: 'one first',
    fr: 'premier premiere',
    de: 'eins erste erster erstes ersten',
    es: 'uno primer primero primera',
    it: 'uno primo prima',
  },
  {
    en: 'two second',
    fr: 'deux second seconde deuxieme',
    de: 'zwei zweite zweiter zweites zweiten',
    es: 'dos segundo segunda',
    it: 'due secondo seconda',
  },
  {
    en: 'three third',
    fr: 'trois troisieme',
    de: 'drei dritte dritter drittes dritten',
    es: 'tres tercer tercero tercera',
    it: 'tre terzo terza',
  },
  {
    en: 'four fourth',
    fr: 'quatre quatrieme',
    de: 'vier vierte vierter viertes vierten',
    es: 'cuatro cuarto cuarta',
    it: 'quattro quarto quarta',
  },
  {
    en: 'five fifth',
    fr: 'cinq cinquieme',
    de: 'funf fuenf funfte funfter funftes funften fuenfte fuenfter fuenftes fuenften',
    es: 'cinco quinto quinta',
    it: 'cinque quinto quinta',
  },
  {
    en: 'six sixth',
    fr: 'six sixieme',
    de: 'sechs sechste sechster sechstes sechsten',
    es: 'seis sexto sexta',
    it: 'sei sesto sesta',
  },
  {
    en: 'seven seventh',
    fr: 'sept septieme',
    de: 'sieben siebte siebter siebtes siebten siebente siebenter siebentes siebenten',
    es: 'siete septimo septima',
    it: 'sette settimo settima',
  },
  {
    en: 'eight eighth',
    fr: 'huit huitieme',
    de: 'acht achte achter achtes achten',
    es: 'ocho octavo octava',
    it: 'otto ottavo ottava',
  },
  {
    en: 'nine ninth',
    fr: 'neuf neuvieme',
    de: 'neun neunte neunter neuntes neunten',
    es: 'nueve noveno novena',
    it: 'nove nono nona',
  },
  {
    en: 'ten tenth',
    fr: 'dix dixieme',
    de: 'zehn zehnte zehnter zehntes zehnten',
    es: 'diez decimo decima',
    it: 'dieci decimo decima',
  },
  {
    en: 'eleven eleventh',
    fr: 'onze onzieme',
    de: 'elf elfte elfter elftes elften',
    es: 'once undecimo undecima',
    it: 'undici undicesimo undicesima',
  },
  {
    en: 'twelve twelfth',
    fr: 'douze douzieme',
    de: 'zwolf zwoelf zwolfte zwolfter zwolftes zwolften zwoelfte zwoelfter zwoelftes zwoelften',
    es: 'doce duodecimo duodecima',
    it: 'dodici dodicesimo dodicesima',
  },
];

/** What means a number in every language. Not I, V, X, XI and XII, which are as often letters or words. */
export const NUMERALS: Readonly<Record<string, string>> = {
  ii: '2',
  iii: '3',
  iv: '4',
  vi: '6',
  vii: '7',
  viii: '8',
  ix: '9',
  ...Object.fromEntries(
    ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th', '12th'].map(
      (ordinal, index) => [ordinal, String(index + 1)],
    ),
  ),
};

/**
 * Number words of one language that are other words in another, or names of games: "Once Upon a Time" is not 11 in Spanish, nor
 * "uno card game" the One Piece Card Game.
 */
export const OTHER_WORDS: ReadonlySet<string> = new Set([
  'dos',
  'due',
  'elf',
  'nona',
  'once',
  'prima',
  'quarto',
  'sei',
  'uno',
]);
