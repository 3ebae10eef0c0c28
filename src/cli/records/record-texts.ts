import type { Language } from '../../core/words.ts';

/** What the commands for records say. Gaps like {file} are filled in. */
const en = {
  noFile: 'There is no file {file}, and no saved game of that name.',
  unreadable: 'The file {file} cannot be read: {reason}.',
  unwritable: 'The file {file} cannot be written: {reason}.',
  inFile: '{file}: {sentence}',
  input: 'standard input',
  tooLate: 'The game has only {plies} moves, so --ply cannot be {ply}.',
  title: '{game}, by {designer}',
  start: 'Start',
  moved: 'Move {ply} of {plies}: {name} plays {move}.',
  after: 'After move {ply} of {plies}.',
  toMove: { one: '{name} to move.', many: '{name} to move.' },
  running: 'The game is not over.',
  scores: 'Scores: {scores}.',
  noSaves: 'There are no saved games in {directory}.',
  save: '{name}  {game}, move {plies}, saved {when}',
  brokenSave: '{name}  cannot be read: {sentence}',
  noSuchSave: 'There is no saved game called {name}.',
  deleted: 'The saved game {name} was deleted.',
  playing: '{line}, being played',
  savesHint: 'gamut show <name> shows a game; gamut play --resume <name> continues it.',
  isOver: 'The game {name} is over; gamut replay {name} shows it.',
  isRunning: 'The game {name} is being played in another window.',
  nothingToResume: 'There is no saved game to continue.',
};

export type RecordTexts = typeof en;

const pt: RecordTexts = {
  noFile: 'Não há nenhum ficheiro {file}, nem partida guardada com esse nome.',
  unreadable: 'Não foi possível ler o ficheiro {file}: {reason}.',
  unwritable: 'Não foi possível escrever o ficheiro {file}: {reason}.',
  inFile: '{file}: {sentence}',
  input: 'entrada padrão',
  tooLate: 'A partida só tem {plies} jogadas, por isso --ply não pode ser {ply}.',
  title: '{game}, de {designer}',
  start: 'Início',
  moved: 'Jogada {ply} de {plies}: {name}, {move}.',
  after: 'Depois da jogada {ply} de {plies}.',
  toMove: { one: 'Joga o {name}.', many: 'Jogam as {name}.' },
  running: 'A partida não acabou.',
  scores: 'Pontos: {scores}.',
  noSaves: 'Não há partidas guardadas em {directory}.',
  save: '{name}  {game}, jogada {plies}, guardada {when}',
  brokenSave: '{name}  não se consegue ler: {sentence}',
  noSuchSave: 'Não há nenhuma partida guardada chamada {name}.',
  deleted: 'A partida guardada {name} foi apagada.',
  playing: '{line}, a ser jogada',
  savesHint: 'gamut show <nome> mostra uma partida; gamut play --resume <nome> continua-a.',
  isOver: 'A partida {name} já acabou; gamut replay {name} mostra-a.',
  isRunning: 'A partida {name} está a ser jogada noutra janela.',
  nothingToResume: 'Não há nenhuma partida guardada para continuar.',
};

export const recordTexts: Readonly<Record<Language, RecordTexts>> = { en, pt };
