import type { Words } from '../en/index.js';

export const signIn: Words['signIn'] = {
  title: 'Se connecter',
  lead: 'Pas encore de compte ? Le même formulaire en crée un.',
  email: 'Adresse e-mail',
  send: 'Recevoir un lien de connexion',
  hint: 'Sans mot de passe. Le lien fonctionne une seule fois, pendant 15 minutes.',
  withProvider: provider => `Continuer avec ${provider}`,
  invalidEmail: 'Ce n’est pas une adresse e-mail valide. Vérifiez la saisie.',
  sentTitle: 'Consultez votre messagerie',
  sent: 'Si l’adresse est correcte, un e-mail contenant un lien de connexion est en route. Le lien fonctionne une seule fois, pendant 15 minutes.',
  outbox:
    'Ce service fonctionne sur votre ordinateur et n’envoie pas d’e-mail. Le message se trouve dans la boîte d’envoi.',
  openOutbox: 'Ouvrir la boîte d’envoi',
  again: 'Utiliser une autre adresse',
  confirmTitle: 'Confirmez votre connexion',
  confirmLead: 'Continuez pour ouvrir le tableau de bord. Le lien ne pourra plus servir ensuite.',
  confirm: 'Se connecter',
  redirecting: provider => `Redirection vers ${provider}…`,
  proceed: 'Continuer',
  freshTitle: 'Se reconnecter',
  freshLead:
    'Cette action est irréversible : elle demande une connexion de moins de 10 minutes. Vous reviendrez ensuite sur la même page.',
};
