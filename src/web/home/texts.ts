import { localised } from '../state/language.ts';

/** What the first screen says. */
const en = {
  /** The number of games in words, from none on; larger ones are written in figures. */
  counts: ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  deepGame: { one: '{count} deep game.', other: '{count} deep games.' },
  oneTable: 'One table.',
  lead: 'Play them against friends, strangers or a computer that fits you. Learn each in five minutes and enjoy it for years.',
  playNow: 'Play now',
  invite: 'Invite a friend',
  free: 'Free, no account, works offline.',
  continueTitle: 'Continue',
  gamesTitle: 'The games',
};

const pt: typeof en = {
  counts: ['', 'Um', 'Dois', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito', 'Nove', 'Dez', 'Onze', 'Doze'],
  deepGame: { one: '{count} jogo.', other: '{count} jogos.' },
  oneTable: 'Uma só mesa.',
  lead: 'Jogue com amigos, com desconhecidos ou com um computador ao seu nível. Cada jogo aprende-se em cinco minutos e dá para anos.',
  playNow: 'Jogar já',
  invite: 'Convidar um amigo',
  free: 'Grátis, sem conta, funciona offline.',
  continueTitle: 'Continuar',
  gamesTitle: 'Os jogos',
};

export const homeTexts = localised(en, pt);
