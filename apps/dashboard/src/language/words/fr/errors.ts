import type { Words } from '../en/index.js';

export const errors: Words['errors'] = {
  'not-found': ['Cette page n’existe pas', 'Elle a peut-être changé de place, ou appartient à autrui.'],
  'foreign-form': ['Ce formulaire est trop ancien', 'Revenez en arrière, rechargez la page et renvoyez-le.'],
  'too-large': ['C’était trop', 'Le formulaire contient plus qu’il ne peut recevoir.'],
  'too-many-attempts': ['Trop de tentatives', 'Attendez quelques minutes, puis réessayez.'],
  'link-unusable': [
    'Ce lien ne fonctionne plus',
    'Il a déjà servi, ou date de plus de 15 minutes. Demandez-en un nouveau.',
  ],
  'provider-refused': [
    'La connexion a échoué',
    'Le fournisseur a refusé, ou n’a pas confirmé votre adresse e-mail. Réessayez ou utilisez un lien.',
  ],
  'provider-unavailable': [
    'Le fournisseur ne répond pas',
    'Réessayez dans un instant, ou connectez-vous avec un lien.',
  ],
  'mail-unavailable': [
    'Le message n’a pas pu être envoyé',
    'Le serveur de courrier ne répond pas. Réessayez dans un instant.',
  ],
  busy: ['Trop de demandes en même temps', 'Rien n’a changé. Réessayez dans un instant.'],
  unavailable: [
    'Un service dont nous avons besoin ne répond pas',
    'Rien n’a changé. Réessayez dans un instant.',
  ],
  'bad-request': ['Cette requête est incompréhensible', 'Revenez en arrière et réessayez.'],
  unexpected: ['Quelque chose s’est mal passé ici', 'C’est notre faute, et c’est consigné.'],
};
