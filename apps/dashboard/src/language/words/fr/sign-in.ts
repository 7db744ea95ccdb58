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
  sent: 'Un e-mail avec un lien de connexion est en route.',
  sentTo: email => `Nous avons envoyé un lien de connexion à ${email}.`,
  linkLife: 'Le lien ne sert qu’une fois et reste valable 15\u00a0minutes.',
  nothingArrived:
    'Toujours rien après quelques minutes\u202f? Regardez dans vos courriers indésirables et vérifiez l’adresse.',
  inOutbox:
    'Ce service s’exécute sur votre ordinateur et n’envoie pas d’e-mails\u00a0: le message se trouve dans la boîte d’envoi.',
  inOutboxTo: email =>
    `Ce service s’exécute sur votre ordinateur et n’envoie pas d’e-mails\u00a0: le message pour ${email} se trouve dans la boîte d’envoi.`,
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
  formKept:
    'Votre session avait expiré\u00a0: rien n’a été modifié. Vérifiez le formulaire, puis envoyez-le de nouveau.',
};
