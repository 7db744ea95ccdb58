import type { Words } from '../en/index.js';

/** What the product is, beside the sign-in form. */
export const product: Words['product'] = {
  title: 'Un catalogo di giochi da tavolo per le tue applicazioni',
  lead: 'Cerca i giochi per titolo in cinque lingue, filtrali e scorri i risultati con un’unica API REST.',
  points: [
    { title: 'Tollera gli errori di battitura', text: 'Trova «wingspam», «cataan» e titoli incompleti.' },
    { title: 'Cinque lingue', text: 'Titoli in inglese, francese, tedesco, spagnolo e italiano.' },
    { title: 'Gratuito', text: 'Ogni account inizia con il piano Free, senza dati di pagamento.' },
    { title: 'Prevedibile', text: 'Slug stabili, cursori, ETag e messaggi di errore chiari.' },
  ],
};
