const NO_PARENT = -1;
const TERMINAL = -2;
const ORPHAN = -3;

const FREE = 0;
const SOURCE = 1;
const SINK = 2;

/** Less than this is nothing: capacities are areas and lengths of a mesh in mm. */
const NOTHING = 1e-9;

/**
 * The largest flow, and so the cheapest cut, of a graph whose nodes are joined to a source and a sink: by the two search
 * trees of Boykov and Kolmogorov (An Experimental Comparison of Min-Cut/Max-Flow Algorithms for Energy Minimization in
 * Vision, 2004), which are repaired after each path instead of being grown anew. Arcs come in pairs, `arc ^ 1` leads back.
 */
export class MaxFlow {
  private readonly rest: Float64Array;
  private readonly first: Int32Array;
  private readonly head: Int32Array;
  private readonly next: Int32Array;
  private readonly room: Float64Array;
  private arcs = 0;
  private flow = 0;

  private readonly parent: Int32Array;
  private readonly tree: Uint8Array;
  /** When a node was last known to hang on its terminal, and how far from it. */
  private readonly seen: Int32Array;
  private readonly depth: Int32Array;
  private time = 0;
  private readonly orphans: number[] = [];
  /** Nodes whose arcs are to be looked at, in a ring; none is in it twice. */
  private readonly active: Int32Array;
  private readonly isActive: Uint8Array;
  private activeFrom = 0;
  private activeCount = 0;

  constructor(nodes: number, mostEdges: number) {
    this.rest = new Float64Array(nodes);
    this.first = new Int32Array(nodes).fill(-1);
    this.head = new Int32Array(mostEdges * 2);
    this.next = new Int32Array(mostEdges * 2);
    this.room = new Float64Array(mostEdges * 2);
    this.parent = new Int32Array(nodes).fill(NO_PARENT);
    this.tree = new Uint8Array(nodes);
    this.seen = new Int32Array(nodes);
    this.depth = new Int32Array(nodes);
    this.active = new Int32Array(Math.max(1, nodes));
    this.isActive = new Uint8Array(nodes);
  }

  /** Capacities from the source and to the sink. */
  join(node: number, fromSource: number, toSink: number): void {
    const old = this.rest[node]!;
    const [source, sink] = [fromSource + Math.max(0, old), toSink + Math.max(0, -old)];
    this.flow += Math.min(source, sink);
    this.rest[node] = source - sink;
  }

  connect(a: number, b: number, capacity: number, back: number): void {
    const arc = this.arcs;
    this.arcs += 2;
    this.head[arc] = b;
    this.next[arc] = this.first[a]!;
    this.first[a] = arc;
    this.room[arc] = capacity;
    this.head[arc + 1] = a;
    this.next[arc + 1] = this.first[b]!;
    this.first[b] = arc + 1;
    this.room[arc + 1] = back;
  }

  solve(): number {
    for (let node = 0; node < this.rest.length; node++) {
      if (Math.abs(this.rest[node]!) <= NOTHING) continue;
      this.tree[node] = this.rest[node]! > 0 ? SOURCE : SINK;
      this.parent[node] = TERMINAL;
      this.depth[node] = 1;
      this.activate(node);
    }
    for (let node = this.nextActive(); node >= 0;) {
      const arc = this.grow(node);
      this.time++;
      if (arc >= 0) {
        this.augment(arc);
        this.adoptOrphans();
      }
      // A node from which a path was found may have another one.
      const goesOn = arc >= 0 && this.tree[node] !== FREE && this.parent[node] !== NO_PARENT;
      if (!goesOn) node = this.nextActive();
    }
    return this.flow;
  }

  /** After `solve`: nodes that are on neither side go with the sink. */
  onSourceSide(node: number): boolean {
    return this.tree[node] === SOURCE;
  }

  private activate(node: number): void {
    if (this.isActive[node] === 1) return;
    this.isActive[node] = 1;
    this.active[(this.activeFrom + this.activeCount++) % this.active.length] = node;
  }

  private nextActive(): number {
    while (this.activeCount > 0) {
      const node = this.active[this.activeFrom]!;
      this.activeFrom = (this.activeFrom + 1) % this.active.length;
      this.activeCount--;
      this.isActive[node] = 0;
      if (this.tree[node] !== FREE && this.parent[node] !== NO_PARENT) return node;
    }
    return -1;
  }

  /** Room from the node's tree outwards: along the arc in the source's, against it in the sink's. */
  private outward(node: number, arc: number): number {
    return this.tree[node] === SOURCE ? this.room[arc]! : this.room[arc ^ 1]!;
  }

