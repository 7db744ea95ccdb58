import type { Words } from '../en/index.js';

export const mail: Words['mail'] = {
  hello: 'Guten Tag,',
  label: name => `${name}:`,
  key: (name, id) => `„${name}“ (${id})`,
  link: {
    subject: 'Ihr Anmeldelink',
    lead: 'mit diesem Link melden Sie sich beim Dashboard von Board Game Catalog an:',
    button: 'Anmelden',
    rest: 'Er ist 15 Minuten gültig und lässt sich nur einmal verwenden. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren: Ohne den Link kann sich niemand anmelden.',
    footer: 'Sie erhalten diese E-Mail, weil Ihre Adresse auf der Anmeldeseite eingegeben wurde.',
  },
  keyCreated: {
    subject: key => `Neuer API-Schlüssel: ${key}`,
    lead: key => `in Ihrem Konto wurde der API-Schlüssel ${key} erstellt.`,
  },
  keyRotated: {
    subject: key => `API-Schlüssel rotiert: ${key}`,
    lead: key => `der API-Schlüssel ${key} hat ein neues Secret.`,
  },
  keyRevoked: {
    subject: key => `API-Schlüssel widerrufen: ${key}`,
    lead: key => `der API-Schlüssel ${key} wurde widerrufen. Er funktioniert nicht mehr.`,
  },
  newAddress: {
    subject: 'Anmeldung aus einem neuen Netzwerk',
    lead: 'jemand hat sich aus einem Netzwerk bei Ihrem Konto angemeldet, das bisher nicht dafür verwendet wurde.',
  },
  newProvider: {
    subject: provider => `Erste Anmeldung mit ${provider}`,
    lead: provider => `jemand hat sich zum ersten Mal mit ${provider} bei Ihrem Konto angemeldet.`,
  },
  refusals: {
    subject: key => `Viele abgelehnte Anfragen mit ${key}`,
    lead: (key, count) =>
      `die API hat heute ${count} Anfragen mit dem API-Schlüssel ${key} abgelehnt, weil er widerrufen oder abgelaufen ist (Status 401). Das sind ungewöhnlich viele.`,
    rest: 'Wenn eine Ihrer Apps diesen Schlüssel noch verwendet, stellen Sie sie auf einen anderen um. Wenn nicht, ist er vielleicht in falsche Hände geraten. Schaden lässt sich damit nicht mehr anrichten.',
    button: 'Schlüssel ansehen',
  },
  quota80: {
    subject: 'Sie haben 80\u00a0% Ihres Kontingents verbraucht',
    lead: (key, used, limit) =>
      `Der API-Schlüssel ${key} hat ${used} seiner ${limit} Anfragen dieses Monats verbraucht.`,
    rest: reset =>
      `Wenn das Kontingent aufgebraucht ist, lehnt die API Anfragen bis zum ${reset} (UTC) mit Status 429 ab.`,
    button: 'Nutzung ansehen',
  },
  quota100: {
    subject: 'Ihr Kontingent für diesen Monat ist aufgebraucht',
    lead: (key, limit) => `Der API-Schlüssel ${key} hat alle ${limit} Anfragen dieses Monats verbraucht.`,
    rest: reset =>
      `Die API lehnt Anfragen jetzt mit Status 429 ab. Ab dem ${reset} (UTC) sind wieder Anfragen möglich.`,
    button: 'Nutzung ansehen',
  },
  expiry: {
    subject7: key => `API-Schlüssel läuft in den nächsten 7 Tagen ab: ${key}`,
    subject1: key => `API-Schlüssel läuft innerhalb eines Tages ab: ${key}`,
    lead: (key, moment) => `der API-Schlüssel ${key} läuft am ${moment} ab.`,
    rest: 'Danach lehnt die API ihn ab. Wenn Sie ihn weiterhin brauchen, ändern Sie sein Ablaufdatum oder erstellen Sie einen neuen Schlüssel.',
    button: 'Schlüssel ansehen',
  },
  planRequested: {
    subject: plan => `Ihre Anfrage zum Tarif ${plan}`,
    lead: plan =>
      `wir haben Ihre Anfrage zum Tarif ${plan} an den Betreiber weitergeleitet. Er antwortet an diese Adresse.`,
    rest: 'Bis dahin bleibt Ihr aktueller Tarif bestehen.',
  },
  accountDeleted: {
    subject: 'Ihr Konto wurde gelöscht',
    lead: 'Ihr Konto und Ihre personenbezogenen Daten wurden gelöscht. Die API-Schlüssel funktionieren nicht mehr. Bis zum Monatsende behalten wir einen Hash Ihrer Adresse mit der Zahl der verbrauchten Anfragen, länger nur, wann Schlüssel erstellt und widerrufen wurden, ohne Namen.',
    rest: 'Wenn Sie das nicht waren, hat möglicherweise jemand Zugriff auf Ihre E-Mails oder Ihren Browser. Ändern Sie das Passwort Ihres Postfachs.',
  },
  when: 'Zeitpunkt',
  from: 'IP-Adresse',
  device: 'Gerät',
  check: endAll =>
    `Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, wählen Sie auf Ihrer Kontoseite „${endAll}“ und widerrufen Sie die Schlüssel, die Sie nicht kennen.`,
  checkButton: 'Konto prüfen',
  security: 'Diese E-Mail betrifft die Sicherheit Ihres Kontos und lässt sich nicht deaktivieren.',
  optional: topic =>
    `Sie erhalten diese E-Mail, weil „${topic}“ in Ihren E-Mail-Einstellungen aktiviert ist.`,
  unsubscribe: 'Diese E-Mails deaktivieren',
};
