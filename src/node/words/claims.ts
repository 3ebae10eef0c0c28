/** What `gamut compliance` checks, in English and in Portuguese. */
export const claimsInPortuguese = {
  'ugi is answered with id name, id author, option lines and ugiok':
    'ugi tem como resposta id name, id author, linhas option e ugiok',
  'isready is answered with readyok only': 'isready tem como resposta só readyok',
  'an empty line is ignored': 'uma linha vazia é ignorada',
  'setoption is accepted silently for every option offered': 'setoption é aceite em silêncio para cada opção oferecida',
  'an unknown option is ignored': 'uma opção desconhecida é ignorada',
  'an unknown command is ignored, with one info string': 'um comando desconhecido é ignorado, com um info string',
  'an unknown query is ignored, with one info string': 'um query desconhecido é ignorado, com um info string',
  'uginewgame is accepted silently': 'uginewgame é aceite em silêncio',
  'stop is ignored when no search is running': 'stop é ignorado quando não há pesquisa a decorrer',
  'a line of more than 1 MiB does no harm': 'uma linha de mais de 1 MiB não causa danos',
  'quit ends the process with status 0': 'quit termina o processo com o estado 0',
  'quit ends the process even during a search': 'quit termina o processo mesmo durante uma pesquisa',
  'the end of the input ends the process': 'o fim da entrada termina o processo',
  'go infinite thinks until stop and answers isready meanwhile':
    'go infinite pensa até stop e entretanto responde a isready',
  'a position may be the start and moves': 'uma posição pode ser o início e jogadas',
  'a position may be a text, with and without moves': 'uma posição pode ser um texto, com e sem jogadas',
  'every rules option it offers is obeyed': 'cada opção de regras que oferece é respeitada',
  'several games can be played one after another': 'podem jogar-se várias partidas seguidas',
  'an illegal move or a bad text gives an error line and leaves the position unchanged':
    'uma jogada ilegal ou um texto errado dá uma linha de erro e deixa a posição como está',
  'every query is answered by the rules, from the start to the end of a game':
    'cada query tem a resposta que as regras dão, do início ao fim de uma partida',
  'go {limits} is answered with a legal bestmove': 'go {limits} tem como resposta um bestmove legal',
  'it knows no rules and is told the legal moves': 'não conhece as regras e recebe as jogadas legais',
  'Answer ugi with id name, id author, well-formed option lines and ugiok, and with nothing else; flush after every line.':
    'Responda a ugi com id name, id author, linhas option bem formadas e ugiok, e com mais nada; despeje a saída depois de cada linha.',
  'Answer isready with the one line readyok.': 'Responda a isready só com a linha readyok.',
  'Ignore empty lines.': 'Ignore as linhas vazias.',
  'Accept each option that you offer with the default that you offer, and print nothing.':
    'Aceite cada opção que oferece com o valor predefinido que oferece, e não escreva nada.',
  'Print one line info string unknown: … for an option that you do not offer.':
    'Escreva uma linha info string unknown: … para uma opção que não oferece.',
  'Print one line info string unknown: … for a command that you do not know.':
    'Escreva uma linha info string unknown: … para um comando que não conhece.',
  'Print one line info string unknown: … for a question that you do not know.':
    'Escreva uma linha info string unknown: … para uma pergunta que não conhece.',
  'Print nothing after uginewgame.': 'Não escreva nada depois de uginewgame.',
  'Ignore stop when you are not thinking.': 'Ignore stop quando não está a pensar.',
  'Read long lines in parts, drop them whole, and print one line info string error: ….':
    'Leia as linhas longas por partes, descarte-as por inteiro e escreva uma linha info string error: ….',
  'End with status 0 when you read quit.': 'Termine com o estado 0 quando ler quit.',
  'Read commands while you think, and end at once when one is quit.':
    'Leia comandos enquanto pensa, e termine de imediato quando um deles for quit.',
  'End when standard input ends.': 'Termine quando a entrada terminar.',
  'Answer go with info lines and one line bestmove with a legal move, spelled as here; ignore limits that you do not know.':
    'Responda a go com linhas info e uma linha bestmove com uma jogada legal, escrita como aqui; ignore os limites que não conhece.',
  'Read commands while you think; with infinite, keep bestmove back until stop, and print it once.':
    'Leia comandos enquanto pensa; com infinite, guarde bestmove até stop, e escreva-o uma só vez.',
  'Play the moves after the word moves, from the start.':
    'Faça as jogadas que vêm depois da palavra moves, desde o início.',
  'Read the text after fen up to the word moves or the end of the line; it contains spaces.':
    'Leia o texto depois de fen até à palavra moves ou ao fim da linha; contém espaços.',
  'Let options of the rules take effect with the next uginewgame or position startpos, or do not offer them.':
    'Aplique as opções das regras com o uginewgame ou o position startpos seguinte, ou não as ofereça.',
  'Forget the old position with every position command.': 'Esqueça a posição anterior com cada comando position.',
  'Answer a wrong text or move with one line info string error: …, and keep the position; an engine without rules offers the option LegalMoves instead.':
    'Responda a um texto ou a uma jogada errada com uma linha info string error: …, e mantenha a posição; um motor sem regras oferece antes a opção LegalMoves.',
  'Answer every question of the table with one line response …; an engine without rules offers the option LegalMoves instead.':
    'Responda a cada pergunta da tabela com uma linha response …; um motor sem regras oferece antes a opção LegalMoves.',
} as const;
