/**
 * Letters of other scripts, each after the Latin letter that it is mistaken for. Case matters: a Greek capital N is not
 * a small v.
 */
const ALIKE = [
  ...['aаɑαΑАᎪ', 'bЬьВΒᏴʙ', 'cсСϹϲᏟᴄ', 'dԁᎠᏧ', 'eеЕΕᎬҽ', 'fϜ', 'gɡցᏀԍ', 'hһНΗᎻհ', 'iіІΙιıᎥɩ', 'jјЈϳᎫ', 'kкКκΚᏦ'],
  ...['lӀӏᏞI1', 'mмМΜᎷ', 'nΝոп', 'oоОοΟՕօᴏ0σ', 'pрРρΡᏢ', 'qԛԚզ', 'rгᏒᴦ', 'sѕЅᏚ', 'tтТτΤᎢ', 'uυսՍ', 'vνᏙѵѴ'],
  ...['wԝԜωѡᎳ', 'xхХχΧ', 'yуУγΥҮүᎩ', 'zΖᏃᴢ'],
];
const LETTERS: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap(([letter, ...others]) => others.map((other): [string, string] => [other, letter])),
);
/** Two small letters that look like one. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
];

/** Invisible characters, and those that change the direction of text. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu;

/** What a name looks like: two names of the same skeleton are easily confused. */
export function skeletonOf(name: string): string {
  const letters = [...seenOf(name)].map((letter) => LETTERS.get(letter) ?? letter.toLowerCase()).join('');
  return PAIRS.reduce((text, [pair, one]) => text.replaceAll(pair, one), letters);
}

/** A text without invisible characters. */
export function seenOf(text: string): string {
  return text.normalize('NFKC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
}

/** Whether a text has invisible characters. */
export function hasUnseen(text: string): boolean {
  return text.normalize('NFKC').search(UNSEEN) >= 0;
}

/** Names reserved for those who run a server, in both languages. */
const RESERVED: ReadonlySet<string> = new Set(
  `admin admins administrator administrators administrador administradora administracao
  moderator moderators moderador moderadora moderacao operator operators operador operadora gamut system sistema
  support suporte staff official oficial server servidor webmaster root`
    .split(/\s+/)
    .map(tallOf),
);

/** A skeleton in which i and l are one: a capital I looks like l, and a word may be read as capitals. */
function tallOf(word: string): string {
  return skeletonOf(word).replaceAll('i', 'l');
}

/** Whether a name suggests that somebody runs the server: a word of it is reserved, however it is written. */
export function isReserved(name: string): boolean {
  const plain = seenOf(name).normalize('NFD').replace(/\p{M}/gu, '');
  const words = plain.split(/[^\p{L}\p{N}]+/u);
  // Split into parts, or with digits after it, it still does.
  return [...words, words.join('')].some((word) => {
    const bare = word.replace(/\d+$/, '');
    return [word, bare, word.toLowerCase(), bare.toLowerCase()].some((one) => RESERVED.has(tallOf(one)));
  });
}
