import type { Words } from '../en/index.js';

export const mail: Words['mail'] = {
  hello: 'Bonjour,',
  link: {
    subject: 'Votre lien de connexion',
    lead: 'Ce lien vous connecte au tableau de bord de Board Game Catalog :',
    rest: 'Il fonctionne une seule fois, pendant 15 minutes. Si vous ne l’avez pas demandé, ignorez ce message.',
  },
  keyCreated: {
    subject: 'Une nouvelle clé API dans votre compte',
    lead: key => `La clé API ${key} a été créée dans votre compte.`,
  },
  keyRotated: {
    subject: 'Un nouveau secret pour votre clé API',
    lead: key => `La clé API ${key} de votre compte a reçu un nouveau secret.`,
  },
  newAddress: {
    subject: 'Connexion depuis une nouvelle adresse IP',
    lead: 'Une connexion à votre compte vient d’avoir lieu depuis une adresse IP jamais utilisée auparavant.',
  },
  newProvider: {
    subject: provider => `Connexion avec ${provider}`,
    lead: provider =>
      `Une connexion à votre compte vient d’avoir lieu avec ${provider}, pour la première fois.`,
  },
  accountDeleted: {
    subject: 'Votre compte est supprimé',
    lead: 'Votre compte et tout son contenu ont été supprimés. Toutes ses clés API ont cessé de fonctionner.',
    rest: 'Si ce n’était pas vous, une autre personne peut lire votre courrier ou utiliser votre navigateur. Changez le mot de passe de votre messagerie.',
  },
  when: 'Date',
  from: 'Adresse IP',
  check: endAll =>
    `Si c’était vous, vous n’avez rien à faire. Sinon, connectez-vous, choisissez « ${endAll} » sur cette page et révoquez les clés que vous ne connaissez pas :`,
};
