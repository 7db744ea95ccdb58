/** A class (value of "instance of") that says what an item is. Other classes are ignored. */
export interface GameClass {
  readonly id: string;
  /** English, as in "1997 card game". */
  readonly label: string;
  /**
   * `game`: an item of it is a game of the catalog. `kind of game`: it says what kind of game, but also spoken games,
   * games of the playground and the like are of it, so that alone it decides nothing. `expansion`: an expansion of a
   * board game. `excluded`: no game of the catalog, whatever else the item says.
   */
  readonly decides: 'game' | 'kind of game' | 'expansion' | 'excluded';
}

/**
 * Only ids whose meaning two independent sources or real documents confirm. Every report lists the classes it met with
 * the label they have in the data, so that a wrong line shows.
 */
export const CLASSES: readonly GameClass[] = [
  { id: 'Q131436', label: 'board game', decides: 'game' },
  { id: 'Q142714', label: 'card game', decides: 'game' },
  { id: 'Q3244175', label: 'tabletop game', decides: 'game' },
  { id: 'Q734698', label: 'collectible card game', decides: 'game' },
  { id: 'Q1515156', label: 'dice game', decides: 'game' },
  { id: 'Q1272194', label: 'tile-based game', decides: 'game' },
  { id: 'Q1501543', label: 'wargame', decides: 'game' },
  { id: 'Q573573', label: 'abstract strategy game', decides: 'game' },
  { id: 'Q788553', label: 'German-style board game', decides: 'game' },
  { id: 'Q1191150', label: 'trick-taking game', decides: 'game' },
  { id: 'Q532716', label: 'miniature wargame', decides: 'game' },
  { id: 'Q15804899', label: 'deck-building game', decides: 'game' },
  { id: 'Q1783817', label: 'cooperative board game', decides: 'game' },
  { id: 'Q839864', label: 'party game', decides: 'kind of game' },
  { id: 'Q1509934', label: "children's game", decides: 'kind of game' },
  { id: 'Q15220419', label: 'word game', decides: 'kind of game' },
  { id: 'Q676977', label: 'traditional game', decides: 'kind of game' },
  { id: 'Q60474521', label: 'expansion for a board game', decides: 'expansion' },
  { id: 'Q5', label: 'human', decides: 'excluded' },
  { id: 'Q7889', label: 'video game', decides: 'excluded' },
  { id: 'Q209163', label: 'expansion add-on of a video game', decides: 'excluded' },
  { id: 'Q107466928', label: 'expansion pack of a video game', decides: 'excluded' },
  { id: 'Q1643932', label: 'tabletop role-playing game', decides: 'excluded' },
  { id: 'Q642946', label: 'gamebook', decides: 'excluded' },
  { id: 'Q28807042', label: 'game variant', decides: 'excluded' },
];

/** The class of people. */
export const HUMAN = 'Q5';
