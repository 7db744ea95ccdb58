const BEFORE_A_VOWEL = { il: 'l’', Il: 'L’', al: 'all’', dal: 'dall’', Dal: 'Dall’', del: 'dell’' } as const;

/**
 * A day or a moment with the article, or the preposition with article, that its number needs: “fino al 7 dic 2026”, but
 * “fino all’8 dic 2026”, since “otto” and “undici” begin with a vowel.
 */
export function beforeDay(article: keyof typeof BEFORE_A_VOWEL, day: string): string {
  return /^(?:8|11)(?!\d)/.test(day) ? BEFORE_A_VOWEL[article] + day : `${article} ${day}`;
}
