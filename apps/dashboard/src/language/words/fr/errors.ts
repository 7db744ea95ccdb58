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
  'too-large': ['Trop de données', 'Le formulaire dépasse la taille autorisée.'],
  'too-many-attempts': ['Trop de tentatives', 'Attendez quelques minutes, puis réessayez.'],
  'link-unusable': [
    'Ce lien ne fonctionne plus',
    'Il a déjà servi ou date de plus de 15 minutes. Demandez-en un nouveau.',
  ],
  'provider-refused': [
    'La connexion a échoué',
    'Le fournisseur d’identité a refusé la connexion ou n’a pas confirmé votre adresse e-mail. Réessayez ou demandez un lien par e-mail.',
  ],
  'provider-unavailable': [
    'Le fournisseur d’identité ne répond pas',
    'Réessayez dans un instant ou connectez-vous avec un lien par e-mail.',
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
  'bad-request': ['Requête non valide', 'Revenez en arrière et réessayez.'],
  unexpected: [
    'Une erreur s’est produite',
    'L’erreur vient de chez nous et a été enregistrée. Réessayez ou revenez plus tard.',
  ],
};
