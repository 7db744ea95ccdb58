import type { Words } from '../en/index.js';

export const created: Words['created'] = {
  title: 'Votre nouvelle clé est prête',
  lead: (name, expiry) => `${name} · ${expiry}`,
  noExpiry: 'n’expire pas',
  expires: day => `expire le ${day}`,
  warnTitle: 'Copiez cette clé maintenant.',
  warn: 'Nous n’en conservons qu’une empreinte et ne pourrons plus l’afficher. Si vous la perdez, renouvelez-la pour en obtenir une nouvelle.',
  oldWorks: moment => `L’ancien secret fonctionne jusqu’au ${moment}.`,
  box: 'Clé d’API',
  boxLead:
    'Placez-la dans une variable d’environnement de votre serveur, jamais dans une page web ni dans un dépôt.',
  copy: 'Copier',
  copyKey: 'Copier la clé',
  copied: 'Copié',
  copyFailed: 'Sélectionnez et copiez le texte',
  firstRequest: 'Envoyez votre première requête',
  samplesLead: 'Les exemples lisent la clé dans la variable d’environnement',
  responseTitle: 'La réponse ressemble à ceci',
  samples: 'Langage de l’exemple',
  client: 'Client',
  saved: 'Je l’ai enregistrée',
  goneTitle: 'Cette clé a déjà été affichée',
  gone: 'Une nouvelle clé ne s’affiche qu’une seule fois, dans les 10\u00a0minutes. Nous n’en conservons qu’une empreinte et ne pouvons plus l’afficher.',
  goneAdvice: 'Si vous ne l’avez pas enregistrée, renouvelez la clé pour obtenir un nouveau secret.',
  toKey: 'Aller à la clé',
};
