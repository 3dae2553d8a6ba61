import { mkdirSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What the group and others may do. */
const OTHERS = 0o077;

type Started = Parameters<NodeFS['init']>;

interface Attributes {
  readonly mode?: number;
}
/** The part of Emscripten's file system for Node that decides about modes. */
interface NodeFiles {
  readonly node_ops: {
    mknod(parent: unknown, name: string, mode: number, device: unknown): unknown;
    setattr(node: unknown, attributes: Attributes): unknown;
  };
  readonly stream_ops: { setattr(stream: unknown, attributes: Attributes): unknown };
}

/**
 * The folder of the embedded database, for its owner alone. The engine sets the mode of every file that it makes
 * (0666 for most, whatever the umask of the process), so the bits of others are taken away where it asks for them.
 */
export class OwnerOnlyFs extends NodeFS {
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    super(folder);
  }

  override init(...[pg, options]: Started): ReturnType<NodeFS['init']> {
    const before = (module: unknown): void => restrict((module as { readonly NODEFS: NodeFiles }).NODEFS);
    return super.init(pg, { ...options, preRun: [before, ...(options.preRun ?? [])] });
  }
}

function restrict({ node_ops, stream_ops }: NodeFiles): void {
  const { mknod } = node_ops;
  node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device);
  for (const operations of [node_ops, stream_ops]) {
    const { setattr } = operations;
    operations.setattr = (target: unknown, attributes: Attributes) =>
      setattr(target, attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~OTHERS });
  }
}
