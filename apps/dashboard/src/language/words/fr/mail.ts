import type { Words } from '../en/index.js';

export const mail: Words['mail'] = {
  hello: 'Bonjour,',
  label: name => `${name}\u00a0:`,
  key: (name, id) => `«\u00a0${name}\u00a0» (${id})`,
  link: {
    subject: 'Votre lien de connexion',
    lead: 'Voici le lien pour vous connecter au tableau de bord de Board Game Catalog\u00a0:',
    button: 'Se connecter',
    rest: 'Il ne sert qu’une fois et reste valable 15\u00a0minutes. Si vous ne l’avez pas demandé, ignorez cet e-mail\u00a0: sans ce lien, personne ne peut se connecter.',
    footer: 'Vous recevez cet e-mail parce que votre adresse a été saisie sur la page de connexion.',
  },
  keyCreated: {
    subject: key => `Nouvelle clé d’API\u00a0: ${key}`,
    lead: key => `La clé d’API ${key} a été créée dans votre compte.`,
  },
  keyRotated: {
    subject: key => `Clé d’API renouvelée\u00a0: ${key}`,
    lead: key => `La clé d’API ${key} a un nouveau secret.`,
  },
  keyRevoked: {
    subject: key => `Clé d’API révoquée\u00a0: ${key}`,
    lead: key => `La clé d’API ${key} a été révoquée. Elle ne fonctionne plus.`,
  },
  newAddress: {
    subject: 'Connexion depuis un nouveau réseau',
    lead: 'Quelqu’un s’est connecté à votre compte depuis un réseau encore jamais utilisé.',
  },
  newProvider: {
    subject: provider => `Première connexion avec ${provider}`,
    lead: provider => `Quelqu’un s’est connecté à votre compte avec ${provider} pour la première fois.`,
  },
  refusals: {
    subject: key => `Nombreuses requêtes refusées avec ${key}`,
    lead: (key, count) =>
      `Aujourd’hui, l’API a refusé ${count} requêtes avec la clé d’API ${key}, parce que cette clé est révoquée ou a expiré (statut 401). C’est plus que d’habitude.`,
    rest: 'Si l’un de vos programmes utilise encore cette clé, remplacez-la par une autre. Sinon, quelqu’un d’autre la connaît peut-être, mais ne peut plus s’en servir.',
    button: 'Voir la clé',
  },
  quota80: {
    subject: 'Vous avez utilisé 80\u202f% de votre quota',
    lead: (key, used, limit) => `La clé d’API ${key} a utilisé ${used} de ses ${limit} requêtes du mois.`,
    rest: reset =>
      `Une fois le quota épuisé, l’API refusera les requêtes avec le statut 429 jusqu’au ${reset} (UTC).`,
    button: 'Voir l’utilisation',
  },
  quota100: {
    subject: 'Votre quota du mois est épuisé',
    lead: (key, limit) => `La clé d’API ${key} a utilisé ses ${limit} requêtes du mois.`,
    rest: reset =>
      `L’API refuse désormais les requêtes avec le statut 429. Elle les acceptera de nouveau à partir du ${reset} (UTC).`,
    button: 'Voir l’utilisation',
  },
  expiry: {
    subject7: key => `Votre clé d’API expire dans moins de 7 jours\u00a0: ${key}`,
    subject1: key => `Votre clé d’API expire dans moins d’un jour\u00a0: ${key}`,
    lead: (key, moment) => `La clé d’API ${key} expire le ${moment}.`,
    rest: 'L’API la refusera ensuite. Si vous en avez encore besoin, changez sa date d’expiration ou créez une autre clé.',
    button: 'Voir la clé',
  },
  planRequested: {
    subject: plan => `Votre demande de forfait ${plan}`,
    lead: plan =>
      `Nous avons transmis votre demande de forfait ${plan} à l’exploitant du service, qui répondra à cette adresse.`,
    rest: 'D’ici là, votre forfait ne change pas.',
  },
  accountDeleted: {
    subject: 'Votre compte a été supprimé',
    lead: 'Votre compte et vos données personnelles ont été supprimés. Vos clés d’API ne fonctionnent plus. Nous conservons jusqu’à la fin du mois une empreinte de votre adresse et le nombre de requêtes utilisées, et plus longtemps les dates de création et de révocation des clés, sans aucun nom.',
    rest: 'Si vous n’avez pas demandé cette suppression, quelqu’un a peut-être accès à vos e-mails ou à votre navigateur. Changez le mot de passe de votre messagerie.',
  },
  when: 'Date',
  from: 'Adresse IP',
  device: 'Appareil',
  check: endAll =>
    `Si vous êtes à l’origine de cette action, vous n’avez rien à faire. Sinon, choisissez «\u00a0${endAll}\u00a0» sur la page de votre compte, puis révoquez les clés que vous ne reconnaissez pas.`,
  checkButton: 'Vérifier votre compte',
  security: 'Cet e-mail concerne la sécurité de votre compte\u00a0: il ne peut pas être désactivé.',
  optional: topic =>
    `Vous recevez cet e-mail parce que l’option «\u00a0${topic}\u00a0» est activée dans vos préférences d’e-mail.`,
  unsubscribe: 'Désactiver ces e-mails',
};
