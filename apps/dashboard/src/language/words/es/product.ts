import type { Words } from '../en/index.js';

/** What the product is, beside the sign-in form. */
export const product: Words['product'] = {
  title: 'Un catálogo de juegos de mesa para sus aplicaciones',
  lead: 'Busque juegos por título en cinco idiomas, fíltrelos y recorra los resultados con una sola API REST.',
  points: [
    { title: 'Tolera las erratas', text: 'Encuentra «wingspam», «cataan» y títulos a medio escribir.' },
    { title: 'Cinco idiomas', text: 'Títulos en inglés, francés, alemán, español e italiano.' },
    { title: 'Gratuito', text: 'Cada cuenta empieza con el plan Free, sin datos de pago.' },
    { title: 'Predecible', text: 'Slugs estables, cursores, ETags y errores claros.' },
  ],
};
