type Listener = (namespace: string, key: string) => void;

const seen = new Set<string>();
let listener: Listener | undefined;

/** Told once per missing key; the texts of the fallback language are then fetched, and the gap is recorded. */
export function whenKeyIsMissing(next: Listener): void {
  listener = next;
}

export function onMissingKey(namespace: string, key: string): void {
  const id = `${namespace}:${key}`;
  if (seen.has(id)) return;
  seen.add(id);
  listener?.(namespace, key);
}
