import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { root } from '../node.mjs';
import { dist } from './build.ts';

/** Something that other programs may import. */
interface PublicDeclaration {
  readonly name: string;
  readonly kind: 'class' | 'interface' | 'type' | 'function' | 'constant';
  /** Its declaration without comments and private members. */
  readonly text: string;
  readonly comment: string;
  readonly members: readonly PublicMember[];
}

interface PublicMember {
  readonly text: string;
  readonly comment: string;
}

/** A path of the package, and what can be imported from it. */
export interface PublicPath {
  /** As it is imported. */
  readonly path: string;
  /** The comment at the top of its file. */
  readonly about: string;
  readonly declarations: readonly PublicDeclaration[];
}

/** The first path is gamut itself. */
const FIRST = 'core';

/** Everything that the compiled library makes public, path by path. */
export function publicPaths(listed: readonly string[]): PublicPath[] {
  const folder = join(dist, 'library');
  const files = readdirSync(folder).filter((file) => file.endsWith('.d.ts') && listed.includes(pathOf(file)));
  const program = ts.createProgram(
    files.map((file) => join(folder, file)),
    {
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
      types: [],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    },
  );
  const checker = program.getTypeChecker();
  return files
    .map((file) => {
      const source = program.getSourceFile(join(folder, file));
      const module = source && checker.getSymbolAtLocation(source);
      if (source === undefined || module === undefined) throw new Error(`${file} exports nothing`);
      const exported = checker.getExportsOfModule(module).map((symbol) => declarationOf(symbol, checker));
      return {
        path: pathOf(file),
        about: aboutOf(file),
        declarations: exported.sort((one, other) => (one.name < other.name ? -1 : 1)),
      };
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

function pathOf(file: string): string {
  const name = basename(file, '.d.ts');
  return name === FIRST ? 'gamut' : `gamut/${name}`;
}

/** The comment at the top of a source, which declarations do not have. */
function aboutOf(file: string): string {
  const source = readFileSync(join(root, 'src', 'library', file.replace('.d.ts', '.ts')), 'utf8');
  return (/^\/\/ (.*)/.exec(source)?.[1] ?? '').trim();
}

function declarationOf(exported: ts.Symbol, checker: ts.TypeChecker): PublicDeclaration {
  const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
  const found = symbol.declarations?.[0];
  if (found === undefined) throw new Error(`${exported.name} is declared nowhere`);
  // The statement of a constant has its comment and its keyword.
  const node = ts.isVariableDeclaration(found) ? found.parent.parent : found;
  const all = symbol.declarations?.filter((one) => ts.isFunctionDeclaration(one)) ?? [];
  const texts = (all.length > 1 ? all : [node]).map((one) => textOf(one));
  return {
    name: exported.name,
    kind: kindOf(node),
    text: texts.join('\n'),
    comment: commentOf(node),
    members: membersOf(node).map((member) => ({ text: textOf(member), comment: commentOf(member) })),
  };
}

function kindOf(node: ts.Node): PublicDeclaration['kind'] {
  if (ts.isClassDeclaration(node)) return 'class';
  if (ts.isInterfaceDeclaration(node)) return 'interface';
  if (ts.isTypeAliasDeclaration(node)) return 'type';
  return ts.isFunctionDeclaration(node) ? 'function' : 'constant';
}

function membersOf(node: ts.Node): readonly ts.Node[] {
  if (!(ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node))) return [];
  return (node.members as ts.NodeArray<ts.ClassElement | ts.TypeElement>).filter((member) => !isPrivate(member));
}

function isPrivate(member: ts.Node): boolean {
  return ts.canHaveModifiers(member) &&
    ts.getCombinedModifierFlags(member as ts.Declaration) === ts.ModifierFlags.Private
    ? true
    : ts.canHaveModifiers(member) &&
        (ts.getModifiers(member)?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword) ?? false);
}

const printer = ts.createPrinter({ removeComments: true });

/** A declaration as it is written, without `export declare`. */
function textOf(node: ts.Node): string {
  const source = node.getSourceFile();
  const shown = withoutPrivate(node);
  return printer
    .printNode(ts.EmitHint.Unspecified, shown, source)
    .replace(/^export (declare )?/, '')
    .replaceAll(/\n\s*\n/g, '\n');
}

function withoutPrivate(node: ts.Node): ts.Node {
  if (!ts.isClassDeclaration(node)) return node;
  const members = node.members.filter((member) => !isPrivate(member));
  const { modifiers, name, typeParameters, heritageClauses } = node;
  return ts.factory.updateClassDeclaration(node, modifiers, name, typeParameters, heritageClauses, members);
}

function commentOf(node: ts.Node): string {
  const [last] = ts.getJSDocCommentsAndTags(node).toReversed();
  const comment = last === undefined ? undefined : ts.getTextOfJSDocComment(last.comment as string | undefined);
  return (comment ?? '').replaceAll(/\s+/g, ' ').trim();
}
