import { anItem, says } from '#libs/testing';

/** Invented games, in the different forms of real documents. The ids of classes, units and properties are real. */
export const HARBOUR = anItem('Q900001', {
  labels: { mul: 'Harbour', de: 'Hafen', fr: 'Le Port', 'de-at': 'Hafen (Österreich)', nl: 'Haven' },
  descriptions: { en: '2016 board game', de: 'Brettspiel von 2016' },
  aliases: { en: ['The Harbour'], de: ['Hafen (Brettspiel)'] },
  modified: '2026-09-20T10:00:00Z',
  claims: {
    P31: [says.item('Q131436')],
    P2339: [says.text('999999')],
    P577: [says.time('+2017-03-01T00:00:00Z', 11), says.time('+2016-00-00T00:00:00Z', 9)],
    P1872: [says.quantity('+2')],
    P1873: [says.quantity('+4')],
    P2047: [says.between('+75', '+60', '+90', 'Q7727'), says.quantity('+2', 'Q25235')],
    P2899: [says.quantity('+10', 'Q24564698')],
    P178: [says.item('Q900101'), says.item('Q900201')],
    P170: [says.item('Q900101')],
    P12969: [says.item('Q900103')],
    P61: [says.item('Q900104')],
    P2093: [says.text('Eve Fifth')],
    P110: [says.item('Q900102')],
    P123: [says.item('Q900202'), says.item('Q900201')],
    P136: [says.item('Q1783817'), says.item('Q900301')],
    P4151: [says.item('Q15804899')],
    P407: [says.item('Q900401'), says.item('Q900402')],
    P166: [says.asOf(2017, says.item('Q900601')), says.item('Q900602')],
    P1411: [says.asOf(2018, says.item('Q900601'))],
    P179: [says.item('Q900603')],
  },
  sitelinks: ['dewiki', 'enwiki'],
});

/** A game with only a class, a title and a deprecated year. */
export const ORCHARD = anItem('Q900002', {
  labels: { de: 'Obstgarten' },
  claims: {
    P31: [says.item('Q142714')],
    P577: [says.time('+1901-00-00T00:00:00Z', 9, 'deprecated')],
    P1476: [says.title('Obstgarten', 'de')],
    P123: [says.nothing('somevalue')],
  },
});

export const HARBOUR_STORMS = anItem('Q900003', {
  labels: { en: 'Harbour: Storms' },
  claims: {
    P31: [says.item('Q60474521')],
    P8646: [says.item('Q900001')],
    P571: [says.time('+2018-00-00T00:00:00Z', 9)],
    P179: [says.item('Q900603')],
  },
});

export const EXPANSION_OF_AN_EXPANSION = anItem('Q900004', {
  labels: { en: 'Harbour: Storms at Night' },
  claims: { P31: [says.item('Q60474521')], P361: [says.item('Q900003')] },
});

export const EXPANSION_OF_NOTHING = anItem('Q900005', {
  labels: { en: 'Lost Expansion' },
  claims: { P31: [says.item('Q60474521')], P8646: [says.item('Q999999')] },
});

export const VIDEO_GAME = anItem('Q900006', {
  labels: { en: 'Harbour: The Video Game' },
  claims: { P31: [says.item('Q7889')], P2339: [says.text('654321')], P400: [says.item('Q900501')] },
});

/** Mentions the class of board games, but is not a board game. */
export const MUSEUM = anItem('Q900007', {
  labels: { en: 'Museum of Games' },
  claims: { P31: [says.item('Q900502')], P921: [says.item('Q131436')] },
});

export const DESIGNER = anItem('Q900101', {
  labels: { mul: 'Ada First' },
  claims: { P31: [says.item('Q5')] },
});
export const ILLUSTRATOR = anItem('Q900102', {
  labels: { en: 'Bob Second' },
  claims: { P31: [says.item('Q5')] },
});
const GAME_DESIGNER = anItem('Q900103', {
  labels: { en: 'Cleo Third' },
  claims: { P31: [says.item('Q5')] },
});
const INVENTOR = anItem('Q900104', {
  labels: { en: 'Dan Fourth' },
  claims: { P31: [says.item('Q5')] },
});
export const STUDIO = anItem('Q900201', {
  labels: { en: 'Studio' },
  claims: { P31: [says.item('Q900503')] },
});
export const PUBLISHER = anItem('Q900202', { labels: { en: 'First House' } });
export const GENRE = anItem('Q900301', { labels: { en: 'harbour game' } });
export const ENGLISH = anItem('Q900401', { labels: { en: 'English' }, claims: { P218: [says.text('en')] } });
export const KLINGON = anItem('Q900402', { labels: { en: 'Klingon' } });

const AWARD = anItem('Q900601', { labels: { en: 'Golden Anchor' } });
const OTHER_AWARD = anItem('Q900602', { labels: { en: 'Silver Anchor' } });
const SERIES = anItem('Q900603', { labels: { en: 'Harbour series' } });

/** Items that are referred to come before and after the games, as in a dump. */
export const ITEMS = [
  DESIGNER,
  PUBLISHER,
  EXPANSION_OF_AN_EXPANSION,
  HARBOUR,
  MUSEUM,
  ORCHARD,
  HARBOUR_STORMS,
  GENRE,
  EXPANSION_OF_NOTHING,
  VIDEO_GAME,
  STUDIO,
  ILLUSTRATOR,
  GAME_DESIGNER,
  INVENTOR,
  ENGLISH,
  KLINGON,
  AWARD,
  OTHER_AWARD,
  SERIES,
];
