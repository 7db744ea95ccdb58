import type { Words } from '../en/index.js';

export const created: Words['created'] = {
  title: 'Ihr neuer Schlüssel',
  once: 'Sie sehen ihn nur dieses eine Mal. Kopieren Sie ihn jetzt und bewahren Sie ihn sicher auf.',
  rotated: until => `Das alte Geheimnis gilt noch bis ${until}.`,
  rotatedNow: 'Das alte Geheimnis gilt nicht mehr.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Kopieren misslang: Bitte den Text markieren',
  useIt: 'So benutzen Sie ihn',
  toKeys: 'Ich habe ihn aufbewahrt',
};
