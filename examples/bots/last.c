/* A bot that plays the last of the legal moves. It knows no rules: the arena sends the legal moves (option LegalMoves).
 * Build: cc -O2 -o last last.c */
#include <stdio.h>
#include <string.h>

#define LONGEST (1 << 20)

static char line[LONGEST + 2];
static char chosen[64]; /* the move that waits for "stop" */

static void introduce(void) {
  puts("id name Last in C");
  puts("id author the Gamut authors");
  puts("option name Game type combo default agere var agere var azacru var crosscut var crossings var epaminondas"
       " var lilacru var pacru var shacru");
  puts("option name LegalMoves type check default true");
  puts("ugiok");
}

/* The last word after searchmoves is a legal move. */
static const char *last_move(void) {
  const char *moves = strstr(line, " searchmoves ");
  const char *space = moves == NULL ? NULL : strrchr(line, ' ');
  return space == NULL ? "none" : space + 1;
}

static int begins(const char *word) {
  size_t length = strlen(word);
  return strncmp(line, word, length) == 0 && (line[length] == ' ' || line[length] == '\0');
}

static void unknown(void) { printf("info string unknown: %.80s\n", line); }

static void set_option(void) {
  if (strncmp(line, "setoption name Game ", 20) != 0 && strncmp(line, "setoption name LegalMoves ", 26) != 0) unknown();
}

static void go(void) {
  if (strstr(line, " infinite") != NULL) snprintf(chosen, sizeof chosen, "%s", last_move());
  else printf("bestmove %s\n", last_move());
}

static void stop(void) {
  if (chosen[0] != '\0') printf("bestmove %s\n", chosen);
  chosen[0] = '\0';
}

/* Discards the rest of a line that was too long. */
static void drop_rest(void) {
  int letter;
  while ((letter = getchar()) != '\n' && letter != EOF) continue;
  puts("info string error: a line was too long and was dropped");
}

int main(void) {
  setvbuf(stdout, NULL, _IOLBF, 0);
  while (fgets(line, sizeof line, stdin) != NULL) {
    size_t length = strcspn(line, "\n");
    int ended = line[length] == '\n';
    while (length > 0 && (line[length - 1] == ' ' || line[length - 1] == '\r')) length--;
    line[length] = '\0';
    if (!ended && length > LONGEST - 1) drop_rest();
    else if (begins("ugi")) introduce();
    else if (begins("isready")) puts("readyok");
    else if (begins("setoption")) set_option();
    else if (begins("go")) go();
    else if (begins("stop")) stop();
    else if (begins("quit")) return 0;
    else if (length > 0 && !begins("uginewgame") && !begins("position")) unknown();
  }
  return 0;
}
