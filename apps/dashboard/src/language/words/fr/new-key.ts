import type { Words } from '../en/index.js';

export const created: Words['created'] = {
  title: 'Votre nouvelle clé',
  once: 'Vous ne la verrez que cette fois. Copiez-la maintenant et gardez-la en lieu sûr.',
  rotated: until => `L’ancien secret reste valable jusqu’au ${until}.`,
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'La copie a échoué : sélectionnez le texte',
  useIt: 'L’utiliser',
  toKeys: 'Je l’ai conservée',
  goneTitle: 'Le secret a déjà été affiché',
  gone: 'Un secret ne s’affiche qu’une fois, dans les 10 minutes. Nous n’en conservons qu’une empreinte et ne pouvons plus l’afficher. Renouvelez la clé pour en obtenir un nouveau.',
};
