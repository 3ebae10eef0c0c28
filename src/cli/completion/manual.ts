import type { Described, DescribedCommand, DescribedOption } from './described.ts';

/** The manual page, for man. */
export function writeManual({ options, commands }: Described, version: string): string {
  return [
    `.TH GAMUT 1 "" "Gamut ${version}"`,
    '.SH NAME',
    'gamut \\- play, study and program abstract games',
    '.SH SYNOPSIS',
    '.B gamut',
    '[\\fIcommand\\fR] [\\fIoptions\\fR]',
    '.SH DESCRIPTION',
    'Without a command it plays, in the terminal. Every command explains itself with \\fB\\-\\-help\\fR.',
    '.SH OPTIONS',
    ...options.flatMap((option) => optionLines(option)),
    '.SH COMMANDS',
    ...commands.flatMap((command) => commandLines(command)),
    '.SH FILES',
    '.TP',
    '\\fI$XDG_DATA_HOME/gamut\\fR, else \\fI~/.local/share/gamut\\fR',
    'saved games, settings, keys, the database of a server',
    '.SH ENVIRONMENT',
    '.TP',
    '\\fBNO_COLOR\\fR',
    'no colours',
    '.TP',
    '\\fBGAMUT_SERVER\\fR, \\fBGAMUT_TOKEN\\fR',
    'address of the server, token of a bot',
    '.SH EXIT STATUS',
    '0 when all is well, 1 when what was checked is not, 2 for a wrong command line, 130 after Ctrl\\-C.',
    '',
  ].join('\n');
}

function commandLines({ usage, about, options }: DescribedCommand): string[] {
  return ['.SS', `\\fBgamut ${plain(usage)}\\fR`, plain(about), ...options.flatMap((option) => optionLines(option))];
}

function optionLines({ flags, about }: DescribedOption): string[] {
  return ['.TP', `\\fB${plain(flags)}\\fR`, plain(about) || '\\&'];
}

/** A text without anything that would be a command of the page. */
function plain(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/, '\\&$1');
}
