import type { Described, DescribedOption } from './described.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** A script that makes a shell complete the command. */
export function completionFor(shell: Shell, described: Described): string {
  return { bash, zsh, fish }[shell](described);
}

function bash({ options, commands }: Described): string {
  const cases = commands.map(({ name, words, options: own }) => {
    const values = valuesOf([...own, ...options]);
    return `    ${name}) words="${words.join(' ')}" flags="${flagsOf([...own, ...options])}" values="${values}" ;;`;
  });
  return `# gamut for bash: gamut completion bash > ~/.local/share/bash-completion/completions/gamut
_gamut() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}"
  local words="" flags="" values="" one
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "help ${commands.map(({ name }) => name).join(' ')} ${flagsOf(options)}" -- "$current"))
    return
  fi
  case "$command" in
${cases.join('\n')}
    help) words="${commands.map(({ name }) => name).join(' ')}" ;;
  esac
  for one in $values; do
    if [ "\${one%%=*}" = "$before" ]; then
      COMPREPLY=($(compgen -W "$(printf '%s' "\${one#*=}" | tr ',' ' ')" -- "$current"))
      return
    fi
  done
  case "$current" in
    -*) COMPREPLY=($(compgen -W "$flags" -- "$current")) ;;
    *) COMPREPLY=($(compgen -W "$words" -- "$current") $(compgen -f -- "$current")) ;;
  esac
}
complete -o filenames -F _gamut gamut
`;
}

function flagsOf(options: readonly DescribedOption[]): string {
  return options.flatMap(({ long, short }) => (short === undefined ? [long] : [long, short])).join(' ');
}

/** As --game=agere,azacru, separated by spaces. */
function valuesOf(options: readonly DescribedOption[]): string {
  return options
    .filter(({ choices }) => choices.length > 0)
    .map(({ long, choices }) => `${long}=${choices.join(',')}`)
    .join(' ');
}

function zsh({ options, commands }: Described): string {
  const cases = commands.map(({ name, words, options: own }) => {
    const lines = [...own, ...options].map((option) => `        ${zshOption(option)}`);
    const first = words.length === 0 ? "'*:file:_files'" : `'1:word:(${words.join(' ')})' '*:file:_files'`;
    return `      ${name})\n        _arguments \\\n${lines.map((line) => `${line} \\`).join('\n')}\n          ${first} ;;`;
  });
  const listed = commands.map(({ name, about }) => `    ${quoted(`${name}:${about}`)}`);
  return `#compdef gamut
# gamut for zsh: gamut completion zsh > ~/.zfunc/_gamut, with fpath+=(~/.zfunc) before compinit
_gamut() {
  local -a commands
  commands=(
${listed.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local name=$words[2]
  shift words
  (( CURRENT-- ))
  case $name in
${cases.join('\n')}
      help) _describe command commands ;;
  esac
}
_gamut "$@"
`;
}

function zshOption({ long, about, takesValue, choices }: DescribedOption): string {
  const said = about.replaceAll(/[[\]:]/g, ' ');
  const value = !takesValue ? '' : choices.length > 0 ? `:value:(${choices.join(' ')})` : ':value:_files';
  return quoted(`${long}[${said}]${value}`);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function fish({ options, commands }: Described): string {
  const none = '__fish_use_subcommand';
  const lines = commands.flatMap(({ name, about, words, options: own }) => {
    const here = `'__fish_seen_subcommand_from ${name}'`;
    return [
      `complete -c gamut -n ${none} -f -a ${name} -d ${fishText(about)}`,
      ...(words.length === 0 ? [] : [`complete -c gamut -n ${here} -a '${words.join(' ')}'`]),
      ...own.map((option) => `complete -c gamut -n ${here} ${fishOption(option)}`),
    ];
  });
  return `# gamut for fish: gamut completion fish > ~/.config/fish/completions/gamut.fish
${options.map((option) => `complete -c gamut ${fishOption(option)}`).join('\n')}
${lines.join('\n')}
`;
}

function fishOption({ long, short, about, takesValue, choices }: DescribedOption): string {
  const letter = short === undefined ? '' : `-s ${short.slice(1)} `;
  const value = !takesValue ? '' : choices.length > 0 ? ` -x -a '${choices.join(' ')}'` : ' -r';
  return `${letter}-l ${long.slice(2)} -d ${fishText(about)}${value}`;
}

function fishText(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
