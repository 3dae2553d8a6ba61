import { seededRandom, wholeBetween } from '@archway/geometry';
import { MaxFlow } from './max-flow.ts';

interface Graph {
  readonly source: readonly number[];
  readonly sink: readonly number[];
  readonly edges: readonly (readonly [number, number, number, number])[];
}

const cutOf = ({ source, sink, edges }: Graph, onSource: (node: number) => boolean): number => {
  let cut = 0;
  source.forEach((capacity, node) => (cut += onSource(node) ? sink[node]! : capacity));
  for (const [a, b, there, back] of edges) {
    if (onSource(a) && !onSource(b)) cut += there;
    if (onSource(b) && !onSource(a)) cut += back;
  }
  return cut;
};

const cheapest = (graph: Graph): number => {
  let least = Infinity;
  for (let set = 0; set < 1 << graph.source.length; set++) {
    least = Math.min(
      least,
      cutOf(graph, (node) => (set >> node) % 2 === 1),
    );
  }
  return least;
};

function randomGraph(seed: number): Graph {
  const random = seededRandom(seed);
  const nodes = wholeBetween(random, 1, 10);
  const any = (): number => (random() < 0.3 ? 0 : random() * 10);
  const edges = Array.from(
    { length: wholeBetween(random, 0, 24) },
    () => [wholeBetween(random, 0, nodes - 1), wholeBetween(random, 0, nodes - 1), any(), any()] as const,
  ).filter(([a, b]) => a !== b);
  return { source: Array.from({ length: nodes }, any), sink: Array.from({ length: nodes }, any), edges };
}

it('flow, and the cut that it leaves, are those of all possible cuts', () => {
  for (let seed = 1; seed <= 400; seed++) {
    const graph = randomGraph(seed);
    const flow = new MaxFlow(graph.source.length, graph.edges.length);
    graph.source.forEach((capacity, node) => flow.join(node, capacity, graph.sink[node]!));
    for (const edge of graph.edges) flow.connect(...edge);
    const least = cheapest(graph);
    expect(flow.solve()).toBeCloseTo(least, 6);
    expect(cutOf(graph, (node) => flow.onSourceSide(node))).toBeCloseTo(least, 6);
  }
});

it('what a node is joined with in parts adds up', () => {
  const flow = new MaxFlow(1, 0);
  flow.join(0, 3, 1);
  flow.join(0, 1, 6);
  expect(flow.solve()).toBe(4);
  expect(flow.onSourceSide(0)).toBe(false);
});
