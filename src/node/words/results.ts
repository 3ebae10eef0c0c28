/** What commands report, in English and in Portuguese. */
export const resultsInPortuguese = {
  // Games
  '{game}, by {designer}{year}; {players} players': '{game}, de {designer}{year}; {players} jogadores',
  '{option} (default: {value})': '{option} (predefinição: {value})',

  // Puzzles
  '{count} {count:puzzle|puzzles} in {games} {games:game|games}.':
    '{count} {count:problema|problemas} em {games} {games:partida|partidas}.',
  'Right: {moves}. The quickest way: {line}.': 'Certas: {moves}. O caminho mais curto: {line}.',
  '{game}: {count} proved again, {plain} of them by the rules alone.':
    '{game}: {count} demonstrados de novo, {plain} deles só com as regras.',
  '{count} {count:puzzle is|puzzles are} wrong.': '{count} {count:problema está errado|problemas estão errados}.',

  // Counts
  'total {count}': 'total {count}',
  start: 'início',
  '{found} instead of {counts}': '{found} em vez de {counts}',
  'All counts agree.': 'Todas as contagens coincidem.',
  '{count} {count:position has|positions have} different counts.':
    '{count} {count:posição tem|posições têm} outras contagens.',
  'Rates per million kernel steps:': 'Valores por milhão de passos do núcleo:',
  'Node {node}: {speed} million kernel steps per CPU second, spread {spread} %.':
    'Node {node}: {speed} milhões de passos do núcleo por segundo de CPU, dispersão {spread} %.',
  '{game} {options}: {playouts} playouts; at least {floor} are expected.':
    '{game} {options}: {playouts} partidas; esperam-se pelo menos {floor}.',
  '{count} {count:opening is|openings are} in {file}.': '{count} {count:abertura está|aberturas estão} em {file}.',

  // Matches
  '{rules}: {openings} {openings:opening|openings} × {seatings} seatings, {budget}, seed {seed}':
    '{rules}: {openings} {openings:abertura|aberturas} × {seatings} ordens, {budget}, semente {seed}',
  'Openings {hash}; {games} {games:game|games} of {moves} moves on average.':
    'Aberturas {hash}; {games} {games:partida|partidas} de {moves} jogadas em média.',
  '{score}  (95 %: {low} to {high})': '{score}  (95 %: {low} a {high})',
  'wins {wins}, draws {draws}, losses {losses} ({faults})':
    'vitórias {wins}, empates {draws}, derrotas {losses} ({faults})',
  'illegal {illegal}, crashes {crashes}, time {time}': 'ilegais {illegal}, falhas {crashes}, tempo {time}',
  ', floods {floods}': ', excesso de texto {floods}',
  'Points by seat: {points}; {caps} {caps:game|games} stopped at the move limit.':
    'Pontos por lugar: {points}; {caps} {caps:partida parada|partidas paradas} no limite de jogadas.',
  '{one} against {other}: {elo} Elo.': '{one} contra {other}: {elo} Elo.',
  '{mean} (95 %: {low} to {high})': '{mean} (95 %: {low} a {high})',
  'SPRT {elo0} against {elo1} Elo: {answer} after {pairs} pairs, LLR {llr} ({low} to {high}).':
    'SPRT {elo0} contra {elo1} Elo: {answer} ao fim de {pairs} pares, LLR {llr} ({low} a {high}).',
  undecided: 'por decidir',
  'Only {groups} {groups:opening|openings}; a reliable result needs at least {enough}.':
    'Só {groups} {groups:abertura|aberturas}; um resultado fiável precisa de pelo menos {enough}.',
  'Programs were measured by the wall clock: this system does not tell how long they work.':
    'Os programas foram medidos pelo relógio de parede: este sistema não diz quanto tempo trabalham.',
  'Game {id}: {player} lost by {reason}: {detail}': 'Partida {id}: {player} perdeu por {reason}: {detail}',
  '{done} of {total} rounds': '{done} de {total} rondas',
  '{played} of {games} games, {player} {mean} ({low} to {high})':
    '{played} de {games} partidas, {player} {mean} ({low} a {high})',
  ', {time} left': ', faltam {time}',
  '{done} of {total} games': '{done} de {total} partidas',
  '{done} of {total} games measured': '{done} de {total} jogos medidos',
  '{done} of {total} moves': '{done} de {total} jogadas',
  '{played} of {games} games': '{played} de {games} partidas',
  'Stopped after {played} of {games} games, which are all in the output; another --seed plays others.':
    'Parado ao fim de {played} de {games} partidas, todas já escritas; com outra --seed jogam-se outras.',
  'Stopped after {count}.': 'Parado ao fim de {count}.',
  'Stopped after {games} {games:game|games}.': 'Parado ao fim de {games} {games:partida|partidas}.',
  'The same command continues from {file}.': 'O mesmo comando continua a partir de {file}.',
  'To continue: {command}': 'Para continuar: {command}',
  ' and the same --database-url': ' e o mesmo --database-url',
  'The games could not be kept ({why}); next time, name a file with --log.':
    'Não foi possível guardar as partidas ({why}); da próxima vez, indique um ficheiro com --log.',
  'The games were not kept; next time, name a folder with --log.':
    'As partidas não foram guardadas; da próxima vez, indique uma pasta com --log.',
  'The openings are different: {now} instead of {before}.': 'As aberturas são outras: {now} em vez de {before}.',
  'All {count} games are the same.': 'As {count} partidas são iguais.',
  '{differing} of {count} games differ, the first of them game {first}; only matches limited by nodes can be repeated exactly.':
    '{differing} de {count} partidas são diferentes, a primeira delas a {first}; só se repetem exatamente os encontros limitados por nós.',

  '{nodes} nodes per move': '{nodes} nós por jogada',
  '{ms} ms per move': '{ms} ms por jogada',
  '{nodes} nodes or {ms} ms per move': '{nodes} nós ou {ms} ms por jogada',

  // Ladders
  'The games of level {level} against {others} were played with other weights or searches; they are kept as {file} and played again.':
    'As partidas do nível {level} contra {others} jogaram-se com outros pesos ou pesquisas; ficam em {file} e jogam-se de novo.',
  'The games are kept; the same command continues.': 'As partidas ficam guardadas; o mesmo comando continua.',
  'Written to {file}.': 'Escrito em {file}.',
  '{index} of {count}: level {level} scores {score} % against {others} in {games} games{left}':
    '{index} de {count}: o nível {level} faz {score} % contra {others} em {games} partidas{left}',
  'random moves': 'jogadas aleatórias',
  'level {level}': 'nível {level}',
  '; about {time} left.': '; faltam cerca de {time}.',
  '{game}, {players} players: Elo above random moves, and above the level below (95 %)':
    '{game}, {players} jogadores: Elo acima de jogadas aleatórias, e acima do nível anterior (95 %)',
  '  level {level}  {elo} {step} {games} games': '  nível {level}  {elo} {step} {games} partidas',
  '{mean} ({low} to {high})': '{mean} ({low} a {high})',
  'The order of the levels is certain, and the steps between them are as they should be.':
    'A ordem dos níveis é certa, e as distâncias entre eles são as que devem ser.',
  'Level {level} is not certain to be stronger than the level below it.':
    'Não é certo que o nível {level} seja mais forte do que o anterior.',
  'Level {level} is {elo} Elo above the level below it; {least} to {most} are wanted.':
    'O nível {level} está {elo} Elo acima do anterior; querem-se {least} a {most}.',
  'The ladder spans {elo} Elo; {least} are wanted.': 'A escada cobre {elo} Elo; querem-se {least}.',
  'Level 1 scores {score} % against random moves; {least} % to {most} % are wanted.':
    'O nível 1 faz {score} % contra jogadas aleatórias; querem-se {least} % a {most} %.',

  // Calibration
  '{game}, {players} players: {positions} estimates in {games} games, and {proved} proofs':
    '{game}, {players} jogadores: {positions} estimativas em {games} partidas, e {proved} provas',
  '  {from} to {to} %: expected {expected}, came {came} ± {error}, {count} {count:share|shares}':
    '  {from} a {to} %: esperado {expected}, obtido {came} ± {error}, {count} {count:parte|partes}',
  'Squared error {after}; {before} uncalibrated, {even} if everybody is always even.':
    'Erro quadrático {after}; {before} sem calibração, {even} se todos estiverem sempre iguais.',
  'Noise of a judged move: {noise} %, from {moves} {moves:move|moves} judged again with {times} times the nodes.':
    'Ruído na avaliação de uma jogada: {noise} %, medido em {moves} {moves:jogada|jogadas} com {times} vezes mais nós.',
  'Of {marked} marked ?? there {confirmed} were confirmed; of {certain} that are certainly blunders there {found} were found.':
    'De {marked} com ?? confirmaram-se aí {confirmed}; de {certain} erros graves certos encontraram-se {found}.',
  'Level {level}: {blamed} of {moves} moves marked ? or ??.': 'Nível {level}: {blamed} de {moves} jogadas com ? ou ??.',

  '{game}, {players} players: what moves of each level cost, from {positions} positions':
    '{game}, {players} jogadores: quanto custam as jogadas de cada nível, em {positions} posições',
  '  level {level}: {care}': '  nível {level}: {care}',
  'In {hands} hands of {moves} moves that were held back the level found was off by {error}, and the interval held it {held} % of the time.':
    'Em {hands} grupos de {moves} jogadas postas de parte, o nível encontrado falhou por {error}, e o intervalo continha-o {held} % das vezes.',
  '{game}, {players} players: {moves} {moves:move|moves} of {games} {games:game|games}, reviewed':
    '{game}, {players} jogadores: {moves} {moves:jogada|jogadas} de {games} {games:partida|partidas}, em revisão',
  '  the last level against itself: {part} marked ? or ??': '  o último nível contra si próprio: {part} com ? ou ??',
  '  the judge’s own choices: {part} marked ? or ??': '  escolhas do próprio juiz: {part} com ? ou ??',
  '  moves marked ??: {part} confirmed with many times the nodes':
    '  jogadas com ??: {part} confirmadas com muitas vezes mais nós',
  '  certain blunders: {part} marked ??': '  erros graves certos: {part} com ??',
  '  proved claims: {part} found true by trying everything, {wrong} false':
    '  afirmações provadas: {part} verdadeiras ao tentar tudo, {wrong} falsas',
  '  costly moves: {part} with more to say than an estimate':
    '  jogadas caras: {part} com mais a dizer do que uma estimativa',
  '  claims: {part} false of the other move': '  afirmações: {part} falsas para a outra jogada',
  '  played like: off by {error} levels, the interval held {held} %, {players} {players:player|players}':
    '  jogou como: falhou por {error} níveis, o intervalo continha-o {held} %, {players} {players:jogador|jogadores}',
  '{count} of {of}': '{count} de {of}',

  // Engines
  '{passed} passed, {failed} failed, {skipped} {skipped:does|do} not apply.':
    '{passed} {passed:passou|passaram}, {failed} {failed:falhou|falharam}, {skipped} não se {skipped:aplica|aplicam}.',
  '{bot} plays {games} at {origin}  (Ctrl-C stops it)': '{bot} joga {games} em {origin}  (Ctrl-C para-o)',
  'Connection lost ({why}). Trying again…': 'Ligação perdida ({why}). A tentar de novo…',
  '{room}: {by} asks for {game}: accepted': '{room}: {by} propõe {game}: aceite',
  '{room}: {by} asks for {game}: declined': '{room}: {by} propõe {game}: recusado',
  '{room}: {game} begins': '{room}: {game} começa',
  '{room}: over after {count} {count:move|moves}: {end} ({reason})':
    '{room}: acabou ao fim de {count} {count:jogada|jogadas}: {end} ({reason})',
  'nobody won': 'ninguém ganhou',
  drawn: 'empate',
  won: 'vitória',
  lost: 'derrota',
  '{room}: the engine failed ({why})': '{room}: o motor falhou ({why})',
  '{room}: the engine failed {count} times in one position and resigns':
    '{room}: o motor falhou {count} vezes numa posição e desiste',
  '{move} is not a legal move': '{move} não é uma jogada legal',

  // Games of one's own
  '{name} is in {folder}: {files}. It can be played as it is; change it.':
    '{name} está em {folder}: {files}. Já se pode jogar; agora altere-o.',
  'in the terminal': 'no terminal',
  'in the page, which follows every change': 'na página, que segue cada alteração',
  'runs its tests and prints its numbers': 'corre os testes e mostra os números',
  'no golden data yet: change golden/golden.py and run it':
    'ainda sem dados de referência: altere e corra golden/golden.py',
  'no historical bot': 'sem robô histórico',
  'no guide or lesson yet': 'ainda sem guia nem lição',
  'no lenses yet': 'ainda sem lentes',
  'no fingerprint yet: --write keeps it': 'ainda sem impressão digital: --write guarda-a',
  'nothing to test': 'nada para testar',
  '{count} {count:test|tests}': '{count} {count:teste|testes}',
  'gamut check {game} --write stores these numbers where they belong.':
    'gamut check {game} --write guarda estes números no seu lugar.',
  'Only the fingerprint was written: {game} does not use defineGame, so its author has to change the numbers.':
    'Só se escreveu a impressão digital: {game} não usa defineGame, e os números são para o autor mudar.',
  'A random game lasts {moves} moves; the first position has {count}.':
    'Uma partida aleatória dura {moves} jogadas; a primeira posição tem {count}.',
  'nodes: {nodes} (nodes per second of the strongest computer player)':
    'nodes: {nodes} (nós por segundo do computador mais forte)',
  'bench: {text} ({playouts} here)': 'bench: {text} ({playouts} aqui)',
  'fingerprint: {text}': 'fingerprint: {text}',

  // Learning
  '{count} positions in the last round.': '{count} posições na última ronda.',
  'Loss on games not learned from: {loss}; {alike} if all moves were equally likely, {least} at best.':
    'Erro em partidas não usadas para aprender: {loss}; {alike} se todas as jogadas fossem iguais, {least} no melhor caso.',
  'The policy puts the favourite move of the search first in {first} of the positions, among its first three in {three}, among its first ten in {ten}.':
    'A política põe a jogada preferida da pesquisa em primeiro lugar em {first} das posições, entre as três primeiras em {three}, entre as dez primeiras em {ten}.',
  '{count} positions; an evaluation of {scale} wins 73 games in 100.':
    '{count} posições; uma avaliação de {scale} ganha 73 partidas em 100.',
  'Epoch {epoch}: loss {loss}, on games not learned from {validation}.':
    'Época {epoch}: perda {loss}, em partidas com que não aprendeu {validation}.',
  'Loss on games not learned from: {before} before, {after} after.':
    'Erro em partidas não usadas para aprender: {before} antes, {after} depois.',

  // Solving
  '{nodes} nodes{before}, {seconds} s': '{nodes} nós{before}, {seconds} s',
  ', {nodes} of them before': ', {nodes} deles antes',
  'Interrupted. {text}': 'Interrompido. {text}',
  'Not known.': 'Desconhecido.',
  'a draw': 'empate',
  '{name} wins{soon}{best}': '{name}: vitória{soon}{best}',
  ' in {plies} {plies:ply|plies}': ' em {plies} {plies:jogada|jogadas}',
  ' after {move}': ' depois de {move}',
  'who wins': 'quem ganha',
  'how soon, {plies} plies': 'em quantas jogadas, {plies}',
  ' {bar} {done} of {openings} openings,': ' {bar} {done} de {openings} aberturas,',
  ', proof {proof} disproof {disproof}': ', prova {proof} refutação {disproof}',
  '{doing}:{known} {nodes} million nodes, {rate} thousand per second, table {full} %{missing}. Ctrl-C stops.':
    '{doing}:{known} {nodes} milhões de nós, {rate} mil por segundo, tabela {full} %{missing}. Ctrl-C para.',
  '{file} cannot be written: {why}.': 'Não foi possível escrever {file}: {why}.',

  // Servers
  'Gamut is at {address}  (Ctrl-C stops it)': 'Gamut está em {address}  (Ctrl-C para-o)',
  'From other devices: {address}': 'De outros dispositivos: {address}',
  'Gamut thinks for the servers of this database, {count} at a time{matches}  (Ctrl-C stops it)':
    'Gamut pensa pelos servidores desta base de dados, {count} de cada vez{matches}  (Ctrl-C para-o)',
  ', and plays games of matches, {count} at a time': ', e joga partidas de encontros, {count} de cada vez',
  'The database was copied to {file}.': 'A base de dados foi copiada para {file}.',
  'The previous database is kept as {file}{how}.': 'A base de dados anterior ficou como {file}{how}.',
  '; to get those moves back, give it the name of the database you moved, with {ending}':
    '; para recuperar essas jogadas, dê-lhe o nome da base de dados que mudou de sítio, com {ending}',
  'The games of {file} are now in {database}; start the server with: gamut serve --data {data}':
    'As partidas de {file} estão agora em {database}; inicie o servidor com: gamut serve --data {data}',

  // gamut compliance --rules
  '{game}: there are no golden games.': '{game}: não há partidas de referência.',
  '{game}: {games} games, {positions} positions and {counts} counts agree.':
    '{game}: {games} partidas, {positions} posições e {counts} contagens coincidem.',
  '{game}: the first difference, after {games} games that agree: {what}':
    '{game}: a primeira diferença, depois de {games} partidas iguais: {what}',
  'expected: {expected}': 'esperado: {expected}',
  'came: {came}': 'obtido: {came}',
  'after: {moves}': 'depois de: {moves}',
  'position: {position}': 'posição: {position}',

  // gamut token
  'This is the only time that the token of {bot} is shown.': 'A credencial de {bot} só é mostrada desta vez.',
  'There are no tokens.': 'Não há credenciais.',
  'The token {id} is revoked.': 'A credencial {id} foi revogada.',

  // gamut coach
  '{game}, {players} players: {games} games of level {level} with a coach, {moves} moves judged':
    '{game}, {players} jogadores: {games} partidas do nível {level} com um treinador, {moves} jogadas avaliadas',
  'The coach spoke {words} times, {mean} times a game.': 'O treinador falou {words} vezes, {mean} vezes por partida.',
  'Confirmed with {times} times the nodes: {confirmed} of {words}.':
    'Confirmadas com {times} vezes os nós: {confirmed} de {words}.',
  'A student that heeds it gains {mean} Elo ({low} to {high}).':
    'Um aluno que o segue ganha {mean} Elo ({low} a {high}).',
  'Of 100 verdicts, 95 came within {slow} ms.': 'De 100 veredictos, 95 chegaram em {slow} ms.',
  'Only the games that were over are counted.': 'Só contam as partidas que acabaram.',
} as const;
