import type { Words } from '../en/index.js';

export const created: Words['created'] = {
  title: 'Ihr neuer Schlüssel',
  once: 'Sie sehen ihn nur dieses eine Mal. Kopieren Sie ihn jetzt und bewahren Sie ihn sicher auf.',
  rotated: until => `Das alte Geheimnis gilt noch bis ${until}.`,
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Kopieren misslang: Bitte den Text markieren',
  useIt: 'So benutzen Sie ihn',
  toKeys: 'Ich habe ihn aufbewahrt',
  goneTitle: 'Das Secret wurde bereits angezeigt',
  gone: 'Ein Secret wird nur einmal angezeigt, höchstens 10 Minuten lang. Wir speichern nur seinen Fingerabdruck und können es nicht noch einmal anzeigen. Erneuern Sie den Schlüssel, um ein neues zu erhalten.',
};
