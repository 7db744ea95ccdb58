import type { Words } from '../en/index.js';

export const created: Words['created'] = {
  title: 'Ihr neuer Schlüssel ist bereit',
  lead: (name, expiry) => `${name} · ${expiry}`,
  noExpiry: 'läuft nicht ab',
  expires: day => `läuft am ${day} ab`,
  warnTitle: 'Kopieren Sie diesen Schlüssel jetzt.',
  warn: 'Wir speichern nur seinen Fingerabdruck und können ihn nicht noch einmal anzeigen. Wenn Sie ihn verlieren, rotieren Sie ihn, um einen neuen zu erhalten.',
  oldWorks: moment => `Das alte Secret gilt bis ${moment}.`,
  box: 'API-Schlüssel',
  boxLead:
    'Legen Sie ihn auf Ihrem Server in einer Umgebungsvariablen ab, nie auf einer Webseite oder in einem Repository.',
  copy: 'Kopieren',
  copyKey: 'Schlüssel kopieren',
  copied: 'Kopiert',
  copyFailed: 'Von Hand kopieren',
  firstRequest: 'Senden Sie Ihre erste Anfrage',
  samplesLead: 'Die Beispiele lesen den Schlüssel aus der Umgebungsvariablen',
  responseTitle: 'So sieht die Antwort aus',
  samples: 'Sprache des Beispiels',
  client: 'Client',
  saved: 'Ich habe ihn gespeichert',
  goneTitle: 'Dieser Schlüssel wurde bereits angezeigt',
  gone: 'Ein neuer Schlüssel wird nur einmal angezeigt, innerhalb von 10 Minuten. Wir speichern nur seinen Fingerabdruck und können ihn nicht noch einmal anzeigen.',
  goneAdvice:
    'Falls Sie ihn nicht gespeichert haben, rotieren Sie den Schlüssel, um ein neues Secret zu erhalten.',
  toKey: 'Zum Schlüssel',
};
