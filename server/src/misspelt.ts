/** Of the command, of tests and of benchmarks: they may stand in the same environment. */
const OF_TOOLS =
  /^ARCHWAY_(URL|SOURCE_MAPS|NO_CACHE|SERVE|TEST_\w+|FUZZ|FUZZ_SEED|KILL_ROUNDS|KILL_SEED|E2E_\w+|BENCH_\w+|MONOLITH_OUT|MIGRATIONS_OUT)$/;
/** What Kubernetes tells every container of a service that is called archway. */
const OF_CLUSTER = /^ARCHWAY(_\w+)?_(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT_\d+_(TCP|UDP)(_\w+)?)$/;

export interface Misspelt {
  readonly name: string;
  /** The variable that is probably meant. */
  readonly meant: string | null;
}

/** Variables that are called `ARCHWAY_…` and that nobody reads. */
export function misspelt(env: Readonly<Record<string, string | undefined>>, known: readonly string[]): Misspelt[] {
  return Object.entries(env)
    .filter(([name, value]) => /^archway_/i.test(name) && !known.includes(name) && !isForeign(name, value ?? ''))
    .map(([name]) => ({ name, meant: nearest(name, known) }));
}

const isForeign = (name: string, value: string): boolean =>
  OF_TOOLS.test(name) || OF_CLUSTER.test(name) || (/_PORT$/.test(name) && /^(tcp|udp):/.test(value));

/** The most similar name, if it is similar at all. */
function nearest(name: string, known: readonly string[]): string | null {
  const bare = (text: string): string =>
    text
      .toUpperCase()
      .replace(/^ARCHWAY_/, '')
      .replaceAll('_', '');
  const ranked = known
    .map((candidate) => ({ candidate, far: distance(bare(name), bare(candidate)) }))
    .sort((a, b) => a.far - b.far);
  const [best] = ranked;
  return best && best.far <= Math.max(2, Math.floor(bare(name).length / 3)) ? best.candidate : null;
}

/** Levenshtein's: how many letters differ, are missing or too many. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
