#!/bin/sh
# Runs the local chain for no longer than the server lives, also where that one is killed.
#
#   guard.sh <process ids> <last state> <state> <anvil> <options of anvil>...
#
# Standard input is a pipe from the server. It closes with the server; then the chain is told to end, writes
# its last state, and that takes the state's place in one step.
pids=$1
last=$2
state=$3
shift 3

exec 3<&0
rm -f "$last"
"$@" --dump-state "$last" 3<&- </dev/null &
chain=$!
echo "$$ $chain" >"$pids"
{
  read -r _ <&3
  # The sleep is a process of its own, and would outlive this one. Not set before: a signal must end the read.
  trap 'kill "$!" && wait "$!"; exit' TERM
  kill "$chain"
  sleep 10 >/dev/null 3<&- &
  wait "$!"
  kill -9 "$chain"
} 2>/dev/null &
watch=$!

wait "$chain"
code=$?
kill "$watch" 2>/dev/null
# Anvil ends well even where the disk was full: only a file with its end is whole.
if [ "$code" -eq 0 ] && [ "$(tail -c 25 "$last" 2>/dev/null)" = '"historical_states":null}' ]; then
  mv -f "$last" "$state"
fi
wait "$watch" 2>/dev/null
exit "$code"
