import type { PublicPath } from './declarations.ts';

type Declaration = PublicPath['declarations'][number];

/** The reference as Markdown, from the comments of the code. */
export function writeReference(paths: readonly PublicPath[]): string {
  const parts = paths.map(({ path, about, declarations }) =>
    [`## ${path}`, sentence(about.replace(/^[\w/]+: /, '')), ...declarations.map(entry)].join('\n\n'),
  );
  const list = paths.map(
    ({ path, declarations }) => `| \`${path}\` | ${declarations.map(({ name }) => name).join(', ')} |`,
  );
  return [
    '# Reference',
    'Everything that the package makes public, written by `tools/package/surface.ts` from the comments of the code; the [guide](README.md) comes first.',
    ['| path | names |', '| --- | --- |', ...list].join('\n'),
    ...parts,
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

function entry({ name, kind, text, comment, members }: Declaration): string {
  const head = members.length === 0 ? text : `${text.slice(0, text.indexOf('{')).trim()}`;
  const listed = members.map(
    (member) =>
      `- \`${member.text.replaceAll(/\s+/g, ' ').replace(/;$/, '')}\`${member.comment === '' ? '' : `: ${member.comment}`}`,
  );
  return [
    `### ${name}`,
    ...(comment === '' ? [] : [comment]),
    ['```ts', kind === 'constant' && !head.includes(name) ? `${name}: ${head}` : head, '```'].join('\n'),
    ...(listed.length === 0 ? [] : [listed.join('\n')]),
  ].join('\n\n');
}

function sentence(text: string): string {
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
}
