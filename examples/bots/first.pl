% A bot that plays the first of the legal moves. It knows no rules: the arena sends the legal moves (option LegalMoves).
% Run: swipl first.pl
:- use_module(library(readutil)).
:- initialization(main, main).

:- dynamic waiting/1. % the move that waits for "stop"

main :-
    prompt(_, ''),
    repeat,
    read_line_to_string(user_input, Line),
    (   Line == end_of_file
    ->  true
    ;   split_string(Line, " ", " \t\r", Parts),
        exclude(==(""), Parts, Words),
        answer(Words, Line)
    ),
    !.

% answer(+Words, +Line): succeeds only for quit, so that the loop goes on.
answer(["quit"|_], _) :- !.
answer(Words, Line) :- react(Words, Line), !, flush_output, fail.

react([], _).
react(["ugi"|_], _) :-
    say("id name First in Prolog"),
    say("id author the Gamut authors"),
    say("option name Game type combo default agere var agere var azacru var crosscut var crossings var epaminondas var lilacru var pacru var shacru"),
    say("option name LegalMoves type check default true"),
    say("ugiok").
react(["isready"|_], _) :- say("readyok").
react(["uginewgame"|_], _).
react(["position"|_], _).
react(["setoption", "name", Name|_], _) :- member(Name, ["Game", "LegalMoves"]).
react(["go"|Words], _) :-
    first_move(Words, Move),
    (   member("infinite", Words)
    ->  retractall(waiting(_)), assertz(waiting(Move))
    ;   best(Move)
    ).
react(["stop"|_], _) :-
    forall(retract(waiting(Move)), best(Move)).
react(_, Line) :-
    string_length(Line, Length),
    Shown is min(Length, 80),
    sub_string(Line, 0, Shown, _, Start),
    format("info string unknown: ~w~n", [Start]).

first_move(Words, Move) :- append(_, ["searchmoves", Move|_], Words), !.
first_move(_, "none").

best(Move) :- format("bestmove ~w~n", [Move]).

say(Text) :- format("~w~n", [Text]).
