import type { Words } from '../en/index.js';

export const signIn: Words['signIn'] = {
  title: 'Se connecter',
  lead: 'Les clés sont gratuites. Connectez-vous avec votre adresse e-mail : ni mot de passe, ni formulaire à remplir.',
  email: 'Adresse e-mail',
  send: 'M’envoyer un lien',
  withProvider: provider => `Continuer avec ${provider}`,
  invalidEmail: 'Ceci ne ressemble pas à une adresse e-mail.',
  sentTitle: 'Consultez votre messagerie',
  sent: 'Si l’adresse est juste, un message contenant un lien est en route. Le lien fonctionne une seule fois, pendant 15 minutes.',
  outbox: 'Ce service tourne sur votre machine et n’envoie pas de courrier. Ouvrez plutôt la boîte d’envoi.',
  again: 'Une autre adresse',
  confirmTitle: 'Encore un clic',
  confirmLead: 'Ce bouton vous connecte et consomme le lien.',
  confirm: 'Se connecter',
  onTheWay: provider => `En route vers ${provider}…`,
  goOn: 'Continuer',
  freshTitle: 'Se reconnecter',
  freshLead:
    'Cette action est irréversible et demande une connexion de moins de 10 minutes. Reconnectez-vous : vous reviendrez ensuite ici.',
};
