/** What invented names are made of: syllables of an onset, a vowel and a coda. Each is a list of words; a word listed twice is picked twice as often. */
export const ONSETS =
  'b b b br c c c ch d d d dr f f fl g g gr h h j k k k kr l l l m m m n n n p p pl qu r r r s s s sh sk st t t t th tr v v w w y z';
export const VOWELS = 'a a a a a a e e e e e e i i i i i o o o o o u u u y ai au ea ei ia io oa';
export const MARKED_VOWELS = 'ä é ö ü è ø á í ó å';
export const CODAS = 'n n n r r r l l s s m m t x d k nd rk th rn st ck';

export const PLACE_ENDINGS =
  'burg dorf ford gard grad hall haven heim hold land mar mond moor mouth nia polis stad thal ton vale vik ville wick wood zia';
/** What turns a noun into a brand: Castelion, Robotika. */
export const BRAND_ENDINGS =
  'ia ix opolis ika ion ium ara or us ex ity mania tron rama scape o oso ando etto is um ino ora asis adia omon ero';

/** Endings that turn a name into that of a people, a country or a person: Romans, Romania, Roma. */
export const DERIVATIONS = 's n a i er ia um';

export const REAL_NAMES =
  "Tübingen Reykjavík Ålesund Málaga Besançon L'Aquila Łódź Ávila Göteborg Oslo Lima Osaka Nara Mérida Würzburg Bergen Xi’an Nîmes Brno Odense Quito Kobe Tartu Évora Ferrara";

export const FIRST_NAMES =
  'Anna Björn Chiara Daniel Élodie François Greta Hiroshi Inés Jürgen Katarzyna Luís María Niklas Olga Paolo Quinn Renée Søren Tomáš Uwe Véronique Wei Xavier Yuki Zoë Jean-Paul Ruth Sam Aoife';
export const LAST_NAMES =
  "Müller Rossi García Lefèvre Smith O'Brien Nowak Sørensen Tanaka Schäfer Dubois Ferrari Núñez Jones Kowalski Weiß Lindström Novák Moreau Bianchi Fernández Taylor Zimmermann Yamamoto Dvořák Costa Peeters";

/** Letters of other scripts, beside the Latin ones that they replace in names. */
export const CYRILLIC =
  'a а b б c к d д e е f ф g г h х i и j й k к l л m м n н o о p п q к r р s с t т u у v в w в x кс y ы z з';
export const GREEK =
  'a α b μπ c κ d δ e ε f φ g γ h χ i ι j τζ k κ l λ m μ n ν o ο p π q κ r ρ s σ t τ u ου v β w ου x ξ y υ z ζ';
/** Letters for words of two or three letters, in scripts that need no more. */
export const HAN =
  '島王城龍海星森山川夜剣鬼花鉄道国風月火街雲雪石橋村旅商船帝騎狼猫鳥魚茶酒塔門鏡鐘影光夢幻秘宝戦軍旗';
export const HANGUL = '섬왕성용바다별숲산강밤검꽃길문돌눈비달해땅불물나무구름마법사기도시전쟁여행상인';
