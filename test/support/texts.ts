import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A text, and where it stands: a file and a line, or what it is of. */
export type Said = readonly [where: string, text: string];

/** The files of a folder with one of these endings, tests left out. */
export function filesIn(folder: string, endings: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => endings.test(file) && !/\.test\.tsx?$|node_modules/.test(file))
    .sort();
}

/** All texts between quotes or tags in a source file; names and codes are among them, comments and imports are not. */
export function textsOf(file: string): Said[] {
  const source = parse(file);
  const found: Said[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    const text = textAt(node);
    if (text !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push([`${file}:${line + 1}`, text]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function textAt(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  return ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node) ? node.text : undefined;
}

/** An English text and its translation. */
export interface Pair {
  readonly where: string;
  readonly en: string;
  readonly pt: string;
}

/** Texts of the same name in an object en and an object pt, which stand side by side in a scope or in an object. */
export function pairsOf(file: string): Pair[] {
  const source = parse(file);
  const pairs: Pair[] = [];
  const visit = (node: ts.Node): void => {
    const tables = tablesAt(node);
    if (tables !== undefined) {
      const portuguese = new Map(textsUnder(tables.pt, ''));
      for (const [key, en] of textsUnder(tables.en, '')) {
        const pt = portuguese.get(key);
        if (pt !== undefined) pairs.push({ where: `${file}${key}`, en, pt });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return pairs;
}

function tablesAt(node: ts.Node): { en: ts.Node; pt: ts.Node } | undefined {
  const parts = new Map<string, ts.Node>();
  if (ts.isObjectLiteralExpression(node)) {
    for (const one of node.properties) if (ts.isPropertyAssignment(one)) parts.set(nameOf(one), one.initializer);
  } else if (ts.isSourceFile(node)) {
    for (const one of node.statements.filter(ts.isVariableStatement)) {
      for (const { name, initializer } of one.declarationList.declarations) {
        if (ts.isIdentifier(name) && initializer !== undefined) parts.set(name.text, initializer);
      }
    }
  }
  const en = parts.get('en');
  const pt = parts.get('pt');
  return en === undefined || pt === undefined ? undefined : { en, pt };
}

function textsUnder(node: ts.Node, key: string): Said[] {
  if (ts.isStringLiteralLike(node)) return [[key, node.text]];
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) return textsUnder(node.expression, key);
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((one, at) => textsUnder(one, `${key} ${at}`));
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((one) =>
    ts.isPropertyAssignment(one) ? textsUnder(one.initializer, `${key} ${nameOf(one)}`) : [],
  );
}

function nameOf({ name }: ts.PropertyAssignment): string {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : '';
}

function parse(file: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, kind);
}
