import { foldTitle } from '#libs/catalog';
import type { Random } from '#libs/catalog-generator';
import { pick } from './pick.js';
import type { Writer } from './query-class.js';
import type { ListedTitle } from './title-list.js';

type NameOf = (title: ListedTitle, random: Random) => string | undefined;

/** "Bruno Cathala". */
const designer: NameOf = ({ designers }, random) => pick(designers, random);
/** "Cathala". */
const surname: NameOf = ({ designers }, random) => pick(designers, random)?.split(' ').at(-1);
/** "Asmodee". */
const publisher: NameOf = title => title.publisher;

/** "bruno cathala trek 12". */
const before =
  (nameOf: NameOf): Writer =>
  (title, random) => {
    const name = nameOf(title, random);
    return name === undefined ? undefined : `${foldTitle(name)} ${foldTitle(title.text)}`;
  };

/** "trek 12 bruno cathala". */
const behind =
  (nameOf: NameOf): Writer =>
  (title, random) => {
    const name = nameOf(title, random);
    return name === undefined ? undefined : `${foldTitle(title.text)} ${foldTitle(name)}`;
  };

/** By the name of the class that each of them makes. */
export const WITH_NAMES: Readonly<Record<string, Writer>> = {
  'designer before the title': before(designer),
  'designer behind the title': behind(designer),
  'surname before the title': before(surname),
  'surname behind the title': behind(surname),
  'publisher before the title': before(publisher),
  'publisher behind the title': behind(publisher),
};

/** "7wd pantheon": an expansion under another title of its game, and its own subtitle. */
export const nicknameAndSubtitle: Writer = ({ text, nicknames }, random) => {
  const [, subtitle] = text.split(': ');
  const nickname = pick(nicknames, random);
  return subtitle === undefined || nickname === undefined || foldTitle(nickname) === ''
    ? undefined
    : `${foldTitle(nickname)} ${foldTitle(subtitle)}`;
};
