import { posix } from 'node:path';
import { TEMPLATE_REGISTRY } from './import-rules.ts';
import { importsOf, type SourceFile } from './source.ts';

/**
 * Finds folders that import each other in a cycle, at any depth: compares the subfolders of each folder, including their
 * contents. A cycle is reported as its folders in alphabetical order; types count like values. The registry of templates is
 * left out: it imports only types, and lies beside components of a later layer.
 */
export function folderCircles(files: readonly SourceFile[]): string[][] {
  const graphs = new Map<string, Map<string, Set<string>>>();
  for (const { from, to } of listImports(files)) {
    if (to === `src/${TEMPLATE_REGISTRY}`) continue;
    const split = forkOf(from, to);
    if (!split) continue;
    const graph = graphs.get(split.parent) ?? new Map<string, Set<string>>();
    graphs.set(split.parent, graph);
    graph.set(split.from, (graph.get(split.from) ?? new Set()).add(split.to));
  }
  return [...graphs].flatMap(([parent, graph]) =>
    circlesOf(graph).map((names) => names.map((name) => `${parent}/${name}`)),
  );
}

/** Finds files that import each other in a cycle; types count like values, and an import at run time like any other. */
export function fileCircles(files: readonly SourceFile[]): string[][] {
  const graph = Map.groupBy(listImports(files), ({ from }) => from);
  return circlesOf(new Map([...graph].map(([from, all]) => [from, new Set(all.map(({ to }) => to))])));
}

function listImports(files: readonly SourceFile[]): { readonly from: string; readonly to: string }[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap(({ specifier }) => {
      const target = resolved(file.path, specifier);
      return target === undefined ? [] : [{ from: file.path, to: target }];
    }),
  );
}

/** The path of an imported project file, 'src/a/b.ts'; undefined for packages. */
function resolved(path: string, specifier: string): string | undefined {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('./')) return posix.join(posix.dirname(path), plain);
  return plain.startsWith('#')
    ? plain.replace(/^#(?!scripts\/|tests\/)/, 'src/').replace(/^#/, '')
    : undefined;
}

/** The common parent and the diverging folders of two files: 'src/features', 'forms', 'valuation'. */
function forkOf(from: string, to: string) {
  const [a, b] = [posix.dirname(from).split('/'), posix.dirname(to).split('/')];
  const depth = a.findIndex((name, index) => name !== b[index]);
  const [left, right] = [a[depth], b[depth]];
  if (depth < 1 || left === undefined || right === undefined) return undefined;
  return { parent: a.slice(0, depth).join('/'), from: left, to: right };
}

/** The strongly connected components of more than one node (Tarjan). */
function circlesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const visit = (node: string): number => {
    order.set(node, order.size);
    low.set(node, order.get(node) ?? 0);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low.set(node, Math.min(low.get(node) ?? 0, visit(next)));
      else if (stack.includes(next)) low.set(node, Math.min(low.get(node) ?? 0, order.get(next) ?? 0));
    }
    if (low.get(node) === order.get(node)) {
      const component = stack.splice(stack.indexOf(node));
      if (component.length > 1) found.push(component.sort());
    }
    return low.get(node) ?? 0;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}
