import type { Words } from '../en/index.js';

export const account: Words['account'] = {
  title: 'Compte',
  signedInAs: 'Connecté en tant que',
  sessions: 'Où vous êtes connecté',
  since: 'Depuis',
  address: 'Adresse',
  browser: 'Navigateur',
  thisOne: 'ici même',
  end: 'Y mettre fin',
  endAll: 'Se déconnecter partout',
  data: 'Vos données',
  exportLead: 'Tout ce que ce service conserve à votre sujet, en JSON.',
  export: 'Télécharger mes données',
  deleteLead: 'Révoque toutes vos clés, puis supprime votre compte.',
  delete: 'Supprimer mon compte…',
  deleteTitle: 'Supprimer votre compte ?',
  deleteWarning:
    'Toutes vos clés cessent aussitôt de fonctionner et vos données sont supprimées. Cette action est irréversible.',
  deleteYes: 'Tout supprimer',
  deletedTitle: 'Votre compte est supprimé',
  deleted: 'Vos clés sont révoquées et vos données effacées. Revenez quand vous voulez.',
  topics: {
    quota: ['Quota', 'Quand 80 % et 100 % du mois sont utilisés.'],
    expiry: ['Clés qui expirent', '7 jours et 1 jour avant l’expiration d’une clé.'],
    plan: ['Forfait', 'Quand vous demandez un forfait supérieur.'],
  },
  device: (browser, system) => `${browser} sur ${system}`,
  unknownDevice: 'Appareil inconnu',
};
