/** Why something cannot be done, in English and in Portuguese. */
export const faultsInPortuguese = {
  // The command line itself
  '--lang must be en or pt, not {word}.': '--lang tem de ser en ou pt, e não {word}.',
  '<{name}> is missing; see --help.': 'Falta <{name}>; veja --help.',
  '{flag} is missing; see --help.': 'Falta {flag}; veja --help.',
  'The option {flag} needs a value.': 'A opção {flag} precisa de um valor.',
  'There is no option {flag}; did you mean {near}?': 'Não há a opção {flag}; queria dizer {near}?',
  'There is no option {flag}; --help lists them all.': 'Não há a opção {flag}; --help mostra-as todas.',
  'There is no command {word}; did you mean {near}?': 'Não há o comando {word}; queria dizer {near}?',
  'There is no command {word}; gamut --help lists them all.': 'Não há o comando {word}; gamut --help mostra-os todos.',
  'Too many arguments: {words}.': 'Há argumentos a mais: {words}.',
  '{flag} cannot be {value}; choose one of {values}.': '{flag} não pode ser {value}; escolha entre {values}.',
  '{flag} must be a whole number from {least} to {most}, not {text}.':
    '{flag} tem de ser um número inteiro de {least} a {most}, e não {text}.',
  ' (did you mean {word}?)': ' (queria dizer {word}?)',

  // Files and the system
  '--binary needs a file: --output <file>.': '--binary precisa de um ficheiro: --output <ficheiro>.',
  'The output cannot be written: {why}.': 'Não foi possível escrever a saída: {why}.',
  'The report {file} cannot be written: {why}.': 'Não foi possível escrever o relatório {file}: {why}.',
  'The log {file} cannot be written: {why}.': 'Não foi possível escrever o diário {file}: {why}.',
  'The log {file} cannot be used: {why}.': 'Não foi possível usar o diário {file}: {why}.',
  'The folder {folder} cannot be written: {why}.': 'Não foi possível escrever na pasta {folder}: {why}.',
  'The folder {folder} cannot be read: {why}.': 'Não foi possível ler a pasta {folder}: {why}.',
  'the disk is full': 'o disco está cheio',
  'the disk quota is used up': 'a quota do disco está esgotada',
  'permission denied': 'sem permissão',
  'the file system is read-only': 'o sistema de ficheiros é só de leitura',
  'it is a folder': 'é uma pasta',
  'no such file or folder': 'esse ficheiro ou pasta não existe',
  'the device reports an error': 'o dispositivo comunica um erro',
  'there are too many links': 'há demasiadas ligações simbólicas',
  'the name is too long': 'o nome é demasiado longo',

  // Games and their options
  'There is no game called {word}{hint}. The games are {games}.':
    'Não há nenhum jogo chamado {word}{hint}. Os jogos são {games}.',
  '{game} has no option --{name}; it has {known}.': '{game} não tem a opção --{name}; tem {known}.',
  '--{name} of {game} must be {values}, not {value}.': '--{name} em {game} tem de ser {values}, e não {value}.',
  '{least} to {most}': '{least} a {most}',
  '{first} or {last}': '{first} ou {last}',
  'Please name a game with --game: {games}.': 'Indique um jogo com --game: {games}.',
  '{command} needs a game: {games}.': '{command} precisa de um jogo: {games}.',

  // Players and engines
  '--colours names {players} of the colours of {game}: {names}.':
    '--colours indica {players} das cores de {game}: {names}.',
  'A set has {known} games, not {word}.': 'Uma série tem {known} partidas, não {word}.',
  'There is no player called {word}{hint}. The players of {game} are {names}.':
    'Não há nenhum jogador chamado {word}{hint}. Os jogadores de {game} são {names}.',
  '{name} takes no parameters.': '{name} não tem parâmetros.',
  '{name} does not search, so it takes no @ limit.': '{name} não pesquisa, por isso não aceita um limite com @.',
  'A level needs a number from 1 to {most}, as in level:5.':
    'Um nível precisa de um número de 1 a {most}, como em level:5.',
  'A level is a whole number from 1 to {most}, not {text}.':
    'Um nível é um número inteiro de 1 a {most}, e não {text}.',
  'After @ comes a number of nodes or milliseconds, as in uct@4000 or uct@800ms, not {word}.':
    'Depois de @ vem um número de nós ou de milissegundos, como em uct@4000 ou uct@800ms, e não {word}.',
  '{name} is for two players.': '{name} é para dois jogadores.',
  'There is no parameter {name}; there are {known}.': 'Não há o parâmetro {name}; há {known}.',
  'The parameter {name} must be a number, true or false, as in {name}=1, not {part}.':
    'O parâmetro {name} tem de ser um número, true ou false, como em {name}=1, e não {part}.',
  'Only computer players play matches; people use gamut play.':
    'Só os computadores jogam encontros; as pessoas usam gamut play.',
  '--seats names {count} {count:player|players}; this game has {players}.':
    '--seats indica {count} {count:jogador|jogadores}; esta partida tem {players}.',
  'The command {command} opens a quote {quote} and never closes it.':
    'O comando {command} abre uma aspa {quote} e nunca a fecha.',
  'An engine needs a command, as in "engine:python3 bot.py".':
    'Um motor precisa de um comando, como em "engine:python3 bot.py".',
  'There is no program {program} to run the engine "{command}".':
    'Não há o programa {program} para correr o motor "{command}".',
  'The engine did not answer "ugi": it {why}.': 'O motor não respondeu a "ugi": {why}.',
  'illegal move': 'jogada ilegal',
  crash: 'falha',
  time: 'tempo',
  flood: 'excesso de texto',
  'not ready: {why}': 'não ficou pronto: {why}',
  'could not be started: {why}': 'não pôde ser iniciado: {why}',
  'gave no answer in {ms} ms': 'não respondeu em {ms} ms',
  'does not offer {game}': 'não oferece {game}',
  'gave no {word} in {ms} ms': 'não deu {word} em {ms} ms',
  'took {ms} ms of {most} ms': 'levou {ms} ms de {most} ms',
  'said more than {size} MiB for one answer': 'escreveu mais de {size} MiB numa resposta',
  'said a line of more than {size} KiB': 'escreveu uma linha de mais de {size} KiB',
  'ended with status {status}{last}': 'terminou com o estado {status}{last}',
  'was ended by {signal}{last}': 'foi terminado por {signal}{last}',
  'answered bestmove without a move': 'respondeu bestmove sem jogada',
  'answered {text}': 'respondeu {text}',
  'The engine does not say which games it plays; name one with --game.':
    'O motor não diz que jogos joga; indique um com --game.',

  // Matches
  '--sprt takes two Elo differences, the smaller one first, as in 0,10, not {text}.':
    '--sprt recebe duas diferenças de Elo, a menor primeiro, como em 0,10, e não {text}.',
  '--sprt needs exactly two players.': '--sprt precisa exatamente de dois jogadores.',
  '{game} needs {wanted} players, but {count} {count:was|were} named.':
    '{game} precisa de {wanted} jogadores, e {count:foi indicado|foram indicados} {count}.',
  '{game} with these options has only {count} {count:opening|openings}; lower --pairs.':
    '{game} com estas opções só tem {count} {count:abertura|aberturas}; baixe --pairs.',
  '--again takes the players from the file; name none.': '--again usa os jogadores do ficheiro; não indique nenhum.',
  'The result {file} has options that {game} does not have.': 'O resultado {file} tem opções que {game} não tem.',
  'The result {file} cannot be read: {why}.': 'Não foi possível ler o resultado {file}: {why}.',
  '{file} is not a result of gamut match --json.': '{file} não é um resultado de gamut match --json.',
  '{file} is not the log of a match.': '{file} não é o diário de um encontro.',
  '{file} is the log of another match, with a different {names}.':
    '{file} é o diário de outro encontro, com outro {names}.',
  'An arena needs two players or more, and there {count:is|are} {count}; add built-in players with --with.':
    'Uma arena precisa de pelo menos dois jogadores, e {count:há|há} {count}; junte jogadores do programa com --with.',
  '{name} is left out: {flaw}.': '{name} fica de fora: {flaw}.',
  'there is no program {program} here': 'não há aqui o programa {program}',
  'it has no "command"': 'não tem "command"',
  'it is not valid JSON': 'não é JSON válido',
  'Game {id} cannot be played by a worker: {why}.': 'A partida {id} não pode ser jogada por um worker: {why}.',
  '{program} is a program on this machine, so workers cannot play it; leave out --database-url.':
    '{program} é um programa desta máquina e os workers não o podem jogar; retire --database-url.',
  'No worker has started a game yet: run gamut worker on any machine, with the same database.':
    'Ainda nenhum worker começou uma partida: corra gamut worker em qualquer máquina, com a mesma base de dados.',
  'The database does not answer; waiting for it.': 'A base de dados não responde; à espera dela.',
  'Games that have begun are played to the end; the same command finds them.':
    'As partidas já começadas jogam-se até ao fim; o mesmo comando encontra-as.',
  '--nodes-scale must be a number above 0 and up to 100, not {text}.':
    '--nodes-scale tem de ser um número acima de 0 e até 100, e não {text}.',
  '--write needs the real levels; leave out --nodes-scale.':
    '--write precisa dos níveis verdadeiros; retire --nodes-scale.',

  // Records
  '--to must be {forms}, not {word}.': '--to tem de ser {forms}, e não {word}.',
  '--resume brings its own game; leave out {word}.': '--resume já traz o seu jogo; retire {word}.',
  '--resume brings its own rules; leave out --{rule}.': '--resume já traz as suas regras; retire --{rule}.',

  // Counting, solving, learning
  '{game} has no stored counts.': '{game} não tem contagens guardadas.',
  'Only games of two players can be solved.': 'Só se podem resolver partidas de dois jogadores.',
  '{game} has too many moves to be solved.': '{game} tem demasiadas jogadas para ser resolvido.',
  '{game} has no book for this size: it takes too long to solve.':
    '{game} não tem livro para este tamanho: demora demasiado a resolver.',
  '{file} is about another position: {game} {position}.': '{file} é de outra posição: {game} {position}.',
  '{file} is not a file, and progress can only be kept in a file.':
    '{file} não é um ficheiro, e o progresso só se guarda num ficheiro.',
  '{file} was not written by this version of gamut solve.': '{file} não foi escrito por esta versão de gamut solve.',
  'gamut train learns from games of two players; for more, use --policy.':
    'gamut train aprende com partidas de dois jogadores; para mais, use --policy.',
  '{file} is the log of something else: {command}': '{file} é o diário de outra coisa: {command}',
  'Nothing is stored for {game} with {players} players.': 'Não há nada guardado de {game} com {players} jogadores.',
  '--levels must be two levels such as 5-9, not {text}.': '--levels tem de ser dois níveis como 5-9, e não {text}.',
  '{game} has no policy to learn.': '{game} não tem nenhuma política para aprender.',
  'With {players} players, {game} does not use a tree search, so there is no policy to learn.':
    'Com {players} jogadores, {game} não usa pesquisa em árvore, e não há política para aprender.',

  // Games of one's own
  '{id} cannot be the name of a game: use up to {most} small letters, digits and single hyphens, starting with a letter, as in connect-four.':
    '{id} não pode ser o nome de um jogo: use até {most} letras minúsculas, algarismos e hífenes simples, a começar por uma letra, como em connect-four.',
  'There is already a game called {name}.': 'Já existe um jogo chamado {name}.',
  '{folder} already exists; nothing was written.': '{folder} já existe; nada foi escrito.',
  'gamut new needs a checkout of Gamut with its examples.':
    'gamut new precisa do repositório do Gamut com os exemplos.',
  'gamut check needs a checkout of Gamut in which npm ci has run.':
    'gamut check precisa do repositório do Gamut, onde npm ci já correu.',

  // Servers
  '--database-url must start with postgres://, as in postgres://user:password@host/name.':
    '--database-url tem de começar por postgres://, como em postgres://user:password@host/name.',
  'The database cannot be used: {why}.': 'Não foi possível usar a base de dados: {why}.',
  '--public-url must be an address without a path, as in https://games.example.org.':
    '--public-url tem de ser um endereço sem caminho, como em https://games.example.org.',
  '--trust-proxy takes addresses such as 127.0.0.1 or 10.0.0.0/8, not {word}.':
    '--trust-proxy recebe endereços como 127.0.0.1 ou 10.0.0.0/8, e não {word}.',
  'Warning: people connect over TLS, but no proxy is trusted, so they all share one address and one limit. Name the address of the proxy with --trust-proxy.':
    'Aviso: as pessoas ligam-se por TLS, mas nenhum proxy é de confiança, e todas partilham um endereço e um limite. Indique o endereço do proxy com --trust-proxy.',
  'Port {port} is in use; choose another with --port.': 'A porta {port} está ocupada; escolha outra com --port.',
  'This user may not use port {port}; choose one above 1023 with --port.':
    'Este utilizador não pode usar a porta {port}; escolha uma acima de 1023 com --port.',
  'The server cannot listen on {host}: {why}.': 'O servidor não consegue escutar em {host}: {why}.',
  'The data folder {data} cannot be used ({why}); choose another with --data.':
    'Não foi possível usar a pasta de dados {data} ({why}); escolha outra com --data.',
  'A worker needs the database of the servers: --database-url postgres://…':
    'Um worker precisa da base de dados dos servidores: --database-url postgres://…',
  'There is already a database at {file}': 'Já há uma base de dados em {file}',
  '{file} holds the last moves of a database that was moved away without it':
    '{file} tem as últimas jogadas de uma base de dados que foi mudada de sítio sem ele',
  '{found}; to keep it under another name, use: gamut restore {file} --data {data} --replace':
    '{found}; para o guardar com outro nome, use: gamut restore {file} --data {data} --replace',

  '{file} is already in its place.': '{file} já está no seu lugar.',
  '{file} is in use by another program; stop that first.':
    '{file} está a ser usado por outro programa; feche-o primeiro.',
  '{file} already exists; choose another name.': '{file} já existe; escolha outro nome.',
  'There is no database at {file}.': 'Não há nenhuma base de dados em {file}.',
  '{from} cannot be copied to {to}: {why}.': 'Não foi possível copiar {from} para {to}: {why}.',
  '{file} is damaged: {why}': '{file} está danificado: {why}',
  '{file} cannot be used: {why}.': 'Não foi possível usar {file}: {why}.',
  '{file} needs an update, but cannot be copied to {copy} first ({why}); make room on the disk.':
    '{file} precisa de ser atualizado, mas não foi possível copiá-lo antes para {copy} ({why}); liberte espaço no disco.',
  'The database was written by a newer Gamut; this one cannot use it.':
    'A base de dados foi escrita por um Gamut mais recente; este não a pode usar.',
  'The data folder {folder} is in use by another server or restore; stop that first, or choose another with --data.':
    'A pasta de dados {folder} está a ser usada por outro servidor ou restore; pare-o primeiro, ou escolha outra com --data.',
  'The page is not built yet; npm start builds and serves it.':
    'A página ainda não foi compilada; npm start compila-a e serve-a.',
  'Port {port} is in use; choose another with --metrics-port.':
    'A porta {port} está ocupada; escolha outra com --metrics-port.',
  'Port {port} cannot be used for metrics ({why}); choose another with --metrics-port.':
    'A porta {port} não serve para as métricas ({why}); escolha outra com --metrics-port.',

  'Warning: PostgreSQL runs with {name} off, so confirmed moves can be lost if its machine fails. Switch it on.':
    'Aviso: o PostgreSQL funciona sem {name}, e podem perder-se jogadas confirmadas se a máquina falhar. Ligue-o.',

  // Going to a server
  'The server {origin} does not answer ({why}).': 'O servidor {origin} não responde ({why}).',
  'There is no Gamut server at {origin}.': 'Não há nenhum servidor do Gamut em {origin}.',
  '{address} is not the address of a server, as in https://games.example.org.':
    '{address} não é o endereço de um servidor, como https://games.example.org.',
  'The link of a room ends with /r/ and 26 letters, as in https://games.example.org/r/abc….':
    'O link de uma sala acaba em /r/ e 26 letras, como em https://games.example.org/r/abc….',
  'This code is invalid or has expired; get a new one on your other device.':
    'Este código é inválido ou expirou; peça outro no seu outro dispositivo.',
  'The server {origin} refused the connection ({status}).': 'O servidor {origin} recusou a ligação ({status}).',
  '--clock takes a time and what every move adds, as in 10m+5s or 3d+1d, not {word}.':
    '--clock recebe um tempo e o que cada jogada acrescenta, como em 10m+5s ou 3d+1d, e não {word}.',
  'There is no bot with this name.': 'Não há nenhum robô com este nome.',
  'Rated games need an account: sign in on the web page, get a code for another device there, and pass it with --code.':
    'As partidas oficiais precisam de conta: inicie sessão na página, peça lá um código para outro dispositivo e indique-o com --code.',
  'Games with this computer player, or on this board, cannot be rated.':
    'As partidas com este computador, ou neste tabuleiro, não podem ser oficiais.',
  'On a board that a computer plays perfectly, games cannot be rated.':
    'Num tabuleiro que um computador joga na perfeição, as partidas não podem ser oficiais.',
  'This room is not possible: a seat is me (once), open, bot:<name> or {players} without parameters, and a clock has at least 5 s.':
    'Esta sala não é possível: um lugar é me (uma vez), open, bot:<nome> ou {players} sem parâmetros, e um relógio tem pelo menos 5 s.',
  'The server did not open the room ({code}).': 'O servidor não abriu a sala ({code}).',
  'Please name the token of the bot with --token or GAMUT_TOKEN.':
    'Indique a credencial do robô com --token ou GAMUT_TOKEN.',
  'The server does not know this token; create one on the account page or with POST /api/tokens.':
    'O servidor não conhece esta credencial; crie uma na página da conta ou com POST /api/tokens.',

  // gamut token
  '{action} is not daily, list, show, verify or mine{hint}.':
    '{action} não é daily, list, show, verify nem mine{hint}.',
  'There is no puzzle {id}; gamut puzzles list shows them.':
    'Não há nenhum problema {id}; gamut puzzles list mostra-os.',
  'There are no puzzles yet.': 'Ainda não há problemas.',
  'Please name the puzzle; gamut puzzles list shows them.': 'Indique o problema; gamut puzzles list mostra-os.',
  'Please name the game.': 'Indique o jogo.',
  '{action} is not make, list or revoke{hint}.': '{action} não é make, list nem revoke{hint}.',
  'Please name the bot, as in gamut token make my-bot.': 'Indique o nome do robô, como em gamut token make my-bot.',
  'Please name the token; gamut token list shows their numbers.':
    'Indique a credencial; gamut token list mostra os números.',
  'There is no token {id}; gamut token list shows their numbers.':
    'Não existe a credencial {id}; gamut token list mostra os números.',
  'Your account asks for its password: put it into the variable GAMUT_PASSWORD.':
    'A sua conta pede a palavra-passe: ponha-a na variável GAMUT_PASSWORD.',
  'This name belongs to another bot or account.': 'Este nome pertence a outro robô ou a outra conta.',
  'There are too many tokens or bots; revoke one.': 'Há demasiadas credenciais ou robôs; revogue uma.',
  'A bot is called by 2 to 24 small letters, digits and hyphens.':
    'O nome de um robô tem 2 a 24 letras minúsculas, algarismos e hífenes.',
  'The password is wrong.': 'A palavra-passe está errada.',
  'The server refuses this ({code}).': 'O servidor recusa isto ({code}).',

  '{shell} is not bash, zsh or fish.': '{shell} não é bash, zsh nem fish.',
  '{game} has no written rules.': '{game} não tem regras escritas.',
} as const;
