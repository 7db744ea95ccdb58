import { expect, it } from '@jest/globals';
import { anItem, says, type Statement } from '#libs/testing';
import { parseEntity } from '../entity/parse-entity.js';
import { decideKind, type Kind } from './decide-kind.js';

const id = { P2339: [says.text('1')] };
const is = (...classes: string[]) => ({ P31: classes.map(each => says.item(each)) });
const leftOut = (reason: string): Kind => ({ kind: 'left out', reason });

it.each<[string, Record<string, Statement[]>, Kind]>([
  ['a board game', is('Q131436'), { kind: 'game' }],
  ['what has a BoardGameGeek id and a class of its own', { ...is('Q900001'), ...id }, { kind: 'game' }],
  ['what has a BoardGameGeek id and no class', id, { kind: 'game' }],
  ['a party game without an id: it may be played without anything', is('Q839864'), { kind: 'other' }],
  ['a party game with an id', { ...is('Q839864'), ...id }, { kind: 'game' }],
  ['an expansion by its class', is('Q60474521'), { kind: 'expansion' }],
  [
    'a board game that extends another',
    { ...is('Q131436'), P8646: [says.item('Q2')] },
    { kind: 'expansion' },
  ],
  ['what only extends something', { P8646: [says.item('Q2')] }, { kind: 'expansion' }],
  ['a video game with an id', { ...is('Q7889'), ...id }, leftOut('is a video game')],
  ['a video game', is('Q7889'), { kind: 'other' }],
  ['the addition to a video game', { ...is('Q209163'), P8646: [says.item('Q2')] }, { kind: 'other' }],
  ['a musician with an id', { ...is('Q5'), ...id }, leftOut('is a human')],
  ['a role-playing game', { ...is('Q1643932'), ...id }, leftOut('is a tabletop role-playing game')],
  [
    'what has an id and a platform',
    { ...id, P400: [says.item('Q2')] },
    leftOut('names a platform of video games'),
  ],
  [
    'a board game that was put on a platform',
    { ...is('Q131436'), P400: [says.item('Q2')] },
    { kind: 'game' },
  ],
  [
    'what extends something on a platform',
    { P8646: [says.item('Q2')], P400: [says.item('Q2')] },
    { kind: 'other' },
  ],
  ['a museum', is('Q900001'), { kind: 'other' }],
  ['what was once taken for a board game', { P31: [says.item('Q131436', 'deprecated')] }, { kind: 'other' }],
])('%s', (_, claims, kind) => {
  expect(decideKind(parseEntity(anItem('Q1', { claims }))!)).toEqual(kind);
});
