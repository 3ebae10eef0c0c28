import type { Agreeing, Language } from '../../core/words.ts';

/** What claims say: {name} is the seat, {moves} a number of moves with its word. */
const en = {
  move: '{count} move',
  manyMoves: '{count} moves',
  wins: '{move} ends the game: {name} wins.',
  draws: '{move} ends the game in a draw.',
  shared: '{move} ends the game: the win is shared.',
  forces: 'After {move}, {name} wins in {moves} at most, whatever the replies.',
  refuted: 'After {move}, {name} wins in {moves} at most, whatever the replies.',
  refutedOnly:
    'After {move}, {name} wins in {moves} at most, whatever the replies. After {other}, {name} cannot force a win that soon.',
  unanswered:
    '{name} already threatened {threat}, and {move} does not stop it: {name} wins in {moves} at most. After {other}, {name} cannot force a win that soon.',
  dutyMissed:
    '{stopper} was the last who could stop {name}: after {move}, {name} wins in {moves} at most, whatever the others play. After {other}, {name} cannot force a win that soon.',
  duty: 'After {move}, only {stopper} can still stop {name}. Replies that do: {second} of {third}, such as {threat}. Otherwise {name} wins in {moves} at most, whatever the others play.',
  dutyLater:
    'After {move}, only {stopper} can still stop {name}. Replies that do, after {between}: {second} of {third}, such as {threat}. Otherwise {name} wins in {moves} at most, whatever the others play.',
  misses: '{other} wins by force, in {moves} at most; {move} does not win that soon.',
  missesAtOnce: '{other} wins at once; {move} does not.',
  only: '{move} is the only move: after any of the other {count}, {name} wins at once.',
  stops: '{move} stops {name}: after {other}, {name} wins in {moves} at most.',
  single: 'There is no other move.',
  threatens: '{move} threatens to win with {threat}. Replies that stop it: {stops} of {replies}.',
  threatensTurn: '{move} threatens to win as the next turn begins. Replies that stop it: {stops} of {replies}.',
  fact: '{name}, {what}: {first} after {move}, {second} after {other}.',
  leads: '{name}, {what}: {first} after {move}, {second} after {other}, {later} later if all go on as expected.',
  share: 'An estimate: {move} costs {name} about {first}% of the game, and {gainer} gains {second}%.',
  unclear:
    'Nothing is proved, and no number tells the two moves apart: the engine prefers {best} for a line of {moves}.',
  estimate: 'Only an estimate: about {first}% for {name}.',
  estimates: 'Only an estimate: about {first}% for {name} after {move}, {second}% after {other}.',
};

export type ClaimTexts = Readonly<Record<keyof typeof en, string | Agreeing>>;

const pt: ClaimTexts = {
  move: '{count} jogada',
  manyMoves: '{count} jogadas',
  wins: { one: '{move} acaba a partida: ganha o {name}.', many: '{move} acaba a partida: ganham as {name}.' },
  draws: '{move} acaba a partida em empate.',
  shared: '{move} acaba a partida: a vitória é partilhada.',
  forces: {
    one: 'Depois de {move}, o {name} ganha em {moves}, no máximo, sejam quais forem as respostas.',
    many: 'Depois de {move}, as {name} ganham em {moves}, no máximo, sejam quais forem as respostas.',
  },
  refuted: {
    one: 'Depois de {move}, o {name} ganha em {moves}, no máximo, sejam quais forem as respostas.',
    many: 'Depois de {move}, as {name} ganham em {moves}, no máximo, sejam quais forem as respostas.',
  },
  refutedOnly: {
    one: 'Depois de {move}, o {name} ganha em {moves}, no máximo, sejam quais forem as respostas. Depois de {other}, não força uma vitória tão depressa.',
    many: 'Depois de {move}, as {name} ganham em {moves}, no máximo, sejam quais forem as respostas. Depois de {other}, não forçam uma vitória tão depressa.',
  },
  unanswered: {
    one: 'O {name} já ameaçava {threat}, e {move} não o impede: o {name} ganha em {moves}, no máximo. Depois de {other}, não força uma vitória tão depressa.',
    many: 'As {name} já ameaçavam {threat}, e {move} não o impede: as {name} ganham em {moves}, no máximo. Depois de {other}, não forçam uma vitória tão depressa.',
  },
  dutyMissed:
    'O {stopper} era o último que podia travar o {name}: depois de {move}, o {name} ganha em {moves}, no máximo, joguem os outros o que jogarem. Depois de {other}, não força uma vitória tão depressa.',
  duty: 'Depois de {move}, só o {stopper} ainda pode travar o {name}. Respostas que o conseguem: {second} de {third}, como {threat}. Senão, o {name} ganha em {moves}, no máximo, joguem os outros o que jogarem.',
  dutyLater:
    'Depois de {move}, só o {stopper} ainda pode travar o {name}. Respostas que o conseguem, depois de {between}: {second} de {third}, como {threat}. Senão, o {name} ganha em {moves}, no máximo, joguem os outros o que jogarem.',
  misses: '{other} ganha à força, em {moves}, no máximo; {move} não ganha tão depressa.',
  missesAtOnce: '{other} ganha logo; {move} não.',
  only: {
    one: '{move} é a única jogada: depois de qualquer das outras {count}, o {name} ganha logo.',
    many: '{move} é a única jogada: depois de qualquer das outras {count}, as {name} ganham logo.',
  },
  stops: {
    one: '{move} trava o {name}: depois de {other}, o {name} ganha em {moves}, no máximo.',
    many: '{move} trava as {name}: depois de {other}, as {name} ganham em {moves}, no máximo.',
  },
  single: 'Não há outra jogada.',
  threatens: '{move} ameaça ganhar com {threat}. Respostas que o impedem: {stops} de {replies}.',
  threatensTurn: '{move} ameaça ganhar quando começar a próxima vez. Respostas que o impedem: {stops} de {replies}.',
  fact: '{name}, {what}: {first} depois de {move}, {second} depois de {other}.',
  leads:
    '{name}, {what}: {first} depois de {move}, {second} depois de {other}, {later} mais tarde se tudo correr como se espera.',
  share: 'Uma estimativa: {move} custa ao {name} cerca de {first}% da partida, e o {gainer} ganha {second}%.',
  unclear:
    'Nada está provado, e nenhum número distingue as duas jogadas: o motor prefere {best} por uma linha de {moves}.',
  estimate: {
    one: 'Só uma estimativa: cerca de {first}% para o {name}.',
    many: 'Só uma estimativa: cerca de {first}% para as {name}.',
  },
  estimates: {
    one: 'Só uma estimativa: cerca de {first}% para o {name} depois de {move}, {second}% depois de {other}.',
    many: 'Só uma estimativa: cerca de {first}% para as {name} depois de {move}, {second}% depois de {other}.',
  },
};

export const claimTexts: Readonly<Record<Language, ClaimTexts>> = { en, pt };
