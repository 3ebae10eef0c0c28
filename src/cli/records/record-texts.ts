import type { Language } from '../../core/words.ts';

/** What the commands for records say. Gaps like {file} are filled in. */
const en = {
  noFile: 'There is no file {file}, and no saved game of that name.',
  unreadable: 'The file {file} cannot be read ({reason}).',
  unwritable: 'The file {file} cannot be written ({reason}).',
  diskFull: 'The file {file} cannot be written: the disk is full.',
  inFile: '{file}: {sentence}',
  input: 'standard input',
  tooLate: 'The game has only {plies} moves; --ply cannot be {ply}.',
  title: '{game}, by {designer}',
  start: 'Start',
  moved: 'Move {ply} of {plies}: {name} plays {move}.',
  after: 'After move {ply} of {plies}.',
  toMove: '{name} to move.',
  running: 'The game is not over.',
  scores: 'Scores: {scores}.',
  noSaves: 'There are no saved games in {directory}.',
  save: '{name}  {game}, {plies} moves, saved {when}',
  brokenSave: '{name}  cannot be read: {sentence}',
  noSuchSave: 'There is no saved game called {name}.',
  deleted: 'The saved game {name} is deleted.',
  playing: '{line}, being played',
  savesHint: 'gamut show <name> shows a game; gamut play --resume <name> goes on with it.',
  isOver: 'The game {name} is over; gamut replay {name} shows it.',
  isRunning: 'The game {name} is being played in another window.',
  nothingToResume: 'There is no saved game to go on with.',
};

export type RecordTexts = typeof en;

const pt: RecordTexts = {
  noFile: 'Não há nenhum ficheiro {file}, nem jogo guardado com esse nome.',
  unreadable: 'O ficheiro {file} não se consegue ler ({reason}).',
  unwritable: 'O ficheiro {file} não se consegue escrever ({reason}).',
  diskFull: 'O ficheiro {file} não se consegue escrever: o disco está cheio.',
  inFile: '{file}: {sentence}',
  input: 'entrada padrão',
  tooLate: 'O jogo só tem {plies} jogadas; --ply não pode ser {ply}.',
  title: '{game}, de {designer}',
  start: 'Início',
  moved: 'Jogada {ply} de {plies}: {name} joga {move}.',
  after: 'Depois da jogada {ply} de {plies}.',
  toMove: '{name} joga.',
  running: 'O jogo não acabou.',
  scores: 'Pontos: {scores}.',
  noSaves: 'Não há jogos guardados em {directory}.',
  save: '{name}  {game}, {plies} jogadas, guardado {when}',
  brokenSave: '{name}  não se consegue ler: {sentence}',
  noSuchSave: 'Não há nenhum jogo guardado chamado {name}.',
  deleted: 'O jogo guardado {name} foi apagado.',
  playing: '{line}, a ser jogado',
  savesHint: 'gamut show <nome> mostra um jogo; gamut play --resume <nome> continua-o.',
  isOver: 'O jogo {name} já acabou; gamut replay {name} mostra-o.',
  isRunning: 'O jogo {name} está a ser jogado noutra janela.',
  nothingToResume: 'Não há nenhum jogo guardado para continuar.',
};

export const recordTexts: Readonly<Record<Language, RecordTexts>> = { en, pt };
