import type { Words } from '../en/index.js';

export const plan: Words['plan'] = {
  title: 'Piano',
  largerPlans: 'Piani più grandi',
  line: (perSecond, perMonth, keys) =>
    `${perSecond} richieste al secondo, ${perMonth} al mese, ${keys} chiavi attive`,
  lead: 'I piani non costano nulla. Ne chieda uno più grande: decide il gestore di questo servizio.',
  ask: plan => `Chiedere ${plan}`,
  askElsewhere: 'Chiedere al gestore',
  none: 'Ha il piano più grande.',
  noWay: 'Il gestore di questo servizio non ha previsto qui un modo per chiedere un piano più grande.',
  asked: plan => `Ha chiesto ${plan}. Il gestore risponderà al suo indirizzo e-mail.`,
  askedAlready: 'L’ha già chiesto nelle ultime 24 ore. Il gestore risponderà al suo indirizzo e-mail.',
};
