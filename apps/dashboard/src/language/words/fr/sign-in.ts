import type { Words } from '../en/index.js';

export const signIn: Words['signIn'] = {
  title: 'Se connecter',
  lead: 'Pas encore de compte\u202f? Le même formulaire en crée un.',
  email: 'Adresse e-mail',
  send: 'Recevoir un lien de connexion',
  hint: 'Aucun mot de passe. Le lien ne sert qu’une fois et reste valable 15\u00a0minutes.',
  withProvider: provider => `Continuer avec ${provider}`,
  invalidEmail: 'Ce n’est pas une adresse e-mail valide. Vérifiez la saisie.',
  sentTitle: 'Consultez votre messagerie',
  sent: 'Si l’adresse est correcte, vous recevrez sous peu un e-mail avec un lien de connexion. Le lien ne sert qu’une fois et reste valable 15\u00a0minutes.',
  outbox:
    'Ce service s’exécute sur votre ordinateur et n’envoie pas d’e-mails. Le message se trouve dans la boîte d’envoi.',
  openOutbox: 'Ouvrir la boîte d’envoi',
  again: 'Utiliser une autre adresse',
  confirmTitle: 'Confirmez votre connexion',
  confirmLead: 'Continuez pour ouvrir le tableau de bord. Le lien ne pourra plus servir ensuite.',
  confirm: 'Se connecter',
  redirecting: provider => `Redirection vers ${provider}…`,
  proceed: 'Continuer',
  freshTitle: 'Reconnectez-vous',
  freshLead:
    'L’action que vous allez effectuer est irréversible\u00a0: elle exige une connexion datant de moins de 10\u00a0minutes. Vous reviendrez ensuite sur la même page.',
};
