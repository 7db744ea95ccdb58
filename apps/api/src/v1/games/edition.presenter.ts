import type { Edition } from '#libs/catalog';
import type { EditionBody } from './edition.body.js';

export function presentEdition(edition: Edition): EditionBody {
  return {
    title: edition.title,
    languages: edition.languages,
    publisher: edition.publisher,
    publisherId: edition.publisherId,
    yearPublished: edition.yearPublished,
  };
}