  /** Takes free neighbours into the node's tree. @returns the arc from the source's to the sink's tree, once there is one */
  private grow(node: number): number {
    const { tree, parent, seen, depth, head, next } = this;
    const own = tree[node]!;
    for (let arc = this.first[node]!; arc >= 0; arc = next[arc]!) {
      if (this.outward(node, arc) <= NOTHING) continue;
      const other = head[arc]!;
      if (tree[other] === FREE) {
        tree[other] = own;
        this.activate(other);
      } else if (tree[other] !== own) return own === SOURCE ? arc : arc ^ 1;
      else if (seen[other]! > seen[node]! || depth[other]! <= depth[node]!) continue;
      // A new child, or one that is nearer to the terminal by this way.
      parent[other] = arc ^ 1;
      seen[other] = seen[node]!;
      depth[other] = depth[node]! + 1;
    }
    return -1;
  }

  /** Pushes what the path through the arc can take; nodes that lose their way to the terminal become orphans. */
  private augment(arc: number): void {
    const { head, room, rest } = this;
    const [sourceEnd, sinkEnd] = [head[arc ^ 1]!, head[arc]!];
    let amount = room[arc]!;
    let node = sourceEnd;
    for (let up = this.parent[node]!; up !== TERMINAL; up = this.parent[node]!) {
      amount = Math.min(amount, room[up ^ 1]!);
      node = head[up]!;
    }
    amount = Math.min(amount, rest[node]!);
    node = sinkEnd;
    for (let up = this.parent[node]!; up !== TERMINAL; up = this.parent[node]!) {
      amount = Math.min(amount, room[up]!);
      node = head[up]!;
    }
    amount = Math.min(amount, -rest[node]!);

    room[arc]! -= amount;
    room[arc ^ 1]! += amount;
    this.drain(sourceEnd, amount, 1);
    this.drain(sinkEnd, amount, 0);
    this.flow += amount;
  }

  /** @param against 1 in the source's tree, where flow comes against the arcs to the parents; 0 in the sink's */
  private drain(end: number, amount: number, against: 0 | 1): void {
    const { room, rest } = this;
    let node = end;
    for (let up = this.parent[node]!; up !== TERMINAL; up = this.parent[node]!) {
      room[up ^ against]! -= amount;
      room[up ^ against ^ 1]! += amount;
      const above = this.head[up]!;
      if (room[up ^ against]! <= NOTHING) this.orphan(node);
      node = above;
    }
    rest[node]! += against === 1 ? -amount : amount;
    if (Math.abs(rest[node]!) <= NOTHING) this.orphan(node);
  }

  private orphan(node: number): void {
    this.parent[node] = ORPHAN;
    this.orphans.push(node);
  }

  private adoptOrphans(): void {
    for (let node = this.orphans.pop(); node !== undefined; node = this.orphans.pop()) {
      const arc = this.nearestParent(node);
      if (arc >= 0) {
        this.parent[node] = arc;
        this.seen[node] = this.time;
        this.depth[node] = this.depth[this.head[arc]!]! + 1;
      } else this.setFree(node);
    }
  }

  /** The arc to the neighbour of the same tree that is nearest to its terminal; -1 when none hangs on it. */
  private nearestParent(node: number): number {
    let [best, nearest] = [-1, Infinity];
    for (let arc = this.first[node]!; arc >= 0; arc = this.next[arc]!) {
      const other = this.head[arc]!;
      if (this.tree[other] !== this.tree[node]) continue;
      if (this.outward(other, arc ^ 1) <= NOTHING) continue;
      const far = this.depthOf(other);
      if (far < nearest) [best, nearest] = [arc, far];
    }
    return best;
  }

  /** Distance from the terminal; Infinity for what hangs on an orphan. What was walked is remembered. */
  private depthOf(from: number): number {
    const { parent, head, seen, depth } = this;
    let far = 0;
    let node = from;
    while (seen[node] !== this.time) {
      const up = parent[node]!;
      far++;
      if (up === TERMINAL) {
        seen[node] = this.time;
        depth[node] = 1;
        far--;
        break;
      }
      if (up === ORPHAN || up === NO_PARENT) return Infinity;
      node = head[up]!;
    }
    far += depth[node]!;
    let left = far;
    for (let walk = from; seen[walk] !== this.time; walk = head[parent[walk]!]!) {
      seen[walk] = this.time;
      depth[walk] = left--;
    }
    return far;
  }

  private setFree(node: number): void {
    const own = this.tree[node]!;
    for (let arc = this.first[node]!; arc >= 0; arc = this.next[arc]!) {
      const other = this.head[arc]!;
      if (this.tree[other] !== own) continue;
      const up = this.parent[other]!;
      if (up !== NO_PARENT && this.outward(other, arc ^ 1) > NOTHING) this.activate(other);
      if (up >= 0 && this.head[up] === node) this.orphan(other);
    }
    this.parent[node] = NO_PARENT;
    this.tree[node] = FREE;
  }
}
