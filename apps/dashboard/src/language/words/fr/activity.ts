import type { Words } from '../en/index.js';

export const activity: Words['activity'] = {
  title: 'Activité',
  lead: 'Ce qui a été fait de vos clés, le plus récent d’abord.',
  none: 'Rien pour l’instant.',
  older: 'Entrées plus anciennes',
  when: 'Quand',
  what: 'Quoi',
  actions: {
    'key-created': 'Clé créée',
    'key-renamed': 'Clé renommée',
    'key-rotated': 'Clé renouvelée',
    'key-secret-ended': 'Ancien secret désactivé',
    'key-expiry-changed': 'Expiration modifiée',
    'key-revoked': 'Clé révoquée',
    'plan-changed': 'Formule changée',
    'plan-requested': 'Formule plus grande demandée',
    'signed-in': 'Connexion',
    'signed-out-elsewhere': 'Déconnexion des autres appareils',
    'mail-settings-changed': 'Préférences d’e-mail modifiées',
    'refusals-noticed': 'Nombreuses requêtes refusées',
    'account-deleted': 'Compte supprimé',
  },
};
