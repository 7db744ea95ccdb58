import type { Words } from '../en/index.js';

export const errors: Words['errors'] = {
  'not-found': [
    'Cette page n’existe pas',
    'L’adresse est peut-être erronée, ou la page appartient à un autre compte.',
  ],
  'foreign-form': [
    'Ce formulaire a expiré',
    'Revenez en arrière, rechargez la page, puis envoyez de nouveau le formulaire.',
  ],
  'too-large': ['Trop de données', 'Le formulaire contient plus de données que la limite.'],
  'too-many-attempts': ['Trop de tentatives', 'Attendez quelques minutes, puis réessayez.'],
  'link-unusable': [
    'Ce lien ne fonctionne plus',
    'Il a déjà servi, ou date de plus de 15 minutes. Demandez-en un nouveau.',
  ],
  'provider-refused': [
    'La connexion a échoué',
    'Le fournisseur a refusé, ou n’a pas confirmé votre adresse e-mail. Réessayez, ou utilisez un lien par e-mail.',
  ],
  'provider-unavailable': [
    'Le fournisseur ne répond pas',
    'Réessayez dans un instant, ou connectez-vous avec un lien par e-mail.',
  ],
  'mail-unavailable': [
    'L’e-mail n’a pas pu être envoyé',
    'Le serveur de messagerie ne répond pas. Réessayez dans un instant.',
  ],
  busy: ['Trop de requêtes en ce moment', 'Rien n’a été modifié. Réessayez dans un instant.'],
  unavailable: [
    'Un service dont nous dépendons ne répond pas',
    'Rien n’a été modifié. Réessayez dans un instant.',
  ],
  'bad-request': ['Cette requête est incompréhensible', 'Revenez en arrière et réessayez.'],
  unexpected: [
    'Une erreur s’est produite',
    'Elle vient de nous et elle est enregistrée. Réessayez maintenant ou plus tard.',
  ],
};
