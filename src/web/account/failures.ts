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
  'not signed in': 'You are no longer signed in. Reload the page.',
  guest: 'This needs an account.',
  'no such user': 'There is no player with this name.',
  'bad name':
    'A name has 2 to 24 letters, digits, spaces or . _ ’ -, begins with a letter or digit, and is not “Guest”.',
  'name taken': 'This name is taken. Choose another.',
  'weak password': 'This password is too easy to guess. Use at least 8 characters, avoid common words and your name.',
  wrong: 'Incorrect. Please try again.',
  'last key': 'This is your only way to sign in. Add another passkey or a password first.',
  'not proven': 'Confirm first that it is you, with your password or a passkey.',
  'own bot': 'Games against your own bot are not rated.',
  'not measured': 'Games against this computer are not rated.',
  'too small': 'Games on a board this small are not rated.',
  'bad input': 'The server did not understand the request.',
  'too many': 'Too many attempts. Wait 15 minutes.',
  'not now': 'The server cannot do that right now. Please try again soon.',
  unreachable: 'The game server cannot be reached right now.',
  cancelled: 'No passkey was used: cancelled, or no answer in time.',
  'known device': 'This device already has a passkey for your account.',
  'no passkeys': 'This browser cannot use passkeys here. Use a password.',
} satisfies Partial<Record<FailureCode, string>> & Record<PeopleErrorCode, string>;

const pt: typeof en = {
  'not signed in': 'A sessão terminou. Recarregue a página.',
  guest: 'Para isto é preciso ter conta.',
  'no such user': 'Não há nenhum jogador com este nome.',
  'bad name':
    'Um nome tem de 2 a 24 letras, algarismos, espaços ou . _ ’ -, começa por letra ou algarismo e não é “Guest”.',
  'name taken': 'Este nome já está ocupado. Escolha outro.',
  'weak password':
    'Esta palavra-passe é fácil de adivinhar. Use pelo menos 8 caracteres e evite palavras comuns e o seu nome.',
  wrong: 'Não está correto. Tente outra vez.',
  'last key': 'É a sua única forma de entrar. Adicione primeiro outra chave de acesso ou uma palavra-passe.',
  'not proven': 'Confirme primeiro a sua identidade, com a palavra-passe ou uma chave de acesso.',
  'own bot': 'As partidas contra um robô seu não são oficiais.',
  'not measured': 'As partidas contra este computador não são oficiais.',
  'too small': 'As partidas num tabuleiro tão pequeno não são oficiais.',
  'bad input': 'O servidor não compreendeu o pedido.',
  'too many': 'Demasiadas tentativas. Aguarde 15 minutos.',
  'not now': 'Agora o servidor não consegue fazer isso. Tente de novo daqui a pouco.',
  unreachable: 'Não é possível contactar o servidor de jogos.',
  cancelled: 'Nenhuma chave de acesso foi usada: a operação foi cancelada ou demorou demasiado.',
  'known device': 'Este dispositivo já tem uma chave de acesso para a sua conta.',
  'no passkeys': 'Este navegador não pode usar aqui chaves de acesso. Use uma palavra-passe.',
};

const failureTexts = localised(en, pt);
