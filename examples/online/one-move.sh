#!/bin/sh
# A bot by curl alone: accepts challenges and always plays the first legal move.
# sh one-move.sh <address of the server> <token>
server=${1%/}
auth="Authorization: Bearer $2"

post() { curl -s -X POST -H "$auth" -H 'Content-Type: application/json' -d "$2" "$server$1"; }
# The value of a member in one line of JSON.
text() { printf '%s' "$1" | sed -n "s/.*\"$2\":\"\([^\"]*\)\".*/\1/p"; }
number() { printf '%s' "$1" | sed -n "s/.*\"$2\":\([0-9]*\).*/\1/p"; }

play() {
  curl -sN -H "$auth" "$server/api/bot/rooms/$1/stream?legal" | while read -r state; do
    case $state in
      *'"status":"over"'*)
        echo "$1 is over"
        break
        ;;
      *'"isYourTurn":true'*)
        move=$(printf '%s' "$state" | sed -n 's/.*"legal":\["\([^"]*\)".*/\1/p')
        post "/api/bot/rooms/$1/moves" "{\"move\":\"$move\",\"epoch\":$(number "$state" epoch),\"ply\":$(number "$state" ply)}" > /dev/null
        ;;
    esac
  done
}

curl -sN -H "$auth" "$server/api/bot/events" | while read -r event; do
  room=$(text "$event" room)
  case $event in
    *'"say":"challenge"'*) post "/api/bot/challenges/$room/accept" '{}' > /dev/null ;;
    *'"say":"game start"'*) play "$room" & ;;
  esac
done
