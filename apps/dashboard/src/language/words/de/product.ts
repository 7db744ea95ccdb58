import type { Words } from '../en/index.js';

/** What the product is, beside the sign-in form. */
export const product: Words['product'] = {
  title: 'Ein Brettspielkatalog, auf den Sie bauen können',
  lead: 'Suchen Sie Spiele in fünf Sprachen nach Titel, filtern Sie sie und blättern Sie durch die Ergebnisse – mit einer einzigen REST-API.',
  points: [
    { title: 'Verzeiht Tippfehler', text: 'Findet „wingspam“, „cataan“ und halb getippte Titel.' },
    { title: 'Fünf Sprachen', text: 'Titel auf Englisch, Französisch, Deutsch, Spanisch und Italienisch.' },
    { title: 'Kostenlos', text: 'Jedes Konto beginnt mit dem Tarif Free, ohne Zahlungsdaten.' },
    { title: 'Verlässlich', text: 'Stabile Slugs, Cursor, ETags und klare Fehlermeldungen.' },
  ],
};
