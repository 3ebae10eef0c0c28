import type { ErrorCode } from '../../protocol/messages.ts';
import type { PeopleErrorCode } from '../../protocol/people.ts';
import { localised } from '../state/language.ts';

/** Why it failed: one of the server's codes, or what can go wrong on the way there. */
export type FailureCode = ErrorCode | 'unreachable' | 'cancelled' | 'known device' | 'no passkeys';

/** Sentences more specific than the usual ones, where it is known what was asked. */
export type FailureTexts = Partial<Readonly<Record<FailureCode, string>>>;

/** The sentence for a refusal. */
export function sayFailure(failure: FailureCode, words: FailureTexts = {}): string {
  const usual: Readonly<Record<string, string>> = failureTexts.value;
  return words[failure] ?? usual[failure] ?? failureTexts.value['not now'];
}

const en = {
  'not signed in': 'You are not signed in any more; load the page again.',
  guest: 'This is for those who have an account.',
  'no such user': 'Nobody here has this name.',
  'bad name':
    'A name has 2 to 24 letters, digits, spaces or . _ ’ -, begins with a letter or digit, and is not “Guest”.',
  'name taken': 'Somebody else has this name; choose another.',
  'weak password': 'This password is too easy to guess: take at least 8 characters, no common word, and not your name.',
  wrong: 'That is not right; try again.',
  'last key': 'This is your only way to sign in: add another passkey or a password first.',
  'not proven': 'Confirm first that it is you, with your password or a passkey.',
  'own bot': 'A game with a bot of your own is not rated.',
  'not measured': 'Against this computer no game is rated.',
  'too small': 'On so small a board no game is rated.',
  'bad input': 'The server did not understand that.',
  'too many': 'That was tried too often: wait a quarter of an hour.',
  'not now': 'The server cannot do that at the moment; try again soon.',
  unreachable: 'No game server can be reached at the moment.',
  cancelled: 'No passkey was used: it was called off, or took too long.',
  'known device': 'This device has a passkey for your account already.',
  'no passkeys': 'This browser cannot use passkeys here; a password does it.',
} satisfies Partial<Record<FailureCode, string>> & Record<PeopleErrorCode, string>;

const pt: typeof en = {
  'not signed in': 'Já não tem a sessão iniciada; recarregue a página.',
  guest: 'Isto é para quem tem conta.',
  'no such user': 'Ninguém aqui tem este nome.',
  'bad name':
    'Um nome tem de 2 a 24 letras, algarismos, espaços ou . _ ’ -, começa por letra ou algarismo e não é “Guest”.',
  'name taken': 'Outra pessoa tem este nome; escolha outro.',
  'weak password':
    'Esta palavra-passe é fácil de adivinhar: use pelo menos 8 caracteres, nenhuma palavra comum, e não o seu nome.',
  wrong: 'Não está certo; tente outra vez.',
  'last key': 'É a sua única maneira de entrar: junte primeiro outra chave de acesso ou uma palavra-passe.',
  'not proven': 'Confirme primeiro que é você, com a palavra-passe ou uma chave de acesso.',
  'own bot': 'Um jogo com um robô seu não conta para a classificação.',
  'not measured': 'Contra este computador nenhum jogo conta para a classificação.',
  'too small': 'Num tabuleiro tão pequeno nenhum jogo conta para a classificação.',
  'bad input': 'O servidor não percebeu isso.',
  'too many': 'Foram tentativas a mais: espere um quarto de hora.',
  'not now': 'O servidor não consegue fazer isso de momento; tente de novo daqui a pouco.',
  unreachable: 'De momento não se consegue chegar a um servidor de jogos.',
  cancelled: 'Nenhuma chave de acesso foi usada: foi cancelado ou demorou demasiado.',
  'known device': 'Este aparelho já tem uma chave de acesso para a sua conta.',
  'no passkeys': 'Este navegador não pode usar aqui chaves de acesso; serve uma palavra-passe.',
};

const failureTexts = localised(en, pt);
