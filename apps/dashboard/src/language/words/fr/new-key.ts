import type { Words } from '../en/index.js';

export const created: Words['created'] = {
  title: 'Votre nouvelle clé',
  once: 'Vous ne la verrez que cette fois. Copiez-la maintenant et gardez-la en lieu sûr.',
  rotated: until => `L’ancien secret reste valable jusqu’au ${until}.`,
  rotatedNow: 'L’ancien secret n’est plus valable.',
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'La copie a échoué : sélectionnez le texte',
  useIt: 'L’utiliser',
  toKeys: 'Je l’ai conservée',
};
