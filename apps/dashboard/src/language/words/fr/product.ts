import type { Words } from '../en/index.js';

/** What the product is, beside the sign-in form. */
export const product: Words['product'] = {
  title: 'Un catalogue de jeux de société pour vos applications',
  lead: 'Recherchez des jeux par titre en cinq langues, filtrez-les et parcourez les résultats avec une seule API REST.',
  points: [
    {
      title: 'Tolère les fautes de frappe',
      text: 'Trouve «\u00a0wingspam\u00a0», «\u00a0cataan\u00a0» et les titres incomplets.',
    },
    { title: 'Cinq langues', text: 'Titres en anglais, français, allemand, espagnol et italien.' },
    { title: 'Gratuit', text: 'Chaque compte commence avec le forfait Free, sans coordonnées bancaires.' },
    { title: 'Prévisible', text: 'Slugs stables, curseurs, ETags et erreurs claires.' },
  ],
};
