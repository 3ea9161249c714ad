import type { Operation } from './contract.ts';

/** `path` is without the base path, as the contract writes it. */
export type Match = { operation: Operation; params: Record<string, string>; path: string } | { allowed: string[] };

interface Branch {
  literal: Map<string, Branch>;
  parameter?: Branch;
  operations: Map<string, { operation: Operation; names: string[]; mount: string }>;
}

const branch = (): Branch => ({ literal: new Map(), operations: new Map() });

/**
 * Finds the operation for a path in time independent of the size of the contract (Prism's own router compares with
 * every operation). Literal segments win over parameters. An unknown path allows no method.
 */
export function createRouter(operations: readonly Operation[]): (method: string, path: string) => Match {
  const root = branch();
  const mounted = operations.flatMap((operation) => operation.mounts.map((mount) => ({ operation, mount })));
  for (const { operation, mount } of mounted) {
    const names: string[] = [];
    let at = root;
    for (const segment of `${mount}${operation.path}`.split('/').slice(1)) {
      if (segment.startsWith('{')) {
        names.push(segment.slice(1, -1));
        at = at.parameter ??= branch();
      } else {
        const next = at.literal.get(segment) ?? branch();
        at.literal.set(segment, next);
        at = next;
      }
    }
    at.operations.set(operation.method, { operation, names, mount });
  }

  return (method, path) => {
    const segments = path.split('/').slice(1);
    const allowed = new Set<string>();
    const result = walk(root, 0, []);
    return result ?? { allowed: [...allowed] };

    function walk(at: Branch, index: number, values: string[]): Match | undefined {
      const segment = segments[index];
      if (segment === undefined) {
        const hit = at.operations.get(method);
        if (!hit) {
          for (const other of at.operations.keys()) allowed.add(other);
          return undefined;
        }
        const params = Object.fromEntries(hit.names.map((name, i) => [name, values[i]!]));
        return { operation: hit.operation, params, path: path.slice(hit.mount.length) };
      }
      const literal = at.literal.get(segment);
      return (
        (literal && walk(literal, index + 1, values)) ??
        (at.parameter && segment !== ''
          ? walk(at.parameter, index + 1, [...values, decodeURIComponent(segment)])
          : undefined)
      );
    }
  };
}
