/** What help says, in English and in Portuguese. */
export const commandsInPortuguese = {
  // The whole command
  // Puzzles
  'puzzles that are proved: of the day, by their number, verified or mined':
    'problemas demonstrados: o do dia, pelo número, verificados ou procurados',
  'daily, list, show, verify or mine': 'daily, list, show, verify ou mine',
  'a game; for show, the id of a puzzle': 'um jogo; com show, o número de um problema',
  'with daily and show: tell the solution': 'com daily e show: mostrar a solução',
  'games to look for puzzles in': 'partidas em que se procuram problemas',
  'puzzles to keep, at most': 'problemas que ficam, no máximo',
  'keep the games in this file and continue from it; by default one in .cache/puzzles':
    'guardar as partidas neste ficheiro e continuar a partir dele; por predefinição, um em .cache/puzzles',
  'store the puzzles beside the game': 'guardar os problemas junto do jogo',
  'with verify: so many puzzles of each game': 'com verify: este número de problemas de cada jogo',
  'Play, study and program abstract games.': 'Jogar, estudar e programar jogos abstratos.',
  '[command] [options]': '[comando] [opções]',
  '[options]': '[opções]',
  'language of all texts: en or pt; by default that of the system':
    'língua de todos os textos: en ou pt; por predefinição, a do sistema',
  'draw with ASCII characters only': 'desenhar só com caracteres ASCII',
  'lines of text instead of the full screen, for screen readers and pipes':
    'linhas de texto em vez do ecrã inteiro, para leitores de ecrã e pipes',
  'no colours': 'sem cores',
  'show this help': 'mostrar esta ajuda',
  'show the version': 'mostrar a versão',
  'show the help of a command': 'mostrar a ajuda de um comando',
  'Usage:': 'Utilização:',
  'Arguments:': 'Argumentos:',
  'Options:': 'Opções:',
  'Global Options:': 'Opções de todos os comandos:',
  'Commands:': 'Comandos:',
  'Example:': 'Exemplo:',
  'Play:': 'Jogar:',
  'Recorded games:': 'Partidas registadas:',
  'Computer players:': 'Computadores:',
  'Your own engine:': 'O seu motor:',
  'Your own game:': 'O seu jogo:',
  'Server:': 'Servidor:',
  'Help:': 'Ajuda:',
  'default: {value}': 'predefinição: {value}',
  required: 'obrigatória',

  // What each command does
  'play a game here, in the terminal': 'jogar aqui, no terminal',
  'list the games': 'listar os jogos',
  'open a room on a server, show its link and take a seat':
    'abrir uma sala num servidor, mostrar o link e ocupar um lugar',
  'play in a room, by its link': 'jogar numa sala, pelo seu link',
  'watch a room, by its link': 'assistir a uma sala, pelo seu link',
  'find an opponent for a game on a server': 'encontrar adversário para um jogo num servidor',
  'list or delete saved games': 'listar ou apagar partidas guardadas',
  'show a recorded game: its last position, or another one': 'mostrar uma partida guardada: a última posição, ou outra',
  'show a recorded game move by move': 'mostrar uma partida guardada, jogada a jogada',
  'find the mistakes in a recorded game, for every player': 'encontrar os erros de cada jogador numa partida guardada',
  'think about a position or the end of a recorded game: the best moves and what they are worth':
    'analisar uma posição ou o fim de uma partida guardada: as melhores jogadas e quanto valem',
  'say why a move is good, or why not: what is proved, what tells it from the better move':
    'dizer porque é que uma jogada é boa, ou não é: o que está provado, o que a distingue da melhor',
  'a move; without it, the one that was played, or the best one': 'uma jogada; sem ela, a que foi jogada, ou a melhor',
  'nodes per position': 'nós por posição',
  'explain the move after n moves': 'explicar a jogada que vem depois de n jogadas',
  'how many of the best moves': 'quantas das melhores jogadas',
  'rounds of thinking, each four times as long as the one before':
    'voltas de análise, cada uma quatro vezes mais longa do que a anterior',
  'how a game is played': 'como se joga um jogo',
  'print the complete rules in numbered paragraphs, in English':
    'mostrar as regras completas em parágrafos numerados, em inglês',
  'print what lets bash, zsh or fish complete this command':
    'mostrar o que permite a bash, zsh ou fish completar este comando',
  'print the manual page, for man': 'mostrar a página de manual, para man',
  'bash, zsh or fish': 'bash, zsh ou fish',
  'write a recorded game in another format': 'escrever uma partida guardada noutro formato',
  'play computer players against each other and measure who is stronger':
    'pôr computadores a jogar entre si e medir qual é mais forte',
  'play all bots in a folder against each other': 'pôr todos os robôs de uma pasta a jogar entre si',
  'measure how strong the ten levels of a game are': 'medir a força dos dez níveis de um jogo',
  'measure how often the estimates of a game come true': 'medir quantas vezes se confirmam as estimativas de um jogo',
  'find out who wins with best play, and in how many moves':
    'descobrir quem ganha se ninguém se enganar, e em quantas jogadas',
  'learn the weights of an evaluation from games of the computer against itself':
    'aprender os pesos de uma avaliação com partidas do computador contra si próprio',
  'write games of the best search against itself, with scores, for programs that learn':
    'escrever partidas da melhor pesquisa contra si própria, com valores, para programas que aprendem',
  'choose balanced openings for a game': 'escolher aberturas equilibradas para um jogo',
  'speak the engine protocol on standard input and output': 'falar o protocolo dos motores na entrada e saída padrão',
  'check that an engine follows the protocol': 'verificar se um motor respeita o protocolo',
  'connect an engine to a server, where it plays as a bot': 'ligar um motor a um servidor, onde joga como robô',
  'compare its legal moves, positions and results with golden games instead':
    'comparar as suas jogadas legais, posições e resultados com partidas de referência',
  'make, list and revoke the tokens with which your bots play on a server':
    'criar, listar e revogar as credenciais com que os seus robôs jogam num servidor',
  'make, list or revoke': 'make (criar), list (listar) ou revoke (revogar)',
  'name of the bot, or number of the token to revoke': 'nome do robô, ou número da credencial a revogar',
  'write a new game that can be played at once, for you to change':
    'escrever um jogo novo, que já se pode jogar, para o alterar',
  'run all tests of one game and print its numbers': 'correr todos os testes de um jogo e mostrar os seus números',
  'count the move sequences of a game': 'contar as sequências de jogadas de um jogo',
  'measure the speed of the games': 'medir a velocidade dos jogos',
  'print a hash of how the computer players of each game play':
    'mostrar um hash da forma como os computadores de cada jogo jogam',
  'serve the web page and online games': 'servir a página e as partidas online',
  'let this machine think and play matches for servers that share a PostgreSQL database':
    'pôr esta máquina a pensar e a jogar por servidores que partilham uma base de dados PostgreSQL',
  'copy the database of a server to a file, while the server runs':
    'copiar a base de dados de um servidor para um ficheiro, com o servidor a funcionar',
  'restore a backup into the data folder of a server': 'repor uma cópia de segurança na pasta de dados de um servidor',

  // Options of several commands
  'print JSON': 'escrever JSON',
  'judge every move anew instead of continuing with what was found before':
    'julgar de novo todas as jogadas em vez de continuar com o que já se encontrou',
  'number of players': 'número de jogadores',
  'for {games}': 'para {games}',
  'folder of the database': 'pasta da base de dados',
  'address of the server': 'endereço do servidor',
  'your name, as others see it': 'o seu nome, como os outros o veem',
  'a code from your other device, to play here under the same name':
    'um código do seu outro dispositivo, para jogar aqui com o mesmo nome',
  'let the gamut workers of this PostgreSQL database play the games':
    'deixar as partidas aos gamut worker desta base de dados PostgreSQL',
  'seed of the random numbers': 'semente dos números aleatórios',
  'the game': 'o jogo',
  'the game, if the record does not name it': 'o jogo, se o registo não o indicar',
  'nodes per move': 'nós por jogada',
  'write an HTML report to this file': 'escrever um relatório em HTML neste ficheiro',
  'command line of the engine; {game} in it becomes the name of the game':
    'linha de comandos do motor; {game} é trocado pelo nome do jogo',
  'the games it plays, separated by commas, if the engine does not say so':
    'os jogos que joga, separados por vírgulas, se o motor não o disser',
  'play a rated game; every player needs an account': 'jogar uma partida oficial; todos precisam de conta',
  'link of the room; for a room of --server, its name is enough':
    'link da sala; para uma sala de --server basta o nome',

  // Options of single commands
  'the players in order, separated by commas: human, {players}; {budgets}':
    'os jogadores por ordem, separados por vírgulas: human, {players}; {budgets}',
  'uct@4000 or uct@800ms sets nodes or time for that player, mcts:rave=300 a parameter':
    'uct@4000 ou uct@800ms dá nós ou tempo a esse jogador, mcts:rave=300 um parâmetro',
  'the colours in the order of play, separated by commas': 'as cores pela ordem de jogo, separadas por vírgulas',
  'play a set of 3, 5 or 7 games with totals; the seats rotate':
    'jogar uma série de 3, 5 ou 7 partidas, com totais; os lugares rodam',
  'continue a saved game: by its name (see gamut saves), the latest one, or a record in a file':
    'continuar uma partida guardada: pelo nome (ver gamut saves), a mais recente, ou a de um ficheiro',
  'the players in order, separated by commas: me, open, bot:<name> or {players}':
    'os jogadores por ordem, separados por vírgulas: me, open, bot:<nome> ou {players}',
  'time for each player and what every move adds, as in 10m+5s or 3d+1d':
    'tempo de cada jogador e o que cada jogada acrescenta, como em 10m+5s ou 3d+1d',
  'list the room in the lobby': 'mostrar a sala no lobby',
  'no chat in the room': 'sala sem conversa',
  'quick: 5 min + 5 s per move, slow: 15 min + 10 s, days: 3 days per move':
    'quick: 5 min + 5 s por jogada, slow: 15 min + 10 s, days: 3 dias por jogada',
  'delete this saved game': 'apagar esta partida guardada',
  'show the position after n moves': 'mostrar a posição depois de n jogadas',
  'draw the position as a picture, 1200 by 630 pixels': 'desenhar a posição como imagem de 1200 por 630 píxeis',
  'draw the same picture as SVG': 'desenhar a mesma imagem em SVG',
  'milliseconds between two positions': 'milissegundos entre duas posições',
  'text, json, link or abstractplay': 'text, json, link ou abstractplay',
  'write to this file': 'escrever neste ficheiro',
  'a record in any format, a position, a link or the name of a saved game; - reads standard input':
    'um registo em qualquer formato, uma posição, um link ou o nome de uma partida guardada; - lê a entrada padrão',
  'openings; each is played once for every order of the players':
    'aberturas; cada uma joga-se uma vez por cada ordem dos jogadores',
  'openings in each match; both players begin each of them once':
    'aberturas por encontro; cada jogador começa cada uma delas uma vez',
  'stop as soon as the match decides between these two Elo differences':
    'parar logo que o encontro decida entre estas duas diferenças de Elo',
  'keep the games in this file; the same command continues from it':
    'guardar as partidas neste ficheiro; o mesmo comando continua a partir dele',
  'keep the games in this folder; the same command continues from it':
    'guardar as partidas nesta pasta; o mesmo comando continua a partir dela',
  'repeat the match of a result written by --json, and compare':
    'repetir o encontro de um resultado escrito por --json, e comparar',
  'nodes per move; 1000 if --time is not given': 'nós por jogada; 1000 se não houver --time',
  'milliseconds per move; of processor time, for engines too where the system tells it':
    'milissegundos por jogada; de tempo de processador, também dos motores onde o sistema o diz',
  'moves after which a game is a draw': 'jogadas ao fim das quais a partida é empate',
  'milliseconds per move after which a player loses the game, instead of the usual limit':
    'milissegundos por jogada ao fim dos quais o jogador perde a partida, em vez do limite habitual',
  'built-in players that take part, separated by commas':
    'jogadores do programa que também participam, separados por vírgulas',
  'openings for each pair of neighbouring levels': 'aberturas para cada par de níveis vizinhos',
  'openings for the two strongest levels; the others get as many as take the same time':
    'aberturas para os dois níveis mais fortes; os outros recebem as que demorem o mesmo',
  'continue until it is certain which neighbour is stronger, up to --pairs or ten times as many games':
    'continuar até ser certo qual dos vizinhos é mais forte, até --pairs ou dez vezes mais partidas',
  'multiply the nodes of every level, for a quick look': 'multiplicar os nós de todos os níveis, para ver depressa',
  'measure only the levels up to this one': 'medir só os níveis até este',
  'keep the games in this folder and continue from it; by default .cache/ladder/<game>-<players>':
    'guardar as partidas nesta pasta e continuar a partir dela; por predefinição, .cache/ladder/<jogo>-<jogadores>',
  'store the result beside the game, where all screens read it':
    'guardar o resultado junto do jogo, onde todos os ecrãs o leem',
  'print a Markdown table': 'escrever uma tabela em Markdown',
  'games to play': 'partidas a jogar',
  'nodes for each judged position; by default those of a review':
    'nós para avaliar cada posição; por predefinição, os de uma análise',
  'the levels that play': 'os níveis que jogam',
  'positions of each game that are judged; by default 4, 6 with --moves':
    'posições de cada partida que são avaliadas; por predefinição 4, ou 6 com --moves',
  'review whole games of known levels instead, and measure how far that can be trusted':
    'em vez disso, rever partidas inteiras de níveis conhecidos e medir até onde se pode confiar nisso',
  'measure what the moves of each level cost instead, and how far the judge errs':
    'medir, em vez disso, quanto custam as jogadas de cada nível, e quanto erra a avaliação',
  'keep the games in this file and continue from it; by default one in .cache/calibrate':
    'guardar as partidas neste ficheiro e continuar a partir dele; por predefinição, um em .cache/calibrate',
  'play fresh games and compare them with what is stored; needs another --seed':
    'jogar partidas novas e compará-las com o que está guardado; precisa de outra --seed',
  'longest sequences to count': 'sequências mais longas a contar',
  'count from this position': 'contar a partir desta posição',
  'count for each first move': 'contar para cada primeira jogada',
  'compare with all stored counts, to their full depth':
    'comparar com todas as contagens guardadas, até à profundidade total',
  'repetitions of each measurement': 'repetições de cada medição',
  'statistics of the best search of each game: table, cut-offs, nodes beyond the horizon':
    'estatísticas da melhor pesquisa de cada jogo: tabela, cortes, nós além do horizonte',
  'nodes per position, with --search': 'nós por posição, com --search',
  'fail if a game is slower than its limit': 'falhar se um jogo for mais lento do que o seu limite',
  'print every move, score and number of nodes it is made of':
    'mostrar as jogadas, os valores e os números de nós de que se compõe',
  'store it beside the game, where the tests read it': 'guardá-lo junto do jogo, onde os testes o leem',
  'store the numbers where they belong': 'guardar os números no seu lugar',
  'name of the game on command lines, such as connect-four': 'nome do jogo na linha de comandos, como connect-four',
  'write the game into this folder instead of src/games; name the folder in GAMUT_GAMES to play it':
    'escrever o jogo nesta pasta em vez de src/games; para o jogar, indique a pasta em GAMUT_GAMES',
  'openings to keep': 'aberturas a guardar',
  'openings to choose from': 'aberturas de onde escolher',
  'nodes to judge each opening': 'nós para avaliar cada abertura',
  'store the file beside the game, where matches read it': 'guardar o ficheiro junto do jogo, onde os encontros o leem',
  'solve this position': 'resolver esta posição',
  'solve every first move': 'resolver todas as primeiras jogadas',
  'only who wins, not how soon': 'só quem ganha, não em quantas jogadas',
  'megabytes for the table': 'megabytes para a tabela',
  'save the progress in this file every half minute; the same command continues from it':
    'guardar o progresso neste ficheiro de meio em meio minuto; o mesmo comando continua a partir dele',
  'print the best moves up to this ply': 'mostrar as melhores jogadas até esta profundidade',
  'learn which moves look best instead, for games with a tree search':
    'aprender, em vez disso, que jogadas parecem melhores, nos jogos com pesquisa em árvore',
  'learn a net that adds to the evaluation instead': 'aprender, em vez disso, uma rede que se soma à avaliação',
  'hidden units of a net': 'unidades ocultas de uma rede',
  'stages of a game with their own output weights': 'fases de uma partida com pesos de saída próprios',
  'keep the games for the net in this file; the same command continues from it':
    'guardar neste ficheiro as partidas para a rede; o mesmo comando continua a partir dele',
  'games per round; by default 2000, 200 with --policy, 10000 with --net':
    'partidas por ronda; por predefinição 2000, 200 com --policy, 10000 com --net',
  'nodes per move; by default 300, 4000 with --policy, 150 with --net':
    'nós por jogada; por predefinição 300, 4000 com --policy, 150 com --net',
  'rounds; each is played with what the last one learned': 'rondas; cada uma joga-se com o que a anterior aprendeu',
  'most random moves at the start of a game': 'máximo de jogadas aleatórias no início da partida',
  'after the opening, one move in n is random': 'depois da abertura, uma jogada em cada n é aleatória',
  'moves after which a game is cut off': 'jogadas ao fim das quais a partida é interrompida',
  'all positions in a compact form instead of games as JSON lines':
    'todas as posições numa forma compacta, em vez das partidas em linhas de JSON',
  'write to this file; a name that ends in .gz packs it':
    'escrever neste ficheiro; um nome que acabe em .gz comprime-o',
  'let the program use what was learned': 'pôr o programa a usar o que aprendeu',
  'token of the bot': 'credencial do robô',
  'most games at the same time': 'máximo de partidas ao mesmo tempo',
  'milliseconds per move; 1000 if --nodes is not given': 'milissegundos por jogada; 1000 se não houver --nodes',
  'port to listen on; 0 for any free port': 'porta onde escutar; 0 para qualquer porta livre',
  'address to listen on': 'endereço onde escutar',
  'use a PostgreSQL database instead': 'usar antes uma base de dados PostgreSQL',
  'computer players that think at the same time; 0 leaves thinking to gamut worker':
    'computadores que pensam ao mesmo tempo; 0 deixa-o para gamut worker',
  'computer players that think at the same time': 'computadores que pensam ao mesmo tempo',
  'address that people use, if the server is behind a proxy': 'endereço que as pessoas usam, se houver um proxy',
  'proxies trusted to report client addresses': 'proxies de confiança, que indicam o endereço dos clientes',
  'requests per minute from one address': 'pedidos por minuto de um endereço',
  'open sockets from one address': 'ligações abertas de um endereço',
  'moves per minute from one account; new rooms are limited further':
    'jogadas por minuto de uma conta; as salas novas têm um limite menor',
  'port on this machine for Prometheus metrics': 'porta nesta máquina para as métricas do Prometheus',
  'PostgreSQL database of the servers': 'base de dados PostgreSQL dos servidores',
  'games of matches played at the same time; 0 for none':
    'partidas de encontros jogadas ao mesmo tempo; 0 para nenhuma',
  'keep an existing database under another name': 'guardar com outro nome a base de dados que já exista',
  'measure the coach of a game: how often it is right, and what heeding it is worth':
    'medir o treinador de um jogo: quantas vezes tem razão e quanto vale segui-lo',
  'the level of everybody': 'o nível de todos',
  'how easily the coach speaks': 'com que facilidade fala o treinador',
} as const;
