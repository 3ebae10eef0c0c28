import type { Scope } from '../../protocol/bot-messages.ts';
import { localised } from '../state/language.ts';

/** Texts about programs that play. Gaps like {bot} are filled in. */
const en = {
  hint: 'A bot is a program of yours that plays here under a name of its own. It comes in with a token.',
  how: 'How it talks to the server: ',
  description: 'description of the interface (OpenAPI)',
  bridge: 'Any engine on a pipe is seated by one command:',
  guest: 'You are a guest: make an account first, or your bots are lost with this browser.',
  nobody: 'Play a game or make an account first: a bot belongs to somebody.',
  make: 'Make a token',
  name: 'Name of the bot',
  nameHint: '2 to 24 small letters, digits and hyphens. Whoever takes a name first owns it.',
  scopes: 'What the token is good for',
  scope: { play: 'sitting down and moving', challenge: 'making games and inviting others' } satisfies Record<
    Scope,
    string
  >,
  makeNow: 'Make the token',
  badName: 'The name of a bot has 2 to 24 small letters, digits and hyphens.',
  taken: 'Somebody else has a bot of this name.',
  tooMany: 'You have as many tokens or bots as anybody may have: revoke a token first.',
  made: 'The token of {bot}, shown this once. Whoever has it plays as your bot.',
  token: 'Token',
  copy: 'Copy token',
  list: 'Tokens',
  none: 'You have no token yet.',
  since: 'made {date}',
  revoke: 'Revoke',
  revokeOf: 'Revoke a token of {bot}, made {date}',
  sure: 'Revoke for good',
  cancel: 'Cancel',
  revoked: 'The token of {bot} is good for nothing any more.',
};

const pt: typeof en = {
  hint: 'Um robô é um programa seu que joga aqui com nome próprio. Entra com uma credencial.',
  how: 'Como fala com o servidor: ',
  description: 'descrição da interface (OpenAPI)',
  bridge: 'Qualquer motor num tubo senta-se com um comando:',
  guest: 'É convidado: crie primeiro uma conta, ou perderá os robôs com este navegador.',
  nobody: 'Jogue ou crie primeiro uma conta: um robô pertence a alguém.',
  make: 'Criar uma credencial',
  name: 'Nome do robô',
  nameHint: 'De 2 a 24 letras minúsculas, algarismos e hífenes. Fica com o nome quem chegar primeiro.',
  scopes: 'Para que serve a credencial',
  scope: { play: 'sentar-se e jogar', challenge: 'criar jogos e convidar outros' },
  makeNow: 'Criar a credencial',
  badName: 'O nome de um robô tem de 2 a 24 letras minúsculas, algarismos e hífenes.',
  taken: 'Outra pessoa tem um robô com este nome.',
  tooMany: 'Tem tantas credenciais ou robôs quantos se pode ter: revogue primeiro uma credencial.',
  made: 'A credencial de {bot}, mostrada só agora. Quem a tiver joga como o seu robô.',
  token: 'Credencial',
  copy: 'Copiar credencial',
  list: 'Credenciais',
  none: 'Ainda não tem nenhuma credencial.',
  since: 'criada {date}',
  revoke: 'Revogar',
  revokeOf: 'Revogar uma credencial de {bot}, criada {date}',
  sure: 'Revogar de vez',
  cancel: 'Cancelar',
  revoked: 'A credencial de {bot} já não serve para nada.',
};

/** The texts about bots in the current language. */
export const botTexts = localised(en, pt);
